"""What can be written beside the log, as values.

Several writes make one transaction: all of them happen or none does. They can ride with an append
(`store.append(event, *writes)`) and then happen only if the event is accepted.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from binokel.store.records import Record


@dataclass(frozen=True, slots=True)
class Add:
    """Keep a new record; refused if there is one with its key."""

    record: Record


@dataclass(frozen=True, slots=True)
class Put:
    """Keep a record, in place of the one with its key if there is one."""

    record: Record


@dataclass(frozen=True, slots=True, init=False)
class Delete:
    """Remove the record with a key, if there is one: `Delete(Seat, "a7", 2)`."""

    kind: type[Record]
    key: tuple[object, ...]

    def __init__(self, kind: type[Record], *key: object) -> None:
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "key", key)


@dataclass(frozen=True, slots=True)
class Forget:
    """Forget who a person is: name, sessions, passkeys, own links, mutes, and words of reports.

    An id without a name stays where the person sat, so that matches and results of others hold.
    """

    person_id: str


@dataclass(frozen=True, slots=True)
class Drop:
    """Remove a table with everything that belongs to it, its log too."""

    match_id: str


@dataclass(frozen=True, slots=True)
class Purge:
    """Remove all sessions and invitations that are over at a time."""

    now: int


Write: TypeAlias = Add | Put | Delete | Forget | Drop | Purge
"""Everything that can be written beside the log."""
