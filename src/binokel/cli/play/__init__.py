"""`binokel play`: a person plays a whole match in the terminal against bots."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from binokel.cli.files import FilePath
from binokel.cli.spoken import SpokenCommand, lang_option, option

if TYPE_CHECKING:
    from pathlib import Path


@click.command("play", cls=SpokenCommand)
@option("--rules", "rules_name", metavar="PRESET|FILE")
@option("--seat", type=int)
@option("--seed", metavar="HEX")
@option("--bots", metavar="NAME[,NAME...]")
@option("--log", "log_path", type=FilePath(), metavar="FILE")
@option("--plain", is_flag=True)
@option("--hints", is_flag=True)
@lang_option
def play(  # noqa: PLR0913 -- one parameter an option
    *,
    rules_name: str | None,
    seat: int | None,
    seed: str | None,
    bots: str | None,
    log_path: Path | None,
    plain: bool,
    hints: bool,
) -> None:
    """Play a match, or go on with one."""
    from binokel.cli.play.opening import Wanted, sit_down  # noqa: PLC0415 -- loads the engine
    from binokel.cli.play.waiting import checked, offered  # noqa: PLC0415 -- as above
    from binokel.cli.screen import screen  # noqa: PLC0415 -- as above

    page = screen(plain=plain)
    if log_path is not None:
        log_path = checked(log_path)
    elif (rules_name, seat, seed, bots) == (None,) * 4 and sys.stdin.isatty():
        log_path = offered(page)
    sit_down(Wanted(rules_name, seat, seed, bots, log_path), plain=plain, hints=hints)
