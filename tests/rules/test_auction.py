"""The auction. §3."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from binokel.errors import Reason
from binokel.rules.auction import (
    Bidding,
    after_bid,
    after_pass,
    highest_bid,
    lowest_bid,
    must_open,
    opening,
    why_not_bid,
    why_not_pass,
    why_not_speak,
)
from binokel.rules.dealer import next_dealer_after_redeal
from binokel.rules.presets import PRESETS, SEED_3, SEED_4

if TYPE_CHECKING:
    from binokel.rules.config import Rules

MAY_PASS = SEED_3.with_(auction__opening_forced=False)
PASS = None


def speak(rules: Rules, *words: int | None, dealer: int = 0) -> Bidding:
    """The auction after some words, each of the seat whose turn it is."""
    bidding = opening(rules, dealer)
    for word in words:
        assert bidding.to_act is not None
        bidding = (
            after_pass(rules, bidding, dealer) if word is None else after_bid(rules, bidding, word)
        )
    return bidding


def speakers(bidding: Bidding) -> list[int]:
    """Who has spoken, in order."""
    return [seat for seat, _ in bidding.calls]


# --- §3.1 who opens ---


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_forehand_speaks_first(dealer: int, first: int) -> None:
    """The seat after the dealer. Rule: §3.1."""
    assert opening(SEED_3, dealer).to_act == first


def test_second_hand_opens_and_forehand_answers() -> None:
    """Dealer 0 of four: 2, 1, 3, 0, in rounds too. Rule: §3.1."""
    second = SEED_4.with_(auction__opener="second_hand")
    assert opening(second, 0).order == (2, 1, 3, 0)
    assert speakers(speak(second, 200, 210, 220, PASS, PASS)) == [2, 1, 2, 1, 3]
    rounds = second.with_(auction__order="round")
    assert speakers(speak(rounds, 200, 210, 220, 230, 240)) == [2, 1, 3, 0, 2]


# --- §3.2 the first bid ---


def test_the_opener_names_a_first_bid() -> None:
    """He may not pass, the others may. Rule: §3.2."""
    refusal = why_not_pass(SEED_3, opening(SEED_3, 0))
    assert refusal is not None
    assert (refusal.reason, refusal.details) == (Reason.MUST_OPEN, {"lowest": 150})
    assert must_open(SEED_3, opening(SEED_3, 0))
    assert why_not_pass(SEED_3, speak(SEED_3, 150)) is None
    assert why_not_pass(MAY_PASS, opening(MAY_PASS, 0)) is None


def test_after_a_pass_the_next_seat_may_open_or_pass() -> None:
    """The lowest first bid stays the same. Rule: §3.2."""
    after = speak(MAY_PASS, PASS)
    assert (after.to_act, lowest_bid(MAY_PASS, after)) == (2, 150)
    assert why_not_pass(MAY_PASS, after) is None


# --- §3.3 bids ---


@pytest.mark.parametrize(
    ("words", "bid", "reason"),
    [
        ((), 150, None),
        ((), 140, Reason.TOO_LOW),
        ((), 155, Reason.NOT_A_STEP),
        ((), 400, None),
        ((150,), 150, Reason.TOO_LOW),
        ((150,), 160, None),
        ((150,), 165, Reason.NOT_A_STEP),
        ((150,), 155, Reason.NOT_A_STEP),
        ((150,), 145, Reason.TOO_LOW),
        ((150,), -10, Reason.TOO_LOW),
        ((150,), 10_000, None),
        ((150,), 10_010, Reason.TOO_HIGH),
        ((150,), 10_005, Reason.TOO_HIGH),
        ((150,), 160.0, Reason.NOT_A_BID),
        ((150,), "160", Reason.NOT_A_BID),
        ((150,), True, Reason.NOT_A_BID),
        ((150,), None, Reason.NOT_A_BID),
    ],
)
def test_a_bid_is_a_higher_multiple_of_ten(
    words: tuple[int, ...], bid: object, reason: Reason | None
) -> None:
    """Whole, not above 10 000, above the standing bid, a multiple of ten. Rule: §3.3, §3.10."""
    refusal = why_not_bid(SEED_3, speak(SEED_3, *words), bid)
    assert (refusal.reason if refusal else None) is reason


@pytest.mark.parametrize(
    ("bid", "reason"), [(160, None), (170, Reason.JUMP), (165, Reason.NOT_A_STEP)]
)
def test_exactly_one_step(bid: int, reason: Reason | None) -> None:
    """With `exact` a raise is one step, the opening the lowest bid. Rule: §3.3."""
    exact = SEED_3.with_(auction__jump="exact")
    refusal = why_not_bid(exact, speak(exact, 150), bid)
    assert (refusal.reason if refusal else None) is reason
    assert why_not_bid(exact, opening(exact, 0), 160) is not None
    assert highest_bid(exact, speak(exact, 150)) == 160


def test_the_step_may_be_one_auge_or_twenty_five() -> None:
    """Every bid is a multiple of the step. Rule: §3.3."""
    single = SEED_3.with_(auction__step=1)
    assert why_not_bid(single, speak(single, 203), 204) is None
    coarse = SEED_3.with_(auction__step=25)
    assert lowest_bid(coarse, speak(coarse, 150)) == 175
    assert why_not_bid(coarse, speak(coarse, 150), 180) is not None
    assert highest_bid(SEED_3.with_(auction__step=30), opening(SEED_3, 0)) == 9990


def test_after_ten_thousand_only_passing_is_left() -> None:
    """No bid is accepted any more. Rule: §3.3."""
    top = speak(SEED_3, 10_000)
    assert (lowest_bid(SEED_3, top), highest_bid(SEED_3, top)) == (None, None)
    assert why_not_bid(SEED_3, top, 10_000) is not None
    assert why_not_pass(SEED_3, top) is None


# --- §3.4 duel ---


def test_the_auction_of_the_seed() -> None:
    """Dealer 0: 1 and 2 fight, 3 passes at once, 0 wins against 1 at 290. Rule: §3.4."""
    over = speak(SEED_4, 200, 210, 220, 230, 240, PASS, PASS, 250, 260, 270, 280, 290, PASS)
    assert speakers(over) == [1, 2, 1, 2, 1, 2, 3, 0, 1, 0, 1, 0, 1]
    assert (over.declarer, over.bid, over.to_act) == (0, 290, None)


def test_one_may_outbid_the_own_partner() -> None:
    """Seats 1 and 3 are a side and still fight. Rule: §3.4."""
    after = speak(SEED_4, 200, PASS, 210)
    assert (after.high, after.to_act) == (3, 1)


# --- §3.5, §3.6 passing ---


def test_who_has_passed_is_out() -> None:
    """Seat 2 has passed and is refused for that, before its turn is looked at. Rule: §3.5."""
    after = speak(SEED_3, 150, PASS)
    refusal = why_not_speak(after, 2)
    assert refusal is not None
    assert refusal.reason is Reason.PASSED


def test_after_a_pass_the_next_seat_takes_over() -> None:
    """Whoever passes, challenger or high bidder's rival: the next waiting seat. Rule: §3.6."""
    assert speak(SEED_4, 200, 210, PASS).to_act == 3  # the opener passed, 2 is high
    assert speak(SEED_4, 200, PASS).to_act == 3
    assert speak(SEED_4, 200, PASS, PASS).to_act == 0


def test_the_partner_of_the_passer_takes_over() -> None:
    """If a bid stands and he is in and not high bidder; else the first waiting. Rule: §3.6."""
    rules = SEED_4.with_(auction__challenger="partner_of_passer")
    assert speak(rules, 200, 210, 220, PASS).to_act == 0  # 2 passed, 0 is its partner
    assert speak(rules, 200, PASS, PASS).to_act == 3  # 0 passed too, 3 is the last one waiting
    assert speak(rules, 200, 210, PASS).to_act == 3  # 1 passed against 2, 3 takes over
    unforced = rules.with_(auction__opening_forced=False)
    assert speak(unforced, PASS).to_act == 2  # no bid stands: the next in order
    # seat 3 has outbid its partner 1, who passes: the partner is high bidder himself
    assert speak(rules, 200, PASS, PASS, 210, PASS).declarer == 3


def test_of_a_larger_team_the_first_mate_in_order_takes_over() -> None:
    """Teams 0 2 4 and 1 3 5, dealer 0, order 1 to 0: 2 passes, 4 takes over. Rule: §3.6."""
    rules = PRESETS["six"].with_(seats__sides="two_teams", auction__challenger="partner_of_passer")
    assert speak(rules, 150, PASS).to_act == 4
    assert speak(rules, 150, PASS, PASS).to_act == 0
    assert speak(rules, 150, PASS, PASS, PASS).to_act == 3


def test_a_partner_who_took_over_is_answered_himself() -> None:
    """Dealer 0: 2 passes, its partner fights on; who waits in between is not asked. Rule: §3.4."""
    rules = SEED_4.with_(auction__challenger="partner_of_passer")
    assert speakers(speak(rules, 200, PASS, 210, 220, PASS)) == [1, 2, 0, 1, 0]
    assert speak(rules, 200, PASS, 210, 220).to_act == 0


def test_without_a_partner_the_first_waiting_seat_takes_over_not_the_next_one() -> None:
    """Sides 0 3, 1 4, 2 5, order 1 to 0: 2 and its partner 5 pass, 3 is first. Rule: §3.6."""
    rules = PRESETS["six"].with_(auction__challenger="partner_of_passer")
    assert speak(rules, 150, PASS).to_act == 5
    assert speak(rules, 150, PASS, PASS).to_act == 3


# --- §3.7 in turn ---


def test_everybody_still_in_speaks_in_turn() -> None:
    """Passed seats are skipped, the high bidder too when he is left alone. Rule: §3.7."""
    rounds = SEED_3.with_(auction__order="round")
    assert speakers(speak(rounds, 150, 160, 170, PASS, 180, PASS)) == [1, 2, 0, 1, 2, 0]
    assert speak(rounds, 150, 160, 170, PASS).to_act == 2
    assert speak(rounds, 150, PASS, PASS).declarer == 1


def test_in_turn_no_partner_takes_over() -> None:
    """Dealer 0: 3 passes and 0 is next, though its partner 1 is still in. Rule: §3.7."""
    rules = SEED_4.with_(auction__order="round", auction__challenger="partner_of_passer")
    assert speak(rules, 200, 210, PASS).to_act == 0


# --- §3.8 nobody bids ---


@pytest.mark.parametrize(
    ("all_pass", "declarer", "bid", "dealer"),
    [
        ("forehand_min", 0, 150, 2),
        ("dealer_zero", 2, 0, 2),
        ("redeal_same", None, None, 2),
        ("redeal_next", None, None, 0),
    ],
)
def test_what_follows_when_nobody_bids(
    all_pass: str, declarer: int | None, bid: int | None, dealer: int
) -> None:
    """Dealer 2: forehand 0 plays at 150, the dealer at 0, or a redeal. Rule: §3.8."""
    rules = MAY_PASS.with_(auction__all_pass=all_pass)
    over = speak(rules, PASS, PASS, PASS, dealer=2)
    assert (over.to_act, over.declarer, over.bid) == (None, declarer, bid)
    if declarer is None:
        assert next_dealer_after_redeal(rules, 2) == dealer


def test_where_the_dealer_sits_out_all_persons_are_counted() -> None:
    """After person 2 of four deals person 3. Rule: §3.8."""
    rules = PRESETS["larsb"].with_(auction__all_pass="redeal_next")  # noqa: S106 -- no password
    assert next_dealer_after_redeal(rules, 2) == 3
    assert next_dealer_after_redeal(rules, 3) == 0


# --- §3.9, §3.10 ---


def test_the_last_seat_left_is_declarer() -> None:
    """As soon as one is left and a bid stands; what was said stays shown. Rule: §3.9."""
    assert speak(SEED_3, 150, PASS).declarer is None
    over = speak(SEED_3, 150, PASS, PASS)
    assert (over.declarer, over.bid) == (1, 150)
    assert over.calls == ((1, 150), (2, None), (0, None))
    last = speak(MAY_PASS, PASS, PASS, 150)
    assert (last.declarer, last.bid, last.to_act) == (0, 150, None)


@pytest.mark.parametrize(
    ("words", "seat", "reason"),
    [
        ((150, PASS, PASS), 2, Reason.OVER),
        ((150, PASS), 2, Reason.PASSED),
        ((150, 160), 0, Reason.NOT_YOUR_TURN),
        ((150, 160), 1, None),
    ],
)
def test_only_the_seat_to_act_may_speak(
    words: tuple[int | None, ...], seat: int, reason: Reason | None
) -> None:
    """Over, has passed, not its turn, in this order. Rule: §3.10."""
    refusal = why_not_speak(speak(SEED_3, *words), seat)
    assert (refusal.reason if refusal else None) is reason


def test_an_auction_that_is_over_goes_nowhere() -> None:
    """There is no lowest bid any more, and no word is taken. Rule: §3.9, §3.10."""
    over = speak(SEED_3, 150, PASS, PASS)
    assert lowest_bid(SEED_3, over) is None
    with pytest.raises(ValueError, match="the auction is over"):
        after_bid(SEED_3, over, 160)
