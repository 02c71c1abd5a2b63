"""The log of a match while it is played, and what is needed to go on with it later.

Beside the log, `<log>.seat.json` says who sits where and from what the cards are drawn; it is
taken away when the match is over. From it the secret of every draw follows, also of one that was
promised just before the program was stopped.
"""

from __future__ import annotations

import shutil
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, Final, Literal, Self

from binokel.cli.files import read_text, unwritable
from binokel.cli.play.lock import is_free, lock
from binokel.cli.play.note import SUFFIX, note_path
from binokel.cli.spoken import Complaint, texts
from binokel.notation.fair import Draws
from binokel.notation.log import Commit, End, Secret
from binokel.notation.replaying import recorded
from binokel.notation.text import LogWriter
from binokel.shuffle import commitment, first_dealer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path
    from typing import TextIO

    from binokel.cli.play.note import Note
    from binokel.cli.play.resuming import Found
    from binokel.deal.actions import Action
    from binokel.match.state import Match, MatchStep
    from binokel.notation.log import DealCheck, Entry, MatchLog
    from binokel.seats import Seat


class Record:
    """Writes down what happens, at once, and lets nobody else write the same log meanwhile.

    Raises:
        Complaint: if the file cannot be written, or another process writes it.
    """

    def __init__(self, path: Path, file: TextIO, log: MatchLog) -> None:
        self.path: Final = path
        self._file: Final = file
        self._log: Final = log
        self._writer: Final = LogWriter(log)
        self._draws = Draws.of(log)

    @classmethod
    def begin(cls, path: Path, log: MatchLog, note: Note) -> Self:
        """Begin the log of a new match."""
        with ExitStack() as stack:
            stack.enter_context(_complaining(path))
            path.parent.mkdir(parents=True, exist_ok=True)
            file = stack.enter_context(_locked(path, "x"))
            note.write(path)
            stack.pop_all()
        record = cls(path, file, log)
        record._put(record._writer.begun)
        return record

    @classmethod
    def go_on(cls, found: Found, note: Note) -> Self:
        """Go on with the log of a match that was broken off.

        A last line that was torn off is cut away; the log as it was is kept beside it.
        """
        path = found.path
        with ExitStack() as stack:
            stack.enter_context(_complaining(path))
            file = stack.enter_context(_locked(path, "a"))
            if read_text(path) != found.text:  # somebody else has played on since it was read
                raise _in_use(path)
            if found.backup is not None:
                shutil.copyfile(path, found.backup)
                file.truncate(path.stat().st_size - len(found.torn.encode()))
            if note != found.note:
                note.write(path)
            stack.pop_all()
        return cls(path, file, found.log)

    def commit(self, secret: bytes) -> str | None:
        """Promise the secret of the next draw, if that was not done before the match broke off.

        Returns:
            The commitment; None if these cards cannot be what was promised, because the seed of
            the match was lost meanwhile.
        """
        draw, promised = self._draws.next, commitment(secret)
        if draw.commitment is not None:
            return promised if draw.commitment == promised else None
        persons = self._log.rules.persons
        if draw.number == 1 and first_dealer(secret, {}, persons) != self._log.first_dealer:
            return None
        self._put(self._lines([Commit(promised)]))
        return promised

    def act(self, seat: Seat | None, action: Action, step: MatchStep, secret: bytes) -> None:
        """Write down an action and, if it ends the deal, what it came to and the secret."""
        self._write(recorded(seat, action, step), step.match, secret)

    def catch_up(self, match: Match, due: DealCheck | None, secret: bytes) -> bool:
        """Write what was still to be written when the match broke off; says if it did."""
        return self._write([due] if due else [], match, secret)

    def close(self) -> None:
        """Close the file; the log can be gone on with."""
        with suppress(OSError):  # what could not be written was complained of when it was
            self._file.close()

    def _write(self, entries: Iterable[Entry], match: Match, secret: bytes) -> bool:
        """Write entries and what follows from where the match stands now, all at once."""
        text = self._lines(entries) + self._lines(self._shown(match, secret))
        if match.over:
            text += self._writer.close(End(match.winners))
        self._put(text)
        if match.over:
            note_path(self.path).unlink(missing_ok=True)
        return bool(text)

    def _shown(self, match: Match, secret: bytes) -> tuple[Secret, ...]:
        """The secret of a deal that is over, if it is the one that was promised."""
        last = self._draws.dealt[-1] if match.deal.over and self._draws.dealt else None
        if last is None or last.secret is not None or last.commitment != commitment(secret):
            return ()
        return (Secret(secret),)

    def _lines(self, entries: Iterable[Entry]) -> str:
        """Entries as text, remembered as written."""
        text = ""
        for entry in entries:
            self._draws = self._draws.after(entry)
            text += self._writer.line(entry)
        return text

    def _put(self, text: str) -> None:
        with _complaining(self.path):
            self._file.write(text)
            self._file.flush()


def unfinished(folder: Path) -> Path | None:
    """The log in a folder that was broken off last, None if all are finished or being played."""
    notes = sorted(folder.glob(f"*.bkl{SUFFIX}"))
    return next((log for note in reversed(notes) if is_free(log := _log_of(note))), None)


@contextmanager
def _complaining(path: Path) -> Iterator[None]:
    """Say in a line what the system has against writing a file."""
    try:
        yield
    except OSError as error:
        raise unwritable(path, error) from error


def _locked(path: Path, mode: Literal["a", "x"]) -> TextIO:
    """A log opened to be written by this process alone."""
    file = path.open(mode, encoding="ascii", newline="\n")
    try:
        lock(file.fileno())
    except OSError as error:
        file.close()
        if isinstance(error, BlockingIOError):
            raise _in_use(path) from error
        raise
    return file


def _in_use(path: Path) -> Complaint:
    return Complaint(texts()("log-in-use", path=path))


def _log_of(note: Path) -> Path:
    return note.with_name(note.name.removesuffix(SUFFIX))
