"""What every bus promises, on each kind there is.

Servers are those of BINOKEL_TEST_DATABASE_URL, BINOKEL_TEST_REDIS_URL and BINOKEL_TEST_NATS_URL.
"""

from __future__ import annotations

import asyncio
import os
import time
import uuid
from abc import ABC, abstractmethod
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import nats
import psycopg
import pytest
import redis.asyncio

from binokel.server.bus import Hint, Limits, open_bus, poll
from binokel.server.bus.link import LinkedBus
from binokel.server.bus.memory import Hub, MemoryBus

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from binokel.server.bus import Bus, Hints

ADDRESSES = {
    "postgres": "BINOKEL_TEST_DATABASE_URL",
    "redis": "BINOKEL_TEST_REDIS_URL",
    "nats": "BINOKEL_TEST_NATS_URL",
}
BRISK = Limits(beat=0.1, pause=0.02, longest_pause=0.1, farewell=5.0)
HASTY = replace(BRISK, patience=1.0, farewell=0.5)
LONG = 20.0
"""Nothing takes so many seconds, even on a busy machine."""
Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def address(kind: str) -> str:
    """Where the server of a kind is; the test is skipped, or fails, if there is none."""
    variable = ADDRESSES[kind]
    found = os.environ.get(variable)
    if not found and kind in os.environ.get("BINOKEL_REQUIRE", "").split(","):
        pytest.fail(f"BINOKEL_REQUIRE names {kind}, but {variable} is not set")
    return found or pytest.skip(f"no {variable}")


class Road:
    """Stands between the buses and their server; it can be cut, closed and blocked."""

    def __init__(self, host: str, port: int) -> None:
        self._target = (host, port)
        self._server: asyncio.Server | None = None
        self._travellers: set[asyncio.Task[None]] = set()
        self._free = asyncio.Event()
        self._free.set()
        self.port = 0

    async def open(self) -> None:
        """Let connections through, by the same port as before."""
        self._server = await asyncio.start_server(self._lead, self._target[0], self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """All connections break."""
        for traveller in self._travellers:
            traveller.cancel()
        await asyncio.gather(*self._travellers, return_exceptions=True)

    async def close(self) -> None:
        """All connections break, and none is taken."""
        if self._server:
            self._server.close()
        await self.cut()

    def block(self) -> None:
        """Nothing comes through any more, though nothing breaks."""
        self._free.clear()

    def unblock(self) -> None:
        """What has waited comes through."""
        self._free.set()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        me = asyncio.current_task()
        assert me
        self._travellers.add(me)
        me.add_done_callback(self._travellers.discard)
        with suppress(OSError, asyncio.CancelledError):
            await self._carry((reader, writer))

    async def _carry(self, near: Pipe) -> None:
        writers = [near[1]]
        try:
            far = await asyncio.open_connection(*self._target)
            writers.append(far[1])
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pump(near[0], far[1]))
                both.create_task(self._pump(far[0], near[1]))
        except* OSError:
            pass
        finally:
            for writer in writers:
                writer.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            await self._free.wait()
            writer.write(data)
            await writer.drain()
        raise ConnectionError("one side has ended")


class Place(ABC):
    """Where the buses of a test meet; nobody else does."""

    def __init__(self) -> None:
        self.channel = f"test_{uuid.uuid4().hex[:12]}"

    @abstractmethod
    async def begin(self) -> None:
        """Make it ready."""

    @abstractmethod
    async def end(self) -> None:
        """Clean up."""

    @abstractmethod
    def bus(self, limits: Limits = BRISK, channel: str | None = None) -> Bus:
        """A new bus there."""


class Memory(Place):
    """One process."""

    async def begin(self) -> None:
        """No bus yet."""
        self.hubs: dict[str, Hub] = {}

    async def end(self) -> None:
        """All have left."""
        assert [hub for hub in self.hubs.values() if hub.buses] == []

    def bus(self, limits: Limits = BRISK, channel: str | None = None) -> Bus:
        """A bus on the hub of the channel."""
        return MemoryBus(self.hubs.setdefault(channel or self.channel, Hub()), limits)


class Served(Place):
    """A server, behind a road."""

    name_parameter = ""
    """How a connection is given a name in the address."""
    usual_port = 0
    """The port of an address that names none."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        parts = urlsplit(url)
        self.host = parts.hostname or "127.0.0.1"
        self.port = parts.port or self.usual_port
        self.road = Road(self.host, self.port)

    async def begin(self) -> None:
        """Open the road."""
        await self.road.open()

    async def end(self) -> None:
        """Close it."""
        self.road.unblock()
        await self.road.close()

    def bus(self, limits: Limits = BRISK, channel: str | None = None) -> Bus:
        """A bus whose connections go over the road."""
        return self.bus_by(self.road.port, limits, channel)

    def bus_by(
        self, port: int | None = None, limits: Limits = BRISK, channel: str | None = None
    ) -> Bus:
        """A bus that goes to another port, or straight to the server."""
        parts = urlsplit(self.url)
        login = parts.netloc.rpartition("@")[0]
        netloc = f"{login}{'@' if login else ''}{self.host}:{port or self.port}"
        own = [f"channel={channel or self.channel}"]
        own += [f"{self.name_parameter}={self.channel}"] if self.name_parameter else []
        query = "&".join(filter(None, [parts.query, *own]))
        return open_bus(parts._replace(netloc=netloc, query=query).geturl(), limits=limits)

    @abstractmethod
    async def kill(self) -> None:
        """The server ends the connections of the buses of this test."""

    @abstractmethod
    async def shout(self, text: str) -> None:
        """Send anything at all on the channel."""


class Postgres(Served):
    """PostgreSQL."""

    name_parameter = "application_name"
    usual_port = 5432

    async def kill(self) -> None:
        """By `pg_terminate_backend`."""
        async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
            done = await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = %s",
                (self.channel,),
            )
            assert done.rowcount > 0

    async def shout(self, text: str) -> None:
        """By `pg_notify`."""
        async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
            await connection.execute("SELECT pg_notify(%s, %s)", (self.channel, text))


class RedisServer(Served):
    """Redis or Valkey."""

    name_parameter = "client_name"
    usual_port = 6379

    async def kill(self) -> None:
        """By `CLIENT KILL`."""
        async with redis.asyncio.Redis.from_url(self.url) as client:
            ours = [c["id"] for c in await client.client_list() if c["name"] == self.channel]
            assert ours
            for number in ours:
                await client.client_kill_filter(_id=number)

    async def shout(self, text: str) -> None:
        """By `PUBLISH`."""
        async with redis.asyncio.Redis.from_url(self.url) as client:
            await client.publish(self.channel, text)


class NatsServer(Served):
    """NATS."""

    usual_port = 4222

    async def kill(self) -> None:
        """NATS has no such command: the road is cut."""
        await self.road.cut()

    async def shout(self, text: str) -> None:
        """By `PUB`."""
        client = await nats.connect(self.url)
        await client.publish(self.channel, text.encode())
        await client.flush()
        await client.close()


KINDS: Mapping[str, type[Served]] = {
    "postgres": Postgres,
    "redis": RedisServer,
    "nats": NatsServer,
}


@pytest.fixture(params=["memory", *KINDS])
async def place(request: pytest.FixtureRequest) -> AsyncIterator[Place]:
    """A place of each kind."""
    kind = request.param
    place = Memory() if kind == "memory" else KINDS[kind](address(kind))
    await place.begin()
    yield place
    await place.end()


@pytest.fixture(params=KINDS)
async def served(request: pytest.FixtureRequest) -> AsyncIterator[Served]:
    """A place of each kind that has a server."""
    place = KINDS[request.param](address(request.param))
    await place.begin()
    yield place
    await place.end()


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    """Whatever a test enters is left at its end."""
    async with AsyncExitStack() as stack:
        yield stack


async def buses(
    stack: AsyncExitStack, place: Place, number: int, limits: Limits = BRISK
) -> list[Bus]:
    """Some buses that reach each other."""
    made = [await stack.enter_async_context(place.bus(limits)) for _ in range(number)]
    async with asyncio.timeout(LONG):
        for bus in made:
            await bus.ready()
    return made


async def until(hints: Hints, wanted: Mapping[str, int]) -> list[Hint]:
    """All that is heard until each of these matches has come with its version."""
    heard, missing = [], dict(wanted)
    async with asyncio.timeout(LONG):
        async for hint in hints:
            heard.append(hint)
            if missing.get(hint.match_id, hint.version + 1) <= hint.version:
                del missing[hint.match_id]
            if not missing:
                return heard
    raise AssertionError(f"the bus was closed, missing {missing}")


async def through(poster: Bus, hints: Hints, match_id: str = "again") -> None:
    """Post until something comes through."""
    heard = asyncio.create_task(anext(hints))
    async with asyncio.timeout(LONG):
        version = 0
        while not heard.done():
            version += 1
            poster.post(match_id, version)
            await asyncio.sleep(0.02)
        await heard


class TestEveryBus:
    """The contract of a bus."""

    async def test_every_hint_reaches_every_listener_of_every_bus(
        self, place: Place, stack: AsyncExitStack
    ) -> None:
        """What any bus posts, all listeners of all buses on the channel hear, its own too."""
        all_buses = await buses(stack, place, 3)
        listeners = [bus.hints() for bus in all_buses for _ in range(2)]
        posted = {f"m{i} 'ä\"\\\0🂡": i + 1 for i in range(30)}
        for i, (match_id, version) in enumerate(posted.items()):
            all_buses[i % 3].post(match_id, version)
        for hints in listeners:
            assert sorted(await until(hints, posted)) == sorted(posted.items())

    async def test_versions_of_a_match_rise_and_the_last_one_comes(
        self, place: Place, stack: AsyncExitStack
    ) -> None:
        """A later version wins: of what one bus posts, versions rise at a listener to the last."""
        here, there = await buses(stack, place, 2)
        hints = there.hints()
        for version in range(1, 301):
            for match_id in ("a", "b"):
                here.post(match_id, version)
            if version % 50 == 0:
                await asyncio.sleep(0.01)
        heard = await until(hints, {"a": 300, "b": 300})
        for match_id in ("a", "b"):
            versions = [hint.version for hint in heard if hint.match_id == match_id]
            assert versions == sorted(set(versions))

    async def test_a_lower_version_does_not_take_the_place_of_a_higher_one(
        self, place: Place, stack: AsyncExitStack
    ) -> None:
        """Of two hints that wait for the same match the higher one is heard, once."""
        (bus,) = await buses(stack, place, 1)
        hints = bus.hints()
        for version in (7, 9, 8):
            bus.post("a", version)
        bus.post("b", 1)
        assert await until(hints, {"b": 1}) == [("a", 9), ("b", 1)]

    async def test_what_a_bus_posts_it_hears_at_once_and_once(
        self, place: Place, stack: AsyncExitStack
    ) -> None:
        """Own posts come back without the way over the server, and the echo is not heard."""
        here, there = await buses(stack, place, 2)
        own, others = here.hints(), there.hints()
        here.post("a", 1)
        assert await anext(own) == ("a", 1)
        await until(others, {"a": 1})
        there.post("b", 1)
        assert await until(own, {"b": 1}) == [("b", 1)]

    async def test_many_posts_at_once_go_out_in_few_messages(
        self, place: Place, stack: AsyncExitStack
    ) -> None:
        """All that waits goes out together; each message fits what the server bears."""
        here, there = await buses(stack, place, 2)
        hints = there.hints()
        posted = {f"{'x' * 20}{i}": i + 1 for i in range(2000)}
        for match_id, version in posted.items():
            here.post(match_id, version)
        assert len(await until(hints, posted)) == 2000
        assert here.counts.posted == 2000
        assert there.counts.heard == 2000
        assert here.counts.sent < 20
        assert here.counts.dropped == there.counts.dropped == 0

    async def test_ten_thousand_posts_neither_wait_nor_pile_up(
        self, place: Place, stack: AsyncExitStack
    ) -> None:
        """Posting is quick though nobody listens or sends, and what waits is bounded."""
        bus = await stack.enter_async_context(place.bus(Limits(waiting=100)))
        lazy = bus.hints()
        begin = time.perf_counter()
        for i in range(10_000):
            bus.post(f"m{i}", 1)
        assert time.perf_counter() - begin < 2
        assert len(lazy._waiting) == 100
        if isinstance(bus, LinkedBus):
            assert len(bus._outbox) <= 100
        assert bus.counts.dropped >= 9_900

    async def test_ten_thousand_versions_of_a_match_wait_as_one(
        self, place: Place, stack: AsyncExitStack
    ) -> None:
        """A slow listener hears the last version and has lost nothing."""
        (bus,) = await buses(stack, place, 1)
        lazy = bus.hints()
        for version in range(1, 10_001):
            bus.post("a", version)
        assert await anext(lazy) == ("a", 10_000)
        assert bus.counts.dropped == 0

    async def test_a_slow_listener_holds_up_nobody(
        self, place: Place, stack: AsyncExitStack
    ) -> None:
        """What one listener drops another one hears."""
        bus = await stack.enter_async_context(place.bus(Limits(waiting=10)))
        lazy, quick = bus.hints(), bus.hints()
        for i in range(50):
            bus.post(f"m{i}", 1)
            assert await anext(quick) == (f"m{i}", 1)
        assert [await anext(lazy) for _ in range(10)] == [(f"m{i}", 1) for i in range(10)]
        assert bus.counts.dropped >= 40

    async def test_what_is_dropped_heals_by_the_poll(
        self, place: Place, stack: AsyncExitStack
    ) -> None:
        """Whoever asks the log hears in the end of every version, though the bus has lost it."""
        bus = await stack.enter_async_context(place.bus(Limits(waiting=10)))
        hints = bus.hints()
        log = {f"m{i}": 3 for i in range(50)}
        known = dict.fromkeys(log, 1)

        async def versions(asked: Mapping[str, int], /) -> Mapping[str, int]:
            return {match_id: log[match_id] for match_id in asked}

        for match_id, version in log.items():
            bus.post(match_id, version)
        healing = asyncio.create_task(poll(hints, lambda: known, versions, every=0.01))
        async with asyncio.timeout(LONG):
            async for match_id, version in hints:
                known[match_id] = version
                if known == log:
                    hints.close()
            await healing

    async def test_channels_are_apart(self, place: Place, stack: AsyncExitStack) -> None:
        """Nothing is heard from another channel."""
        here, there = await buses(stack, place, 2)
        other = await stack.enter_async_context(place.bus(channel=f"{place.channel}-2"))
        async with asyncio.timeout(LONG):
            await other.ready()
        hints = there.hints()
        other.post("other", 1)
        await asyncio.sleep(0.05)
        here.post("a", 1)
        assert await until(hints, {"a": 1}) == [("a", 1)]

    async def test_closing_ends_every_iteration(self, place: Place, stack: AsyncExitStack) -> None:
        """Listeners that wait end, and later ones at once; posting and closing again do no harm."""
        bus, witness = await buses(stack, place, 2)
        waiting = asyncio.create_task(_all(bus.hints()))
        full = bus.hints()
        await asyncio.sleep(0)
        others = witness.hints()
        await bus.close()
        bus.post("late", 1)
        await bus.close()
        async with asyncio.timeout(LONG):
            assert await waiting == await _all(full) == await _all(bus.hints()) == []
        witness.post("a", 1)
        assert await until(others, {"a": 1}) == [("a", 1)]
        assert not bus.connected

    async def test_what_is_posted_before_closing_goes_out(
        self, place: Place, stack: AsyncExitStack
    ) -> None:
        """A server that ends does not swallow its last hints."""
        here, there = await buses(stack, place, 2)
        hints = there.hints()
        posted = {f"m{i}": 1 for i in range(500)}
        for match_id, version in posted.items():
            here.post(match_id, version)
        await here.close()
        assert len(await until(hints, posted)) == 500

    async def test_a_listener_that_leaves_hears_no_more(
        self, place: Place, stack: AsyncExitStack
    ) -> None:
        """After its block a listener has ended and holds nothing."""
        (bus,) = await buses(stack, place, 1)
        with bus.hints() as hints:
            bus.post("a", 1)
            assert await anext(hints) == ("a", 1)
        bus.post("a", 2)
        assert await _all(hints) == []
        assert len(hints._waiting) == 0


async def _all(hints: Hints) -> list[Hint]:
    return [hint async for hint in hints]


class TestServerAway:
    """What a bus promises while the server between the processes has trouble."""

    async def test_a_killed_connection_heals(self, served: Served, stack: AsyncExitStack) -> None:
        """After the server has ended every connection, hints come through again, both ways."""
        here, there = await buses(stack, served, 2)
        for _ in range(2):
            await served.kill()
            await through(here, there.hints())
            await through(there, here.hints())
        assert here.counts.losses + there.counts.losses >= 2

    async def test_while_the_server_is_away_the_process_hears_itself(
        self, served: Served, stack: AsyncExitStack
    ) -> None:
        """Posting neither raises nor waits; what waits goes out when the server is back."""
        (here,) = await buses(stack, served, 1)
        there = await stack.enter_async_context(served.bus_by())
        async with asyncio.timeout(LONG):
            await there.ready()
        own, others = here.hints(), there.hints()
        await served.road.close()
        while here.connected:  # noqa: ASYNC110 -- nobody tells
            await asyncio.sleep(0.01)
        for version in range(1, 101):
            here.post("a", version)
            await asyncio.sleep(0.002)
        await until(own, {"a": 100})
        await served.road.open()
        await until(others, {"a": 100})
        assert here.counts.losses > 1

    async def test_a_bus_may_begin_before_its_server(
        self, served: Served, stack: AsyncExitStack
    ) -> None:
        """Opening needs no server; it is found when it is there."""
        await served.road.close()
        bus = await stack.enter_async_context(served.bus())
        bus.post("a", 1)
        await asyncio.sleep(0.1)
        assert not bus.connected
        await served.road.open()
        async with asyncio.timeout(LONG):
            await bus.ready()

    async def test_a_silent_server_is_noticed(self, served: Served, stack: AsyncExitStack) -> None:
        """A connection on which nothing comes back is given up, and heals."""
        here, there = await buses(stack, served, 2, HASTY)
        served.road.block()
        here.post("a", 1)
        async with asyncio.timeout(LONG):
            while here.connected or there.connected:
                here.post("a", 1)
                await asyncio.sleep(0.02)
        await served.road.cut()
        served.road.unblock()
        await through(here, there.hints(), "b")

    async def test_closing_does_not_wait_for_a_silent_server(
        self, served: Served, stack: AsyncExitStack
    ) -> None:
        """A bus closes within a few seconds whatever its server does."""
        (bus,) = await buses(stack, served, 1, HASTY)
        served.road.block()
        bus.post("a", 1)
        await asyncio.sleep(0.05)
        begin = time.monotonic()
        await bus.close()
        assert time.monotonic() - begin < 3
        assert isinstance(bus, LinkedBus)
        assert bus._task
        assert bus._task.done()

    async def test_noise_on_the_channel_is_counted(
        self, served: Served, stack: AsyncExitStack
    ) -> None:
        """What no bus has written is left alone, and the bus goes on."""
        here, there = await buses(stack, served, 2)
        hints = there.hints()
        for text in ("", "noise", '["x",{"a":"1"}]', "[" * 5000):
            await served.shout(text)
        here.post("a", 1)
        assert await until(hints, {"a": 1}) == [("a", 1)]
        assert there.counts.garbled == 4
        assert there.counts.losses == 0
