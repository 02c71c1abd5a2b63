"""Calling a card: who becomes partner and what is exchanged. Chapter §9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.errors import Reason, Refusal
from binokel.seats import BySeat, Seat, Sides, seats_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from binokel.cards import Card, CardSet
    from binokel.rules.config import Rules


def why_not_call(rules: Rules, called: Sequence[Card], card: Card) -> Refusal | None:
    """Why a card may not be called, if it may not. Rule: §9.1, §9.2, §9.5.

    `called` are the cards already called in vain; *another* card must be named then.
    """
    if not rules.rufen.enabled:
        return Refusal(Reason.NOT_ALLOWED, {"option": "rufen.enabled"}, "§9.1")
    if card.rank.name == "DISS" and not rules.deck.with_diss:
        return Refusal(Reason.NOT_ALLOWED, {"card": card}, "§1.1")
    if card in called:
        return Refusal(Reason.CALLED_BEFORE, {"card": card})
    return None


def partner_for(card: Card, declarer: Seat, hands: BySeat[CardSet]) -> Seat | None:
    """The first seat after the declarer that holds the card, None if nobody does. Rule: §9.3."""
    others = seats_from(declarer, len(hands))[1:]
    return next((seat for seat in others if card in hands[seat]), None)


def why_not_give(hand: CardSet, called: Card, card: Card) -> Refusal | None:
    """Why a card may not be given back, if it may not. Rule: §9.3."""
    if card not in hand:
        return Refusal(Reason.NOT_HELD, {"card": card}, "§9.3")
    if card is called:
        return Refusal(Reason.SAME_CARD, {"card": card})
    return None


def handed_over(hands: BySeat[CardSet], giver: Seat, taker: Seat, card: Card) -> BySeat[CardSet]:
    """The hands after one seat has handed a card to another one. Rule: §9.3."""
    changed = list(hands)
    changed[giver] = hands[giver].remove(card)
    changed[taker] = hands[taker].add(card)
    return tuple(changed)


def sides_of_deal(rules: Rules, declarer: Seat, partner: Seat | None) -> Sides:
    """Who plays together in this deal: the fixed sides, or the two pairs of a call.

    Rule: §2.2, §9.3, §9.6.
    """
    if partner is None:
        return rules.sides()
    pair = tuple(sorted((declarer, partner)))
    others = tuple(seat for seat in range(rules.seats.players) if seat not in pair)
    return Sides((pair, others) if 0 in pair else (others, pair))
