"""Before the first card: who plays what with whom, from which seed, into which log."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from binokel.cli.files import matches_folder
from binokel.cli.play.note import Note, ask_instead
from binokel.cli.play.person import Quit
from binokel.cli.play.record import Record
from binokel.cli.play.resuming import find
from binokel.cli.play.seating import Seating
from binokel.cli.play.session import Chance, Session
from binokel.cli.play.welcome import Start, quoted, welcome
from binokel.cli.play.wishes import What
from binokel.cli.reading import bot_called, read_rules
from binokel.cli.screen import PlainScreen, screen
from binokel.cli.spoken import INTERRUPTED, WrongUse, language, texts
from binokel.deal.actions import Cards
from binokel.match.state import Match
from binokel.notation.log import MatchLog
from binokel.shuffle import first_dealer
from binokel.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from binokel.bots.protocol import Bot
    from binokel.cli.play.resuming import Found
    from binokel.cli.screen import Screen
    from binokel.cli.texts import Texts

DEFAULT_RULES = "seed_3"
DEFAULT_BOT = "rulebook"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the person asked for on the command line; None is not said."""

    rules: str | None
    seat: int | None
    seed: str | None
    bots: str | None
    log: Path | None


def sit_down(wanted: Wanted, *, plain: bool, hints: bool) -> None:
    """Begin a match or go on with one, and play it.

    Raises:
        Complaint: if the log cannot be gone on with or not be written.
        WrongUse: for a seat, seed or bot that does not exist.
    """
    said, lang = texts(), language()
    found = find(wanted.log) if wanted.log is not None and wanted.log.exists() else None
    start = _resumed(wanted, found, lang) if found else _begun(wanted, lang)
    page = screen(plain=plain)
    seating = Seating(start.match.rules, start.note.seat, said("you"))
    record = (
        Record.go_on(found, start.note)
        if found
        else Record.begin(start.path, start.log, start.note)
    )
    welcome(page, start, seating, lang)
    chance, acts = Chance(bytes.fromhex(start.note.seed)), start.log.acts
    draws = sum(isinstance(act.action, Cards) for act in acts)
    if found:
        written = record.catch_up(found.match, found.due, chance.secret(draws))
        _tell_mended(page, said, found, written=written)
    session = Session(
        start.match,
        acts=len(acts),
        draws=draws,
        seating=seating,
        bots=_bots(start),
        adviser=bot_called(DEFAULT_BOT) if hints else None,
        chance=chance,
        record=record,
        screen=page,
        words=Words(lang),
        said=said,
    )
    _play(session, page, said, record, read_first=not (found or isinstance(page, PlainScreen)))


def _play(session: Session, page: Screen, said: Texts, record: Record, *, read_first: bool) -> None:
    """Play to the end; who leaves before is told how to come back."""
    code = 0
    try:
        if read_first:
            _let_read(page, said)
        session.run()
        page.say(said("match-saved", path=record.path))
    except (Quit, EOFError, KeyboardInterrupt) as why:
        code = INTERRUPTED if isinstance(why, KeyboardInterrupt) else 0
        page.say()
        page.say(said("match-left", path=quoted(record.path)))
    finally:
        record.close()
    click.get_current_context().exit(code)


def _let_read(page: Screen, said: Texts) -> None:
    """Hold the first screen until it is read; it would scroll away on a small one.

    Raises:
        Quit: if the person wants to stop.
        EOFError: if there is no more input.
    """
    if page.ask(said("ask-begin")).strip().lower() in What.QUIT.value:
        raise Quit


def _begun(wanted: Wanted, lang: str) -> Start:
    """A new match."""
    rules = read_rules(wanted.rules or DEFAULT_RULES).rules
    rules.check()
    seed = _seed(wanted.seed)
    chance = Chance(seed)
    dealer = first_dealer(chance.secret(1), {}, rules.persons)
    seat = _seat(wanted.seat or 0, rules.persons)
    note = Note(seat, _bot_names(wanted.bots, rules.persons - 1), seed.hex(), lang)
    now = datetime.now(UTC).astimezone()
    path = wanted.log or matches_folder() / f"{now:%Y-%m-%d-%H%M%S}-{secrets.token_hex(2)}.bkl"
    log = MatchLog(rules, dealer, date=f"{now:%Y-%m-%d}")
    return Start(Match.begin(rules, dealer), log, note, path, resumed=False)


def _resumed(wanted: Wanted, found: Found, lang: str) -> Start:
    """The match of a log that was broken off."""
    log, path = found.log, found.path
    if wanted.rules is not None and read_rules(wanted.rules).rules != log.rules:
        raise WrongUse(texts()("other-rules", path=path))
    return Start(found.match, log, _note(wanted, found, lang), path, resumed=True)


def _tell_mended(page: Screen, said: Texts, found: Found, *, written: bool) -> None:
    """What became of a log that did not end where it should."""
    if found.backup is not None:
        page.say(said("log-mended", backup=found.backup))
    if written:
        page.say(said("log-caught-up"))
    if found.note is None:
        page.say(said("note-lost"))


def _note(wanted: Wanted, found: Found, lang: str) -> Note:
    """Who sits where in a match gone on with: as before; what is not known is asked for."""
    persons, before = found.log.rules.persons, found.note
    if before is None:
        ask_instead(found.path, wanted.seat, wanted.bots)
        seat = _seat(wanted.seat or 0, persons)
        bots = _bot_names(wanted.bots, persons - 1)
        return Note(seat, bots, _seed(wanted.seed).hex(), lang)
    if wanted.seat not in (None, before.seat):
        raise WrongUse(texts()("other-seat", seat=before.seat))
    if wanted.seed is not None and _seed(wanted.seed).hex() != before.seed:
        raise WrongUse(texts()("other-seed"))
    bots = before.bots if wanted.bots is None else _bot_names(wanted.bots, persons - 1)
    return Note(before.seat, bots, before.seed, lang)


def _bots(start: Start) -> dict[int, Bot]:
    persons = start.match.rules.persons
    return {
        (start.note.seat + step) % persons: bot_called(name)
        for step, name in enumerate(start.note.bots, 1)
    }


def _seat(seat: int, persons: int) -> int:
    if not 0 <= seat < persons:
        raise WrongUse(texts()("no-seat", typed=seat, last=persons - 1))
    return seat


def _seed(typed: str | None) -> bytes:
    """The master of the draws: what is typed, else something nobody can guess."""
    if typed is None:
        return secrets.token_bytes(32)
    try:
        seed = bytes.fromhex(typed)
    except ValueError:
        seed = b""
    if not 0 < len(seed) <= 64:  # noqa: PLR2004 -- more is no more secret
        raise WrongUse(texts()("no-seed", typed=typed[:20]))
    return seed


def _bot_names(typed: str | None, count: int) -> tuple[str, ...]:
    """A bot for each of the others; fewer names repeat in order."""
    names = [name.strip() for name in (typed or DEFAULT_BOT).split(",") if name.strip()]
    if not names or len(names) > count:
        raise WrongUse(texts()("wrong-number-of-bots", count=len(names), most=count))
    for name in names:
        bot_called(name)  # an unknown one is refused here, before anything is written
    return tuple(names[place % len(names)] for place in range(count))
