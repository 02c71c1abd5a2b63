"""One line about every event of a deal and a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.deal import events as deal
from binokel.match import events as match_
from binokel.rules.special import Contract
from binokel.seats import Sides
from binokel.words import naming

if TYPE_CHECKING:
    from binokel.cards import CardSet
    from binokel.rules.melds import Melds
    from binokel.rules.scoring import Settlement
    from binokel.words.people import People, Say


def event(  # noqa: C901, PLR0911, PLR0912 -- one table of all events
    say: Say,
    event: deal.Event | match_.DealWritten | match_.MatchEnded,
    people: People,
    sides: Sides | None,
) -> str | None:
    """One line about an event, None if it is not worth one."""
    match event:
        case deal.Dealt():
            return None
        case deal.HandDealt(seat, cards):
            return say("event-hand", cards=str(cards), **people.about(seat))
        case deal.DappLaid(cards):
            return say("event-dapp-laid", cards=naming.cards(say, cards))
        case deal.Announced(seat, None):
            return say("event-announced-none", **people.about(seat))
        case deal.Announced(seat, special) if special:
            named = naming.special(say, special)
            return say("event-announced", special=named, **people.about(seat))
        case deal.BidMade(seat, bid):
            return say("event-bid", bid=bid, **people.about(seat))
        case deal.Passed(seat):
            return say("event-passed", **people.about(seat))
        case deal.AuctionWon(seat, bid):
            return say("event-auction-won", bid=bid, **people.about(seat))
        case deal.Redeal():
            return say("event-redeal")
        case deal.DappTurned(seat, cards):
            return say("event-dapp", cards=naming.cards(say, cards), **people.about(seat))
        case deal.GivenUp(seat, trump):
            return say("event-given-up", suit=naming.suit(say, trump), **people.about(seat))
        case deal.Called():
            return _called(say, event, people)
        case deal.Exchanged(seat, partner):
            return say("event-exchanged", **_pair(people, seat, partner))
        case deal.CardReturned(seat, partner, card):
            named = naming.card(say, card)
            return say("event-card-returned", card=named, **_pair(people, seat, partner))
        case deal.SpecialChosen(seat, special):
            named = naming.special(say, special)
            return say("event-special", special=named, **people.about(seat))
        case deal.TrumpNamed(seat, trump):
            return say("event-trump", suit=naming.suit(say, trump), **people.about(seat))
        case _:
            return _later(say, event, people, sides)
