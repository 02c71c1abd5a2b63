### At the table in the terminal: the first screen, questions, answers, what can be looked at

## The first screen

welcome-title = Binokel
welcome-what =
    Binokel is a card game from Swabia: points, called Augen, are scored for sets of
    cards in the hand (melds) and for tricks, after an auction.
welcome-bid = { $dapp ->
    [0]
        Who bids most names trump and must reach the bid with melds and tricks, or it is
        deducted.
   *[other]
        Who bids most takes the Dapp ({ $dapp } closed cards), names trump and must reach the
        bid with melds and tricks together, or it is deducted.
}
with-whom = With you at the table: { $names } (bots: { $bots }).
your-side = You play together with { $names }.
everyone-alone = Everyone scores alone.
goal-target = The first with { $target } Augen wins.
goal-deals = { $deals ->
    [one] After one deal whoever has most wins.
   *[other] After { $deals } deals whoever has most wins.
}
how-to-type =
    A card is written with two letters, suit and rank: HK is { $card }.
    Suits: { $suits }.
    Ranks from high to low: { $ranks }.
    Every line ends with Enter. Answer what is asked, or:
    ? shows what you can type, r the rules, q stops.
saved-in =
    Saved after every move, in this file:
    { $path }
match-waits =
    An unfinished match waits; to go on with it:
    binokel play --log { $path }
match-resumed = You go on where you stopped ({ $deals ->
    [one] 1 deal is played
   *[other] { $deals } deals are played
}).

## Help at the table

help-at-table =
    What you can always type:
    ? = what you can type now
    ?? = this help
    l = the last trick
    t = who has won which tricks
    m = melds (before they are shown: what your cards meld)
    a = how the auction went
    d = the Dapp
    s = the scoresheet
    r = the rules of this match; r 6.4 a paragraph, r 6 a chapter
    w = show the table again
    tip = what a bot would do (only with --hints)
    q = stop; the match stays saved
help-announce =
    Announcing: Enter announces nothing; durch, durch open, untendurch announce.
help-bid =
    In the auction: a number bids, p passes. m shows what your cards meld.
help-trump =
    For trump: e, s, h or b. Where the rules allow it, also:
    ab (give up), call HK, durch, durch open, untendurch.
help-give =
    Giving back: a card or its number.
help-bury =
    For burying: cards or numbers, several too; -HK takes back, x all;
    Enter buries. Where being Verdrückt is punished: show HK HO names the cards
    you show, show alone leaves that to the program.
help-card =
    For playing: a number or a card like hk. Only cards with a number are allowed.
help-next =
    Between deals: Enter begins the next deal.
help-more = l, t, m, a, d, s, r, w show something, q stops; ?? explains everything.

## What is in force

fact-deal = Deal { $number }
fact-no-bid = no bid yet
fact-bid = high bid: { $who } { $bid }
fact-declarer = Declarer: { $who } for { $bid }
fact-special = { $game }: { $who }
fact-partner = Partner: { $who }
fact-trump = Trump: { $suit }
fact-no-trump = no trump yet
fact-tricks = Tricks: { $tricks }
trick-lead = Trick { $number }: you lead.
trick-so-far = Trick { $number }: { $cards }
trick-ahead = Ahead: { $who }
open-hand = Open on the table, { $who }: { $cards }
trump-suit = { $suit } (trump)

## What is asked

ask-go-on = The match { $name } waits. Go on with it (y/n)?
ask-announce = Announce anything ({ $games })? Enter = no:
ask-open = You have to open, { $lowest } or more:
ask-bid = Your bid (from { $lowest }, p = pass):
ask-only-pass = No higher bid is left, p = pass:
ask-trump = Trump (e s h b):
ask-give = Which card do you give back to { $who }?
ask-bury = Bury, { $chosen } of { $dapp } chosen:
ask-bury-sure = { $dapp } chosen. Enter buries them, -HK takes back:
ask-card = Your card:
ask-only-card = Your card (Enter = { $card }):
ask-begin = Enter = the match begins (q stops):
ask-next = Enter = next deal (s scoresheet, q stop):
ask-give-up-trump = Give up: for which trump do the others meld (e s h b)? Enter = rather not:
sure-give-up = Giving up costs { $costs }, the others meld with { $suit }. Really (y/n)?
sure-special = { $game }, really (y/n)?
sure-bid = { $bid } is a big jump, { $lowest } would do. Really (y/n)?
sure-trump = You hold no card of { $suit }. Really (y/n)?
sure-no-call = Who wants to call calls before trump; now you would play alone. Really (y/n)?
sure-verdrueckt = Bury like this and be Verdrückt, really (y/n)?
sure-again = That deducts { $costs } from you, without play. Once more, really (y/n)?
first-bid = m shows what your cards meld, tip suggests a bid (only with --hints), ? helps.
offer-call-first = Who wants to call calls before trump: call HK calls { $card } (§9.2).
offer-show = Being Verdrückt is punished (§8.7). show { $card } names the cards you show; without it all melds that stay are shown.
offer-give-up = Instead of trump: ab = give up (§8.1).
offer-call = You may call a card now: call HK calls { $card } (§9.2).
offer-special = Instead of trump: { $games } (§10.2).
out-of-reach = Mind: even with all tricks you reach { $most } at most, the bid is { $bid } (§8.1).

## What is answered

not-understood = "{ $typed }" means nothing here; ? shows what does.
nothing-typed = Please type something; ? shows what.
not-a-number = "{ $typed }" is no bid: a whole number like 210 (§3.3).
no-suit = "{ $typed }" is no suit: E, S, H or B (§1.2).
no-card = "{ $typed }" is no card: first the suit E S H B, then the rank A Z K O U 7, as in HK (§1.5).
no-number = There is no number { $typed }, only 1 to { $last }.
not-chosen = { $card } is not chosen.
already-chosen = { $card } is already chosen, -{ $card } takes it back.
not-so-often = You do not hold { $card } so often (§4.9).
too-many-chosen = { $count } cards are too many, { $dapp } are buried (§4.4).
bury-first = { $chosen } are chosen, { $dapp } are buried (§4.4).
cards-chosen = Chosen { $count } of { $dapp }: { $cards }
cards-shown = You show: { $cards }
melds-by-trump = Your cards meld: { $sums } (m shows what).
melds-stay = What stays melds { $augen }.
melds-stay-by-trump = What stays melds: { $sums }.
not-given-up = Not given up.
taken-back = Good, then not.
no-tip = Tips are given with --hints only, and when it is your turn.
bot-tip = The bot would: { $action }

## What can be looked at

no-auction = Nothing has been bid yet.
call-made = { $who }: { $what }
call-passed = pass
no-dapp = The Dapp is not turned up yet.
dapp-was = The Dapp was: { $cards }
dapp-buried = You have buried: { $cards }
dapp-announced = Announced of these: { $cards }
no-trick = No trick is made yet.
trick-was = Trick { $number }: { $cards }
trick-won = Won by { $who }, { $augen } Augen.
tricks-of = { $who }: { $count ->
    [one] 1 trick
   *[other] { $count } tricks
} ({ $which })
no-melds-yet = Nothing is melded yet.
no-melds = These cards meld nothing.
no-melds-without-trump = Without trump nobody melds (§5.1).
melds-with-trump = With { $suit } as trump { $augen }: { $melds }
melds-sum = Together { $augen } Augen.
melds-shown = On the table: { $cards }
may-play = May be played: { $cards }
rules-of-match = { $changed ->
    [0] The usual rules are played (seed_3). r 6 shows a chapter.
   *[other] What differs from the usual rules (seed_3):
}

## The scoresheet

head-deal = No
head-declarer = Declarer
head-game = Game
sheet-made = made
sheet-lost = lost
sheet-totals = Total
sheet-empty = Nothing is written yet.
sheet-more = Above: { $count } more. s shows all.
sheet-special = Separate account (§10.8): { $held }
sheet-stars = Stars (§10.8): { $held }

## Beginning and end

deal-begins = Deal { $number }: { $who } deals
deal-begins-you = Deal { $number }: you deal
cards-promised = The cards are shuffled and promised: { $commitment }… (binokel log verify)
you-sit-out = You deal and sit out.
match-over = The end
match-saved = The match is in { $path }
match-left = Saved. To go on: binokel play --log { $path }
log-finished = { $path } is played to the end; to look at it: binokel log show { $path }
log-damaged = { $path } is damaged and stays as it is: { $why } What can be read is shown by: binokel log show { $path }
log-without-head = { $path } is damaged at its very beginning and stays as it is: { $why } Without the rules there nothing of it can be read.
log-in-use = { $path } is being played in another window.
log-mended = The last line of the file was broken off and is given up; the file as it was is kept in { $backup }.
log-caught-up = What was missing at the end of the last deal is written now.
note-lost = Seat, bots and seed of this match were lost; the cards promised last can no longer be checked.
note-damaged = { $path } cannot be read, so nobody knows who sits where: say --seat and --bots again.
other-rules = { $path } was begun with other rules; leave out --rules.
other-seat = In this match you sit at seat { $seat }.
other-seed = This match was shuffled from another seed; leave out --seed.
