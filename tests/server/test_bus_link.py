"""How a bus behaves over a connection, shown on a server that is a list."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from binokel.server.bus import Limits
from binokel.server.bus.link import LinkedBus
from binokel.server.bus.message import read

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

SOON = 10.0


class Echo:
    """A server with one client, which can swallow messages, be slow or refuse."""

    name = "echo"
    largest = 1000

    def __init__(self) -> None:
        self.took: list[str] = []
        self.connections = 0
        self.refuses = 0
        self.delay = 0.0
        self._way_back: asyncio.Queue[str] = asyncio.Queue()

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Echo]:
        """The server is its own connection."""
        self.connections += 1
        self._way_back = asyncio.Queue()
        yield self

    async def send(self, message: str) -> None:
        """Take it, and send it back."""
        _, hints = read(message, self.largest)
        if hints and self.refuses:
            self.refuses -= 1
            raise ConnectionError("refused")
        self.took.append(message)
        loop = asyncio.get_running_loop()
        loop.call_later(self.delay, self._way_back.put_nowait, message)

    async def heard(self) -> AsyncIterator[str]:
        """What comes back."""
        while True:
            yield await self._way_back.get()

    def hints(self) -> list[tuple[str, int]]:
        """All it has taken."""
        return [hint for message in self.took for hint in read(message, self.largest)[1]]


async def test_what_could_not_be_sent_goes_over_the_next_connection() -> None:
    """A message lost with its connection is sent again, merged with what was posted since."""
    server = Echo()
    async with LinkedBus(server, Limits(pause=0.01)) as bus:
        async with asyncio.timeout(SOON):
            await bus.ready()
            server.refuses = 1
            bus.post("a", 1)
            bus.post("b", 1)
            while bus.counts.losses == 0:  # noqa: ASYNC110 -- nobody tells
                await asyncio.sleep(0)
            bus.post("a", 2)
            await bus.ready()
    assert sorted(server.hints()) == [("a", 2), ("b", 1)]
    assert server.connections == 2
    assert bus.counts.dropped == 0


async def test_what_is_posted_while_a_message_is_under_way_goes_into_the_next() -> None:
    """One message after the other, each as full as can be; closing waits for the last of them."""
    server = Echo()
    async with LinkedBus(server) as bus:
        async with asyncio.timeout(SOON):
            await bus.ready()
        server.delay = 0.02
        for version in range(1, 4):
            bus.post("a", version)
            bus.post(f"only {version}", 1)
            await asyncio.sleep(0.001)
    assert server.hints()[:2] == [("a", 1), ("only 1", 1)]
    assert sorted(server.hints()[2:]) == [("a", 3), ("only 2", 1), ("only 3", 1)]
    assert bus.counts.sent == 2


async def test_a_quiet_connection_is_kept() -> None:
    """Where nothing is posted, messages without hints show that the way is open."""
    server = Echo()
    async with LinkedBus(server, Limits(beat=0.05, patience=1.0)) as bus:
        await asyncio.sleep(1.5)
        assert bus.connected
        assert bus.counts.losses == 0
    assert server.connections == 1
    assert server.hints() == []
    assert len(server.took) > 2


async def test_a_closed_bus_is_not_held_up_by_a_slow_server() -> None:
    """What waits is given up after the farewell."""
    server = Echo()
    async with asyncio.timeout(SOON):
        async with LinkedBus(server, Limits(farewell=0.05)) as bus:
            await bus.ready()
            server.delay = 3600
            bus.post("a", 1)
            await asyncio.sleep(0.01)
            bus.post("b", 1)
    assert server.hints() == [("a", 1)]
    assert not bus.connected
