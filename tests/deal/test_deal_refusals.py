"""What is refused in which phase, and why: wrong time, wrong turn, after the end. §3.10, §4.2."""

from __future__ import annotations

from typing import get_args

import pytest

from binokel.cards import Card, Suit, deck, parse_cards
from binokel.deal.actions import (
    PASS,
    Abgehen,
    Action,
    Announce,
    Bid,
    Bury,
    Cards,
    Choose,
    Give,
    Pass,
    Play,
    Rufen,
    Trump,
)
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.dealing import Dealing
from binokel.deal.declaring import Declaring
from binokel.deal.events import Redeal, TrumpNamed
from binokel.deal.playing import Playing
from binokel.deal.settled import Over
from binokel.deal.state import TO_ACT, Actor, Deal
from binokel.errors import IllegalAction, Reason
from binokel.rules.presets import SEED_3
from binokel.rules.special import Special
from binokel.testing.scenes import act, begun, forehand_declares, played_out

RULES = SEED_3.with_(durch__enabled=True)
SIX = parse_cards("B7 B7 BU BU BO BO")
EVERY: dict[type, Action] = {
    Cards: Cards(deck(with_diss=True)),
    Announce: Announce(None),
    Bid: Bid(150),
    Pass: PASS,
    Abgehen: Abgehen(Suit.HERZ),
    Rufen: Rufen(Card.HK),
    Give: Give(Card.HK),
    Choose: Choose(Special.DURCH),
    Trump: Trump(Suit.HERZ),
    Bury: Bury(SIX),
    Play: Play(Card.HK),
}
"""An example of every kind of action."""
TAKEN: dict[type, set[type]] = {
    Dealing: {Cards},
    Announcing: {Announce},
    Auction: {Bid, Pass},
    Declaring: {Abgehen, Rufen, Give, Choose, Trump, Bury},
    Playing: {Play},
    Over: set(),
}
"""The kinds of action that belong to a phase."""


def phases() -> dict[type, Deal]:
    """A deal in every phase; seat 1 declares."""
    dealt = begun(RULES, dapp="B7 B7 BU BU BO BO")
    declaring = forehand_declares(dealt, 150)
    playing = act(declaring, Trump(Suit.HERZ), Bury(SIX)).deal
    return {
        Dealing: Deal.begin(RULES),
        Announcing: dealt,
        Auction: act(dealt, *[Announce(None)] * 3).deal,
        Declaring: declaring,
        Playing: playing,
        Over: played_out(playing).deal,
    }


PHASES = phases()
every_phase = pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)


def reason(deal: Deal, action: Action, by: int | Actor | None = TO_ACT) -> Reason | None:
    """Why an action is refused."""
    refusal = deal.why_not(action, by)
    return refusal.reason if refusal else None


def test_the_tables_here_are_complete() -> None:
    """Every kind of action and every phase is in this file."""
    assert set(EVERY) == set(get_args(Action))
    assert set(PHASES) == set(TAKEN)
    assert all(isinstance(deal.phase, phase) for phase, deal in PHASES.items())


@every_phase
def test_an_action_of_another_phase_is_refused(phase: type) -> None:
    """It is the wrong time; for a bid or a pass after the auction that is over. Rule: §4.2."""
    deal = PHASES[phase]
    for kind, action in EVERY.items():
        if kind in TAKEN[phase]:
            continue
        wanted = Reason.WRONG_PHASE
        if kind in (Bid, Pass) and phase in (Declaring, Playing):
            wanted = Reason.OVER
        if phase is Over:
            wanted = Reason.OVER
        assert reason(deal, action) is wanted, action
        with pytest.raises(IllegalAction, match=wanted.name):
            deal.apply(action)
    assert phases()[phase] == deal


@every_phase
def test_another_seat_is_refused(phase: type) -> None:
    """Whatever is legal is so for the seat to act only, or for chance. Rule: §3.10."""
    deal = PHASES[phase]
    for action in deal.legal.first(3):
        for seat in {0, 1, 2} - {deal.to_act}:
            assert reason(deal, action, seat) is Reason.NOT_YOUR_TURN
        assert reason(deal, action, deal.to_act) is reason(deal, action) is None


def test_who_has_passed_is_told_so() -> None:
    """Out of the auction comes before not being on turn. Rule: §3.5, §3.10."""
    deal = act(PHASES[Auction], Bid(150), PASS).deal
    assert reason(deal, Bid(160), 2) is Reason.PASSED
    assert reason(deal, Bid(160), 1) is Reason.NOT_YOUR_TURN
    assert reason(deal, PASS, 1) is Reason.NOT_YOUR_TURN
    assert reason(deal, Trump(Suit.HERZ), 2) is Reason.WRONG_PHASE


def test_the_order_of_refusals_in_the_auction() -> None:
    """The opener must bid; a bid is a whole, high, stepped number. Rule: §3.2, §3.3, §3.10."""
    deal = PHASES[Auction]
    assert reason(deal, PASS) is Reason.MUST_OPEN
    assert reason(deal, Bid(True)) is Reason.NOT_A_BID
    assert reason(deal, Bid(150.0)) is Reason.NOT_A_BID  # type: ignore[arg-type]
    assert reason(deal, Bid(10_005)) is Reason.TOO_HIGH
    assert reason(deal, Bid(145)) is Reason.TOO_LOW
    assert reason(deal, Bid(155)) is Reason.NOT_A_STEP


def test_cards_that_are_no_deck_are_refused() -> None:
    """Chance has to lay the whole deck. Rule: §2.4."""
    order = deck(with_diss=True)
    assert reason(PHASES[Dealing], Cards(order[1:])) is Reason.NOT_A_DECK
    assert reason(PHASES[Dealing], Cards((order[-1], *order[1:]))) is Reason.NOT_A_DECK
    assert reason(PHASES[Dealing], Cards(order), 0) is Reason.NOT_YOUR_TURN


def test_a_card_that_is_not_held_or_not_allowed_is_not_played() -> None:
    """A duty of §6 speaks against it, or it is not there. Rule: §6.3, §6.4."""
    deal = PHASES[Playing]
    hand = deal.hidden.hands[1]
    missing = next(card for card in Card if card not in hand)
    assert reason(deal, Play(missing)) is Reason.NOT_HELD
    assert reason(deal, Play(hand.kinds[0])) is None


def test_acts_the_declarer_does_not_know_are_an_error_behind_the_door() -> None:
    """Unchecked, an action of another phase is a mistake of the program, and named."""
    with pytest.raises(TypeError, match="no act of the declarer"):
        PHASES[Declaring].apply_unchecked(PASS)


@every_phase
def test_an_event_of_another_phase_changes_no_phase(phase: type) -> None:
    """Events that change nothing on the table are passed over."""
    table = PHASES[phase].phase
    foreign = TrumpNamed(0, Suit.HERZ) if phase is not Declaring else Redeal()
    assert table.evolve(RULES, foreign) is table
