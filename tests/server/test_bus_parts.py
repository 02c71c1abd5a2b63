"""The parts of the bus that need no server: its messages, its names, the poll."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel.errors import BusError
from binokel.server.bus import Counts, Hint, Limits, open_bus, poll
from binokel.server.bus.link import LinkedBus
from binokel.server.bus.memory import MemoryBus
from binokel.server.bus.message import read, take, write
from binokel.server.bus.nats import NatsWire
from binokel.server.bus.postgres import PostgresWire
from binokel.server.bus.redis import RedisWire
from binokel.server.bus.waiting import Waiting

if TYPE_CHECKING:
    from collections.abc import Mapping

DATABASE = "postgresql://karle:geheim@db/binokel"


@given(st.dictionaries(st.text(), st.integers(min_value=0)), st.integers(100, 400))
def test_messages_carry_everything_and_fit(versions: Mapping[str, int], largest: int) -> None:
    """What is packed into messages is read back, each within its size; what never fits is lost."""
    counts = Counts()
    waiting = Waiting(1000, counts)
    for match_id, version in versions.items():
        waiting.put(Hint(match_id, version))
    heard: list[Hint] = []
    while waiting:
        message = write("me", take(waiting, "me", largest, counts))
        assert len(message.encode()) <= largest
        sender, hints = read(message, largest)
        assert sender == "me"
        heard += hints
    assert set(heard) <= set(versions.items())
    assert len(heard) + counts.dropped == len(versions)
    assert counts.dropped == 0 or largest < max(len(json.dumps(m)) for m in versions) + 330


@pytest.mark.parametrize(
    "payload",
    [
        "",
        "a7 12",
        "{}",
        "[]",
        '["me"]',
        '["me",{},1]',
        '[1,{"a":1}]',
        '["me",[["a",1]]]',
        '["me",{"a":"1"}]',
        '["me",{"a":1.5}]',
        '["me",{"a":true}]',
        '["me",{"a":null}]',
        '["me",{"a":' + "9" * 6000 + "}]",
        '["me",{}]' + " " * 8000,
        "[" * 7000,
        b"\xff\xfe",
    ],
    ids=lambda payload: repr(payload[:20]),
)
def test_what_no_bus_has_written_is_refused(payload: str | bytes) -> None:
    """Noise on the channel is a ValueError and nothing else."""
    with pytest.raises(ValueError):  # noqa: PT011 -- any sentence
        read(payload, 7999)


@pytest.mark.parametrize(
    ("where", "database_url", "wire"),
    [
        (None, DATABASE, PostgresWire),
        ("", "postgres://db", PostgresWire),
        ("postgres", "postgresql+psycopg://db/binokel", PostgresWire),
        ("postgresql:///binokel?host=/run/postgresql", None, PostgresWire),
        ("redis", DATABASE, RedisWire),
        ("redis://h/2?channel=a", None, RedisWire),
        ("valkeys://h", None, RedisWire),
        ("nats", None, NatsWire),
        ("tls://h:4222", None, NatsWire),
    ],
)
def test_a_bus_is_found_by_name_or_address(
    where: str | None, database_url: str | None, wire: type
) -> None:
    """Each name and address gives its kind, and nothing is connected yet."""
    bus = open_bus(where, database_url=database_url)
    assert isinstance(bus, LinkedBus)
    assert isinstance(bus._wire, wire)
    assert not bus.connected


@pytest.mark.parametrize(
    ("where", "database_url"),
    [(None, None), ("memory", DATABASE), ("memory:", None), (None, "/home/karle/binokel.db")],
)
def test_one_process_needs_no_server(where: str | None, database_url: str | None) -> None:
    """Without PostgreSQL and without a name the bus stays in the process."""
    assert isinstance(open_bus(where, database_url=database_url), MemoryBus)


@pytest.mark.parametrize(
    ("where", "says"),
    [
        ("kafka", "no such bus"),
        ("redis:geheim", "no such bus"),
        ("postgres", "needs a database"),
        ("postgresql://karle:geheim@db/x?fast=1", "cannot be read"),
        ("redis://karle:geheim@h/0?db=x", "cannot be read"),
        ("redis://karle:geheim@h:port", "cannot be read"),
        ("nats://karle:geheim@h:port", "cannot be read"),
        ("nats://karle:geheim@h?channel=a.*", "a channel has"),
        ("nats://karle:geheim@h?channel=", "a channel has"),
    ],
)
def test_an_address_that_makes_no_sense_is_refused(where: str, says: str) -> None:
    """The sentence says what is wrong, and no password."""
    with pytest.raises(BusError, match=says) as refused:
        open_bus(where, database_url="binokel.db")
    assert "geheim" not in str(refused.value)
    assert refused.value.__cause__ is None


def test_the_channel_is_no_part_of_the_address_the_driver_sees() -> None:
    """`channel` is taken out of the query, the rest stays as it was."""
    bus = open_bus("postgresql://db/x?options=-csearch_path%3Db&channel=stammtisch&sslmode=require")
    assert isinstance(bus, LinkedBus)
    assert isinstance(bus._wire, PostgresWire)
    assert bus._wire._channel == "stammtisch"
    assert "search_path=b" in bus._wire._conninfo
    assert "sslmode=require" in bus._wire._conninfo


@pytest.mark.parametrize(
    ("package", "where"), [("redis", "redis"), ("nats", "nats"), ("psycopg", "postgresql://db")]
)
def test_a_missing_package_is_named(
    package: str, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has not installed what a bus needs is told how."""
    kind = where.partition(":")[0].removesuffix("ql")
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, f"binokel.server.bus.{kind}")
    with pytest.raises(BusError, match=rf"{package}.* is missing: pip install binokel\[cluster\]"):
        open_bus(where)


def test_the_bus_of_a_single_process_needs_no_package() -> None:
    """Who plays at home loads no driver."""
    code = (
        "import sys; from binokel.server.bus import open_bus; open_bus();"
        "print({name.partition('.')[0] for name in sys.modules} & {'redis', 'nats', 'psycopg'})"
    )
    done = subprocess.run(  # noqa: S603 -- our own code in our own Python
        [sys.executable, "-c", code], capture_output=True, check=True, text=True
    )
    assert done.stdout == "set()\n"


async def test_the_poll_hears_only_what_is_newer() -> None:
    """Known versions, unknown matches and older answers are not heard."""
    async with MemoryBus() as bus:
        hints = bus.hints()
        answers = {"new": 5, "same": 3, "old": 1, "foreign": 9}
        known = {"new": 4, "same": 3, "old": 2}
        task = asyncio.create_task(poll(hints, lambda: known, _Answering(answers), every=0.001))
        assert await anext(hints) == ("new", 5)
        known["new"] = 5
        await asyncio.sleep(0.02)
        bus.post("end", 1)
        rest = {await anext(hints) for _ in range(len(hints._waiting))}
        assert rest <= {("new", 5), ("end", 1)}
        hints.close()
        await task


async def test_the_poll_goes_on_when_the_log_cannot_be_asked(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A question that fails is logged and asked again."""
    times = 0

    async def versions(known: Mapping[str, int], /) -> Mapping[str, int]:
        nonlocal times
        times += 1
        if times == 1:
            raise ConnectionError("away")
        return {match_id: version + 1 for match_id, version in known.items()}

    async with MemoryBus() as bus:
        hints = bus.hints()
        task = asyncio.create_task(poll(hints, lambda: {"a": 1}, versions, every=0.001))
        assert await anext(hints) == ("a", 2)
        hints.close()
        await task
    assert "could not be asked" in caplog.text


async def test_the_poll_ends_with_its_listener_and_asks_for_nothing_needlessly() -> None:
    """A closed listener ends the poll at once, and no match means no question."""

    async def versions(known: Mapping[str, int], /) -> Mapping[str, int]:
        raise AssertionError(known)

    async with MemoryBus() as bus:
        hints = bus.hints()
        task = asyncio.create_task(poll(hints, dict, versions, every=3600))
        await asyncio.sleep(0.01)
        assert not task.done()
        await bus.close()
        async with asyncio.timeout(5):
            await task


async def test_pauses_grow_and_losses_are_told_once(caplog: pytest.LogCaptureFixture) -> None:
    """A server that stays away is tried less and less often, and does not fill the log."""
    limits = Limits(pause=0.001, longest_pause=0.004)
    with caplog.at_level(logging.DEBUG, "binokel.server.bus.link"):
        async with open_bus("redis://127.0.0.1:1", limits=limits) as bus:
            while bus.counts.losses < 5:  # noqa: ASYNC110 -- nobody tells
                await asyncio.sleep(0.001)
    levels = [record.levelno for record in caplog.records if "lost" in record.message]
    assert levels[0] == logging.WARNING
    assert set(levels[1:]) == {logging.DEBUG}


class _Answering:
    def __init__(self, answers: Mapping[str, int]) -> None:
        self._answers = answers

    async def __call__(self, known: Mapping[str, int], /) -> Mapping[str, int]:
        return self._answers
