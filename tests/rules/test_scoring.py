"""Counting and settling. §7."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from binokel.errors import IllegalAction, NotationError, Reason, Refusal
from binokel.rules.bonus import Bonus
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.scoring import Count, Kind, Part, settle, why_not_count
from binokel.rules.special import Contract

if TYPE_CHECKING:
    from binokel.rules.config import Rules
    from binokel.rules.scoring import Settlement


def played(  # noqa: PLR0913 -- the parts of a count
    rules: Rules,
    bid: int,
    melds: tuple[int, ...],
    augen: tuple[int, ...],
    *,
    declarer: int = 0,
    tricks: tuple[int, ...] | None = None,
    dealer: int = 0,
) -> Settlement:
    """A deal played to the end, in which everybody made a trick unless told otherwise."""
    won = (1,) * rules.seats.players if tricks is None else tricks
    count = Count(Contract.NORMAL, declarer, bid, melds, won, augen, dealer=dealer)
    return settle(rules, count)


# --- §7.1 the sum ---


@pytest.mark.parametrize(
    ("last_trick", "augen", "refused"),
    [
        (10, (96, 90, 64), None),
        (10, (96, 90, 63), 249),
        (10, (96, 90, 54), 240),
        (0, (96, 90, 54), None),
        (30, (96, 90, 84), None),
    ],
)
def test_all_sides_together_have_250(
    last_trick: int, augen: tuple[int, ...], refused: int | None
) -> None:
    """240 and the last trick; another sum is refused and named. Rule: §7.1."""
    rules = SEED_3.with_(play__last_trick=last_trick)
    count = Count(Contract.NORMAL, 0, 150, (0, 0, 0), (1, 1, 1), augen)
    refusal = why_not_count(rules, count)
    if refused is None:
        assert refusal is None
        return
    assert refusal is not None
    assert (refusal.reason, refusal.details["sum"]) == (Reason.SUM, refused)
    with pytest.raises(IllegalAction):
        settle(rules, count)


RIGHT = Count(Contract.NORMAL, 0, 150, (0, 40, 0), (5, 5, 4), (96, 90, 64))
"""A count that can be right with seed_3."""
OUT = Count(Contract.NORMAL, 0, 150, (0, 40, 0), (5, 5, 2), (96, 90, 64), dealer=3)
"""Likewise, where the dealer sits out."""
CALLED = Count(Contract.NORMAL, 1, 300, (0,) * 4, (3, 4, 2, 2), (40, 100, 60, 50), 3)
"""Likewise, after a call."""


@pytest.mark.parametrize(
    ("preset", "right", "wrong", "paragraph", "facts"),
    [
        ("seed_3", RIGHT, {"contract": Contract.DURCH}, "§10.6", {"contract": "DURCH"}),
        ("seed_3", RIGHT, {"contract": Contract.UNTENDURCH}, "§10.6", {"contract": "UNTENDURCH"}),
        ("seed_3", RIGHT, {"declarer": 9}, "§2.1", {"seat": 9, "seats": 3}),
        ("seed_3", RIGHT, {"declarer": -1}, "§2.1", {"seat": -1, "seats": 3}),
        ("seed_3", RIGHT, {"dealer": 3}, "§2.1", {"seat": 3, "seats": 3}),
        ("larsb", OUT, {"dealer": 4}, "§2.1", {"seat": 4, "seats": 4}),
        ("rufen_4", CALLED, {"partner": 4}, "§2.1", {"seat": 4, "seats": 4}),
        ("rufen_4", CALLED, {"partner": 1}, "§9.3", {"partner": 1}),
        ("seed_3", RIGHT, {"melds": (20,)}, "§7.1", {"entries": 1, "players": 3}),
        ("seed_3", RIGHT, {"tricks": ()}, "§7.1", {"entries": 0, "players": 3}),
        ("seed_3", RIGHT, {"trick_augen": (250, 0)}, "§7.1", {"entries": 2, "players": 3}),
        ("seed_3", RIGHT, {"bid": -200}, "§7.1", {"negative": -200}),
        ("seed_3", RIGHT, {"melds": (0, -20, 0)}, "§7.1", {"negative": -20}),
        ("seed_3", RIGHT, {"tricks": (15, -1, 0)}, "§7.1", {"negative": -1}),
        ("seed_3", RIGHT, {"trick_augen": (300, -50, 0)}, "§7.1", {"negative": -50}),
        ("seed_3", RIGHT, {"tricks": (0, 0, 0)}, "§7.1", {"tricks": 0}),
        ("seed_3", RIGHT, {"tricks": (9, 0, 5)}, "§7.1", {"augen": 90, "most": 0}),
        ("seed_3", RIGHT, {"tricks": (0, 9, 5)}, "§7.1", {"augen": 96, "most": 66}),
    ],
)
def test_what_cannot_be_the_count_is_refused(
    preset: str, right: Count, wrong: dict[str, Any], paragraph: str, facts: dict[str, object]
) -> None:
    """Seats, numbers, tricks and the Augen of who has none. Rule: §2.1, §4.8, §7.1, §9.3, §10.6."""
    rules, count = PRESETS[preset], replace(right, **wrong)
    assert why_not_count(rules, right) is None
    assert why_not_count(rules, count) == Refusal(Reason.NOT_A_COUNT, facts, paragraph)
    with pytest.raises(IllegalAction):
        settle(rules, count)


@pytest.mark.parametrize(
    "right",
    [
        {"tricks": (1, 1, 1)},  # who has any, not how many
        {"tricks": (14, 0, 0), "trick_augen": (250, 0, 0)},
        {"tricks": (0, 7, 7), "trick_augen": (66, 100, 84)},  # eight Asse, six of them buried
        {"tricks": (0, 7, 7), "trick_augen": (0, 130, 120)},
        {"tricks": (13, 1, 0), "trick_augen": (250, 0, 0)},  # three Diss
        {"bid": 0},
        {"contract": Contract.ABGEHEN, "tricks": (), "trick_augen": ()},
        {"contract": Contract.VERDRUECKT, "tricks": (0, 0, 0), "trick_augen": (0, 0, 0)},
    ],
)
def test_what_may_happen_at_a_table_may_be_counted(right: dict[str, Any]) -> None:
    """However odd it looks. Rule: §4.8, §7.1, §8.2, §8.6."""
    assert why_not_count(SEED_3, replace(RIGHT, **right)) is None


def test_without_a_dapp_nothing_is_buried() -> None:
    """A declarer without a trick has no Augen then. Rule: §4.8, §7.1."""
    count = replace(RIGHT, tricks=(0, 8, 8), trick_augen=(1, 130, 119))
    assert why_not_count(PRESETS["ohmden"], count) == Refusal(
        Reason.NOT_A_COUNT, {"augen": 1, "most": 0}
    )


# --- §7.2, §5.11 melds that count ---


@pytest.mark.parametrize(
    ("need_trick", "counting", "struck"),
    [
        ("side", (100, 0, 60, 0), (1, 3)),
        ("seat", (100, 0, 0, 0), (1, 2, 3)),
        ("none", (100, 40, 60, 80), ()),
    ],
)
def test_whose_trick_saves_the_melds(
    need_trick: str, counting: tuple[int, ...], struck: tuple[int, ...]
) -> None:
    """Only seat 0 made tricks: it saves its side, itself, or nobody needs one. Rule: §5.11."""
    rules = SEED_4.with_(melds__need_trick=need_trick)
    settled = played(rules, 200, (100, 40, 60, 80), (250, 0, 0, 0), tricks=(11, 0, 0, 0))
    assert (settled.melds, settled.struck) == (counting, struck)


def test_a_trick_of_three_diss_is_a_trick() -> None:
    """It counts, not its Augen. Rule: §5.11."""
    settled = played(SEED_3, 200, (150, 40, 20), (250, 0, 0), tricks=(13, 1, 0))
    assert settled.melds == (150, 40, 0)


def test_melds_and_trick_augen_of_a_side_are_added() -> None:
    """100 + 60 and 90 + 40 for seats 0 and 2. Rule: §7.2."""
    settled = played(SEED_4, 200, (100, 20, 60, 0), (90, 70, 40, 50))
    assert (settled.reached, settled.change) == (290, (290, 140))


# --- §7.3 made ---


@pytest.mark.parametrize(("bid", "made"), [(260, True), (270, False)])
def test_equal_is_enough(bid: int, *, made: bool) -> None:
    """170 + 90 is 260. Rule: §7.3."""
    assert played(SEED_3, bid, (170, 0, 0), (90, 90, 70)).made is made


@pytest.mark.parametrize(
    ("bid_test", "reached", "made"), [("exact", 266, False), ("rounded", 270, True)]
)
def test_exact_or_written_augen_are_tested(bid_test: str, reached: int, *, made: bool) -> None:
    """96 are written 100: 270 is reached on paper only. Rule: §7.3."""
    rules = SEED_3.with_(scoring__bid_test=bid_test)
    settled = played(rules, 270, (170, 40, 0), (96, 90, 64))
    assert (settled.reached, settled.made, settled.written) == (reached, made, (100, 90, 60))


# --- §7.4 rounding ---


@pytest.mark.parametrize(
    ("augen", "declarer", "dealer", "written"),
    [
        ((95, 95, 60), 0, 0, (100, 90, 60)),
        ((95, 95, 60), 1, 0, (90, 100, 60)),
        ((95, 60, 95), 1, 0, (90, 60, 100)),  # order 1, then 1 2 0 from forehand: seat 2 first
        ((95, 60, 95), 1, 2, (100, 60, 90)),  # forehand is 0
        ((84, 83, 83), 2, 0, (90, 80, 80)),
        ((89, 89, 72), 0, 0, (90, 90, 70)),
        ((100, 90, 60), 0, 0, (100, 90, 60)),
        ((1, 1, 248), 2, 0, (0, 0, 250)),
    ],
)
def test_the_missing_tens_go_to_the_largest_remainders(
    augen: tuple[int, ...], declarer: int, dealer: int, written: tuple[int, ...]
) -> None:
    """Of equal ones the declarer first, then from forehand; the sum stays. Rule: §7.4."""
    settled = played(SEED_3, 150, (0, 0, 0), augen, declarer=declarer, dealer=dealer)
    assert settled.written == written
    assert sum(settled.written) == 250


@pytest.mark.parametrize(
    ("rounding", "augen", "written"),
    [
        ("half_up", (95, 95, 60), (100, 100, 60)),
        ("half_up", (84, 83, 83), (80, 80, 80)),
        ("none", (95, 94, 61), (95, 94, 61)),
    ],
)
def test_each_side_to_the_nearest_ten_or_exact(
    rounding: str, augen: tuple[int, ...], written: tuple[int, ...]
) -> None:
    """Five goes up; the sum may leave 250, to 260 or 240. Rule: §7.4."""
    rules = SEED_3.with_(scoring__rounding=rounding)
    assert played(rules, 150, (0, 0, 0), augen).written == written


def test_a_side_is_rounded_once() -> None:
    """45 + 45 is 90, not 50 + 50. Rule: §7.4."""
    rules = SEED_4.with_(scoring__rounding="half_up")
    assert played(rules, 200, (0, 0, 0, 0), (45, 80, 45, 80)).written == (90, 160)


# --- §7.5 to §7.8 what is written ---


def test_the_bid_itself_is_never_written() -> None:
    """Made with 230 at 200: 230 are written. Rule: §7.5."""
    assert played(SEED_3, 200, (120, 0, 0), (110, 80, 60)).change == (230, 80, 60)


@pytest.mark.parametrize(
    ("factor", "keeps", "change"),
    [(2, True, -480), (1, True, -180), (2, False, -600), (1, False, -300)],
)
def test_lost_costs_twice_the_bid(factor: int, change: int, *, keeps: bool) -> None:
    """Bid 300, reached 140 + 120: melds struck, the 120 stay unless dropped. Rule: §7.6, §7.7.

    The others write melds and trick Augen all the same: 20 + 70 and 60.
    """
    rules = SEED_3.with_(scoring__lost_factor=factor, scoring__lost_keeps_tricks=keeps)
    settled = played(rules, 300, (140, 20, 0), (120, 70, 60))
    assert (settled.made, settled.change) == (False, (change, 90, 60))


def test_the_others_write_the_same_made_or_lost() -> None:
    """A bonus for them is written only when the declarer loses. Rule: §7.7."""
    rules = SEED_3.with_(scoring__lost_bonus="fixed(30)")
    made, lost = (played(rules, bid, (140, 20, 0), (120, 70, 60)) for bid in (260, 270))
    assert (made.bonus, made.change) == (0, (260, 90, 60))
    assert (lost.bonus, lost.change) == (30, (-420, 120, 90))


@pytest.mark.parametrize(
    ("bonus", "bid", "players", "augen"),
    [
        ("none", 310, 3, 0),
        ("fixed(40)", 310, 3, 40),
        ("per_player(10)", 310, 3, 30),
        ("per_player(10)", 310, 4, 40),
        ("half_bid", 310, 3, 160),
        ("half_bid", 300, 3, 150),
        ("half_bid", 0, 3, 0),
        ("half_bid", 10, 3, 10),
    ],
)
def test_the_kinds_of_bonus(bonus: str, bid: int, players: int, augen: int) -> None:
    """310 gives 160: half the bid, up to full tens. Rule: §7.8."""
    assert Bonus.parse(bonus).augen(bid, players) == augen
    assert str(Bonus.parse(bonus)) == bonus


@pytest.mark.parametrize(
    "text", ["", "half", "fixed", "fixed()", "fixed(-1)", "none(3)", "fixed(1"]
)
def test_what_is_no_bonus_is_refused(text: str) -> None:
    """There are four kinds. Rule: §7.8."""
    with pytest.raises(NotationError):
        Bonus.parse(text)


def test_each_other_side_gets_a_bonus_once() -> None:
    """However many seats it has; where all are solo each seat once. Rule: §7.8."""
    bonus = {"scoring__lost_bonus": "fixed(30)"}
    pairs = played(SEED_4.with_(**bonus), 400, (0, 0, 0, 0), (60, 60, 60, 70))
    assert pairs.change == (-800 + 120, 130 + 30)
    solo = SEED_4.with_(seats__sides="solo", **bonus)
    each = played(solo, 400, (0, 0, 0, 0), (60, 60, 60, 70))
    assert each.change == (-800 + 60, 90, 90, 100)


def test_scores_are_kept_by_side_and_may_be_negative() -> None:
    """Six in pairs write three lines; a total may fall below nothing. Rule: §7.9."""
    settled = played(PRESETS["six"], 400, (0, 0, 0, 0, 0, 0), (40, 50, 30, 40, 50, 40), declarer=1)
    assert settled.change == (80, -800 + 100, 70)


def test_the_score_slide_of_the_seed() -> None:
    """310 by II is made with 330, 290 by I with 750: 170 and 330, then 920 and 460. Rule: §7.10."""
    first = played(SEED_4, 310, (80, 100, 0, 70), (50, 90, 40, 70), declarer=1)
    second = played(SEED_4, 290, (300, 30, 260, 40), (100, 30, 90, 30))
    assert (first.reached, first.change) == (330, (170, 330))
    assert (second.reached, second.change) == (750, (750, 130))
    assert [a + b for a, b in zip(first.change, second.change, strict=True)] == [920, 460]


# --- entries ---


def test_an_entry_tells_its_parts() -> None:
    """What is written, how often, for what; the change is the sum. Rule: §7.5 to §7.8."""
    rules = SEED_3.with_(scoring__lost_bonus="fixed(30)")
    settled = played(rules, 300, (140, 20, 0), (120, 70, 60))
    bid = Part(Kind.BID, 300, "§7.6", times=-2)
    bonus = Part(Kind.BONUS, 30, "§7.8")
    assert settled.entries == (
        (Part(Kind.TRICKS, 120, "§7.6"), bid),
        (Part(Kind.MELDS, 20, "§7.7"), Part(Kind.TRICKS, 70, "§7.7"), bonus),
        (Part(Kind.MELDS, 0, "§7.7"), Part(Kind.TRICKS, 60, "§7.7"), bonus),
    )
    assert (bid.augen, settled.change) == (-600, (-480, 120, 90))
    made = played(rules, 260, (140, 20, 0), (120, 70, 60)).entries[0]
    assert made == (
        Part(Kind.MELDS, 140, "§7.5"),
        Part(Kind.TRICKS, 120, "§7.5"),
        Part(Kind.BONUS, 0, "§7.8"),
    )


def test_an_entry_tells_its_parts_when_nothing_is_played() -> None:
    """Who writes nothing has the paragraph that says so. Rule: §8.2 to §8.6, §9.10."""
    given_up = settle(SEED_3, Count(Contract.ABGEHEN, 0, 290, (0, 40, 0)))
    assert given_up.entries == (
        (Part(Kind.BID, 290, "§8.2", times=-1),),
        (Part(Kind.MELDS, 40, "§8.3"), Part(Kind.BONUS, 0, "§8.4")),
        (Part(Kind.MELDS, 0, "§8.3"), Part(Kind.BONUS, 0, "§8.4")),
    )
    wrong = settle(PRESETS["rufen_4"], replace(CALLED, contract=Contract.VERDRUECKT))
    others = (Part(Kind.MELDS, 0, "§8.6"), Part(Kind.BONUS, 40, "§8.6"))
    pays, partner = Part(Kind.BID, 300, "§8.6", times=-2), Part(Kind.BID, 300, "§9.10", times=0)
    assert wrong.entries == (others, (pays,), others, (partner,))
    assert wrong.change == (40, -600, 40, 0)


def test_a_settlement_is_a_value() -> None:
    """The same count gives an equal one with the same hash, another count another. Rule: §7.9."""
    one, same = settle(SEED_3, RIGHT), settle(SEED_3, RIGHT)
    assert (one, hash(one)) == (same, hash(same))
    assert one != settle(SEED_3, replace(RIGHT, bid=160))
