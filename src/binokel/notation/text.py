"""The log as readable lines, each settled deal and the end sealed by a digest.

A digest is SHA-256 of everything in the log before its own 64 digits, so an alteration, a missing
line or a cut anywhere is found, and the first digest that does not fit says in which deal. It is
no signature: who rewrites a log can rewrite its digests.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from binokel.errors import LogError, NotationError
from binokel.notation.atoms import quoted
from binokel.notation.entries import SEALED, format_entry, parse_entry
from binokel.notation.head import bounded_line, head_lines, read_head
from binokel.notation.log import DealCheck, End, Entry, MatchLog

if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_TEXT: Final = 16_000_000
"""No log is longer, in characters; 1000 deals with fair cards of eight persons have 3.2 million."""
_DIGEST: Final = " digest="
_BOM: Final = "\ufeff"


# ── writing ──────────────────────────────────────────────────────────────────────────────────────


class LogWriter:
    r"""Writes the log of a running match, one line at a time; keeping the lines is up to you.

    >>> from binokel.deal.actions import PASS
    >>> from binokel.notation.log import Act
    >>> from binokel.rules.presets import SEED_3
    >>> writer = LogWriter(MatchLog(SEED_3))
    >>> writer.begun.splitlines()[0], writer.line(Act(2, PASS))
    ('binokel log 1', '2 pass\n')

    Raises:
        ValueError: if the log to go on with is closed.
        NotationError: if an entry cannot be written.
        LogError: if the log would be longer than any reader takes.
    """

    begun: str
    """The log to go on with, as text: its head and the entries it already has."""

    def __init__(self, log: MatchLog) -> None:
        if log.end is not None:
            raise ValueError("the log is closed, nothing can follow")
        self._seal = _Seal()
        head = "".join(self._seal.plain(line) for line in head_lines(log))
        self.begun = head + "".join(map(self.line, log.entries))

    def line(self, entry: Entry) -> str:
        """The next line, with its line feed and, for a settled deal, its digest."""
        text = format_entry(entry)
        return self._seal.sealed(text) if isinstance(entry, DealCheck) else self._seal.plain(text)

    def close(self, end: End) -> str:
        """The last line."""
        return self._seal.sealed(format_entry(end))


def write_log(log: MatchLog) -> str:
    """A log as text; a log of a running match has no end line.

    Raises:
        NotationError: if an entry cannot be written.
        LogError: if the log would be longer than any reader takes.
    """
    writer = LogWriter(log.with_entries(()))
    return writer.begun + (writer.close(log.end) if log.end else "")


class _Seal:
    """The running digest of the lines so far."""

    def __init__(self) -> None:
        self._sum = hashlib.sha256()
        self._room = MAX_TEXT

    def plain(self, line: str) -> str:
        """A line without a digest, with its line feed.

        Raises:
            LogError: if it makes the log longer than it may be.
        """
        text = f"{line}\n"
        if len(text) > self._room:
            raise LogError(f"the log is full: it has at most {MAX_TEXT} characters")
        self._room -= len(text)
        self._sum.update(text.encode("ascii"))
        return text

    def sealed(self, line: str) -> str:
        """A line with its digest and its line feed."""
        return self.plain(f"{line}{_DIGEST}{self.digest(line)}")

    def digest(self, line: str) -> str:
        """The digest that this line would carry next."""
        before = self._sum.copy()
        before.update(f"{line}{_DIGEST}".encode("ascii"))
        return before.hexdigest()


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


def read_log(text: str | bytes) -> MatchLog:
    """Read a closed log: every line well written, every digest right, nothing missing.

    Lines may end in LF or CR LF, and a byte order mark may stand before the first. Whether the
    match was played like this is what `replay` checks.

    Raises:
        LogError: with the line and what is wrong there.
    """
    scanned = scan(text)
    if scanned.fault is not None:
        raise scanned.fault
    assert scanned.log is not None
    return scanned.log


@dataclass(frozen=True, slots=True)
class Scanned:
    """What reading a text came to."""

    log: MatchLog | None
    """What was read before the fault; None if that was not even the head."""
    fault: LogError | None
    """What is wrong; None for a closed log as it was written."""
    running: bool = False
    """Whether nothing is wrong but that the end line is missing."""


def scan(text: str | bytes) -> Scanned:
    """Read as far as it goes; never fails.

    If a digest does not fit, what was read since the last one that fits is given up.
    """
    try:
        lines, tail = _split(text)
        head = read_head(lines)
    except LogError as fault:
        return Scanned(None, fault)
    reader = _Reader(head_lines(head))
    try:
        reader.read_all(lines, tail)
    except LogError as fault:
        return Scanned(head.with_entries(reader.entries), fault)
    log = head.with_entries(reader.entries)
    if reader.end is None:
        sentence = "the end line is missing: the log was cut off, or the match is still running"
        return Scanned(log, LogError(sentence, len(lines) + 1), running=True)
    return Scanned(log.closed(reader.end.winners), None)


class _Reader:
    """Takes the lines after the head."""

    def __init__(self, head: Sequence[str]) -> None:
        self.entries: list[Entry] = []
        self.end: End | None = None
        self._seal = _Seal()
        self._head = len(head)
        self._whole_to = 0, 0
        """The last line under a digest that fits, and how many entries there are up to it."""
        for line in head:
            self._seal.plain(line)

    def read_all(self, lines: Sequence[str], tail: str) -> None:
        """Take all lines after the head, and what follows the last line feed.

        Raises:
            LogError: at the first line that is not well written or whose digest does not fit.
        """
        for place in range(self._head, len(lines)):
            self._read(lines[place], place + 1)
        if tail:
            raise LogError(f"the last line breaks off: {quoted(tail)}", len(lines) + 1)

    def _read(self, line: str, number: int) -> None:
        if self.end is not None:
            raise LogError(f"after the end line stands {quoted(line)}", number)
        if line.startswith(SEALED):
            entry = self._sealed(line, number)
        else:
            entry = _parse(line, number)
            self._seal.plain(line)
        if isinstance(entry, End):
            self.end = entry
        else:
            self.entries.append(entry)
            if isinstance(entry, DealCheck):
                self._whole_to = number, len(self.entries)

    def _sealed(self, line: str, number: int) -> Entry | End:
        body, found, claimed = bounded_line(line, number).rpartition(_DIGEST)
        if not found:
            raise LogError(f"a digest is missing at the end of {quoted(line)}", number)
        entry = _parse(body, number)
        if self._seal.digest(body) != claimed:
            last, good = self._whole_to
            del self.entries[good:]
            sentence = f"lines {last + 1} to {number} are not as they were written"
            raise LogError(f"{sentence}: the digest does not fit", number)
        self._seal.plain(line)
        return entry


def _split(text: str | bytes) -> tuple[list[str], str]:
    """The whole lines, and what follows the last line feed."""
    if len(text) > MAX_TEXT:
        raise LogError(f"the text has {len(text)} characters, no log has more than {MAX_TEXT}")
    if isinstance(text, bytes):
        text = text.removeprefix(_BOM.encode()).decode("latin-1")  # what is not ASCII stays so
    *lines, tail = text.removeprefix(_BOM).replace("\r\n", "\n").split("\n")
    return lines, tail


def _parse(line: str, number: int) -> Entry | End:
    bounded_line(line, number)
    try:
        return parse_entry(line)
    except NotationError as error:
        raise LogError(str(error), number) from error
