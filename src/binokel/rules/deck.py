"""The deck and how it is dealt. Chapters §1 and §2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binokel.cards import Augen, Card, CardSet, deck
from binokel.errors import Reason, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from binokel.rules.config import CardAugen, Rules
    from binokel.seats import BySeat

_BY_RANK: Final = {
    "standard": {"AS": 11, "ZEHN": 10, "KOENIG": 4, "OBER": 3, "UNTER": 2, "DISS": 0},
    "tens": {"AS": 10, "ZEHN": 10, "KOENIG": 10, "OBER": 0, "UNTER": 0, "DISS": 0},
}
AUGEN: Final[dict[str, tuple[Augen, ...]]] = {
    counting: tuple(by_rank[card.rank.name] for card in Card)
    for counting, by_rank in _BY_RANK.items()
}
"""Augen of every kind of card, by its number, for each way of counting. Rule: §1.4."""


def augen(cards: Iterable[Card], counting: CardAugen) -> Augen:
    """The Augen of cards. Rule: §1.4."""
    table = AUGEN[counting]
    return sum(table[card] for card in cards)


def why_not_deck(rules: Rules, order: Sequence[Card]) -> Refusal | None:
    """Why cards in this order are not the deck of these rules, if they are not. Rule: §2.4."""
    wanted = deck(with_diss=rules.deck.with_diss)
    if len(order) != len(wanted):
        return Refusal(Reason.NOT_A_DECK, {"cards": len(order), "deck": len(wanted)})
    pairs = zip(sorted(order), wanted, strict=True)
    # where the two first differ the lower one is too much, or missing
    wrong = next((min(card, right) for card, right in pairs if card != right), None)
    if wrong is None:
        return None
    facts = {"card": wrong, "times": order.count(wrong), "deck": len(wanted)}
    return Refusal(Reason.NOT_A_DECK, facts)


def dealt(rules: Rules, order: Sequence[Card]) -> tuple[BySeat[CardSet], CardSet]:
    """Hands and Dapp of a deck order: seat 0 gets the first cards, the Dapp the last.

    Rule: §2.4 (packets do not matter).
    """
    size, players = rules.seats.hand_size, rules.seats.players
    hands = tuple(CardSet(order[seat * size : (seat + 1) * size]) for seat in range(players))
    return hands, CardSet(order[players * size :])
