"""When a match ends, and who wins it; stateless, on plain totals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from binokel.rules.chapters import MatchRules, TieBreak

Account: TypeAlias = int
"""A side where sides are fixed, else a seat (or a person, where the dealer sits out)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """Where a match stands after a settled deal. Rule: §11.6.

    The separate account and stars are not in it: they end nothing (§11.7).
    """

    scores: tuple[int, ...]
    """Total Augen of every account."""
    declarers: tuple[Account, ...] = ()
    """Who was declarer of each deal played for a bid, in their order; no Durch, no Untendurch."""
    deals_played: int = 0
    """How many deals count for the match so far (§10.9)."""
    last_made: bool | None = None
    """Whether the declarer made the last deal; None if that was not played for a bid."""
    exact_last: tuple[int, ...] | None = None
    """Exact trick Augen of every account in the last deal; None if no tricks were counted."""


@dataclass(frozen=True, slots=True)
class Finish:
    """Whether a match is over, and who has won it."""

    over: bool
    """Whether it is over."""
    winners: tuple[Account, ...] = ()
    """The accounts that win, lowest first; all seats of a winning side win. Rule: §11.2."""


GOES_ON: Final = Finish(over=False)
"""There is another deal."""


def finish(match: MatchRules, tally: Tally) -> Finish:
    """Whether the match is over after a settled deal, and who wins. Rule: §11.1.

    >>> from binokel.rules.chapters import MatchRules
    >>> finish(MatchRules(), Tally(scores=(1010, 1040, 720), declarers=(2, 1, 0)))
    Finish(over=True, winners=(0,))
    """
    at_floor = _at_floor(match, tally)
    finishers = _finishers(match, tally)
    if not finishers:
        if not at_floor and not _last_deal(match, tally):
            return GOES_ON
        finishers = _leaders(tally)
    winners = separate(match, tally, finishers)
    if len(winners) > 1 and match.tie_break[-1] == "extra_deal" and not at_floor:
        return GOES_ON
    return Finish(over=True, winners=winners)


def separate(match: MatchRules, tally: Tally, accounts: tuple[Account, ...]) -> tuple[Account, ...]:
    """Those of some accounts that the tie-break leaves together. Rule: §11.3."""
    for criterion in match.tie_break:
        rank = _RANK.get(criterion)
        if rank is not None:
            ranks = [rank(tally, account) for account in accounts]
            accounts = tuple(a for a, r in zip(accounts, ranks, strict=True) if r == max(ranks))
    return accounts


def _finishers(match: MatchRules, tally: Tally) -> tuple[Account, ...]:
    """The accounts that may finish and have the target. Rule: §11.4."""
    if match.end == "deals":
        return ()
    able = _accounts(tally)
    if match.finish_as_declarer:
        able = tally.declarers[-1:] if tally.last_made else ()
    return tuple(account for account in able if tally.scores[account] >= match.target)


def _last_deal(match: MatchRules, tally: Tally) -> bool:
    """Whether the agreed number of deals is played. Rule: §11.1."""
    return match.end == "deals" and tally.deals_played >= match.deals


def _at_floor(match: MatchRules, tally: Tally) -> bool:
    """Whether an account has fallen to the floor. Rule: §11.5."""
    return match.floor is not None and min(tally.scores) <= match.floor


def _leaders(tally: Tally) -> tuple[Account, ...]:
    """Those with the highest total; none of them is at the floor unless all are. Rule: §11.5."""
    highest = max(tally.scores)
    return tuple(account for account in _accounts(tally) if tally.scores[account] == highest)


def _accounts(tally: Tally) -> tuple[Account, ...]:
    return tuple(range(len(tally.scores)))


def _last_declared(tally: Tally, account: Account) -> int:
    deals = [deal for deal, declarer in enumerate(tally.declarers) if declarer == account]
    return deals[-1] if deals else -1


def _times_declared(tally: Tally, account: Account) -> int:
    return tally.declarers.count(account)


def _total(tally: Tally, account: Account) -> int:
    return tally.scores[account]


def _exact_last(tally: Tally, account: Account) -> int:
    return tally.exact_last[account] if tally.exact_last else 0


_RANK: Final[Mapping[TieBreak, Callable[[Tally, Account], int]]] = {
    "last_declarer": _last_declared,
    "most_deals": _times_declared,
    "highest": _total,
    "exact_last_deal": _exact_last,
}
"""What each criterion of §11.3 compares; the higher number stays."""
