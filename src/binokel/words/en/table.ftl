### The table in the terminal: welcome, questions, help, headings, errors

## The first screen

welcome-title = Binokel
welcome-what = Binokel is the card game of Swabia: you bid for the Dapp, name trump, meld what you hold, and win tricks. Whoever wins the auction must reach the bid with melds and tricks together.
welcome-cards = Suits: E Acorns, S Spades, H Hearts, B Bells. Cards from high to low: A Ace 11, Z Ten 10, K King 4, O Ober 3, U Unter 2, 7 Diss 0. Every card exists twice; HK is the King of Hearts.
welcome-how = Type what you want to do and press Enter: a number from the list, a card like HK, a bid like 200, or p to pass. A question mark tells you at any time what you can do.
welcome-table = { $count ->
    [one] You play against { $names }. The preset is { $preset }.
   *[other] You play with { $names }. The preset is { $preset }.
}
welcome-start = Press Enter to begin.

## Whose turn it is and what is seen

turn-you = It is your turn.
turn-other = It is { $name }'s turn.
thinking = { $name } is thinking …
deal-begins = Deal { $number }: { $dealer_you ->
    [yes] you are the dealer.
   *[no] { $dealer } is the dealer.
}
deal-sits-out = { $you ->
    [yes] You sit this deal out.
   *[no] { $name } sits this deal out.
}
hand = Your cards
hand-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
dapp-count = { $count ->
    [0] no Dapp
    [one] one card in the Dapp
   *[other] { $count } cards in the Dapp
}
status-trump = trump { $suit }
status-no-trump = no trump
status-bid = { $name } plays for { $bid }
status-bid-you = You play for { $bid }
status-to-make = { $missing ->
    [one] one Auge to go
   *[other] { $missing } Augen to go
}
status-reached = bid reached
trick-count = { $count ->
    [0] no trick
    [one] one trick
   *[other] { $count } tricks
}
last-trick = Last trick: { $cards }. Won by: { $name }.
last-trick-none = No trick has been played yet.
melds-none = Nobody has melded yet.
melds-of = { $name }: { $augen }
sheet-empty = There is nothing on the scoresheet yet.

## Questions

prompt = > { "" }
prompt-choose = number or entry
prompt-announce = Do you want to announce anything before the auction?
prompt-bid-open = You open: { $lowest } at least.
prompt-bid-open-or-pass = You speak first: { $lowest } at least, or p to pass.
prompt-bid = The bid stands at { $standing }. { $lowest } at least, or p to pass?
prompt-bid-top = The bid stands at { $standing }. There is no higher one: p to pass.
prompt-declare = The Dapp is yours. What do you do?
prompt-rufen = Which card do you call?
prompt-give = { $name } has given you the { $card }. Which card do you give back?
prompt-choose-special = Do you play Durch or Untendurch instead of trump?
prompt-trump = Which suit is trump?
prompt-trump-option = { $suit }: you meld { $augen }
prompt-bury = { $count ->
    [one] Bury one card.
   *[other] Bury { $count } cards, for example E7 S7.
}
prompt-bury-more = { $count ->
    [one] One more card.
   *[other] { $count } more cards.
}
prompt-lead = You lead. Which card?
prompt-play = Which card do you play?
prompt-only-card = Only the { $card } can be played.
prompt-next = Enter: go on.
prompt-next-deal = Enter: next deal.
prompt-sure = Sure? y or n
prompt-jump-sure = You jump to { $bid }, { $lowest } would do. Sure? y or n
prompt-abgehen-sure = Do you really give up? It costs { $price }. y or n
prompt-special-sure = Really { $special }? y or n
prompt-quit-sure = Really quit? y or n
answer-yes = y
answer-no = n
answer-pass = p
warn-out-of-reach = Careful: with melds { $melds } and all { $all } Augen in tricks you come to { $most } only, the bid is { $bid }. Better give up (§8.1).
suggest-bid = Suggestion: bid { $bid }.
suggest-pass = Suggestion: pass.
suggest-action = Suggestion: { $action }.

## Help

help-title = What you can type
help-choose = a number from the list
help-card = a card, for example HK for the King of Hearts
help-bid = a bid, for example 200
help-pass = pass
help-help = this help
help-last-trick = show the last trick
help-melds = show all melds
help-sheet = show the scoresheet
help-rules = show the rules, for example r 6.4
help-suggest = get a suggestion
help-quit = quit; the match is kept and can be resumed later

## Headings

heading-table = Table
heading-auction = Auction
heading-dapp = Dapp
heading-melds = Melds
heading-trick = Trick
heading-last-trick = Last trick
heading-settlement = Settlement
heading-sheet = Scoresheet
heading-rules = Rules
heading-choices = Your choices
heading-deal = Deal
heading-dealer = Dealer
heading-declarer = Declarer
heading-bid = Bid
heading-result = Result
heading-total = Total
heading-special = Durch account
heading-stars = Stars
heading-trump = Trump
heading-augen = Augen
heading-cards = Cards
heading-name = Name
heading-option = Option
heading-value = Value
heading-usual = else
heading-paragraph = Paragraph
heading-preset = Preset
heading-count = Count
sheet-made = made
sheet-lost = lost
sheet-sat-out = –

## The end, breaking off and going on

match-won = { $you ->
    [yes] You have won the match!
   *[no] { $name } has won the match.
}
match-won-together = The match is won: { $names }.
match-lasted = { $deals ->
    [one] The match took one deal.
   *[other] The match took { $deals } deals.
}
match-again = Another match? y or n
quit-saved = Saved. Go on with: { $command }
quit-thanks = Thanks for playing!
resume-found = There is an unfinished match, score { $totals }.
resume-ask = Resume it? y or n
resume-deal = Going on with deal { $number }.

## Errors

error-not-understood = I do not understand “{ $text }”. A question mark shows what you can do.
error-not-a-card = “{ $text }” is no card. Write suit (E S H B) and rank (A Z K O U 7), for example HK (§1.5).
error-not-a-number = “{ $text }” is no number.
error-not-a-choice = Choose a number from 1 to { $last }.
error-file-not-found = There is no file { $path }.
error-file-exists = The file { $path } exists already.
error-cannot-read = The file { $path } cannot be read: { $reason }
error-cannot-write = The file { $path } cannot be written: { $reason }
error-log-damaged = The log { $path } is damaged: { $reason }
error-log-line = The log { $path } is damaged in line { $line }: { $reason }
error-log-differs = Deal { $number } says { $written }, computed is { $computed }.
error-rules = { $count ->
    [one] These rules do not work, one fault:
   *[other] These rules do not work, { $count } faults:
}
error-no-paragraph = The rule book has no { $paragraph }. Near it are { $near }.
error-no-terminal = Playing needs a terminal.

## Logs, rules, melds, legal cards

log-good = The log is right: { $deals ->
    [one] one deal replayed.
   *[other] { $deals } deals replayed.
}
log-unfinished = The match is not finished yet.
log-written = Log written: { $path }
rules-no-difference = Everything as in the classic game.
rules-good = The rules are in order.
melds-sum = { $augen } together with { $suit } as trump.
melds-nothing = Nothing to meld with { $suit } as trump.
melds-best = Most with { $suit } as trump: { $augen }.
legal-cards = { $count ->
    [one] One card is allowed:
   *[other] { $count } cards are allowed:
}
legal-any = Any card is allowed.

## Many deals in a row

sim-progress = Deals
sim-done = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} in { $seconds } seconds.
sim-seed = Seed { $seed }; with it everything can be repeated.
sim-heading-player = Who
sim-heading-won = Matches won
sim-heading-average = Augen per deal
sim-heading-declared = declared
sim-heading-made = of these made
sim-heading-bid = Average bid
sim-heading-abgehen = given up
