### Am Tisch em Terminal: dr erschte Bildschirm, Froga, Antworta, was mr agucka ka

## Dr erschte Bildschirm

welcome-title = Benoggl
welcome-what =
    Benoggl isch a Kartaspiel vo de Schwoba: Auga gibt's für Kartabilder uff dr Hand
    (Meldonga) ond für Stich, ond vorher wird gsteigert.
welcome-bid = { $dapp ->
    [0]
        Wer am meischta bietet, sagt Trompf a ond muaß mit Meldonga ond Stich sei Gebot
        schaffa, sonscht wird's em abzoga.
   *[other]
        Wer am meischta bietet, kriagt dr Dapp ({ $dapp } zuadeckte Karta), sagt Trompf a ond
        muaß mit Meldonga ond Stich sei Gebot schaffa, sonscht wird's em abzoga.
}
with-whom = Mit dir am Tisch hocket: { $names } (Bots: { $bots }).
your-side = Du spielsch zamma mit { $names }.
everyone-alone = Jeder schreibt für sich uff.
goal-target = Wer zerscht { $target } Auga hot, gwennt.
goal-deals = { $deals ->
    [one] Noch oim Spiel gwennt, wer am meischta hot.
   *[other] Noch { $deals } Spiel gwennt, wer am meischta hot.
}
how-to-type =
    A Kart schreibt mr mit zwoi Zoicha, Farb ond Wert: HK isch { $card }.
    Farba: { $suits }.
    Wert vo oba nonter: { $ranks }.
    Hentr jeder Eingab druckt mr Enter. Sag, was gfrogt isch, oder:
    ? zoigt, was de eingeba kasch, r d' Regla, q hört uff.
saved-in =
    Gspeichert wird noch jedem Zug, en dera Datei:
    { $path }
match-waits =
    Do wartet no a agfangene Partie; so goht se weiter:
    binokel play --log { $path }
match-resumed = 's goht weiter, wo de uffghört hosch ({ $deals ->
    [one] 1 Spiel isch gspielt
   *[other] { $deals } Spiel send gspielt
}).

## D' Hilf am Tisch

help-at-table =
    Was de emmer eingeba kasch:
    ? = was de jetzt eingeba kasch
    ?? = dui Hilf
    l = dr letschte Stich
    t = wer welche Stich hot
    m = Meldonga (vor em Melda: was deine Karta meldet)
    a = wia gsteigert worda isch
    d = dr Dapp
    s = dr Schreibblock
    r = d' Regla vo dera Partie; r 6.4 an Absatz, r 6 a Kapitel
    w = dr Tisch nomol zoiga
    tipp = was a Bot dät (bloß mit --hints)
    q = uffhöra; d' Partie bleibt gspeichert
help-announce =
    Beim Asaga: Enter sagt nix a; durch, durch offa, ontadurch sagt a.
help-bid =
    Beim Steigera: a Zahl bietet, p isch weg. m zoigt, was deine Karta meldet.
help-trump =
    Beim Trompf: e, s, h oder b. Wo's d' Regla erlaubet, au:
    ab (abganga), ruaf HK, durch, durch offa, ontadurch.
help-give =
    Beim Zruckgeba: a Kart oder ihr Nommer.
help-bury =
    Beim Drücka: Karta oder Nommera, au mehrere; -HK nemmt zruck, x älle;
    Enter druckt se weg. Wo Verdrücka bstroft wird: zoig HK HO sagt d' Karta, wo
    de zom Melda nalegsch, zoig alloi überlässt des em Programm.
help-card =
    Beim Spiela: a Nommer oder a Kart wia hk. Bloß Karta mit Nommer send erlaubt.
help-next =
    Zwischa de Spiel: Enter fangt 's nächschte a.
help-more = l, t, m, a, d, s, r, w zoiget ebbes, q hört uff; ?? erklärt älles.

## Was gilt

fact-deal = Spiel { $number }
fact-no-bid = no koi Gebot
fact-bid = { $who } hot { $bid } bota
fact-declarer = Spieler: { $who } für { $bid }
fact-special = { $game }: { $who }
fact-partner = Partner: { $who }
fact-trump = Trompf: { $suit }
fact-no-trump = no koin Trompf
fact-tricks = Stich: { $tricks }
trick-lead = Stich { $number }: Du kommsch raus.
trick-so-far = Stich { $number }: { $cards }
trick-ahead = Vorna leit: { $who }
open-hand = Offa leit vo { $who }: { $cards }
trump-suit = { $suit } (Trompf)

## Was gfrogt wird

ask-go-on = D' Partie { $name } wartet no. Weiterspiela (j/n)?
ask-announce = Ebbes asaga ({ $games })? Enter = noi:
ask-open = Du muasch afanga, mindeschtens { $lowest }:
ask-bid = Dei Gebot (ab { $lowest }, p = weg):
ask-only-pass = Höher goht's nemme, p = weg:
ask-trump = Trompf (e s h b):
ask-give = Was für a Kart gibsch { $who } zruck?
ask-bury = Drücka, { $chosen } vo { $dapp } rausgsuacht:
ask-bury-sure = { $dapp } rausgsuacht. Enter druckt se weg, -HK nemmt zruck:
ask-card = Dei Kart:
ask-only-card = Dei Kart (Enter = { $card }):
ask-begin = Enter = d' Partie fangt a (q hört uff):
ask-next = Enter = 's nächschte Spiel (s Schreibblock, q uffhöra):
ask-give-up-trump = Abganga: Mit was für ma Trompf meldet de andere (e s h b)? Enter = doch net:
sure-give-up = Abganga koscht { $costs }, de andere meldet mit { $suit }. Gwieß (j/n)?
sure-special = { $game }, gwieß (j/n)?
sure-bid = { $bid } isch a großer Sprong, { $lowest } dät's au. Gwieß (j/n)?
sure-trump = Du hosch gar koi Kart en { $suit }. Gwieß (j/n)?
sure-no-call = Wer ruafa will, ruaft vor em Trompf; jetzt dätsch alloi spiela. Gwieß (j/n)?
sure-verdrueckt = So drücka ond di verdrücka, gwieß (j/n)?
sure-again = Des koscht di { $costs }, ohne dass gspielt wird. No amol: gwieß (j/n)?
first-bid = m zoigt, was deine Karta meldet, tipp schlägt a Gebot vor (bloß mit --hints), ? hilft.
offer-call-first = Wer ruafa will, ruaft vor em Trompf: ruaf HK ruaft { $card } (§9.2).
offer-show = Verdrücka wird bstroft (§8.7). zoig { $card } sagt d' Karta, wo de nalegsch; sonscht leit, was vo de Meldonga bleibt.
offer-give-up = Statt Trompf: ab = abganga (§8.1).
offer-call = Ruafa kasch jetzt au: ruaf HK ruaft { $card } (§9.2).
offer-special = Statt Trompf: { $games } (§10.2).
out-of-reach = Obacht: Au mit älle Stich kommsch höchschtens uff { $most }, bota send { $bid } (§8.1).

## Was mr zur Antwort kriagt

not-understood = „{ $typed }“ verstand i do net; ? zoigt, was goht.
nothing-typed = Sag ebbes; ? zoigt, was goht.
not-a-number = „{ $typed }“ isch koi Gebot: a ganze Zahl wia 210 (§3.3).
no-suit = „{ $typed }“ isch koi Farb: E, S, H oder B (§1.2).
no-card = „{ $typed }“ isch koi Kart: zerscht d' Farb E S H B, no dr Wert A Z K O U 7, also HK (§1.5).
no-number = A Nommer { $typed } gibt's net, bloß 1 bis { $last }.
not-chosen = { $card } hosch gar net rausgsuacht.
already-chosen = { $card } isch scho rausgsuacht, -{ $card } nemmt se zrück.
not-so-often = { $card } hosch net so oft (§4.9).
too-many-chosen = { $count } Karta send z' viel, druckt werdet { $dapp } (§4.4).
bury-first = Rausgsuacht send { $chosen }, druckt werdet { $dapp } (§4.4).
cards-chosen = Rausgsuacht { $count } vo { $dapp }: { $cards }
cards-shown = Du legsch na: { $cards }
melds-by-trump = Deine Karta meldet: { $sums } (m zoigt, was).
melds-stay = Was bleibt, meldet { $augen }.
melds-stay-by-trump = Was bleibt, meldet: { $sums }.
not-given-up = No bleibsch halt dabei.
taken-back = Guat, no net.
no-tip = Tipps gibt's bloß mit --hints, ond wenn du dra bisch.
bot-tip = Dr Bot dät saga: { $action }

## Was mr agucka ka

no-auction = No isch nix bota.
call-made = { $who }: { $what }
call-passed = weg
no-dapp = Dr Dapp isch no net uffdeckt.
dapp-was = Em Dapp war: { $cards }
dapp-buried = Du hosch druckt: { $cards }
dapp-announced = Drvo agsagt: { $cards }
no-trick = No isch koin Stich gmacht.
trick-was = Stich { $number }: { $cards }
trick-won = Gmacht hot'n { $who }, { $augen } Auga.
tricks-of = { $who }: { $count ->
    [one] 1 Stich
   *[other] { $count } Stich
} ({ $which })
no-melds-yet = No isch nix gmeldet.
no-melds = Mit dene Karta gibt's nix zom Melda.
no-melds-without-trump = Ohne Trompf wird net gmeldet (§5.1).
melds-with-trump = Mit { $suit } als Trompf { $augen }: { $melds }
melds-sum = Zamma { $augen } Auga.
melds-shown = Uff em Tisch: { $cards }
may-play = Spiela kasch: { $cards }
rules-of-match = { $changed ->
    [0] Gspielt wird wia gwöhnlich (seed_3). r 6 zoigt a Kapitel.
   *[other] Was anderscht isch wia gwöhnlich (seed_3):
}

## Dr Schreibblock

head-deal = Nr
head-declarer = Spieler
head-game = Spiel
sheet-made = gwonna
sheet-lost = verlora
sheet-totals = Stand
sheet-empty = Uff em Block stoht no nix.
sheet-more = Weiter oba: { $count }. s zoigt älle.
sheet-special = Extra Konto (§10.8): { $held }
sheet-stars = Stern (§10.8): { $held }

## Afang ond Schluss

deal-begins = Spiel { $number }: { $who } gibt
deal-begins-you = Spiel { $number }: Du gibsch
cards-promised = D' Karta send gmischt ond versprocha: { $commitment }… (binokel log verify)
you-sit-out = Du gibsch ond setzsch aus.
match-over = Schluss
match-saved = D' Partie stoht en { $path }
match-left = Gspeichert. Weiter goht's mit: binokel play --log { $path }
log-finished = { $path } isch scho aus; agucka ka mr's mit: binokel log show { $path }
log-damaged = { $path } isch he ond bleibt, wia's isch: { $why } Was mr no lesa ka, zoigt: binokel log show { $path }
log-without-head = { $path } isch scho am Afang he ond bleibt, wia's isch: { $why } Ohne d' Regla dren ka mr nix drvo lesa.
log-in-use = { $path } wird grad em a andera Fenschtr gspielt.
log-mended = D' letscht Zeil vo dr Datei isch abgrissa gwä ond fällt weg; wia d' Datei gwä isch, stoht en { $backup }.
log-caught-up = Was am End vom letschta Spiel no gfehlt hot, isch jetzt uffgschrieba.
note-lost = Platz, Bots ond Seed vo derra Partie send verlora ganga; d' Karta, wo zletscht versprocha worda send, ka mr nemme prüfa.
note-damaged = { $path } ka mr net lesa, drom woiß koiner, wer wo sitzt: sag --seat ond --bots nomol.
other-rules = { $path } hot mit andere Regla agfanga; lass --rules weg.
other-seat = En dera Partie hocksch uff Platz { $seat }.
other-seed = Dia Partie isch aus ma andera Seed gmischt; lass --seed weg.
