"""Who wins a trick and what it is worth. Chapter §6, counting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.rules.deck import AUGEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from binokel.cards import Augen, Card, Suit
    from binokel.rules.config import Rules
    from binokel.seats import Seat


def beats(card: Card, other: Card, trump: Suit | None) -> bool:
    """Whether a later card goes over an earlier one; an equal card does not. Rule: §6.11."""
    if card.suit is other.suit:
        return card < other
    return card.suit is trump


def winning_card(trick: Sequence[Card], trump: Suit | None) -> Card:
    """The card that wins a trick so far. Rule: §6.11."""
    best = trick[0]
    for card in trick:
        # the order of writing within a suit is from high to low
        if card.suit is best.suit:
            best = min(best, card)
        elif card.suit is trump:
            best = card
    return best


def trick_winner(trick: Sequence[Card], leader: Seat, players: int, trump: Suit | None) -> Seat:
    """The seat that wins a trick so far; of two equal cards the first wins. Rule: §6.11."""
    return (leader + trick.index(winning_card(trick, trump))) % players


def trick_augen(rules: Rules, trick: Sequence[Card]) -> Augen:
    """The Augen of the cards in a trick. Rule: §1.4."""
    table = AUGEN[rules.deck.card_augen]
    return sum([table[card] for card in trick])


def carries_bonus(rules: Rules, number: int, *, last: bool) -> bool:
    """Whether the trick of this number (from 0) carries `play.last_trick`. Rule: §6.13."""
    return last if rules.play.bonus_trick == "last" else number == 0
