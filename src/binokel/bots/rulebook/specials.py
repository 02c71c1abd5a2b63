"""Durch and Untendurch: when a hand is safe enough for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.bots.common import SUITS
from binokel.cards import Card, CardSet, deck
from binokel.rules.special import Special

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from binokel.rules.config import Rules


def best_special(rules: Rules, offered: Iterable[Special], hand: CardSet) -> Special | None:
    """The special game this hand is safe for, the dearest one; None for no such hand."""
    unseen = CardSet(deck(with_diss=rules.deck.with_diss)) - hand
    games = set(offered)
    if never_loses_a_trick(hand, unseen):
        worth = {Special.DURCH: rules.durch.value, Special.DURCH_OPEN: rules.durch.open_value}
        return max(games & set(worth), key=lambda game: worth[game], default=None)
    if Special.UNTENDURCH in games and never_wins_a_trick(hand, unseen):
        return Special.UNTENDURCH
    return None


def never_loses_a_trick(hand: CardSet, unseen: CardSet) -> bool:
    """Whether every suit led from the top wins, even if one seat holds all that is missing."""
    return all(_runs(_ranks(hand, place), _ranks(unseen, place)) for place in range(4))


def _runs(mine: Sequence[int], theirs: Sequence[int]) -> bool:
    """Each lead makes the lowest missing card fall; an equal card does not go over the lead."""
    return all(
        step >= len(theirs) or card >= theirs[-1] for step, card in enumerate(reversed(mine))
    )


def never_wins_a_trick(hand: CardSet, unseen: CardSet) -> bool:
    """Whether somebody can stay above in every suit, and one lead is certainly gone over."""
    suits = [(_ranks(hand, place), _ranks(unseen, place)) for place in range(4)]
    below = all(
        all(card <= other for card, other in zip(mine, theirs, strict=False))
        for mine, theirs in suits
    )
    leads = any(mine and _certainly_headed(mine[0], theirs) for mine, theirs in suits)
    return below and leads


def _certainly_headed(card: int, theirs: Sequence[int]) -> bool:
    higher = sum(other > card for other in theirs)
    return higher >= max(1, len(theirs) - 1)


def _ranks(cards: CardSet, place: int) -> list[int]:
    """The ranks held in a suit, lowest first."""
    return sorted(card.rank.strength for card in cards.of(SUITS[place]))


def hand_for_durch(hand: CardSet, size: int) -> CardSet:
    """The hand of this size that is best for a Durch: the highest cards, long suits."""
    return _kept(hand, size, lambda card: (card.rank.strength, len(hand.of(card.suit))))


def hand_for_untendurch(hand: CardSet, size: int) -> CardSet:
    """The hand of this size that is best for an Untendurch: the lowest cards."""
    return _kept(hand, size, lambda card: (-card.rank.strength, len(hand.of(card.suit))))


def _kept(hand: CardSet, size: int, worth: Callable[[Card], tuple[int, int]]) -> CardSet:
    return CardSet(sorted(hand, key=worth, reverse=True)[:size])
