"""How many hints a second a bus carries from one process's bus to another's, and how late they are.

    uv run python bench/bus.py [postgresql://... redis://... nats://...]

Both ends run in this process, so the figures hold the work of sender and receiver together. Every
hint is of another match and none may be missing or heard twice, so a fast bus that loses fails.
Throughput: waves of a thousand posts as fast as they are heard. Latency: a thousand posts a second,
one by one. The limit is the bus in memory; the peer beside each is the same server with a message
for every hint.
"""

from __future__ import annotations

import asyncio
import platform
import subprocess
import sys
import time
import uuid
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING

from binokel.server.bus.link import LinkedBus
from binokel.server.bus.memory import Hub, MemoryBus
from binokel.server.bus.nats import NatsWire
from binokel.server.bus.postgres import PostgresWire
from binokel.server.bus.redis import RedisWire

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from contextlib import AbstractAsyncContextManager

    from binokel.server.bus import Bus
    from binokel.server.bus.link import Line, Wire

WAVES, WAVE = 40, 1000
ALONE = 2
"""So many waves where every hint has its own message; there the rate does not depend on it."""
PACED = 3000
PER_SECOND = 1000
WIRES: Mapping[str, Callable[[str, str], Wire]] = {
    "postgresql": PostgresWire,
    "redis": RedisWire,
    "nats": NatsWire,
}


@dataclass(frozen=True)
class OneByOne:
    """A wire whose messages have room for one hint."""

    wire: Wire
    largest: int = 40

    @property
    def name(self) -> str:
        """That of the wire."""
        return self.wire.name

    def connected(self) -> AbstractAsyncContextManager[Line]:
        """The connection of the wire."""
        return self.wire.connected()


async def throughput(here: Bus, there: Bus, waves: int) -> float:
    """Hints a second."""
    hints = there.hints()
    began = time.perf_counter()
    for wave in range(waves):
        wanted = {(f"{wave}w{number:04}", number) for number in range(WAVE)}
        for match_id, version in wanted:
            here.post(match_id, version)
        heard = [await anext(hints) for _ in wanted]
        assert set(heard) == wanted
    seconds = time.perf_counter() - began
    hints.close()
    return waves * WAVE / seconds


async def latencies(here: Bus, there: Bus) -> list[float]:
    """Seconds from each post to its hint, in rising order."""
    hints, posted = there.hints(), [0.0] * PACED
    taken: dict[str, float] = {}

    async def hear() -> None:
        while len(taken) < PACED:
            match_id, version = await anext(hints)
            assert match_id not in taken
            taken[match_id] = time.perf_counter() - posted[version]

    hearing = asyncio.create_task(hear())
    began = time.perf_counter()
    for number in range(PACED):
        await asyncio.sleep(began + number / PER_SECOND - time.perf_counter())
        posted[number] = time.perf_counter()
        here.post(f"p{number}", number)
    await asyncio.wait_for(hearing, 30)
    hints.close()
    return sorted(taken.values())


async def measure(name: str, here: Bus, there: Bus, waves: int) -> None:
    """One line of the table."""
    async with AsyncExitStack() as stack:
        for bus in (here, there):
            await stack.enter_async_context(bus)
            await asyncio.wait_for(bus.ready(), 10)
        rate = await throughput(here, there, waves)
        sent = here.counts.sent
        late = await latencies(here, there)
        assert here.counts.dropped == there.counts.dropped == there.counts.losses == 0
    per_message = f"{waves * WAVE / sent:7.1f} a message" if sent else ""
    p50, p99 = (1000 * late[int(share * PACED)] for share in (0.5, 0.99))
    print(f"{name:28} {rate:9,.0f} hints/s   p50 {p50:6.2f} ms   p99 {p99:6.2f} ms   {per_message}")


def wires(addresses: list[str]) -> Mapping[str, Wire]:
    """A wire for each address, on a channel of its own."""
    channel = f"bench_{uuid.uuid4().hex[:8]}"
    return {url.partition(":")[0]: WIRES[url.partition(":")[0]](url, channel) for url in addresses}


def commit() -> str:
    """What is measured."""
    head = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(head, capture_output=True, check=False, text=True).stdout.strip()  # noqa: S603


async def main() -> None:
    """Measure the bus in memory, and that of each address."""
    print(f"Python {platform.python_version()}, commit {commit()}")
    hub = Hub()
    await measure("memory", MemoryBus(hub), MemoryBus(hub), WAVES)
    for name, wire in wires(sys.argv[1:]).items():
        await measure(name, LinkedBus(wire), LinkedBus(wire), WAVES)
        alone = OneByOne(wire)
        await measure(f"{name}, a message each", LinkedBus(alone), LinkedBus(alone), ALONE)


if __name__ == "__main__":
    asyncio.run(main())
