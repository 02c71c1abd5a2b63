"""Logs kept as files: what was written once is read and replayed for ever.

`uv run python tests/golden/test_logs.py` writes them anew. If that changes a file, logs of people
who play have become unreadable or count otherwise: a breaking change.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from binokel.notation.fair import Fairness, verify_shuffle
from binokel.notation.replaying import replay
from binokel.notation.text import read_log, write_log
from binokel.notation.twin import from_json, to_json
from binokel.rules.presets import PRESETS
from binokel.testing.logs import played

if TYPE_CHECKING:
    from binokel.notation.log import MatchLog

FOLDER = Path(__file__).parent
RULES = {
    "seed_3": PRESETS["seed_3"],
    "seed_4_house": PRESETS["seed_4"].with_(play__must_head=False, match__target=300),
    "rufen_4": PRESETS["rufen_4"],
    "larsb": PRESETS["larsb"].with_(match__deals=4),
    "schwaetza_4": PRESETS["schwaetza_4"],
}
each_name = pytest.mark.parametrize("name", RULES)


def kept(name: str, ending: str) -> str:
    """What a file holds, byte by byte."""
    return (FOLDER / f"{name}.{ending}").read_bytes().decode()


def made(name: str) -> MatchLog:
    """A match by the seeded walk."""
    log, _ = played(RULES[name], random.Random(f"golden {name}"), deals=5)
    return log


@each_name
def test_kept_logs_are_read_and_replayed(name: str) -> None:
    """Text and JSON are one log; every action, settlement and draw in it is right."""
    log = read_log(kept(name, "bkl"))
    assert from_json(kept(name, "json")) == log
    assert len(replay(log).lines) >= 2
    assert {draw.fairness for draw in verify_shuffle(log)} == {Fairness.FAIR}


@each_name
def test_kept_logs_are_written_as_they_are(name: str) -> None:
    """Writers write what they wrote, byte by byte."""
    log = read_log(kept(name, "bkl"))
    assert write_log(log) == kept(name, "bkl")
    assert to_json(log) == kept(name, "json")
    assert log.rules == RULES[name]


def test_kept_logs_show_much() -> None:
    """Among them are finished and unfinished matches and most kinds of actions and endings."""
    text = "".join(kept(name, "bkl") for name in RULES)
    for word in (
        "settled normal",
        "settled abgehen",
        "made=yes",
        "made=no",
        "change=-,",
        "partner=",
    ):
        assert word in text
    for word in ("rufen", "give", "bury", "trump", "announce", "pass", "durch", "end finished"):
        assert f"{word} " in text or f" {word}" in text
    assert "end unfinished" in text


if __name__ == "__main__":
    for each in RULES:
        (FOLDER / f"{each}.bkl").write_bytes(write_log(made(each)).encode())
        (FOLDER / f"{each}.json").write_bytes(to_json(made(each)).encode())
