"""What is kept, as plain values; every class is a row of its table in `schema`.

Times are whole milliseconds since 1970 in UTC and come from the caller; the store reads no clock.
Ids are short texts made by the caller. Tokens are kept as hashes only. What the rules, the settings
of a table and the bytes of an event mean is none of the store's business.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Event:
    """One accepted command of a match."""

    match_id: str
    version: int
    """1 for the first command; the state after it has the same version."""
    at: int
    """When it was accepted."""
    data: bytes
    """The command; holds seats and ids, never names of people."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays, as a guest or with a passkey."""

    person_id: str
    name: str | None
    """None after the person wanted to be forgotten."""
    created_at: int
    seen_at: int
    language: str | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """A browser or program that speaks for a person."""

    token_hash: bytes
    person_id: str
    created_at: int
    seen_at: int
    expires_at: int


@dataclass(frozen=True, slots=True)
class Credential:
    """A passkey of a person."""

    credential_id: bytes
    person_id: str
    public_key: bytes
    sign_count: int
    created_at: int
    used_at: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table, which is one match; the log of the match has the same id."""

    match_id: str
    code: str
    """Short and unique, to be told over the phone."""
    open: bool
    """Whether the lobby shows it; else it is private."""
    rules: str
    settings: str
    """How the table is run: clocks, chat, watchers."""
    host_id: str
    """The person who opened the table."""
    created_at: int
    started_at: int | None = None
    ended_at: int | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """Who has a seat of a table; with a person and a bot, the bot stands in for the person."""

    match_id: str
    seat: int
    taken_at: int
    person_id: str | None = None
    bot: str | None = None
    """The level of the bot that plays this seat now."""
    name: str | None = None
    """The name shown at this table, distinct from the others there."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link that lets somebody in, or back to a seat."""

    token_hash: bytes
    match_id: str
    created_at: int
    expires_at: int
    uses: int
    """How often it may still be used."""
    seat: int | None = None
    """The seat it leads to; None leads to the table."""
    person_id: str | None = None
    """The person who comes back with it; None invites anybody."""


@dataclass(frozen=True, slots=True)
class Report:
    """A complaint of one person about another."""

    report_id: str
    match_id: str
    by_id: str
    about_id: str
    at: int
    words: str | None
    handled_at: int | None = None


@dataclass(frozen=True, slots=True)
class Mute:
    """One person does not want to hear another."""

    by_id: str
    about_id: str
    at: int


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something is to be done for a match at a time, by whichever server claims it first."""

    match_id: str
    name: str
    """What for: a turn, a bot's move, a stand-in; one deadline of a name per match."""
    due_at: int
    version: int
    """The version of the match it was set for; in another version it means nothing."""
    claimed_until: int = 0
    """Until then whoever claimed it has it for himself; if he dies, others may claim it."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a seat took home from a match that is over."""

    match_id: str
    seat: int
    score: int
    won: bool
    deals: int
    """So many deals were played."""
    ended_at: int
    person_id: str | None = None
    bot: str | None = None


Record: TypeAlias = (
    Person | Session | Credential | Table | Seat | Invitation | Report | Mute | Deadline | Result
)
"""Everything that is kept beside the log."""
