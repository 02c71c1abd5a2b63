"""What the rulebook player concludes from the cards played. Case A06."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel.arena.table import cards_for, dealt, generators
from binokel.bots.protocol import DEFAULT_BUDGET
from binokel.bots.registry import BOTS
from binokel.bots.rulebook.memory import Memory, none_of, remember, size
from binokel.cards import Card, CardSet, Suit
from binokel.deal.playing import Playing
from binokel.deal.standing import Standing
from binokel.rules.melds import NO_MELDS, Melds
from binokel.rules.presets import PRESETS
from binokel.testing.situations import game, in_play
from binokel.testing.strategies import rules

if TYPE_CHECKING:
    from binokel.deal.view import View
    from binokel.rules.config import Rules

SEED_3 = PRESETS["seed_3"]


def memory_of(view: View) -> Memory:
    """What the seat of a view knows."""
    assert isinstance(view.phase, Playing)
    return remember(view, view.phase)


def after(trick: str, **play: bool) -> Memory:
    """What seat 0 knows after it led a trick, with Herz trump."""
    table = SEED_3.with_(**{f"play__{name}": value for name, value in play.items()})
    before = (trick,)
    return memory_of(in_play(table, "B7 BU", "", game(0, Suit.HERZ), leader=0, before=before))


def test_who_does_not_follow_has_run_out() -> None:
    """A seat that trumped has no card of the suit led. Rule: §6.3."""
    memory = after("EA H7 EU")
    assert memory.holds_one(1, Suit.EICHEL.mask) == 0
    assert memory.holds_one(1, Suit.HERZ.mask) > 0
    assert memory.holds_one(2, Suit.EICHEL.mask) > 0


def test_who_does_not_head_holds_nothing_higher() -> None:
    """A seat that followed under the König holds no Zehn and no As of it. Rule: §6.4."""
    memory = after("EK EO EU")
    assert memory.holds_one(1, Card.EK.higher) == 0
    assert after("EK EO EU", must_head=False).holds_one(1, Card.EK.higher) > 0


def test_who_neither_follows_nor_trumps_has_no_trump() -> None:
    """Only where trumping is a duty. Rule: §6.6."""
    assert after("EA SU EU").holds_one(1, Suit.HERZ.mask) == 0
    assert after("EA SU EU", must_trump=False).holds_one(1, Suit.HERZ.mask) > 0


def test_who_trumps_low_holds_no_higher_trump() -> None:
    """A seat that did not overtrump holds nothing above. Rule: §6.7."""
    assert after("EA HK HO").holds_one(2, Card.HK.higher) == 0
    assert after("EA HK HO", must_overtrump=False).holds_one(2, Card.HK.higher) > 0


def test_a_shown_card_is_known_and_the_other_copy_may_be_there_too() -> None:
    """A seat that has shown one SO surely holds it, and may hold both. Case A07."""
    shown = replace(game(0, Suit.HERZ), melds=(NO_MELDS, Melds((), CardSet("SO BU")), NO_MELDS))
    memory = memory_of(in_play(SEED_3, "B7 BU", "", shown, leader=0))
    assert memory.holds_one(1, Card.SO.bit) == 1
    assert CardSet.from_bits(memory.known[1]) == CardSet("SO BU")
    assert Card.SO in CardSet.from_bits(memory.possible[1])


@pytest.mark.parametrize(("among", "held", "pool", "chance"), [(1, 1, 2, 0.5), (2, 1, 2, 0.0)])
def test_chances_are_those_of_drawing(among: int, held: int, pool: int, chance: float) -> None:
    """None of some cards in a part of a pool: as drawn without putting back."""
    assert none_of(among, held, pool) == pytest.approx(chance)
    assert none_of(0, held, pool) == 1
    assert none_of(3, 2, 3) == 0


@given(table=rules(), draw=st.integers(0, 1_000_000))
def test_what_is_concluded_is_true(table: Rules, draw: int) -> None:
    """At every card of a deal the real hands are among those thought possible. Case A06."""
    deal = dealt(table, Standing.first(table), cards_for(table, b"memory", draw))
    rngs = generators(b"memory", draw, table.seats.players)
    while (seat := deal.to_act) is not None:
        view = deal.view(seat)
        if isinstance(view.phase, Playing):
            memory = remember(view, view.phase)
            for other, hand in enumerate(deal.hidden.hands):
                if other == seat:
                    continue
                known = CardSet.from_bits(memory.known[other])
                assert known <= hand
                assert hand - known <= CardSet.from_bits(memory.possible[other])
            elsewhere = sum(memory.counts) - memory.counts[seat]
            assert size(memory.unseen) >= elsewhere
        deal = deal.apply(BOTS["greedy"].choose(view, rngs[seat], DEFAULT_BUDGET)).deal
