### Was d' Befehl machet, ond was net goht

## Befehl

help-usage = Uffruaf:
help-options = Schalter
help-needed = { $about } Muaß drbeistanda.
help-commands = Befehl
complaint = Noi: { $said }

cmd-binokel = Benoggl, 's schwäbische Kartaspiel.
about-binokel =
    Benoggl, 's schwäbische Kartaspiel mit Melda ond Stecha.
    Zom Losspiela: binokel play. Hilf zo ma Befehl: binokel play --help.
cmd-play = Spiel em Terminal a Partie gega Bots.
about-play =
    Spiel em Terminal a ganze Partie gega Bots. Jede Eingab isch a Zeil, ? zoigt d' Hilf. D' Partie wird noch jedem Zug gspeichert; --log mit dr gleicha Datei spielt se weiter.
cmd-sim = Lass Bots an Haufa Spiel gegananander macha.
about-sim =
    Lass Bots an Haufa Spiel gegananander macha ond fass se zamma. Gleicher Seed, 's gleiche kommt raus, mit so viel Prozess wia de witt.
cmd-log = Partia agucka ond nochprüfa.
cmd-log-show = Zoig a Partie, Spiel om Spiel.
cmd-log-check = Spiel a Partie noch ond prüf jeden Zug ond jede Abrechnong.
cmd-log-verify = Rechne noch, ob d' Karta ehrlich gmischt gwä send.
cmd-rules = Regla, Vorlaga ond Hausregla.
cmd-rules-list = Nenn älle Vorlaga.
cmd-rules-show = Zoig a Vorlag oder an Absatz.
about-rules-show = Zoig älle Optiona vo ra Vorlag oder Datei (was anderscht isch, mit *), oder an Absatz (6.4) oder a Kapitel (6) vom Regelbuach.
cmd-rules-diff = Zoig, was bei zwoierloi Regla anderscht isch.
cmd-rules-check = Prüf a Datei mit Hausregla.
cmd-melds = Nenn d' Meldonga vo Karta.
about-melds = Nenn jede Meldong vo dene Karta, ihre Auga ond was drvo uff em Tisch leit. Karta send Farb ond Wert: HK SO BU.
cmd-legal = Nenn d' Karta, wo mr zuageba derf.
about-legal = Nenn d' Karta vo ra Hand, wo mr uff an Stich spiela derf, ond bei jeder andera, warom net. Karta send Farb ond Wert: HK SO BU.

opt-version = Zoig d' Version.
opt-help = Zoig dui Hilf.
opt-lang = Sproch; sonscht dia vo dr Omgebong (LANG), sonscht Deitsch.
opt-rules-name = Vorlag (binokel rules list) oder TOML-Datei mit Hausregla; sonscht seed_3.
opt-seat = Dei Nommer am Tisch, vo 0 a; sonscht 0.
opt-seed = Aus was d' Karta gmischt werdet, en Hexadezimalziffra; sonscht a ghoimer Zuafall.
opt-bots = Bots vo de andere, mit Komma drzwischa; wenn's z' wenig send, fangt's wieder vorna a. Sonscht rulebook.
opt-log-path = Datei vo dr Partie; a agfangene wird weitergspielt. Sonscht em Ordner für deine Data.
opt-plain = Oifache Zeila ohne Farba ond Rahma, für Vorlesprogramm ond zom Weiterleita.
opt-hints = Dr Befehl tipp sagt, was a Bot dät.
opt-trump = Trompf: E, S, H oder B; „-“ für koin (Durch).
opt-trick = D' Karta, wo scho lieget, dia erscht zerscht.
opt-leader = Dr Platz, wo rauskomma isch; bloß wichtig, wo mr über dr Partner net drüber muaß (§6.10).
opt-untendurch = 's wird a Ontadurch gspielt (§10.3).
opt-deals = Wia viel Spiel, sonscht 100.
opt-sim-seed = A Text, aus dem Karta ond Bots ihrn Zufall ziaget; sonscht 1.
opt-sim-bots = Bots vo de Plätz, mit Komma drzwischa; oi Nama für älle, ond wenn's z' wenig send, fangt's wieder vorna a. Sonscht rulebook.
opt-jobs = Wia viel Prozess uff oimol, sonscht 1; rauskomma duat emmer 's gleiche.
opt-sim-log-path = Ordner, wo jede Partie als oigene Datei neigschrieba wird.

## Was net goht

file-too-large = { $path } isch z' groß.
file-missing = D' Datei { $path } gibt's net.
file-is-folder = { $path } isch a Ordner, koi Datei.
file-not-text = { $path } isch koin Text en UTF-8 (Byte { $byte }).
file-unreadable = { $path } lässt sich net lesa: { $why }.
file-not-regular = { $path } isch koi gwöhnliche Datei.
file-unusable = Mit { $path } goht's net: { $why }.
folder-missing = An Ordner { $path } gibt's net; leg en zerscht a oder nemm an andera.
name-empty = A Nama isch leer.
streams-fail = 's Lesa oder 's Schreiba goht net: { $why }.
no-output = D' Ausgab isch zua, do ka mr nix naschreiba.
no-input = D' Eingab isch zua, do ka mr neamerd froga.
file-unwritable = { $path } lässt sich net schreiba: { $why }.
no-diss = { $card }: Noch dene Regla gibt's koine Dissla (§1.1).
third-copy = { $card } kommt dreimol vor, aber jede Kart gibt's bloß zwoimol (§1.1).
too-many-cards = { $count } Karta send z' viel, höchschtens { $most } ganget (§2.4).
no-suit-or-none = „{ $typed }“ isch koi Farb: E, S, H oder B (§1.2); „-“ für koin Trompf.
no-seat = An Platz { $typed } gibt's net, bloß 0 bis { $last }.
no-seed = „{ $typed }“ isch koin Seed: 2 bis 128 Hexadezimalziffra, emmer zwoi zamma, zom Beispiel 2a.
wrong-number-of-bots = { $count ->
    [0] Koi Bot isch gnannt
   *[other] { $count } Bots send z' viel
}: 1 bis { $most } Nama, mit Komma drzwischa.
no-bot = An Bot „{ $typed }“ gibt's net, bloß { $known }.
no-paragraph = An Absatz { $typed } hot 's Regelbuach net (§1.1 bis §12.3).

## Falscher Uffruaf

use-missing = { $name } fehlt.
use-no-option = An Schalter { $name } gibt's do net.
use-no-value = Henter { $name } fehlt dr Wert.
use-no-command = An Befehl „{ $name }“ gibt's net.
use-wrong-value = Mit { $name } stemmt ebbes net: { $kind ->
    [number] 's muaß a ganze Zahl sei.
    [range] 's muaß a ganze Zahl vo { $values } sei.
    [choice] 's goht bloß { $values }.
   *[other] { $why }
}
use-other = So goht's net: { $why }
use-hint = { $said } { $command } --help zoigt, wia's goht.

## Regla

head-preset = Vorlag
head-players = Spieler
head-cards = Hand/Dapp
head-about = Was es isch
head-option = Option
head-paragraph = Absatz
rules-shown = { $name }: { $changed ->
    [0] d' gwöhnliche Regla (seed_3).
    [one] 1 Option isch anderscht wia en seed_3 (*).
   *[other] { $changed } Optiona send anderscht wia en seed_3 (*).
}
rules-digest = Prüfsomm { $digest }
value-usual = sonscht { $value }
rules-equal = { $one } ond { $other } send gleich.
rules-faulty = { $file }: { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
rules-good = { $file } passt, { $changed ->
    [0] älles wia en seed_3.
    [one] 1 Option anderscht wia en seed_3.
   *[other] { $changed } Optiona anderscht wia en seed_3.
}

## Partia

log-no-log = { $path } isch koi Partie: { $why }
log-fault = Do isch se he: { $why }
log-line = Zeil { $line }: { $why }
log-refused = Was do stoht, goht net; zom Spieler hätt mr gsagt: { $why }
log-ok = Älles recht: { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiel
}, { $acts } Züg{ $state ->
    [running] , no net aus.
   *[finished] .
}
log-shown-to = Bis do na ka mr d' Partie lesa.
log-deal = Spiel { $number }, { $who } gibt
log-person = Platz { $number }
draw-good = Karta { $draw }: so wia versprocha.
draw-missing = Karta { $draw }: so wia versprocha; 's fehlt 's Zoicha vo { $who }.
draw-open = Karta { $draw }: no net uffdeckt.
draw-unknown = Karta { $draw }: nix versprocha, also ka mr's net nochprüfa.
draw-bad = Karta { $draw }: { $why }
draws-none = Do isch no gar nix geba worda.

## Viel Spiel hentranander

sim-title = { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiel
} noch { $rules }, Seed { $seed }; en de Klammera 95 %
sim-progress = Spiel
head-bot = Bot
head-seat = Platz
sim-augen = Auga em Spiel
sim-declared = gspielt %
sim-made = gwonna %
sim-given-up = abganga %
sim-special = Durch
sim-saved = D' Partia lieget en { $path }.
bad-folder = { $path } isch a Datei; --log braucht an Ordner.
folder-not-empty = { $path } isch net leer; --log braucht an leera oder neia Ordner.
