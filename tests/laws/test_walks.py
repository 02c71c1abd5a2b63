"""All laws over whole matches played by chance; a sample here, two thousand in the long run."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, get_args

import pytest
from hypothesis import given

from binokel.deal.events import Event
from binokel.rules.presets import PRESETS
from binokel.testing import rule_checks, strategies
from binokel.testing.rule_checks import check_match
from binokel.testing.rulesets import random_rules
from binokel.testing.walk import walk_deal, walk_match

if TYPE_CHECKING:
    from binokel.deal.state import Deal
    from binokel.match.state import Match
    from binokel.rules.config import Rules
    from binokel.testing.exchange import Place

SAMPLE = 88
LONG = 2_000
SEED = int(os.environ.get("BINOKEL_SEED", "20261130"))
"""Another seed plays other matches; the log of a long run names it."""


def rules_of(number: int) -> Rules:
    """The presets in turn, and after each of them house rules drawn by chance."""
    names = list(PRESETS)
    place, house = divmod(number, 2)
    return random_rules(Random(SEED + number)) if house else PRESETS[names[place % len(names)]]


def check_matches(numbers: range, dear: float) -> Counter[Place]:
    """Play these matches, most of them up to four deals, each tenth up to forty."""
    places: Counter[Place] = Counter()
    for number in numbers:
        max_deals = 40 if number % 10 == 0 else 1 + number % 4
        places += check_match(rules_of(number), SEED + number, max_deals=max_deals, dear=dear)
    return places


def test_the_laws_hold_in_matches_played_by_chance() -> None:
    """Every law at every step, over all presets and as many house rules; the costly ones often."""
    places = check_matches(range(SAMPLE), dear=0.01)
    assert min(places[place] for place in ("hand", "buried", "dapp")) > 0


@pytest.mark.long
def test_the_laws_hold_in_two_thousand_matches() -> None:
    """The same in two thousand matches, with cards of every hidden place exchanged."""
    places = check_matches(range(LONG), dear=0.01)
    assert min(places[place] for place in ("hand", "buried", "dapp", "returned")) > 50


@given(strategies.deals())
def test_the_laws_hold_in_any_deal(deal: Deal) -> None:
    """The laws of a state hold for deals that Hypothesis looks for, and those of views too."""
    for law in rule_checks.STATE_LAWS:
        law(deal)
    rule_checks.check_dearly(deal, Random(len(deal.history)))


@given(strategies.matches())
def test_the_laws_hold_in_any_match(match: Match) -> None:
    """The laws of the sheet hold for matches that Hypothesis looks for."""
    for law in rule_checks.MATCH_LAWS:
        law(match)


def test_the_walker_reaches_everything_that_can_happen() -> None:
    """Every kind of event happens within a few hundred matches, so no law is idle."""
    seen: Counter[str] = Counter()
    for number in range(300):
        rng = Random(number)
        for walked in walk_match(rules_of(number), rng, 3):
            seen.update(type(event).__name__ for event in walked.step.events)
    assert {event.__name__ for event in get_args(Event)} <= set(seen)


def test_equal_seeds_walk_equal_ways() -> None:
    """A walk is told by rules and seed alone."""
    rules = PRESETS["rufen_4"]
    one, other = ([walked.action for walked in walk_deal(rules, Random(11))] for _ in range(2))
    assert one == other
