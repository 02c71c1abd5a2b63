"""The statements by which events and records are written; the same for both databases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from binokel.store.gathering import gathered
from binokel.store.records import Deadline, Invitation
from binokel.store.schema import (
    CREDENTIAL,
    DEADLINE,
    EVENT,
    INVITATION,
    MUTE,
    OF_A_MATCH,
    PERSON,
    REPORT,
    SEAT,
    SESSION,
    TABLES,
    key_fits,
    key_of,
    record_of,
)
from binokel.store.writes import Add, Delete, Drop, Forget, Purge, Put

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Connection

    from binokel.store.records import Event, Record
    from binokel.store.writes import Write

_EVENTS_AS_ARRAYS: Final = sa.text(
    "INSERT INTO event (match_id, version, at, data)"
    " SELECT * FROM unnest(CAST(:match_id AS text[]), CAST(:version AS integer[]),"
    " CAST(:at AS bigint[]), CAST(:data AS bytea[]))"
    " ON CONFLICT DO NOTHING RETURNING match_id, version"
)
"""Four parameters, however many rows: much faster to read than parameters for each row."""


def append_events(connection: Connection, events: Sequence[Event]) -> list[bool]:
    """Append events whose versions are free; says of each whether it was.

    All writers go through a batch in the order of its keys, so that two of them never wait for each
    other in a circle. Of two events with one key in a batch the first may win.
    """
    first: dict[tuple[str, int], int] = {}
    for number, event in enumerate(events):
        first.setdefault((event.match_id, event.version), number)
    batch = [events[first[key]] for key in sorted(first)]
    winners = {first[row.match_id, row.version] for row in _insert_events(connection, batch)}
    return [number in winners for number in range(len(events))]


def apply(connection: Connection, writes: Iterable[Write]) -> None:
    """Write all of these, as if one after the other.

    Raises:
        DBAPIError: if one contradicts what is kept.
    """
    for group in gathered(writes):
        _apply(connection, group)


def _apply(connection: Connection, group: Sequence[Write]) -> None:
    """Write a group of one kind."""
    match group[0]:
        case Add(record):
            connection.execute(TABLES[type(record)].insert(), _records(group))
        case Put(record):
            connection.execute(_put(connection, TABLES[type(record)]), _records(group))
        case Delete(kind):
            connection.execute(*_delete(TABLES[kind], group))
        case Forget(person_id):
            _forget(connection, person_id)
        case Drop(match_id):
            for table in (EVENT, *OF_A_MATCH):
                connection.execute(table.delete().where(table.c.match_id == match_id))
        case Purge(now):
            for table in (SESSION, INVITATION):
                connection.execute(table.delete().where(table.c.expires_at <= now))


def claim(connection: Connection, now: int, until: int, limit: int) -> tuple[Deadline, ...]:
    """Take deadlines that are due and claimed by nobody, passing over those somebody takes now."""
    deadline = DEADLINE.c
    due = (
        sa.select(deadline.match_id, deadline.name)
        .where(deadline.due_at <= now, deadline.claimed_until <= now)
        .order_by(deadline.due_at, deadline.match_id, deadline.name)
        .limit(limit)
        .with_for_update(skip_locked=True)
        .cte("due")
    )
    statement = (
        DEADLINE.update()
        .where(sa.tuple_(deadline.match_id, deadline.name).in_(sa.select(due)))
        .values(claimed_until=until)
        .returning(DEADLINE)
    )
    claimed = [record_of(Deadline, row) for row in connection.execute(statement)]
    return tuple(sorted(claimed, key=lambda one: (one.due_at, one.match_id, one.name)))


def use(connection: Connection, token_hash: bytes, now: int) -> Invitation | None:
    """Use an invitation once, if it may be used."""
    invitation = INVITATION.c
    statement = (
        INVITATION.update()
        .where(
            invitation.token_hash == token_hash, invitation.uses > 0, invitation.expires_at > now
        )
        .values(uses=invitation.uses - 1)
        .returning(INVITATION)
    )
    row = connection.execute(statement).one_or_none()
    return record_of(Invitation, row) if row else None


def values(record: Record | Event) -> dict[str, object]:
    """The fields of a record by their names."""
    return {name: getattr(record, name) for name in record.__slots__}


def _insert_events(connection: Connection, batch: Sequence[Event]) -> Iterable[sa.Row[Any]]:
    """The keys of those events that were free."""
    if not batch:
        return ()
    if connection.dialect.name == "postgresql":
        columns = {
            column.name: [getattr(event, column.name) for event in batch]
            for column in EVENT.columns
        }
        return connection.execute(_EVENTS_AS_ARRAYS, columns)
    statement = sqlite.insert(EVENT).on_conflict_do_nothing().returning(*EVENT.primary_key)
    return connection.execute(statement, list(map(values, batch)))


def _insert(connection: Connection, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
    """An insertion that may say what to do about a key that is there."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


def _put(connection: Connection, table: sa.Table) -> sa.Insert:
    """Insert, or change all but the key."""
    key, insert = key_of(table), _insert(connection, table)
    others = {
        column.name: insert.excluded[column.name]
        for column in table.columns
        if column.name not in key
    }
    return insert.on_conflict_do_update(index_elements=key, set_=others)


def _records(group: Iterable[Write]) -> list[dict[str, object]]:
    return [values(write.record) for write in group if isinstance(write, Add | Put)]


def _delete(table: sa.Table, group: Iterable[Write]) -> tuple[sa.Delete, list[dict[str, object]]]:
    """A deletion by key, and the keys."""
    key = [column == sa.bindparam(f"old_{column.name}") for column in table.primary_key]
    keys = [key_fits(table, write.key) for write in group if isinstance(write, Delete)]
    return table.delete().where(*key), [
        {f"old_{name}": value for name, value in one.items()} for one in keys
    ]


def _forget(connection: Connection, person_id: str) -> None:
    for table in (SESSION, CREDENTIAL, INVITATION):
        connection.execute(table.delete().where(table.c.person_id == person_id))
    connection.execute(
        MUTE.delete().where((MUTE.c.by_id == person_id) | (MUTE.c.about_id == person_id))
    )
    for table, owner, names in (
        (PERSON, "person_id", ("name", "language")),
        (SEAT, "person_id", ("name",)),
        (REPORT, "by_id", ("words",)),
    ):
        nothing = dict.fromkeys(names)
        connection.execute(table.update().where(table.c[owner] == person_id).values(nothing))
