"""Duplicate sets: the same cards with every seating of two bots, so that luck cancels out."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from binokel.arena.interval import Mean, mean_of
from binokel.arena.table import cards_for, dealt, generators, play_deal
from binokel.bots.protocol import DEFAULT_BUDGET, Budget
from binokel.deal.standing import Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Executor

    from binokel.bots.protocol import Bot
    from binokel.deal.state import Deal
    from binokel.rules.config import Rules
    from binokel.seats import BySeat


@dataclass(frozen=True, slots=True)
class Contest:
    """Two bots and the table they meet at."""

    rules: Rules
    one: Bot
    other: Bot
    seed: bytes
    budget: Budget = DEFAULT_BUDGET


@dataclass(frozen=True, slots=True)
class DuplicateSet:
    """One deal played with every seating."""

    difference: float
    """Augen of `one` less Augen of `other`, an account and a deal, on the mean of the seatings."""
    declared: tuple[int, int]
    """How often each bot played for a bid."""
    made: tuple[int, int]
    """How often each made it."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What many duplicate sets say."""

    difference: Mean
    """Augen a deal that `one` is better than `other`; the set is the unit."""
    sets: tuple[DuplicateSet, ...]

    def made_rate(self, which: int) -> float:
        """The share of its bids that `one` (0) or `other` (1) made; 0 if it never declared."""
        declared = sum(played.declared[which] for played in self.sets)
        return sum(played.made[which] for played in self.sets) / declared if declared else 0.0


def seatings(accounts: int) -> tuple[tuple[bool, ...], ...]:
    """Who is `one` at which account: one against all others and all others against one.

    >>> seatings(2)
    ((True, False), (False, True))

    Three accounts have all six seatings of two bots that there are.
    """
    alone = [tuple(place == mine for place in range(accounts)) for mine in range(accounts)]
    turned = [tuple(not one for one in seating) for seating in alone]
    return tuple(dict.fromkeys((*alone, *turned)))


def play_set(contest: Contest, draw: int) -> DuplicateSet:
    """Play the deal of one draw with every seating; the first dealer goes round."""
    rules = contest.rules
    standing = Standing.first(rules, draw % rules.persons)
    cards = cards_for(rules, contest.seed, draw)
    differences, declared, made = [], [0, 0], [0, 0]
    for seating in seatings(rules.accounts):
        bots = _bots_at(contest, seating)
        rngs = generators(contest.seed, draw, rules.seats.players)
        deal = play_deal(dealt(rules, standing, cards), bots, rngs, contest.budget)
        differences.append(_difference(deal, seating))
        settlement = deal.settlement
        if settlement is not None and settlement.contract.for_a_bid:
            which = 0 if seating[rules.account_of(settlement.declarer)] else 1
            declared[which] += 1
            made[which] += settlement.made
    return DuplicateSet(
        float(sum(differences) / len(differences)), (declared[0], declared[1]), (made[0], made[1])
    )


def compare(
    contest: Contest,
    sets: int,
    *,
    first: int = 0,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Comparison:
    """Play many sets. The same contest gives the same answer with any executor or none.

    Args:
        contest: who meets whom.
        sets: how many deals, each played with every seating.
        first: number of the first draw.
        executor: where the sets are played; it must be able to pickle the bots.
        progress: is told how many sets are done.
    """
    draws = range(first, first + sets)
    jobs = [contest] * sets
    played = (
        executor.map(play_set, jobs, draws, chunksize=8) if executor else map(play_set, jobs, draws)
    )
    done: list[DuplicateSet] = []
    for one in played:
        done.append(one)
        if progress:
            progress(len(done))
    return Comparison(mean_of([one.difference for one in done]), tuple(done))


def _bots_at(contest: Contest, seating: Sequence[bool]) -> BySeat[Bot]:
    rules = contest.rules
    return tuple(
        contest.one if seating[rules.account_of(seat)] else contest.other
        for seat in range(rules.seats.players)
    )


def _difference(deal: Deal, seating: Sequence[bool]) -> Fraction:
    """What `one` wrote on an account less what `other` wrote; nothing after a redeal."""
    if deal.settlement is None:
        return Fraction(0)
    change = deal.settlement.change
    ones = [augen for augen, one in zip(change, seating, strict=True) if one]
    others = [augen for augen, one in zip(change, seating, strict=True) if not one]
    return Fraction(sum(ones), len(ones)) - Fraction(sum(others), len(others))
