"""`binokel log`: look at matches, replay them, check that the cards were fair."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from binokel.cli.faults import sentence
from binokel.cli.files import FilePath, read_text
from binokel.cli.spoken import (
    Complaint,
    SpokenCommand,
    SpokenGroup,
    lang_option,
    language,
    texts,
)
from binokel.errors import LogError
from binokel.notation.fair import Fairness, verify_shuffle
from binokel.notation.replaying import Salvaged, replay, salvage
from binokel.notation.twin import from_json

if TYPE_CHECKING:
    from pathlib import Path

    from binokel.notation.fair import DrawResult
    from binokel.notation.log import MatchLog

file_argument = click.argument("file", type=FilePath())


@click.group("log", cls=SpokenGroup)
@lang_option
def log() -> None:
    """Matches that were written down."""


@log.command("show", cls=SpokenCommand)
@file_argument
@lang_option
def show(file: Path) -> None:
    """Show a match, deal by deal; of a damaged one what is good, then the fault."""
    from binokel.cli.telling import tell  # noqa: PLC0415 -- loads the words

    found = _read(file)
    tell(_good_part(found, file))
    if found.fault is not None and not found.running:
        click.echo(texts()("log-shown-to"))
    _refuse_damaged(found)


@log.command("check", cls=SpokenCommand)
@file_argument
@lang_option
def check(file: Path) -> None:
    """Replay a match and say whether every line is right."""
    found = _read(file)
    _refuse_damaged(found)
    good = _good_part(found, file)
    deals = len(found.match.lines) if found.match else 0
    state = "finished" if good.end else "running"
    click.echo(texts()("log-ok", deals=deals, acts=len(good.acts), state=state))


@log.command("verify", cls=SpokenCommand)
@file_argument
@lang_option
def verify(file: Path) -> None:
    """Compute every deck again and compare it with what was promised."""
    found = _read(file)
    _refuse_damaged(found)
    results = verify_shuffle(_good_part(found, file))
    if not results:
        click.echo(texts()("draws-none"))
    for result in results:
        click.echo(_fairness(result))
    if any(result.fairness is Fairness.WRONG for result in results):
        raise SystemExit(1)


def _refuse_damaged(found: Salvaged) -> None:
    if found.fault is not None and not found.running:
        raise Complaint(texts()("log-fault", why=sentence(found.fault, language())))


def _fairness(result: DrawResult) -> str:
    said = texts()
    if result.fairness is Fairness.FAIR and result.missing:
        who = ", ".join(said("log-person", number=person) for person in result.missing)
        return said("draw-missing", draw=result.draw, who=who)
    key = {
        Fairness.FAIR: "draw-good",
        Fairness.NOT_REVEALED: "draw-open",
        Fairness.NOT_PROMISED: "draw-unknown",
    }
    if result.fairness is Fairness.WRONG:
        return said("draw-bad", draw=result.draw, why=result.fault)
    return said(key[result.fairness], draw=result.draw)


def _read(file: Path) -> Salvaged:
    """A log as far as it is good, from text or JSON."""
    text = read_text(file)
    if not text.lstrip().startswith("{"):
        return salvage(text)
    try:
        told = from_json(text)
        return Salvaged(told, replay(told), None)
    except LogError as fault:
        return Salvaged(None, None, fault)


def _good_part(found: Salvaged, file: Path) -> MatchLog:
    if found.log is None:
        assert found.fault is not None
        why = sentence(found.fault, language())
        raise Complaint(texts()("log-no-log", path=file, why=why))
    return found.log
