"""Many deals or matches of the same bots, and what came of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import thread_time
from typing import TYPE_CHECKING

from binokel.arena.interval import Mean, mean_of
from binokel.arena.table import cards_for, dealt, generators, play_deal, play_match
from binokel.bots.protocol import DEFAULT_BUDGET, Budget
from binokel.deal.standing import Standing
from binokel.rules.special import Contract

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from concurrent.futures import Executor
    from random import Random

    from binokel.bots.protocol import Bot
    from binokel.deal.actions import Action
    from binokel.deal.view import View
    from binokel.rules.config import Rules
    from binokel.rules.scoring import Settlement
    from binokel.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class Job:
    """Who plays what, from which seed."""

    rules: Rules
    bots: BySeat[Bot]
    """The bot of every seat; in matches of every person."""
    seed: bytes
    budget: Budget = DEFAULT_BUDGET


@dataclass(frozen=True, slots=True)
class Played:
    """One deal and the time it took."""

    settlement: Settlement | None
    """None if the cards were thrown in."""
    decisions: BySeat[int]
    seconds: BySeat[float] = field(compare=False)
    """Computing time of every seat."""


@dataclass(frozen=True, slots=True)
class SeatReport:
    """What one seat did in all deals."""

    augen: Mean
    """Augen a deal on its account."""
    declared: int
    """Deals it played for a bid, with those it gave up."""
    made: int
    gave_up: int
    specials: int
    """Durch and Untendurch it played."""
    mean_bid: float
    """0 if it never declared."""
    milliseconds: float = field(compare=False)
    """Computing time for one decision."""

    @property
    def made_rate(self) -> float:
        """The share of its bids that it made, 0 if it never declared."""
        return self.made / self.declared if self.declared else 0.0


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How one match ended."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    deals: int


class _Timed:
    """A bot with a watch."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.decisions, self.seconds = bot, 0, 0.0

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """What the bot says, and how long it took."""
        began = thread_time()
        action = self.bot.choose(view, rng, budget)
        self.seconds += thread_time() - began
        self.decisions += 1
        return action


def play_one(job: Job, draw: int) -> Played:
    """Play the deal of one draw; the dealer goes round."""
    rules = job.rules
    standing = Standing.first(rules, draw % rules.persons)
    timed = [_Timed(bot) for bot in job.bots]
    deal = dealt(rules, standing, cards_for(rules, job.seed, draw))
    deal = play_deal(deal, timed, generators(job.seed, draw, rules.seats.players), job.budget)
    return Played(
        deal.settlement,
        tuple(bot.decisions for bot in timed),
        tuple(bot.seconds for bot in timed),
    )


def simulate(
    job: Job,
    deals: int,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[SeatReport, ...]:
    """Play many deals. The same job gives the same report, whatever the executor.

    Args:
        job: who plays what.
        deals: how many.
        executor: where they are played; it must be able to pickle the bots.
        progress: is told how many deals are done.
    """
    numbers = range(deals)
    played = (
        executor.map(play_one, [job] * deals, numbers, chunksize=16)
        if executor
        else (play_one(job, draw) for draw in numbers)
    )
    done = tuple(_counted(played, progress))
    return tuple(_report(job.rules, done, seat) for seat in range(job.rules.seats.players))


def simulate_matches(
    job: Job, matches: int, *, executor: Executor | None = None
) -> tuple[MatchResult, ...]:
    """Play whole matches, each from its own seed."""
    numbers = range(matches)
    if executor:
        return tuple(executor.map(_one_match, [job] * matches, numbers))
    return tuple(_one_match(job, number) for number in numbers)


def _one_match(job: Job, number: int) -> MatchResult:
    seed = job.seed + b" match " + str(number).encode()
    match = play_match(job.rules, job.bots, seed, job.budget)
    return MatchResult(match.winners, match.standing.totals, len(match.lines))


def _counted(played: Iterable[Played], progress: Callable[[int], None] | None) -> Iterable[Played]:
    for number, one in enumerate(played, start=1):
        yield one
        if progress:
            progress(number)


def _report(rules: Rules, done: tuple[Played, ...], seat: Seat) -> SeatReport:
    account = rules.account_of(seat)
    settled = [one.settlement for one in done]
    mine = [one for one in settled if one is not None and one.declarer == seat]
    kinds = Counter(one.contract for one in mine)
    bids = [one.bid for one in mine if one.bid is not None]
    decisions = sum(one.decisions[seat] for one in done)
    return SeatReport(
        augen=mean_of([one.change[account] if one else 0 for one in settled]),
        declared=len(bids),
        made=sum(one.made for one in mine if one.bid is not None),
        gave_up=kinds[Contract.ABGEHEN],
        specials=kinds[Contract.DURCH] + kinds[Contract.UNTENDURCH],
        mean_bid=sum(bids) / len(bids) if bids else 0.0,
        milliseconds=1000 * sum(one.seconds[seat] for one in done) / max(1, decisions),
    )
