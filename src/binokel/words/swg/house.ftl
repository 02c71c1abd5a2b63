### Hausregla: Optiona, ihre Wert, Kapitel ond Vorlaga

## Kapitel

chapter-deck = Karta
chapter-seats = Plätz ond Geba
chapter-auction = Steigera
chapter-dapp = Dapp, Trompf, Drücka
chapter-melds = Meldonga
chapter-play = Stich
chapter-scoring = Abrechnong
chapter-abgehen = Abganga
chapter-verdrueckt = Verdrückt
chapter-rufen = Ruafa
chapter-durch = Durch
chapter-untendurch = Ontadurch
chapter-match = Partie

## Karta

option-deck-with-diss = Gspielt wird mit Dissle, mit 48 Karta statt 40
option-deck-card-augen = Wia viel Auga d' Karta zählet
    .standard = Sau 11, Zehner 10, Kenich 4, Ober 3, Bua 2
    .tens = Sau, Zehner ond Kenich je 10, sonscht nix

## Plätz ond Geba

option-seats-players = Wia viel Spieler en oim Spiel Karta kriaget
option-seats-sides = Wer zamma aschreibt
    .solo = jeder für sich
    .pairs = zu zwoit über Kreiz
    .two_teams = zwoi Mannschafta, jeder zwoite Platz
option-seats-hand-size = Wia viel Karta jeder kriagt
option-seats-dealer-sits-out = Dr Geber setzt aus: 's hockt oiner meh am Tisch, wo koine Karta kriagt ond nix aschreibt
option-seats-direction = En welcher Richtong gspielt wird
    .ccw = gega d' Uhr
    .cw = mit dr Uhr

## Steigera

option-auction-order = Wer beim Steigera wann schwätzt
    .duel = zwoi gegananander, bis oiner weg isch
    .round = älle roihrom
option-auction-opener = Wer beim Steigera afangt
    .forehand = Vorhand, also dr Platz noch em Geber
    .second_hand = dr Platz noch dr Vorhand
option-auction-challenger = Wer weitersteigert, wenn oiner weg isch
    .next_in_order = dr nächschte en dr Reih
    .partner_of_passer = dr Partner vo dem, wo weg isch
option-auction-opening-min = 's kloinschte erschte Gebot
option-auction-opening-forced = Wer afangt, muaß bieta ond derf net glei weg saga
option-auction-step = Jed's Gebot isch a Vielfach's drvo
option-auction-jump = Wia hoch mr uff oimol ganga derf
    .free = so hoch mr will
    .exact = emmer gnau oi Stuf
option-auction-all-pass = Was isch, wenn koiner bietet
    .forehand_min = Vorhand spielt für 's kloinschte Gebot
    .dealer_zero = dr Geber spielt für 0
    .redeal_same = dr gleiche gibt nomol
    .redeal_next = dr nächschte gibt nei

## Dapp, Trompf, Drücka

option-dapp-size = Wia viel Karta dr Dapp hot
option-dapp-trump-named = Wann Trompf agsagt wird
    .before_bury = vor em Drücka
    .after_bury = noch em Drücka
option-dapp-bury-melded-diss = A Trompf-Dissle derf druckt werda ond zählt trotzdem als gmeldet
option-dapp-announce-buried-trump = Jeder druckte Trompf wird agsagt

## Meldonga

option-melds-doppelte-familie = Doppelte Familie; bei 0 zählt se als zwoi Familia
option-melds-vier-zehner = Vier Zehner, vo jeder Farb oiner
option-melds-acht-asse = Älle acht Säu; bei 0 zählet se als zwoimol vier
option-melds-acht-koenige = Älle acht Kenich; bei 0 zählet se als zwoimol vier
option-melds-acht-ober = Älle acht Ober; bei 0 zählet se als zwoimol vier
option-melds-acht-unter = Älle acht Buaba; bei 0 zählet se als zwoimol vier
option-melds-acht-zehner = Älle acht Zehner; bei 0 zählet se als zwoimol vier
option-melds-acht-diss = Älle acht Dissla; bei 0 koi Meldong
option-melds-rundgang = Was dr Rondgang zählt
    .parts = 240 als Summ vo seine Toil
    .plus_fours = 240, ond vier Kenich ond vier Ober zählet no drzua
    .with_familie = d' Summ vo seine Toil, au a Paar en ra Familie ghört drzua
option-melds-familie-absorbs-paar = Kenich ond Ober en ra Familie zählet net no als Paar
option-melds-binokel = Benoggl: Schippa-Ober ond Bolla-Bua
option-melds-doppelter-binokel = Doppelter Benoggl; bei 0 zählt'r als zwoi Benoggl
option-melds-trumpf-diss = Jed's Trompf-Dissle
option-melds-need-trick = Wer an Stich braucht, dass d' Meldonga zählet
    .none = koiner
    .seat = jeder sein oigena
    .side = oiner aus dr Partei langt

## Stich

option-play-first-lead = Wer zom erschta Stich rauskommt
    .forehand = Vorhand
    .declarer = dr Spieler
option-play-must-head = Wer bedient, muaß drüber, wenn'r ka
option-play-head-when-trumped = Au wenn scho gstocha isch, muaß mr en dr Farb höher, wenn mr ka
option-play-must-trump = Wer d' Farb net hot, muaß stecha, wenn'r ka
option-play-must-overtrump = Wer sticht, muaß übertrompfa, wenn'r ka
option-play-partner-exempt = Solang dr Partner dr Stich hot, muaß mr bloß bediena
option-play-last-trick = Was dr letschte oder erschte Stich meh zählt
option-play-bonus-trick = Welcher Stich meh zählt
    .last = dr letschte
    .first = dr erschte

## Abrechnong

option-scoring-rounding = Wia d' Stichauga agschrieba werdet
    .none = gnau
    .half_up = jede Partei für sich uff Zehner, ab 5 nuff
    .largest_remainder = uff Zehner, so dass d' Summ stemmt
option-scoring-bid-test = Mit was 's Gebot verglicha wird
    .exact = mit de gnaue Stichauga
    .rounded = mit de agschriebene Stichauga
option-scoring-lost-factor = Wia oft 's Gebot abzoga wird, wenn 's Spiel verlora isch
option-scoring-lost-keeps-tricks = Wer verliert, schreibt seine Stich trotzdem a
option-scoring-lost-bonus = Was jede andere Partei meh aschreibt, wenn dr Spieler verliert

## Abganga

option-abgehen-enabled = Dr Spieler derf noch em Dapp abganga
option-abgehen-factor = Wia oft 's Gebot beim Abganga abzoga wird
option-abgehen-defenders-meld = Beim Abganga schreibet de andere ihre Meldonga a
option-abgehen-bonus = Was jede andere Partei beim Abganga meh aschreibt

## Verdrückt

option-verdrueckt-mode = Was isch, wenn oiner falsch druckt hot
    .prevent = se werdet net agnomma
    .penalise = 's Spiel isch verlora
option-verdrueckt-bonus = Was jede andere Partei meh aschreibt, wenn sich dr Spieler verdrückt

## Ruafa

option-rufen-enabled = Dr Spieler derf a Kart ruafa; wer se hot, wird sei Partner
option-rufen-if-absent = Was isch, wenn dia gruafene Kart sonscht koiner hot
    .call_again = dr Spieler derf an andere ruafa
    .alone = dr Spieler spielt alloi
option-rufen-score = Was noch em Ruafa jeder aschreibt
    .side_total = d' Summ vo seira Partei
    .own_augen = bloß de oigene Auga
option-rufen-lost-by = Wem noch em Ruafa 's verlorene Gebot abzoga wird
    .both = älle zwoi
    .declarer = bloß em Spieler

## Durch

option-durch-enabled = Durch derf agsagt werda
option-durch-value = Was a Durch zählt
option-durch-lost-factor = Wia oft a verlorener Durch zählt
option-durch-announce = Wann Durch agsagt wird
    .before_auction = vor em Steigera
    .after_dapp = noch em Dapp
option-durch-partner = Was a Stich vom Partner beim Durch hoißt
    .breaks = dr Durch isch verlora
    .helps = 'r zählt mit
option-durch-open-value = Was an offener Durch zählt; bei 0 gibt's en net

## Ontadurch

option-untendurch-enabled = Ontadurch derf agsagt werda
option-untendurch-value = Was a Ontadurch zählt
option-untendurch-lost-factor = Wia oft a verlorener Ontadurch zählt
option-untendurch-announce = Wann Ontadurch agsagt wird
    .before_auction = vor em Steigera
    .after_dapp = noch em Dapp
option-untendurch-partner = Was a Stich vom Partner beim Ontadurch hoißt
    .ignored = nix
    .breaks = dr Ontadurch isch verlora
option-untendurch-must-head = Au beim Ontadurch muaß mr drüber, wenn mr ka

## Partie

option-match-end = Wann d' Partie aus isch
    .target = wenn oiner 's Ziel hot
    .deals = noch ra feschta Zahl vo Spiel
option-match-target = Wia viel Auga mr für d' Partie braucht
option-match-deals = Wia viel Spiel gspielt werdet, wenn d' Zahl fescht isch
option-match-finish-as-declarer = Fertig werda ka bloß, wer selber gspielt ond gwonna hot
option-match-tie-break = Wer gwennt, wenn mehrere am Ziel oder gleich send
    .last_declarer = wer zletscht gspielt hot
    .most_deals = wer am öfteschta gspielt hot
    .highest = wer meh Auga hot
    .exact_last_deal = wer em letschta Spiel meh Stichauga hot
    .shared = älle zamma
    .extra_deal = no a Spiel entscheidet
option-match-floor = Wer so weit nonterkommt, hot verlora, ond d' Partie isch aus
option-match-special-account = Wo Durch ond Ontadurch agschrieba werdet
    .separate = uff ma extra Konto
    .score = em Spielstand
    .stars = als Stern
option-match-special-moves-dealer = A Durch oder Ontadurch zählt als Spiel, ond dr nächschte gibt

## Vorlaga

preset-seed-3 = 's klassische Spiel zu dritt: jeder für sich, mit Dissle, 14 Karta ond a Dapp vo 6.
preset-seed-3-ohne = 's klassische Spiel zu dritt ohne Dissle: 12 Karta ond a Dapp vo 4.
preset-seed-4 = Kreizbenoggl zu viert: zwoi Paar über Kreiz, mit Dissle, 11 Karta ond a Dapp vo 4, ab 200.
preset-seed-4-ohne = Kreizbenoggl zu viert ohne Dissle: zwoi Paar über Kreiz, 9 Karta ond a Dapp vo 4, ab 200.
preset-rufen-4 = Zu viert mit Ruafa: Wer spielt, ruaft sich sein Partner; Durch ond Ontadurch gibt's au.
preset-rufen-4-ohne = Zu viert mit Ruafa, Durch ond Ontadurch, aber ohne Dissle: 9 Karta ond a Dapp vo 4.
preset-two-handed = 's gwöhnliche Spiel zu zwoit ohne Dissle: 18 Karta ond a Dapp vo 4.
preset-five = Zu fünft, jeder für sich, mit Dissle: 9 Karta ond a Dapp vo 3.
preset-six = Zu sechst en drei Paar, mit Dissle: 7 Karta ond a Dapp vo 6.
preset-heroldstatt = 's Preisbenoggla z' Heroldstatt: zu dritt ohne Dissle, 45 Spiel, de andere kriaget 's halbe Gebot.
preset-ennahofen = 's Turnier z' Ennahofa: zu dritt ohne Dissle, 's halbe Gebot beim Abganga, offener Durch für 1500.
preset-ohmden = 's Turnier z' Ohmda: zu dritt mit Dissle, 16 Karta ond gar koin Dapp.
preset-palast-3 = Wia em Binokel-Palascht zu dritt: ohne Dissle, a feschte Zahl vo Spiel, acht Zehner zählet.
preset-palast-3-mit = Wia em Binokel-Palascht zu dritt mit em großa Blatt: 15 Karta ond a Dapp vo 3, acht Dissla zählet.
preset-palast-4 = Wia em Binokel-Palascht zu viert: zwoi Paar ohne Dissle, a feschte Zahl vo Spiel.
preset-palast-4-mit = Wia em Binokel-Palascht zu viert mit em großa Blatt: zwoi Paar, 11 Karta ond a Dapp vo 4.
preset-dabb-2 = Wia en dr App Dabb zu zwoit: ohne Dissle, ohne doppelte Meldonga außer em Benoggl, uff Zehner grondet.
preset-dabb-3 = Wia en dr App Dabb zu dritt: ohne Dissle, ohne doppelte Meldonga außer em Benoggl, uff Zehner grondet.
preset-dabb-4 = Wia en dr App Dabb zu viert: zwoi Paar, ond wenn dr Partner dr Stich hot, muaß mr bloß bediena.
preset-larsb = Zu viert am Tisch, drei spielet: Dr Geber setzt aus, Durch gibt Stern, noch 12 Spiel isch Schluss.
preset-schwaetza-4 = Kreizbenoggl mit Durch ond Ontadurch noch em Dapp; wer se verliert, zahlt doppelt.
preset-drecksau-3 = Zu dritt mit 15 Karta: D' zwoite Hand fangt a, gsteigert wird Stuf om Stuf, druckt wird vor em Trompf.
