### Der Tisch im Terminal: Begrüßung, Fragen, Hilfe, Überschriften, Fehler

## Der erste Bildschirm

welcome-title = Binokel
welcome-what = Binokel ist das Kartenspiel der Schwaben: Man steigert um den Dapp, sagt Trumpf an, meldet, was man auf der Hand hat, und macht Stiche. Wer steigert, muss mit Meldungen und Stichen zusammen so viele Augen holen, wie er geboten hat.
welcome-cards = Farben: E Eichel, S Schippen, H Herz, B Bollen. Karten von oben nach unten: A As 11, Z Zehner 10, K König 4, O Ober 3, U Unter 2, 7 Diss 0. Jede Karte gibt es zweimal; HK ist der Herz-König.
welcome-how = Tippe, was du tun willst, und drücke die Eingabetaste: eine Nummer aus der Liste, eine Karte wie HK, ein Gebot wie 200 oder w für weg. Ein Fragezeichen erklärt dir jederzeit, was geht.
welcome-table = { $count ->
    [one] Du spielst gegen { $names }. Die Vorlage heißt { $preset }.
   *[other] Du spielst mit { $names }. Die Vorlage heißt { $preset }.
}
welcome-start = Eingabetaste: Los geht's.

## Wer dran ist und was man sieht

turn-you = Du bist dran.
turn-other = { $name } ist dran.
thinking = { $name } überlegt …
deal-begins = Spiel { $number }: { $dealer_you ->
    [yes] Du gibst.
   *[no] { $dealer } gibt.
}
deal-sits-out = { $you ->
    [yes] Du setzt in diesem Spiel aus.
   *[no] { $name } setzt in diesem Spiel aus.
}
hand = Deine Karten
hand-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
dapp-count = { $count ->
    [0] kein Dapp
    [one] eine Karte im Dapp
   *[other] { $count } Karten im Dapp
}
status-trump = Trumpf { $suit }
status-no-trump = ohne Trumpf
status-bid = { $name } spielt für { $bid }
status-bid-you = Du spielst für { $bid }
status-to-make = { $missing ->
    [one] noch ein Auge
   *[other] noch { $missing } Augen
}
status-reached = Gebot erreicht
trick-count = { $count ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $count } Stiche
}
last-trick = Letzter Stich: { $cards }. Gemacht von: { $name }.
last-trick-none = Es ist noch kein Stich gespielt.
melds-none = Noch hat keiner gemeldet.
melds-of = { $name }: { $augen }
sheet-empty = Auf dem Block steht noch nichts.

## Fragen

prompt = > { "" }
prompt-choose = Nummer oder Eingabe
prompt-announce = Willst du vor dem Steigern etwas ansagen?
prompt-bid-open = Du eröffnest: mindestens { $lowest }.
prompt-bid-open-or-pass = Du fängst an: mindestens { $lowest }, oder w für weg.
prompt-bid = Es stehen { $standing }. Mindestens { $lowest }, oder w für weg?
prompt-bid-top = Es stehen { $standing }. Höher geht es nicht: w für weg.
prompt-declare = Der Dapp gehört dir. Was tust du?
prompt-rufen = Welche Karte rufst du?
prompt-give = { $name } hat dir { $card } gegeben. Welche Karte gibst du zurück?
prompt-choose-special = Spielst du statt mit Trumpf Durch oder Untendurch?
prompt-trump = Welche Farbe ist Trumpf?
prompt-trump-option = { $suit }: du meldest { $augen }
prompt-bury = { $count ->
    [one] Drücke eine Karte.
   *[other] Drücke { $count } Karten, zum Beispiel E7 S7.
}
prompt-bury-more = { $count ->
    [one] Noch eine Karte.
   *[other] Noch { $count } Karten.
}
prompt-lead = Du kommst heraus. Welche Karte?
prompt-play = Welche Karte spielst du?
prompt-only-card = Es geht nur { $card }.
prompt-next = Eingabetaste: weiter.
prompt-next-deal = Eingabetaste: nächstes Spiel.
prompt-sure = Sicher? j oder n
prompt-jump-sure = Du springst auf { $bid }, { $lowest } würde reichen. Sicher? j oder n
prompt-abgehen-sure = Willst du wirklich abgehen? Das kostet { $price }. j oder n
prompt-special-sure = Wirklich { $special }? j oder n
prompt-quit-sure = Wirklich aufhören? j oder n
answer-yes = j
answer-no = n
answer-pass = w
warn-out-of-reach = Achtung: Mit Meldungen { $melds } und allen { $all } Augen der Stiche kommst du nur auf { $most }, geboten sind { $bid }. Besser gehst du ab (§8.1).
suggest-bid = Vorschlag: { $bid } bieten.
suggest-pass = Vorschlag: weg.
suggest-action = Vorschlag: { $action }.

## Hilfe

help-title = Was du tippen kannst
help-choose = Nummer aus der Liste
help-card = Karte, zum Beispiel HK für Herz-König
help-bid = Gebot, zum Beispiel 200
help-pass = weg sagen
help-help = diese Hilfe
help-last-trick = den letzten Stich zeigen
help-melds = alle Meldungen zeigen
help-sheet = den Schreibblock zeigen
help-rules = die Regeln zeigen, zum Beispiel r 6.4
help-suggest = einen Vorschlag bekommen
help-quit = aufhören; die Partie bleibt gespeichert und geht später weiter

## Überschriften

heading-table = Tisch
heading-auction = Steigern
heading-dapp = Dapp
heading-melds = Meldungen
heading-trick = Stich
heading-last-trick = Letzter Stich
heading-settlement = Abrechnung
heading-sheet = Schreibblock
heading-rules = Regeln
heading-choices = Deine Möglichkeiten
heading-deal = Spiel
heading-dealer = Geber
heading-declarer = Spieler
heading-bid = Gebot
heading-result = Ergebnis
heading-total = Stand
heading-special = Durch-Konto
heading-stars = Sterne
heading-trump = Trumpf
heading-augen = Augen
heading-cards = Karten
heading-name = Name
heading-option = Option
heading-value = Wert
heading-usual = sonst
heading-paragraph = Absatz
heading-preset = Vorlage
heading-count = Anzahl
sheet-made = gewonnen
sheet-lost = verloren
sheet-sat-out = –

## Ende, Unterbrechen und Weiterspielen

match-won = { $you ->
    [yes] Du hast die Partie gewonnen!
   *[no] { $name } hat die Partie gewonnen.
}
match-won-together = Die Partie ist gewonnen: { $names }.
match-lasted = { $deals ->
    [one] Die Partie hat ein Spiel gedauert.
   *[other] Die Partie hat { $deals } Spiele gedauert.
}
match-again = Noch eine Partie? j oder n
quit-saved = Gespeichert. Weiter geht es mit: { $command }
quit-thanks = Danke fürs Spielen!
resume-found = Es gibt eine angefangene Partie, Stand { $totals }.
resume-ask = Weiterspielen? j oder n
resume-deal = Es geht weiter mit Spiel { $number }.

## Fehler

error-not-understood = „{ $text }“ verstehe ich nicht. Ein Fragezeichen zeigt, was geht.
error-not-a-card = „{ $text }“ ist keine Karte. Schreibe Farbe (E S H B) und Rang (A Z K O U 7), zum Beispiel HK (§1.5).
error-not-a-number = „{ $text }“ ist keine Zahl.
error-not-a-choice = Wähle eine Nummer von 1 bis { $last }.
error-file-not-found = Die Datei { $path } gibt es nicht.
error-file-exists = Die Datei { $path } gibt es schon.
error-cannot-read = Die Datei { $path } lässt sich nicht lesen: { $reason }
error-cannot-write = Die Datei { $path } lässt sich nicht schreiben: { $reason }
error-log-damaged = Das Protokoll { $path } ist beschädigt: { $reason }
error-log-line = Das Protokoll { $path } ist in Zeile { $line } beschädigt: { $reason }
error-log-differs = In Spiel { $number } steht { $written }, gerechnet ist { $computed }.
error-rules = { $count ->
    [one] Mit diesen Regeln geht es nicht, ein Fehler:
   *[other] Mit diesen Regeln geht es nicht, { $count } Fehler:
}
error-no-paragraph = Den Absatz { $paragraph } gibt es im Regelbuch nicht. In der Nähe sind { $near }.
error-no-terminal = Zum Spielen braucht es ein Terminal.

## Protokolle, Regeln, Meldungen, erlaubte Karten

log-good = Das Protokoll stimmt: { $deals ->
    [one] ein Spiel nachgespielt.
   *[other] { $deals } Spiele nachgespielt.
}
log-unfinished = Die Partie ist noch nicht zu Ende.
log-written = Protokoll geschrieben: { $path }
rules-no-difference = Alles wie im klassischen Spiel.
rules-good = Die Regeln sind in Ordnung.
melds-sum = Zusammen { $augen } mit { $suit } als Trumpf.
melds-nothing = Nichts zu melden mit { $suit } als Trumpf.
melds-best = Am meisten mit { $suit } als Trumpf: { $augen }.
legal-cards = { $count ->
    [one] Erlaubt ist eine Karte:
   *[other] Erlaubt sind { $count } Karten:
}
legal-any = Erlaubt ist jede Karte.

## Viele Spiele nacheinander

sim-progress = Spiele
sim-done = { $deals ->
    [one] Ein Spiel
   *[other] { $deals } Spiele
} in { $seconds } Sekunden.
sim-seed = Zufallszahl { $seed }; damit lässt sich alles wiederholen.
sim-heading-player = Wer
sim-heading-won = Partien gewonnen
sim-heading-average = Augen je Spiel
sim-heading-declared = gespielt
sim-heading-made = davon gewonnen
sim-heading-bid = Gebot im Schnitt
sim-heading-abgehen = abgegangen
