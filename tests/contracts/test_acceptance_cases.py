"""The acceptance cases, and the program that asks them."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from binokel.cards import CardSet, Suit, deck
from binokel.rules import book
from binokel.rules.burying import buries, declarer_melds
from binokel.rules.presets import PRESETS
from binokel.testing.cases.__main__ import main
from binokel.testing.cases.answers import mismatches
from binokel.testing.cases.files import read_case, read_file
from binokel.testing.cases.given import Malformed
from binokel.testing.cases.questions import SKIPPED, components
from binokel.testing.cases.runner import Outcome, run_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parents[1] / "cases"
FILES = sorted(FOLDER.glob("*.json"))
LIMIT = 20_000
"""Lines counted at most: enough to tell rules apart, and quick."""
COMPONENTS = components(LIMIT)


def run(folder: Path, *arguments: str) -> tuple[int, list[str]]:
    """Exit status and lines of the program."""
    out = io.StringIO()
    status = main([str(folder), *arguments], out)
    return status, out.getvalue().splitlines()


def write(folder: Path, *cases: object, component: object = "melds", **more: object) -> Path:
    """A folder with one file of cases."""
    content = {"component": component, "format": 1, "cases": list(cases), **more}
    (folder / "some.json").write_text(json.dumps(content), encoding="utf-8")
    return folder


def case(ask_input: object, expected: object, **more: object) -> dict[str, object]:
    """A case for the default rules."""
    return {
        "id": "XX1",
        "rules": {"preset": "seed_3"},
        "input": ask_input,
        "expected": expected,
    } | {key: value for key, value in more.items() if value is not None}


PAAR = case({"hand": "HK HO", "trump": "H"}, {"augen": 40})


# --- the cases of the project ---


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_case_passes(path: Path) -> None:
    """The engine answers every case as the book does; what others answer is skipped."""
    results = list(run_folder(FOLDER, path.stem, LIMIT))
    assert [(result.id, result.remarks) for result in results if _failed(result.outcome)] == []
    assert len(results) == len(read_file(path).cases)
    skipped = {result.outcome is Outcome.SKIPPED for result in results}
    assert skipped == {path.stem in SKIPPED}


def _failed(outcome: Outcome) -> bool:
    return outcome is Outcome.FAILED


@pytest.mark.long
def test_lines_of_play_are_counted_deep() -> None:
    """Up to twelve million lines of one depth agree with the cases. Rule: §6.2."""
    results = list(run_folder(FOLDER, "perft", 12_000_000))
    assert [result for result in results if _failed(result.outcome)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_case_names_a_paragraph_of_the_book(path: Path) -> None:
    """A case can be looked up, and says why it is right."""
    for raw in json.loads(path.read_text("utf-8"))["cases"]:
        if path.stem not in SKIPPED:
            assert book.paragraph(raw["paragraph"])
        assert raw["why"]


def every_answer() -> Iterator[tuple[str, str, Any, Any]]:
    """Case, key, what is expected and what the engine says."""
    for path in FILES:
        found = read_file(path)
        for place, raw in enumerate(found.cases, 1):
            if found.component in COMPONENTS:
                read = read_case(raw, place)
                answers = COMPONENTS[found.component].ask(read.input)
                yield from ((read.id, key, want, answers) for key, want in read.expected.items())


def others(value: Any) -> list[Any]:
    """Values that are wrong where this one is right."""
    match value:
        case bool():
            return [not value, int(value), None]
        case int():
            return [value + 1, value - 1, None, str(value)]
        case str():
            return [f"{value} EA".strip(), " ".join(value.split()[1:]) or None, 1]
        case [first, *rest]:
            return [[other, *rest] for other in others(first)] + [rest, [*value, 0]]
        case []:
            return [[0], None]
        case _:
            return [0, "EA", []]


def test_every_wrong_expectation_is_caught() -> None:
    """Whatever a case expects: one more, one less, another card or nothing fails."""
    missed = [
        (name, key, wrong)
        for name, key, wanted, answers in every_answer()
        for wrong in others(wanted)
        if not mismatches(answers, {key: wrong})
    ]
    assert missed == []


# --- what the program says ---


def test_the_sums_stand_alone_on_the_last_line(tmp_path: Path) -> None:
    """Nothing failed: the sums, and status 0."""
    assert run(write(tmp_path, PAAR)) == (0, ["1 passed, 0 failed, 0 skipped"])


def test_a_wrong_value_fails_with_expected_and_got(tmp_path: Path) -> None:
    """One wrong expected value: its case is named, status 1; other keys are free."""
    wrong = case({"hand": "HK HO", "trump": "H"}, {"augen": 20, "shown": "HO HK"})
    assert run(write(tmp_path, wrong)) == (
        1,
        [
            "FAILED XX1 (some.json): augen: expected 20, got 40",
            "0 passed, 1 failed, 0 skipped",
        ],
    )


@pytest.mark.parametrize(
    ("playable", "met"),
    [("EA", True), ("EA EU", False), ("EU", False), ("", False), ("EA EA", False)],
)
def test_playable_is_compared_in_both_directions(
    tmp_path: Path, playable: str, *, met: bool
) -> None:
    """Neither a card too many nor one too few passes. Rule: §6.4."""
    asked = case({"hand": "EA EU SA", "trick": "EK", "trump": "H"}, {"playable": playable})
    status, lines = run(write(tmp_path, asked, component="playable"))
    assert (status == 0) is met
    assert met or lines[0].endswith('got "EA"')


def test_an_engine_that_contradicts_itself_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is listed and what is not refused must be the same cards; no case breaks the run."""
    monkeypatch.setattr("binokel.deal.playing.Playing.why_not", lambda *_: None)
    asked = case({"hand": "EA EU SA", "trick": "EK", "trump": "H"}, {"playable": "EA"})
    status, lines = run(write(tmp_path, asked, component="playable"))
    assert status == 1
    assert "AssertionError: the engine lists EA but refuses all but EA EZ" in lines[0]


def test_a_count_that_differs_is_divided(tmp_path: Path) -> None:
    """A wrong count names the lines behind every first card at that depth. Rule: §6.2."""
    asked = {"hands": ["SA HA H7", "EK HZ HO", "EA E7 HK"], "trump": "E", "leader": 0, "depth": 3}
    wrong = case(asked, {"counts": [3, 6, 5]})
    status, lines = run(write(tmp_path, wrong, component="perft"))
    assert status == 1
    assert lines[:2] == [
        "FAILED XX1 (some.json): counts: expected [3, 6, 5], got [3, 5, 5]",
        "FAILED XX1 (some.json): divide at depth 2: SA 1, HA 2, H7 2",
    ]


@pytest.mark.parametrize(
    ("expected", "lines"), [({"counts": 5}, 2), ({"counts": [3, 5]}, 2), ({"by_copies": 21}, 2)]
)
def test_a_count_without_a_wrong_depth_is_not_divided(
    tmp_path: Path, expected: dict[str, object], lines: int
) -> None:
    """Where no single depth is wrong there is nothing to divide."""
    asked = {"hands": ["SA HA H7", "EK HZ HO", "EA E7 HK"], "trump": "E", "leader": 0, "depth": 3}
    status, said = run(write(tmp_path, case(asked, expected), component="perft"))
    assert (status, len(said)) == (1, lines)


@pytest.mark.parametrize(
    ("expected", "status"),
    [
        ({"counts": [3, 5, 5, 10, 14, 20, 20, 20, 20], "by_copies": 20}, 0),
        ({"counts": [3, 5, 5, 10, 9, 20, 20, 20, 20]}, 1),
        ({"counts": [3, 5, 5, 10]}, 1),
        ({"by_copies": 10}, 1),
    ],
)
def test_a_count_cut_short_says_so(
    tmp_path: Path, expected: dict[str, object], status: int
) -> None:
    """What was counted is compared, what was not must at least be above the limit."""
    asked = {"hands": ["SA HA H7", "EK HZ HO", "EA E7 HK"], "trump": "E", "leader": 0, "depth": 9}
    write(tmp_path, case(asked, expected), component="perft")
    found, lines = run(tmp_path, "--perft-limit", "12")
    assert found == status
    if not status:
        assert lines[0] == "note XX1 (some.json): counts checked to depth 4 of 9"
    else:
        assert "more than 12" in lines[0]


def test_one_component_can_be_asked_alone() -> None:
    """The other files are not run; what other programs answer is counted as skipped."""
    total = len(read_file(FOLDER / "solve.json").cases)
    assert run(FOLDER, "--component", "solve") == (0, [f"0 passed, 0 failed, {total} skipped"])


# --- what is malformed ---


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "is no JSON"),
        ("[" * 100_000, "is no JSON"),
        ("[]", "is no case file"),
        ('{"component": "melds", "format": 2, "cases": []}', "has the unknown format 2, not 1"),
        ('{"component": "melds", "format": true, "cases": []}', "unknown format true"),
        ('{"component": "melds", "cases": []}', "unknown format null"),
        ('{"format": 1, "cases": []}', "names no component"),
        ('{"component": "melds", "format": 1}', "has no list of cases"),
        ('{"component": "skat", "format": 1, "cases": []}', "unknown component 'skat'"),
    ],
)
def test_a_malformed_file_fails_by_its_name(tmp_path: Path, text: str, reason: str) -> None:
    """A file that cannot be asked is one failure with a reason."""
    (tmp_path / "some.json").write_text(text, encoding="utf-8")
    status, lines = run(tmp_path)
    assert status == 1
    assert lines[0].startswith("FAILED some.json (some.json): ")
    assert reason in lines[0]
    assert lines[1:] == ["0 passed, 1 failed, 0 skipped"]


def test_a_file_that_is_no_text_fails(tmp_path: Path) -> None:
    """Neither wrong bytes nor a folder with the name of a file stop the run."""
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "folder.json").mkdir()
    status, lines = run(tmp_path)
    assert status == 1
    assert "is no JSON" in lines[0]
    assert "cannot be read" in lines[1]


def test_an_unknown_component_asked_for_fails(tmp_path: Path) -> None:
    """A slip in the name does not pass as nothing to do."""
    status, lines = run(write(tmp_path, PAAR), "--component", "meld")
    assert status == 1
    assert lines[0].startswith("FAILED meld (meld): unknown component 'meld', known: deal, ")
    assert lines[1] == "0 passed, 1 failed, 0 skipped"


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (7, "case 1 (some.json): is no case"),
        ({"input": {}}, "case 1 (some.json): has no id"),
        (PAAR | {"input": 3}, "has no input"),
        (PAAR | {"expected": {}}, "expects nothing"),
        (PAAR | {"expected": [40]}, "expects nothing"),
        (PAAR | {"rules": None}, "names no preset"),
        (PAAR | {"rules": {"preset": "seed_9"}}, "'seed_9' is no such preset; did you mean seed_"),
        (PAAR | {"rules": {"preset": "seed_3", "sets": {}}}, "rules: unknown sets"),
        (PAAR | {"rules": {"preset": "seed_3", "set": 1}}, "rules: set is no object"),
        (
            PAAR | {"rules": {"preset": "seed_3", "set": {"melds.paar": 3}}},
            "'melds.paar' is no such option",
        ),
        (case({"hand": "HK HO"}, {"augen": 40}), "input: trump is missing"),
        (case({"hand": "HK XX", "trump": "H"}, {"augen": 40}), "input: hand: 'XX' is no card"),
        (case({"hand": 4, "trump": "H"}, {"augen": 40}), "input: hand must be cards in one text"),
        (case({"hand": "HK HK HK", "trump": "H"}, {"augen": 0}), "HK is named three times"),
        (case({"hand": "HK", "trump": "X"}, {"augen": 0}), "trump must be one of E, S, H, B"),
        (case({"hand": "", "trump": "H", "hnd": ""}, {"augen": 0}), "input: unknown hnd"),
        (
            case({"hand": "", "trump": "H", "ask": "x"}, {"augen": 0}),
            "unknown ask 'x', known: none",
        ),
        (case({"hand": "", "trump": "H"}, {"worth": 0}), "this question has no such answer"),
    ],
)
def test_a_malformed_case_fails_by_its_id(tmp_path: Path, raw: object, reason: str) -> None:
    """A case that cannot be asked is a failure with a reason; the others are run."""
    other = PAAR | {"id": "XX2"}
    status, lines = run(write(tmp_path, raw, other))
    assert status == 1
    assert reason in lines[0]
    assert lines[-1] == "1 passed, 1 failed, 0 skipped"


TURN = {"ask": "turn", "dealer": 0, "declarer": 0}
PLAY = {"hand": "EA", "trick": "", "trump": "H"}
SETTLE = {"declarer": 0, "bid": 150, "melds": [0, 0, 0], "trick_augen": [250, 0, 0]}
ENDING = {"hands": ["EA", "SA", "HA"], "trump": "H", "leader": 0, "depth": 1}
BURY = {"hand": "EA", "trump": "H", "bury": ""}


@pytest.mark.parametrize(
    ("component", "ask_input", "reason"),
    [
        ("deal", {"ask": "size"}, "unknown ask 'size', known: sizes, usual_sizes"),
        ("deal", {"ask": ["sizes"]}, "unknown ask ['sizes']"),
        ("deal", {}, "unknown ask ''"),
        ("deal", TURN | {"dealer": "0"}, "dealer must be a whole number"),
        ("deal", TURN | {"dealer": True}, "dealer must be a whole number"),
        ("deal", TURN | {"dealer": 3}, "dealer must be one of 0 to 2"),
        ("deal", TURN | {"declarer": -1}, "declarer must be one of 0 to 2"),
        ("deal", TURN | {"contract": "SOLO"}, "contract must be one of NORMAL"),
        ("deal", {"ask": "dealers", "first": 0, "deals": "NORMAL"}, "deals must be a list"),
        ("deal", {"ask": "dealers", "first": 0, "deals": ["X"]}, "deals must be one of NORMAL"),
        ("deal", {"ask": "abgehen", "phase": "TRUMP"}, "phase must be one of AUCTION"),
        ("deal", {"ask": "usual_sizes", "players": 3, "with_diss": 1}, "must be true or false"),
        (
            "deal",
            {"ask": "usual_sizes", "players": 9, "with_diss": True},
            "RulesError: there are no usual sizes for 9 players",
        ),
        ("auction", {"dealer": 0, "actions": [["pass"]]}, 'an action is [seat, bid] or [seat, "pa'),
        ("auction", {"actions": [[1, "pass"], [1, 150]]}, "only the last action may be refused"),
        ("bury", BURY, "hand must be 20 cards, not 1"),
        ("bury", {"ask": "best", "hand": "EA", "trump": None}, "trump must be a suit here"),
        ("playable", PLAY | {"trick": "EA EA EZ"}, "trick is complete with 3 cards"),
        ("playable", PLAY | {"sides": [[0], [1]]}, "sides must hold every seat once"),
        ("playable", PLAY | {"sides": [0, 1, 2]}, "sides must be lists of seats"),
        ("trick_winner", {"trick": "", "leader": 0, "trump": "H"}, "trick must be 1 to 3 cards"),
        ("settle", SETTLE | {"melds": [0, 0]}, "melds must be one entry for each of 3 seats"),
        ("settle", SETTLE | {"contract": "DURCH"}, "DURCH is settled by special cases"),
        (
            "rufen",
            {"ask": "partner", "declarer": 0, "call": "EA EA", "hands": ["", "", ""]},
            "call must be one card",
        ),
        (
            "special",
            {"ask": "settle", "contract": "NORMAL", "declarer": 0, "won": True},
            "contract must be DURCH or UNTENDURCH",
        ),
        (
            "special",
            {"ask": "settle", "contract": "UNTENDURCH", "declarer": 0, "won": True, "open": True},
            "only a Durch is announced open",
        ),
        ("special", {"ask": "announce", "dealer": 0, "will": [1, None, None]}, "will must name"),
        (
            "special",
            {"ask": "play", "contract": "DURCH", "declarer": 0, "tricks": ["EA EA"]},
            "tricks must be tricks of 3 cards",
        ),
        (
            "special",
            {"ask": "play", "contract": "DURCH", "declarer": 0, "tricks": ["EA EA EA"]},
            "EA is named three times",
        ),
        ("match_end", {"scores": [], "declarers": []}, "declarers must be accounts"),
        ("match_end", {"scores": [0], "declarers": [1]}, "declarers must be accounts"),
        ("match_end", {"scores": [0], "declarers": [], "exact_last": []}, "exact_last must have"),
        (
            "perft",
            ENDING | {"hands": ["EA", "SA", ""]},
            "3 hands of one size are needed, not 1 1 0",
        ),
    ],
)
def test_input_that_is_not_of_the_format_is_named(
    tmp_path: Path, component: str, ask_input: dict[str, object], reason: str
) -> None:
    """Whatever stands in a case, the run goes on and says what is wrong with it."""
    status, lines = run(write(tmp_path, case(ask_input, {"x": 1}), component=component))
    assert status == 1
    assert reason in lines[0]
    assert lines[-1] == "0 passed, 1 failed, 0 skipped"


@pytest.mark.parametrize(
    ("component", "preset", "ask_input", "reason"),
    [
        ("playable", "dabb_4", PLAY | {"trick": "EZ"}, "leader is missing, play.partner_exempt"),
        ("bury", "seed_3_ohne", BURY | {"hand": 16 * "E7 "}, "E7 is named three times"),
        (
            "bury",
            "seed_4_ohne",
            BURY | {"hand": "EA EA EZ EZ EK EK EO EO EU EU E7 E7 SA"},
            "E7 E7 not held",
        ),
    ],
)
def test_input_that_does_not_fit_the_rules_is_named(
    tmp_path: Path, component: str, preset: str, ask_input: dict[str, object], reason: str
) -> None:
    """What the rules of the case do not know is malformed there."""
    asked = case(ask_input, {"x": 1}, rules={"preset": preset})
    assert reason in run(write(tmp_path, asked, component=component))[1][0]


def test_an_id_stands_in_one_place_only(tmp_path: Path) -> None:
    """A second case of the same id fails, also in another file."""
    write(tmp_path, PAAR)
    (tmp_path / "some.json").rename(tmp_path / "first.json")
    status, lines = run(write(tmp_path, PAAR, PAAR | {"id": "XX2"}))
    assert status == 1
    assert lines == [
        "FAILED XX1 (some.json): the id stands in first.json already",
        "2 passed, 1 failed, 0 skipped",
    ]


def test_what_the_engine_breaks_on_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An exception of the engine fails its case, by name, and not the run."""

    def broken(*_: object) -> None:
        raise RuntimeError("no melds today")

    monkeypatch.setattr("binokel.testing.cases.components.melds.melds_in", broken)
    status, lines = run(write(tmp_path, PAAR))
    assert (status, lines[0]) == (1, "FAILED XX1 (some.json): RuntimeError: no melds today")


# --- further questions of the formats ---


@pytest.mark.parametrize(
    ("component", "preset", "changes", "ask_input", "expected"),
    [
        (
            "bury",
            "ohmden",
            {},
            {"hand": "HA HZ HK HO HU EA EZ EK SA SK SU BA BK BZ BU EU", "trump": "H", "bury": "EA"},
            {"result": "refused", "reason": "WRONG_COUNT", "hand": None, "announced": None},
        ),
        (
            "bury",
            "ohmden",
            {},
            {
                "hand": "HA HZ HK HO HU EA EZ EK SA SK SU BA BK BZ BU EU",
                "trump": "H",
                "bury": "",
                "by": 2,
            },
            {"result": "refused", "reason": "NOT_YOUR_TURN", "meld_augen": None},
        ),
        (
            "bury",
            "drecksau_3",
            {"verdrueckt.mode": "penalise"},
            {
                "hand": "HA HZ HK HO HU H7 H7 EA EZ EK SA SK SU BA BK BZ BU EU",
                "trump": "H",
                "bury": "EZ H7",
                "declarer": 2,
            },
            {"result": "verdrueckt", "reason": "WRONG_COUNT"},
        ),
        (
            "auction",
            "seed_3",
            {},
            {"dealer": 0, "actions": [[1, 150], [2, "pass"], [0, "pass"], [2, 160]]},
            {"accepted": False, "reason": "OVER", "over": True, "declarer": 1, "may_pass": False},
        ),
        (
            "auction",
            "seed_3",
            {"auction.opening_forced": False, "auction.all_pass": "redeal_same"},
            {"dealer": 2, "actions": [[0, "pass"], [1, "pass"], [2, "pass"], [0, "pass"]]},
            {"reason": "OVER", "outcome": "REDEAL", "next_dealer": 2},
        ),
        (
            "auction",
            "rufen_4",
            {},
            {"dealer": 0, "actions": [[1, 10_000]]},
            {"lowest": None, "may_pass": True, "to_act": 2, "outcome": None},
        ),
        (
            "deal",
            "larsb",
            {"auction.all_pass": "redeal_next"},
            {"ask": "dealers", "first": 3, "deals": ["REDEAL", "VERDRUECKT", "DURCH"]},
            {"dealers": [3, 0, 1, 1]},
        ),
        (
            "deal",
            "ohmden",
            {},
            {"ask": "abgehen", "phase": "TRICKS"},
            {"allowed": False},
        ),
        (
            "settle",
            "seed_4",
            {},
            {"declarer": 0, "bid": 200, "melds": [0, 0, 0, 0], "partner": 1},
            {"refused": "NOT_ALLOWED", "sum": None, "made": None, "change": None},
        ),
        (
            "rufen",
            "seed_4",
            {},
            {
                "ask": "exchange",
                "declarer": 0,
                "call": "EA",
                "give": "SA",
                "hands": ["SA", "EA", "HA", "BA"],
            },
            {"refused": "NOT_ALLOWED", "hands": None},
        ),
        (
            "rufen",
            "rufen_4",
            {},
            {
                "ask": "melds",
                "declarer": 0,
                "call": "EA",
                "give": "EA",
                "trump": "H",
                "hands": ["SA", "EA", "HA", "BA"],
            },
            {"refused": "SAME_CARD", "meld_augen": None},
        ),
        (
            "special",
            "rufen_4",
            {},
            {
                "ask": "play",
                "contract": "UNTENDURCH",
                "declarer": 1,
                "tricks": ["EA EZ EK EO", "SA SZ SK SO"],
            },
            {"over": True, "won": False, "after": 1, "leader": None},
        ),
        (
            "special",
            "rufen_4",
            {"durch.open_value": 1500},
            {"ask": "announce", "dealer": 3, "will": [None, "DURCH_OPEN", "DURCH", None]},
            {"declarer": 1, "contract": "DURCH", "asked": [0, 1]},
        ),
        (
            "playable",
            "seed_4",
            {"play.partner_exempt": True},
            {"hand": "EA EU HA", "trick": "EZ E7", "trump": "H", "leader": 3},
            {"playable": "EA EU"},
        ),
        ("playable", "dabb_4", {}, {"hand": "EA", "trick": "", "trump": "H"}, {"playable": "EA"}),
        (
            "match_end",
            "seed_3",
            {},
            {"scores": [1000, 0, 0], "declarers": [], "exact_last": [250, 0, 0]},
            {"over": True, "winners": [0]},
        ),
    ],
)
def test_a_case_of_the_formats_is_asked(  # noqa: PLR0913 -- the parts of a case
    tmp_path: Path,
    component: str,
    preset: str,
    changes: dict[str, object],
    ask_input: dict[str, object],
    expected: dict[str, object],
) -> None:
    """Questions the formats allow beside those in the folder, worked out by hand."""
    asked = case(ask_input, expected, rules={"preset": preset, "set": changes})
    assert run(write(tmp_path, asked, component=component)) == (
        0,
        ["1 passed, 0 failed, 0 skipped"],
    )


@pytest.mark.parametrize(
    ("component", "ask_input", "expected"),
    [
        ("melds", {"hand": "HK HO", "trump": "H"}, {"melds": "PAAR"}),
        ("melds", {"hand": "HK HO", "trump": "H"}, {"melds": [["PAAR", "HK HO", True]]}),
        ("melds", {"hand": "HK HO", "trump": "H"}, {"melds": [["PAAR", "XX", 40]]}),
        ("melds", {"hand": "HK HO", "trump": "H"}, {"melds": [["PAAR", "HK HO"]]}),
        ("melds", {"hand": "HK HO", "trump": "H"}, {"shown": "HK HK HK"}),
        ("melds", {"hand": "HK HO", "trump": "H"}, {"shown": ["HK", "HO"]}),
        (
            "rufen",
            {
                "ask": "exchange",
                "declarer": 0,
                "call": "EA",
                "give": "SA",
                "hands": ["SA", "EA", "HA", "BA"],
            },
            {"hands": "EA SA HA BA"},
        ),
    ],
)
def test_an_expected_value_of_another_kind_fails(
    tmp_path: Path, component: str, ask_input: dict[str, object], expected: dict[str, object]
) -> None:
    """What no answer can be is a failure that shows both."""
    asked = case(ask_input, expected, rules={"preset": "rufen_4"})
    status, lines = run(write(tmp_path, asked, component=component))
    assert status == 1
    assert ": expected " in lines[0]
    assert ", got " in lines[0]


# --- as a program ---


def test_the_program_runs_as_a_module(tmp_path: Path) -> None:
    """Status 0 if all pass, 1 if one fails; nothing on the error stream."""
    for expected, status in ((40, 0), (50, 1)):
        write(tmp_path, PAAR | {"expected": {"augen": expected}})
        command = [sys.executable, "-m", "binokel.testing.cases", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, check=False, text=True)  # noqa: S603
        assert (done.returncode, done.stderr) == (status, "")


def test_a_missing_folder_is_status_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither nothing nor a file can be run."""
    (tmp_path / "some.json").write_text("{}", encoding="utf-8")
    for path in (tmp_path / "away", tmp_path / "some.json"):
        assert main([str(path)]) == 2
        assert f"{path} is no folder" in capsys.readouterr().err


def test_a_folder_without_cases_is_status_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where nothing was run nothing has passed, also if only the wanted component is missing."""
    assert main([str(tmp_path)]) == 2
    write(tmp_path, PAAR)
    assert main([str(tmp_path), "--component", "auction"]) == 2
    told = capsys.readouterr()
    assert told.err.count("holds no cases of that kind") == 2
    assert told.out.splitlines()[-1] == "0 passed, 0 failed, 0 skipped"


@pytest.mark.parametrize("limit", ["0", "-3", "many"])
def test_a_limit_is_a_number_of_lines(limit: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A limit that is none is refused by name."""
    with pytest.raises(SystemExit):
        main([str(FOLDER), "--perft-limit", limit])
    assert "--perft-limit" in capsys.readouterr().err


def test_output_goes_to_the_terminal_by_default(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without another stream the sums are printed."""
    assert main([str(write(tmp_path, PAAR))]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed, 0 skipped\n"


def test_reading_is_usable_by_itself(tmp_path: Path) -> None:
    """Other programs may read the files; what is malformed is one exception."""
    path = write(tmp_path, PAAR) / "some.json"
    found = read_file(path)
    assert read_case(found.cases[0], 1).expected == {"augen": 40}
    with pytest.raises(Malformed, match="cannot be read"):
        read_file(tmp_path / "away.json")


@pytest.mark.parametrize("seed", range(6))
def test_the_best_bury_is_the_best_of_all(tmp_path: Path, seed: int) -> None:
    """Folding buries that take the same cards out of melds loses none. Rule: §4.5, §4.6."""
    rng = random.Random(seed)
    changes: dict[str, object] = rng.choice(
        [{}, {"melds.acht_ober": 0, "melds.rundgang": "with_familie"}, {"melds.trumpf_diss": 0}]
    )
    rules = PRESETS["seed_4"].with_options(changes)
    # court cards, so that there is something to meld
    cards = rng.sample([card for card in deck(with_diss=True) if card.rank.name != "ZEHN"], 14)
    hand, trump = CardSet(cards), Suit.HERZ
    most = max(
        declarer_melds(rules, hand - buried, buried, trump).augen for buried in buries(hand, 4)
    )
    asked = case(
        {"ask": "best", "hand": str(hand), "trump": "H"},
        {"meld_augen": most},
        rules={"preset": "seed_4", "set": changes},
    )
    assert run(write(tmp_path, asked, component="bury"))[0] == 0
