"""Settling a deal played for a bid. Chapters §7, §8 and §9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.errors import IllegalAction
from binokel.rules import scoring
from binokel.rules.scoring import Count
from binokel.testing.cases.answers import Answers, plain
from binokel.testing.cases.given import Malformed

if TYPE_CHECKING:
    from binokel.cards import Augen
    from binokel.rules.special import Contract
    from binokel.seats import BySeat
    from binokel.testing.cases.given import Given


def settle(given: Given) -> Answers:
    """What every account writes. Rule: §7.1 to §7.8, §8.2 to §8.6, §9.7 to §9.10."""
    count = Count(
        _contract(given),
        given.seat("declarer"),
        given.number("bid"),
        given.numbers_by_seat("melds"),
        given.numbers_by_seat("tricks", default=1),
        _trick_augen(given),
        given.seat_or_none("partner"),
        given.person("dealer", default=0),
    )
    try:
        settled = scoring.settle(given.rules, count)
    except IllegalAction as error:
        total = error.refusal.details.get("sum")
        return Answers(
            plain(
                refused=error.reason.name,
                sum=total if isinstance(total, int) else None,
                made=None,
                reached=None,
                written=None,
                change=None,
            )
        )
    return Answers(
        plain(
            refused=None,
            sum=None,
            made=settled.made,
            reached=settled.reached,
            written=list(settled.written),
            change=list(settled.change),
        )
    )


def _contract(given: Given) -> Contract:
    contract = given.contract()
    if not contract.for_a_bid:
        raise Malformed(f"input: {contract.name} is settled by special cases")
    return contract


def _trick_augen(given: Given) -> BySeat[Augen]:
    """Everything included, or put together from tricks, last trick and buried. Rule: §7.1."""
    if "trick_augen" in given:
        return given.numbers_by_seat("trick_augen")
    augen = list(given.numbers_by_seat("card_augen", default=0))
    augen[given.seat("declarer")] += given.number("buried", default=0)
    if "bonus_trick" in given:
        augen[given.seat("bonus_trick")] += given.rules.play.last_trick
    return tuple(augen)
