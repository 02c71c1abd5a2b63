"""The quick sums of melds against the meld table of the rules."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel.bots.quick_melds import needed_for_melds, quick_melds
from binokel.cards import CardSet, Suit, deck
from binokel.rules.melds import meld_augen, melds_in
from binokel.rules.presets import PRESETS
from binokel.testing.strategies import rules

if TYPE_CHECKING:
    from binokel.rules.config import Rules

SIZES = (5, 12, 20, 30, 44)


def hands(seed: int) -> list[CardSet]:
    """Hands of many sizes, the large ones full of melds."""
    rng = Random(seed)
    return [CardSet(rng.sample(deck(with_diss=True), size)) for size in SIZES for _ in range(8)]


@pytest.mark.parametrize("name", PRESETS)
def test_quick_sums_are_the_sums_of_the_melds(name: str) -> None:
    """For every trump the quick sum is the sum of the melds found. Rule: §5.2 to §5.10."""
    table = PRESETS[name].melds
    for hand in hands(1):
        assert quick_melds(table, hand) == tuple(meld_augen(table, hand, suit) for suit in Suit)


@given(rules(), st.integers(0, 10_000))
def test_quick_sums_hold_for_all_rules(random_rules: Rules, seed: int) -> None:
    """Whatever the melds are worth, sum and cards are those of the meld table. Rule: §5.12."""
    table = random_rules.melds
    for hand in hands(seed)[::5]:
        assert quick_melds(table, hand) == tuple(meld_augen(table, hand, suit) for suit in Suit)
        for suit in Suit:
            needed = CardSet.from_bits(needed_for_melds(table, hand, suit))
            assert needed == melds_in(table, hand, suit).shown
