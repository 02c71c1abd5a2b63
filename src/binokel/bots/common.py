"""What several bots need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binokel.cards import Suit
from binokel.deal.actions import Bid
from binokel.rules import auction
from binokel.rules.playing import heads

if TYPE_CHECKING:
    from collections.abc import Iterable

    from binokel.cards import Card
    from binokel.deal.playing import Playing
    from binokel.deal.view import View
    from binokel.seats import Sides

SUITS: Final = tuple(Suit)
"""The suits in the order of writing."""


def lowest_bid(view: View) -> Bid:
    """The least that can be bid now.

    Raises:
        ValueError: if nothing can be bid any more.
    """
    bidding = view.bidding
    lowest = None if bidding is None else auction.lowest_bid(view.rules, bidding)
    if lowest is None:
        raise ValueError("nothing can be bid now")
    return Bid(lowest)


def sides_now(view: View) -> Sides:
    """Who plays together, as far as it is known."""
    return view.game.sides(view.rules) if view.game else view.rules.sides()


def playable_cards(view: View, phase: Playing) -> tuple[Card, ...]:
    """The kinds of card the seat of the view may play now."""
    return phase.playable(view.hand).kinds


def that_head(cards: Iterable[Card], phase: Playing) -> tuple[Card, ...]:
    """The cards that would take the lead in the trick."""
    trump = phase.game.trump
    return tuple(card for card in cards if heads(card, phase.trick, trump))


def to_bury(view: View) -> int:
    """How many cards the declarer still has to bury."""
    return len(view.hand) - view.rules.seats.hand_size
