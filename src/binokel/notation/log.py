"""A match log as a value: rules, first dealer, everything that was done, and how it ended."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias

from binokel.deal.actions import Action, Cards
from binokel.errors import LogError, NotationError
from binokel.notation.atoms import cropped, hex_bytes
from binokel.shuffle import NONCE_BYTES, SECRET_BYTES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from binokel.cards import Augen
    from binokel.match.scoresheet import Line
    from binokel.rules.config import Rules
    from binokel.rules.special import Contract
    from binokel.seats import BySeat, Seat

VERSION: Final = 1
"""The version of logs that this package writes and reads."""
SIGNATURE: Final = "binokel log"
"""What every log begins with."""
_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
_DATE: Final = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")


# ── entries ──────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Act:
    """An action and who did it.

    Raises:
        LogError: if a seat lays the cards, or chance does anything else.
    """

    seat: Seat | None
    """The seat of the deal that acted; None where chance lays the cards."""
    action: Action

    def __post_init__(self) -> None:
        if (self.seat is None) is not isinstance(self.action, Cards):
            raise LogError("cards are laid by chance, everything else is done by a seat")


@dataclass(frozen=True, slots=True)
class Commit:
    """The commitment to the secret of the next draw.

    Raises:
        LogError: if it is not 64 small hexadecimal digits.
    """

    commitment: str

    def __post_init__(self) -> None:
        _check_commitment(self.commitment)


@dataclass(frozen=True, slots=True)
class NonceCommit:
    """The commitment of a person to his nonce for the next draw.

    Raises:
        LogError: if it is not 64 small hexadecimal digits.
    """

    person: int
    commitment: str

    def __post_init__(self) -> None:
        _check_commitment(self.commitment)


@dataclass(frozen=True, slots=True)
class Nonce:
    """The nonce a person has shown for the next draw.

    Raises:
        LogError: if it is not 16 to 64 bytes long.
    """

    person: int
    nonce: bytes

    def __post_init__(self) -> None:
        if len(self.nonce) not in NONCE_BYTES:
            raise LogError(f"a nonce has 16 to 64 bytes, this one {len(self.nonce)}")


@dataclass(frozen=True, slots=True)
class Secret:
    """The secret of the last draw, shown when its deal is over.

    Raises:
        LogError: if it is not 32 bytes long.
    """

    secret: bytes

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise LogError(f"a secret has {SECRET_BYTES} bytes, this one {len(self.secret)}")


@dataclass(frozen=True, slots=True, kw_only=True)
class DealCheck:
    """What a settled deal came to; an engine that computes otherwise says so."""

    contract: Contract
    declarer: Seat
    partner: Seat | None = None
    """The partner by Rufen."""
    bid: Augen | None = None
    """None in a Durch or Untendurch."""
    reached: Augen | None = None
    """What was compared with the bid; None where nothing was."""
    made: bool
    """Whether the bid was reached, or the special game won."""
    melds: BySeat[Augen] = ()
    """The melds that count; empty in a Durch or Untendurch."""
    tricks: BySeat[Augen] = ()
    """Exact trick Augen of every seat; empty where no tricks were counted."""
    change: tuple[Augen | None, ...]
    """What every account wrote; None is the dash of the dealer who sat out."""
    totals: tuple[Augen, ...]
    """The totals after this deal."""
    special: tuple[Augen, ...] = ()
    """The separate account of every person after this deal; empty while all hold nothing."""
    stars: tuple[int, ...] = ()
    """The stars of every person after this deal; empty while nobody has one."""

    @classmethod
    def of(cls, line: Line) -> DealCheck:
        """What the line of the scoresheet says. Rule: §7.9."""
        done = line.settlement
        return cls(
            contract=done.contract,
            declarer=done.declarer,
            partner=done.partner,
            bid=done.bid,
            reached=done.reached,
            made=done.made,
            melds=done.melds,
            tricks=done.trick_augen,
            change=line.change,
            totals=line.totals,
            special=line.special if any(line.special) else (),
            stars=line.stars if any(line.stars) else (),
        )


Entry: TypeAlias = Act | Commit | NonceCommit | Nonce | Secret | DealCheck
"""One line of a log between head and end."""


@dataclass(frozen=True, slots=True)
class End:
    """How a log was closed."""

    winners: tuple[int, ...] = ()
    """The accounts that have won; none if the match was left unfinished."""

    @property
    def finished(self) -> bool:
        """Whether the match was played to its end."""
        return bool(self.winners)


# ── the log ──────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class MatchLog:
    """Everything a match needs; it never changes.

    Raises:
        LogError: if the rules have faults, nobody has the dealer's number, or id or date are
            written otherwise than they may.
    """

    rules: Rules
    first_dealer: int = 0
    """The person who deals first. Rule: §2.3."""
    id: str | None = None
    """What the match is called by whoever keeps it: 1 to 64 of the characters A-Z a-z 0-9 . _ -."""
    date: str | None = None
    """The day of the match, like 2026-11-30."""
    entries: tuple[Entry, ...] = ()
    end: End | None = None
    """None while the match is running."""

    def __post_init__(self) -> None:
        if faults := self.rules.faults():
            raise LogError(f"the rules have faults: {'; '.join(map(str, faults))}")
        if not 0 <= self.first_dealer < self.rules.persons:
            last = self.rules.persons - 1
            raise LogError(
                f"the first dealer is one of 0 to {last}, not {self.first_dealer} (§2.3)"
            )
        if self.id is not None and not _ID.fullmatch(self.id):
            raise LogError(f"{cropped(self.id)} is no id: 1 to 64 of A-Z a-z 0-9 . _ -")
        if self.date is not None and not _DATE.fullmatch(self.date):
            raise LogError(f"{cropped(self.date)} is no date like 2026-11-30")

    @property
    def acts(self) -> tuple[Act, ...]:
        """What was done, without checks and draws."""
        return tuple(entry for entry in self.entries if isinstance(entry, Act))

    def with_entries(self, entries: Iterable[Entry]) -> MatchLog:
        """This log, not closed, with more entries at its end."""
        return replace(self, entries=(*self.entries, *entries), end=None)

    def closed(self, winners: tuple[int, ...] = ()) -> MatchLog:
        """This log with an end; without winners it is unfinished."""
        return replace(self, end=End(winners))


def _check_commitment(text: str) -> None:
    try:
        right = len(hex_bytes(text, "commitment")) == 32  # noqa: PLR2004 -- SHA-256
    except NotationError:
        right = False
    if not right:
        raise LogError(f"{cropped(text)} is no commitment of 64 small hexadecimal digits")
