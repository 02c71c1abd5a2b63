"""How many appends a second a store takes by group commit, beside a commit for each.

    uv run python bench/store.py [postgresql://...]

A thousand tables each have one command on its way all the time, as on a full server: the next is
sent when the last is on the disk. The same is done with batches of one. Afterwards every row must
be there, none twice, and each with its own bytes, so a fast wrong answer fails. The last figure of
a store has a deadline ride with every append.
"""

from __future__ import annotations

import platform
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from binokel.store import Deadline, Event, Limits, Person, Put, Table, open_store

if TYPE_CHECKING:
    from concurrent.futures import Future

    from binokel.store import Store, Write

TABLES = 1000
GROUPED = 40
"""Versions per table by group commit."""
ALONE = 2
"""Versions per table with a commit for each; there the rate does not depend on the number."""


@dataclass(frozen=True, slots=True)
class Run:
    """What is done, and how it is called."""

    name: str
    versions: int
    batch: int
    ride: bool = False


RUNS = (
    Run("group commit", GROUPED, 2_000),
    Run("a commit each", ALONE, 1),
    Run("group commit, a deadline with each", GROUPED // 4, 2_000, ride=True),
)


def command(match: str, version: int) -> bytes:
    """A command as large as those of a table."""
    return f'{{"do":"play","card":"EA","seat":{version % 4},"of":"{match}"}}'.encode().ljust(120)


class Crowd:
    """Tables that play on as soon as their last command is kept."""

    def __init__(self, store: Store, run: Run, prefix: str) -> None:
        self.store, self.run = store, run
        self.matches = [f"{prefix}{number:04}" for number in range(TABLES)]
        self.left = TABLES
        self.done = threading.Event()
        self.latencies: list[float] = []
        self.failed: list[BaseException | str] = []

    def play(self) -> float:
        """Play all, and say how many seconds it took."""
        began = time.perf_counter()
        for match in self.matches:
            self.send(match, 1)
        self.done.wait()
        return time.perf_counter() - began

    def send(self, match: str, version: int) -> None:
        """Send one command; when it is kept, the next."""
        sent = time.perf_counter()
        event = Event(match, version, version, command(match, version))
        also: tuple[Write, ...] = (
            (Put(Deadline(match, "turn", version, version)),) if self.run.ride else ()
        )

        def answered(future: Future[bool]) -> None:
            self.latencies.append(time.perf_counter() - sent)
            if future.exception() or not future.result():
                self.failed.append(future.exception() or f"{match} {version} was taken")
            elif version < self.run.versions:
                self.send(match, version + 1)
                return
            self.left -= 1
            if not self.left:
                self.done.set()

        self.store.append(event, *also).add_done_callback(answered)

    def check(self) -> None:
        """Every row is there, once, as it was sent."""
        assert not self.failed, self.failed[0]
        for match in self.matches:
            versions = range(1, self.run.versions + 1)
            found = [(event.version, event.data) for event in self.store.events(match)]
            assert found == [(version, command(match, version)) for version in versions], match


def measure(where: str, run: Run, number: int) -> str:
    """One line of the table."""
    prefix = f"{time.time_ns()}-{number}-"
    with open_store(where, limits=Limits(batch=run.batch)) as store:
        crowd = Crowd(store, run, prefix)
        if run.ride:
            open_tables(store, crowd.matches)
        before = store.statistics()
        seconds = crowd.play()
        crowd.check()
        after = store.statistics()
    events, batches = TABLES * run.versions, after.batches - before.batches
    crowd.latencies.sort()
    p50, p99 = (crowd.latencies[int(share * len(crowd.latencies))] for share in (0.5, 0.99))
    return (
        f"{run.name:36} {events / seconds:10,.0f} appends/s   {events / batches:7.1f} a batch"
        f"   p50 {1000 * p50:7.1f} ms   p99 {1000 * p99:7.1f} ms"
    )


def open_tables(store: Store, matches: list[str]) -> None:
    """Tables for the deadlines to belong to."""
    store.write(Put(Person("host", "Host", 0, 0))).result()
    for match in matches:
        store.write(Put(Table(match, match, True, "", "", "host", 0)))


def main() -> None:
    """Measure SQLite, and PostgreSQL if its URL is given."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],  # noqa: S607
        capture_output=True,
        check=False,
        text=True,
    ).stdout.strip()
    print(f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, commit {commit}")
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        places = [f"sqlite:///{folder}/bench.db", *sys.argv[1:]]
        for where in places:
            print(f"\n{where.partition(':')[0]}, {TABLES} tables")
            for number, run in enumerate(RUNS):
                print(measure(where, run, number))


if __name__ == "__main__":
    main()
