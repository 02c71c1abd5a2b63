"""The scoresheet: one line for each deal, and what it does to the state of the match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from binokel.rules.dealer import active, counts_as_deal, next_dealer

if TYPE_CHECKING:
    from binokel.cards import Augen
    from binokel.deal.standing import Standing
    from binokel.rules.config import Rules
    from binokel.rules.scoring import Settlement
    from binokel.seats import BySeat


@dataclass(frozen=True, slots=True)
class Line:
    """One settled deal on the sheet. Rule: §7.9."""

    dealer: int
    """The person who dealt."""
    persons: BySeat[int]
    """The person at every seat of this deal; the one who sat out is missing (§2.6)."""
    settlement: Settlement
    change: tuple[Augen | None, ...]
    """What every account wrote; None is the dash of the dealer who sat out."""
    totals: tuple[Augen, ...]
    """The totals after this deal."""
    special: tuple[Augen, ...]
    """The separate account of every person after this deal (§10.8)."""
    stars: tuple[int, ...]
    """The stars of every person after this deal (§10.8)."""


def seated(rules: Rules, dealer: int) -> BySeat[int]:
    """The person at every seat when this person deals. Rule: §2.6."""
    if rules.seats.dealer_sits_out:
        return active(rules.persons, dealer)
    return tuple(range(rules.seats.players))


def line(rules: Rules, before: Standing, settlement: Settlement) -> Line:
    """What a settled deal writes on the sheet. Rule: §7.9, §10.8."""
    persons = seated(rules, before.dealer)
    change: tuple[Augen | None, ...] = settlement.change
    if rules.seats.dealer_sits_out:
        written = {
            person: settlement.change[rules.account_of(seat)] for seat, person in enumerate(persons)
        }
        change = tuple(written.get(person) for person in range(rules.persons))
    return Line(
        before.dealer,
        persons,
        settlement,
        change,
        tuple(total + (new or 0) for total, new in zip(before.totals, change, strict=True)),
        _added(before.special, persons, settlement.account),
        _added(before.stars, persons, settlement.stars),
    )


def _added(before: tuple[int, ...], persons: BySeat[int], by_seat: BySeat[int]) -> tuple[int, ...]:
    added = list(before)
    for person, new in zip(persons, by_seat, strict=False):
        added[person] += new
    return tuple(added)


def standing_after(rules: Rules, before: Standing, written: Line) -> Standing:
    """The state of the match with a line more on the sheet. Rule: §2.3, §8.8, §10.9, §11.3."""
    contract = written.settlement.contract
    special = not contract.for_a_bid
    declarers = before.declarers
    if contract.for_a_bid:
        declarers = (*declarers, declaring_account(rules, written))
    return replace(
        before,
        dealer=next_dealer(rules, before.dealer, special=special),
        totals=written.totals,
        special=written.special,
        stars=written.stars,
        deals_played=before.deals_played + counts_as_deal(rules, special=special),
        declarers=declarers,
    )


def declaring_account(rules: Rules, written: Line) -> int:
    """The account that declared. Rule: §11.3."""
    declarer = written.settlement.declarer
    if rules.seats.dealer_sits_out:
        return written.persons[declarer]
    return rules.account_of(declarer)


def exact_trick_augen(rules: Rules, written: Line) -> tuple[Augen, ...] | None:
    """Exact trick Augen of every account in a deal, None if no tricks were counted. Rule: §11.3."""
    by_seat = written.settlement.trick_augen
    if not by_seat:
        return None
    augen = [0] * len(written.totals)
    for seat, person in enumerate(written.persons):
        if rules.seats.dealer_sits_out:
            side = rules.sides().members[rules.sides().side_of(seat)]
            augen[person] = sum(by_seat[mate] for mate in side)
        else:
            augen[rules.account_of(seat)] += by_seat[seat]
    return tuple(augen)
