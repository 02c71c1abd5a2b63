"""Bots at a table: matches act by act, seeds apart."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from binokel.arena.simulate import Job, simulate, simulate_matches
from binokel.arena.table import Acted, cards_for, generator, match_acts, play_match
from binokel.bots.registry import BOTS
from binokel.deal.actions import Cards
from binokel.match.state import Match
from binokel.rules.presets import PRESETS
from binokel.shuffle import derived_secret, first_dealer

GREEDY = BOTS["greedy"]


@pytest.mark.parametrize("name", ["seed_3", "larsb", "drecksau_3"])
def test_the_acts_of_a_match_replay_it(name: str) -> None:
    """The acts, told one by one, lead to the same match again, also where the dealer sits out."""
    rules = PRESETS[name].with_(match__target=300, match__deals=3)
    acts: list[Acted] = []
    match = play_match(rules, [GREEDY] * rules.persons, b"seed", on_act=acts.append)
    again = Match.begin(rules, match.lines[0].dealer)
    for act in acts:
        again = again.apply(act.action, act.by).match
    assert again == match
    assert match.over


def test_the_first_dealer_is_drawn_with_the_first_cards() -> None:
    """Whoever knows the secret of draw 1 finds the first dealer, as fair cards say. Rule: §2.3."""
    rules = PRESETS["seed_4"].with_(match__target=10)
    for seed in (b"a", b"b", b"c", b"d"):
        match = play_match(rules, [GREEDY] * 4, seed)
        assert match.lines[0].dealer == first_dealer(derived_secret(seed, 1), {}, 4)


def test_equal_seeds_give_equal_matches_and_others_do_not() -> None:
    """Everything in a match follows from its seed."""
    rules = PRESETS["seed_3"]
    first = [[act.action for act in match_acts(rules, [GREEDY] * 3, seed)] for seed in (b"a", b"a")]
    assert first[0] == first[1]
    assert first[0] != [act.action for act in match_acts(rules, [GREEDY] * 3, b"b")]


def test_decks_and_bots_have_seeds_of_their_own() -> None:
    """No two seats and draws share a generator, and the deck does not follow from one."""
    first = [generator(b"s", draw, seat).random() for draw in range(3) for seat in range(3)]
    assert len(set(first)) == 9
    cards = cards_for(PRESETS["seed_3"], b"s", 1)
    assert isinstance(cards, Cards)
    assert cards == cards_for(PRESETS["seed_3"], b"s", 1) != cards_for(PRESETS["seed_3"], b"s", 2)


def test_a_simulation_is_the_same_however_it_is_run() -> None:
    """Reports count the same with an executor; only the time may differ."""
    job = Job(PRESETS["seed_4"], (GREEDY,) * 4, b"sim")
    done: list[int] = []
    with ThreadPoolExecutor(2) as executor:
        together = simulate(job, 40, executor=executor, progress=done.append)
        assert simulate_matches(job, 3, executor=executor) == simulate_matches(job, 3)
    assert together == simulate(job, 40)
    assert done[-1] == 40
    assert sum(report.declared for report in together) == 40
    assert all(0 <= report.made_rate <= 1 for report in together)
    assert all(report.milliseconds > 0 for report in together)


def test_matches_end_with_a_winner() -> None:
    """Each match of a simulation is one of its own."""
    results = simulate_matches(Job(PRESETS["seed_3"], (GREEDY,) * 3, b"m"), 4)
    assert all(result.winners and result.deals for result in results)
    assert len(set(results)) > 1
