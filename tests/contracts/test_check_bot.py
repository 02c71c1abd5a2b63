"""`check_bot` lets honest bots pass and finds every kind of bad one."""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING

import pytest

from binokel.bots.protocol import Budget
from binokel.bots.registry import BOTS
from binokel.deal.actions import PASS, Abgehen, Play
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.testing import CheckFailed, check_bot
from binokel.testing.walk import random_action

if TYPE_CHECKING:
    from binokel.bots.protocol import Bot
    from binokel.deal.actions import Action
    from binokel.deal.view import View


class Honest:
    """Anything legal, by the generator given; it never gives up, so that cards are played."""

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """A legal action."""
        action = random_action(view.legal, rng)
        return self.choose(view, rng, budget) if isinstance(action, Abgehen) else action


class Outlaw(Honest):
    """Passes in the auction, also where it has to open."""

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """A pass that may be refused."""
        return PASS if view.bidding and not view.game else super().choose(view, rng, budget)


class Moody(Honest):
    """Has a chance of its own."""

    def __init__(self) -> None:
        self.mood = random.Random(1)

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """Something legal that does not come from the generator given."""
        return super().choose(view, self.mood, budget)


class Remembering(Honest):
    """Bids higher from deal to deal, and answers the same question once in the same way."""

    def __init__(self) -> None:
        self.seen: list[View] = []

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """The number of decisions so far has a say."""
        if not self.seen or self.seen[-1] != view:
            self.seen.append(view)
        rng.seed(len(self.seen))
        return super().choose(view, rng, budget)


class Peeping(Honest):
    """Looks for the deal in the frame that asks it, and counts the next seat's highest card."""

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """The hidden cards have a say."""
        deal = sys._getframe(1).f_locals["deal"]
        rng.seed(str(deal.hidden.hands))
        return super().choose(view, rng, budget)


class Crashing(Honest):
    """Breaks down when it has to play a card."""

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """An error instead of a card."""
        action = super().choose(view, rng, budget)
        if isinstance(action, Play):
            raise ZeroDivisionError
        return action


class Meddling(Honest):
    """Writes into its view."""

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """The view shows an empty history afterwards."""
        action = super().choose(view, rng, budget)
        object.__setattr__(view, "history", ())
        return action


class Shouting(Honest):
    """Says a bid that is no action of the moment, in words."""

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """A text."""
        return "pass"  # type: ignore[return-value]


def test_an_honest_bot_passes_under_all_presets() -> None:
    """Any legal action by the generator given is a bot."""
    check_bot(Honest(), deals=1)


def test_an_honest_bot_passes_under_house_rules() -> None:
    """A set of rules may be given; several deals are played by it."""
    check_bot(Honest(), PRESETS["rufen_4"], deals=3, seed=5)


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_the_bots_that_ship_keep_their_promises(bot: Bot) -> None:
    """Under presets of every kind: pairs, Rufen, special games, burying before trump."""
    for name in ("seed_4_ohne", "rufen_4", "schwaetza_4", "drecksau_3"):
        check_bot(bot, PRESETS[name], budget=Budget(worlds=3), deals=1, seed=1)


@pytest.mark.parametrize(
    ("bot", "promise"),
    [
        (Outlaw(), "acts legally"),
        (Shouting(), "acts legally"),
        (Moody(), "same view and seed"),
        (Remembering(), "keeps nothing"),
        (Peeping(), "knows no card"),
        (Crashing(), "always has an answer"),
        (Meddling(), "leaves its view as it is"),
    ],
    ids=lambda it: type(it).__name__,
)
def test_a_bot_that_breaks_a_promise_is_found(bot: Honest, promise: str) -> None:
    """The message names the promise and the decision."""
    with pytest.raises(CheckFailed, match=promise) as caught:
        check_bot(bot, SEED_3, deals=3)
    assert "seat " in str(caught.value)
    assert "seed '0/0/" in str(caught.value)


def test_the_error_of_a_bot_is_told() -> None:
    """What went wrong inside a bot is the cause of the failure."""
    with pytest.raises(CheckFailed) as caught:
        check_bot(Crashing(), SEED_4, deals=1)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
