"""Abgehen and Verdrueckt. §8."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from binokel.cards import CardSet, Suit
from binokel.deal.actions import PASS, Abgehen, Bid, Bury, Cards, Trump
from binokel.errors import Reason
from binokel.match.state import Match
from binokel.rules.giving_up import Moment, out_of_reach, why_not_give_up
from binokel.rules.melds import meld_augen
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.scoring import Count, settle, why_not_count
from binokel.rules.special import Contract
from binokel.testing.cases.components.table import dealt, order_giving, won_by

if TYPE_CHECKING:
    from binokel.deal.state import Deal
    from binokel.rules.config import Rules

HAND = CardSet("HA HZ HK HK HO HU H7 H7 EA EZ EK SA SK SU BA BK BZ BU EU S7")
HERZ = Suit.HERZ


def taken(rules: Rules = SEED_3) -> Deal:
    """Seat 0 has taken the Dapp at a bid of 160."""
    return won_by(dealt(rules, 0, order_giving(rules, 0, tuple(HAND))), 0)


def cards(text: str) -> Bury:
    """A bury."""
    return Bury(tuple(CardSet(text)))


def change(
    rules: Rules, contract: Contract, melds: tuple[int, ...], bid: int = 300
) -> tuple[int, ...]:
    """What is written when seat 0 gives up or is Verdrueckt."""
    settled = settle(rules, Count(contract, 0, bid, melds))
    assert not settled.made
    return settled.change


# --- Abgehen ---


@pytest.mark.parametrize("moment", Moment)
def test_a_declarer_gives_up_after_the_dapp_and_before_anything_else(moment: Moment) -> None:
    """Neither in the auction nor after a call, a choice, trump, burying or a trick.

    Rule: §8.1, §9.10.
    """
    refusal = why_not_give_up(SEED_3, moment)
    assert (refusal is None) is (moment is Moment.DAPP)
    assert refusal is None or (refusal.reason, refusal.paragraph) == (Reason.WRONG_PHASE, "§8.1")
    never = why_not_give_up(SEED_3.with_(abgehen__enabled=False), moment)
    assert never is not None
    assert never.reason is Reason.NOT_ALLOWED


@pytest.mark.parametrize(
    ("trump_named", "first"), [("before_bury", Trump(HERZ)), ("after_bury", None)]
)
def test_the_moment_ends_with_trump_or_burying(trump_named: str, first: Trump | None) -> None:
    """Whichever comes first. Rule: §8.1."""
    deal = taken(SEED_3.with_(dapp__trump_named=trump_named))
    assert deal.why_not(Abgehen(HERZ)) is None
    after = deal.apply(first or cards("EZ EU SU S7 BZ HK"), 0).deal
    refusal = after.why_not(Abgehen(HERZ))
    assert refusal is not None
    assert refusal.reason is Reason.WRONG_PHASE


@pytest.mark.parametrize(("melds", "warned"), [(0, True), (40, True), (50, False), (60, False)])
def test_the_table_warns_when_all_tricks_cannot_reach_the_bid(melds: int, *, warned: bool) -> None:
    """Melds and 250 below a bid of 300. Rule: §8.1."""
    assert out_of_reach(SEED_3, melds, 300) is warned


@pytest.mark.parametrize(("factor", "paid"), [(1, -300), (2, -600)])
def test_the_bid_is_deducted_once(factor: int, paid: int) -> None:
    """And his side writes nothing else. Rule: §8.2."""
    rules = SEED_3.with_(abgehen__factor=factor)
    assert change(rules, Contract.ABGEHEN, (90, 100, 80)) == (paid, 100, 80)


def test_the_others_write_their_melds_without_a_trick() -> None:
    """The partner of the declarer none; by choice nobody. Rule: §8.3."""
    assert change(SEED_4, Contract.ABGEHEN, (40, 0, 100, 20)) == (-300, 20)
    silent = SEED_3.with_(abgehen__defenders_meld=False)
    assert change(silent, Contract.ABGEHEN, (90, 100, 80)) == (-300, 0, 0)


def test_they_meld_for_the_trump_he_names() -> None:
    """From the hands as dealt, shown to all. Rule: §8.3."""
    rules = SEED_3.with_(melds__binokel=0)
    deal = taken(rules)
    over = deal.apply(Abgehen(Suit.BOLLEN), 0).deal
    settled = over.settlement
    assert settled is not None
    worth = [meld_augen(rules.melds, hand, Suit.BOLLEN) for hand in deal.hidden.hands]
    assert settled.change == (-160, worth[1], worth[2])
    assert over.view(None).tricks == ()


@pytest.mark.parametrize(
    ("bonus", "others"),
    [
        ("none", (100, 80)),
        ("fixed(40)", (140, 120)),
        ("per_player(10)", (130, 110)),
        ("half_bid", (250, 230)),
    ],
)
def test_abgehen_may_carry_an_extra(bonus: str, others: tuple[int, ...]) -> None:
    """For every other side; the seed gives none. Rule: §8.4."""
    rules = SEED_3.with_(abgehen__bonus=bonus)
    assert change(rules, Contract.ABGEHEN, (90, 100, 80)) == (-300, *others)


def test_abgehen_must_be_allowed() -> None:
    """A count of it is refused where the rules know none. Rule: §8.1."""
    refusal = why_not_count(
        SEED_3.with_(abgehen__enabled=False), Count(Contract.ABGEHEN, 0, 300, (0, 0, 0))
    )
    assert refusal is not None
    assert (refusal.reason, refusal.paragraph) == (Reason.NOT_ALLOWED, "§8.1")


@pytest.mark.parametrize(
    ("contract", "bonus"), [(Contract.ABGEHEN, 150), (Contract.VERDRUECKT, 40)]
)
def test_what_the_others_write_is_told_apart(contract: Contract, bonus: int) -> None:
    """Melds of both opponents, none of his own side, and the extra. Rule: §8.3, §8.4, §8.6."""
    rules = SEED_4.with_(abgehen__bonus="half_bid")
    settled = settle(rules, Count(contract, 0, 300, (40, 30, 100, 20)))
    assert (settled.melds, settled.bonus) == ((0, 30, 0, 20), bonus)
    assert settled.change[1] == 30 + 20 + bonus


# --- Verdrueckt ---


@pytest.mark.parametrize(
    ("bury", "shown", "why"),
    [
        ("EZ SU S7 BZ HZ", "", Reason.WRONG_COUNT),
        ("EZ SU S7 BZ HZ HK HU", "", Reason.WRONG_COUNT),
        ("EZ SU S7 BZ HZ EK", "EK SK HK BK", Reason.MELDED),
    ],
)
def test_a_wrong_number_or_a_melded_card_is_verdrueckt(bury: str, shown: str, why: Reason) -> None:
    """Refused by default; where it is punished the deal is lost without play. Rule: §8.5, §8.7."""
    act = Bury(tuple(CardSet(bury)), tuple(CardSet(shown)))
    prevented = taken().apply(Trump(HERZ), 0).deal.why_not(act)
    assert prevented is not None
    assert prevented.reason is why
    strict = taken(SEED_3.with_(verdrueckt__mode="penalise")).apply(Trump(HERZ), 0).deal
    punishable = strict.why_not(act)
    assert punishable is not None
    assert (punishable.reason, punishable.details["why"]) == (Reason.PUNISHABLE, why)
    assert act not in strict.legal
    settled = strict.apply(act, 0).deal.settlement
    assert settled is not None
    assert (settled.contract, settled.change[0]) == (Contract.VERDRUECKT, -320)


def test_a_trump_diss_shown_and_buried_is_not_verdrueckt() -> None:
    """The one exception. Rule: §8.5, §8.7."""
    strict = taken(SEED_3.with_(verdrueckt__mode="penalise")).apply(Trump(HERZ), 0).deal
    act = Bury(tuple(CardSet("EZ SU S7 BZ HK H7")), tuple(CardSet("H7 H7 HA HZ HK HO HU")))
    assert strict.why_not(act) is None


@pytest.mark.parametrize(
    ("rules", "written"),
    [
        (SEED_3, (-600, 140, 120)),
        (SEED_3.with_(scoring__lost_factor=1), (-600, 140, 120)),
        (SEED_3.with_(verdrueckt__bonus="none"), (-600, 100, 80)),
        (SEED_3.with_(verdrueckt__bonus="per_player(10)"), (-600, 130, 110)),
        (SEED_3.with_(abgehen__defenders_meld=False), (-600, 140, 120)),
    ],
)
def test_verdrueckt_costs_twice_the_bid(rules: Rules, written: tuple[int, ...]) -> None:
    """Whatever a lost deal costs; the others get 40 and their melds. Rule: §8.6."""
    assert change(rules, Contract.VERDRUECKT, (90, 100, 80)) == written


def test_in_pairs_the_others_get_forty_once() -> None:
    """The declarer's partner writes nothing. Rule: §8.6."""
    assert change(SEED_4, Contract.VERDRUECKT, (100, 20, 60, 30)) == (-600, 90)


@pytest.mark.parametrize("contract", ["abgehen", "verdrueckt"])
def test_both_count_as_a_deal(contract: str) -> None:
    """He is the declarer, the next seat deals. Rule: §8.8."""
    rules = PRESETS["seed_3"].with_(verdrueckt__mode="penalise")
    match = Match.begin(rules, 2)
    order = order_giving(rules, 0, tuple(HAND))
    for action, by in ((Cards(order), None), (Bid(150), 0), (PASS, 1), (PASS, 2)):
        match = match.apply(action, by).match
    if contract == "verdrueckt":
        match = match.apply(Trump(HERZ), 0).match.apply(cards("EZ"), 0).match
    else:
        match = match.apply(Abgehen(HERZ), 0).match
    assert match.standing.declarers == (0,)
    assert (match.standing.deals_played, match.standing.dealer) == (1, 0)
