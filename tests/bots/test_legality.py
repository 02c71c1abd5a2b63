"""Every bot does only what the rules allow, for every preset and for any rules. Case A13."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel.arena.table import cards_for, dealt, generators, play_deal, play_match
from binokel.bots.protocol import DEFAULT_BUDGET, Budget
from binokel.bots.registry import BOTS
from binokel.cards import CardSet
from binokel.deal.hidden import Hidden
from binokel.deal.standing import Standing
from binokel.errors import Contradiction
from binokel.rules.presets import PRESETS
from binokel.testing.strategies import rules

if TYPE_CHECKING:
    from binokel.deal.state import Deal
    from binokel.rules.config import Rules

NAMES = tuple(BOTS)


def played(table: Rules, names: list[str], draw: int) -> Deal:
    """One deal of these bots, in turn around the table."""
    bots = [BOTS[names[seat % len(names)]] for seat in range(table.seats.players)]
    deal = dealt(table, Standing.first(table, draw % table.persons), cards_for(table, b"law", draw))
    rngs = generators(b"law", draw, table.seats.players)
    return play_deal(deal, bots, rngs, Budget(worlds=4))


def holds(deal: Deal) -> bool:
    """Whether a deal has ended as deals end: settled or thrown in, all Augen there. Rule: §7.1."""
    settlement = deal.settlement
    if settlement is None or not settlement.trick_augen:
        return deal.over
    return sum(settlement.trick_augen) == deal.rules.total_augen


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("bot", NAMES)
def test_bots_are_legal_under_every_preset(bot: str, name: str) -> None:
    """The engine refuses nothing a bot does, and all Augen are counted. Rule: §7.1."""
    assert all(holds(played(PRESETS[name], [bot], draw)) for draw in range(4))


@pytest.mark.parametrize("name", PRESETS)
def test_bots_of_all_kinds_meet(name: str) -> None:
    """Bots need not sit with their like."""
    assert all(holds(played(PRESETS[name], [*NAMES[draw:], *NAMES], draw)) for draw in range(3))


@pytest.mark.long
@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("bot", NAMES)
def test_ten_thousand_deals_are_legal(bot: str, name: str) -> None:
    """Ten thousand deals of every preset without an illegal act. Case A13."""
    assert all(holds(played(PRESETS[name], [bot], draw)) for draw in range(10_000))


@pytest.mark.parametrize("bot", NAMES)
@given(table=rules(), draw=st.integers(0, 1_000_000))
def test_bots_are_legal_under_any_rules(bot: str, table: Rules, draw: int) -> None:
    """Whatever the rules, no act is refused and no deal stalls."""
    assert holds(played(table, [bot], draw))


def walked(table: Rules, bot: str, seed: int) -> Deal:
    """A deal in which a bot now and then stands in for people who act by chance."""
    rng = Random(seed)
    deal = dealt(table, Standing.first(table), cards_for(table, b"walk", seed))
    while deal.to_act is not None:
        view, legal = deal.view(deal.to_act), deal.legal
        some = legal.first(3) if legal.count > 60 else tuple(legal)
        act = rng.choice(some)
        if rng.random() < 0.5:
            act = BOTS[bot].choose(view, rng, Budget(worlds=2))
        deal = deal.apply(act).deal
    return deal


@pytest.mark.parametrize("bot", NAMES)
@given(table=rules(), seed=st.integers(0, 1_000_000))
def test_a_bot_can_stand_in_at_any_moment(bot: str, table: Rules, seed: int) -> None:
    """A bot goes on from whatever others have done before it, calls and burying included."""
    assert holds(walked(table, bot, seed))


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("name", ["rufen_4", "schwaetza_4", "ennahofen", "drecksau_3"])
def test_a_bot_can_stand_in_under_the_presets(name: str, bot: str) -> None:
    """Special games, calls and trump after burying begun by others are gone on with."""
    assert all(holds(walked(PRESETS[name], bot, seed)) for seed in range(25))


@pytest.mark.parametrize("name", PRESETS)
def test_a_match_of_rulebook_players_ends(name: str) -> None:
    """Within 300 deals somebody has won. Rule: §11.1."""
    table = PRESETS[name].with_(match__target=300, match__deals=2)
    match = play_match(table, [BOTS["rulebook"]] * table.persons, b"ends", Budget(worlds=2))
    assert match.over
    assert len(match.lines) <= 300


@pytest.mark.long
@pytest.mark.parametrize("name", PRESETS)
def test_whole_matches_end(name: str) -> None:
    """Matches to the full target end within 300 deals too. Rule: §11.1."""
    table = PRESETS[name]
    for number in range(10):
        seed = b"whole" + bytes([number])
        match = play_match(table, [BOTS["rulebook"]] * table.persons, seed)
        assert match.over
        assert len(match.lines) <= 300


def exchanged(deal: Deal, rng: Random) -> Hidden:
    """The hidden cards with some changed between two other hands or a hand and the Dapp."""
    mine = deal.to_act
    places = [*deal.hidden.hands, deal.hidden.dapp]
    open_to = [place for place, cards in enumerate(places) if place != mine and cards]
    if len(open_to) > 1:
        one, other = rng.sample(open_to, 2)
        give, take = rng.choice(tuple(places[one])), rng.choice(tuple(places[other]))
        places[one] = places[one] - CardSet([give]) + CardSet([take])
        places[other] = places[other] - CardSet([take]) + CardSet([give])
    return Hidden(tuple(places[:-1]), places[-1], deal.hidden.buried, deal.hidden.returned)


@pytest.mark.parametrize("name", ["seed_3", "seed_4", "rufen_4", "two_handed", "drecksau_3"])
@pytest.mark.parametrize("bot", ["greedy", "rulebook"])
def test_a_decision_does_not_depend_on_what_is_hidden(bot: str, name: str) -> None:
    """Exchange cards the seat cannot know: the same view and seed, the same act. Case A05."""
    table, rng, tried = PRESETS[name], Random(3), 0
    for draw in range(4):
        deal = dealt(table, Standing.first(table), cards_for(table, b"honest", draw))
        while deal.to_act is not None:
            view = deal.view(deal.to_act)
            act = BOTS[bot].choose(view, Random(draw), DEFAULT_BUDGET)
            try:
                other = view.imagine(exchanged(deal, rng)).view(deal.to_act)
            except (Contradiction, ValueError):
                other = None
            if other is not None:
                tried += 1
                assert BOTS[bot].choose(other, Random(draw), DEFAULT_BUDGET) == act
            deal = deal.apply(act).deal
    assert tried > 10
