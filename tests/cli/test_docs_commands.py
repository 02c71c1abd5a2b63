"""The calls of `binokel` that README and docs show are taken, and print what is shown."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from conftest import Terminal

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *(ROOT / "docs" / f"{name}.md" for name in ("index", "play", "cli"))]
FENCE = re.compile(r"^```\w+\n.*?^```$", re.MULTILINE | re.DOTALL)
IN_FENCE = re.compile(r"^(?:\$ |.*uv run --no-dev )?(binokel\b.*)$", re.MULTILINE)
IN_TEXT = re.compile(r"`(?:[^`]*uv run --no-dev )?(binokel\b[^`]*)`")
SHOWN = re.compile(r"^```console\n\$ (binokel (?:melds|legal).*)\n((?:.+\n)+)```$", re.MULTILINE)
SMALLER = {"500": "2", "4": "1"}
"""Numbers of deals and of processes that show the same in less time."""


def calls() -> set[str]:
    """Every call on the pages, a line of its own or within a sentence."""
    found: set[str] = set()
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for fence in FENCE.findall(text):
            found.update(IN_FENCE.findall(fence))
        found.update(" ".join(call.split()) for call in IN_TEXT.findall(FENCE.sub("", text)))
    return found


def arguments(call: str) -> list[str]:
    """What is really typed: a command named without anything is asked for its help."""
    words = [SMALLER.get(word, word) for word in shlex.split(call)[1:]]
    only_named = re.fullmatch(r"(rules|log)?( ?[a-z]+)?", " ".join(words))
    return words if words[:1] == ["play"] or not only_named else [*words, "--help"]


@pytest.mark.parametrize("call", sorted(calls()))
def test_a_call_on_the_pages_is_taken(
    call: str, terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends with 0; a match is left at its first question, and a log of such a match is there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if "--seed" not in call:
        begun = ("play", "--seed", "2a", "--log", "match.bkl", "--bots", "greedy")
        assert terminal(*begun, typed=["q"]).code == 0
    outcome = terminal(*arguments(call), typed=["q"])
    assert (outcome.code, outcome.complained) == (0, "")


def test_what_the_page_of_commands_shows_is_printed(terminal: Terminal) -> None:
    """Melds and legal cards as on the page, word by word."""
    shown = SHOWN.findall((ROOT / "docs" / "cli.md").read_text(encoding="utf-8"))
    assert len(shown) == 2
    for call, answer in shown:
        assert terminal(*shlex.split(call)[1:]).said == answer


def test_calls_are_found() -> None:
    """In a fence, in a sentence and over two lines."""
    assert {
        "binokel play",
        "binokel rules show 6.4",
        "binokel play --rules seed_4 --lang swg",
        "binokel log verify match.bkl",
        "binokel sim --bots rulebook,greedy --deals 500 --jobs 4",
    } <= calls()
