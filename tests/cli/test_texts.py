"""The program's own sentences: complete, alike in all languages, none forgotten; and the manual."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
import pytest

from binokel.cards import Rank, Suit
from binokel.cli.app import binokel
from binokel.cli.play.table import ASKED
from binokel.cli.texts import Texts
from binokel.rules.presets import PRESETS
from binokel.words import LANGUAGES, Words
from binokel.words.catalogue import cut, sources

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Terminal

ROOT = Path(__file__).parents[2]
MANUAL = "".join(
    (ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("play.md", "cli.md")
)


HELPS = ("cmd-", "about-", "opt-")


def test_no_help_is_forgotten_or_left_over() -> None:
    """Every command and option is explained; nothing is explained that does not exist."""
    said = Texts("de")
    wanted = set()
    for ctx in contexts():
        key = _key(ctx)
        wanted |= {f"cmd-{key}"} | {f"about-{key}"} & keys()
        for param in ctx.command.get_params(ctx):
            if isinstance(param, click.Option):
                name = str(param.name).replace("_", "-")
                mine = f"opt-{key}-{name}"
                wanted.add(mine if mine in said else f"opt-{name}")
    assert {key for key in keys() if key.startswith(HELPS)} == wanted


def keys() -> set[str]:
    """The ids of all German messages about commands."""
    return {key for key, _ in cut(sources("de")["help.ftl"])}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_nobody_says_is_an_error(lang: str) -> None:
    """A missing message is never papered over."""
    with pytest.raises(LookupError):
        Texts(lang)("no-such-message")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["seed_3", "seed_4_ohne", "rufen_4", "ohmden", "six", "palast_3"])
def test_the_first_screen_fits_and_says_all(
    rules: str, lang: str, terminal: Terminal, tmp_path: Path
) -> None:
    """80 columns hold it; it names the table, the cards of these rules, the keys and the file."""
    log = tmp_path / "match.bkl"
    said = terminal("play", "--rules", rules, "--log", log, lang=lang, typed=["q"]).said
    lines = said.strip().partition("\n\n")[0].splitlines()
    assert [line for line in lines if len(line) > 80 and str(tmp_path) not in line] == []
    screen = "\n".join(lines)
    words = Words(lang)
    assert str(log) in screen
    assert "Eugen" in screen
    assert all(f"{suit.letter} {words.suit(suit)}" in screen for suit in Suit)
    diss = f"7 {words.rank(Rank.DISS)}"
    assert (diss in screen) == PRESETS[rules].deck.with_diss
    assert ("Dapp" in screen) == (PRESETS[rules].dapp.size > 0)
    assert re.search(r"^\? .*\bq\b", screen, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_at_the_table_fits(lang: str) -> None:
    """80 columns hold every line."""
    said = Texts(lang)
    shown = (*ASKED, "help-at-table", "help-more")
    lines = [line for key in shown for line in said(key).splitlines()]
    assert [line for line in lines if len(line) > 80] == []


# ── the manual ───────────────────────────────────────────────────────────────────────────────────


def contexts() -> Iterator[click.Context]:
    """A context for the program and every command below it."""
    waiting = [click.Context(binokel, info_name="binokel")]
    while waiting:
        ctx = waiting.pop()
        yield ctx
        if isinstance(ctx.command, click.Group):
            for name in ctx.command.list_commands(ctx):
                command = ctx.command.get_command(ctx, name)
                assert command is not None
                waiting.append(click.Context(command, parent=ctx, info_name=name))


def _key(ctx: click.Context) -> str:
    return "-".join(ctx.command_path.split()[1:]) or "binokel"


def test_every_command_and_option_stands_in_the_manual() -> None:
    """Whatever can be typed is explained in docs/play.md or docs/cli.md."""
    for ctx in contexts():
        assert f"`{ctx.command_path}" in MANUAL, ctx.command_path
        for param in ctx.command.get_params(ctx):
            if isinstance(param, click.Option):
                assert all(f"`{name}" in MANUAL for name in param.opts), (ctx.command_path, param)


def test_examples_in_the_manual_are_true(terminal: Terminal) -> None:
    """What docs/cli.md shows behind a command is what the command says."""
    page = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    examples = re.findall(r"```console\n\$ binokel (.*)\n((?:.+\n)+)```", page)
    assert len(examples) >= 2
    for command, shown in examples:
        assert terminal(*shlex.split(command)).said == shown


def test_every_key_at_the_table_stands_in_the_manual() -> None:
    """Each line of the help at the table has its key in docs/play.md."""
    help_at_table = Texts("en")("help-at-table")
    keys = re.findall(r"^(\S+) = ", help_at_table, re.MULTILINE)
    assert "??" in keys
    assert len(keys) > 8
    assert all(f"`{key}`" in MANUAL for key in keys)


def test_the_session_in_the_manual_is_true() -> None:
    """What docs/play.md shows is what the program says today."""
    tool = ROOT / "tools" / "make_session.py"
    shown = subprocess.run(  # noqa: S603 -- a tool of this repository
        [sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False
    )
    assert (shown.returncode, shown.stderr) == (0, "")
