"""The auction: who speaks, what may be said, and who becomes declarer. Chapter §3."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from binokel.errors import Reason, Refusal
from binokel.rules.dealer import forehand
from binokel.seats import Seat, seats_from

if TYPE_CHECKING:
    from binokel.cards import Augen
    from binokel.rules.config import Rules

HIGHEST_BID: Final = 10_000
"""A bid above is refused as a slip. Rule: §3.3."""


@dataclass(frozen=True, slots=True)
class Bidding:
    """An auction so far; all of it is open (§3.9)."""

    order: tuple[Seat, ...]
    """All seats in the order they come to speak, the opener first. Rule: §3.1."""
    calls: tuple[tuple[Seat, Augen | None], ...]
    """What was said, in order; None is a pass."""
    passed: frozenset[Seat]
    """Who is out. Rule: §3.5."""
    high: Seat | None
    """The high bidder."""
    bid: Augen | None
    """The standing bid in Augen."""
    to_act: Seat | None
    """Who speaks now; None when the auction is over."""
    declarer: Seat | None = None
    """Who plays, once the auction is over; None then means a redeal."""


def opening(rules: Rules, dealer: Seat) -> Bidding:
    """The auction before the first word. Rule: §3.1."""
    first = forehand(rules, dealer)
    order = seats_from(first, rules.seats.players)
    if rules.auction.opener == "second_hand":
        order = (order[1], order[0], *order[2:])
    return Bidding(order, (), frozenset(), None, None, to_act=order[0])


def must_open(rules: Rules, bidding: Bidding) -> bool:
    """Whether the seat to act has to name a first bid. Rule: §3.2."""
    return rules.auction.opening_forced and not bidding.calls


def lowest_bid(rules: Rules, bidding: Bidding) -> Augen | None:
    """The lowest bid that would be accepted now, None if only passing is left. Rule: §3.2, §3.3."""
    if bidding.to_act is None:
        return None
    standing = bidding.bid
    lowest = rules.auction.opening_min if standing is None else standing + rules.auction.step
    return lowest if lowest <= HIGHEST_BID else None


def highest_bid(rules: Rules, bidding: Bidding) -> Augen | None:
    """The highest bid that would be accepted now, None if only passing is left. Rule: §3.3."""
    lowest = lowest_bid(rules, bidding)
    if lowest is None or rules.auction.jump == "exact":
        return lowest
    return HIGHEST_BID - HIGHEST_BID % rules.auction.step


def why_not_speak(bidding: Bidding, seat: Seat) -> Refusal | None:
    """Why a seat may not speak now, if it may not. Rule: §3.10."""
    if bidding.to_act is None:
        return Refusal(Reason.OVER)
    if seat in bidding.passed:
        return Refusal(Reason.PASSED, {"seat": seat})
    if seat != bidding.to_act:
        return Refusal(Reason.NOT_YOUR_TURN, {"seat": seat, "to_act": bidding.to_act})
    return None


def why_not_pass(rules: Rules, bidding: Bidding) -> Refusal | None:
    """Why the seat to act may not pass, if it may not. Rule: §3.2."""
    if must_open(rules, bidding):
        return Refusal(Reason.MUST_OPEN, {"lowest": rules.auction.opening_min})
    return None


def why_not_bid(rules: Rules, bidding: Bidding, bid: object) -> Refusal | None:
    """Why the seat to act may not bid this, if it may not. Rule: §3.2, §3.3, §3.10."""
    lowest = lowest_bid(rules, bidding)
    facts = {"bid": bid, "lowest": lowest, "step": rules.auction.step}
    if type(bid) is not int:  # neither a bool nor a Card, which are ints to Python
        return Refusal(Reason.NOT_A_BID, facts)
    if bid > HIGHEST_BID:
        return Refusal(Reason.TOO_HIGH, facts | {"highest": HIGHEST_BID})
    if bid < rules.auction.opening_min or (bidding.bid is not None and bid <= bidding.bid):
        return Refusal(Reason.TOO_LOW, facts)
    if bid % rules.auction.step:
        return Refusal(Reason.NOT_A_STEP, facts)
    if rules.auction.jump == "exact" and bid != lowest:
        return Refusal(Reason.JUMP, facts)
    return None


def after_bid(rules: Rules, bidding: Bidding, bid: Augen) -> Bidding:
    """The auction after the seat to act has bid. Rule: §3.4, §3.7."""
    seat = _speaker(bidding)
    spoken = replace(bidding, calls=(*bidding.calls, (seat, bid)), high=seat, bid=bid)
    return _next_to_speak(rules, spoken, bidding.high, seat)


def after_pass(rules: Rules, bidding: Bidding, dealer: Seat) -> Bidding:
    """The auction after the seat to act has passed. Rule: §3.5, §3.6, §3.8."""
    seat = _speaker(bidding)
    spoken = replace(bidding, calls=(*bidding.calls, (seat, None)), passed=bidding.passed | {seat})
    if len(spoken.passed) == len(spoken.order):
        return _all_passed(rules, spoken, dealer)
    return _next_to_speak(rules, spoken, _challenger(rules, spoken, seat), seat)


def _speaker(bidding: Bidding) -> Seat:
    if bidding.to_act is None:
        raise ValueError("the auction is over")
    return bidding.to_act


def _next_to_speak(rules: Rules, spoken: Bidding, rival: Seat | None, seat: Seat) -> Bidding:
    """Who speaks next: the rival of a duel, else the next seat still in. Rule: §3.4, §3.7, §3.9."""
    waiting = [other for other in spoken.order if _waits(spoken, other)]
    if not waiting:
        return replace(spoken, to_act=None, declarer=spoken.high)
    if rules.auction.order == "duel":
        return replace(spoken, to_act=waiting[0] if rival is None else rival)
    place = spoken.order.index(seat)
    in_turn = spoken.order[place + 1 :] + spoken.order
    return replace(spoken, to_act=next(other for other in in_turn if other in waiting))


def _waits(bidding: Bidding, seat: Seat) -> bool:
    return seat not in bidding.passed and seat != bidding.high


def _challenger(rules: Rules, spoken: Bidding, passed: Seat) -> Seat | None:
    """Who takes over after a pass, None for the first waiting seat in order. Rule: §3.6."""
    if rules.auction.challenger == "partner_of_passer" and spoken.bid is not None:
        mates = rules.sides().partners(passed)
        return next((seat for seat in spoken.order if seat in mates and _waits(spoken, seat)), None)
    return None


def _all_passed(rules: Rules, spoken: Bidding, dealer: Seat) -> Bidding:
    """What follows when nobody bids. Rule: §3.8."""
    over = replace(spoken, to_act=None)
    match rules.auction.all_pass:
        case "forehand_min":
            first = forehand(rules, dealer)
            return replace(over, declarer=first, bid=rules.auction.opening_min)
        case "dealer_zero":
            return replace(over, declarer=dealer, bid=0)
        case _:
            return over
