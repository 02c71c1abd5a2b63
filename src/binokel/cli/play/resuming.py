"""A log that was broken off: what of it is good, and what has to be done to go on with it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from binokel.cli.faults import sentence
from binokel.cli.files import read_text
from binokel.cli.play.note import Note
from binokel.cli.spoken import Complaint, language, texts
from binokel.notation.replaying import salvage

if TYPE_CHECKING:
    from pathlib import Path

    from binokel.match.state import Match
    from binokel.notation.log import DealCheck, MatchLog


@dataclass(frozen=True, slots=True)
class Found:
    """A match that can be gone on with."""

    path: Path
    text: str
    """The log as it was read."""
    torn: str
    """What was written of a last line without its end; it is given up."""
    backup: Path | None
    """Where the log is kept as it was, if something of it is given up."""
    log: MatchLog
    match: Match
    due: DealCheck | None
    """What has to be written first: the deal was settled, that line is missing."""
    note: Note | None
    """Who sits where and the seed; None if that was lost."""


def find(path: Path) -> Found:
    """The match in a log that was broken off anywhere behind its head.

    Raises:
        Complaint: if it cannot be read, is finished, or damaged otherwise than by breaking off.
    """
    text = read_text(path)
    whole = salvage(text)
    if whole.log is not None and whole.log.end is not None and whole.fault is None:
        raise Complaint(texts()("log-finished", path=path))
    torn = text.rpartition("\n")[2]
    good = salvage(text.removesuffix(torn)) if torn else whole
    if good.log is None or good.match is None or not good.running:
        fault = good.fault or whole.fault
        why = sentence(fault, language()) if fault else ""
        key = "log-damaged" if good.log is not None else "log-without-head"
        raise Complaint(texts()(key, path=path, why=why))
    note = Note.read(path)
    if note is not None and not note.fits(good.match.rules.persons):
        note = None
    return Found(
        path, text, torn, _backup(path) if torn else None, good.log, good.match, good.due, note
    )


def _backup(path: Path) -> Path:
    """A name beside the log that nothing has yet."""
    names = (path.with_name(f"{path.name}.bak{number or ''}") for number in count())
    return next(name for name in names if not name.exists())
