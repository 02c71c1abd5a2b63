"""The course of a deal from the cards to the settlement. §2, §3.8, §4, §5.1, §6.1."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from binokel.cards import Card, CardSet, Suit, deck, parse_cards
from binokel.deal.actions import PASS, Bid, Bury, Cards, Give, Play, Rufen, Trump
from binokel.deal.events import (
    AuctionWon,
    BidMade,
    Buried,
    BuriedNamed,
    CardPlayed,
    CardsBuried,
    DappLaid,
    DappTurned,
    Dealt,
    HandDealt,
    Melded,
    Passed,
    PlayBegan,
    Redeal,
    Settled,
    TrickWon,
    TrumpNamed,
)
from binokel.deal.hidden import Hidden
from binokel.deal.settled import Over
from binokel.deal.standing import Standing
from binokel.deal.state import Deal
from binokel.errors import Contradiction, Reason, RulesError
from binokel.rules.presets import PRESETS, SEED_3
from binokel.testing.scenes import act, begun, forehand_declares, laid, played_out

if TYPE_CHECKING:
    from binokel.deal.actions import Action

FREE = SEED_3.with_(auction__opening_forced=False)
SIX = parse_cards("B7 B7 BU BU BO BO")


def game_events(deal: Deal) -> list[str]:
    """The names of all events of a deal."""
    return [type(event).__name__ for event in deal.history]


# ── the cards ────────────────────────────────────────────────────────────────────────────────────


def test_seats_take_the_cards_in_turn_and_the_dapp_the_last() -> None:
    """Seat 0 gets the first cards of the deck; everybody sees that is dealt. Rule: §2.4."""
    order = deck(with_diss=True)
    step = act(Deal.begin(SEED_3), Cards(order))
    assert step.events == (
        Dealt(),
        HandDealt(0, CardSet(order[:14])),
        HandDealt(1, CardSet(order[14:28])),
        HandDealt(2, CardSet(order[28:42])),
        DappLaid(CardSet(order[42:])),
    )
    assert step.deal.view(1).history == (Dealt(), step.events[2])
    assert step.deal.view(None).history == (Dealt(),)
    assert step.deal.to_act == 1


def test_faulty_rules_begin_no_deal() -> None:
    """A deal with rules that contradict themselves is refused with all faults. Rule: §12.2."""
    with pytest.raises(RulesError, match="DECK_SIZE"):
        Deal.begin(SEED_3.with_(dapp__size=4))


def test_a_deal_has_a_standing_of_its_own_if_it_gets_none() -> None:
    """Without a match person 0 deals and nobody has written anything. Rule: §2.3."""
    assert Deal.begin(SEED_3).standing == Standing.first(SEED_3, dealer=0)
    assert Deal.begin(SEED_3, Standing.first(SEED_3, dealer=2)).standing.dealer == 2


# ── the auction and its end ──────────────────────────────────────────────────────────────────────


def test_the_last_pass_makes_the_declarer_and_turns_up_the_dapp() -> None:
    """Everybody sees the Dapp, the declarer takes it into his hand. Rule: §3.9, §4.1."""
    before = begun(SEED_3)
    step = act(before, Bid(150), Bid(160), PASS, PASS)
    dapp = before.hidden.dapp
    assert step.events == (
        BidMade(1, 150),
        BidMade(2, 160),
        Passed(1),
        Passed(0),
        AuctionWon(2, 160),
        DappTurned(2, dapp),
    )
    assert step.deal.hidden.hands[2] == before.hidden.hands[2] + dapp
    assert step.deal.hidden.dapp == CardSet()
    assert step.deal.view(None).counts == (14, 14, 20)


def test_without_a_dapp_nothing_is_turned_up_or_buried() -> None:
    """Trump follows the auction, melds and lead follow trump. Rule: §4.1."""
    rules = PRESETS["ohmden"]
    won = forehand_declares(begun(rules), 150)
    assert won.history[-1] == AuctionWon(1, 150)
    refusal = won.why_not(Bury(()))
    assert refusal is not None
    assert (refusal.reason, refusal.paragraph) == (Reason.WRONG_PHASE, "§4.1")
    step = act(won, Trump(Suit.HERZ))
    assert [type(event) for event in step.events] == [TrumpNamed, *[Melded] * 3, PlayBegan]


@pytest.mark.parametrize("way", ["redeal_same", "redeal_next"])
def test_nobody_bids_and_the_cards_are_thrown_in(way: str) -> None:
    """The deal is over without a settlement, the words stay shown. Rule: §3.8, §3.9."""
    step = act(begun(FREE.with_(auction__all_pass=way)), PASS, PASS, PASS)
    assert step.events == (Passed(1), Passed(2), Passed(0), Redeal())
    phase = step.deal.phase
    assert isinstance(phase, Over)
    assert phase.redeal
    assert step.deal.settlement is None
    assert step.deal.over
    view = step.deal.view(1)
    assert view.bidding is not None
    assert view.bidding.calls == ((1, None), (2, None), (0, None))
    assert (view.game, view.tricks, view.counts) == (None, (), (14, 14, 14))
    assert view.imagine(step.deal.hidden) == step.deal


@pytest.mark.parametrize(
    ("way", "won"), [("forehand_min", AuctionWon(1, 150)), ("dealer_zero", AuctionWon(0, 0))]
)
def test_nobody_bids_and_somebody_has_to_play(way: str, won: AuctionWon) -> None:
    """Forehand at the lowest bid, or the dealer at 0, gets the Dapp. Rule: §3.8."""
    step = act(begun(FREE.with_(auction__all_pass=way)), PASS, PASS, PASS)
    assert step.events[3:] == (won, DappTurned(won.seat, begun(FREE).hidden.dapp))
    assert step.deal.to_act == won.seat


# ── Dapp, trump, burying ─────────────────────────────────────────────────────────────────────────


def test_trump_then_bury_then_all_meld_and_forehand_leads() -> None:
    """Melds in order of play from the declarer, before the first lead. Rule: §4.2, §5.1, §6.1."""
    auction = act(begun(SEED_3, dapp="B7 B7 BU BU BO BO"), Bid(150), Bid(160), PASS, PASS).deal
    named = act(auction, Trump(Suit.HERZ))
    assert named.events == (TrumpNamed(2, Suit.HERZ),)
    step = act(named.deal, Bury(SIX))
    assert step.events[:2] == (Buried(2, 6, CardSet()), CardsBuried(2, CardSet(SIX)))
    melded = [event.seat for event in step.events if isinstance(event, Melded)]
    assert melded == [2, 0, 1]
    assert step.events[-1] == PlayBegan(1)
    assert len(step.events) == 6
    assert step.deal.hidden.buried == CardSet(SIX)
    assert step.deal.view(None).counts == (14, 14, 14)
    assert step.deal.view(2).buried == CardSet(SIX)
    assert step.deal.view(0).buried == step.deal.view(None).buried == CardSet()


def test_the_declarer_leads_where_that_is_played() -> None:
    """With `play.first_lead` = declarer not forehand. Rule: §6.1."""
    rules = SEED_3.with_(play__first_lead="declarer")
    auction = act(begun(rules), Bid(150), Bid(160), PASS, PASS).deal
    deal = act(auction, Trump(Suit.HERZ)).deal
    buried = act(deal, *deal.legal.first(1))
    assert buried.events[-1] == PlayBegan(2)


def test_bury_then_trump_then_melds() -> None:
    """With `after_bury` trump comes last and cannot come first. Rule: §4.3."""
    rules = SEED_3.with_(dapp__trump_named="after_bury")
    deal = forehand_declares(begun(rules, dapp="B7 B7 BU BU BO BO"), 150)
    refusal = deal.why_not(Trump(Suit.HERZ))
    assert refusal is not None
    assert (refusal.reason, refusal.paragraph) == (Reason.WRONG_PHASE, "§4.3")
    buried = act(deal, Bury(SIX))
    assert buried.events == (Buried(1, 6, CardSet()), CardsBuried(1, CardSet(SIX)))
    named = act(buried.deal, Trump(Suit.HERZ))
    assert [type(event) for event in named.events] == [TrumpNamed, *[Melded] * 3, PlayBegan]


def test_a_second_trump_or_bury_is_refused() -> None:
    """Each is done once, and burying waits for trump. Rule: §4.3, §4.4."""
    deal = forehand_declares(begun(SEED_3, dapp="B7 B7 BU BU BO BO"), 150)
    early = deal.why_not(Bury(SIX))
    assert early is not None
    assert (early.reason, early.paragraph) == (Reason.WRONG_PHASE, "§4.3")
    named = act(deal, Trump(Suit.HERZ)).deal
    second = named.why_not(Trump(Suit.HERZ))
    assert second is not None
    assert second.reason is Reason.WRONG_PHASE
    last = SEED_3.with_(dapp__trump_named="after_bury")
    buried = act(forehand_declares(begun(last, dapp="B7 B7 BU BU BO BO"), 150), Bury(SIX)).deal
    again = buried.why_not(Bury(buried.hidden.hands[1].kinds[:6]))
    assert again is not None
    assert again.reason is Reason.WRONG_PHASE


NAMED = {
    # trump Bollen; buried are B7 B7 BU BU BO BO
    ("before_bury", False): "B7 B7",
    ("before_bury", True): "B7 B7 BO BO BU BU",
    ("after_bury", False): "",
    ("after_bury", True): "B7 B7 BO BO BU BU",
}


@pytest.mark.parametrize(("order", "all_trumps"), NAMED)
def test_buried_trumps_are_named_as_soon_as_trump_is_known(order: str, *, all_trumps: bool) -> None:
    """The trump Diss or every trump; no Diss counts where trump comes last. Rule: §4.5, §4.7."""
    rules = SEED_3.with_(dapp__trump_named=order, dapp__announce_buried_trump=all_trumps)
    deal = forehand_declares(begun(rules, dapp="B7 B7 BU BU BO BO"), 150)
    acts: list[Action] = [Trump(Suit.BOLLEN), Bury(SIX)]
    step = act(deal, *(acts if order == "before_bury" else acts[::-1]))
    cards = CardSet(NAMED[order, all_trumps])
    named = [event for event in step.events if isinstance(event, BuriedNamed)]
    assert named == ([BuriedNamed(1, cards)] if cards else [])
    melds = next(event.melds for event in step.events if isinstance(event, Melded))
    diss = [meld for meld in melds.melds if meld.kind.name == "TRUMPF_DISS"]
    assert len(diss) == (2 if order == "before_bury" else 0)
    assert game_events(step.deal).index("PlayBegan") == len(step.deal.history) - 1


def test_a_plain_bury_is_silent() -> None:
    """Cards that are no trumps are buried without a word. Rule: §4.7."""
    rules = SEED_3.with_(dapp__announce_buried_trump=True)
    deal = forehand_declares(begun(rules, dapp="B7 B7 BU BU BO BO"), 150)
    step = act(deal, Trump(Suit.EICHEL), Bury(SIX))
    assert not any(isinstance(event, BuriedNamed) for event in step.events)


# ── the tricks and the end ───────────────────────────────────────────────────────────────────────


def played() -> Deal:
    """A deal of seed_3 at its first lead; the seats hold suits in the order of writing."""
    deal = forehand_declares(begun(SEED_3, dapp="B7 B7 BU BU BO BO"), 150)
    return act(deal, Trump(Suit.HERZ), Bury(SIX)).deal


def test_a_trick_ends_with_its_last_card() -> None:
    """Three cards, then who wins it and its Augen; the winner leads on. Rule: §6.2, §6.12."""
    deal = played()
    for _ in range(3):
        deal = act(deal, *deal.legal.first(1)).deal
    *cards, won = deal.history[-4:]
    assert [event.seat for event in cards if isinstance(event, CardPlayed)] == [1, 2, 0]
    assert isinstance(won, TrickWon)
    assert deal.to_act == deal.view(None).leader == won.seat
    assert deal.view(None).trick == ()
    assert len(deal.view(None).tricks) == 1


def test_the_last_trick_brings_the_settlement() -> None:
    """Fourteen tricks, the last with 10 Augen more, then the deal is over. Rule: §6.13, §7.1."""
    step = played_out(played())
    won = [event for event in step.events if isinstance(event, TrickWon)]
    assert len(won) == 14
    assert isinstance(step.events[-1], Settled)
    buried = sum(2 * augen for augen in (0, 2, 3))
    assert sum(event.augen for event in won) + buried == 250
    assert step.deal.view(None).counts == (0, 0, 0)
    assert step.deal.settlement == step.deal.view(None).settlement
    assert step.deal.view(0).open_hand == CardSet()
    assert (step.deal.view(0).trick, step.deal.view(0).leader) == ((), None)


def test_nothing_is_left_to_do_after_the_end() -> None:
    """A deal that is over takes no event and no action any more. Rule: §7.1."""
    end = played_out(played()).deal
    assert not end.legal
    assert end.to_act is None
    assert end.phase.evolve(SEED_3, Dealt()) is end.phase
    with pytest.raises(ValueError, match="over"):
        end.apply_unchecked(PASS)


# ── views ────────────────────────────────────────────────────────────────────────────────────────


def test_what_lies_open_is_in_every_view() -> None:
    """Bids, declarer, trump, leader, trick and counts, for a watcher as well. Rule: §3.9."""
    deal = act(played(), *played().legal.first(1)).deal
    for seat in (0, 1, 2, None):
        view = deal.view(seat)
        assert view.bidding is not None
        assert view.bidding.calls == ((1, 150), (2, None), (0, None))
        assert (view.declarer, view.trump, view.leader) == (1, Suit.HERZ, 1)
        assert view.to_act == 2
        assert len(view.trick) == 1
        assert view.counts == (14, 13, 14)
        assert view.my_turn is (seat == 2)
        assert view.settlement is None


def test_before_there_is_a_declarer_nothing_of_the_game_is_known() -> None:
    """No game, no trump, no trick while the cards are dealt and the auction runs. Rule: §3.9."""
    for deal in (Deal.begin(SEED_3), begun(SEED_3)):
        view = deal.view(0)
        assert (view.game, view.declarer, view.trump, view.leader) == (None, None, None, None)
        assert (view.trick, view.tricks, view.open_hand) == ((), (), CardSet())
        assert view.counts == tuple(len(hand) for hand in deal.hidden.hands)
    assert Deal.begin(SEED_3).view(0).bidding is None
    assert begun(SEED_3).view(0).bidding is not None


def test_a_view_tells_why_an_action_is_refused() -> None:
    """A seat is told what the deal would tell it; a watcher never has a turn. Rule: §3.10."""
    deal = begun(SEED_3)
    assert deal.view(1).why_not(Bid(150)) is None
    assert deal.view(1).why_not(PASS) == deal.why_not(PASS, 1)
    assert deal.view(2).why_not(Bid(150)) == deal.why_not(Bid(150), 2)
    refusal = deal.view(None).why_not(Bid(150))
    assert refusal is not None
    assert refusal.reason is Reason.NOT_YOUR_TURN


def test_a_view_takes_no_event_it_may_not_see() -> None:
    """Folding over an event for others is an error. Rule: §2.5."""
    with pytest.raises(ValueError, match="may not see DappLaid"):
        Deal.begin(SEED_3).view(0).after(DappLaid(CardSet("HK")))


# ── imagining ────────────────────────────────────────────────────────────────────────────────────


def test_cards_that_contradict_what_was_seen_are_not_imagined() -> None:
    """Another own hand, a lost card, or an impossible play is a contradiction. Rule: §2.5, §6.3."""
    deal = begun(SEED_3)
    hands, dapp = deal.hidden.hands, deal.hidden.dapp
    view = deal.view(1)
    for wrong in (
        Hidden((hands[1], hands[0], hands[2]), dapp),
        Hidden(hands),
        Hidden(hands, dapp, buried=CardSet("HK")),
    ):
        with pytest.raises(Contradiction):
            view.imagine(wrong)
    swapped = Hidden((hands[2], hands[1], hands[0]), dapp)
    assert view.imagine(swapped).hidden == swapped


def test_a_suit_that_was_not_followed_is_not_held() -> None:
    """Who has thrown off another suit cannot hold the one that was led. Rule: §6.3."""
    won = forehand_declares(begun(SEED_3, "EA", "EZ", dapp="B7 B7 BU BU BO BO"), 150)
    lead = act(won, Trump(Suit.HERZ), Bury(SIX)).deal
    deal = act(lead, Play(Card.EZ), Play(lead.hidden.hands[2].of(Suit.HERZ).kinds[0])).deal
    mine, own, theirs = deal.hidden.hands
    other = theirs.of(Suit.BOLLEN).kinds[0]
    hands = mine.remove(Card.E7).add(other), own, theirs.remove(other).add(Card.E7)
    with pytest.raises(Contradiction, match="MUST_FOLLOW"):
        deal.view(None).imagine(Hidden(hands, buried=deal.hidden.buried))


def test_a_returned_card_has_to_be_supposed() -> None:
    """Where a card was given back, imagined cards have to say which. Rule: §9.3."""
    deal = forehand_declares(begun(PRESETS["rufen_4"], "", "SU", "HK"), 200)
    given = act(deal, Rufen(Card.HK), Give(Card.SU)).deal
    hidden = given.hidden
    for seat in (0, 1, None):
        with pytest.raises(Contradiction, match="none is supposed"):
            given.view(seat).imagine(Hidden(hidden.hands, hidden.dapp, hidden.buried))


def test_a_history_that_nobody_made_is_not_replayed() -> None:
    """An event that no action begins with makes no deal. Rule: §4.2."""
    view = replace(Deal.begin(SEED_3).view(0), history=(PlayBegan(0),))
    with pytest.raises(Contradiction, match="nothing leads to PlayBegan"):
        view.imagine(Deal.begin(SEED_3).hidden)


def test_scenes_name_what_does_not_fit() -> None:
    """A place with too many cards is no deck. Rule: §2.4."""
    with pytest.raises(ValueError, match="more than 6"):
        laid(SEED_3, dapp="E7 E7 S7 S7 H7 H7 B7")
