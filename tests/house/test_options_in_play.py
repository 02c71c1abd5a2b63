"""Every option changes a match: the engine asks the function that knows it.

`test_every_option` shows that a rule function answers otherwise; here whole matches are played, so
that a deal or a match which no longer asked the function would be noticed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import pytest

from binokel.cards import deck
from binokel.deal.actions import Action, Bid, Bury, Cards
from binokel.match.state import Match
from binokel.rules.options import OPTIONS
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.testing.scenes import laid

if TYPE_CHECKING:
    from collections.abc import Mapping

    from binokel.rules.config import Rules

SEEDS = range(300)
"""So many matches are tried; most options show in the first."""
ONLY_TELLS_HOW_PEOPLE_SIT = "seats.direction"
RUFEN = PRESETS["rufen_4"]
SPECIAL = {"durch__enabled": True, "untendurch__enabled": True}
SPECIAL_3, SPECIAL_4 = SEED_3.with_(**SPECIAL), SEED_4.with_(**SPECIAL)
MAY_PASS = SEED_3.with_(auction__opening_forced=False)
PENALISED = SEED_3.with_(verdrueckt__mode="penalise")
SHORT = SEED_3.with_(match__target=100)
TWO_DEALS = SEED_3.with_(match__end="deals", match__deals=2)
FAMILIE = "HA HZ HK HO HU"


@dataclass(frozen=True, slots=True)
class Change:
    """An option as it is changed, alone unless the deck would no longer fit."""

    value: Any
    base: Rules = SEED_3
    hand: str = ""
    """Cards of seat 0 in the first deal, where chance gives them too seldom."""
    beside: Mapping[str, Any] = field(default_factory=dict)
    """Options that have to go with it."""


CHANGES: Final = {
    "deck.with_diss": Change(False, beside={"seats.hand_size": 12, "dapp.size": 4}),
    "deck.card_augen": Change("tens"),
    "seats.players": Change(4, beside={"seats.hand_size": 11, "dapp.size": 4}),
    "seats.sides": Change("solo", SEED_4),
    "seats.hand_size": Change(15, beside={"dapp.size": 3}),
    "seats.dealer_sits_out": Change(True),
    "auction.order": Change("round"),
    "auction.opener": Change("second_hand"),
    "auction.challenger": Change("partner_of_passer", SEED_4),
    "auction.opening_min": Change(200),
    "auction.opening_forced": Change(False),
    "auction.step": Change(5),
    "auction.jump": Change("exact"),
    "auction.all_pass": Change("dealer_zero", MAY_PASS),
    "dapp.size": Change(3, beside={"seats.hand_size": 15}),
    "dapp.trump_named": Change("after_bury"),
    "dapp.bury_melded_diss": Change(False),
    "dapp.announce_buried_trump": Change(True),
    "melds.doppelte_familie": Change(1000, hand=f"{FAMILIE} {FAMILIE}"),
    "melds.vier_zehner": Change(80),
    "melds.acht_asse": Change(0, hand="EA EA SA SA HA HA BA BA"),
    "melds.acht_koenige": Change(0, hand="EK EK SK SK HK HK BK BK"),
    "melds.acht_ober": Change(0, hand="EO EO SO SO HO HO BO BO"),
    "melds.acht_unter": Change(0, hand="EU EU SU SU HU HU BU BU"),
    "melds.acht_zehner": Change(1000, hand="EZ EZ SZ SZ HZ HZ BZ BZ"),
    "melds.acht_diss": Change(1000, hand="E7 E7 S7 S7 H7 H7 B7 B7"),
    "melds.rundgang": Change("plus_fours", hand="EK EO SK SO HK HO BK BO"),
    "melds.familie_absorbs_paar": Change(False, hand=FAMILIE),
    "melds.binokel": Change(60),
    "melds.doppelter_binokel": Change(0, hand="SO SO BU BU"),
    "melds.trumpf_diss": Change(0),
    "melds.need_trick": Change("none", hand="SO BU E7 E7 S7 S7 H7 H7 B7 B7"),
    "play.first_lead": Change("declarer"),
    "play.must_head": Change(False),
    "play.head_when_trumped": Change(True),
    "play.must_trump": Change(False),
    "play.must_overtrump": Change(False),
    "play.partner_exempt": Change(True, SEED_4),
    "play.last_trick": Change(20),
    "play.bonus_trick": Change("first"),
    "scoring.rounding": Change("half_up"),
    "scoring.bid_test": Change("rounded"),
    "scoring.lost_factor": Change(1),
    "scoring.lost_keeps_tricks": Change(False),
    "scoring.lost_bonus": Change("fixed(30)"),
    "abgehen.enabled": Change(False),
    "abgehen.factor": Change(2),
    "abgehen.defenders_meld": Change(False),
    "abgehen.bonus": Change("half_bid"),
    "verdrueckt.mode": Change("penalise"),
    "verdrueckt.bonus": Change("per_player(10)", PENALISED),
    "rufen.enabled": Change(False, RUFEN),
    "rufen.if_absent": Change("alone", RUFEN),
    "rufen.score": Change("own_augen", RUFEN),
    "rufen.lost_by": Change("declarer", RUFEN),
    "durch.enabled": Change(True),
    "durch.value": Change(500, SPECIAL_3),
    "durch.lost_factor": Change(2, SPECIAL_3),
    "durch.announce": Change("after_dapp", SPECIAL_3),
    "durch.partner": Change("helps", SPECIAL_4),
    "durch.open_value": Change(1500, SPECIAL_3),
    "untendurch.enabled": Change(True),
    "untendurch.value": Change(300, SPECIAL_3),
    "untendurch.lost_factor": Change(2, SPECIAL_3),
    "untendurch.announce": Change("after_dapp", SPECIAL_3),
    "untendurch.partner": Change("breaks", SPECIAL_4),
    "untendurch.must_head": Change(False, SPECIAL_3),
    "match.end": Change("deals", SHORT),
    "match.target": Change(1500, SHORT),
    "match.deals": Change(1, TWO_DEALS),
    "match.finish_as_declarer": Change(True, SHORT),
    "match.tie_break": Change(["highest", "shared"], SHORT),
    "match.floor": Change(-1000),
    "match.special_account": Change("score", SPECIAL_3),
    "match.special_moves_dealer": Change(False, SPECIAL_3),
}


def act_by_chance(match: Match, rng: random.Random) -> Action:
    """One of the first legal actions, low bids and many passes; a wrong bury where it is taken."""
    if match.to_act is not None:
        wrong = Bury(tuple(match.deal.hidden.hands[match.to_act])[:1])
        if (refusal := match.why_not(wrong)) and not refusal.stops:
            return wrong
    acts = match.legal.first(30)
    return rng.choice(acts[:4] if isinstance(acts[-1], Bid) else acts)


def played(rules: Rules, hand: str, seed: int) -> list[Any]:
    """Everything that happens in three deals played by chance, and what is written."""
    rng, match = random.Random(seed), Match.begin(rules, 1)
    heard: list[Any] = []
    while not match.over and len(match.lines) < 3:
        if not match.waits_for_cards:
            action = act_by_chance(match, rng)
        elif hand and not heard:
            action = laid(rules, hand)
        else:
            order = list(deck(with_diss=rules.deck.with_diss))
            action = Cards(tuple(rng.sample(order, len(order))))
        step = match.apply(action)
        match = step.match
        heard.extend(step.events)
    return [*heard, match.lines, match.standing, match.winners]


@pytest.mark.parametrize("option", CHANGES)
def test_the_option_changes_a_match(option: str) -> None:
    """With the same chance for everything, some match goes or is written otherwise. §12.1."""
    change = CHANGES[option]
    changed = change.base.with_options({option: change.value, **change.beside})
    assert set(changed.difference(change.base)) == {option, *change.beside}
    assert any(
        played(change.base, change.hand, seed) != played(changed, change.hand, seed)
        for seed in SEEDS
    )


def test_the_same_rules_give_the_same_match() -> None:
    """What differs above differs by the option: nothing else is left to chance."""
    assert played(SPECIAL_3, "", 1) == played(SPECIAL_3.with_(), "", 1)


def test_every_option_is_changed() -> None:
    """All options but the one that only tells where people sit."""
    assert set(CHANGES) == set(OPTIONS) - {ONLY_TELLS_HOW_PEOPLE_SIT}
