"""Files of rules that are long, strange or say a thing twice. §12.1."""

from __future__ import annotations

import difflib

import pytest

from binokel.errors import Fault, RulesError
from binokel.rules.options import OPTIONS
from binokel.rules.presets import PRESETS, SEED_3
from binokel.rules.toml import LONGEST, canonical, rules_from_toml
from binokel.words import Words

MANY_LINES = f"\n{'x' * 400}" * 200


def faults(text: str) -> tuple[Fault, ...]:
    """Everything wrong with a file of rules."""
    with pytest.raises(RulesError) as caught:
        rules_from_toml(text)
    return caught.value.faults


def test_asking_whether_a_name_is_there_looks_for_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """`in` is a plain question; only an error guesses what was meant. Rule: §12.1."""
    monkeypatch.delattr(difflib, "get_close_matches")
    assert "play.must_haed" not in OPTIONS
    assert "seed_33" not in PRESETS
    assert "seed_3" in PRESETS


def test_what_is_meant_is_guessed_for_the_first_unknown_names_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Thousands of unknown names are each a fault, at once; the first ones are helped. §12.1."""
    asked: list[str] = []
    guess = difflib.get_close_matches

    def counted(name: str, names: list[str]) -> list[str]:
        asked.extend([name] * bool(names))
        return guess(name, names)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    found = faults("".join(f"play.must_heal{number} = 1\n" for number in range(1000)))
    assert len(found) == 1000
    assert len(asked) == 20
    assert [bool(fault.near) for fault in found] == [True] * 20 + [False] * 980
    assert "vielleicht play.must_head" in Words("de").fault(found[0])
    assert "vielleicht" not in Words("de").fault(found[-1])


@pytest.mark.parametrize(
    "text",
    [
        f"{'x' * 400} = 1",
        f'preset = "{"x" * 400}"',
        f"match.target = 0x{'f' * 400}",
        f"match.target.{'.'.join('x' * 200)} = 1",
        f"preset = [{'1,' * 200}]",
        f"preset = '''{MANY_LINES}'''",
        f"match.target = '''{MANY_LINES}'''",
        f'"\\U0000{"x" * 400}" = 1',
    ],
    ids=["name", "preset", "number", "depth", "no preset", "long preset", "text", "no TOML"],
)
def test_a_sentence_stays_short(text: str) -> None:
    """However long a name or a value is, one can read what is said about it. Rule: §12.1."""
    (fault,) = faults(text)
    assert len(str(fault)) < 500
    assert all(len(option) < 250 for option in fault.options)


def test_a_file_of_rules_is_not_longer_than_a_book() -> None:
    """A text that is too long is refused unread, with both lengths. Rule: §12.1."""
    text = canonical(SEED_3)
    full = text + "#\n" * ((LONGEST - len(text)) // 2)
    assert rules_from_toml(full) == SEED_3
    (fault,) = faults(full + "#" * 10)
    assert fault.sentence.endswith("characters, at most 100000")
    (fault,) = faults("\n" + "#" * 501)
    assert fault.sentence == "the text is too long: line 2 has 501 characters, at most 500"


def test_a_number_too_long_to_be_written_is_a_wrong_value() -> None:
    """Python writes no whole number of more than 4300 digits; the range says enough. §11.1."""
    with pytest.raises(RulesError, match="not int too long to write"):
        SEED_3.with_(match__target=1 << 50_000)


@pytest.mark.parametrize("table", ["[play]\nmust_head = false\n", "play.must_head = false\n"])
def test_an_option_in_quotes_and_in_its_chapter_stands_twice(table: str) -> None:
    """None of two values wins silently: TOML itself takes them for two names. Rule: §12.1."""
    text = f'"play.must_head" = true\n{table}'
    (fault,) = faults(text)
    assert (fault.code.name, fault.paragraph) == ("REPEATED", "§12.1")
    assert fault.options == ("play.must_head",)
    rules = rules_from_toml('"play.must_head" = false\nplay.must_trump = true\n')
    assert rules == SEED_3.with_(play__must_head=False)
