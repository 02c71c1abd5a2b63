### Karta, Meldonga, Spielarta ond was grad gspielt wird

you = Du
list-and = { $first } ond { $last }

## Karta

suit-eichel = Eichel
suit-schippen = Schippa
suit-herz = Herz
suit-bollen = Bolla
rank-as = Sau
rank-zehn = Zehner
rank-koenig = Kenich
rank-ober = Ober
rank-unter = Bua
rank-diss = Dissle
card = { $suit }-{ $rank }
card-twice = { $count } × { $card }
no-cards = –

## Meldonga

meld-paar = Paar
meld-familie = Familie
meld-doppelte-familie = doppelte Familie
meld-rundgang = Rondgang
meld-vier-asse = vier Säu
meld-vier-zehner = vier Zehner
meld-vier-koenige = vier Kenich
meld-vier-ober = vier Ober
meld-vier-unter = vier Buaba
meld-acht-asse = acht Säu
meld-acht-zehner = acht Zehner
meld-acht-koenige = acht Kenich
meld-acht-ober = acht Ober
meld-acht-unter = acht Buaba
meld-acht-diss = acht Dissla
meld-binokel = Benoggl
meld-doppelter-binokel = doppelter Benoggl
meld-trumpf-diss = Trompf-Dissle
meld-of-suit = { $meld } en { $suit } { $augen }
meld-with-augen = { $meld } { $augen }

## Spielarta

contract-normal = Spiel mit Trompf
contract-abgehen = Abganga
contract-verdrueckt = Verdrückt
contract-durch = Durch
contract-untendurch = Ontadurch
special-durch = Durch
special-durch-open = offener Durch
special-untendurch = Ontadurch

## Was grad gspielt wird

phase-dealing = Geba
phase-announcing = Asaga
phase-auction = Steigera
phase-declaring = Dapp ond Trompf
phase-playing = Stich
phase-over = Abrechnong
