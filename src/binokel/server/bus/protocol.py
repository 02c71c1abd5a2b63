"""What a bus promises, and the small values around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol, Self

if TYPE_CHECKING:
    from types import TracebackType

    from binokel.server.bus.waiting import Hints


class Hint(NamedTuple):
    """A match has at least this version."""

    match_id: str
    """Which match."""
    version: int
    """The version somebody has seen in its log."""


@dataclass(slots=True)
class Counts:
    """What a bus has done so far; it goes on counting."""

    posted: int = 0
    """So many hints were posted here."""
    sent: int = 0
    """So many messages took them to the other processes."""
    heard: int = 0
    """So many hints came from other processes."""
    dropped: int = 0
    """So many hints were lost here: too many matches waited, or an id too long for a message."""
    garbled: int = 0
    """So many messages were heard that no bus has written."""
    losses: int = 0
    """So often a connection was lost or could not be made."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much waits at most, and for how long (seconds)."""

    waiting: int = 10_000
    """For so many matches a hint waits, at each listener and on the way out; more are dropped."""
    beat: float = 5.0
    """After so long without a message an empty one is sent, to see that it comes back."""
    patience: float = 15.0
    """If nothing has come back for so long, the connection is lost; also to connect at all."""
    farewell: float = 1.0
    """When closing, what was posted may still go out for so long."""
    pause: float = 0.1
    """Before connecting again; twice as long after each failure."""
    longest_pause: float = 5.0
    """It does not become longer than this."""


class Bus(Protocol):
    """Carries hints between all buses on one channel, in this process and in others.

    - A hint reaches every listener of every bus on the channel, also those of the bus it was posted
      on (at once, whether or not the others can be reached), and there once; twice at most where a
      connection was lost meanwhile.
    - It may be lost: while the server between the processes is away for long, or where too much
      waits. Whoever must know asks the log now and then (`poll`).
    - A later version wins: where a hint for a match waits, a further one for it does not queue but
      raises its version. So the versions of a match from one bus rise at every listener, the last
      one comes, and those between may be left out. Two buses are not ordered: a version may be
      lower than one heard before.
    - Posting never waits and never raises. It is done in the event loop, like everything here.
    """

    @property
    def counts(self) -> Counts:
        """What it has done so far."""

    @property
    def connected(self) -> bool:
        """Whether other processes can be reached now, as far as known."""

    def post(self, match_id: str, version: int) -> None:
        """Tell everybody that a match has this version; after `close` nobody is told."""

    def hints(self) -> Hints:
        """A new listener: it hears from now on until it or the bus is closed."""

    async def ready(self) -> None:
        """Wait until other processes can be reached."""

    async def close(self) -> None:
        """End all listeners and let go of the server. Closing twice is harmless."""

    async def __aenter__(self) -> Self:
        """Begin; whether the server can be reached is found out later."""

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it."""
