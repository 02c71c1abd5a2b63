### Dr Tisch em Terminal: Begrüßong, Froga, Hilf, Überschrifta, Fehler

## Dr erschte Bildschirm

welcome-title = Benoggl
welcome-what = Benoggl isch 's Kartaspiel vo de Schwoba: Mr steigert om dr Dapp, sagt Trompf a, meldet, was mr uff dr Hand hot, ond macht Stich. Wer steigert, muaß mit Meldonga ond Stich zamma so viel Auga hola, wia'r bota hot.
welcome-cards = Farba: E Eichel, S Schippa, H Herz, B Bolla. Karta vo oba nonter: A Sau 11, Z Zehner 10, K Kenich 4, O Ober 3, U Bua 2, 7 Dissle 0. Jede Kart gibt's zwoimol; HK isch dr Herz-Kenich.
welcome-how = Tipp, was du doa witt, ond druck uff d' Eingabetaste: a Nommer aus dr Lischt, a Kart wia HK, a Gebot wia 200 oder w für weg. A Frogezoicha sagt dir jederzeit, was goht.
welcome-table = { $count ->
    [one] Du spielsch gega { $names }. D' Vorlag hoißt { $preset }.
   *[other] Du spielsch mit { $names }. D' Vorlag hoißt { $preset }.
}
welcome-start = Eingabetaste: Los goht's.

## Wer dra isch ond was mr sieht

turn-you = Du bisch dra.
turn-other = { $name } isch dra.
thinking = { $name } sinniert …
deal-begins = Spiel { $number }: { $dealer_you ->
    [yes] Du gibsch.
   *[no] { $dealer } gibt.
}
deal-sits-out = { $you ->
    [yes] Du setzsch des Spiel aus.
   *[no] { $name } setzt des Spiel aus.
}
hand = Deine Karta
hand-count = { $count ->
    [one] oi Kart
   *[other] { $count } Karta
}
dapp-count = { $count ->
    [0] koin Dapp
    [one] oi Kart em Dapp
   *[other] { $count } Karta em Dapp
}
status-trump = Trompf { $suit }
status-no-trump = ohne Trompf
status-bid = { $name } spielt für { $bid }
status-bid-you = Du spielsch für { $bid }
status-to-make = { $missing ->
    [one] no oi Aug
   *[other] no { $missing } Auga
}
status-reached = 's Gebot langt
trick-count = { $count ->
    [0] koin Stich
    [one] oin Stich
   *[other] { $count } Stich
}
last-trick = Letschter Stich: { $cards }. Gmacht hot'n: { $name }.
last-trick-none = 's isch no koin Stich gspielt.
melds-none = No hot koiner gmeldet.
melds-of = { $name }: { $augen }
sheet-empty = Uff em Block stoht no nix.

## Froga

prompt = > { "" }
prompt-choose = Nommer oder Eingab
prompt-announce = Witt vor em Steigera ebbes asaga?
prompt-bid-open = Du fangsch a: mindeschtens { $lowest }.
prompt-bid-open-or-pass = Du fangsch a: mindeschtens { $lowest }, oder w für weg.
prompt-bid = 's standet { $standing }. Mindeschtens { $lowest }, oder w für weg?
prompt-bid-top = 's standet { $standing }. Höher goht's net: w für weg.
prompt-declare = Dr Dapp ghört dir. Was machsch?
prompt-rufen = Was für a Kart ruafsch?
prompt-give = { $name } hot dir { $card } geba. Was für a Kart gibsch zruck?
prompt-choose-special = Spielsch statt mit Trompf Durch oder Ontadurch?
prompt-trump = Was isch Trompf?
prompt-trump-option = { $suit }: du hosch { $augen } zom Melda
prompt-bury = { $count ->
    [one] Druck oi Kart.
   *[other] Druck { $count } Karta, zom Beispiel E7 S7.
}
prompt-bury-more = { $count ->
    [one] No oi Kart.
   *[other] No { $count } Karta.
}
prompt-lead = Du kommsch raus. Mit was?
prompt-play = Was für a Kart spielsch?
prompt-only-card = 's goht bloß { $card }.
prompt-next = Eingabetaste: weiter.
prompt-next-deal = Eingabetaste: 's nächschte Spiel.
prompt-sure = Gwieß? j oder n
prompt-jump-sure = Du sprengsch uff { $bid }, { $lowest } dät's au. Gwieß? j oder n
prompt-abgehen-sure = Witt wirklich abganga? Des koscht { $price }. j oder n
prompt-special-sure = Wirklich { $special }? j oder n
prompt-quit-sure = Witt wirklich uffhöra? j oder n
answer-yes = j
answer-no = n
answer-pass = w
warn-out-of-reach = Obacht: Mit Meldonga { $melds } ond älle { $all } Auga vo de Stich kommsch bloß uff { $most }, bota send { $bid }. Gang lieber ab (§8.1).
suggest-bid = Vorschlag: { $bid } bieta.
suggest-pass = Vorschlag: weg saga.
suggest-action = I dät saga: { $action }.

## Hilf

help-title = Was du tippa kasch
help-choose = Nommer aus dr Lischt
help-card = Kart, zom Beispiel HK für Herz-Kenich
help-bid = Gebot, zom Beispiel 200
help-pass = weg saga
help-help = dui Hilf
help-last-trick = dr letschte Stich zoiga
help-melds = älle Meldonga zoiga
help-sheet = dr Schreibblock zoiga
help-rules = d' Regla zoiga, zom Beispiel r 6.4
help-suggest = an Vorschlag kriaga
help-quit = uffhöra; d' Partie isch gspeichert ond goht später weiter

## Überschrifta

heading-table = Tisch
heading-auction = Steigera
heading-dapp = Dapp
heading-melds = Meldonga
heading-trick = Stich
heading-last-trick = Letschter Stich
heading-settlement = Abrechnong
heading-sheet = Schreibblock
heading-rules = Regla
heading-choices = Was du doa kasch
heading-deal = Spiel
heading-dealer = Geber
heading-declarer = Spieler
heading-bid = Gebot
heading-result = Was rauskommt
heading-total = Stand
heading-special = Durch-Konto
heading-stars = Stern
heading-trump = Trompf
heading-augen = Auga
heading-cards = Karta
heading-name = Nama
heading-option = Option
heading-value = Wert
heading-usual = sonscht
heading-paragraph = Absatz
heading-preset = Vorlag
heading-count = Wia viel
sheet-made = gwonna
sheet-lost = verlora
sheet-sat-out = –

## Schluss, Onterbrecha ond Weiterspiela

match-won = { $you ->
    [yes] Du hosch d' Partie gwonna!
   *[no] { $name } hot d' Partie gwonna.
}
match-won-together = D' Partie isch gwonna: { $names }.
match-lasted = { $deals ->
    [one] D' Partie hot oi Spiel dauert.
   *[other] D' Partie hot { $deals } Spiel dauert.
}
match-again = No a Partie? j oder n
quit-saved = Gspeichert. Weiter goht's mit: { $command }
quit-thanks = Dank schee fürs Spiela!
resume-found = Do isch no a agfangene Partie, Stand { $totals }.
resume-ask = Weiterspiela? j oder n
resume-deal = 's goht weiter mit Spiel { $number }.

## Fehler

error-not-understood = „{ $text }“ verstand i net. A Frogezoicha sagt, was goht.
error-not-a-card = „{ $text }“ isch koi Kart. Schreib Farb (E S H B) ond Rang (A Z K O U 7), zom Beispiel HK (§1.5).
error-not-a-number = „{ $text }“ isch koi Zahl.
error-not-a-choice = Nemm a Nommer vo 1 bis { $last }.
error-file-not-found = D' Datei { $path } gibt's net.
error-file-exists = D' Datei { $path } gibt's scho.
error-cannot-read = D' Datei { $path } lässt sich net lesa: { $reason }
error-cannot-write = D' Datei { $path } lässt sich net schreiba: { $reason }
error-log-damaged = 's Protokoll { $path } isch he: { $reason }
error-log-line = 's Protokoll { $path } isch en Zeil { $line } he: { $reason }
error-log-differs = En Spiel { $number } stoht { $written }, grechnet isch { $computed }.
error-rules = { $count ->
    [one] Mit dene Regla goht's net, oin Fehler:
   *[other] Mit dene Regla goht's net, { $count } Fehler:
}
error-no-paragraph = Dr Absatz { $paragraph } gibt's em Regelbuach net. En dr Näh send { $near }.
error-no-terminal = Zom Spiela braucht's a Terminal.

## Protokoll, Regla, Meldonga, erlaubte Karta

log-good = 's Protokoll stemmt: { $deals ->
    [one] oi Spiel nochgspielt.
   *[other] { $deals } Spiel nochgspielt.
}
log-unfinished = D' Partie isch no net aus.
log-written = Protokoll gschrieba: { $path }
rules-no-difference = Älles wia em klassischa Spiel.
rules-good = D' Regla passet.
melds-sum = Zamma { $augen } mit { $suit } als Trompf.
melds-nothing = Nix zom Melda mit { $suit } als Trompf.
melds-best = Am meischta mit { $suit } als Trompf: { $augen }.
legal-cards = { $count ->
    [one] Erlaubt isch oi Kart:
   *[other] Erlaubt send { $count } Karta:
}
legal-any = Erlaubt isch jede Kart.

## Viel Spiel hentranander

sim-progress = Spiel
sim-done = { $deals ->
    [one] Oi Spiel
   *[other] { $deals } Spiel
} en { $seconds } Sekonda.
sim-seed = Zuafallszahl { $seed }; mit dera lässt sich älles nomol macha.
sim-heading-player = Wer
sim-heading-won = Partia gwonna
sim-heading-average = Auga je Spiel
sim-heading-declared = gspielt
sim-heading-made = drvo gwonna
sim-heading-bid = Gebot em Schnitt
sim-heading-abgehen = abganga
