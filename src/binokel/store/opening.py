"""Finds a place by its path or URL, and opens a store there."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from platformdirs import user_data_path
from sqlalchemy.exc import ArgumentError

from binokel.errors import StoreError
from binokel.store import backup as backups
from binokel.store.memory import MemoryStore
from binokel.store.postgres import PostgresPlace
from binokel.store.sql import SqlStore
from binokel.store.sqlite import SqlitePlace
from binokel.store.writer import Limits, ignore

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from binokel.store.backup import Backup
    from binokel.store.place import Place
    from binokel.store.protocol import Store
    from binokel.store.writer import Batch

MEMORY: Final = "memory:"
_STANDARD: Final = Limits()


def default_path() -> Path:
    """The file in the user's data directory that is used if nothing else is named."""
    return user_data_path("binokel") / "binokel.db"


def open_store(
    where: str | Path | None = None,
    *,
    for_server: bool = False,
    limits: Limits = _STANDARD,
    on_batch: Callable[[Batch], None] = ignore,
) -> Store:
    """Open a store, make it if it is not there, and bring it to this program's version.

    Args:
        where: a path or `sqlite:///PATH`, a URL `postgresql://...`, `memory:`, or None for the file
            in the user's data directory.
        for_server: a server is to use it; a SQLite file bears one at a time and is then looked
            through for damage.
        limits: how much may wait to be written, and how long.
        on_batch: is told of every transaction, in the writing thread.

    Raises:
        StoreError: if it cannot be used; nothing was changed.
    """
    if where == MEMORY:
        return MemoryStore()
    place = place_of(where, limits)
    try:
        place.prepare(thorough=for_server)
        if for_server:
            place.serve()
    except BaseException:
        place.close()
        raise
    return SqlStore(place, limits, on_batch)


def backup(where: str | Path | None, file: Path) -> Backup:
    """Write everything at a place into a file; servers there may go on writing.

    Raises:
        StoreError: if the place cannot be read.
        OSError: if the file cannot be written.
    """
    with _prepared(where) as place:
        return backups.backup(place, file)


def restore(where: str | Path | None, file: Path, *, replace: bool = False) -> Backup:
    """Put everything from a backup into a place that no server uses, or nothing of it.

    Args:
        where: as for `open_store`.
        file: the backup; it may come from another kind of database.
        replace: what is there is thrown away; else the place must be empty.

    Raises:
        BackupError: if the backup cannot be used.
        StoreError: if the place cannot be used or is not empty.
        OSError: if the backup cannot be read.
    """
    with _prepared(where) as place:
        return backups.restore(place, file, replace=replace)


def place_of(where: str | Path | None, limits: Limits = _STANDARD) -> Place:
    """The place of a path or URL; nothing is opened yet.

    Raises:
        StoreError: if it cannot be understood.
    """
    if not isinstance(where, str) or "://" not in where:
        return SqlitePlace(Path(where or default_path()), limits.busy)
    try:
        url = sa.make_url(where)
    except (ArgumentError, ValueError) as error:
        raise StoreError("the address of the database cannot be read") from error
    kind = url.drivername.partition("+")[0]
    if kind in {"postgresql", "postgres"}:
        return PostgresPlace(url)
    if kind == "sqlite" and url.database:
        return SqlitePlace(Path(url.database), limits.busy)
    raise StoreError(
        f"no database of the kind {kind!r}: use a path, sqlite:///PATH or postgresql://"
    )


@contextmanager
def _prepared(where: str | Path | None) -> Iterator[Place]:
    if where == MEMORY:
        raise StoreError("what is in memory only has no backup")
    place = place_of(where)
    try:
        place.prepare(thorough=False)
        yield place
    finally:
        place.close()
