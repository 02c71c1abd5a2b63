"""Deals laid so that a question can be asked of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cards import EMPTY, CardSet, deck
from binokel.deal.actions import PASS, Announce, Bid, Cards
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.dealing import Dealing
from binokel.deal.hidden import Hidden
from binokel.deal.standing import Standing
from binokel.deal.state import Deal
from binokel.rules.auction import lowest_bid, why_not_pass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from binokel.cards import Card
    from binokel.deal.phase import Phase
    from binokel.rules.config import Rules
    from binokel.seats import BySeat, Seat


def laid(rules: Rules, phase: Phase, hands: BySeat[CardSet]) -> Deal:
    """A deal in the middle of a phase; hands may be shorter than real ones.

    The rules are not asked for faults: a case reads some chapters and may leave the others
    contradicting.
    """
    return Deal(rules, Standing.first(rules), phase, Hidden(hands))


def dealt(rules: Rules, dealer: int, order: Sequence[Card]) -> Deal:
    """A deal after its cards were laid in this order. Rule: §2.4."""
    before = laid(rules, Dealing(dealer), (EMPTY,) * rules.seats.players)
    return before.apply_unchecked(Cards(tuple(order))).deal


def written_deck(rules: Rules) -> tuple[Card, ...]:
    """The deck in the order of writing, where the cards do not matter. Rule: §1.1."""
    return deck(with_diss=rules.deck.with_diss)


def order_giving(rules: Rules, seat: Seat, hand: Sequence[Card]) -> tuple[Card, ...]:
    """A deck that gives a seat this hand, its last cards by the Dapp. Rule: §2.4.

    Raises:
        ValueError: if the deck does not hold the hand.
    """
    size = rules.seats.hand_size
    rest = list(CardSet(written_deck(rules)) - CardSet(hand))
    before = seat * size
    return (*rest[:before], *hand[:size], *rest[before:], *hand[size:])


def nothing_announced(deal: Deal) -> Deal:
    """The deal once nobody has announced a special game. Rule: §10.2."""
    while isinstance(deal.phase, Announcing):
        deal = deal.apply(Announce(None), deal.to_act).deal
    return deal


def won_by(deal: Deal, declarer: Seat) -> Deal:
    """The deal once a seat has won the auction at the lowest bids. Rule: §3.9."""
    deal = nothing_announced(deal)
    while isinstance(deal.phase, Auction):
        bidding, seat = deal.phase.bidding, deal.to_act
        may_pass = why_not_pass(deal.rules, bidding) is None
        lowest = lowest_bid(deal.rules, bidding)
        assert lowest is not None
        speaks = seat == declarer or not may_pass
        deal = deal.apply(Bid(lowest) if speaks else PASS, seat).deal
    return deal
