### What can be done and what happens at the table

## What can be done, as a line to choose from

action-cards = Deal the cards
action-announce-none = Announce nothing
action-announce = Announce: { $special }
action-bid = Bid { $bid }
action-pass = Pass
action-abgehen = Give up; the others meld with { $suit } as trump
action-rufen = Call the { $card }
action-give = Give back the { $card }
action-choose = Instead of trump: { $special }
action-trump = { $suit } are trump
action-bury = Bury: { $cards }
action-play = Play the { $card }

## What happens at the table

event-hand-dealt = { $you ->
    [yes] Your cards: { $cards }.
   *[no] { $name } is dealt: { $cards }.
}
event-dapp-laid = Closed in the Dapp: { $cards }.
event-announced = { $special ->
    [none] { $you ->
        [yes] You announce nothing.
       *[no] { $name } announces nothing.
    }
   *[other] { $you ->
        [yes] You announce: { $special }.
       *[no] { $name } announces: { $special }.
    }
}
event-bid-made = { $you ->
    [yes] You bid { $bid }.
   *[no] { $name } bids { $bid }.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
event-auction-won = { $you ->
    [yes] You play for { $bid }.
   *[no] { $name } plays for { $bid }.
}
event-redeal = Nobody has bid: the cards are dealt again (§3.8).
event-dapp-turned = { $you ->
    [yes] You take the Dapp: { $cards }.
   *[no] { $name } takes the Dapp: { $cards }.
}
event-given-up = { $you ->
    [yes] You give up and name { $trump } as trump (§8.1).
   *[no] { $name } gives up and names { $trump } as trump (§8.1).
}
event-called = { $partner_you ->
    [nobody] { $you ->
        [yes] You call the { $card }, but nobody else holds it (§9.5).
       *[no] { $name } calls the { $card }, but nobody else holds it (§9.5).
    }
    [yes] { $name } calls the { $card }: you hold it and play together (§9.3).
   *[no] { $you ->
        [yes] You call the { $card }: { $partner } holds it, you play together (§9.3).
       *[no] { $name } calls the { $card }: { $partner } holds it, the two play together (§9.3).
    }
}
event-exchanged = { $you ->
    [yes] You give { $partner } a closed card back.
   *[no] { $partner_you ->
        [yes] { $name } gives you a closed card back.
       *[no] { $name } gives { $partner } a closed card back.
    }
}
event-card-returned = { $you ->
    [yes] { $partner } gets the { $card } from you.
   *[no] { $partner_you ->
        [yes] You get the { $card } from { $name }.
       *[no] { $partner } gets the { $card } from { $name }.
    }
}
event-special-chosen = { $you ->
    [yes] Instead of trump you play: { $special }; the bid no longer counts (§10.2).
   *[no] Instead of trump { $name } plays: { $special }; the bid no longer counts (§10.2).
}
event-trump-named = { $you ->
    [yes] You name trump: { $trump }.
   *[no] { $name } names trump: { $trump }.
}
event-buried = { $you ->
    [yes] { $count ->
        [one] You bury one card
       *[other] You bury { $count } cards
    }
   *[no] { $count ->
        [one] { $name } buries one card
       *[other] { $name } buries { $count } cards
    }
}{ $shown_count ->
    [0] .
   *[other] ; shown for melds: { $shown }.
}
event-cards-buried = { $you ->
    [yes] You bury: { $cards }.
   *[no] { $name } buries: { $cards }.
}
event-buried-named = { $you ->
    [yes] Of the cards you buried you name: { $cards }.
   *[no] { $name } has buried and names: { $cards }.
}
event-verdrueckt = { $you ->
    [yes] Verdrückt! You have buried wrongly
   *[no] Verdrückt! { $name } has buried wrongly
}: { $reason ->
    [wrong-count] the number of cards is wrong (§8.5).
   *[other] a melded card is among them (§8.5).
}
event-melded = { $count ->
    [0] { $you ->
        [yes] You have nothing to meld.
       *[no] { $name } has nothing to meld.
    }
   *[other] { $you ->
        [yes] You meld { $augen }: { $melds }.
       *[no] { $name } melds { $augen }: { $melds }.
    }
}
event-play-began = { $you ->
    [yes] You lead.
   *[no] { $name } leads.
}
event-hand-opened = { $you ->
    [yes] You lay your hand open: { $cards }.
   *[no] { $name } lays the hand open: { $cards }.
}
event-card-played = { $you ->
    [yes] You play the { $card }.
   *[no] { $name } plays the { $card }.
}
event-trick-won = { $augen ->
    [one] { $you ->
        [yes] You win the trick: one Auge.
       *[no] { $name } wins the trick: one Auge.
    }
   *[other] { $you ->
        [yes] You win the trick: { $augen } Augen.
       *[no] { $name } wins the trick: { $augen } Augen.
    }
}
event-settled = { $contract ->
    [abgehen] { $you ->
        [yes] You have given up: the { $bid } are gone.
       *[no] { $name } has given up: the { $bid } are gone.
    }
    [verdrueckt] { $you ->
        [yes] You are Verdrückt: the deal for { $bid } is lost.
       *[no] { $name } is Verdrückt: the deal for { $bid } is lost.
    }
    [durch] { $made ->
        [yes] { $you ->
            [yes] You have made the Durch.
           *[no] { $name } has made the Durch.
        }
       *[no] { $you ->
            [yes] You have lost the Durch.
           *[no] { $name } has lost the Durch.
        }
    }
    [untendurch] { $made ->
        [yes] { $you ->
            [yes] You have made the Untendurch.
           *[no] { $name } has made the Untendurch.
        }
       *[no] { $you ->
            [yes] You have lost the Untendurch.
           *[no] { $name } has lost the Untendurch.
        }
    }
   *[normal] { $made ->
        [yes] { $you ->
            [yes] You have made the { $bid }.
           *[no] { $name } has made the { $bid }.
        }
       *[no] { $you ->
            [yes] You have lost the { $bid }.
           *[no] { $name } has lost the { $bid }.
        }
    }
}
total = { $who } { $augen }
event-deal-written = Score: { $totals }.
event-match-ended = The match is over. Won by: { $winners }.
