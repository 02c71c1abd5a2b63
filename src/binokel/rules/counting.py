"""The count of a deal played for a bid, and whether it can be right. Chapter §7.1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from binokel.cards import deck
from binokel.errors import Reason, Refusal
from binokel.rules.deck import AUGEN
from binokel.rules.special import Contract

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from binokel.cards import Augen
    from binokel.rules.config import Rules
    from binokel.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class Count:
    """What a deal played for a bid came to, as people count it at the end."""

    contract: Contract
    """NORMAL, ABGEHEN or VERDRUECKT."""
    declarer: Seat
    bid: Augen
    melds: BySeat[Augen]
    """Augen of the melds as shown, before §5.11."""
    tricks: BySeat[int] = ()
    """Number of tricks won; a 1 for everybody who won any will do. Not read for Abgehen and
    Verdrueckt."""
    trick_augen: BySeat[Augen] = ()
    """Exact Augen of tricks, last trick and buried cards; not read likewise."""
    partner: Seat | None = None
    """The partner by Rufen."""
    dealer: int = 0
    """The person who dealt; it decides equal remainders in §7.4."""


def why_not_count(rules: Rules, count: Count) -> Refusal | None:
    """Why a deal cannot be settled as counted, if it cannot.

    Rule: §2.1, §7.1, §8.1, §9.1, §9.3, §9.10, §10.6.
    """
    return next((refusal for why in _CHECKS if (refusal := why(rules, count))), None)


def why_not_seat(seat: int, seats: int) -> Refusal | None:
    """Why a number is no seat (or person) of a table, if it is none. Rule: §2.1."""
    if 0 <= seat < seats:
        return None
    return Refusal(Reason.NOT_A_COUNT, {"seat": seat, "seats": seats}, "§2.1")


def _contract(rules: Rules, count: Count) -> Refusal | None:
    """A Durch and an Untendurch are not counted. Rule: §8.1, §10.6."""
    if not count.contract.for_a_bid:
        return Refusal(Reason.NOT_A_COUNT, {"contract": count.contract.name}, "§10.6")
    if count.contract is Contract.ABGEHEN and not rules.abgehen.enabled:
        return Refusal(Reason.NOT_ALLOWED, {"option": "abgehen.enabled"}, "§8.1")
    return None


def _partner(rules: Rules, count: Count) -> Refusal | None:
    """A partner by Rufen is another seat. Rule: §9.1, §9.3, §9.10."""
    if count.partner is None:
        return None
    if not rules.rufen.enabled:
        return Refusal(Reason.NOT_ALLOWED, {"option": "rufen.enabled"}, "§9.1")
    if count.contract is Contract.ABGEHEN:
        return Refusal(Reason.NOT_ALLOWED, {"partner": count.partner}, "§9.10")
    if count.partner == count.declarer:
        return Refusal(Reason.NOT_A_COUNT, {"partner": count.partner}, "§9.3")
    return why_not_seat(count.partner, rules.seats.players)


def _seats(rules: Rules, count: Count) -> Refusal | None:
    """Declarer and dealer sit at this table. Rule: §2.1."""
    declarer = why_not_seat(count.declarer, rules.seats.players)
    return declarer or why_not_seat(count.dealer, rules.persons)


def _numbers(rules: Rules, count: Count) -> Refusal | None:
    """One number for every seat, and nothing is less than nothing. Rule: §7.1."""
    lists, players = tuple(_read(count)), rules.seats.players
    for numbers in lists:
        if len(numbers) != players:
            return Refusal(Reason.NOT_A_COUNT, {"entries": len(numbers), "players": players})
    least = min(count.bid, *map(min, lists))
    return Refusal(Reason.NOT_A_COUNT, {"negative": least}) if least < 0 else None


def _tricks(_: Rules, count: Count) -> Refusal | None:
    """Somebody won a trick; people may note a 1 for everybody who did. Rule: §7.1."""
    if count.contract is not Contract.NORMAL or any(count.tricks):
        return None
    return Refusal(Reason.NOT_A_COUNT, {"tricks": 0})


def _sum(rules: Rules, count: Count) -> Refusal | None:
    """All Augen are counted, none twice. Rule: §7.1."""
    if count.contract is not Contract.NORMAL or sum(count.trick_augen) == rules.total_augen:
        return None
    return Refusal(Reason.SUM, {"sum": sum(count.trick_augen), "all": rules.total_augen})


def _without_trick(rules: Rules, count: Count) -> Refusal | None:
    """A seat without a trick has no Augen, the declarer those he buried. Rule: §4.8, §7.1."""
    if count.contract is not Contract.NORMAL:
        return None
    for seat, (tricks, augen) in enumerate(zip(count.tricks, count.trick_augen, strict=True)):
        if tricks:
            continue
        most = _most_buried(rules) if seat == count.declarer else 0
        if augen > most:
            return Refusal(Reason.NOT_A_COUNT, {"augen": augen, "most": most})
    return None


def _read(count: Count) -> Iterator[BySeat[int]]:
    """The lists by seat that are read. Rule: §7.1, §8.2, §8.6."""
    yield count.melds
    if count.contract is Contract.NORMAL:
        yield count.tricks
        yield count.trick_augen


def _most_buried(rules: Rules) -> Augen:
    """The most Augen that can be buried. Rule: §4.4, §4.8."""
    table = AUGEN[rules.deck.card_augen]
    augen = sorted((table[card] for card in deck(with_diss=rules.deck.with_diss)), reverse=True)
    return sum(augen[: rules.dapp.size])


_CHECKS: Final[tuple[Callable[[Rules, Count], Refusal | None], ...]] = (
    _contract,
    _partner,
    _seats,
    _numbers,
    _tricks,
    _sum,
    _without_trick,
)
"""What is looked at, in this order; every check may rely on those before it."""
