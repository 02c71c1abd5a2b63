"""Rufen. §9."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from binokel.cards import Card, CardSet, Suit
from binokel.deal.actions import Abgehen, Give, Rufen, Trump
from binokel.deal.declaring import Declaring
from binokel.deal.game import Game
from binokel.deal.view import game_of
from binokel.errors import Reason
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.rufen import (
    handed_over,
    partner_for,
    sides_of_deal,
    why_not_call,
    why_not_give,
)
from binokel.rules.scoring import Count, settle, why_not_count
from binokel.rules.special import Contract
from binokel.testing.cases.components.table import laid

if TYPE_CHECKING:
    from binokel.deal.actions import Action
    from binokel.deal.state import Deal
    from binokel.rules.config import Rules
    from binokel.rules.scoring import Settlement

RUFEN = PRESETS["rufen_4"]
HANDS = ("EA HO S7", "HK SA SK", "EO SU BZ", "HK BA BU")


def hands(*texts: str) -> tuple[CardSet, ...]:
    """Hands by seat."""
    return tuple(CardSet(text) for text in texts)


def declaring(rules: Rules = RUFEN, *texts: str) -> Deal:
    """Seat 0 has taken the Dapp; hands may be short."""
    return laid(rules, Declaring(3, Game(0, bid=200)), hands(*(texts or HANDS)))


def done(deal: Deal, *actions: Action) -> Deal:
    """The deal after acts of the declarer."""
    for action in actions:
        deal = deal.apply(action, 0).deal
    return deal


def why(deal: Deal, action: Action) -> str | None:
    """Reason and paragraph of a refusal."""
    refusal = deal.why_not(action)
    return f"{refusal.reason.name} {refusal.paragraph}" if refusal else None


def written(  # noqa: PLR0913 -- the parts of a count
    rules: Rules,
    bid: int,
    *,
    partner: int | None = 3,
    melds: tuple[int, ...] = (0, 200, 40, 100),
    augen: tuple[int, ...] = (40, 100, 60, 50),
    tricks: tuple[int, ...] = (3, 4, 2, 2),
    contract: Contract = Contract.NORMAL,
) -> Settlement:
    """Seat 1 has played, by default with seat 3."""
    return settle(rules, Count(contract, 1, bid, melds, tricks, augen, partner))


# --- §9.1 to §9.6 the call ---


@pytest.mark.parametrize(
    ("rules", "faults"),
    [
        (RUFEN, ()),
        (SEED_3.with_(rufen__enabled=True), ("RUFEN_SEATS",)),
        (SEED_4.with_(rufen__enabled=True), ("RUFEN_SEATS",)),
    ],
)
def test_rufen_is_for_four_who_play_for_themselves(rules: Rules, faults: tuple[str, ...]) -> None:
    """Neither for three nor for fixed pairs. Rule: §9.1."""
    assert rules.fault_codes() == faults
    refusal = why_not_call(SEED_4, (), Card.HK)
    assert refusal is not None
    assert (refusal.reason, refusal.paragraph) == (Reason.NOT_ALLOWED, "§9.1")


def test_one_card_may_be_called_before_or_after_trump() -> None:
    """Also one he holds once; not one that is not in the deck. Rule: §9.2."""
    deal = declaring()
    assert why(deal, Rufen(Card.HO)) is None
    assert why(done(deal, Trump(Suit.HERZ)), Rufen(Card.HK)) is None
    assert why_not_call(RUFEN, (), Card.H7) is None
    assert why_not_call(PRESETS["rufen_4_ohne"], (), Card.HK) is None
    without = why_not_call(PRESETS["rufen_4_ohne"], (), Card.H7)
    assert without is not None
    assert without.reason is Reason.NOT_ALLOWED
    assert why(deal, Trump(Suit.HERZ)) is None  # he need not call


@pytest.mark.parametrize(
    ("declarer", "card", "partner"),
    [(0, "HK", 1), (1, "HK", 3), (2, "HK", 3), (3, "HK", 1), (0, "BZ", 2), (0, "EA", None)],
)
def test_the_first_holder_after_him_is_partner(
    declarer: int, card: str, partner: int | None
) -> None:
    """In order of play, never himself. Rule: §9.3."""
    assert partner_for(Card.parse(card), declarer, hands(*HANDS)) == partner


def test_one_card_goes_against_another() -> None:
    """Hand sizes stay; the card given back is seen by the two only. Rule: §9.3, §9.4."""
    deal = done(declaring(), Rufen(Card.HK))
    assert why(deal, Trump(Suit.HERZ)) == "WRONG_PHASE §9.3"
    assert why(deal, Rufen(Card.SA)) == "WRONG_PHASE §9.3"
    assert why(deal, Give(Card.HK)) == "SAME_CARD §9.3"
    assert why(deal, Give(Card.BO)) == "NOT_HELD §9.3"
    given, other = done(deal, Give(Card.S7)), done(deal, Give(Card.EA))
    assert given.hidden.hands == hands("EA HO HK", "S7 SA SK", "EO SU BZ", "HK BA BU")
    assert given.view(2) == other.view(2)
    assert given.view(1) != other.view(1)
    assert why(given, Give(Card.EA)) == "WRONG_PHASE §9.3"
    assert handed_over(hands("EA", "EZ"), 0, 1, Card.EA) == hands("", "EZ EA")
    assert why_not_give(CardSet("EA"), Card.HK, Card.EA) is None


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_the_partnership_is_known_to_all(seat: int | None) -> None:
    """By the exchange everybody knows who plays together. Rule: §9.4."""
    view = done(declaring(), Rufen(Card.HK), Give(Card.S7)).view(seat)
    assert view.game is not None
    assert (view.game.partner, view.game.called) == (1, (Card.HK,))


@pytest.mark.parametrize(
    ("if_absent", "second"), [("call_again", None), ("alone", "WRONG_PHASE §9.3")]
)
def test_a_card_nobody_holds(if_absent: str, second: str | None) -> None:
    """Another one may be called, or he plays alone; never the same again. Rule: §9.5."""
    deal = done(declaring(RUFEN.with_(rufen__if_absent=if_absent)), Rufen(Card.EA))
    game = game_of(deal.phase)
    assert game is not None
    assert game.partner is None
    assert why(deal, Rufen(Card.HK)) == second
    assert why(deal, Rufen(Card.EA)) == "CALLED_BEFORE §9.5"
    assert why(deal, Trump(Suit.HERZ)) is None


def test_without_a_call_every_seat_writes_for_itself() -> None:
    """Alone against three, as in a solo game: 200 + 100. Rule: §9.6."""
    settled = written(RUFEN, 300, partner=None)
    assert settled.change == (40, 300, 100, 150)
    assert sides_of_deal(RUFEN, 1, None).members == ((0,), (1,), (2,), (3,))


def test_a_call_makes_two_pairs_for_this_deal() -> None:
    """Numbered by their lowest seat. Rule: §9.3, §2.2."""
    assert sides_of_deal(RUFEN, 1, 3).members == ((0, 2), (1, 3))
    assert sides_of_deal(RUFEN, 2, 1).members == ((0, 3), (1, 2))
    assert sides_of_deal(RUFEN, 3, 0).members == ((0, 3), (1, 2))


# --- §9.7 to §9.10 what is written ---


@pytest.mark.parametrize(("bid", "made"), [(450, True), (460, False)])
def test_both_together_must_reach_the_bid(bid: int, *, made: bool) -> None:
    """200 + 100 melds, 100 + 50 tricks. Rule: §9.7."""
    settled = written(RUFEN, bid)
    assert (settled.reached, settled.made) == (450, made)


@pytest.mark.parametrize(("need_trick", "reached"), [("seat", 350), ("side", 450)])
def test_whose_trick_saves_the_partners_melds(need_trick: str, reached: int) -> None:
    """He made none: his 100 are struck where each needs his own. Rule: §9.7, §5.11."""
    rules = RUFEN.with_(melds__need_trick=need_trick)
    settled = written(rules, 300, augen=(40, 150, 60, 0), tricks=(3, 6, 2, 0))
    assert settled.reached == reached


def test_every_seat_writes_its_side() -> None:
    """450 for both, 40 + 100 for each of the others; trick Augen rounded by side. Rule: §9.8."""
    settled = written(RUFEN, 400, augen=(44, 98, 56, 52))
    assert settled.written == (150, 100)
    assert settled.units == ((1, 3), (0, 2))
    assert settled.change == (140, 450, 140, 450)


def test_every_seat_may_write_its_own() -> None:
    """Rounded by seat: 44 98 56 52 are 40 100 60 50. Rule: §9.8."""
    rules = RUFEN.with_(rufen__score="own_augen")
    settled = written(rules, 400, augen=(44, 98, 56, 52))
    assert settled.written == (40, 100, 60, 50)
    assert settled.change == (40, 300, 100, 150)


def test_what_is_tested_rounded_is_the_sum_of_what_the_seats_write() -> None:
    """Declarer 95 and partner 55 write 100 and 50 by seat. Rule: §7.3, §7.4.

    95 55 50 50: one ten is missing, the declarer has the first claim of two equal remainders.
    """
    rules = RUFEN.with_(rufen__score="own_augen", scoring__bid_test="rounded")
    settled = written(rules, 400, augen=(50, 95, 50, 55))
    assert settled.written == (50, 100, 50, 50)
    assert settled.reached == 300 + 150


def test_equal_remainders_go_to_declarer_then_partner_then_from_forehand() -> None:
    """Dealer 0: order 1, 3, then 2, 0. Two tens are missing for 45 65 65 75. Rule: §7.4."""
    rules = RUFEN.with_(rufen__score="own_augen")
    settled = written(rules, 400, augen=(45, 65, 65, 75))
    assert settled.written == (40, 70, 60, 80)


def test_the_partner_comes_before_forehand() -> None:
    """Declarer 0, partner 2, forehand 1; two tens are missing for 65 65 65 55. Rule: §7.4."""
    rules = RUFEN.with_(rufen__score="own_augen")
    count = Count(Contract.NORMAL, 0, 200, (0,) * 4, (3, 3, 3, 2), (65, 65, 65, 55), partner=2)
    assert settle(rules, count).written == (70, 60, 70, 50)


def test_who_writes_is_no_question_without_a_call() -> None:
    """In Kreuz 45 + 45 and 80 + 80 are still rounded by side. Rule: §7.4, §9.8."""
    rules = SEED_4.with_(rufen__score="own_augen")
    settled = written(rules, 200, partner=None, augen=(45, 80, 45, 80), melds=(0,) * 4)
    assert (settled.units, settled.written) == (((0, 2), (1, 3)), (90, 160))


def test_a_settlement_says_who_played_with_whom_for_what() -> None:
    """Declarer, partner and bid, played to the end or Verdrueckt. Rule: §9.4, §7.9."""
    for contract in (Contract.NORMAL, Contract.VERDRUECKT):
        settled = written(RUFEN, 400, contract=contract)
        assert (settled.contract, settled.declarer, settled.partner) == (contract, 1, 3)
        assert settled.bid == 400


@pytest.mark.parametrize(
    ("lost_by", "keeps", "change"),
    [
        ("both", True, (140, 150 - 920, 140, 150 - 920)),
        ("both", False, (140, -920, 140, -920)),
        ("declarer", True, (140, 150 - 920, 140, 150)),
        ("declarer", False, (140, -920, 140, 0)),
    ],
)
def test_lost_both_are_charged(lost_by: str, change: tuple[int, ...], *, keeps: bool) -> None:
    """Or the declarer alone; the partner's melds are struck all the same. Rule: §9.9."""
    rules = RUFEN.with_(rufen__lost_by=lost_by, scoring__lost_keeps_tricks=keeps)
    assert written(rules, 460).change == change


def test_abgehen_comes_before_a_call() -> None:
    """After it Abgehen is refused, and so is a count of it with a partner. Rule: §9.10."""
    deal = declaring()
    assert why(deal, Abgehen(Suit.HERZ)) is None
    assert why(done(deal, Rufen(Card.EA)), Abgehen(Suit.HERZ)) == "WRONG_PHASE §8.1"
    refusal = why_not_count(RUFEN, Count(Contract.ABGEHEN, 1, 300, (0,) * 4, partner=3))
    assert refusal is not None
    assert (refusal.reason, refusal.paragraph) == (Reason.NOT_ALLOWED, "§9.10")
    no_partner = why_not_count(SEED_4, Count(Contract.NORMAL, 1, 300, (0,) * 4, partner=3))
    assert no_partner is not None
    assert no_partner.paragraph == "§9.1"


@pytest.mark.parametrize("score", ["side_total", "own_augen"])
def test_verdrueckt_after_a_call_costs_the_declarer_alone(score: str) -> None:
    """The partner nothing, the two others 40 and their own melds. Rule: §9.10."""
    rules = RUFEN.with_(rufen__score=score)
    settled = written(rules, 300, melds=(20, 200, 60, 100), contract=Contract.VERDRUECKT)
    assert settled.change == (60, -600, 100, 0)
