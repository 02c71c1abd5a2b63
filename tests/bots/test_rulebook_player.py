"""What the rulebook player does where every good player does the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from binokel.arena.table import cards_for, dealt, generators, play_deal
from binokel.bots.protocol import DEFAULT_BUDGET
from binokel.bots.registry import BOTS
from binokel.bots.rulebook import Rulebook
from binokel.bots.rulebook.memory import remember
from binokel.cards import Card, CardSet, Suit
from binokel.deal.actions import PASS, PLAYS, Bid
from binokel.deal.events import BidMade
from binokel.deal.playing import Playing
from binokel.deal.standing import Standing
from binokel.deal.view import View
from binokel.rules.melds import NO_MELDS, Melds
from binokel.rules.presets import PRESETS
from binokel.testing.situations import game, in_auction, in_play

SEED_3, SEED_4 = PRESETS["seed_3"], PRESETS["seed_4"]
STRONG_4 = "HA HZ HK HO HU HA SA BA BO BK SO"
POOR = "EZ EU E7 SU S7 S7 HK HU H7 H7 BZ BU B7 EO"
STRONG = "HA HZ HK HO HU HA EA SA BA BK BO HZ SO BU"


def decision(view: View, seed: int = 1) -> object:
    """What the rulebook player does."""
    return Rulebook().choose(view, Random(seed), DEFAULT_BUDGET)


def test_a_safe_trick_of_the_partner_gets_augen() -> None:
    """The partner's trump has the trick and nobody comes after: the Zehn goes there. Case A01."""
    view = in_play(SEED_4, "SZ SU", "EK H7 EU", game(1, Suit.HERZ, players=4), leader=1)
    assert decision(view) == PLAYS[Card.SZ]


def test_a_safe_trick_of_the_others_gets_nothing() -> None:
    """The same trick with the others on top gets the Unter."""
    view = in_play(SEED_4, "SZ SU", "EK EO H7", game(1, Suit.HERZ, players=4), leader=1)
    assert decision(view) == PLAYS[Card.SU]


def test_the_partner_who_bids_is_left_alone() -> None:
    """A bid of an opponent is raised; the same bid of a partner is not. Cases A02, A12."""
    against = in_auction(SEED_4, STRONG_4, 200, 210, 220, 230, 240, 250, None, dealer=2)
    with_partner = in_auction(SEED_4, STRONG_4, 200, 210, None, 220, None, dealer=2)
    assert against.bidding is not None
    assert against.bidding.passed == {3}
    assert with_partner.bidding is not None
    assert decision(against) == Bid(260)


def test_a_poor_hand_passes_and_a_strong_one_bids() -> None:
    """A hand worth 130 passes at 200; one worth 400 bids against 160. Case A03."""
    assert decision(in_auction(SEED_3, POOR, 190)) == PASS
    assert decision(in_auction(SEED_3, STRONG, 160)) == Bid(170)


def test_the_last_seat_takes_the_trick_home_with_the_zehn() -> None:
    """The last seat may take with As or Zehn: the Zehn is safe now, the As later. Case A08."""
    view = in_play(SEED_3, "HA HZ B7", "HK HU", game(0, Suit.EICHEL), leader=0)
    assert decision(view) == PLAYS[Card.HZ]


def test_a_zehn_is_highest_only_when_both_asse_are_gone() -> None:
    """One As of two leaves a higher card; an As is never gone over by the other one. Case A09."""
    one = ("EA EU EO", "HA H7 HU")
    both = ("EA EU EO", "EA E7 HU")
    for before, higher in ((one, True), (both, False)):
        view = in_play(SEED_3, "EZ S7", "", game(0, Suit.BOLLEN), leader=0, before=before)
        assert isinstance(view.phase, Playing)
        memory = remember(view, view.phase)
        assert memory.higher_unseen(Card.EZ) is higher
        assert not memory.higher_unseen(Card.SA)


def test_a_zehn_that_is_highest_is_led() -> None:
    """With both Asse gone the Zehn is led; with one in a hand that has shown it, not. Case A09."""
    gone = ("BA BK BZ", "BA BK BO", "BZ BO BU", "BU B7 B7", "EA EU EO", "EA E7 E7")
    view = in_play(SEED_3, "EZ S7", "", game(0, Suit.BOLLEN), leader=0, before=gone)
    assert decision(view) == PLAYS[Card.EZ]
    shown = Melds((), CardSet("EA"))
    seen = replace(game(0, Suit.BOLLEN), melds=(NO_MELDS, shown, NO_MELDS))
    view = in_play(SEED_3, "EZ S7", "", seen, leader=0, before=gone[:5])
    assert decision(view) == PLAYS[Card.S7]


def test_nothing_is_remembered_from_another_deal() -> None:
    """A bot that has played decides like one that has not. Case A10."""
    used = Rulebook()
    rules = SEED_3
    first = dealt(rules, Standing.first(rules), cards_for(rules, b"a", 1))
    play_deal(first, [used] * 3, generators(b"a", 1, 3))
    second = dealt(rules, Standing.first(rules), cards_for(rules, b"a", 2))
    ends = [play_deal(second, [bot] * 3, generators(b"a", 2, 3)) for bot in (used, Rulebook())]
    assert ends[0] == ends[1]


def test_where_zehn_and_koenig_count_alike_the_koenig_is_given() -> None:
    """With `deck.card_augen` = tens the Koenig feeds the partner as well as the Zehn. Case A11."""
    tens = SEED_4.with_(deck__card_augen="tens")
    for rules, card in ((tens, Card.SK), (SEED_4, Card.SZ)):
        view = in_play(rules, "SZ SK", "EK H7 EU", game(1, Suit.HERZ, players=4), leader=1)
        assert decision(view) == PLAYS[card]


@pytest.mark.parametrize("name", ["seed_3", "seed_4", "drecksau_3", "five"])
def test_bids_are_the_lowest_and_never_on_top_of_the_own_one(name: str) -> None:
    """Every bid is one step above the standing one, which is never its own. Case A12."""
    rules = PRESETS[name]
    for draw in range(8):
        deal = dealt(rules, Standing.first(rules), cards_for(rules, b"bids", draw))
        bots = [BOTS["rulebook"]] * rules.seats.players
        deal = play_deal(deal, bots, generators(b"bids", draw, rules.seats.players))
        bids = [event for event in deal.history if isinstance(event, BidMade)]
        for last, event in pairwise(bids):
            assert event.seat != last.seat
            assert event.bid == last.bid + rules.auction.step


def test_equal_view_and_seed_give_an_equal_decision() -> None:
    """The generator is the only source of chance. Case A05."""
    view = in_auction(SEED_3, STRONG, 160)
    assert len({decision(view, seed) for seed in (7, 7, 7)}) == 1


def test_a_seat_with_nothing_to_decide_is_told_so() -> None:
    """Asking a bot out of turn is a fault of the asker."""
    view = in_auction(SEED_3, STRONG, 160)
    waiting = View(view.rules, view.standing, view.phase, 0, view.hand)
    with pytest.raises(ValueError, match="nothing to decide"):
        decision(waiting)
