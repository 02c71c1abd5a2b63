"""Seats in the order of play, and the sides they form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Seat: TypeAlias = int
"""0, 1, 2 … in the order of play; after the last comes 0. Rule: §2.1."""
BySeat: TypeAlias = tuple[T, ...]
"""One entry for each seat, seat 0 first."""


def next_seat(seat: Seat, players: int) -> Seat:
    """The seat that follows in the order of play. Rule: §2.1.

    >>> next_seat(3, players=4)
    0
    """
    return (seat + 1) % players


def seats_from(first: Seat, players: int) -> tuple[Seat, ...]:
    """All seats in the order of play, beginning with one of them. Rule: §2.1.

    >>> seats_from(2, players=4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % players for step in range(players))


@dataclass(frozen=True, slots=True)
class Sides:
    """Who scores together: every seat belongs to exactly one side. Rule: §2.2.

    >>> Sides.pairs(4).members
    ((0, 2), (1, 3))
    """

    members: tuple[tuple[Seat, ...], ...]
    """The seats of each side, sides numbered by their lowest seat."""

    @classmethod
    def solo(cls, players: int) -> Sides:
        """Every seat for itself."""
        return cls(tuple((seat,) for seat in range(players)))

    @classmethod
    def pairs(cls, players: int) -> Sides:
        """The two seats facing each other are a side."""
        half = players // 2
        return cls(tuple((seat, seat + half) for seat in range(half)))

    @classmethod
    def two_teams(cls, players: int) -> Sides:
        """The even seats against the odd ones."""
        return cls((tuple(range(0, players, 2)), tuple(range(1, players, 2))))

    @property
    def players(self) -> int:
        """How many seats there are."""
        return sum(len(side) for side in self.members)

    def side_of(self, seat: Seat) -> int:
        """The number of the side a seat belongs to."""
        return next(number for number, side in enumerate(self.members) if seat in side)

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats of a seat's side, without itself."""
        return tuple(other for other in self.members[self.side_of(seat)] if other != seat)

    def together(self, one: Seat, other: Seat) -> bool:
        """Whether two seats are of one side (a seat is with itself)."""
        return any(one in side and other in side for side in self.members)
