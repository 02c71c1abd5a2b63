"""A store that keeps everything in this process and forgets it at the end; for tests and trials.

It obeys the same schema as the databases (keys, unique columns, references), but shares no code
with them that writes or reads, so that each is a check of the other.
"""

from __future__ import annotations

import threading
from concurrent.futures import Future
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar, cast

from binokel.errors import StoreClosed, StoreRefused
from binokel.store.protocol import Statistics, Store
from binokel.store.records import (
    Credential,
    Deadline,
    Event,
    Invitation,
    Mute,
    Person,
    Record,
    Report,
    Seat,
    Session,
)
from binokel.store.schema import OF_A_MATCH, TABLES, key_fits, key_of
from binokel.store.writes import Add, Delete, Drop, Forget, Purge, Put

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    import sqlalchemy as sa

    from binokel.store.protocol import R
    from binokel.store.writes import Write

T = TypeVar("T")
Key = tuple[object, ...]


@dataclass(slots=True)
class _Shelves:
    """All records by kind and key, and all logs."""

    records: dict[type[object], dict[Key, Record]] = field(
        default_factory=lambda: {kind: {} for kind in TABLES}
    )
    logs: dict[str, dict[int, Event]] = field(default_factory=dict)

    def copied(self) -> _Shelves:
        """The same, to try something out."""
        return _Shelves(
            {kind: copy(shelf) for kind, shelf in self.records.items()},
            {name: copy(log) for name, log in self.logs.items()},
        )

    def apply(self, write: Write) -> None:
        """Write one thing; whether it fits the rest is checked afterwards."""
        match write:
            case Add(record):
                if _key(record) in self.records[type(record)]:
                    raise StoreRefused(f"there is a {type(record).__name__} {_key(record)} already")
                self._put(record)
            case Put(record):
                self._put(record)
            case Delete(kind, key):
                key_fits(TABLES[kind], key)
                self.records[kind].pop(key, None)
            case Forget(person_id):
                self._forget(person_id)
            case Drop(match_id):
                self._drop(match_id)
            case Purge(now):
                self._remove(Session, lambda session: session.expires_at <= now)
                self._remove(Invitation, lambda invitation: invitation.expires_at <= now)

    def _put(self, record: Record) -> None:
        self.records[type(record)][_key(record)] = record

    def _remove(self, kind: type[Any], chosen: Callable[[Any], bool]) -> None:
        shelf = self.records[kind]
        for key in [key for key, record in shelf.items() if chosen(record)]:
            del shelf[key]

    def _change(self, kind: type[Any], chosen: Callable[[Any], bool], **values: object) -> None:
        shelf, changed = self.records[kind], cast("Callable[..., Record]", replace)
        for key, record in shelf.items():
            if chosen(record):
                shelf[key] = changed(record, **values)

    def _forget(self, person_id: str) -> None:
        self._change(Person, lambda one: one.person_id == person_id, name=None, language=None)
        self._change(Seat, lambda seat: seat.person_id == person_id, name=None)
        self._change(Report, lambda report: report.by_id == person_id, words=None)
        self._remove(Session, lambda session: session.person_id == person_id)
        self._remove(Credential, lambda passkey: passkey.person_id == person_id)
        self._remove(Invitation, lambda invitation: invitation.person_id == person_id)
        self._remove(Mute, lambda mute: person_id in {mute.by_id, mute.about_id})

    def _drop(self, match_id: str) -> None:
        self.logs.pop(match_id, None)
        for kind, table in TABLES.items():
            if table in OF_A_MATCH:
                self._remove(kind, lambda record: record.match_id == match_id)

    def check(self) -> None:
        """Make sure that all records fit each other as the schema says.

        Raises:
            StoreRefused: if they do not.
        """
        for kind, table in TABLES.items():
            shelf = self.records[kind].values()
            for index in table.indexes:
                if index.unique:
                    _check_unique(index.name, [_values(r, index.columns) for r in shelf])
            for column, kind_of_other, name in _references(table):
                there = {getattr(record, name) for record in self.records[kind_of_other].values()}
                missing = {getattr(record, column) for record in shelf} - there - {None}
                if missing:
                    raise StoreRefused(f"{table.name}.{column}: there is no {missing}")
            _check_filled(table, shelf)


class MemoryStore(Store):
    """Everything in this process."""

    def __init__(self) -> None:
        self._shelves = _Shelves()
        self._lock = threading.RLock()
        self._closed = False
        self._written = 0

    def append(self, event: Event, *also: Write) -> Future[bool]:
        """Append an event to the log of its match, unless its version is taken."""
        return self._answer(lambda: self._append(event, also))

    def write(self, *writes: Write) -> Future[None]:
        """Write all of these, or none if one is refused."""
        return self._answer(lambda: self._write(writes))

    def claim_deadlines(
        self, now: int, until: int, limit: int = 100
    ) -> Future[tuple[Deadline, ...]]:
        """Take deadlines that are due and claimed by nobody, the earliest first."""
        return self._answer(lambda: self._claim(now, until, limit))

    def use_invitation(self, token_hash: bytes, now: int) -> Future[Invitation | None]:
        """Use an invitation once."""
        return self._answer(lambda: self._use(token_hash, now))

    def events(self, match_id: str, after: int = 0, limit: int | None = None) -> tuple[Event, ...]:
        """The log of a match after a version, in order."""
        with self._open() as shelves:
            log = shelves.logs.get(match_id, {})
            return tuple(log[version] for version in sorted(log) if version > after)[:limit]

    def versions(self, match_ids: Iterable[str]) -> dict[str, int]:
        """The last version of each of these matches; a match without events is left out."""
        with self._open() as shelves:
            return {name: max(shelves.logs[name]) for name in match_ids if name in shelves.logs}

    def get(self, kind: type[R], *key: object) -> R | None:
        """The record with a key."""
        key_fits(TABLES[kind], key)
        with self._open() as shelves:
            record = shelves.records[kind].get(key)
        return record if isinstance(record, kind) else None

    def statistics(self) -> Statistics:
        """Every request is a transaction of its own and takes no time."""
        return Statistics(self._written, self._written, largest=min(self._written, 1))

    def close(self) -> None:
        """Forget everything."""
        self._closed = True

    def _find(
        self,
        kind: type[R],
        order: str,
        *,
        descending: bool = False,
        limit: int | None = None,
        **equal: object,
    ) -> tuple[R, ...]:
        with self._open() as shelves:
            found = [
                record
                for _, record in sorted(shelves.records[kind].items())
                if isinstance(record, kind)
                and all(getattr(record, name) == value for name, value in equal.items())
            ]
        found.sort(key=lambda record: getattr(record, order), reverse=descending)
        return tuple(found[:limit])

    @contextmanager
    def _open(self) -> Iterator[_Shelves]:
        with self._lock:
            if self._closed:
                raise StoreClosed("the store is closed")
            yield self._shelves

    def _answer(self, action: Callable[[], T]) -> Future[T]:
        """What a database would answer after its transaction."""
        future: Future[T] = Future()
        with self._open():
            self._written += 1
            try:
                future.set_result(action())
            except StoreRefused as fault:
                future.set_exception(fault)
        return future

    def _append(self, event: Event, also: tuple[Write, ...]) -> bool:
        if event.version in self._shelves.logs.get(event.match_id, {}):
            return False
        trial = self._shelves.copied()
        trial.logs.setdefault(event.match_id, {})[event.version] = event
        self._keep(trial, also)
        return True

    def _write(self, writes: tuple[Write, ...]) -> None:
        self._keep(self._shelves.copied(), writes)

    def _keep(self, trial: _Shelves, writes: tuple[Write, ...]) -> None:
        for write in writes:
            trial.apply(write)
            trial.check()
        self._shelves = trial

    def _claim(self, now: int, until: int, limit: int) -> tuple[Deadline, ...]:
        due = [
            deadline
            for deadline in self._find(Deadline, "due_at")
            if deadline.due_at <= now and deadline.claimed_until <= now
        ]
        claimed = tuple(replace(deadline, claimed_until=until) for deadline in due[:limit])
        self._write(tuple(Put(deadline) for deadline in claimed))
        return claimed

    def _use(self, token_hash: bytes, now: int) -> Invitation | None:
        invitation = self.get(Invitation, token_hash)
        if invitation is None or invitation.uses < 1 or invitation.expires_at <= now:
            return None
        used = replace(invitation, uses=invitation.uses - 1)
        self._write((Put(used),))
        return used


def _values(record: Record, columns: Iterable[sa.ColumnElement[Any]]) -> Key:
    return tuple(getattr(record, str(column.key)) for column in columns)


def _key(record: Record) -> Key:
    return tuple(getattr(record, name) for name in key_of(TABLES[type(record)]))


def _check_unique(name: object, values: list[Key]) -> None:
    if len(set(values)) < len(values):
        raise StoreRefused(f"{name}: taken by another")


def _check_filled(table: sa.Table, shelf: Iterable[Record]) -> None:
    needed = [column.name for column in table.columns if not column.nullable]
    for record in shelf:
        for name in needed:
            if getattr(record, name) is None:
                raise StoreRefused(f"{table.name}.{name} is missing")


def _references(table: sa.Table) -> Iterator[tuple[str, type[object], str]]:
    """A column, the kind of record it refers to, and that record's field."""
    kinds = {other.name: kind for kind, other in TABLES.items()}
    for reference in table.foreign_keys:
        yield reference.parent.name, kinds[reference.column.table.name], reference.column.name
