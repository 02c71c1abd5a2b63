"""The page on notation: its sample is a log, its code runs, its grammar names every line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from binokel.notation.actions import action_from_json, format_action, parse_action
from binokel.notation.fair import Fairness, verify_shuffle
from binokel.notation.replaying import replay
from binokel.notation.text import MAX_TEXT, read_log
from binokel.notation.twin import MAX_JSON
from binokel.rules import toml
from binokel.rules.presets import SEED_3

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
SAMPLE = re.search(r"```text\n(binokel log 1\n.*?)```", PAGE, re.DOTALL)


def sample() -> str:
    """The log shown on the page."""
    assert SAMPLE is not None
    return SAMPLE[1]


def test_the_sample_is_a_log_of_a_match() -> None:
    """What the page shows can be read, replayed and verified."""
    log = read_log(sample())
    assert replay(log).over
    assert [draw.fairness for draw in verify_shuffle(log)] == [Fairness.FAIR]


def test_the_code_of_the_page_runs() -> None:
    """Every example holds, one after the other."""
    code = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    exec(compile(code, "docs/notation.md", "exec"), {"text": sample()})  # noqa: S102 -- our own page


def test_the_table_shows_text_and_json_of_actions() -> None:
    """Both forms of an action in the table are the same action."""
    rows = re.findall(r"^\| (`[^|]*) \| `(\{\"action.*?\})` \|", PAGE, re.MULTILINE)
    assert len(rows) == 11
    for texts, content in rows:
        shown = [parse_action(text.replace(" …", "")) for text in re.findall(r"`([^`]+)`", texts)]
        obj = eval(content.replace(" …", ""), {})  # noqa: S307 -- our own page
        assert action_from_json(obj) in shown
        assert all(format_action(action) in texts for action in shown)


@pytest.mark.parametrize("number", [MAX_TEXT, MAX_JSON])
def test_the_page_names_the_bounds(number: int) -> None:
    """The sizes that are refused stand on the page."""
    assert f"{number:,}".replace(",", " ") in " ".join(PAGE.split())


def test_the_page_pins_the_options_of_version_1() -> None:
    """The digest of the defaults on the page is the one of the package."""
    assert toml.digest(SEED_3) in PAGE
