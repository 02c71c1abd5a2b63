"""`binokel sim`: bots play many deals against each other."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import click

from binokel.arena.simulate import Job, Played, play_one
from binokel.arena.table import cards_for
from binokel.cli.files import FilePath, unwritable
from binokel.cli.reading import bot_called, read_rules, rules_option
from binokel.cli.screen import paper
from binokel.cli.sim_tables import bot_rows, seat_rows
from binokel.cli.spoken import Complaint, SpokenCommand, WrongUse, lang_option, option, texts
from binokel.notation.replaying import log_of
from binokel.notation.text import write_log

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path
    from random import Random

    from binokel.bots.protocol import Bot, Budget
    from binokel.deal.actions import Action
    from binokel.deal.view import View

MOST_DEALS: Final = 1_000_000
CHUNK: Final = 8
"""How many deals a process takes at a time."""
MEASURES: Final = ("sim-augen", "sim-declared", "sim-made", "sim-given-up", "sim-special")
"""What is said above the columns that `sim_tables` computes."""


@click.command("sim", cls=SpokenCommand)
@rules_option
@option("--bots", default="rulebook", metavar="NAME[,NAME...]")
@option("--deals", type=click.IntRange(1, MOST_DEALS), default=100)
@option("--seed", default="1")
@option("--jobs", type=click.IntRange(1, 64), default=1)
@option("--log", "log_path", type=FilePath(), metavar="FOLDER")
@lang_option
def sim(  # noqa: PLR0913 -- one parameter an option
    rules_name: str, bots: str, deals: int, seed: str, jobs: int, log_path: Path | None
) -> None:
    """Play many deals and sum them up; equal seeds give equal tables."""
    named = read_rules(rules_name)
    names = _bot_names(bots, named.rules.seats.players)
    if not seed:
        raise WrongUse(texts()("no-seed", typed=""))
    job = Job(named.rules, tuple(map(bot_called, names)), seed.encode())
    folder = None if log_path is None else _empty_folder(log_path)
    played = []
    with _progress(deals) as done:
        for number, (one, log) in enumerate(_play(job, deals, jobs, with_logs=bool(folder))):
            played.append(one)
            if folder is not None:
                _write(folder / f"deal-{number + 1:06}.bkl", log)
            done()
    _show(named.name, job, names, played, seed)
    if folder is not None:
        paper().say(texts()("sim-saved", path=folder))


def _show(rules_name: str, job: Job, names: Sequence[str], played: list[Played], seed: str) -> None:
    said, page = texts(), paper()
    page.say(said("sim-title", deals=len(played), rules=rules_name, seed=seed))
    measures = [said(key) for key in MEASURES]
    page.table(
        [said("head-seat"), said("head-bot"), *measures], seat_rows(job.rules, names, played)
    )
    if len(set(names)) > 1:
        page.say()
        page.table([said("head-bot"), *measures], bot_rows(job.rules, names, played))


def _bot_names(typed: str, players: int) -> tuple[str, ...]:
    """A bot for every seat; fewer names repeat in order."""
    names = [name.strip() for name in typed.split(",") if name.strip()]
    if not 1 <= len(names) <= players:
        raise WrongUse(texts()("wrong-number-of-bots", count=len(names), most=players))
    return tuple(names[seat % len(names)] for seat in range(players))


# ── playing ──────────────────────────────────────────────────────────────────────────────────────


class _Recording:
    """A bot whose acts are written down."""

    def __init__(self, bot: Bot, acts: list[Action]) -> None:
        self._bot: Final = bot
        self._acts: Final = acts

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """What the bot says."""
        action = self._bot.choose(view, rng, budget)
        self._acts.append(action)
        return action


def play_logged(job: Job, draw: int) -> tuple[Played, str]:
    """Play the deal of one draw, and write it as a match of one deal."""
    acts: list[Action] = []
    bots = tuple(_Recording(bot, acts) for bot in job.bots)
    played = play_one(replace(job, bots=bots), draw)
    rules = job.rules.with_(match__end="deals", match__deals=1)
    everything = (cards_for(job.rules, job.seed, draw), *acts)
    return played, write_log(log_of(rules, everything, first_dealer=draw % rules.persons))


def play_unlogged(job: Job, draw: int) -> tuple[Played, str]:
    """Play the deal of one draw."""
    return play_one(job, draw), ""


def _play(job: Job, deals: int, jobs: int, *, with_logs: bool) -> Iterator[tuple[Played, str]]:
    """All deals in order, in this process or in several."""
    play = play_logged if with_logs else play_unlogged
    if jobs == 1:
        yield from (play(job, draw) for draw in range(deals))
        return
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 -- seldom needed
    from multiprocessing import get_context  # noqa: PLC0415 -- as above

    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
        yield from executor.map(play, [job] * deals, range(deals), chunksize=CHUNK)


@contextmanager
def _progress(deals: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error while it is a terminal."""
    from rich.console import Console  # noqa: PLC0415 -- loaded when something takes long
    from rich.progress import Progress  # noqa: PLC0415 -- as above

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(texts()("sim-progress"), total=deals)
        yield lambda: bar.advance(task)


def _empty_folder(path: Path) -> Path:
    try:
        if path.exists() and not path.is_dir():
            raise Complaint(texts()("bad-folder", path=path))
        if path.is_dir() and any(path.iterdir()):
            raise Complaint(texts()("folder-not-empty", path=path))
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from error
    return path


def _write(path: Path, log: str) -> None:
    try:
        path.write_text(log, encoding="ascii", newline="\n")
    except OSError as error:
        raise unwritable(path, error) from error
