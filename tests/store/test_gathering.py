"""Writes that are gathered have the effect of writes done one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from binokel.errors import StoreRefused
from binokel.store import (
    Add,
    Deadline,
    Delete,
    Drop,
    Event,
    Forget,
    Mute,
    Person,
    Purge,
    Put,
    Seat,
    Session,
    Store,
    Table,
    Write,
    open_store,
)
from binokel.store.gathering import gathered
from binokel.store.schema import METADATA
from binokel.store.sql import SqlStore

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from sqlalchemy import Connection

people, matches = st.sampled_from(["p0", "p1"]), st.sampled_from(["m0", "m1"])
times = st.integers(0, 3)
persons = st.builds(Person, people, st.sampled_from(["Karle", "Line"]), times, times)
records = st.one_of(
    persons,
    st.builds(Session, st.sampled_from([b"s", b"t"]), people, times, times, times),
    st.builds(
        Table,
        matches,
        st.sampled_from(["kiwi", "nuss"]),
        st.booleans(),
        st.just(""),
        st.just(""),
        people,
        times,
    ),
    st.builds(Seat, matches, st.integers(0, 1), times, people | st.none(), name=st.just("K")),
    st.builds(Deadline, matches, st.sampled_from(["turn", "bot"]), times, times),
    st.builds(Mute, people, people, times),
)
writes: st.SearchStrategy[Write] = st.one_of(
    st.builds(Put, records),
    st.builds(Add, records),
    st.builds(lambda match, seat: Delete(Seat, match, seat), matches, st.integers(0, 1)),
    st.builds(lambda match: Delete(Deadline, match, "turn"), matches),
    st.builds(lambda person: Delete(Person, person), people),
    st.builds(Forget, people),
    st.builds(Drop, matches),
    st.builds(Purge, times),
)
GROUND: list[Write] = [
    *(Put(Person(f"p{i}", "Karle", 1, 1)) for i in range(2)),
    *(Put(Table(f"m{i}", f"{i}", True, "", "", "p0", 1)) for i in range(2)),
]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlStore]:
    """A store in a file."""
    with open_store(tmp_path_factory.mktemp("store") / "x.db") as store:
        assert isinstance(store, SqlStore)
        yield store


def empty(connection: Connection) -> None:
    """Remove what earlier examples have left."""
    for table in reversed(METADATA.sorted_tables):
        connection.execute(table.delete())


def everything(store: Store) -> list[object]:
    """All that a store holds of what the strategies write."""
    return [
        *(store.get(Person, person) for person in ("p0", "p1")),
        *(store.sessions_of(person) for person in ("p0", "p1")),
        *(store.mutes_of(person) for person in ("p0", "p1")),
        store.running_tables(),
        *(store.seats(match) for match in ("m0", "m1")),
        *(store.deadlines(match) for match in ("m0", "m1")),
        *(store.events(match) for match in ("m0", "m1")),
    ]


def tried(store: Store, batch: Sequence[Write]) -> bool:
    """Write a batch; says whether it was accepted."""
    fault = store.write(*batch).exception()
    assert fault is None or isinstance(fault, StoreRefused)
    return fault is None


TURN, BOT = Deadline("m0", "turn", 1, 1), Deadline("m0", "bot", 1, 1)
SAME_RECORD: list[Write] = [Put(BOT), Delete(Deadline, "m0", "turn"), Put(TURN)]
SAME_CODE: list[Write] = [
    Put(Table("m0", "x", True, "", "", "p0", 1)),
    Delete(Table, "m1"),
    Put(Table("m2", "1", True, "", "", "p0", 1)),
]
REFERS: list[Write] = [
    Put(Seat("m0", 0, 1)),
    Put(Table("m2", "x", True, "", "", "p0", 1)),
    Put(Seat("m2", 0, 1)),
]


@given(st.lists(st.lists(writes, max_size=12), max_size=6))
@example([SAME_RECORD])
@example([SAME_CODE])
@example([REFERS, [Put(Seat("m1", 0, 1)), Drop("m1"), Drop("m0"), Delete(Table, "m2")]])
def test_the_databases_do_what_memory_does(database: SqlStore, batches: list[list[Write]]) -> None:
    """The same writes have the same effect, or are refused, in memory and in SQLite."""
    database.place.transact(empty)
    with open_store("memory:") as memory:
        for batch in [GROUND, *batches]:
            assert tried(memory, batch) == tried(database, batch)
            assert everything(memory) == everything(database)


@given(st.lists(writes, max_size=30))
def test_nothing_is_lost_in_gathering(batch: list[Write]) -> None:
    """Every write is in exactly one group, and a group has one kind."""
    groups = gathered(batch)
    assert sorted(map(repr, batch)) == sorted(repr(one) for group in groups for one in group)
    assert all(len({type(one) for one in group}) == 1 for group in groups)


def test_a_batch_of_commands_needs_few_statements() -> None:
    """A deadline and a seat with each of a thousand commands make two groups."""
    batch = [
        write
        for i in range(1000)
        for write in (Put(Deadline(f"m{i}", "turn", 1, 1)), Put(Seat(f"m{i}", 0, 1)))
    ]
    assert [len(group) for group in gathered(batch)] == [1000, 1000]


def test_events_and_rides_of_one_batch_go_together(tmp_path: Path) -> None:
    """What many commands bring along is written as each of them says."""
    with open_store(tmp_path / "x.db") as store:
        store.write(*GROUND).result()
        answers = [
            store.append(
                Event("m0", version, 1, b""), Put(Deadline("m0", "turn", version, version))
            )
            for version in range(1, 200)
        ]
        assert all(answer.result() for answer in answers)
        assert [one.version for one in store.deadlines("m0")] == [199]
