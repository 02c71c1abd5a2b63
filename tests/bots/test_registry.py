"""Bots by name, and the budget they get."""

from __future__ import annotations

import pytest

from binokel.bots.protocol import Budget
from binokel.bots.registry import BOTS, bot_named
from binokel.errors import BinokelError, UnknownBot


def test_the_bots_that_ship() -> None:
    """Three bots ship, the weakest first, each found by its name."""
    assert list(BOTS) == ["random", "greedy", "rulebook"]
    assert all(bot_named(name) is bot for name, bot in BOTS.items())


def test_an_unknown_bot_is_refused_with_near_names() -> None:
    """The error names what was asked for and what is near."""
    with pytest.raises(UnknownBot, match="no bot 'rulebok'; near: rulebook"):
        bot_named("rulebok")


def test_a_name_like_nothing_lists_all() -> None:
    """Where nothing is near, all names are listed; it is an error of ours and a KeyError."""
    with pytest.raises(KeyError) as caught:
        bot_named("xyz")
    assert isinstance(caught.value, BinokelError)
    assert "random, greedy, rulebook" in str(caught.value)


@pytest.mark.parametrize("wrong", [{"worlds": 0}, {"nodes": 0}])
def test_a_budget_thinks_at_least_once(wrong: dict[str, int]) -> None:
    """A bot looks at one world and one node at least."""
    with pytest.raises(ValueError, match="at least one"):
        Budget(**wrong)
