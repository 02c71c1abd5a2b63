### Am Tisch im Terminal: der erste Bildschirm, Fragen, Antworten, was man ansehen kann

## Der erste Bildschirm

welcome-title = Binokel
welcome-what =
    Binokel ist ein schwäbisches Kartenspiel: Augen gibt es für Kartenbilder auf der
    Hand (Meldungen) und für Stiche, und vorher wird gesteigert.
welcome-bid = { $dapp ->
    [0]
        Wer am höchsten bietet, sagt Trumpf und muss mit Meldungen und Stichen sein
        Gebot erreichen, sonst wird es abgezogen.
   *[other]
        Wer am höchsten bietet, bekommt den Dapp ({ $dapp } verdeckte Karten), sagt Trumpf und
        muss mit Meldungen und Stichen sein Gebot erreichen, sonst wird es abgezogen.
}
with-whom = Mit dir am Tisch: { $names } (Bots: { $bots }).
your-side = Du spielst zusammen mit { $names }.
everyone-alone = Jeder schreibt für sich auf.
goal-target = Wer zuerst { $target } Augen hat, gewinnt.
goal-deals = { $deals ->
    [one] Nach einem Spiel gewinnt, wer am meisten hat.
   *[other] Nach { $deals } Spielen gewinnt, wer am meisten hat.
}
how-to-type =
    Eine Karte schreibt man mit zwei Zeichen, Farbe und Wert: HK ist { $card }.
    Farben: { $suits }.
    Werte von oben nach unten: { $ranks }.
    Jede Eingabe endet mit Enter. Sag, was gefragt ist, oder:
    ? zeigt, was du eingeben kannst, r die Regeln, q hört auf.
saved-in =
    Gespeichert wird nach jedem Zug, in dieser Datei:
    { $path }
match-waits =
    Eine angefangene Partie wartet; so geht sie weiter:
    binokel play --log { $path }
match-resumed = Es geht weiter, wo du aufgehört hast ({ $deals ->
    [one] 1 Spiel ist gespielt
   *[other] { $deals } Spiele sind gespielt
}).

## Die Hilfe am Tisch

help-at-table =
    Was du immer eingeben kannst:
    ? = was du jetzt eingeben kannst
    ?? = diese Hilfe
    l = der letzte Stich
    t = wer welche Stiche hat
    m = Meldungen (vor dem Melden: was deine Karten melden)
    a = wie gesteigert wurde
    d = der Dapp
    s = der Schreibblock
    r = die Regeln dieser Partie; r 6.4 ein Paragraph, r 6 ein Kapitel
    w = den Tisch noch einmal zeigen
    tipp = was ein Bot täte (nur mit --hints)
    q = aufhören; die Partie bleibt gespeichert
help-announce =
    Beim Ansagen: Enter sagt nichts an; durch, durch offen, untendurch sagt an.
help-bid =
    Beim Steigern: eine Zahl bietet, p ist weg. m zeigt, was deine Karten melden.
help-trump =
    Beim Trumpf: e, s, h oder b. Wo es die Regeln erlauben, auch:
    ab (abgehen), ruf HK, durch, durch offen, untendurch.
help-give =
    Beim Zurückgeben: eine Karte oder ihre Nummer.
help-bury =
    Beim Drücken: Karten oder Nummern, auch mehrere; -HK nimmt zurück, x alle;
    Enter drückt. Wo Verdrücken bestraft wird: zeigen HK HO nennt die Karten, die
    du zum Melden hinlegst, zeigen allein überlässt das dem Programm.
help-card =
    Beim Spielen: eine Nummer oder eine Karte wie hk. Nur Karten mit Nummer sind
    erlaubt.
help-next =
    Zwischen den Spielen: Enter beginnt das nächste Spiel.
help-more = l, t, m, a, d, s, r, w zeigen etwas, q hört auf; ?? erklärt alles.

## Was gilt

fact-deal = Spiel { $number }
fact-no-bid = noch kein Gebot
fact-bid = { $who } hat { $bid } geboten
fact-declarer = Spieler: { $who } für { $bid }
fact-special = { $game }: { $who }
fact-partner = Partner: { $who }
fact-trump = Trumpf: { $suit }
fact-no-trump = noch kein Trumpf
fact-tricks = Stiche: { $tricks }
trick-lead = Stich { $number }: Du kommst heraus.
trick-so-far = Stich { $number }: { $cards }
trick-ahead = Vorn liegt: { $who }
open-hand = Offen liegen von { $who }: { $cards }
trump-suit = { $suit } (Trumpf)

## Was gefragt wird

ask-go-on = Die Partie { $name } wartet. Weiterspielen (j/n)?
ask-announce = Etwas ansagen ({ $games })? Enter = nein:
ask-open = Du musst eröffnen, mindestens { $lowest }:
ask-bid = Dein Gebot (ab { $lowest }, p = weg):
ask-only-pass = Höher geht es nicht, p = weg:
ask-trump = Trumpf (e s h b):
ask-give = Welche Karte gibst du { $who } zurück?
ask-bury = Drücken, { $chosen } von { $dapp } gewählt:
ask-bury-sure = { $dapp } gewählt. Enter drückt sie, -HK nimmt zurück:
ask-card = Deine Karte:
ask-only-card = Deine Karte (Enter = { $card }):
ask-begin = Enter = die Partie beginnt (q hört auf):
ask-next = Enter = nächstes Spiel (s Schreibblock, q aufhören):
ask-give-up-trump = Abgehen: Für welchen Trumpf melden die anderen (e s h b)? Enter = doch nicht:
sure-give-up = Abgehen kostet { $costs }, die anderen melden mit { $suit }. Wirklich (j/n)?
sure-special = { $game }, wirklich (j/n)?
sure-bid = { $bid } ist ein großer Sprung, { $lowest } reichte auch. Wirklich (j/n)?
sure-trump = Du hast keine Karte in { $suit }. Wirklich (j/n)?
sure-no-call = Wer rufen will, ruft vor dem Trumpf; jetzt spieltest du allein. Wirklich (j/n)?
sure-verdrueckt = So drücken und dich verdrücken, wirklich (j/n)?
sure-again = Das kostet dich { $costs }, ohne dass gespielt wird. Noch einmal: wirklich (j/n)?
first-bid = m zeigt, was deine Karten melden, tipp schlägt ein Gebot vor (nur mit --hints), ? hilft.
offer-call-first = Wer rufen will, ruft vor dem Trumpf: ruf HK ruft { $card } (§9.2).
offer-show = Verdrücken wird bestraft (§8.7). zeigen { $card } nennt die Karten, die du hinlegst; sonst liegt, was von den Meldungen bleibt.
offer-give-up = Statt Trumpf: ab = abgehen (§8.1).
offer-call = Rufen geht jetzt auch: ruf HK ruft { $card } (§9.2).
offer-special = Statt Trumpf: { $games } (§10.2).
out-of-reach = Achtung: Selbst mit allen Stichen kommst du höchstens auf { $most }, geboten sind { $bid } (§8.1).

## Was geantwortet wird

not-understood = „{ $typed }“ verstehe ich hier nicht; ? zeigt, was geht.
nothing-typed = Bitte etwas eingeben; ? zeigt, was geht.
not-a-number = „{ $typed }“ ist kein Gebot: eine ganze Zahl wie 210 (§3.3).
no-suit = „{ $typed }“ ist keine Farbe: E, S, H oder B (§1.2).
no-card = „{ $typed }“ ist keine Karte: erst die Farbe E S H B, dann der Wert A Z K O U 7, also HK (§1.5).
no-number = Eine Nummer { $typed } gibt es nicht, nur 1 bis { $last }.
not-chosen = { $card } ist nicht gewählt.
already-chosen = { $card } ist schon gewählt, -{ $card } nimmt die Karte zurück.
not-so-often = { $card } hast du nicht so oft (§4.9).
too-many-chosen = { $count } Karten sind zu viele, gedrückt werden { $dapp } (§4.4).
bury-first = Gewählt sind { $chosen }, gedrückt werden { $dapp } (§4.4).
cards-chosen = Gewählt { $count } von { $dapp }: { $cards }
cards-shown = Du legst hin: { $cards }
melds-by-trump = Deine Karten melden: { $sums } (m zeigt, was).
melds-stay = Was bleibt, meldet { $augen }.
melds-stay-by-trump = Was bleibt, meldet: { $sums }.
not-given-up = Nicht abgegangen.
taken-back = Gut, dann nicht.
no-tip = Tipps gibt es nur mit --hints, und wenn du dran bist.
bot-tip = Der Bot täte: { $action }

## Was man sich ansehen kann

no-auction = Es ist noch nichts geboten.
call-made = { $who }: { $what }
call-passed = weg
no-dapp = Der Dapp ist noch nicht aufgedeckt.
dapp-was = Im Dapp war: { $cards }
dapp-buried = Du hast gedrückt: { $cards }
dapp-announced = Davon angesagt: { $cards }
no-trick = Es ist noch kein Stich gemacht.
trick-was = Stich { $number }: { $cards }
trick-won = Gemacht hat ihn { $who }, { $augen } Augen.
tricks-of = { $who }: { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
} ({ $which })
no-melds-yet = Es ist noch nichts gemeldet.
no-melds = Diese Karten melden nichts.
no-melds-without-trump = Ohne Trumpf wird nicht gemeldet (§5.1).
melds-with-trump = Mit { $suit } als Trumpf { $augen }: { $melds }
melds-sum = Zusammen { $augen } Augen.
melds-shown = Auf dem Tisch: { $cards }
may-play = Spielbar: { $cards }
rules-of-match = { $changed ->
    [0] Gespielt wird nach den üblichen Regeln (seed_3). r 6 zeigt ein Kapitel.
   *[other] Abweichungen von den üblichen Regeln (seed_3):
}

## Der Schreibblock

head-deal = Nr
head-declarer = Spieler
head-game = Spiel
sheet-made = gewonnen
sheet-lost = verloren
sheet-totals = Stand
sheet-empty = Es ist noch nichts aufgeschrieben.
sheet-more = Weiter oben: { $count }. s zeigt alle.
sheet-special = Eigenes Konto (§10.8): { $held }
sheet-stars = Sterne (§10.8): { $held }

## Anfang und Ende

deal-begins = Spiel { $number }: { $who } gibt
deal-begins-you = Spiel { $number }: Du gibst
cards-promised = Die Karten sind gemischt und versprochen: { $commitment }… (binokel log verify)
you-sit-out = Du gibst und setzt aus.
match-over = Ende
match-saved = Die Partie steht in { $path }
match-left = Gespeichert. Weiter geht es mit: binokel play --log { $path }
log-finished = { $path } ist schon zu Ende gespielt; ansehen mit: binokel log show { $path }
log-damaged = { $path } ist beschädigt und wird nicht angerührt: { $why } Was lesbar ist, zeigt: binokel log show { $path }
log-without-head = { $path } ist schon am Anfang beschädigt und wird nicht angerührt: { $why } Ohne die Regeln darin ist nichts davon lesbar.
log-in-use = { $path } wird gerade in einem anderen Fenster gespielt.
log-mended = Die letzte Zeile der Datei war abgerissen und fällt weg; wie die Datei war, steht in { $backup }.
log-caught-up = Was am Ende des letzten Spiels noch fehlte, ist jetzt aufgeschrieben.
note-lost = Platz, Bots und Seed dieser Partie sind verloren gegangen; die Karten, die zuletzt versprochen wurden, lassen sich nicht mehr prüfen.
note-damaged = { $path } ist nicht lesbar, darum weiß niemand, wer wo sitzt: sag --seat und --bots noch einmal.
other-rules = { $path } wurde mit anderen Regeln begonnen; lass --rules weg.
other-seat = Du sitzt in dieser Partie auf Platz { $seat }.
other-seed = Diese Partie wurde aus einem anderen Seed gemischt; lass --seed weg.
