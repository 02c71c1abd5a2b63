"""Hypothesis strategies for rules, deals and matches. Needs the package `hypothesis`.

They walk: every deal and match is reached by legal actions from an order of the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from binokel.rules.presets import PRESETS
from binokel.testing.rulesets import random_bonus, random_options, random_rules
from binokel.testing.walk import random_action, random_deck, walk_deal, walk_match

if TYPE_CHECKING:
    from random import Random

    from hypothesis.strategies import DrawFn, SearchStrategy

    from binokel.deal.actions import Action, Cards
    from binokel.deal.state import Deal
    from binokel.match.state import Match
    from binokel.rules.bonus import Bonus
    from binokel.rules.config import Rules
    from binokel.rules.options import Value


def generators() -> SearchStrategy[Random]:
    """Random generators whose every answer Hypothesis chooses, and shrinks."""
    return st.randoms(use_true_random=False)


def bonuses() -> SearchStrategy[Bonus]:
    """Every kind of bonus. Rule: §7.8."""
    return generators().map(random_bonus)


def raw_options() -> SearchStrategy[dict[str, Value]]:
    """Every option with a value of its type and range; they may contradict. Rule: §12.2."""
    return generators().map(random_options)


def rules() -> SearchStrategy[Rules]:
    """Rules without a fault, over all options. Rule: §12.2."""
    return generators().map(random_rules)


def presets() -> SearchStrategy[Rules]:
    """The rules of a preset. Rule: §12.3."""
    return st.sampled_from(list(PRESETS.values()))


def decks(rules: Rules) -> SearchStrategy[Cards]:
    """Any order of the deck, as the action of chance. Rule: §2.4."""
    return generators().map(lambda rng: random_deck(rules, rng))


def actions_of(deal: Deal) -> SearchStrategy[Action]:
    """A legal action of a deal: a bid among the lowest three, any bury, any order of the deck.

    Raises:
        IndexError: when drawn, if nothing is legal.
    """
    legal = deal.legal
    return generators().map(lambda rng: random_action(legal, rng))


@st.composite
def deals(draw: DrawFn, rules: Rules | None = None) -> Deal:
    """A deal in any phase, by default of any preset or house rules."""
    played = draw(presets() | _house_rules()) if rules is None else rules
    rng = draw(generators())
    states = [walked.step.deal for walked in walk_deal(played, rng)]
    return states[rng.randrange(len(states))]


@st.composite
def matches(draw: DrawFn, rules: Rules | None = None, max_deals: int = 2) -> Match:
    """A match at any moment of its first deals, by default of any preset or house rules."""
    played = draw(presets() | _house_rules()) if rules is None else rules
    rng = draw(generators())
    states = [walked.step.match for walked in walk_match(played, rng, max_deals)]
    return states[rng.randrange(len(states))]


_house_rules = rules
