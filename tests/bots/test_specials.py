"""Durch and Untendurch: announced with safe hands only, and then won."""

from __future__ import annotations

from random import Random

import pytest

from binokel.arena.table import generators, play_deal
from binokel.bots.protocol import DEFAULT_BUDGET
from binokel.bots.registry import BOTS
from binokel.bots.rulebook.specials import never_loses_a_trick, never_wins_a_trick
from binokel.cards import CardSet, deck
from binokel.deal.actions import Announce, Cards
from binokel.deal.state import Deal
from binokel.rules.presets import PRESETS
from binokel.rules.special import Special

RUFEN = PRESETS["rufen_4"]
HIGH = "EA EA EZ EZ EK EK SA SA HA HA BA"
LOW = "E7 E7 EU EU EO S7 S7 SU H7 H7 B7"


def all_cards() -> CardSet:
    """The deck."""
    return CardSet(deck(with_diss=True))


@pytest.mark.parametrize(
    ("hand", "safe"),
    [(HIGH, True), ("EA EA EZ EZ EK EK SA SA HA HA BZ", False), ("EA EA EK SA", False)],
)
def test_a_durch_needs_every_suit_to_run(hand: str, *, safe: bool) -> None:
    """A suit runs if no missing card is above what falls under it. Rule: §10.4."""
    assert never_loses_a_trick(CardSet(hand), all_cards() - CardSet(hand)) is safe


@pytest.mark.parametrize(
    ("hand", "safe"), [(LOW, True), ("E7 EU EO SA", False), ("EZ EK S7 B7", False)]
)
def test_an_untendurch_needs_cards_below_all_others(hand: str, *, safe: bool) -> None:
    """Every card lies below the missing one of its place in the suit. Rule: §10.5."""
    assert never_wins_a_trick(CardSet(hand), all_cards() - CardSet(hand)) is safe


def laid(hand: str, seed: int) -> Deal:
    """A deal in which seat 1, the forehand, has this hand and chance has dealt the rest."""
    rest = list(all_cards() - CardSet(hand))
    Random(seed).shuffle(rest)
    order = (*rest[:11], *CardSet(hand), *rest[11:])
    return Deal.begin(RUFEN).apply(Cards(order)).deal


@pytest.mark.parametrize(("hand", "special"), [(HIGH, Special.DURCH), (LOW, Special.UNTENDURCH)])
def test_a_safe_special_game_is_announced_and_won(hand: str, special: Special) -> None:
    """However the rest lies, a safe hand is announced and wins. Rule: §10.4, §10.5."""
    for seed in range(25):
        deal = laid(hand, seed)
        act = BOTS["rulebook"].choose(deal.view(1), Random(0), DEFAULT_BUDGET)
        assert act == Announce(special)
        end = play_deal(deal, [BOTS["rulebook"]] * 4, generators(b"x", seed, 4))
        assert end.settlement is not None
        assert end.settlement.made


def test_a_usual_hand_announces_nothing() -> None:
    """Without a safe hand the answer is no."""
    deal = laid("EA EZ EK SO SU HA HZ H7 BA BO B7", 1)
    act = BOTS["rulebook"].choose(deal.view(1), Random(0), DEFAULT_BUDGET)
    assert act == Announce(None)
