"""How many trick Augen a declarer's side will make: a linear estimate from the hand he keeps.

The coefficients were fitted by least squares to self-play (`tools/tune_rulebook.py fit`), for the
usual sizes of table; other sizes take the nearest one.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

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
_SUITED: Final = 0xFFF
"""The bits of one suit; its As lies lowest."""
_LOW: Final = 0x555


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
    side_asse = guarded = voids = longest = 0
    for place in range(4):
        suited = bits >> 12 * place & _SUITED
        length = (suited & _LOW).bit_count() + 2 * (suited >> 1 & _LOW).bit_count()
        asse, zehner = suited & 3, suited >> 2 & 3
        if place == at:
            trumps, trump_asse, trump_zehner = length, asse, zehner
            continue
        side_asse += asse
        guarded += zehner > (not asse)
        voids += not length
        longest = max(longest, length)
    counted = (1, trumps, trump_asse, trump_zehner, side_asse, guarded, min(voids, trumps))
    return (*map(float, counted), float(max(0, longest - 3)))


def trick_augen(rules: Rules, kept: CardSet, buried: CardSet, trump: Suit, partners: int) -> float:
    """The Augen of tricks and buried cards the declarer's side may expect."""
    table = AUGEN[rules.deck.card_augen]
    under = sum(table[card] for card in buried)
    weights = coefficients(rules.seats.players, partners)
    made = sum(weight * value for weight, value in zip(weights, features(kept, trump), strict=True))
    return under + min(max(made, 0.0), float(rules.total_augen - under))
