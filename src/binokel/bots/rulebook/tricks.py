"""How many trick Augen a declarer's side will make: a linear estimate from the hand he keeps.

The coefficients were fitted by least squares to self-play (`tools/tune_rulebook.py fit`), for the
usual sizes of table; other sizes take the nearest one.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from binokel.bots.common import SUITS
from binokel.cards import Card, Rank
from binokel.rules.deck import AUGEN

if TYPE_CHECKING:
    from binokel.cards import CardSet, Suit
    from binokel.rules.config import Rules

Features: TypeAlias = tuple[float, ...]
FEATURES: Final = (
    "one", "trumps", "trump_asse", "trump_zehner", "side_asse", "side_zehner", "voids", "length",
)  # fmt: skip
"""What the estimate looks at, beside the buried Augen, which are added as they are."""

FITTED: Final[dict[tuple[int, int], Features]] = {
    (2, 0): (30.0, 6.0, 10.0, 5.0, 10.0, 3.0, 5.0, 2.0),
    (3, 0): (0.0, 10.0, 8.0, 5.0, 13.0, 3.0, 5.0, 2.0),
    (4, 0): (0.0, 10.0, 8.0, 5.0, 13.0, 3.0, 5.0, 2.0),
    (4, 1): (50.0, 10.0, 8.0, 5.0, 12.0, 3.0, 5.0, 2.0),
    (5, 0): (0.0, 10.0, 8.0, 5.0, 13.0, 3.0, 5.0, 2.0),
    (6, 1): (20.0, 10.0, 8.0, 5.0, 13.0, 3.0, 5.0, 2.0),
    (6, 2): (60.0, 10.0, 8.0, 5.0, 13.0, 3.0, 5.0, 2.0),
}
"""Coefficients by number of seats and of the declarer's partners."""
_ASSE: Final = tuple(Card.of(suit, Rank.AS) for suit in SUITS)
_ZEHNER: Final = tuple(Card.of(suit, Rank.ZEHN) for suit in SUITS)


@cache
def coefficients(players: int, partners: int) -> Features:
    """The coefficients of a table, or of the nearest one that was fitted."""
    nearest = min(
        FITTED, key=lambda size: (abs(size[1] - partners) * 3 + abs(size[0] - players), size)
    )
    return FITTED[nearest]


def features(kept: CardSet, trump: Suit) -> Features:
    """What the estimate looks at in the hand the declarer plays."""
    bits, at = kept.bits, trump.index
    asse = [bits >> 2 * card & 3 for card in _ASSE]
    zehner = [bits >> 2 * card & 3 for card in _ZEHNER]
    lengths = [len(kept.of(suit)) for suit in SUITS]
    guarded = sum(
        min(zehner[place], 1)
        for place in range(4)
        if place != at and (asse[place] or zehner[place] > 1)
    )
    voids = sum(not length for length in lengths)
    longest = max(length for place, length in enumerate(lengths) if place != at)
    trumps = lengths[at]
    return (
        1.0,
        float(trumps),
        float(asse[at]),
        float(zehner[at]),
        float(sum(asse) - asse[at]),
        float(guarded),
        float(min(voids, trumps)),
        float(max(0, longest - 3)),
    )


def trick_augen(rules: Rules, kept: CardSet, buried: CardSet, trump: Suit, partners: int) -> float:
    """The Augen of tricks and buried cards the declarer's side may expect."""
    table = AUGEN[rules.deck.card_augen]
    under = sum(table[card] for card in buried)
    weights = coefficients(rules.seats.players, partners)
    made = sum(weight * value for weight, value in zip(weights, features(kept, trump), strict=True))
    return under + min(max(made, 0.0), float(rules.total_augen - under))
