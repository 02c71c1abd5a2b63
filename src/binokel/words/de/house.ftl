### Hausregeln: Optionen, ihre Werte, Kapitel und Vorlagen

## Kapitel

chapter-deck = Karten
chapter-seats = Plätze und Geben
chapter-auction = Steigern
chapter-dapp = Dapp, Trumpf, Drücken
chapter-melds = Meldungen
chapter-play = Stiche
chapter-scoring = Abrechnung
chapter-abgehen = Abgehen
chapter-verdrueckt = Verdrückt
chapter-rufen = Rufen
chapter-durch = Durch
chapter-untendurch = Untendurch
chapter-match = Partie

## Karten

option-deck-with-diss = Gespielt wird mit Diss, mit 48 Karten statt 40
option-deck-card-augen = Wie viele Augen die Karten zählen
    .standard = As 11, Zehner 10, König 4, Ober 3, Unter 2
    .tens = As, Zehner und König je 10, sonst nichts

## Plätze und Geben

option-seats-players = Wie viele Spieler in einem Spiel Karten bekommen
option-seats-sides = Wer zusammen anschreibt
    .solo = jeder für sich
    .pairs = zu zweit über Kreuz
    .two_teams = zwei Mannschaften, jeder zweite Platz
option-seats-hand-size = Wie viele Karten jeder bekommt
option-seats-dealer-sits-out = Der Geber setzt aus: Es sitzt einer mehr am Tisch, der keine Karten bekommt und nichts anschreibt
option-seats-direction = In welcher Richtung gespielt wird
    .ccw = gegen den Uhrzeigersinn
    .cw = im Uhrzeigersinn

## Steigern

option-auction-order = Wer beim Steigern wann spricht
    .duel = zwei gegeneinander, bis einer weg ist
    .round = alle reihum
option-auction-opener = Wer beim Steigern anfängt
    .forehand = Vorhand, also der Platz nach dem Geber
    .second_hand = der Platz nach der Vorhand
option-auction-challenger = Wer weitersteigert, wenn einer weg ist
    .next_in_order = der nächste in der Reihe
    .partner_of_passer = der Partner dessen, der weg ist
option-auction-opening-min = Niedrigstes erstes Gebot
option-auction-opening-forced = Wer eröffnet, muss bieten und darf nicht gleich weg sagen
option-auction-step = Jedes Gebot ist ein Vielfaches davon
option-auction-jump = Wie hoch man auf einmal gehen darf
    .free = beliebig hoch
    .exact = immer genau eine Stufe
option-auction-all-pass = Was geschieht, wenn keiner bietet
    .forehand_min = Vorhand spielt für das niedrigste Gebot
    .dealer_zero = der Geber spielt für 0
    .redeal_same = derselbe gibt noch einmal
    .redeal_next = der nächste gibt neu

## Dapp, Trumpf, Drücken

option-dapp-size = Wie viele Karten der Dapp hat
option-dapp-trump-named = Wann Trumpf angesagt wird
    .before_bury = vor dem Drücken
    .after_bury = nach dem Drücken
option-dapp-bury-melded-diss = Ein Trumpf-Diss darf gedrückt werden und zählt trotzdem als gemeldet
option-dapp-announce-buried-trump = Jeder gedrückte Trumpf wird angesagt

## Meldungen

option-melds-doppelte-familie = Doppelte Familie; bei 0 zählt sie als zwei Familien
option-melds-vier-zehner = Vier Zehner, von jeder Farbe einer
option-melds-acht-asse = Alle acht Asse; bei 0 zählen sie als zweimal vier
option-melds-acht-koenige = Alle acht Könige; bei 0 zählen sie als zweimal vier
option-melds-acht-ober = Alle acht Ober; bei 0 zählen sie als zweimal vier
option-melds-acht-unter = Alle acht Unter; bei 0 zählen sie als zweimal vier
option-melds-acht-zehner = Alle acht Zehner; bei 0 zählen sie als zweimal vier
option-melds-acht-diss = Alle acht Diss; bei 0 keine Meldung
option-melds-rundgang = Was der Rundgang zählt
    .parts = 240 als Summe seiner Teile
    .plus_fours = 240, und vier Könige und vier Ober zählen noch dazu
    .with_familie = die Summe seiner Teile, auch ein Paar in einer Familie gehört dazu
option-melds-familie-absorbs-paar = König und Ober in einer Familie zählen nicht noch als Paar
option-melds-binokel = Binokel: Schippen-Ober und Bollen-Unter
option-melds-doppelter-binokel = Doppelter Binokel; bei 0 zählt er als zwei Binokel
option-melds-trumpf-diss = Jeder Trumpf-Diss
option-melds-need-trick = Wer einen Stich braucht, damit die Meldungen zählen
    .none = keiner
    .seat = jeder seinen eigenen
    .side = einer aus der Partei genügt

## Stiche

option-play-first-lead = Wer zum ersten Stich herauskommt
    .forehand = Vorhand
    .declarer = der Spieler
option-play-must-head = Wer bedient, muss überstechen, wenn er kann
option-play-head-when-trumped = Auch wenn schon getrumpft ist, muss man in der Farbe höher gehen, wenn man kann
option-play-must-trump = Wer die Farbe nicht hat, muss trumpfen, wenn er kann
option-play-must-overtrump = Wer trumpft, muss übertrumpfen, wenn er kann
option-play-partner-exempt = Solange der Partner den Stich hat, muss man nur bedienen
option-play-last-trick = Was der letzte oder erste Stich mehr zählt
option-play-bonus-trick = Welcher Stich mehr zählt
    .last = der letzte
    .first = der erste

## Abrechnung

option-scoring-rounding = Wie die Stichaugen angeschrieben werden
    .none = genau
    .half_up = jede Partei für sich auf Zehner, ab 5 aufgerundet
    .largest_remainder = auf Zehner, so dass die Summe stimmt
option-scoring-bid-test = Womit das Gebot verglichen wird
    .exact = mit den genauen Stichaugen
    .rounded = mit den angeschriebenen Stichaugen
option-scoring-lost-factor = Wie oft das Gebot abgezogen wird, wenn das Spiel verloren ist
option-scoring-lost-keeps-tricks = Wer verliert, schreibt seine Stiche trotzdem an
option-scoring-lost-bonus = Was jede andere Partei mehr anschreibt, wenn der Spieler verliert

## Abgehen

option-abgehen-enabled = Der Spieler darf nach dem Dapp abgehen
option-abgehen-factor = Wie oft das Gebot beim Abgehen abgezogen wird
option-abgehen-defenders-meld = Beim Abgehen schreiben die anderen ihre Meldungen an
option-abgehen-bonus = Was jede andere Partei beim Abgehen mehr anschreibt

## Verdrückt

option-verdrueckt-mode = Was bei falsch gedrückten Karten geschieht
    .prevent = sie werden nicht angenommen
    .penalise = das Spiel ist verloren
option-verdrueckt-bonus = Was jede andere Partei mehr anschreibt, wenn sich der Spieler verdrückt

## Rufen

option-rufen-enabled = Der Spieler darf eine Karte rufen; wer sie hat, wird sein Partner
option-rufen-if-absent = Was geschieht, wenn die gerufene Karte sonst keiner hat
    .call_again = der Spieler darf eine andere rufen
    .alone = der Spieler spielt allein
option-rufen-score = Was nach dem Rufen jeder anschreibt
    .side_total = die Summe seiner Partei
    .own_augen = nur die eigenen Augen
option-rufen-lost-by = Wem nach dem Rufen das verlorene Gebot abgezogen wird
    .both = beiden
    .declarer = nur dem Spieler

## Durch

option-durch-enabled = Durch darf angesagt werden
option-durch-value = Was ein Durch zählt
option-durch-lost-factor = Wie oft ein verlorener Durch zählt
option-durch-announce = Wann Durch angesagt wird
    .before_auction = vor dem Steigern
    .after_dapp = nach dem Dapp
option-durch-partner = Was ein Stich des Partners beim Durch bedeutet
    .breaks = der Durch ist verloren
    .helps = er zählt mit
option-durch-open-value = Was ein offener Durch zählt; bei 0 gibt es ihn nicht

## Untendurch

option-untendurch-enabled = Untendurch darf angesagt werden
option-untendurch-value = Was ein Untendurch zählt
option-untendurch-lost-factor = Wie oft ein verlorener Untendurch zählt
option-untendurch-announce = Wann Untendurch angesagt wird
    .before_auction = vor dem Steigern
    .after_dapp = nach dem Dapp
option-untendurch-partner = Was ein Stich des Partners beim Untendurch bedeutet
    .ignored = nichts
    .breaks = der Untendurch ist verloren
option-untendurch-must-head = Auch beim Untendurch muss man überstechen, wenn man kann

## Partie

option-match-end = Wann die Partie aus ist
    .target = wenn einer das Ziel erreicht
    .deals = nach einer festen Zahl von Spielen
option-match-target = Wie viele Augen man für die Partie braucht
option-match-deals = Wie viele Spiele gespielt werden, wenn die Zahl fest ist
option-match-finish-as-declarer = Fertig werden kann nur, wer selbst gespielt und gewonnen hat
option-match-tie-break = Wer gewinnt, wenn mehrere am Ziel oder gleichauf sind
    .last_declarer = wer zuletzt gespielt hat
    .most_deals = wer am öftesten gespielt hat
    .highest = wer mehr Augen hat
    .exact_last_deal = wer im letzten Spiel mehr Stichaugen hat
    .shared = alle zusammen
    .extra_deal = noch ein Spiel entscheidet
option-match-floor = Wer so tief fällt, hat verloren, und die Partie ist aus
option-match-special-account = Wo Durch und Untendurch angeschrieben werden
    .separate = auf einem gesonderten Konto
    .score = im Spielstand
    .stars = als Sterne
option-match-special-moves-dealer = Ein Durch oder Untendurch zählt als Spiel, und der nächste gibt

## Vorlagen

preset-seed-3 = Das klassische Spiel zu dritt: jeder für sich, mit Diss, 14 Karten und ein Dapp von 6.
preset-seed-3-ohne = Das klassische Spiel zu dritt ohne Diss: 12 Karten und ein Dapp von 4.
preset-seed-4 = Kreuzbinokel zu viert: zwei Paare über Kreuz, mit Diss, 11 Karten und ein Dapp von 4, ab 200.
preset-seed-4-ohne = Kreuzbinokel zu viert ohne Diss: zwei Paare über Kreuz, 9 Karten und ein Dapp von 4, ab 200.
preset-rufen-4 = Zu viert mit Rufen: Wer spielt, ruft sich seinen Partner; auch Durch und Untendurch gibt es.
preset-rufen-4-ohne = Zu viert mit Rufen, Durch und Untendurch, aber ohne Diss: 9 Karten und ein Dapp von 4.
preset-two-handed = Das gewöhnliche Spiel zu zweit ohne Diss: 18 Karten und ein Dapp von 4.
preset-five = Zu fünft, jeder für sich, mit Diss: 9 Karten und ein Dapp von 3.
preset-six = Zu sechst in drei Paaren, mit Diss: 7 Karten und ein Dapp von 6.
preset-heroldstatt = Das Preisbinokel in Heroldstatt: zu dritt ohne Diss, 45 Spiele, die anderen bekommen das halbe Gebot.
preset-ennahofen = Das Turnier in Ennahofen: zu dritt ohne Diss, halbes Gebot beim Abgehen, offener Durch für 1500.
preset-ohmden = Das Turnier in Ohmden: zu dritt mit Diss, 16 Karten und gar kein Dapp.
preset-palast-3 = Wie im Binokel-Palast zu dritt: ohne Diss, eine feste Zahl von Spielen, acht Zehner zählen.
preset-palast-3-mit = Wie im Binokel-Palast zu dritt mit großem Blatt: 15 Karten und ein Dapp von 3, acht Diss zählen.
preset-palast-4 = Wie im Binokel-Palast zu viert: zwei Paare ohne Diss, eine feste Zahl von Spielen.
preset-palast-4-mit = Wie im Binokel-Palast zu viert mit großem Blatt: zwei Paare, 11 Karten und ein Dapp von 4.
preset-dabb-2 = Wie in der App Dabb zu zweit: ohne Diss, ohne doppelte Meldungen außer dem Binokel, auf Zehner gerundet.
preset-dabb-3 = Wie in der App Dabb zu dritt: ohne Diss, ohne doppelte Meldungen außer dem Binokel, auf Zehner gerundet.
preset-dabb-4 = Wie in der App Dabb zu viert: zwei Paare, und wenn der Partner den Stich hat, muss man nur bedienen.
preset-larsb = Zu viert am Tisch, drei spielen: Der Geber setzt aus, Durch gibt Sterne, nach 12 Spielen ist Schluss.
preset-schwaetza-4 = Kreuzbinokel mit Durch und Untendurch nach dem Dapp; wer sie verliert, zahlt doppelt.
preset-drecksau-3 = Zu dritt mit 15 Karten: Zweite Hand fängt an, gesteigert wird Stufe um Stufe, gedrückt vor dem Trumpf.
