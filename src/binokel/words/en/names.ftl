### Cards, melds, kinds of deal, and what is going on

you = You
list-and = { $first } and { $last }

## Cards

suit-eichel = Acorns
suit-schippen = Spades
suit-herz = Hearts
suit-bollen = Bells
rank-as = Ace
rank-zehn = Ten
rank-koenig = King
rank-ober = Ober
rank-unter = Unter
rank-diss = Diss
card = { $rank } of { $suit }
card-twice = { $count } × { $card }
no-cards = –

## Melds

meld-paar = Paar
meld-familie = Familie
meld-doppelte-familie = double Familie
meld-rundgang = Rundgang
meld-vier-asse = four Aces
meld-vier-zehner = four Tens
meld-vier-koenige = four Kings
meld-vier-ober = four Obers
meld-vier-unter = four Unters
meld-acht-asse = eight Aces
meld-acht-zehner = eight Tens
meld-acht-koenige = eight Kings
meld-acht-ober = eight Obers
meld-acht-unter = eight Unters
meld-acht-diss = eight Disses
meld-binokel = Binokel
meld-doppelter-binokel = double Binokel
meld-trumpf-diss = trump Diss
meld-of-suit = { $meld } of { $suit } { $augen }
meld-with-augen = { $meld } { $augen }

## Kinds of deal

contract-normal = deal with trump
contract-abgehen = Abgehen
contract-verdrueckt = Verdrückt
contract-durch = Durch
contract-untendurch = Untendurch
special-durch = Durch
special-durch-open = open Durch
special-untendurch = Untendurch

## What is going on

phase-dealing = dealing
phase-announcing = announcing
phase-auction = auction
phase-declaring = Dapp and trump
phase-playing = tricks
phase-over = settlement
