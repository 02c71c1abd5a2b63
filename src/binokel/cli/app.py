"""The command `binokel` with everything below it."""

from __future__ import annotations

import click

from binokel.cli.spoken import SpokenGroup, lang_option, option

COMMANDS = {
    "play": "binokel.cli.play:play",
    "rules": "binokel.cli.rules:rules",
    "melds": "binokel.cli.melds:melds",
    "legal": "binokel.cli.legal:legal",
    "log": "binokel.cli.log:log",
    "sim": "binokel.cli.sim:sim",
}
"""Where every command is found."""


def _show_version(ctx: click.Context, _: click.Parameter, value: object) -> None:
    if not value or ctx.resilient_parsing:
        return
    from importlib.metadata import version  # noqa: PLC0415 -- slow, and seldom asked

    click.echo(f"binokel {version('binokel')}")
    ctx.exit()


@click.command("binokel", cls=SpokenGroup, lazily=COMMANDS, invoke_without_command=True)
@option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)
@lang_option
@click.pass_context
def binokel(ctx: click.Context) -> None:
    """The whole program; alone it shows what it can do."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
