"""What a store is: everything a server asks of the place where matches and people are kept.

A new kind of store implements the abstract methods; the questions below them are built on `_find`.
The contract test in `tests/contracts` holds every store to the same promises.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self, TypeVar

from binokel.store.records import (
    Credential,
    Deadline,
    Invitation,
    Mute,
    Record,
    Report,
    Result,
    Seat,
    Session,
    Table,
)

if TYPE_CHECKING:
    from collections.abc import Iterable
    from concurrent.futures import Future
    from types import TracebackType

    from binokel.store.records import Event
    from binokel.store.writes import Write

R = TypeVar("R", bound=Record)


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a store has written so far."""

    batches: int = 0
    """So many transactions were tried to the end."""
    requests: int = 0
    """So many appends and writes were answered, one way or the other."""
    failed: int = 0
    """So many of them ended with an error."""
    retries: int = 0
    """So often a transaction was begun again."""
    largest: int = 0
    """The most requests in one transaction."""
    seconds: float = 0.0
    """Time spent on transactions, all together."""
    waiting: int = 0
    """So many requests wait now."""


class Store(ABC):
    """A place where matches and people are kept. It may be used from any thread.

    Writing answers with a future, because many writes share one transaction. What a future has
    answered is on the disk. A future that is cancelled in time is not written. Callbacks of a
    future run in the writing thread: they must be short.

    Every method and every future may raise `StoreError`; then nothing of it was written, except
    after `StoreUnavailable`, where that is unknown.
    """

    # ── to be built by every store ──

    @abstractmethod
    def append(self, event: Event, *also: Write) -> Future[bool]:
        """Append an event to the log of its match, unless its version is taken.

        True: it is in the log, and what rides along is written. False: somebody else was first, and
        nothing of it is written. Wait for the answer before the next version of the same match.
        """

    @abstractmethod
    def write(self, *writes: Write) -> Future[None]:
        """Write all of these, or none if one is refused (`StoreRefused`)."""

    @abstractmethod
    def claim_deadlines(
        self, now: int, until: int, limit: int = 100
    ) -> Future[tuple[Deadline, ...]]:
        """Take deadlines that are due and claimed by nobody, the earliest first.

        Nobody else gets them until `until`. Whoever has done what was due deletes or replaces the
        deadline together with his append.
        """

    @abstractmethod
    def use_invitation(self, token_hash: bytes, now: int) -> Future[Invitation | None]:
        """Use an invitation once; the record says how often it may be used again.

        None: there is no such invitation, or it is used up or expired.
        """

    @abstractmethod
    def events(self, match_id: str, after: int = 0, limit: int | None = None) -> tuple[Event, ...]:
        """The log of a match after a version, in order."""

    @abstractmethod
    def versions(self, match_ids: Iterable[str]) -> dict[str, int]:
        """The last version of each of these matches; a match without events is left out."""

    @abstractmethod
    def get(self, kind: type[R], *key: object) -> R | None:
        """The record with a key: `get(Seat, "a7", 2)`."""

    @abstractmethod
    def statistics(self) -> Statistics:
        """What was written so far."""

    @abstractmethod
    def close(self) -> None:
        """Write what still waits and let go of the database. Closing twice is harmless."""

    @abstractmethod
    def _find(
        self,
        kind: type[R],
        order: str,
        *,
        descending: bool = False,
        limit: int | None = None,
        **equal: object,
    ) -> tuple[R, ...]:
        """The records whose fields equal these, ordered by a field and then by their key."""

    # ── questions ──

    def version(self, match_id: str) -> int:
        """The last version of a match, 0 before the first event."""
        return self.versions([match_id]).get(match_id, 0)

    def table_with_code(self, code: str) -> Table | None:
        """The table with a code."""
        return next(iter(self._find(Table, "code", code=code)), None)

    def open_tables(self, limit: int = 100) -> tuple[Table, ...]:
        """What the lobby shows: open tables that have not ended, the newest first."""
        return self._find(
            Table, "created_at", descending=True, limit=limit, open=True, ended_at=None
        )

    def running_tables(self) -> tuple[Table, ...]:
        """All tables that have not ended, open or private, the oldest first."""
        return self._find(Table, "created_at", ended_at=None)

    def seats(self, match_id: str) -> tuple[Seat, ...]:
        """The seats of a table that somebody has."""
        return self._find(Seat, "seat", match_id=match_id)

    def seats_of(self, person_id: str) -> tuple[Seat, ...]:
        """The seats a person has anywhere, the newest first."""
        return self._find(Seat, "taken_at", descending=True, person_id=person_id)

    def sessions_of(self, person_id: str) -> tuple[Session, ...]:
        """What speaks for a person, the newest first."""
        return self._find(Session, "created_at", descending=True, person_id=person_id)

    def credentials_of(self, person_id: str) -> tuple[Credential, ...]:
        """The passkeys of a person, the oldest first."""
        return self._find(Credential, "created_at", person_id=person_id)

    def invitations(self, match_id: str) -> tuple[Invitation, ...]:
        """The invitations to a table, the oldest first."""
        return self._find(Invitation, "created_at", match_id=match_id)

    def open_reports(self, limit: int = 100) -> tuple[Report, ...]:
        """Complaints nobody has handled yet, the oldest first."""
        return self._find(Report, "at", limit=limit, handled_at=None)

    def mutes_of(self, person_id: str) -> tuple[Mute, ...]:
        """Whom a person does not want to hear, the oldest first."""
        return self._find(Mute, "at", by_id=person_id)

    def next_deadline(self) -> Deadline | None:
        """The deadline that is due first, claimed or not."""
        return next(iter(self._find(Deadline, "due_at", limit=1)), None)

    def deadlines(self, match_id: str) -> tuple[Deadline, ...]:
        """The deadlines of a match, the earliest first."""
        return self._find(Deadline, "due_at", match_id=match_id)

    def results(self, match_id: str) -> tuple[Result, ...]:
        """What the seats of a match took home."""
        return self._find(Result, "seat", match_id=match_id)

    def results_of(self, person_id: str, limit: int = 100) -> tuple[Result, ...]:
        """What a person took home, the newest first."""
        return self._find(Result, "ended_at", descending=True, limit=limit, person_id=person_id)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
