"""Gathers writes of one kind, so that a database is asked once for many of them.

The order of two writes matters if they concern the same record, or records of which one refers to
the other. Every other write may go first; so a thousand deadlines become one statement.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from binokel.store.schema import TABLES, key_of
from binokel.store.writes import Add, Delete, Drop, Forget, Purge, Put

if TYPE_CHECKING:
    from collections.abc import Iterable

    import sqlalchemy as sa

    from binokel.store.writes import Write

_Key = tuple[object, ...]


@dataclass(slots=True)
class _Group:
    """Writes of one kind to one table, each to another record; or one that concerns many tables."""

    kind: type[Write]
    table: sa.Table | None
    writes: list[Write] = field(default_factory=list)
    keys: set[_Key | None] = field(default_factory=set)

    def put(self, write: Write, key: _Key | None) -> None:
        """Take one more."""
        self.writes.append(write)
        self.keys.add(key)

    def takes(self, write: Write, table: sa.Table | None, key: _Key | None) -> bool:
        """Whether a write belongs here."""
        same = self.kind is type(write) and self.table is table
        return same and table is not None and key not in self.keys

    def lets_pass(self, table: sa.Table | None, key: _Key | None) -> bool:
        """Whether a later write may go first."""
        if self.table is None or table is None:
            return False
        if self.table is table:
            return key not in self.keys and not _has_unique(table)
        return not (_refers(self.table, table) or _refers(table, self.table))


def gathered(writes: Iterable[Write]) -> list[list[Write]]:
    """The writes in groups that can be done one after the other, with the same effect."""
    groups: list[_Group] = []
    for write in writes:
        table, key = _target(write)
        home = _home(groups, write, table, key)
        if home is None:
            home = _Group(type(write), table)
            groups.append(home)
        home.put(write, key)
    return [group.writes for group in groups]


def _home(
    groups: list[_Group], write: Write, table: sa.Table | None, key: _Key | None
) -> _Group | None:
    """The last group a write can join."""
    for group in reversed(groups):
        if group.takes(write, table, key):
            return group
        if not group.lets_pass(table, key):
            return None
    return None


def _target(write: Write) -> tuple[sa.Table | None, _Key | None]:
    """The table and the key of the record a write concerns, if it is one record."""
    match write:
        case Add(record) | Put(record):
            table = TABLES[type(record)]
            return table, tuple(getattr(record, name) for name in key_of(table))
        case Delete(kind, key):
            return TABLES[kind], key
        case Forget() | Drop() | Purge():
            return None, None


def _has_unique(table: sa.Table) -> bool:
    return any(index.unique for index in table.indexes)


def _refers(table: sa.Table, other: sa.Table) -> bool:
    return any(reference.column.table is other for reference in table.foreign_keys)
