"""What a database complains about, as errors of the store."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from sqlalchemy import exc

from binokel.errors import (
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreReadOnly,
    StoreRefused,
    StoreUnavailable,
)
from binokel.store.writer import TryAgain

if TYPE_CHECKING:
    from collections.abc import Iterator

_OF_SQLITE: Final[dict[int, type[StoreError]]] = {
    sqlite3.SQLITE_BUSY: StoreBusy,
    sqlite3.SQLITE_LOCKED: StoreBusy,
    sqlite3.SQLITE_READONLY: StoreReadOnly,
    sqlite3.SQLITE_PERM: StoreReadOnly,
    sqlite3.SQLITE_CORRUPT: StoreDamaged,
    sqlite3.SQLITE_NOTADB: StoreDamaged,
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_CANTOPEN: StoreUnavailable,
    sqlite3.SQLITE_IOERR: StoreUnavailable,
    sqlite3.SQLITE_CONSTRAINT: StoreRefused,
    sqlite3.SQLITE_MISMATCH: StoreRefused,
    sqlite3.SQLITE_TOOBIG: StoreRefused,
}
_OF_POSTGRES: Final[dict[str, type[StoreError]]] = {
    "22": StoreRefused,  # the value does not fit its type
    "23": StoreRefused,  # unique, not null, foreign key
    "25006": StoreReadOnly,
    "42501": StoreReadOnly,  # no right to do this
    "53100": StoreFull,
    "55P03": StoreBusy,  # a lock is not to be had
    "XX": StoreDamaged,
    "08": StoreUnavailable,
    "28": StoreUnavailable,  # not let in
    "3D": StoreUnavailable,  # no database of this name
    "53300": StoreUnavailable,  # too many connections
    "57P": StoreUnavailable,  # shut down or starting up
}
_TRANSIENT: Final = ("40001", "40P01")
"""PostgreSQL gave up a transaction that could not be put in order with others, or a deadlock."""
COMPLAINTS: Final = (exc.StatementError, exc.TimeoutError, UnicodeError, OverflowError)
"""What drivers and SQLAlchemy raise; the last two before the database is asked."""


def fault_of(error: Exception, where: str, *, committing: bool = False) -> StoreError | TryAgain:
    """What a complaint means, as a `StoreError` that names the database.

    Args:
        error: what a driver or SQLAlchemy raised.
        where: the database, for the message.
        committing: the end of the transaction had been asked for, so that a lost connection leaves
            open whether it was written.

    Returns:
        The error to raise; `TryAgain` if nothing was written and another attempt may succeed.
    """
    if not isinstance(error, exc.DBAPIError):
        kind = StoreBusy if isinstance(error, exc.TimeoutError) else StoreRefused
        return kind(f"{where}: {getattr(error, 'orig', None) or error}")
    cause = error.orig
    state = getattr(cause, "sqlstate", None) or ""
    words = str(cause).strip().split("\n", maxsplit=1)[0]
    fault = _kind_of(error, state)(f"{where}: {words or type(cause).__name__}")
    lost = isinstance(fault, StoreUnavailable) and not committing
    return TryAgain(fault) if lost or state in _TRANSIENT else fault


@contextmanager
def faults(where: str) -> Iterator[None]:
    """Raise what goes wrong while reading as a `StoreError` that names the database.

    Raises:
        StoreError: as the complaint means.
    """
    try:
        yield
    except COMPLAINTS as error:
        fault = fault_of(error, where)
        raise (fault.fault if isinstance(fault, TryAgain) else fault) from error


def _kind_of(error: exc.DBAPIError, state: str) -> type[StoreError]:
    code = getattr(error.orig, "sqlite_errorcode", 0)
    if code:
        return _OF_SQLITE.get(code & 0xFF, StoreError)
    if not state and isinstance(error, exc.OperationalError):
        return StoreUnavailable  # the driver lost or never had a connection
    if not state:
        return StoreRefused  # the driver cannot write such a value
    found = (_OF_POSTGRES.get(state[:length]) for length in (5, 3, 2))
    return next((kind for kind in found if kind), StoreError)
