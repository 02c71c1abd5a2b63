"""The store in a database: one writing thread, many readers."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any, cast

import sqlalchemy as sa

from binokel.errors import StoreClosed
from binokel.store import statements
from binokel.store.faults import faults
from binokel.store.protocol import Statistics, Store
from binokel.store.records import Event
from binokel.store.schema import EVENT, TABLES, key_fits, record_of
from binokel.store.writer import Limits, Writer, ignore

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from concurrent.futures import Future

    from sqlalchemy import Connection

    from binokel.store.place import Place
    from binokel.store.protocol import R
    from binokel.store.records import Deadline, Invitation
    from binokel.store.writer import Batch
    from binokel.store.writes import Write


@dataclass(frozen=True, slots=True)
class _Request:
    """Something to be done in a transaction."""

    event: Event | None = None
    writes: tuple[Write, ...] = ()
    """Done if the event is accepted, or if there is none."""
    work: Callable[[Connection], object] | None = None
    """Done after all writes of the transaction; gives the answer."""


class SqlStore(Store):
    """A store in SQLite or PostgreSQL; `open_store` makes one."""

    def __init__(
        self, place: Place, limits: Limits, on_batch: Callable[[Batch], None] = ignore
    ) -> None:
        """Begin to use a place that was prepared; closing the store closes it."""
        self.place = place
        self._closed = False
        self._writer: Writer[_Request, Any] = Writer(self._commit, limits, on_batch)

    def append(self, event: Event, *also: Write) -> Future[bool]:
        """Append an event to the log of its match, unless its version is taken."""
        return cast("Future[bool]", self._writer.submit(_Request(event, also)))

    def write(self, *writes: Write) -> Future[None]:
        """Write all of these, or none if one is refused."""
        return cast("Future[None]", self._writer.submit(_Request(writes=writes)))

    def claim_deadlines(
        self, now: int, until: int, limit: int = 100
    ) -> Future[tuple[Deadline, ...]]:
        """Take deadlines that are due and claimed by nobody, the earliest first."""
        return cast(
            "Future[tuple[Deadline, ...]]",
            self._do(lambda connection: statements.claim(connection, now, until, limit)),
        )

    def use_invitation(self, token_hash: bytes, now: int) -> Future[Invitation | None]:
        """Use an invitation once."""
        return cast(
            "Future[Invitation | None]",
            self._do(lambda connection: statements.use(connection, token_hash, now)),
        )

    def events(self, match_id: str, after: int = 0, limit: int | None = None) -> tuple[Event, ...]:
        """The log of a match after a version, in order."""
        question = (
            sa.select(EVENT)
            .where(EVENT.c.match_id == match_id, EVENT.c.version > after)
            .order_by(EVENT.c.version)
            .limit(limit)
        )
        return tuple(record_of(Event, row) for row in self._read(question))

    def versions(self, match_ids: Iterable[str]) -> dict[str, int]:
        """The last version of each of these matches; a match without events is left out."""
        question = (
            sa.select(EVENT.c.match_id, sa.func.max(EVENT.c.version))
            .where(EVENT.c.match_id.in_(list(match_ids)))
            .group_by(EVENT.c.match_id)
        )
        return dict(map(tuple, self._read(question)))

    def get(self, kind: type[R], *key: object) -> R | None:
        """The record with a key."""
        table = TABLES[kind]
        rows = self._read(sa.select(table).filter_by(**key_fits(table, key)))
        return record_of(kind, rows[0]) if rows else None

    def statistics(self) -> Statistics:
        """What was written so far."""
        return self._writer.statistics()

    def close(self) -> None:
        """Write what still waits and let go of the database."""
        self._closed = True
        self._writer.close()
        self.place.close()

    def _find(
        self,
        kind: type[R],
        order: str,
        *,
        descending: bool = False,
        limit: int | None = None,
        **equal: object,
    ) -> tuple[R, ...]:
        table = TABLES[kind]
        first = table.c[order].desc() if descending else table.c[order]
        question = (
            sa.select(table).filter_by(**equal).order_by(first, *table.primary_key).limit(limit)
        )
        return tuple(record_of(kind, row) for row in self._read(question))

    def _do(self, work: Callable[[Connection], object]) -> Future[Any]:
        return self._writer.submit(_Request(work=work))

    def _read(self, question: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        if self._closed:
            raise StoreClosed("the store is closed")
        with faults(self.place.name), self.place.reads.connect() as connection:
            return connection.execute(question).all()

    def _commit(self, requests: Sequence[_Request]) -> list[object]:
        """Write requests in one transaction and answer each."""
        return self.place.attempt(lambda connection: _answers(connection, requests))


def _answers(connection: Connection, requests: Sequence[_Request]) -> list[object]:
    """Events first, then what rides with those that were accepted and what came alone."""
    events = [request.event for request in requests if request.event]
    accepted = iter(statements.append_events(connection, events))
    verdicts = [next(accepted) if request.event else None for request in requests]
    going = [
        request for request, verdict in zip(requests, verdicts, strict=True) if verdict is not False
    ]
    statements.apply(connection, chain.from_iterable(request.writes for request in going))
    return [
        request.work(connection) if request.work else verdict
        for request, verdict in zip(requests, verdicts, strict=True)
    ]
