"""A bus within one process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from binokel.server.bus.protocol import Counts, Hint, Limits
from binokel.server.bus.waiting import Listeners

if TYPE_CHECKING:
    from types import TracebackType

    from binokel.server.bus.waiting import Hints

_STANDARD: Final = Limits()


class Hub:
    """What stands between the buses of one process: a set of them."""

    def __init__(self) -> None:
        self.buses: set[MemoryBus] = set()


class MemoryBus:
    """A bus to the others on the same hub; one alone is all a single process needs."""

    def __init__(self, hub: Hub | None = None, limits: Limits = _STANDARD) -> None:
        self._hub = hub or Hub()
        self._counts = Counts()
        self._listeners = Listeners(limits.waiting, self._counts)
        self._hub.buses.add(self)

    @property
    def counts(self) -> Counts:
        """What it has done so far."""
        return self._counts

    @property
    def connected(self) -> bool:
        """Whether it is open."""
        return self in self._hub.buses

    def post(self, match_id: str, version: int) -> None:
        """Tell everybody that a match has this version."""
        if not self.connected:
            return
        self._counts.posted += 1
        for bus in self._hub.buses:
            bus._hear(Hint(match_id, version), own=bus is self)  # noqa: SLF001 -- one of its kind

    def hints(self) -> Hints:
        """A new listener."""
        return self._listeners.join()

    async def ready(self) -> None:
        """Nothing to wait for."""

    async def close(self) -> None:
        """End all listeners."""
        self._hub.buses.discard(self)
        self._listeners.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    def _hear(self, hint: Hint, *, own: bool) -> None:
        self._counts.heard += not own
        self._listeners.tell(hint)
