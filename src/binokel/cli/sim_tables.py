"""What many deals come to: by seat and by bot, with 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from binokel.arena.interval import mean_of
from binokel.rules.special import Contract

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from binokel.arena.interval import Mean
    from binokel.arena.simulate import Played
    from binokel.rules.config import Rules
    from binokel.rules.scoring import Settlement
    from binokel.seats import Seat

_Z: Final = 1.96
"""The width of 95 % of a normal distribution."""
_FEWEST: Final = 2
"""So many deals are needed to say how much they differ."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share in percent and the 95 % interval it lies in (Wilson); one deal has none."""

    hits: int
    number: int

    def __str__(self) -> str:
        if not self.number:
            return "–"
        share = f"{100 * self.hits / self.number:.0f}"
        if self.number < _FEWEST:
            return f"{share} (–)"
        low, high = self.interval
        return f"{share} ({100 * low:.0f}–{100 * high:.0f})"

    @property
    def interval(self) -> tuple[float, float]:
        """From and to."""
        n, share = self.number, self.hits / self.number
        middle = share + _Z**2 / (2 * n)
        width = _Z * sqrt(share * (1 - share) / n + _Z**2 / (4 * n**2))
        low, high = (middle - width) / (1 + _Z**2 / n), (middle + width) / (1 + _Z**2 / n)
        return max(0.0, low), min(1.0, high)


def seat_rows(
    rules: Rules, names: Sequence[str], played: Sequence[Played]
) -> Iterable[tuple[str, ...]]:
    """A row for every seat."""
    for seat, name in enumerate(names):
        yield (str(seat), name, *_measures(rules, (seat,), played))


def bot_rows(
    rules: Rules, names: Sequence[str], played: Sequence[Played]
) -> Iterable[tuple[str, ...]]:
    """A row for every bot, its seats taken together."""
    for name in dict.fromkeys(names):
        seats = tuple(seat for seat, other in enumerate(names) if other == name)
        yield (name, *_measures(rules, seats, played))


def _measures(rules: Rules, seats: tuple[Seat, ...], played: Sequence[Played]) -> tuple[str, ...]:
    """Augen, declared, made, given up, special games of some seats."""
    mean = mean_of([_augen(rules, seats, one.settlement) for one in played])
    mine = [
        done for one in played if (done := one.settlement) is not None and done.declarer in seats
    ]
    for_a_bid = [done for done in mine if done.contract.for_a_bid]
    special = [done for done in mine if not done.contract.for_a_bid]
    return (
        mean_text(mean),
        str(Share(len(for_a_bid), len(played))),
        str(_share(for_a_bid, lambda done: done.made)),
        str(_share(for_a_bid, lambda done: done.contract is Contract.ABGEHEN)),
        f"{sum(done.made for done in special)}/{len(special)}" if special else "–",
    )


def mean_text(mean: Mean) -> str:
    """A mean in whole Augen with its interval; a dash where too few deals say nothing about it."""
    low, middle, high = (f"{round(value):+}" for value in (mean.low, mean.mean, mean.high))
    return f"{middle} (–)" if mean.number < _FEWEST else f"{middle} ({low}…{high})"


def _augen(rules: Rules, seats: tuple[Seat, ...], done: Settlement | None) -> float:
    """Augen a seat wrote in a deal, on the mean of some seats; nothing in a redeal."""
    if done is None:
        return 0.0
    return sum(done.change[rules.account_of(seat)] for seat in seats) / len(seats)


def _share(settled: Sequence[Settlement], counts: Callable[[Settlement], bool]) -> Share:
    return Share(sum(map(counts, settled)), len(settled))
