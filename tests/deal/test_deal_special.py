"""The course of Durch and Untendurch, before the auction and after the Dapp. §10."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from binokel.cards import Card, CardSet, Suit, parse_cards
from binokel.deal.actions import Abgehen, Announce, Bid, Bury, Choose, Play, Rufen, Trump
from binokel.deal.auctioning import Auction
from binokel.deal.events import (
    Announced,
    Buried,
    CardsBuried,
    HandOpened,
    PlayBegan,
    Settled,
    SpecialChosen,
)
from binokel.deal.playing import Playing
from binokel.deal.view import game_of
from binokel.errors import Reason
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.special import Contract, Special
from binokel.testing.scenes import act, begun, forehand_declares, played_out

if TYPE_CHECKING:
    from binokel.deal.actions import Action
    from binokel.deal.state import Deal

BEFORE = SEED_3.with_(durch__enabled=True, untendurch__enabled=True, durch__open_value=1500)
AFTER = BEFORE.with_(durch__announce="after_dapp", untendurch__announce="after_dapp")
PAIRS = SEED_4.with_(durch__enabled=True, untendurch__enabled=True)
ALL_HIGH = "EA EA EZ EZ EK EK EO EO EU EU E7 E7 SA SA"
ALL_LOW = "E7 E7 S7 S7 H7 H7 B7 B7 EU EU SU SU HU HU"


def refused(deal: Deal, action: Action) -> tuple[Reason, str] | None:
    """Reason and paragraph of a refusal."""
    refusal = deal.why_not(action)
    return (refusal.reason, refusal.paragraph) if refusal else None


def settled(deal: Deal) -> tuple[Contract, int, bool, int]:
    """Contract, player, whether it was won, and the tricks it took."""
    assert deal.settlement is not None
    settlement = deal.settlement
    return (
        settlement.contract,
        settlement.declarer,
        settlement.made,
        len(deal.view(None).tricks),
    )


# ── before the auction ───────────────────────────────────────────────────────────────────────────


def test_every_seat_is_asked_once_from_forehand_on() -> None:
    """Nobody announces anything: the auction begins with forehand. Rule: §10.2."""
    deal = begun(BEFORE)
    assert deal.to_act == 1
    step = act(deal, *[Announce(None)] * 3)
    assert step.events == tuple(Announced(seat, None) for seat in (1, 2, 0))
    assert isinstance(step.deal.phase, Auction)
    assert step.deal.to_act == 1


def test_the_first_who_announces_plays_and_leads() -> None:
    """The Dapp stays closed, nobody melds, the player leads. Rule: §10.1, §10.2."""
    before = begun(BEFORE)
    step = act(before, Announce(None), Announce(Special.DURCH))
    assert step.events == (Announced(1, None), Announced(2, Special.DURCH), PlayBegan(2))
    deal = step.deal
    assert deal.hidden == before.hidden
    assert deal.view(None).counts == (14, 14, 14)
    game = game_of(deal.phase)
    assert game is not None
    assert (game.trump, game.bid, game.melds, game.dapp) == (None, None, (), CardSet())


def test_only_what_is_played_is_asked_for() -> None:
    """An open Durch or Untendurch that the rules do not know is refused. Rule: §10.2, §10.7."""
    deal = begun(SEED_3.with_(durch__enabled=True))
    assert set(deal.legal) == {Announce(None), Announce(Special.DURCH)}
    assert refused(deal, Announce(Special.UNTENDURCH)) == (Reason.NOT_ALLOWED, "§10.2")
    assert refused(deal, Announce(Special.DURCH_OPEN)) == (Reason.NOT_ALLOWED, "§10.7")


def test_a_hand_laid_open_is_seen_by_all() -> None:
    """The player's hand is open before the first lead, and what is left of it. Rule: §10.7."""
    deal = begun(BEFORE, "", ALL_HIGH)
    step = act(deal, Announce(Special.DURCH_OPEN))
    hand = deal.hidden.hands[1]
    assert step.events == (
        Announced(1, Special.DURCH_OPEN),
        HandOpened(1, hand),
        PlayBegan(1),
    )
    after = act(step.deal, *step.deal.legal.first(1)).deal
    assert after.view(0).open_hand == after.view(None).open_hand == after.hidden.hands[1]
    assert deal.view(0).open_hand == CardSet()


def test_a_durch_that_is_won_takes_every_trick() -> None:
    """Fourteen tricks later the player books its value. Rule: §10.4, §10.6."""
    step = played_out(act(begun(BEFORE, "", ALL_HIGH), Announce(Special.DURCH)).deal)
    assert settled(step.deal) == (Contract.DURCH, 1, True, 14)
    assert step.deal.settlement is not None
    assert step.deal.settlement.account == (0, 1000, 0)
    assert step.deal.settlement.change == (0, 0, 0)


def test_a_durch_stops_with_the_first_trick_lost() -> None:
    """The rest is not played; the hands stay as they are. Rule: §10.4."""
    step = played_out(act(begun(BEFORE, "", ALL_LOW), Announce(Special.DURCH_OPEN)).deal)
    assert settled(step.deal) == (Contract.DURCH, 1, False, 1)
    assert step.deal.view(None).counts == (13, 13, 13)
    assert step.deal.settlement is not None
    assert step.deal.settlement.account == (0, -1500, 0)
    assert isinstance(step.events[-1], Settled)


def test_an_untendurch_stops_with_the_first_trick_won() -> None:
    """Whatever it is worth. Rule: §10.5."""
    step = played_out(act(begun(BEFORE, "", ALL_HIGH), Announce(Special.UNTENDURCH)).deal)
    assert settled(step.deal) == (Contract.UNTENDURCH, 1, False, 1)


def test_an_untendurch_without_a_trick_is_won() -> None:
    """The lowest cards win nothing if all others go over them. Rule: §10.5."""
    deal = act(begun(BEFORE, "", ALL_LOW), Announce(Special.UNTENDURCH)).deal
    while isinstance(deal.phase, Playing):
        mine = deal.to_act == 1
        plays = [action for action in deal.legal if refused(deal, action) is None]
        deal = act(deal, plays[-1] if mine else plays[0]).deal
    assert settled(deal) == (Contract.UNTENDURCH, 1, True, 14)


PARTNERS_TRICK = {
    # seat 1 leads the Diss, seat 3 holds the Aces: the partner wins the first trick
    (Special.DURCH, "durch.partner", "breaks"): False,
    (Special.DURCH, "durch.partner", "helps"): True,
    (Special.UNTENDURCH, "untendurch.partner", "breaks"): False,
    (Special.UNTENDURCH, "untendurch.partner", "ignored"): True,
}


@pytest.mark.parametrize(("special", "option", "value"), PARTNERS_TRICK)
def test_a_trick_of_the_partner(special: Special, option: str, value: str) -> None:
    """It breaks the game or not; where it does not, the partner leads on. Rule: §10.4, §10.5."""
    rules = PAIRS.with_options({option: value})
    hands = "EZ EZ", "E7 E7 S7 S7 H7 H7 B7 B7 EU SU HU", "EK EK", "EA EA"
    deal = act(begun(rules, *hands), Announce(special)).deal
    trick = [Play(card) for card in parse_cards("E7 EK EA EZ")]
    after = act(deal, *trick).deal
    goes_on = PARTNERS_TRICK[special, option, value]
    assert after.over is not goes_on
    assert not goes_on or after.to_act == 3


# ── after the Dapp ───────────────────────────────────────────────────────────────────────────────


def test_the_declarer_may_choose_instead_of_trump() -> None:
    """His bid falls away, he buries, leads, and nobody melds. Rule: §10.2."""
    deal = forehand_declares(begun(AFTER, dapp="B7 B7 BU BU BO BO"), 300)
    assert {Choose(special) for special in Special} <= set(deal.legal)
    chosen = act(deal, Choose(Special.DURCH))
    assert chosen.events == (SpecialChosen(1, Special.DURCH),)
    buried = parse_cards("B7 B7 BU BU BO BO")
    step = act(chosen.deal, Bury(buried))
    assert step.events == (
        Buried(1, 6, CardSet()),
        CardsBuried(1, CardSet(buried)),
        PlayBegan(1),
    )
    game = game_of(step.deal.phase)
    assert game is not None
    assert (game.bid, game.special, game.trump) == (None, Special.DURCH, None)


def test_who_has_chosen_names_no_trump_and_does_not_go_back() -> None:
    """After choosing only burying is left. Rule: §10.1, §10.2, §8.1."""
    rules = PRESETS["rufen_4"].with_(durch__announce="after_dapp", untendurch__enabled=False)
    deal = act(forehand_declares(begun(rules), 200), Choose(Special.DURCH)).deal
    assert refused(deal, Trump(Suit.HERZ)) == (Reason.WRONG_PHASE, "§10.1")
    assert refused(deal, Abgehen(Suit.HERZ)) == (Reason.WRONG_PHASE, "§8.1")
    assert refused(deal, Rufen(Card.HK)) == (Reason.WRONG_PHASE, "§9.2")
    assert refused(deal, Choose(Special.DURCH)) == (Reason.WRONG_PHASE, "§10.2")
    assert all(isinstance(action, Bury) for action in deal.legal.first(9))


def test_who_has_named_trump_does_not_choose() -> None:
    """Choosing comes before naming trump, and only what is offered. Rule: §4.2, §10.2."""
    deal = forehand_declares(begun(AFTER.with_(durch__open_value=0)), 300)
    assert refused(deal, Choose(Special.DURCH_OPEN)) == (Reason.NOT_ALLOWED, "§10.7")
    named = act(deal, Trump(Suit.HERZ)).deal
    assert refused(named, Choose(Special.DURCH)) == (Reason.WRONG_PHASE, "§10.2")
    plain = forehand_declares(begun(SEED_3), 300)
    assert refused(plain, Choose(Special.UNTENDURCH)) == (Reason.NOT_ALLOWED, "§10.2")


def test_an_open_hand_is_the_one_that_stays() -> None:
    """After the Dapp the hand is laid open without the buried cards. Rule: §10.7."""
    deal = forehand_declares(begun(AFTER, dapp="B7 B7 BU BU BO BO"), 300)
    buried = parse_cards("B7 B7 BU BU BO BO")
    step = act(deal, Choose(Special.DURCH_OPEN), Bury(buried))
    assert step.events[-2:] == (HandOpened(1, deal.hidden.hands[1] - CardSet(buried)), PlayBegan(1))


def test_without_a_dapp_the_play_begins_with_the_choice() -> None:
    """Nothing is buried where nothing was taken. Rule: §4.1, §10.2."""
    rules = PRESETS["ohmden"].with_(untendurch__enabled=True, untendurch__announce="after_dapp")
    step = act(forehand_declares(begun(rules), 150), Choose(Special.UNTENDURCH))
    assert step.events == (SpecialChosen(1, Special.UNTENDURCH), PlayBegan(1))


def test_one_game_before_the_auction_and_one_after_the_dapp() -> None:
    """Each has its own time: Durch is asked for, Untendurch chosen. Rule: §10.2."""
    rules = BEFORE.with_(untendurch__announce="after_dapp")
    deal = begun(rules)
    assert refused(deal, Announce(Special.UNTENDURCH)) == (Reason.NOT_ALLOWED, "§10.2")
    later = act(deal, *[Announce(None)] * 3, Bid(150)).deal
    assert refused(later, Announce(None)) == (Reason.WRONG_PHASE, "§4.2")
    declaring = forehand_declares(begun(rules), 150)
    assert Choose(Special.UNTENDURCH) in declaring.legal
    assert Choose(Special.DURCH) not in declaring.legal
