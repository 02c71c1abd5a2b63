"""Before a match: a match that waits is offered, and a file that cannot be a log refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from binokel.cli.files import matches_folder
from binokel.cli.play.record import unfinished
from binokel.cli.spoken import Complaint, texts

if TYPE_CHECKING:
    from pathlib import Path

    from binokel.cli.screen import Screen

YES: Final = ("j", "ja", "jo", "y", "yes")


def is_yes(typed: str) -> bool:
    """Whether an answer to a yes-or-no question is a yes."""
    return typed.strip().lower() in YES


def offered(page: Screen) -> Path | None:
    """The match that waits in the person's folder, if he wants to go on with it."""
    waiting = unfinished(matches_folder())
    if waiting is None:
        return None
    said = texts()
    try:
        answer = page.ask(said("ask-go-on", name=waiting.stem))
    except EOFError:
        page.say()
        click.get_current_context().exit()
    return waiting if is_yes(answer) else None


def checked(log: Path) -> Path:
    """A log the person named.

    Raises:
        Complaint: if its folder is not there; a mistyped name is not to make one.
    """
    if not log.parent.exists():
        raise Complaint(texts()("folder-missing", path=log.parent))
    return log
