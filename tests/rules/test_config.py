"""Rules as a value: options by name, differences, faults, and what follows from them. §12."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError
from typing import get_args

import pytest
from hypothesis import given

from binokel.errors import NotationError, RulesError, UnknownName
from binokel.rules.bonus import FORTY, NO_BONUS, Bonus
from binokel.rules.config import PATHS, FaultCode, PlayRules, Rules, TieBreak
from binokel.rules.options import OPTIONS, value_text
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.testing import strategies


def codes(error: RulesError) -> list[str]:
    """The codes of the faults an error names."""
    return [fault.code.name for fault in error.faults]


# --- bonus ---


@pytest.mark.parametrize(
    ("text", "bid", "players", "augen"),
    [
        ("none", 310, 3, 0),
        ("fixed(30)", 310, 3, 30),
        ("per_player(10)", 310, 4, 40),
        ("half_bid", 310, 3, 160),
        ("half_bid", 300, 3, 150),
        ("half_bid", 301, 3, 160),
        ("half_bid", 155, 3, 80),
        ("half_bid", 0, 3, 0),
        ("fixed(100000)", 310, 3, 100_000),
    ],
)
def test_a_bonus_is_nothing_a_number_a_share_or_half_the_bid(
    text: str, bid: int, players: int, augen: int
) -> None:
    """Half the bid goes up to full tens, for odd bids as well. Rule: §7.8."""
    assert Bonus.parse(text).augen(bid=bid, players=players) == augen


@given(strategies.bonuses())
def test_a_bonus_reads_what_it_writes(bonus: Bonus) -> None:
    """parse(str(x)) = x for every bonus. Rule: §7.8."""
    assert Bonus.parse(f" {bonus} ") == bonus


@pytest.mark.parametrize(
    "text",
    ["", "fixed", "fixed()", "fixed(", "fixed(4", "fixed(4))", "fixed(-4)", "fixed(²)", "fixed(٣)",
     "none(0)",
     "half_bid(3)", "half", "fixed(100001)", "fixed(" + "9" * 5000 + ")", "fixed(4) x"],
)  # fmt: skip
def test_what_is_no_bonus_is_refused(text: str) -> None:
    """Nothing but the four kinds is a bonus. Rule: §7.8."""
    with pytest.raises(NotationError, match=r"§7\.8"):
        Bonus.parse(text)


def test_a_bonus_cannot_be_made_wrong() -> None:
    """The type is closed: unknown kinds and misplaced numbers are refused. Rule: §7.8."""
    for kind, number in [("half", 0), ("none", 10), ("half_bid", 1), ("fixed", -1)]:
        with pytest.raises(ValueError, match=r"§7\.8"):
            Bonus(kind, number)  # type: ignore[arg-type]
    assert (str(NO_BONUS), str(FORTY)) == ("none", "fixed(40)")


# --- options by name ---


def test_rules_are_frozen_hashable_and_compare_by_content() -> None:
    """A match keeps the rules it was begun with. Rule: §12.1."""
    house = SEED_4.with_(play__must_head=False)
    assert house == SEED_4.with_options({"play.must_head": False})
    assert len({house, SEED_4, SEED_4.with_(play__must_head=False)}) == 2
    assert pickle.loads(pickle.dumps(house)) == house  # noqa: S301 -- our own bytes
    with pytest.raises(FrozenInstanceError):
        house.play.must_head = True  # type: ignore[misc]


def test_with_changes_what_it_names_and_nothing_else() -> None:
    """Other options keep their values. Rule: §12.1."""
    house = SEED_4.with_(play__must_head=False, match__floor=-1000)
    assert house.difference(SEED_4) == {
        "play.must_head": (False, True),
        "match.floor": (-1000, None),
    }
    assert house.play == PlayRules(must_head=False)


def test_values_may_be_written_as_toml_writes_them() -> None:
    """None and bonuses are text there, a list is a list. Rule: §12.1."""
    house = Rules().with_options(
        {"match.floor": "none", "abgehen.bonus": "half_bid", "match.tie_break": ["shared"]}
    )
    assert house.match.floor is None
    assert house.abgehen.bonus == Bonus("half_bid")
    assert house.match.tie_break == ("shared",)


@given(strategies.raw_options())
def test_options_set_are_options_read(options: dict[str, object]) -> None:
    """with_options(x).options() = x, also where the options contradict. Rule: §12.1."""
    rules = Rules().with_options(options)
    assert rules.options() == options
    assert all(rules.option(path) == options[path] for path in PATHS)


def test_an_unknown_option_is_named_with_its_neighbours() -> None:
    """A slip in a name is found and helped. Rule: §12.1."""
    with pytest.raises(
        UnknownName, match=r"no such option; did you mean play\.must_head"
    ) as caught:
        SEED_3.option("play.must_haed")
    assert str(caught.value).endswith("(UNKNOWN_OPTION, §12.1)")
    assert "play.must_haed" not in OPTIONS
    with pytest.raises(KeyError, match=r"^'xyzzy' is no such option \(UNKNOWN_OPTION, §12\.1\)$"):
        OPTIONS["xyzzy"]
    assert repr(OPTIONS).startswith("<76 names: deck.with_diss, deck.card_augen")


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("match.target", True, "WRONG_TYPE"),
        ("match.target", "1000", "WRONG_TYPE"),
        ("match.target", 1000.0, "WRONG_TYPE"),
        ("match.target", 9, "OUT_OF_RANGE"),
        ("match.target", 100_001, "OUT_OF_RANGE"),
        ("match.floor", False, "WRONG_TYPE"),
        ("match.floor", -9, "OUT_OF_RANGE"),
        ("match.floor", "nothing", "WRONG_TYPE"),
        ("play.must_head", 1, "WRONG_TYPE"),
        ("play.must_head", None, "WRONG_TYPE"),
        ("seats.sides", "pair", "NOT_A_VALUE"),
        ("seats.sides", 2, "WRONG_TYPE"),
        ("match.tie_break", "shared", "WRONG_TYPE"),
        ("match.tie_break", ["highest", 3], "WRONG_TYPE"),
        ("match.tie_break", ["lot"], "NOT_A_VALUE"),
        ("abgehen.bonus", 40, "WRONG_TYPE"),
        ("abgehen.bonus", "fixed", "NOT_A_VALUE"),
        ("play", True, "WRONG_TYPE"),
        ("plya.must_head", True, "UNKNOWN_OPTION"),
    ],
)
def test_a_wrong_value_is_refused_with_its_kind(path: str, value: object, code: str) -> None:
    """A bool is no number, a number no bool, and ranges hold. Rule: §12.1."""
    with pytest.raises(RulesError) as caught:
        SEED_3.with_options({path: value})
    (fault,) = caught.value.faults
    assert (fault.code.name, fault.options) == (code, (path,))
    assert path in fault.sentence
    assert fault.paragraph == (OPTIONS[path].paragraph if path in OPTIONS else "§12.1")


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("play.must_head", 1, "true or false, not 1"),
        ("match.target", "1000", 'a whole number, not "1000"'),
        ("match.target", 9, "10 to 100000, not 9"),
        ("match.floor", -9, '-100000 to -10 or "none", not -9'),
        ("seats.sides", 2, "one of solo, pairs, two_teams, not 2"),
        ("seats.sides", "pair", 'one of solo, pairs, two_teams, not "pair"'),
        (
            "match.tie_break",
            ["lot", True],
            "a list of last_declarer, most_deals, highest, exact_last_deal, shared, extra_deal, "
            'not ["lot", true]',
        ),
        (
            "match.tie_break",
            ["lot"],
            "a list of last_declarer, most_deals, highest, exact_last_deal, shared, extra_deal, "
            'not ["lot"]',
        ),
        ("abgehen.bonus", 40, "none, fixed(n), per_player(n) or half_bid, not 40"),
        ("abgehen.bonus", "half", 'none, fixed(n), per_player(n) or half_bid, not "half"'),
    ],
)
def test_a_fault_says_what_is_wanted_and_what_was_found(
    path: str, value: object, sentence: str
) -> None:
    """In that order, for every type of option. Rule: §12.1."""
    with pytest.raises(RulesError) as caught:
        SEED_3.with_options({path: value})
    assert [fault.sentence for fault in caught.value.faults] == [f"{path} must be {sentence}"]


def test_all_wrong_values_are_named_at_once_in_the_order_of_the_table() -> None:
    """Nobody mends faults one by one. Rule: §12.1."""
    with pytest.raises(RulesError) as caught:
        SEED_3.with_(match__target=True, plya__x=1, seats__players=9, deck__with_diss="yes")
    assert codes(caught.value) == ["WRONG_TYPE", "OUT_OF_RANGE", "WRONG_TYPE", "UNKNOWN_OPTION"]
    assert str(caught.value).startswith(
        'deck.with_diss must be true or false, not "yes" (WRONG_TYPE, §1.1); '
        "seats.players must be 2 to 8, not 9 (OUT_OF_RANGE, §2.1); "
    )


def test_rules_print_as_what_differs_from_the_seed() -> None:
    """The printed form is an expression that gives the rules again. Rule: §12.1."""
    house = SEED_3.with_(abgehen__bonus="fixed(30)", match__tie_break=["shared"])
    assert repr(SEED_3) == "Rules()"
    assert eval(repr(house)) == house  # noqa: S307 -- our own text
    assert str(house.difference(SEED_3)) == (
        'abgehen.bonus = "fixed(30)" (there "none")\n'
        'match.tie_break = ["shared"] (there ["last_declarer", "highest", "extra_deal"])'
    )
    assert not SEED_3.difference(SEED_3)


def test_value_text_is_toml() -> None:
    """The text of a value is what a file of rules holds."""
    values: list[object] = [
        True,
        False,
        10,
        -10,
        None,
        "pairs",
        Bonus("half_bid"),
        ("highest", "shared"),
        [],
        (),
    ]
    assert [value_text(value) for value in values] == [
        "true", "false", "10", "-10", '"none"', '"pairs"', '"half_bid"',
        '["highest", "shared"]', "[]", "[]",
    ]  # fmt: skip


def test_importing_the_rules_reads_no_table() -> None:
    """The first import is quick: no TOML, no suggestions, no tables. Rule: §12.1."""
    program = (
        "import sys, binokel.rules.config, binokel.rules.presets as p; p.SEED_4.faults();"
        "print(*{'tomllib', 'difflib', 'importlib.resources'} & set(sys.modules))"
    )
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, capture_output=True, check=True)  # noqa: S603 -- our own program
    assert run.stdout.split() == []


# --- faults ---


@pytest.mark.parametrize(
    ("options", "expected", "paragraph"),
    [
        ({"seats.hand_size": 13}, "DECK_SIZE", "§2.4"),
        ({"deck.with_diss": False}, "DECK_SIZE", "§2.4"),
        ({"seats.players": 2, "seats.hand_size": 23, "dapp.size": 2}, "DAPP_SIZE", "§2.4"),
        ({"deck.with_diss": False, "seats.hand_size": 13, "dapp.size": 1}, "DAPP_SIZE", "§2.4"),
        ({"seats.players": 3, "seats.sides": "pairs"}, "SIDES", "§2.2"),
        ({"seats.players": 2, "seats.hand_size": 21, "seats.sides": "two_teams"}, "SIDES", "§2.2"),
        ({"rufen.enabled": True}, "RUFEN_SEATS", "§9.1"),
        ({"auction.challenger": "partner_of_passer"}, "NO_SIDES", "§3.6"),
        ({"play.partner_exempt": True}, "NO_SIDES", "§6.10"),
        ({"auction.opening_min": 155}, "OPENING_STEP", "§3.3"),
        ({"auction.step": 20}, "OPENING_STEP", "§3.3"),
        ({"play.last_trick": 5}, "LAST_TRICK", "§6.13"),
        ({"match.tie_break": []}, "TIE_BREAK", "§11.3"),
        ({"match.tie_break": ["highest"]}, "TIE_BREAK", "§11.3"),
        ({"match.tie_break": ["shared", "highest"]}, "TIE_BREAK", "§11.3"),
        ({"match.tie_break": ["shared", "extra_deal"]}, "TIE_BREAK", "§11.3"),
        ({"match.tie_break": ["shared", "shared"]}, "TIE_BREAK", "§11.3"),
        ({"match.tie_break": list(get_args(TieBreak))}, "TIE_BREAK", "§11.3"),
        ({"durch.open_value": 1500}, "OPEN_DURCH", "§10.7"),
        ({"seats.dealer_sits_out": True, "auction.all_pass": "dealer_zero"}, "DEALER_OUT", "§3.8"),
    ],
)
def test_every_contradiction_has_its_code(
    options: dict[str, object], expected: str, paragraph: str
) -> None:
    """Rules name their own faults, with the paragraph and the options involved. Rule: §12.2."""
    rules = SEED_3.with_options(options)
    (fault,) = rules.faults()
    assert (fault.code, fault.paragraph) == (FaultCode[expected], paragraph)
    assert set(fault.options) & set(options)
    assert set(fault.options) <= set(PATHS)
    with pytest.raises(RulesError, match=expected):
        rules.check()


@pytest.mark.parametrize(
    ("options", "involved"),
    [
        (
            {"dapp.size": 4},
            {"deck.with_diss", "seats.players", "seats.hand_size", "dapp.size"},
        ),
        ({"seats.players": 2, "seats.hand_size": 23, "dapp.size": 2}, {"dapp.size"}),
        ({"seats.sides": "pairs"}, {"seats.players", "seats.sides"}),
        ({"rufen.enabled": True}, {"seats.players", "seats.sides", "rufen.enabled"}),
        ({"auction.opening_min": 155}, {"auction.opening_min", "auction.step"}),
        ({"play.last_trick": 5}, {"play.last_trick"}),
        ({"match.tie_break": []}, {"match.tie_break"}),
        ({"durch.open_value": 1500}, {"durch.enabled", "durch.open_value"}),
        (
            {"seats.dealer_sits_out": True, "auction.all_pass": "dealer_zero"},
            {"seats.dealer_sits_out", "auction.all_pass"},
        ),
    ],
)
def test_a_fault_names_every_option_that_could_mend_it(
    options: dict[str, object], involved: set[str]
) -> None:
    """All of them and no others, so that a reader knows where to look. Rule: §12.2."""
    (fault,) = SEED_3.with_options(options).faults()
    assert set(fault.options) == involved


@pytest.mark.parametrize(
    "options",
    [
        {"seats.hand_size": 16, "dapp.size": 0},
        {"match.tie_break": ["shared"]},
        {"match.tie_break": ["highest", "extra_deal"]},
        {"durch.open_value": 1500, "durch.enabled": True},
        {"seats.dealer_sits_out": True},
        {"auction.all_pass": "dealer_zero"},
        {"auction.opening_min": 0},
    ],
)
def test_what_only_looks_odd_is_no_fault(options: dict[str, object]) -> None:
    """No Dapp, an open Durch with Durch, and the like may be played. Rule: §12.2."""
    assert SEED_3.with_options(options).faults() == ()


def test_partners_by_side_or_by_rufen_allow_what_needs_them() -> None:
    """Sides serve both options, Rufen only the exemption. Rule: §12.2."""
    partners = {"auction.challenger": "partner_of_passer", "play.partner_exempt": True}
    assert SEED_4.with_options(partners).faults() == ()
    (fault,) = PRESETS["rufen_4"].with_options(partners).faults()
    assert fault.options == ("seats.sides", "auction.challenger")
    (both,) = SEED_3.with_options(partners).faults()
    assert both.options == ("seats.sides", "auction.challenger", "play.partner_exempt")


def test_all_faults_are_named_in_the_order_of_the_table_or_sorted() -> None:
    """Every code that applies, each once. Rule: §12.2."""
    rules = SEED_3.with_(
        seats__players=5, seats__sides="pairs", auction__opening_min=155, rufen__enabled=True
    )
    names = [fault.code.name for fault in rules.faults()]
    assert names == ["DECK_SIZE", "SIDES", "RUFEN_SEATS", "OPENING_STEP"]
    assert rules.fault_codes() == ("DECK_SIZE", "OPENING_STEP", "RUFEN_SEATS", "SIDES")
    assert str(rules.faults()[0]) == (
        "5 hands of 14 and a Dapp of 6 are 76 cards, but the deck has 48 (DECK_SIZE, §2.4)"
    )


def test_check_names_wrong_values_before_it_looks_for_contradictions() -> None:
    """Rules built past the readers are still caught before a deal begins. Rule: §12.2."""
    with pytest.raises(RulesError, match=r"play\.must_head must be true or false"):
        Rules(play=PlayRules(must_head="no")).check()  # type: ignore[arg-type]
    SEED_4.check()


@given(strategies.rules())
def test_the_strategy_makes_rules_without_faults(rules: Rules) -> None:
    """Tests may take any rules from it and begin a deal. Rule: §12.2."""
    rules.check()


# --- what follows from the options ---


def test_deck_and_augen_follow_from_the_options() -> None:
    """48 or 40 cards, 240 Augen and the bonus trick. Rule: §1.1, §7.1."""
    assert (SEED_3.deck_size, PRESETS["seed_3_ohne"].deck_size) == (48, 40)
    assert (SEED_3.total_augen, SEED_3.with_(play__last_trick=0).total_augen) == (250, 240)


def test_one_person_more_sits_at_the_table_where_the_dealer_sits_out() -> None:
    """The seats of a deal are players, the table has persons. Rule: §2.6."""
    assert (PRESETS["larsb"].persons, PRESETS["larsb"].seats.players) == (4, 3)
    assert SEED_3.persons == 3


@pytest.mark.parametrize(
    ("preset", "options", "members", "fixed"),
    [
        ("seed_3", {}, ((0,), (1,), (2,)), False),
        ("seed_4", {}, ((0, 2), (1, 3)), True),
        ("six", {}, ((0, 3), (1, 4), (2, 5)), True),
        ("six", {"seats.sides": "two_teams"}, ((0, 2, 4), (1, 3, 5)), True),
        ("rufen_4", {}, ((0,), (1,), (2,), (3,)), False),
    ],
)
def test_sides_and_accounts(
    preset: str, options: dict[str, object], members: tuple[tuple[int, ...], ...], *, fixed: bool
) -> None:
    """Fixed sides have an account each, else every seat has one. Rule: §2.2."""
    rules = PRESETS[preset].with_options(options)
    assert rules.sides().members == members
    assert rules.sides() is rules.sides()
    assert rules.fixed_sides is fixed
    assert rules.accounts == len(members)
    accounts = [rules.account_of(seat) for seat in range(rules.seats.players)]
    assert all(seat in members[account] for seat, account in enumerate(accounts))
