"""The course of a deal with Rufen: call, hand over, give back. §9."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from binokel.cards import Card, CardSet, Suit, parse_cards
from binokel.deal.actions import Abgehen, Bury, Give, Rufen, Trump
from binokel.deal.events import (
    Buried,
    Called,
    CardReturned,
    CardsBuried,
    Exchanged,
    Melded,
    PlayBegan,
    Settled,
    Verdrueckt,
)
from binokel.deal.view import game_of
from binokel.errors import Reason
from binokel.rules.presets import PRESETS
from binokel.testing.scenes import act, begun, forehand_declares, played_out

if TYPE_CHECKING:
    from binokel.deal.actions import Action
    from binokel.deal.game import Game
    from binokel.deal.state import Deal
    from binokel.rules.config import Rules

RUFEN = PRESETS["rufen_4"]


def declaring(rules: Rules = RUFEN) -> Deal:
    """Seat 1 has the Dapp at 200; the Herz-Koenige lie with 3 and 0, Schippen-Asse with him."""
    deal = begun(rules, "HK", "SA SA BK E7 E7", "BK", "HK", dapp="B7 B7 BU BU")
    return forehand_declares(deal, 200)


def refused(deal: Deal, action: Action) -> tuple[Reason, str] | None:
    """Reason and paragraph of a refusal."""
    refusal = deal.why_not(action)
    return (refusal.reason, refusal.paragraph) if refusal else None


def game(deal: Deal) -> Game:
    """The declarer's game."""
    found = game_of(deal.phase)
    assert found is not None
    return found


def test_the_first_holder_after_the_declarer_hands_the_card_over() -> None:
    """Seat 3 comes before seat 0 in the order of play from seat 1. Rule: §9.3."""
    before = declaring()
    step = act(before, Rufen(Card.HK))
    assert step.events == (Called(1, Card.HK, 3),)
    after = step.deal
    assert after.hidden.hands[1] == before.hidden.hands[1] + CardSet("HK")
    assert after.hidden.hands[3] == before.hidden.hands[3] - CardSet("HK")
    assert after.hidden.hands[0] == before.hidden.hands[0]
    assert after.view(None).counts == (11, 16, 11, 10)
    assert after.to_act == 1


def test_a_card_is_owed_until_it_is_given() -> None:
    """After the call nothing but giving is legal, and not the called card itself. Rule: §9.3."""
    deal = act(declaring(), Rufen(Card.HK)).deal
    assert set(deal.legal) == {Give(card) for card in deal.hidden.hands[1]} - {Give(Card.HK)}
    assert refused(deal, Give(Card.HK)) == (Reason.SAME_CARD, "§9.3")
    assert refused(deal, Give(Card.HA)) == (Reason.NOT_HELD, "§9.3")
    for action in (Trump(Suit.HERZ), Rufen(Card.BK), Abgehen(Suit.HERZ), Bury(parse_cards("B7"))):
        assert refused(deal, action) == (Reason.WRONG_PHASE, "§9.3")


def test_the_others_see_an_exchange_but_no_card() -> None:
    """The card back is seen by the two partners, the exchange by all. Rule: §9.3, §9.4."""
    called = act(declaring(), Rufen(Card.HK)).deal
    step = act(called, Give(Card.SA))
    assert step.events == (CardReturned(1, 3, Card.SA), Exchanged(1, 3))
    deal = step.deal
    for seat in (1, 3):
        view = deal.view(seat)
        assert view.history[-2:] == step.events
        assert view.returned is Card.SA
    for watcher in (0, 2, None):
        view = deal.view(watcher)
        assert view.history[-2:] == (Called(1, Card.HK, 3), Exchanged(1, 3))
        assert view.returned is None
    assert deal.hidden.hands[3].count(Card.SA) == 1
    assert deal.view(None).counts == (11, 15, 11, 11)
    assert game(deal).partner == 3
    assert game(deal).sides(RUFEN).members == ((0, 2), (1, 3))


def test_only_one_partner_is_called() -> None:
    """With a partner there is no second call, and no giving again. Rule: §9.2, §9.3."""
    deal = act(declaring(), Rufen(Card.HK), Give(Card.SA)).deal
    assert refused(deal, Rufen(Card.BK)) == (Reason.WRONG_PHASE, "§9.3")
    assert refused(deal, Give(Card.SA)) == (Reason.WRONG_PHASE, "§9.3")


def test_a_card_held_once_may_be_called() -> None:
    """The declarer gets the second copy; giving the first back would be no exchange. Rule: §9.2."""
    deal = act(declaring(), Rufen(Card.BK)).deal
    assert deal.hidden.hands[1].count(Card.BK) == 2
    assert refused(deal, Give(Card.BK)) == (Reason.SAME_CARD, "§9.3")


def test_a_call_in_vain_may_be_followed_by_another() -> None:
    """Nobody else holds a Schippen-As: another card may be called, not that one. Rule: §9.5."""
    step = act(declaring(), Rufen(Card.SA))
    assert step.events == (Called(1, Card.SA, None),)
    assert refused(step.deal, Rufen(Card.SA)) == (Reason.CALLED_BEFORE, "§9.5")
    again = act(step.deal, Rufen(Card.HK))
    assert again.events == (Called(1, Card.HK, 3),)
    assert game(again.deal).called == (Card.SA, Card.HK)
    given = act(again.deal, Give(Card.SA)).deal
    assert all(given.view(seat).imagine(given.hidden) == given for seat in (0, 1, 2, 3, None))


def test_a_call_in_vain_may_mean_to_play_alone() -> None:
    """With `alone` no second card is called; the seats write for themselves. Rule: §9.5, §9.6."""
    deal = act(declaring(RUFEN.with_(rufen__if_absent="alone")), Rufen(Card.SA)).deal
    assert refused(deal, Rufen(Card.HK)) == (Reason.WRONG_PHASE, "§9.3")
    assert not any(isinstance(action, Rufen) for action in deal.legal)
    assert game(deal).sides(RUFEN).members == ((0,), (1,), (2,), (3,))


def test_who_has_called_does_not_give_up() -> None:
    """Abgehen is possible before a call only, also before one in vain. Rule: §9.10."""
    deal = act(declaring(), Rufen(Card.SA)).deal
    assert refused(deal, Abgehen(Suit.HERZ)) == (Reason.WRONG_PHASE, "§8.1")


def test_where_rufen_is_not_played_nobody_is_called() -> None:
    """Without the option a call is refused; without Diss a Diss cannot be called. Rule: §9.1."""
    plain = forehand_declares(begun(RUFEN.with_(rufen__enabled=False)), 200)
    assert refused(plain, Rufen(Card.HK)) == (Reason.NOT_ALLOWED, "§9.1")
    without = forehand_declares(begun(PRESETS["rufen_4_ohne"]), 200)
    assert refused(without, Rufen(Card.H7)) == (Reason.NOT_ALLOWED, "§1.1")
    assert Rufen(Card.H7) not in without.legal


@pytest.mark.parametrize("first", ["trump", "call"])
def test_trump_may_be_named_before_or_after_a_call(first: str) -> None:
    """Both orders lead to the same cards, melds and lead. Rule: §9.2."""
    call: list[Action] = [Rufen(Card.HK), Give(Card.SA)]
    named: list[Action] = [Trump(Suit.HERZ)]
    acts = [*named, *call] if first == "trump" else [*call, *named]
    step = act(declaring(), *acts, Bury(parse_cards("B7 B7 BU BU")))
    assert [type(event) for event in step.events[-7:]] == [
        Buried,
        CardsBuried,
        *[Melded] * 4,
        PlayBegan,
    ]
    assert [event.seat for event in step.events if isinstance(event, Melded)] == [1, 2, 3, 0]
    assert step.events[-1] == PlayBegan(1)


def test_after_burying_nobody_is_called() -> None:
    """A call comes before burying, also where trump is named last. Rule: §9.2."""
    deal = declaring(RUFEN.with_(dapp__trump_named="after_bury"))
    buried = act(deal, Bury(parse_cards("B7 B7 BU BU"))).deal
    assert refused(buried, Rufen(Card.HK)) == (Reason.WRONG_PHASE, "§9.2")
    assert set(buried.legal) == {Trump(suit) for suit in Suit}


def test_melds_are_those_after_the_exchange() -> None:
    """The called Koenig makes a Paar for the declarer. Rule: §5.1."""
    hands = "", "HO SA SA SZ SZ E7 E7", "", "HK HK"
    deal = forehand_declares(begun(RUFEN, *hands, dapp="B7 B7 BU BU"), 200)
    exchange: list[Action] = [Rufen(Card.HK), Give(Card.SA)]
    end: list[Action] = [Trump(Suit.HERZ), Bury(parse_cards("B7 B7 BU BU"))]
    with_call, without = act(deal, *exchange, *end).deal, act(deal, *end).deal
    gained = game(with_call).melds[1].augen - game(without).melds[1].augen
    assert gained == 40


def test_both_partners_reach_the_bid_together() -> None:
    """Melds and trick Augen of the two are compared with the bid. Rule: §9.7, §9.8."""
    ready = act(declaring(), Rufen(Card.HK), Give(Card.SA), Trump(Suit.HERZ)).deal
    end = played_out(act(ready, Bury(parse_cards("B7 B7 BU BU"))).deal)
    settled = end.events[-1]
    assert isinstance(settled, Settled)
    settlement = settled.settlement
    assert settlement.partner == 3
    pair = [settlement.melds[seat] + settlement.trick_augen[seat] for seat in (1, 3)]
    assert settlement.reached == sum(pair)
    assert settlement.change[1] == settlement.change[3]
    assert settlement.change[0] == settlement.change[2]


def test_a_wrong_bury_after_a_call_is_paid_by_the_declarer_alone() -> None:
    """The partner writes nothing, the two others bonus and own melds. Rule: §9.10."""
    deal = declaring(RUFEN.with_(verdrueckt__mode="penalise"))
    ready = act(deal, Rufen(Card.HK), Give(Card.SA), Trump(Suit.HERZ)).deal
    step = act(ready, Bury(parse_cards("B7 B7 BU")))
    assert step.events[2] == Verdrueckt(1, Reason.WRONG_COUNT)
    assert [event.seat for event in step.events if isinstance(event, Melded)] == [2, 0]
    melds = game(step.deal).melds
    assert step.deal.settlement is not None
    assert step.deal.settlement.change == (melds[0].augen + 40, -400, melds[2].augen + 40, 0)
