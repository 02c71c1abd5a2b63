"""House rules as TOML, and their digest. §12.1."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel.errors import RulesError, UnknownName
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.toml import canonical, digest, rules_from_toml, rules_to_toml
from binokel.testing import strategies

if TYPE_CHECKING:
    from binokel.rules.config import Rules


def faults(text: str) -> list[tuple[str, str]]:
    """Code and paragraph of everything wrong with a file of rules."""
    with pytest.raises(RulesError) as caught:
        rules_from_toml(text)
    return [(fault.code.name, fault.paragraph) for fault in caught.value.faults]


@given(strategies.rules(), st.sampled_from(sorted(PRESETS)))
def test_rules_read_what_they_write(rules: Rules, base: str) -> None:
    """rules_from_toml(rules_to_toml(r)) = r, whatever preset it starts from. Rule: §12.1."""
    assert rules_from_toml(rules_to_toml(rules, base)) == rules


@given(strategies.rules())
def test_the_canonical_text_is_a_file_of_rules(rules: Rules) -> None:
    """All options written out give the same rules. Rule: §12.1."""
    assert rules_from_toml(canonical(rules)) == rules


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_written_as_its_name(name: str) -> None:
    """Only differences are written. Rule: §12.1."""
    assert rules_to_toml(PRESETS[name], base=name) == f'preset = "{name}"\n'


def test_a_file_holds_the_preset_and_what_differs_by_chapter() -> None:
    """The text people read and change. Rule: §12.1."""
    house = SEED_4.with_(play__must_head=False, play__last_trick=20, match__floor=-1000)
    assert rules_to_toml(house, "seed_4") == (
        'preset = "seed_4"\n\n'
        "[play]\nmust_head = false\nlast_trick = 20\n\n"
        "[match]\nfloor = -1000\n"
    )
    with pytest.raises(UnknownName, match="seed_4"):
        rules_to_toml(house, "seed4")


@pytest.mark.parametrize(
    "text",
    [
        'preset = "seed_4"\n[play]\nmust_head = false\n[melds]\n',
        'preset = "seed_4"\nplay.must_head = false\n',
        'play.must_head = false\npreset = "seed_4"\n',
    ],
)
def test_chapters_may_be_tables_or_dotted_ids(text: str) -> None:
    """Both ways TOML offers are read; an empty chapter changes nothing. Rule: §12.1."""
    assert rules_from_toml(text) == SEED_4.with_(play__must_head=False)


def test_an_empty_file_is_the_seed() -> None:
    """The defaults taken together are seed_3. Rule: §12.1."""
    assert rules_from_toml("") == SEED_3


def test_everything_wrong_is_reported_at_once() -> None:
    """Unknown names, types, ranges, values and contradictions, each with its paragraph."""
    text = """
        preset = "seed_4"
        plya.must_head = true
        [play]
        must_haed = true
        last_trick = 5
        [seats]
        sides = "pair"
        players = 9
        [match]
        target = true
        tie_break = ["highest"]
        """
    assert faults(text) == [
        ("OUT_OF_RANGE", "§2.1"),
        ("NOT_A_VALUE", "§2.2"),
        ("WRONG_TYPE", "§11.1"),
        ("UNKNOWN_OPTION", "§12.1"),
        ("UNKNOWN_OPTION", "§12.1"),
        ("LAST_TRICK", "§6.13"),
        ("TIE_BREAK", "§11.3"),
    ]


@pytest.mark.parametrize(
    ("text", "found", "hint"),
    [
        ("[play\n", [("BAD_TOML", "§12.1")], "line 1"),
        ('a = 1\nb = "', [("BAD_TOML", "§12.1")], "end of document"),
        ("a = " + "9" * 5000, [("BAD_TOML", "§12.1")], "too long"),
        ("a = " + "[\n" * 5000, [("BAD_TOML", "§12.1")], "not TOML"),
        ('preset = "seed_5"', [("UNKNOWN_PRESET", "§12.3")], "did you mean seed_"),
        ('preset = "sed_4"\nseats.sides = "pairs"', [("UNKNOWN_PRESET", "§12.3")], "seed_4"),
        ("preset = 4", [("WRONG_TYPE", "§12.3")], "a name in quotes, not 4"),
        ("[plya]\nx = 1", [("UNKNOWN_OPTION", "§12.1")], "did you mean play"),
        ("[plya]", [("UNKNOWN_OPTION", "§12.1")], "'plya'"),
        ("play.must_haed = true", [("UNKNOWN_OPTION", "§12.1")], "did you mean play.must_head"),
        ("xyzzy = 1", [("UNKNOWN_OPTION", "§12.1")], "'xyzzy' is no such option"),
        ("play = 1", [("WRONG_TYPE", "§12.1")], r"play is a chapter: .*\[play\]"),
        ("[play.must_head]\nx = 1", [("WRONG_TYPE", "§6.4")], "true or false"),
        ("match.target = 12.5", [("WRONG_TYPE", "§11.1")], "a whole number, not 12.5"),
        ("match.target = 1979-05-27", [("WRONG_TYPE", "§11.1")], "a whole number"),
        ('dapp.size = "four"', [("WRONG_TYPE", "§2.4")], "a whole number"),
        ("dapp.size = 4", [("DECK_SIZE", "§2.4")], "46 cards, but the deck has 48"),
        ("dapp.size = 2", [("DECK_SIZE", "§2.4"), ("DAPP_SIZE", "§2.4")], "at least three"),
    ],
)
def test_a_fault_says_what_to_do(text: str, found: list[tuple[str, str]], hint: str) -> None:
    """Every sentence helps, with line, neighbours or wanted values. Rule: §12.1."""
    assert faults(text) == found
    with pytest.raises(RulesError, match=hint):
        rules_from_toml(text)


@given(
    st.text()
    | st.from_regex(r"(\[?[a-z]{1,5}\.?[a-z]*\]?( = (\[?\"?\w*\"?\]?))?\n)*", fullmatch=True)
)
def test_any_text_is_read_or_refused_in_one_way(text: str) -> None:
    """Whatever somebody pastes, nothing but a RulesError comes back. Rule: §12.1."""
    with suppress(RulesError):
        rules_from_toml(text).check()


def test_what_follows_from_a_value_not_read_is_no_news() -> None:
    """A Dapp of 4 does not fit the players nobody could read; the names are still looked at."""
    assert faults("dapp.size = 4\nseats.players = 9") == [("OUT_OF_RANGE", "§2.1")]
    assert faults('preset = "sed_4"\ndapp.size = 3\nplya.x = 1') == [
        ("UNKNOWN_PRESET", "§12.3"),
        ("UNKNOWN_OPTION", "§12.1"),
    ]


def test_the_digest_is_the_hash_of_one_line_for_each_option() -> None:
    """Any program can compute it from the text described. Rule: §12.1."""
    lines = canonical(SEED_3).splitlines()
    assert lines == sorted(lines)
    assert len(lines) == 76
    assert lines[0] == 'abgehen.bonus = "none"'
    assert 'match.tie_break = ["last_declarer", "highest", "extra_deal"]' in lines
    text = "".join(f"{line}\n" for line in lines)
    assert digest(SEED_3) == hashlib.sha256(text.encode()).hexdigest()


def test_the_digest_of_the_seed_never_changes() -> None:
    """Logs hold it: an option added or renamed is a new version of the log. Rule: §12.1."""
    assert digest(SEED_3) == "90a52541bee6cf5d020d539aa9a2d60eab6dace143fc59d3946e8f1fc153de05"


def test_different_rules_have_different_digests() -> None:
    """Each preset has its own, except where two presets are the same rules. Rule: §12.1."""
    assert len({digest(rules) for rules in PRESETS.values()}) == len(set(PRESETS.values()))
    assert digest(SEED_4) != digest(SEED_4.with_(seats__direction="cw"))
