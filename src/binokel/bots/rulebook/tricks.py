"""How many trick Augen a declarer's side will make: a linear estimate from the hand he keeps.

The coefficients were fitted by least squares to self-play (`tools/tune_rulebook.py fit`), for the
usual sizes of table; other sizes take the nearest one.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from binokel.rules.deck import AUGEN

if TYPE_CHECKING:
    from binokel.cards import CardSet, Suit
    from binokel.rules.config import Rules

Features: TypeAlias = tuple[float, ...]
FEATURES: Final = (
    "one", "trumps", "trump_asse", "trump_zehner", "side_asse", "side_zehner", "voids", "length",
)  # fmt: skip
"""What the estimate looks at, beside the buried Augen, which are added as they are."""


class Fit(NamedTuple):
    """An estimate fitted to one size of table."""

    weights: Features
    spread: float
    """Standard deviation of its error, in Augen."""


FITTED: Final[dict[tuple[int, int, bool], Fit]] = {
    (2, 0, True): Fit((-6.1, 6.9, 8.7, 3.0, 10.6, 12.4, 11.8, 5.4), 14.5),
    (2, 0, False): Fit((-17.4, 9.7, 8.0, 5.6, 12.0, 11.0, 0.0, 7.9), 16.5),
    (3, 0, True): Fit((-35.8, 14.5, 12.4, 5.9, 14.3, 15.0, 5.5, 2.0), 21.5),
    (3, 0, False): Fit((-51.3, 19.3, 15.7, 8.7, 17.1, 3.0, 11.6, 6.0), 22.2),
    (4, 0, True): Fit((-57.8, 21.9, 10.6, 6.0, 17.3, 8.5, 0.5, 0.0), 24.7),
    (4, 0, False): Fit((-61.4, 26.5, 17.6, 7.8, 17.9, 0.0, 4.6, 8.9), 28.2),
    (4, 1, True): Fit((36.3, 12.9, 7.5, 5.4, 12.8, 2.7, 7.7, 2.4), 28.8),
    (4, 1, False): Fit((32.4, 16.5, 12.4, 5.5, 13.7, 4.1, 7.7, 9.7), 30.6),
    (5, 0, True): Fit((-70.1, 27.6, 15.0, 6.6, 19.4, 5.2, 0.0, 0.3), 27.5),
    (6, 1, True): Fit((-31.9, 27.5, 17.5, 9.3, 18.1, 0.0, 0.0, 25.8), 33.5),
    (6, 2, True): Fit((20.0, 25.0, 15.0, 8.0, 16.0, 3.0, 0.0, 10.0), 35.0),
}
"""Estimates by number of seats, number of the declarer's partners, and deck with Diss or not."""
_SUITED: Final = 0xFFF
"""The bits of one suit; its As lies lowest."""
_LOW: Final = 0x555


@cache
def fit_for(players: int, partners: int, *, with_diss: bool) -> Fit:
    """The estimate of a table, or of the nearest one that was fitted."""

    def far(table: tuple[int, int, bool]) -> tuple[int, int, int]:
        return abs(table[1] - partners), abs(table[0] - players), with_diss is not table[2]

    return FITTED[min(FITTED, key=far)]


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
    weights = fit_for(rules.seats.players, partners, with_diss=rules.deck.with_diss).weights
    made = sum(weight * value for weight, value in zip(weights, features(kept, trump), strict=True))
    return under + min(max(made, 0.0), float(rules.total_augen - under))
