### House rules: values of options, chapters and presets; what an option does stands in options.toml

## Chapters

chapter-deck = Deck
chapter-seats = Seats and deal
chapter-auction = Auction
chapter-dapp = Dapp, trump, burying
chapter-melds = Melds
chapter-play = Trick play
chapter-scoring = Counting and settling
chapter-abgehen = Giving up (Abgehen)
chapter-verdrueckt = Burying wrongly (Verdrückt)
chapter-rufen = Calling a partner (Rufen)
chapter-durch = Durch
chapter-untendurch = Untendurch
chapter-match = Match

## Deck

option-deck-card-augen =
    .standard = Ace 11, Ten 10, King 4, Ober 3, Unter 2
    .tens = Ace, Ten and King 10 each, the others nothing

## Seats and deal

option-seats-sides =
    .solo = everybody for himself
    .pairs = pairs facing each other
    .two_teams = two teams, every other seat
option-seats-direction =
    .ccw = counter-clockwise
    .cw = clockwise

## Auction

option-auction-order =
    .duel = two against each other until one passes
    .round = everybody in turn
option-auction-opener =
    .forehand = forehand, the seat after the dealer
    .second_hand = the seat after forehand
option-auction-challenger =
    .next_in_order = the next in order
    .partner_of_passer = the partner of the one who passed
option-auction-jump =
    .free = any number of steps
    .exact = exactly one step
option-auction-all-pass =
    .forehand_min = forehand plays at the lowest bid
    .dealer_zero = the dealer plays at 0
    .redeal_same = the same dealer deals again
    .redeal_next = the next dealer deals

## Dapp, trump, burying

option-dapp-trump-named =
    .before_bury = before burying
    .after_bury = after burying

## Melds

option-melds-rundgang =
    .parts = 240 as the sum of its parts
    .plus_fours = 240, and four Kings and four Obers count beside it
    .with_familie = the sum of its parts, a Paar inside a Familie serves too
option-melds-need-trick =
    .none = nobody
    .seat = each seat its own
    .side = one of the side is enough

## Trick play

option-play-first-lead =
    .forehand = forehand
    .declarer = the declarer
option-play-bonus-trick =
    .last = the last
    .first = the first

## Counting and settling

option-scoring-rounding =
    .none = exactly
    .half_up = each side to the nearest ten, five goes up
    .largest_remainder = in tens, with the sum kept
option-scoring-bid-test =
    .exact = exact trick Augen
    .rounded = written trick Augen

## Burying wrongly (Verdrückt)

option-verdrueckt-mode =
    .prevent = refused
    .penalise = the deal is lost

## Calling a partner (Rufen)

option-rufen-if-absent =
    .call_again = call another one
    .alone = play alone
option-rufen-score =
    .side_total = the total of the side
    .own_augen = only the own Augen
option-rufen-lost-by =
    .both = both
    .declarer = the declarer alone

## Durch

option-durch-announce =
    .before_auction = before the auction
    .after_dapp = after the Dapp
option-durch-partner =
    .breaks = the Durch is lost
    .helps = it counts for the Durch

## Untendurch

option-untendurch-announce =
    .before_auction = before the auction
    .after_dapp = after the Dapp
option-untendurch-partner =
    .ignored = nothing
    .breaks = the Untendurch is lost

## Match

option-match-end =
    .target = when a side reaches the target
    .deals = after a fixed number of deals
option-match-tie-break =
    .last_declarer = who declared last
    .most_deals = who declared most often
    .highest = the higher total
    .exact_last_deal = more trick Augen in the last deal
    .shared = all of them together
    .extra_deal = one more deal decides
option-match-special-account =
    .separate = on a separate account
    .score = in the score
    .stars = as stars

## Presets

preset-seed-3 = The classic game for three: each for himself, with Diss, 14 cards and a Dapp of 6.
preset-seed-3-ohne = The classic game for three without Diss: 12 cards and a Dapp of 4.
preset-seed-4 = Four players in two pairs (Kreuz): with Diss, 11 cards and a Dapp of 4, opening at 200.
preset-seed-4-ohne = Four players in two pairs without Diss: 9 cards and a Dapp of 4, opening at 200.
preset-rufen-4 = Four players with calling: the declarer calls his partner; Durch and Untendurch are offered too.
preset-rufen-4-ohne = Four players with calling, Durch and Untendurch, but without Diss: 9 cards and a Dapp of 4.
preset-two-handed = The ordinary game for two without Diss: 18 cards and a Dapp of 4.
preset-five = Five players, each for himself, with Diss: 9 cards and a Dapp of 3.
preset-six = Six players in three pairs, with Diss: 7 cards and a Dapp of 6.
preset-heroldstatt = The prize tournament at Heroldstatt: three players without Diss, 45 deals, the others get half the bid.
preset-ennahofen = The tournament at Ennahofen: three players without Diss, half the bid when somebody gives up, an open Durch for 1500.
preset-ohmden = The tournament at Ohmden: three players with Diss, 16 cards and no Dapp at all.
preset-palast-3 = As at Binokel Palast for three: without Diss, a fixed number of deals, eight Tens count.
preset-palast-3-mit = As at Binokel Palast for three with the large deck: 15 cards and a Dapp of 3, eight Disses count.
preset-palast-4 = As at Binokel Palast for four: two pairs without Diss, a fixed number of deals.
preset-palast-4-mit = As at Binokel Palast for four with the large deck: two pairs, 11 cards and a Dapp of 4.
preset-dabb-2 = As in the app Dabb for two: without Diss, no double melds but the Binokel, rounded to tens.
preset-dabb-3 = As in the app Dabb for three: without Diss, no double melds but the Binokel, rounded to tens.
preset-dabb-4 = As in the app Dabb for four: two pairs, and while the partner is winning the trick you need only follow suit.
preset-larsb = Four at the table, three play: the dealer sits out, a Durch earns stars, 12 deals.
preset-schwaetza-4 = Four in two pairs with Durch and Untendurch after the Dapp; losing one costs double.
preset-drecksau-3 = Three players with 15 cards: second hand opens, bids rise step by step, burying comes before trump.
