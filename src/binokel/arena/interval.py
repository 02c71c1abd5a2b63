"""A mean with the interval it lies in, by resampling."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

_RESAMPLES: Final = 1000


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its 95 % bootstrap interval."""

    mean: float
    low: float
    high: float
    number: int
    """How many values it is the mean of."""

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ({self.low:+.1f} to {self.high:+.1f})"


def mean_of(values: Sequence[float], seed: int = 0) -> Mean:
    """The mean of values with its 95 % bootstrap interval; equal values and seed, equal interval.

    >>> print(mean_of([10, 10, 10]))
    +10.0 (+10.0 to +10.0)

    Raises:
        ValueError: if there are no values.
    """
    number = len(values)
    if not number:
        raise ValueError("nothing has no mean")
    rng = Random(seed)
    means = sorted(sum(rng.choices(values, k=number)) / number for _ in range(_RESAMPLES))
    tail = _RESAMPLES // 40
    return Mean(sum(values) / number, means[tail], means[-tail - 1], number)
