"""Who is spoken about, and which of them reads it: the second person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from binokel.seats import Seat
    from binokel.words.catalogue import Arg

Names: TypeAlias = Sequence[str] | Mapping[int, str]
"""The name of the person at every seat."""


class Say(Protocol):
    """Says a message in one language."""

    @property
    def lang(self) -> str:
        """The tag of the language."""

    def __call__(self, message: str, /, **args: Arg) -> str:
        """The message with its arguments filled in."""


@dataclass(frozen=True)
class People:
    """The people at the table, as the reader calls them."""

    say: Say
    names: Names
    me: Seat | None
    """The seat of the reader, None for a watcher."""

    def about(self, seat: Seat) -> dict[str, Arg]:
        """The arguments of a sentence about a seat: `name`, and `you` is yes for the reader."""
        return {"name": self.names[seat], "you": "yes" if seat == self.me else "no"}

    def called(self, seat: Seat) -> str:
        """The name of a seat, or `Du`."""
        return self.say("you") if seat == self.me else self.names[seat]

    def together(self, seats: Sequence[Seat]) -> str:
        """The names of seats that write together: `Du und Carla`."""
        return listed(self.say, [self.called(seat) for seat in seats])


def listed(say: Say, words: Sequence[str]) -> str:
    """Words as a list with `und` before the last."""
    if len(words) <= 1:
        return "".join(words)
    return say("list-and", first=", ".join(words[:-1]), last=words[-1])
