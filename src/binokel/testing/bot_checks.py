"""Holds a bot against the promises of a bot: legal, repeatable, honest, without a memory."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from binokel.bots.protocol import DEFAULT_BUDGET
from binokel.deal.state import Deal
from binokel.rules.presets import PRESETS
from binokel.testing.demands import CheckFailed, demand
from binokel.testing.exchange import exchanged
from binokel.testing.walk import random_deck

if TYPE_CHECKING:
    from collections.abc import Iterator

    from binokel.bots.protocol import Bot, Budget
    from binokel.deal.actions import Action
    from binokel.rules.config import Rules
    from binokel.seats import Seat

_TRIES: Final = 4
"""So many exchanges of hidden cards are tried at a decision that is looked at."""
_LOOKED_AT: Final = 0.25
"""The share of decisions at which hidden cards are exchanged."""


@dataclass(frozen=True, slots=True)
class _Decision:
    """A decision somebody had to make, and the seed of its chance."""

    deal: Deal
    seat: Seat
    seed: str


@dataclass(frozen=True, slots=True)
class _Asked:
    """A bot that is being checked."""

    bot: Bot
    budget: Budget

    def choose(self, asked: _Decision) -> Action:
        """Its answer to a decision."""
        deal, seat = asked.deal, asked.seat
        view = deal.view(seat)
        try:
            action = self.bot.choose(view, Random(asked.seed), self.budget)  # noqa: S311 -- a seeded one
        except Exception as error:
            raise CheckFailed(f"A bot always has an answer\n  {_told(asked)}") from error
        demand(
            "A bot leaves its view as it is",
            holds=view == deal.view(seat),
            decision=_told(asked),
        )
        return action


def check_bot(
    bot: Bot,
    rules: Rules | None = None,
    *,
    budget: Budget = DEFAULT_BUDGET,
    deals: int = 2,
    seed: int = 0,
) -> None:
    """Let a bot play at every seat and make sure that it keeps the promises of a bot.

    It always has a legal answer; the same view and seed give the same answer, whatever it was
    asked in between and in whatever order deals come; and the answer does not change when hidden
    cards lie otherwise, so it knows no more than its view tells.

    Args:
        bot: anything with the method `choose`.
        rules: the rules to play by; by default all presets, one after the other.
        budget: how much the bot may think.
        deals: how many deals are played by each set of rules.
        seed: equal seeds play equal deals.

    Raises:
        CheckFailed: if it breaks a promise; the message says which, and where.
    """
    asked = _Asked(bot, budget)
    chance = Random(f"{seed}: the looks")  # noqa: S311 -- a seeded one
    for number, table in enumerate([rules] if rules else PRESETS.values()):
        answers: list[tuple[_Decision, Action]] = []
        for deal in range(deals):
            answers += _play(asked, table, f"{seed}/{number}/{deal}", chance)
        chance.shuffle(answers)
        for decision, action in answers:
            again = asked.choose(decision)
            demand(
                "A bot keeps nothing from one decision to another, in whatever order they come",
                holds=again == action,
                first=action,
                later=again,
                decision=_told(decision),
            )


def _play(
    asked: _Asked, rules: Rules, seed: str, chance: Random
) -> Iterator[tuple[_Decision, Action]]:
    """The decisions of one deal, each checked by itself."""
    deal = Deal.begin(rules)
    deal = deal.apply(random_deck(rules, Random(seed))).deal  # noqa: S311 -- a seeded one
    while deal.to_act is not None:
        decision = _Decision(deal, deal.to_act, f"{seed}/{len(deal.history)}")
        action = asked.choose(decision)
        _is_legal(decision, action)
        _is_repeated(asked, decision, action)
        if chance.random() < _LOOKED_AT:
            _is_honest(asked, decision, action, chance)
        yield decision, action
        deal = deal.apply(action, deal.to_act).deal


def _is_legal(decision: _Decision, action: Action) -> None:
    legal = decision.deal.view(decision.seat).legal
    demand(
        "A bot acts legally",
        holds=action in legal,
        action=action,
        legal=legal,
        decision=_told(decision),
    )


def _is_repeated(asked: _Asked, decision: _Decision, action: Action) -> None:
    again = asked.choose(decision)
    demand(
        "A bot answers the same view and seed in the same way; its only chance is the generator",
        holds=again == action,
        first=action,
        again=again,
        decision=_told(decision),
    )


def _is_honest(asked: _Asked, decision: _Decision, action: Action, chance: Random) -> None:
    for _, other in exchanged(decision.deal, decision.seat, chance, _TRIES):
        otherwise = asked.choose(_Decision(other, decision.seat, decision.seed))
        demand(
            "A bot knows no card that its view does not show",
            holds=otherwise == action,
            action=action,
            otherwise=otherwise,
            decision=_told(decision),
        )


def _told(decision: _Decision) -> str:
    """Where it was, for a message."""
    deal = decision.deal
    phase = type(deal.phase).__name__
    return (
        f"seat {decision.seat}, {phase}, after {len(deal.history)} events, "
        f"seed {decision.seed!r}, {deal.rules}, hand {deal.hidden.hands[decision.seat]}"
    )
