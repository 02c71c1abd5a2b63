"""What is needed to go on with a match beside its log, in `<log>.seat.json`."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final, Self

from binokel.cli.files import read_text
from binokel.cli.spoken import Complaint, WrongUse, texts

if TYPE_CHECKING:
    from pathlib import Path

SUFFIX: Final = ".seat.json"
"""What the name of a note adds to that of its log."""


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
    version: int = 1
    """How it is written."""

    @classmethod
    def read(cls, log: Path) -> Self | None:
        """The note beside a log, None if there is none that can be read."""
        try:
            told = json.loads(read_text(note_path(log)))
        except (Complaint, ValueError, RecursionError):
            return None
        match told:
            case {
                "version": 1,
                "seat": int(seat),
                "bots": list(bots),
                "seed": str(seed),
                "lang": str(lang),
            } if _is_hex(seed) and all(isinstance(bot, str) for bot in bots):
                return cls(seat, tuple(bots), seed, lang)
        return None

    def fits(self, persons: int) -> bool:
        """Whether this can be a note of a match of so many."""
        return self.seat in range(persons) and len(self.bots) == persons - 1

    def write(self, log: Path) -> None:
        """Put the note beside a log, whole or not at all; only its owner can read it."""
        path = note_path(log)
        new = path.with_name(f"{path.name}.new")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            json.dump(asdict(self), file)
            file.write("\n")
        new.replace(path)


def ask_instead(log: Path, seat: int | None, bots: str | None) -> None:
    """Ask for what a note does not tell that is there but of no use.

    Raises:
        WrongUse: if there is such a note, and seat or bots are not said.
    """
    path = note_path(log)
    if os.path.lexists(path) and (seat is None or bots is None):
        raise WrongUse(texts()("note-damaged", path=path))


def _is_hex(seed: str) -> bool:
    try:
        return bool(bytes.fromhex(seed))
    except ValueError:
        return False


def note_path(log: Path) -> Path:
    """Where the note of a log is."""
    return log.with_name(f"{log.name}{SUFFIX}")
