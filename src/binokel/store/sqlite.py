"""A database in one file, for one server process; readers and the odd program may join it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy import event

from binokel.errors import (
    StoreDamaged,
    StoreError,
    StoreForeign,
    StoreReadOnly,
    StoreUnavailable,
)
from binokel.store import migrating
from binokel.store.faults import faults
from binokel.store.lock import ServerLock
from binokel.store.place import Place

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection, Engine

APPLICATION: Final = 0x42696E6F
"""`Bino`: marks a file as Binokel's."""
_MAGIC: Final = b"SQLite format 3\x00"


class SqlitePlace(Place):
    """A SQLite file: write-ahead log, every commit on the disk before it is acknowledged."""

    def __init__(self, path: Path, busy: float) -> None:
        """Nothing is opened yet.

        Args:
            path: the file; it need not be there.
            busy: seconds to wait for another program that holds the file.
        """
        self.path = path.absolute()
        self.name = str(self.path)
        self._busy = busy
        self._lock: ServerLock | None = None
        self.writes = _engine(self.name, busy, "query_only = OFF")
        self.reads = _engine(self.name, busy, "query_only = ON")
        event.listen(self.writes, "begin", _begin_writing)

    def prepare(self, *, thorough: bool) -> None:
        """Look at what is there and bring it to this program's version."""
        self._check_head()
        self._make_file()
        with faults(self.name):
            if self._examine(thorough=thorough) != migrating.HEAD:
                self._migrate()
            self._use_write_ahead_log()

    def serve(self) -> None:
        """Keep every other server away until the place is closed."""
        self._lock = self._lock or ServerLock(self._lock_path())

    def reserve(self) -> None:
        """Keep every server away until the place is closed."""
        self.serve()

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees everything as it is now."""
        with faults(self.name), self.reads.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection

    def close(self) -> None:
        """Let go of the file and of the lock."""
        self.writes.dispose()
        self.reads.dispose()
        if self._lock:
            self._lock.release()

    def _lock_path(self) -> Path:
        return self.path.with_name(f"{self.path.name}.lock")

    def _check_head(self) -> None:
        """Make sure that the file is missing, empty or SQLite's, before SQLite touches it."""
        try:
            with self.path.open("rb") as file:
                head = file.read(len(_MAGIC))
        except FileNotFoundError:
            return
        except OSError as error:
            raise StoreUnavailable(f"{self.path}: {error.strerror}") from error
        if head not in {b"", _MAGIC}:
            raise StoreForeign(f"{self.path} is no Binokel database")

    def _make_file(self) -> None:
        """Make the file, for the eyes of its user only: it holds everybody's cards."""
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise StoreReadOnly(f"{self.path}: {error.strerror}") from error

    def _examine(self, *, thorough: bool) -> str | None:
        """The step the file stands at; it can be written, is whole, and is Binokel's or empty."""
        with self.writes.begin() as connection:
            owner = connection.exec_driver_sql("PRAGMA application_id").scalar()
            if owner not in {0, APPLICATION}:
                raise StoreForeign(f"{self.path} belongs to another program")
            revision = migrating.revision_of(connection, self.name)
            if thorough and (found := _first_damage(connection)) != "ok":
                raise StoreDamaged(f"{self.path} is damaged: {found}")
            return revision

    def _migrate(self) -> None:
        """Take the missing steps; no server may use the file meanwhile."""
        lock = ServerLock(self._lock_path(), self._busy)
        try:
            with self.writes.begin() as connection:
                if migrating.bring_up(connection, self.name):
                    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
        finally:
            lock.release()

    def _use_write_ahead_log(self) -> None:
        connection = self.writes.raw_connection()
        try:
            mode = connection.cursor().execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: {error}") from error
        finally:
            connection.close()
        if mode != ("wal",):
            raise StoreError(f"{self.path}: no write-ahead log is possible here")


def _engine(path: str, busy: float, extra: str) -> Engine:
    """Connections without a will of their own: no transaction that was not asked for."""
    engine = sa.create_engine(
        sa.URL.create("sqlite", database=path),
        connect_args={"timeout": busy},
        hide_parameters=True,  # they hold cards, and errors go into logs
    )

    def set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in ("foreign_keys = ON", "synchronous = FULL", extra):
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", set_up)
    return engine


def _begin_writing(connection: Connection) -> None:
    """Ask for the right to write at once, so that no transaction has to be given up half-way."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _first_damage(connection: Connection) -> object:
    return connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
