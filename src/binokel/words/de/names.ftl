### Karten, Meldungen, Spielarten und das, was gerade gespielt wird

you = Du
list-and = { $first } und { $last }

## Karten

suit-eichel = Eichel
suit-schippen = Schippen
suit-herz = Herz
suit-bollen = Bollen
rank-as = As
rank-zehn = Zehner
rank-koenig = König
rank-ober = Ober
rank-unter = Unter
rank-diss = Diss
card = { $suit }-{ $rank }
card-twice = { $count } × { $card }
no-cards = –

## Meldungen

meld-paar = Paar
meld-familie = Familie
meld-doppelte-familie = doppelte Familie
meld-rundgang = Rundgang
meld-vier-asse = vier Asse
meld-vier-zehner = vier Zehner
meld-vier-koenige = vier Könige
meld-vier-ober = vier Ober
meld-vier-unter = vier Unter
meld-acht-asse = acht Asse
meld-acht-zehner = acht Zehner
meld-acht-koenige = acht Könige
meld-acht-ober = acht Ober
meld-acht-unter = acht Unter
meld-acht-diss = acht Diss
meld-binokel = Binokel
meld-doppelter-binokel = doppelter Binokel
meld-trumpf-diss = Trumpf-Diss
meld-of-suit = { $meld } in { $suit } { $augen }
meld-with-augen = { $meld } { $augen }

## Spielarten

contract-normal = Spiel mit Trumpf
contract-abgehen = Abgehen
contract-verdrueckt = Verdrückt
contract-durch = Durch
contract-untendurch = Untendurch
special-durch = Durch
special-durch-open = offener Durch
special-untendurch = Untendurch

## Was gerade gespielt wird

phase-dealing = Geben
phase-announcing = Ansagen
phase-auction = Steigern
phase-declaring = Dapp und Trumpf
phase-playing = Stiche
phase-over = Abrechnung
