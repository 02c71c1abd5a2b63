### Was die Befehle tun, und was nicht geht

## Befehle

help-usage = Aufruf:
help-options = Schalter
help-needed = { $about } Muss dabeistehen.
help-commands = Befehle
complaint = Fehler: { $said }

cmd-binokel = Binokel (Benoggl), das schwäbische Kartenspiel.
about-binokel =
    Binokel (Benoggl), das schwäbische Kartenspiel mit Melden und Stechen.
    Zum Losspielen: binokel play. Hilfe zu einem Befehl: binokel play --help.
cmd-play = Spiele im Terminal eine Partie gegen Bots.
about-play =
    Spiele im Terminal eine ganze Partie gegen Bots. Jede Eingabe ist eine Zeile, ? zeigt die Hilfe. Die Partie wird nach jedem Zug gespeichert; --log mit derselben Datei spielt sie weiter.
cmd-sim = Lass Bots viele Spiele gegeneinander spielen.
about-sim =
    Lass Bots viele Spiele gegeneinander spielen und fasse sie zusammen. Gleicher Seed, gleiches Ergebnis, mit beliebig vielen Prozessen.
cmd-log = Partien ansehen und nachprüfen.
cmd-log-show = Zeige eine Partie, Spiel für Spiel.
cmd-log-check = Spiele eine Partie nach und prüfe jeden Zug und jede Abrechnung.
cmd-log-verify = Rechne nach, ob die Karten ehrlich gemischt waren.
cmd-rules = Regeln, Vorlagen und Hausregeln.
cmd-rules-list = Nenne alle Vorlagen.
cmd-rules-show = Zeige eine Vorlage oder einen Paragraphen.
about-rules-show = Zeige alle Einstellungen einer Vorlage oder Datei (Abweichungen mit *), oder einen Paragraphen (6.4) oder ein Kapitel (6) des Regelbuchs.
cmd-rules-diff = Zeige, worin sich zwei Regeln unterscheiden.
cmd-rules-check = Prüfe eine Datei mit Hausregeln.
cmd-melds = Nenne die Meldungen von Karten.
about-melds = Nenne jede Meldung dieser Karten, ihre Augen und was davon auf dem Tisch liegt. Karten sind Farbe und Wert: HK SO BU.
cmd-legal = Nenne die Karten, die man zugeben darf.
about-legal = Nenne die Karten einer Hand, die auf einen Stich gespielt werden dürfen, und bei jeder anderen, warum nicht. Karten sind Farbe und Wert: HK SO BU.

opt-version = Zeige die Version.
opt-help = Zeige diese Hilfe.
opt-lang = Sprache; sonst die der Umgebung (LANG), sonst Deutsch.
opt-rules-name = Vorlage (binokel rules list) oder TOML-Datei mit Hausregeln; sonst seed_3.
opt-seat = Deine Nummer am Tisch, von 0 an; sonst 0.
opt-seed = Woraus die Karten gemischt werden, in Hexadezimalziffern; sonst ein geheimer Zufall.
opt-bots = Bots der anderen, durch Kommas getrennt; weniger Namen wiederholen sich. Sonst rulebook.
opt-log-path = Datei der Partie; eine unfertige wird weitergespielt. Sonst im Ordner für deine Daten.
opt-plain = Einfache Zeilen ohne Farben und Rahmen, für Vorleseprogramme und zum Weiterleiten.
opt-hints = Der Tipp-Befehl nennt, was ein Bot täte.
opt-trump = Trumpf: E, S, H oder B; „-“ für keinen (Durch).
opt-trick = Die Karten, die schon liegen, die erste zuerst.
opt-leader = Der Platz, der ausgespielt hat; nur wichtig, wo man den Partner nicht stechen muss (§6.10).
opt-untendurch = Es wird ein Untendurch gespielt (§10.3).
opt-deals = Wie viele Spiele, sonst 100.
opt-sim-seed = Ein Text, aus dem Karten und Bots ihren Zufall ziehen; sonst 1.
opt-sim-bots = Bots der Plätze, durch Kommas getrennt; ein Name für alle, weniger Namen wiederholen sich. Sonst rulebook.
opt-jobs = Wie viele Prozesse zugleich, sonst 1; das Ergebnis ist immer dasselbe.
opt-sim-log-path = Ordner, in den jede Partie als eigene Datei geschrieben wird.

## Was nicht geht

file-too-large = { $path } ist zu groß.
file-missing = Die Datei { $path } gibt es nicht.
file-is-folder = { $path } ist ein Ordner, keine Datei.
file-not-text = { $path } ist kein Text in UTF-8 (Byte { $byte }).
file-unreadable = { $path } lässt sich nicht lesen: { $why }.
file-not-regular = { $path } ist keine gewöhnliche Datei.
file-unusable = Mit { $path } geht es nicht: { $why }.
folder-missing = Einen Ordner { $path } gibt es nicht; leg ihn erst an oder nimm einen anderen.
name-empty = Ein Name ist leer.
streams-fail = Ein- oder Ausgabe klappt nicht: { $why }.
no-output = Die Ausgabe ist geschlossen, da lässt sich nichts hinschreiben.
no-input = Die Eingabe ist geschlossen, da lässt sich niemand fragen.
file-unwritable = { $path } lässt sich nicht schreiben: { $why }.
no-diss = { $card }: Nach diesen Regeln gibt es keine Diss (§1.1).
third-copy = { $card } kommt dreimal vor, aber jede Karte gibt es nur zweimal (§1.1).
too-many-cards = { $count } Karten sind zu viele, höchstens { $most } sind möglich (§2.4).
no-suit-or-none = „{ $typed }“ ist keine Farbe: E, S, H oder B (§1.2); „-“ für keinen Trumpf.
no-seat = Einen Platz { $typed } gibt es nicht, nur 0 bis { $last }.
no-seed = „{ $typed }“ ist kein Seed: 2 bis 128 Hexadezimalziffern, immer zwei zusammen, etwa 2a.
wrong-number-of-bots = { $count ->
    [0] Kein Bot ist genannt
   *[other] { $count } Bots sind zu viele
}: 1 bis { $most } Namen, durch Kommas getrennt.
no-bot = Einen Bot „{ $typed }“ gibt es nicht, nur { $known }.
no-paragraph = Einen Paragraphen { $typed } hat das Regelbuch nicht (§1.1 bis §12.3).

## Falscher Aufruf

use-missing = { $name } fehlt.
use-no-option = Einen Schalter { $name } gibt es hier nicht.
use-no-value = Hinter { $name } fehlt der Wert.
use-no-command = Einen Befehl „{ $name }“ gibt es nicht.
use-wrong-value = Mit { $name } stimmt etwas nicht: { $kind ->
    [number] Es muss eine ganze Zahl sein.
    [range] Es muss eine ganze Zahl von { $values } sein.
    [choice] Es geht nur { $values }.
   *[other] { $why }
}
use-other = So geht es nicht: { $why }
use-hint = { $said } { $command } --help zeigt, wie es geht.

## Regeln

head-preset = Vorlage
head-players = Spieler
head-cards = Hand/Dapp
head-about = Was es ist
head-option = Einstellung
head-paragraph = Paragraph
rules-shown = { $name }: { $changed ->
    [0] die üblichen Regeln (seed_3).
    [one] 1 Einstellung weicht von seed_3 ab (*).
   *[other] { $changed } Einstellungen weichen von seed_3 ab (*).
}
rules-digest = Prüfsumme { $digest }
value-usual = sonst { $value }
rules-equal = { $one } und { $other } sind gleich.
rules-faulty = { $file }: { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
rules-good = { $file } ist in Ordnung, { $changed ->
    [0] ohne Abweichung von seed_3.
    [one] 1 Abweichung von seed_3.
   *[other] { $changed } Abweichungen von seed_3.
}

## Partien

log-no-log = { $path } ist keine Partie: { $why }
log-fault = Hier ist der Schaden: { $why }
log-line = Zeile { $line }: { $why }
log-refused = Was da steht, geht nicht; dem Spieler wäre gesagt worden: { $why }
log-ok = In Ordnung: { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
}, { $acts } Züge{ $state ->
    [running] , noch nicht zu Ende.
   *[finished] .
}
log-shown-to = Bis hierher ist die Partie lesbar.
log-deal = Spiel { $number }, { $who } gibt
log-person = Platz { $number }
draw-good = Karten { $draw }: passen zum Versprechen.
draw-missing = Karten { $draw }: passen; es fehlt das Zeichen von { $who }.
draw-open = Karten { $draw }: noch nicht aufgedeckt.
draw-unknown = Karten { $draw }: ohne Versprechen, nicht nachprüfbar.
draw-bad = Karten { $draw }: { $why }
draws-none = Es ist noch nichts gegeben worden.

## Simulation

sim-title = { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
} nach { $rules }, Seed { $seed }; in Klammern 95 %
sim-progress = Spiele
head-bot = Bot
head-seat = Platz
sim-augen = Augen im Spiel
sim-declared = gespielt %
sim-made = gewonnen %
sim-given-up = abgegangen %
sim-special = Durch
sim-saved = Die Partien liegen in { $path }.
bad-folder = { $path } ist eine Datei; --log braucht einen Ordner.
folder-not-empty = { $path } ist nicht leer; --log braucht einen leeren oder neuen Ordner.
