"""The log of a match while it is played, and what is needed to go on with it later.

Beside the log, `<log>.seat.json` says who sits where and from what the cards are drawn; it is
taken away when the match is over.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final, Self

from binokel.cli.files import unwritable
from binokel.match.events import MatchEnded
from binokel.notation.log import Commit, End, Secret
from binokel.notation.replaying import recorded
from binokel.notation.text import LogWriter
from binokel.shuffle import commitment

if TYPE_CHECKING:
    from pathlib import Path
    from typing import TextIO

    from binokel.deal.actions import Action
    from binokel.match.state import MatchStep
    from binokel.notation.log import Entry, MatchLog
    from binokel.seats import Seat

_NOTE_VERSION: Final = 1
_SUFFIX: Final = ".seat.json"


@dataclass(frozen=True, slots=True)
class Note:
    """What a log does not say: who the person is, who plays the others, where cards come from."""

    seat: int
    """The person's number."""
    bots: tuple[str, ...]
    """The bot of every other person, in the order they sit after him."""
    seed: str
    """The master of all draws, in hex."""
    lang: str
    version: int = _NOTE_VERSION

    @classmethod
    def read(cls, log: Path) -> Self | None:
        """The note beside a log, None if there is none that can be read."""
        try:
            told = json.loads(_note_path(log).read_text("utf-8"))
            note = cls(**{**told, "bots": tuple(told["bots"])})
            bytes.fromhex(note.seed)
        except (OSError, ValueError, TypeError, KeyError):
            return None
        return note if note.version == _NOTE_VERSION and isinstance(note.seat, int) else None

    def write(self, log: Path) -> None:
        """Put the note beside a log; only its owner can read it."""
        path = _note_path(log)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            json.dump(asdict(self), file)
            file.write("\n")


class Record:
    """Writes down what happens, at once.

    Raises:
        Complaint: if the file cannot be written.
    """

    def __init__(self, path: Path, file: TextIO, writer: LogWriter) -> None:
        self.path: Final = path
        self._file: Final = file
        self._writer: Final = writer

    @classmethod
    def begin(cls, path: Path, log: MatchLog, note: Note) -> Self:
        """Begin the log of a new match."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("x", encoding="ascii", newline="\n")
            note.write(path)
        except OSError as error:
            raise unwritable(path, error) from error
        record = cls(path, file, LogWriter(log))
        record._put(record._writer.begun)
        return record

    @classmethod
    def go_on(cls, path: Path, log: MatchLog) -> Self:
        """Go on with the log of a match that was broken off."""
        try:
            file = path.open("a", encoding="ascii", newline="\n")
        except OSError as error:
            raise unwritable(path, error) from error
        return cls(path, file, LogWriter(log))

    def commit(self, secret: bytes) -> str:
        """Promise the secret of the next draw; gives the commitment."""
        promised = commitment(secret)
        self._put(self._writer.line(Commit(promised)))
        return promised

    def act(self, seat: Seat | None, action: Action, step: MatchStep, secret: bytes | None) -> None:
        """Write down an action and, if it ends the deal, what it came to and the secret."""
        entries: list[Entry] = [*recorded(seat, action, step)]
        if secret is not None:
            entries.append(Secret(secret))
        lines = [self._writer.line(entry) for entry in entries]
        ended = next((event for event in step.events if isinstance(event, MatchEnded)), None)
        if ended:
            lines.append(self._writer.close(End(ended.winners)))
        self._put("".join(lines))
        if ended:
            _note_path(self.path).unlink(missing_ok=True)

    def close(self) -> None:
        """Close the file; the log can be gone on with."""
        with suppress(OSError):  # what could not be written was complained of when it was
            self._file.close()

    def _put(self, text: str) -> None:
        try:
            self._file.write(text)
            self._file.flush()
        except OSError as error:
            raise unwritable(self.path, error) from error


def unfinished(folder: Path) -> Path | None:
    """The log in a folder that was broken off last, None if all are finished."""
    notes = sorted(folder.glob("*.bkl.seat.json"))
    return next((log for note in reversed(notes) if (log := _log_of(note)).exists()), None)


def _log_of(note: Path) -> Path:
    return note.with_name(note.name.removesuffix(_SUFFIX))


def _note_path(log: Path) -> Path:
    return log.with_name(f"{log.name}{_SUFFIX}")
