"""Whatever breaks, what was acknowledged is there, once, and it goes on."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
import traceback
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from binokel.errors import StoreBusy, StoreUnavailable
from binokel.store import Deadline, Event, Limits, Person, Put, Table, open_store
from binokel.store.schema import EVENT
from binokel.store.sql import SqlStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Future

    from binokel.store import Store

CRASHING = Path(__file__).parent / "crashing.py"
MATCHES = [f"m{number:02}" for number in range(40)]
RACES = 10_000
AT_ONCE = 500


def payload(match: str, version: int) -> bytes:
    """What `crashing.py` writes."""
    return f"{match}:{version}".encode() * 10


# ── kill -9 ──


def run_and_kill(where: str, acknowledgements: int) -> dict[str, int]:
    """Let a server write until so much was acknowledged, kill it, and say what it had said."""
    last: dict[str, int] = {}
    command = [sys.executable, str(CRASHING), where]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as server:  # noqa: S603 -- our own code
        assert server.stdout
        for count, line in enumerate(server.stdout, 1):
            if not line.endswith(b"\n"):
                break  # cut by the kill
            match, version = line.decode().split()
            last[match] = int(version)
            if count == acknowledgements:
                server.kill()
    return last


def check_logs(where: str, said: dict[str, int]) -> None:
    """Every acknowledged version is there with all before it, and the deadline that rode along."""
    with open_store(where, for_server=True) as store:
        for match in MATCHES:
            events = store.events(match)
            assert [one.version for one in events] == list(range(1, len(events) + 1))
            assert [one.data for one in events] == [payload(match, one.version) for one in events]
            assert len(events) >= said.get(match, 0)
            assert [one.version for one in store.deadlines(match)] == [len(events)][: len(events)]


def kill_often(where: str, times: int) -> None:
    """Kill a server again and again on the same database."""
    rng = random.Random(times)
    said: dict[str, int] = {}
    for _ in range(times):
        said |= run_and_kill(where, rng.randrange(1, 1500))
        check_logs(where, said)
    assert sum(said.values()) >= times


def test_a_killed_server_loses_nothing(where: str) -> None:
    """Killed in the middle of writing, again and again: every acknowledged event is there."""
    kill_often(where, 8 if "://" in where else 20)


@pytest.mark.long
def test_a_server_killed_often_loses_nothing(where: str) -> None:
    """The same, fifty times."""
    kill_often(where, 50)


# ── two writers ──


def test_two_writers_never_both_win(where: str) -> None:
    """In ten thousand races for a version exactly one writer wins, and the log holds his bytes."""
    wins = [0, 0]
    with open_store(where) as one, open_store(where) as two:
        for first in range(0, RACES, AT_ONCE):
            names = [f"m{number:05}" for number in range(first, first + AT_ONCE)]
            results = race(one, two, names)
            kept = bytes_of(one)
            for name, (by_one, by_two) in zip(names, results, strict=True):
                assert by_one is not by_two, name
                assert kept[name] == (b"one" if by_one else b"two")
                wins[by_two] += 1
    assert len(kept) == RACES
    assert sum(wins) == RACES
    assert min(wins) > 0, "one of them never won: that was no race"


def bytes_of(store: Store) -> dict[str, bytes]:
    """The bytes of every match; there is one event in each."""
    assert isinstance(store, SqlStore)
    with store.place.reads.connect() as connection:
        return {row.match_id: row.data for row in connection.execute(EVENT.select())}


def race(one: Store, two: Store, names: list[str]) -> list[tuple[bool, bool]]:
    """Let both append the same versions at the same time, the second in another order."""
    answers: list[dict[str, bool]] = [{}, {}]
    start = threading.Barrier(2)

    def run(number: int, store: Store, data: bytes, order: list[str]) -> None:
        start.wait()
        futures = {name: store.append(Event(name, 1, 0, data)) for name in order}
        answers[number].update({name: future.result() for name, future in futures.items()})

    runners = [
        threading.Thread(target=run, args=(0, one, b"one", names)),
        threading.Thread(target=run, args=(1, two, b"two", names[::-1])),
    ]
    for runner in runners:
        runner.start()
    for runner in runners:
        runner.join()
    return [(answers[0][name], answers[1][name]) for name in names]


def test_two_servers_share_the_deadlines(postgres_url: str) -> None:
    """Servers that claim at the same time get different deadlines, and together all of them."""
    with open_store(postgres_url) as one, open_store(postgres_url) as two:
        one.write(Put(Person("p", "Karle", 1, 1))).result()
        tables = [Table(f"m{i}", f"{i}", True, "", "", "p", 1) for i in range(300)]
        one.write(*map(Put, tables)).result()
        one.write(*(Put(Deadline(f"m{i}", "turn", i, 1)) for i in range(300))).result()
        claims = [store.claim_deadlines(999, 2000, 20) for _ in range(15) for store in (one, two)]
        names = [deadline.match_id for claim in claims for deadline in claim.result()]
    assert len(names) == 300
    assert len(set(names)) == 300


# ── deadlocks ──


def test_a_deadlock_is_tried_again(postgres_url: str) -> None:
    """Two servers that write the same records crosswise both succeed."""
    pair = [Person(f"p{i}", "Karle", 1, 1) for i in range(2)]
    with open_store(postgres_url) as one, open_store(postgres_url) as two:
        for round_ in range(40):
            answers = [
                store.append(Event(f"m{round_}{name}", 1, 0, b""), *map(Put, order))
                for name, store, order in (("a", one, pair), ("b", two, pair[::-1]))
            ]
            assert [answer.result() for answer in answers] == [True, True]


# ── the connection ──


@contextmanager
def cut_again_and_again(url: str, store: SqlStore) -> Iterator[list[int]]:
    """Cut all connections of a store ten times a second."""
    done, cuts = threading.Event(), [0]
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    cut = sa.text(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
        " WHERE application_name = :name"
    )
    with store.place.reads.connect() as own:
        name: str = own.exec_driver_sql("SHOW application_name").scalar_one()

    def run() -> None:
        with engine.connect() as connection:
            while not done.wait(0.1):
                cuts[0] += connection.execute(cut, {"name": name}).scalar_one()

    cutter = threading.Thread(target=run)
    cutter.start()
    try:
        yield cuts
    finally:
        done.set()
        cutter.join()
        engine.dispose()


def test_a_cut_connection_loses_nothing(postgres_url: str) -> None:
    """While connections are cut, what was acknowledged stays, and each match goes on."""
    said = dict.fromkeys(MATCHES[:8], 0)
    until = time.monotonic() + 3

    def play(store: Store, match: str) -> None:
        version = 0
        while time.monotonic() < until:
            try:
                if store.append(Event(match, version + 1, 0, payload(match, version + 1))).result():
                    said[match] = version + 1
                version = store.version(match)
            except StoreUnavailable:
                continue

    with open_store(postgres_url, for_server=True) as store:
        assert isinstance(store, SqlStore)
        players = [threading.Thread(target=play, args=(store, match)) for match in said]
        with cut_again_and_again(postgres_url, store) as cuts:
            for player in players:
                player.start()
            for player in players:
                player.join()
    assert cuts[0] > 0
    with open_store(postgres_url) as store:
        for match, version in said.items():
            versions = [one.version for one in store.events(match)]
            assert versions == list(range(1, len(versions) + 1))
            assert len(versions) >= version > 0


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://karle:secret@127.0.0.1:1/binokel",
        "postgres://karle:secret@127.0.0.1:1/binokel",
    ],
)
def test_a_server_that_is_not_there_is_told(url: str) -> None:
    """An address where nothing answers is named, without the password."""
    pytest.importorskip("psycopg")
    with pytest.raises(StoreUnavailable) as told:
        open_store(url)
    assert "127.0.0.1:1" in str(told.value)
    assert "secret" not in str(told.value)


def test_a_text_that_cannot_be_written_is_refused(where: str) -> None:
    """Half a character is refused; nothing else in the batch suffers."""
    with open_store(where) as store:
        answers = [
            store.write(Put(Person(f"p{i}", "\ud83c" if i == 5 else "Karle", 1, 1)))
            for i in range(10)
        ]
        assert [i for i, answer in enumerate(answers) if answer.exception()] == [5]


def test_an_error_tells_no_secrets(where: str) -> None:
    """Errors go into logs: nothing that should have been written stands in them."""
    with open_store(where) as store:
        for name in ("SECRET", "SECRET\ud83c"):
            table = Table("m", "kiwi", True, "SECRET", "SECRET", "nobody", 1)
            writes = [Put(Person("p", name, 1, 1)), Put(table)]
            fault = store.append(Event("m", 1, 0, b"SECRET"), *writes).exception()
            assert fault
            assert "SECRET" not in "".join(traceback.format_exception(fault))


def test_a_store_of_many_workers_bears_many_servers(postgres_url: str) -> None:
    """PostgreSQL serves any number of servers at a time."""
    with (
        open_store(postgres_url, for_server=True) as one,
        open_store(postgres_url, for_server=True) as two,
    ):
        assert one.append(Event("m", 1, 0, b"")).result()
        assert two.append(Event("m", 1, 0, b"")).result() is False


def test_a_queue_that_is_full_says_so(where: str) -> None:
    """A server that must not wait is refused at once, and what was taken is written."""
    with open_store(where, limits=Limits(queue=5, patience=0.0)) as store:
        answers: list[Future[bool]] = []

        def flood() -> None:
            for number in range(100_000):
                answers.append(store.append(Event(f"m{number}", 1, 0, b"")))  # noqa: PERF401 -- breaks off

        with pytest.raises(StoreBusy):
            flood()
        assert all(answer.result() for answer in answers)
