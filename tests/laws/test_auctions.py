"""Laws of the auction: it ends, has one declarer, and follows its order. §3."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from binokel.rules import auction
from binokel.rules.dealer import forehand
from binokel.seats import seats_from
from binokel.testing import strategies

if TYPE_CHECKING:
    from random import Random

    from binokel.rules.auction import Bidding
    from binokel.rules.config import Rules

ANY_RULES = strategies.presets() | strategies.rules()


def spoken(rules: Rules, dealer: int, rng: Random) -> list[Bidding]:
    """An auction by chance, word by word to its end."""
    course = [auction.opening(rules, dealer)]
    while course[-1].to_act is not None:
        now = course[-1]
        lowest = auction.lowest_bid(rules, now)
        may_pass = auction.why_not_pass(rules, now) is None
        if lowest is None or (may_pass and rng.random() < 0.4):
            course.append(auction.after_pass(rules, now, dealer))
        else:
            bid = lowest + rng.choice((0, 0, jump(rules, lowest)))
            course.append(auction.after_bid(rules, now, bid))
    return course


def jump(rules: Rules, lowest: int) -> int:
    """One step more, where that is allowed."""
    free = rules.auction.jump == "free" and lowest + rules.auction.step <= auction.HIGHEST_BID
    return rules.auction.step if free else 0


@st.composite
def auctions(draw: st.DrawFn, /, **options: object) -> tuple[Rules, int, list[Bidding]]:
    """Rules, a dealer and the course of an auction."""
    rules = draw(ANY_RULES).with_(**options)
    dealer = draw(st.integers(0, rules.seats.players - 1))
    return rules, dealer, spoken(rules, dealer, draw(strategies.generators()))


@given(auctions())
def test_an_auction_ends_with_one_declarer_or_a_redeal(
    course: tuple[Rules, int, list[Bidding]],
) -> None:
    """Who is left plays; without a bid it is as `auction.all_pass` says. Rule: §3.8, §3.9."""
    rules, dealer, words = course
    end = words[-1]
    assert all(word.declarer is None for word in words[:-1])
    if any(bid is not None for _, bid in end.calls):
        left = set(range(rules.seats.players)) - end.passed
        assert left == {end.declarer} == {end.high}
        assert (end.declarer, end.bid) == max(
            (call for call in end.calls if call[1] is not None), key=lambda call: call[1] or 0
        )
        return
    first = forehand(rules, dealer)
    wanted = {"forehand_min": (first, rules.auction.opening_min), "dealer_zero": (dealer, 0)}
    assert (end.declarer, end.bid) == wanted.get(rules.auction.all_pass, (None, None))


@given(auctions())
def test_bids_rise_and_who_has_passed_is_out(course: tuple[Rules, int, list[Bidding]]) -> None:
    """Every bid is higher by whole steps; after a pass a seat never speaks. Rule: §3.3, §3.5."""
    rules, _, words = course
    calls = words[-1].calls
    bids = [bid for _, bid in calls if bid is not None]
    assert all(low < high for low, high in pairwise(bids))
    assert all(bid % rules.auction.step == 0 and bid >= rules.auction.opening_min for bid in bids)
    for place, (seat, bid) in enumerate(calls):
        assert bid is not None or seat not in {later for later, _ in calls[place + 1 :]}


@given(auctions())
def test_the_order_begins_with_forehand_or_second_hand(
    course: tuple[Rules, int, list[Bidding]],
) -> None:
    """All seats in the order of play, the first two changed with `second_hand`. Rule: §3.1."""
    rules, dealer, words = course
    order = list(seats_from(forehand(rules, dealer), rules.seats.players))
    if rules.auction.opener == "second_hand":
        order[:2] = order[1::-1]
    assert list(words[0].order) == order
    assert words[0].to_act == order[0]


@given(auctions(auction__order="round"))
def test_a_round_asks_everybody_still_in_by_turns(
    course: tuple[Rules, int, list[Bidding]],
) -> None:
    """The next seat still in speaks; only the high bidder may be left out. Rule: §3.7."""
    _, _, words = course
    for now, after in pairwise(words):
        if after.to_act is not None:
            place = now.order.index(now.to_act or 0)
            turn = (*now.order[place + 1 :], *now.order[: place + 1])
            assert after.to_act == next(
                seat for seat in turn if seat not in after.passed and seat != after.high
            )


@given(auctions(auction__order="duel"))
def test_a_duel_is_fought_to_its_end(course: tuple[Rules, int, list[Bidding]]) -> None:
    """Two seats speak until one passes; the survivor meets the next. Rule: §3.4, §3.6."""
    rules, _, words = course
    for before, now, after in zip(words, words[1:], words[2:], strict=False):
        speaker, bid = now.calls[-1]
        if after.to_act is None or before.high is None:
            continue
        if bid is not None:
            assert now.to_act == before.high
        else:
            waiting = [seat for seat in now.order if seat not in now.passed and seat != now.high]
            mates = [seat for seat in waiting if rules.sides().together(seat, speaker)]
            partners = rules.auction.challenger == "partner_of_passer" and mates
            assert now.to_act == (mates if partners else waiting)[0]


@given(auctions())
def test_only_who_has_to_may_not_pass(course: tuple[Rules, int, list[Bidding]]) -> None:
    """The opener must bid where that is forced, nobody else ever. Rule: §3.2."""
    rules, _, words = course
    for place, now in enumerate(words[:-1]):
        forced = place == 0 and rules.auction.opening_forced
        assert (auction.why_not_pass(rules, now) is not None) is forced
