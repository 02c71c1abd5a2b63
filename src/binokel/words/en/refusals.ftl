### Why something is refused: the sentence without its stop; `refusal` adds the paragraph

refusal = { $sentence } ({ $paragraph }).

refusal-over = { $case ->
    [deal] The deal is over
    [match] The match is over
   *[other] The auction is over
}
refusal-passed = You have passed and are out until the next deal
refusal-not-your-turn = It is not your turn yet
refusal-wrong-phase = { $case ->
    [give-first] First give your partner a card back
    [called] You have called already
    [no-trump] You play without trump ({ $special }), so you name none
    [order] That comes later: naming trump and burying have a fixed order
    [done] You have done that already
    [abgehen] It is too late to give up: that is possible only right after the Dapp
    [rufen] It is too late to call: that is possible only before burying
    [special] It is too late for that: Durch and Untendurch are chosen right after the Dapp
    [no-exchange] There is no card to give back
    [no-dapp] Without a Dapp nothing is buried
   *[other] This is not the time for that
}
refusal-not-a-deck = { $case ->
    [kind] That is no complete deck: every card is there twice, but { $card } { $times } times
   *[other] That is no complete deck: it must be { $deck } cards, each of them twice; these are { $cards }
}
refusal-must-open = You must open, with { $lowest } at least
refusal-not-a-bid = A bid is a whole number
refusal-too-high = { $bid } must be a slip: nobody can bid more than { $highest }
refusal-too-low = { $case ->
    [top] There is no higher bid: you can only pass
   *[other] { $bid } is too low: you must bid at least { $lowest }
}
refusal-not-a-step = { $bid } is no bid here: bids go in steps of { $step }
refusal-jump = { $bid } is no bid here: jumps are not allowed, you can bid { $lowest } only
refusal-not-held = You do not hold the { $card }, or not so often
refusal-wrong-count = { $buried ->
    [one] You bury only one card, it must be { $dapp }
   *[other] You bury { $buried } cards, it must be { $dapp }
}
refusal-melded = The { $card } is melded and may not be buried
refusal-punishable = { $why }. If you bury like this all the same, you are Verdrückt and the deal is lost
refusal-not-allowed = { $case ->
    [abgehen] Your rules know no giving up (Abgehen)
    [rufen] Your rules know no calling (Rufen)
    [partner] Who has called a card cannot give up any more
    [special] Your rules do not offer that now: { $special }
    [card] There is no { $card }, you play without Diss
   *[other] Your rules do not allow that
}
refusal-same-card = The { $card } is the card you have called: give another one back
refusal-called-before = You have called the { $card } in vain already: choose another card
refusal-must-follow = { $led } were led and you hold { $led }: you must follow suit
refusal-must-head = The { $winning } is winning and you hold a higher card of { $led }: you must head it
refusal-must-head-though-trumped = Even after a trump: you can go higher in { $led }, so you must
refusal-must-trump = You hold no { $led }, but you hold trumps ({ $trump }): you must trump
refusal-must-overtrump = The { $winning } is winning and you hold a higher trump: you must overtrump
refusal-sum = The trick Augen do not add up: they come to { $sum }, it must be { $all }
refusal-not-a-count = { $case ->
    [contract] Durch and Untendurch are not counted
    [partner] The declarer is not his own partner
    [seat] There is no such seat at the table
    [entries] Everybody at the table is counted: it must be { $players } numbers, not { $entries }
    [negative] Nobody has less than nothing: { $negative }
    [tricks] Nobody has won a trick
    [augen] Without a trick he has { $most } Augen at most, not { $augen }
   *[other] That cannot be the count
}
