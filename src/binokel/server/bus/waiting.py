"""Hints that wait for somebody, bounded; a later version of the same match takes the place."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Self

from binokel.server.bus.protocol import Hint

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from binokel.server.bus.protocol import Counts


class Waiting:
    """Hints in the order of their matches' arrival, one for each match."""

    def __init__(self, most: int, counts: Counts) -> None:
        self._versions: OrderedDict[str, int] = OrderedDict()
        self._most = most
        self._counts = counts
        self._some = asyncio.Event()

    def __len__(self) -> int:
        return len(self._versions)

    def put(self, hint: Hint) -> None:
        """Let a hint wait, or drop it if too many matches do."""
        match_id, version = hint
        known = self._versions.get(match_id)
        if known is not None:
            self._versions[match_id] = max(known, version)
        elif len(self._versions) < self._most:
            self._versions[match_id] = version
            self._some.set()
        else:
            self._counts.dropped += 1

    def first(self) -> Hint:
        """The one that waits longest; it stays."""
        match_id = next(iter(self._versions))
        return Hint(match_id, self._versions[match_id])

    def pop(self) -> Hint:
        """The one that waits longest; it goes."""
        hint = Hint(*self._versions.popitem(last=False))
        if not self._versions:
            self._some.clear()
        return hint

    async def some(self) -> None:
        """Wait until a hint waits."""
        await self._some.wait()

    def wake(self) -> None:
        """Whoever waits in `some` looks again."""
        self._some.set()


class Hints:
    """A listener: iterate over it with `async for`, close it or leave its `with` block at the end.

    A listener that is too slow never holds up others: later versions take the place of what waits
    for the same match, and if too many matches wait, hints for further ones are dropped (counted).
    """

    def __init__(self, waiting: Waiting, leave: Callable[[Hints], None]) -> None:
        self._waiting = waiting
        self._leave = leave
        self._ended = asyncio.Event()

    @property
    def closed(self) -> bool:
        """Whether it has ended."""
        return self._ended.is_set()

    async def ended(self) -> None:
        """Wait until it has ended."""
        await self._ended.wait()

    def put(self, hint: Hint) -> None:
        """Let this listener alone hear a hint, as `poll` does."""
        if not self.closed:
            self._waiting.put(hint)

    def close(self) -> None:
        """End the iteration; what still waits is not heard any more."""
        self._ended.set()
        self._leave(self)
        self._waiting.wake()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Hint:
        while not self.closed:
            if self._waiting:
                return self._waiting.pop()
            await self._waiting.some()
        raise StopAsyncIteration

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Listeners:
    """All listeners of one bus."""

    def __init__(self, most: int, counts: Counts) -> None:
        self._most = most
        self._counts = counts
        self._all: set[Hints] = set()
        self._closed = False

    def join(self) -> Hints:
        """A new listener; it has ended if all were ended before."""
        hints = Hints(Waiting(self._most, self._counts), self._all.discard)
        if self._closed:
            hints.close()
        else:
            self._all.add(hints)
        return hints

    def tell(self, hint: Hint) -> None:
        """Let all of them hear a hint."""
        for hints in self._all:
            hints.put(hint)

    def close(self) -> None:
        """End all of them, and those to come."""
        self._closed = True
        for hints in tuple(self._all):
            hints.close()
