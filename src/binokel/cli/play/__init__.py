"""`binokel play`: a person plays a whole match in the terminal against bots."""

from __future__ import annotations

from pathlib import Path

import click

from binokel.cli.spoken import SpokenCommand, lang_option, option


@click.command("play", cls=SpokenCommand)
@option("--rules", "rules_name", metavar="PRESET|FILE")
@option("--seat", type=int)
@option("--seed", metavar="HEX")
@option("--bots", metavar="NAME[,NAME...]")
@option("--log", "log_path", type=click.Path(path_type=Path), metavar="FILE")
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

    sit_down(Wanted(rules_name, seat, seed, bots, log_path), plain=plain, hints=hints)
