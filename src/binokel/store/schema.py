"""The tables of the database and the records they hold.

A column has the name of its record's field and stands in the same order, so that a row is the list
of a record's fields. How a database gets these tables is written in `migrations/versions`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

import sqlalchemy as sa

from binokel.store import records

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

T = TypeVar("T")

METADATA: Final = sa.MetaData()
TEXT: Final = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
"""Text that is ordered by its characters' numbers in every database."""


def _id(name: str, refers_to: str | None = None, *, key: bool = False) -> sa.Column[str]:
    """A column for an id."""
    return sa.Column(name, TEXT, *_refers(refers_to), primary_key=key, nullable=False)


def _maybe_id(name: str, refers_to: str) -> sa.Column[str]:
    """A column for an id that may be missing."""
    return sa.Column(name, TEXT, *_refers(refers_to))


def _refers(column: str | None) -> tuple[sa.ForeignKey, ...]:
    return (sa.ForeignKey(column),) if column else ()


def _time(name: str, *, nullable: bool = False) -> sa.Column[int]:
    """A column for milliseconds since 1970."""
    return sa.Column(name, sa.BigInteger, nullable=nullable)


def _number(name: str, *, key: bool = False, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=key, nullable=nullable, autoincrement=False)


def _text(name: str, *, key: bool = False, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, TEXT, primary_key=key, nullable=nullable)


def _bytes(name: str, *, key: bool = False) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, primary_key=key, nullable=False)


def _yes_or_no(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


EVENT: Final = sa.Table(
    "event",
    METADATA,
    _id("match_id", key=True),
    _number("version", key=True),
    _time("at"),
    _bytes("data"),
    sqlite_with_rowid=False,  # rows lie in the order of their key: one tree to write, not two
)
PERSON: Final = sa.Table(
    "person",
    METADATA,
    _id("person_id", key=True),
    _text("name", nullable=True),
    _time("created_at"),
    _time("seen_at"),
    _text("language", nullable=True),
)
SESSION: Final = sa.Table(
    "session",
    METADATA,
    _bytes("token_hash", key=True),
    _id("person_id", "person.person_id"),
    _time("created_at"),
    _time("seen_at"),
    _time("expires_at"),
    sa.Index("session_by_person", "person_id"),
    sa.Index("session_by_end", "expires_at"),
)
CREDENTIAL: Final = sa.Table(
    "credential",
    METADATA,
    _bytes("credential_id", key=True),
    _id("person_id", "person.person_id"),
    _bytes("public_key"),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    _time("created_at"),
    _time("used_at"),
    sa.Index("credential_by_person", "person_id"),
)
TABLE: Final = sa.Table(
    "game_table",
    METADATA,
    _id("match_id", key=True),
    _text("code"),
    _yes_or_no("open"),
    _text("rules"),
    _text("settings"),
    _id("host_id", "person.person_id"),
    _time("created_at"),
    _time("started_at", nullable=True),
    _time("ended_at", nullable=True),
    sa.Index("table_by_code", "code", unique=True),
    sa.Index("table_by_state", "ended_at", "open", "created_at"),
)
SEAT: Final = sa.Table(
    "seat",
    METADATA,
    _id("match_id", "game_table.match_id", key=True),
    _number("seat", key=True),
    _time("taken_at"),
    _maybe_id("person_id", "person.person_id"),
    _text("bot", nullable=True),
    _text("name", nullable=True),
    sa.Index("seat_by_person", "person_id"),
)
INVITATION: Final = sa.Table(
    "invitation",
    METADATA,
    _bytes("token_hash", key=True),
    _id("match_id", "game_table.match_id"),
    _time("created_at"),
    _time("expires_at"),
    _number("uses"),
    _number("seat", nullable=True),
    _maybe_id("person_id", "person.person_id"),
    sa.Index("invitation_by_match", "match_id"),
    sa.Index("invitation_by_end", "expires_at"),
)
REPORT: Final = sa.Table(
    "report",
    METADATA,
    _id("report_id", key=True),
    _id("match_id"),  # outlives the table
    _id("by_id", "person.person_id"),
    _id("about_id", "person.person_id"),
    _time("at"),
    _text("words", nullable=True),
    _time("handled_at", nullable=True),
    sa.Index("report_by_state", "handled_at", "at"),
    sa.Index("report_by_person", "by_id"),
)
MUTE: Final = sa.Table(
    "mute",
    METADATA,
    _id("by_id", "person.person_id", key=True),
    _id("about_id", "person.person_id", key=True),
    _time("at"),
    sa.Index("mute_by_muted", "about_id"),
)
DEADLINE: Final = sa.Table(
    "deadline",
    METADATA,
    _id("match_id", "game_table.match_id", key=True),
    _text("name", key=True),
    _time("due_at"),
    _number("version"),
    _time("claimed_until"),
    sa.Index("deadline_by_time", "due_at"),
)
RESULT: Final = sa.Table(
    "result",
    METADATA,
    _id("match_id", "game_table.match_id", key=True),
    _number("seat", key=True),
    _number("score"),
    _yes_or_no("won"),
    _number("deals"),
    _time("ended_at"),
    _maybe_id("person_id", "person.person_id"),
    _text("bot", nullable=True),
    sa.Index("result_by_person", "person_id", "ended_at"),
)

TABLES: Final[Mapping[type[object], sa.Table]] = {
    records.Person: PERSON,
    records.Session: SESSION,
    records.Credential: CREDENTIAL,
    records.Table: TABLE,
    records.Seat: SEAT,
    records.Invitation: INVITATION,
    records.Report: REPORT,
    records.Mute: MUTE,
    records.Deadline: DEADLINE,
    records.Result: RESULT,
}
"""Which table holds which records."""
OF_A_MATCH: Final = (SEAT, INVITATION, DEADLINE, RESULT, TABLE)
"""What goes with a table when it is dropped, in this order; its log goes too."""


def key_of(table: sa.Table) -> tuple[str, ...]:
    """Names of the columns that make up the key of a table."""
    return tuple(column.name for column in table.primary_key)


def key_fits(table: sa.Table, key: tuple[object, ...]) -> dict[str, object]:
    """A key by the names of its columns.

    Raises:
        TypeError: if it has too many or too few parts.
    """
    names = key_of(table)
    if len(names) != len(key):
        raise TypeError(f"the key of {table.name} is {', '.join(names)}, not {key}")
    return dict(zip(names, key, strict=True))


def record_of(kind: type[T], row: Sequence[Any]) -> T:
    """The record a row holds."""
    make: Callable[..., T] = kind
    return make(*row)
