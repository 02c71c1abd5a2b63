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

from binokel.cli.app import binokel
from binokel.cli.texts import FALLBACK, Texts, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Terminal

ROOT = Path(__file__).parents[2]
CODE = "".join(
    file.read_text(encoding="utf-8") for file in (ROOT / "src/binokel/cli").rglob("*.py")
)
MANUAL = "".join(
    (ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("play.md", "cli.md")
)
PARTS = ("help", "table")


def messages(part: str, lang: str) -> dict[str, str]:
    """The messages a language has of its own, by key."""
    found = re.split(r"^([a-z][\w-]*) =", text_of(part, lang), flags=re.MULTILINE)[1:]
    return dict(zip(found[::2], found[1::2], strict=True))


def facts(message: str) -> set[str]:
    """The facts a message takes."""
    return set(re.findall(r"\$(\w+)", message))


@pytest.mark.parametrize("part", PARTS)
def test_german_and_english_say_the_same(part: str) -> None:
    """Both have every message, with the same facts."""
    german, english = messages(part, "de"), messages(part, "en")
    assert list(german) == list(english)
    assert {key: facts(text) for key, text in german.items()} == {
        key: facts(text) for key, text in english.items()
    }


@pytest.mark.parametrize("part", PARTS)
def test_swabian_says_nothing_that_german_does_not(part: str) -> None:
    """A message of its own has a German one behind it, and takes no other facts."""
    german = messages(part, "de")
    for key, text in messages(part, "swg").items():
        assert facts(text) <= facts(german[key])


@pytest.mark.parametrize("part", PARTS)
def test_no_sentence_is_forgotten(part: str) -> None:
    """Every message is said somewhere; helps are those of commands and options."""
    helps = {f"cmd-{_key(ctx)}" for ctx in contexts()} | {
        f"about-{_key(ctx)}" for ctx in contexts()
    }
    for ctx in contexts():
        for param in ctx.command.get_params(ctx):
            helps |= {f"opt-{param.name}", f"opt-{_key(ctx)}-{param.name}"}
    for key in messages(part, "de"):
        said = key in helps or f'"{key}"' in CODE or f"({key!r})" in CODE
        assert said or key.startswith("sim-"), key


@pytest.mark.parametrize("lang", FALLBACK)
def test_what_nobody_says_is_an_error(lang: str) -> None:
    """A missing message is never papered over."""
    with pytest.raises(LookupError):
        Texts("table", lang)("no-such-message")


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
    help_at_table = Texts("table", "en")("help-at-table")
    keys = re.findall(r"^(\S+)  ", help_at_table, re.MULTILINE)
    assert len(keys) > 8
    assert all(f"`{key}`" in MANUAL for key in keys)


def test_the_session_in_the_manual_is_true() -> None:
    """What docs/play.md shows is what the program says today."""
    tool = ROOT / "tools" / "make_session.py"
    shown = subprocess.run(  # noqa: S603 -- a tool of this repository
        [sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False
    )
    assert (shown.returncode, shown.stderr) == (0, "")
