"""Who sits where: names of the persons, in the order that a deal or the match needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from binokel.match.state import Match
    from binokel.rules.config import Rules
    from binokel.seats import Seat, Sides

NEIGHBOURS: Final = ("Eugen", "Erna", "Karle", "Dorle", "Gotthilf", "Bärbel", "Albrecht", "Rösle")
"""What the bots are called, in the order they sit after the person."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The persons at the table; the one who types is among them."""

    rules: Rules
    me: int
    """The number of the person who types."""
    my_name: str
    """What the person is called in tables."""

    @property
    def names(self) -> tuple[str, ...]:
        """The name of every person."""
        persons, others = range(self.rules.persons), iter(NEIGHBOURS)
        order = [(self.me + step) % self.rules.persons for step in persons]
        named = {person: self.my_name if person == self.me else next(others) for person in order}
        return tuple(named[person] for person in persons)

    def at_seats(self, match: Match) -> tuple[str, ...]:
        """The name at every seat of the current deal. Rule: §2.6."""
        names = self.names
        return tuple(names[person] for person in match.persons)

    def my_seat(self, match: Match) -> Seat | None:
        """The person's seat in the current deal, None if he sits out. Rule: §2.6."""
        return match.persons.index(self.me) if self.me in match.persons else None

    @property
    def sides(self) -> Sides | None:
        """Who scores together for the whole match, None if everybody keeps an own account."""
        return self.rules.sides() if self.rules.fixed_sides else None

    @property
    def accounts(self) -> tuple[tuple[int, ...], ...]:
        """The persons of every account."""
        if self.sides is not None:
            return self.sides.members
        return tuple((person,) for person in range(self.rules.persons))
