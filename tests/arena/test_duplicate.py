"""Duplicate sets: fair by construction, reproducible, and exact for equals."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from binokel.arena.duplicate import Contest, compare, play_set, seatings
from binokel.arena.interval import mean_of
from binokel.bots.protocol import Budget
from binokel.bots.registry import BOTS
from binokel.rules.presets import PRESETS

LITTLE = Budget(worlds=3)


@pytest.mark.parametrize(("accounts", "number"), [(2, 2), (3, 6), (4, 8), (5, 10)])
def test_every_bot_sits_everywhere_equally_often(accounts: int, number: int) -> None:
    """The seatings give both bots every account equally often; three accounts have all six."""
    seated = seatings(accounts)
    assert len(seated) == len(set(seated)) == number
    for account in range(accounts):
        assert 2 * sum(seating[account] for seating in seated) == number


@pytest.mark.parametrize("name", ["seed_3", "seed_4", "rufen_4", "six"])
def test_a_bot_against_itself_differs_by_exactly_nothing(name: str) -> None:
    """One policy on mirrored deals: every set is exactly 0. Case A14."""
    contest = Contest(PRESETS[name], BOTS["rulebook"], BOTS["rulebook"], b"same", LITTLE)
    result = compare(contest, 3)
    assert [played.difference for played in result.sets] == [0, 0, 0]
    assert result.difference.mean == 0


def test_the_difference_turns_its_sign_with_the_bots() -> None:
    """Who is first in a contest does not matter."""
    rules = PRESETS["seed_3"]
    there = play_set(Contest(rules, BOTS["greedy"], BOTS["random"], b"x"), 5)
    back = play_set(Contest(rules, BOTS["random"], BOTS["greedy"], b"x"), 5)
    assert there.difference == pytest.approx(-back.difference)
    assert there.declared == back.declared[::-1]


def test_an_executor_changes_nothing() -> None:
    """The same contest gives the same comparison alone and in company."""
    contest = Contest(PRESETS["seed_4"], BOTS["greedy"], BOTS["random"], b"x")
    done: list[int] = []
    with ThreadPoolExecutor(2) as executor:
        together = compare(contest, 12, executor=executor, progress=done.append)
    assert together == compare(contest, 12)
    assert done == list(range(1, 13))


def test_the_rulebook_beats_random_clearly() -> None:
    """Even a few sets show more than 60 Augen a deal."""
    contest = Contest(PRESETS["seed_3"], BOTS["rulebook"], BOTS["random"], b"x", LITTLE)
    result = compare(contest, 25)
    assert result.difference.low > 60
    assert result.made_rate(0) > 0.6
    assert result.made_rate(1) == 0 or result.sets


def test_the_interval_of_one_value_is_the_value() -> None:
    """Where all values are equal there is no doubt; more doubt gives a wider interval."""
    sure, unsure = mean_of([5.0] * 20), mean_of([0.0, 10.0] * 10)
    assert (sure.low, sure.mean, sure.high) == (5, 5, 5)
    assert unsure.low < unsure.mean == 5 < unsure.high
    assert unsure == mean_of([0.0, 10.0] * 10)
    assert mean_of([0.0, 10.0], seed=1).number == 2


def test_the_mean_of_nothing_is_refused() -> None:
    """There is no mean without a value."""
    with pytest.raises(ValueError, match="no mean"):
        mean_of([])
