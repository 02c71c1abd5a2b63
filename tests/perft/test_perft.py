"""Counting lines: against numbers worked out by hand, and against real deals."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from binokel.cards import Card, CardSet, Suit, deck
from binokel.deal.actions import PASS, Announce, Bid, Bury, Cards, Trump
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.playing import Playing
from binokel.deal.state import Deal
from binokel.rules.burying import buries
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.special import Contract
from binokel.testing.perft import Position, divide, perft, perft_auction, perft_by_copies

if TYPE_CHECKING:
    from binokel.deal.actions import Action
    from binokel.rules.config import Rules

FREE = SEED_3.with_(untendurch__must_head=False)


def position(
    *hands: str,
    trump: Suit | None = Suit.EICHEL,
    rules: Rules = SEED_3,
    contract: Contract = Contract.NORMAL,
) -> Position:
    """An ending in which seat 0 leads."""
    return Position.of(rules, [CardSet(hand) for hand in hands], trump, 0, contract)


def test_an_ending_counted_by_hand() -> None:
    """Seat 0 leads SA (seat 1 trumps, seat 2 too), HA or H7. Rule: §6.3, §6.4, §6.6, §6.7.

    First card 3 ways. Second: on SA only the trump EK; on HA seat 1 holds HZ HO, neither heads: 2;
    on H7 both head: 2. That is 5. Third: on SA EK seat 2 must overtrump with EA: 1; on HA HZ and
    HA HO it follows with HK: 1 each; on H7 HZ the HK is due: 1; on H7 HO too: 1. That is 5.
    """
    assert perft(position("SA HA H7", "EK HZ HO", "EA E7 HK"), 3) == (3, 5, 5)


def test_a_line_without_cards_counts_once_at_every_depth() -> None:
    """Two lines of three cards stay two. Rule: §6.2."""
    assert perft(position("SA", "SK", "HA"), 5) == (1, 1, 1, 1, 1)
    assert perft(position("SA HA", "SK HK", "SO HO"), 8) == (2, 2, 2, 2, 2, 2, 2, 2)


def test_equal_cards_are_one_move_and_two_copies() -> None:
    """EA EA is led in one way, or in two when the copies are told apart. Rule: §1.6."""
    ending = position("EA EA", "SK SK", "HA HO", trump=None)
    assert perft(ending, 6) == (1, 1, 2, 2, 2, 2)
    assert perft_by_copies(ending) == 2 * 2 * 2
    assert perft_by_copies(ending, limit=8) == 8
    assert perft_by_copies(ending, limit=7) is None


def test_counting_stops_at_the_limit() -> None:
    """The first depth above the limit and all after it are left out."""
    ending = position("SA HA H7", "EK HZ HO", "EA E7 HK")
    assert perft(ending, 9) == (3, 5, 5, 10, 14, 20, 20, 20, 20)
    assert perft(ending, 9, limit=14) == (3, 5, 5, 10, 14)
    assert perft(ending, 9, limit=2) == ()


@pytest.mark.parametrize("depth", range(1, 10))
def test_the_parts_of_a_divide_are_the_whole(depth: int) -> None:
    """Every line has one first card. Rule: §6.2."""
    ending = position("SA HA H7", "EK HZ HO", "EA E7 HK")
    parts = divide(ending, depth)
    assert set(parts) == set(CardSet("SA HA H7"))
    assert sum(parts.values()) == perft(ending, depth)[-1]


def test_a_divide_needs_a_card() -> None:
    """A line has at least one card."""
    with pytest.raises(ValueError, match="at least one card, not 0"):
        divide(position("SA", "SK", "SO"), 0)


def test_hands_must_fit_the_players() -> None:
    """As many hands as seats, all of one size."""
    with pytest.raises(ValueError, match="3 hands of one size are needed, not 1 1"):
        position("SA", "SK")
    with pytest.raises(ValueError, match="not 1 2 1"):
        position("SA", "SK SO", "HA")


@pytest.mark.parametrize(
    ("rules", "contract", "playable"),
    [
        (SEED_3, Contract.UNTENDURCH, "EK"),
        (FREE, Contract.UNTENDURCH, "EK E7"),
        (FREE, Contract.DURCH, "EK"),
    ],
)
def test_the_contract_decides_the_duties(rules: Rules, contract: Contract, playable: str) -> None:
    """On EO seat 1 must head with EK, in an Untendurch only where it must. Rule: §10.3."""
    start = position("EO", "EK", "SA", trump=None, rules=rules, contract=contract)
    following = replace(start, hands=(CardSet("EO"), CardSet("EK E7"), CardSet("SA")))
    assert following.after(Card.EO).legal == CardSet(playable)


@pytest.mark.parametrize(("exempt", "playable"), [(False, "EA"), (True, "EA EO")])
def test_a_winning_partner_exempts(playable: str, *, exempt: bool) -> None:
    """Seat 0 wins with EZ: seat 2, its partner, need not head only where exempt. Rule: §6.10."""
    rules = SEED_4.with_(play__partner_exempt=exempt)
    start = position("EZ EO", "EU SA", "EA EO", "EK SK", trump=Suit.HERZ, rules=rules)
    third = start.after(Card.EZ).after(Card.EU)
    assert third.to_act == 2
    assert third.legal == CardSet(playable)


def lines_of_deal(deal: Deal, depth: int) -> int:
    """The lines of a real deal, card by card through the checked door."""
    if not depth or deal.over:
        return 1
    return sum(
        lines_of_deal(deal.apply(action, deal.to_act).deal, depth - 1) for action in deal.legal
    )


def ready_to_play(rules: Rules, seed: int) -> Deal:
    """A deal before its first lead."""
    rng = random.Random(seed)
    order = list(deck(with_diss=rules.deck.with_diss))
    rng.shuffle(order)
    deal = Deal.begin(rules).apply(Cards(tuple(order))).deal
    while not isinstance(deal.phase, Playing):
        deal = deal.apply(next_act(deal), deal.to_act).deal
    return deal


def next_act(deal: Deal) -> Action:
    """What leads to the first lead: nothing special, the lowest bid, Herz, the first bury."""
    match deal.phase:
        case Announcing():
            return Announce(None)
        case Auction():
            return PASS if PASS in deal.legal else Bid(deal.rules.auction.opening_min)
    first = Trump(Suit.HERZ)
    if deal.why_not(first) is None:
        return first
    seat = deal.to_act
    assert seat is not None
    return Bury(tuple(next(buries(deal.hidden.hands[seat], deal.rules.dapp.size))))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_real_deal_has_as_many_lines(preset: str) -> None:
    """The walk over duties is the walk over deals: same hands, same numbers. Rule: §6.2."""
    deal = ready_to_play(PRESETS[preset], seed=7)
    assert isinstance(deal.phase, Playing)
    start = Position.of(deal.rules, deal.hidden.hands, Suit.HERZ, deal.phase.leader)
    depth = 4
    assert perft(start, depth)[-1] == lines_of_deal(deal, depth)


# --- auctions ---


def test_auctions_counted_by_hand() -> None:
    """Three players, no bid above 160. Rule: §3.4.

    Opened with 160: both pass. Opened with 150: both pass; the second says 160 and both others
    pass; the second passes, the third says 160 and the opener passes.
    """
    assert perft_auction(SEED_3, 0, 160) == 4


def test_an_auction_that_cannot_open_has_no_end() -> None:
    """The opener must name a first bid, and all are above the cap. Rule: §3.2."""
    assert perft_auction(SEED_3, 0, 140) == 0
    may_pass = SEED_3.with_(auction__opening_forced=False)
    assert perft_auction(may_pass, 0, 140) == 1


def test_after_the_highest_bid_only_passing_is_left() -> None:
    """Two players, one step each time from 0 to 10 000: one end after each of 101 bids.

    Rule: §3.3.
    """
    rules = PRESETS["two_handed"].with_(
        auction__opening_min=0, auction__step=100, auction__jump="exact"
    )
    assert perft_auction(rules, 0, 20_000) == 101
