"""Durch and Untendurch. §10."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from binokel.cards import Card, CardSet, Suit, deck
from binokel.deal.actions import Announce, Bury, Choose, Rufen, Trump
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.playing import Playing
from binokel.errors import IllegalAction, Reason
from binokel.rules.dealer import next_dealer
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.scoring import settle_special
from binokel.rules.special import (
    Contract,
    Special,
    offered,
    price,
    specials_after_dapp,
    specials_before_auction,
    stake,
    why_not_special,
    won_so_far,
)
from binokel.testing.cases.components.table import dealt, won_by, written_deck

if TYPE_CHECKING:
    from binokel.deal.actions import Action
    from binokel.deal.state import Deal
    from binokel.rules.config import Rules

RUFEN = PRESETS["rufen_4"]
AFTER = RUFEN.with_(durch__announce="after_dapp", untendurch__announce="after_dapp")
DURCH, OPEN, UNTEN = Special.DURCH, Special.DURCH_OPEN, Special.UNTENDURCH


def begun(rules: Rules, dealer: int = 0) -> Deal:
    """A deal with its cards laid."""
    return dealt(rules, dealer, written_deck(rules))


def taken(rules: Rules) -> Deal:
    """Seat 1 has won the auction and taken the Dapp."""
    return won_by(begun(rules), 1)


def why(deal: Deal, action: Action) -> Reason | None:
    """Why an action is refused."""
    refusal = deal.why_not(action)
    return refusal.reason if refusal else None


# --- §10.1, §10.2 ---


def test_a_durch_has_no_trump_no_meld_and_no_auction() -> None:
    """The player leads at once. Rule: §10.1."""
    deal = begun(RUFEN).apply(Announce(None), 1).deal.apply(Announce(DURCH), 2).deal
    view = deal.view(None)
    assert view.game is not None
    assert (view.game.declarer, view.game.trump, view.game.bid) == (2, None, None)
    assert (view.leader, view.game.melds, view.bidding) == (2, (), None)


@pytest.mark.parametrize(
    ("rules", "before", "after"),
    [
        (SEED_3, (), ()),
        (RUFEN, (DURCH, UNTEN), ()),
        (AFTER, (), (DURCH, UNTEN)),
        (RUFEN.with_(untendurch__announce="after_dapp"), (DURCH,), (UNTEN,)),
        (RUFEN.with_(untendurch__enabled=False), (DURCH,), ()),
        (RUFEN.with_(durch__enabled=False), (UNTEN,), ()),
        (RUFEN.with_(durch__open_value=1500), (DURCH, OPEN, UNTEN), ()),
        (RUFEN.with_(durch__open_value=1), (DURCH, OPEN, UNTEN), ()),
    ],
)
def test_what_may_be_announced_and_when(
    rules: Rules, before: tuple[Special, ...], after: tuple[Special, ...]
) -> None:
    """With or without; before the auction or after the Dapp. Rule: §10.1, §10.2, §10.7."""
    assert (specials_before_auction(rules), specials_after_dapp(rules)) == (before, after)
    assert {special for special in Special if offered(rules, special)} == {*before, *after}
    assert isinstance(begun(rules).phase, Announcing if before else Auction)


def test_only_special_games_are_not_played_for_a_bid() -> None:
    """Abgehen and Verdrueckt cost the bid, so they count for the last declarer. Rule: §11.3."""
    special = [contract for contract in Contract if not contract.for_a_bid]
    assert special == [Contract.DURCH, Contract.UNTENDURCH]


def test_each_seat_is_asked_once_from_forehand_on() -> None:
    """Dealer 2 of four: 3, 0, 1, 2, then the auction; Durch before Untendurch. Rule: §10.2."""
    deal, asked = begun(RUFEN, dealer=2), []
    while isinstance(deal.phase, Announcing):
        asked.append(deal.to_act)
        assert list(deal.legal) == [Announce(None), Announce(DURCH), Announce(UNTEN)]
        deal = deal.apply(Announce(None), deal.to_act).deal
    assert asked == [3, 0, 1, 2]
    assert deal.to_act == 3


def test_the_dapp_stays_closed_and_out_of_play() -> None:
    """Nobody takes it; all play the hands they were dealt. Rule: §10.2."""
    deal = begun(RUFEN).apply(Announce(UNTEN), 1).deal
    assert len(deal.hidden.dapp) == 4
    assert [len(hand) for hand in deal.hidden.hands] == [11] * 4


def test_after_the_dapp_he_may_choose_it() -> None:
    """His bid falls away, he buries as usual, nobody calls or names trump. Rule: §10.2."""
    deal = taken(AFTER).apply(Choose(DURCH), 1).deal
    assert why(deal, Trump(Suit.HERZ)) is Reason.WRONG_PHASE
    assert why(deal, Rufen(Card.HA)) is Reason.WRONG_PHASE
    assert deal.view(None).game is not None
    hand = tuple(deal.hidden.hands[1])
    assert why(deal, Bury(hand[:3])) is Reason.WRONG_COUNT
    played = deal.apply(Bury(hand[:4]), 1).deal
    assert isinstance(played.phase, Playing)
    assert (played.phase.game.bid, played.phase.leader) == (None, 1)
    assert why(taken(RUFEN), Choose(DURCH)) is Reason.NOT_ALLOWED


def test_a_wrong_bury_in_a_special_game_is_always_refused() -> None:
    """Nothing can be Verdrueckt there. Rule: §10.2."""
    deal = taken(AFTER.with_(verdrueckt__mode="penalise")).apply(Choose(UNTEN), 1).deal
    assert why(deal, Bury(tuple(deal.hidden.hands[1])[:3])) is Reason.WRONG_COUNT


@pytest.mark.parametrize(("special", "paragraph"), [(DURCH, "§10.2"), (OPEN, "§10.7")])
def test_what_is_not_offered_is_refused(special: Special, paragraph: str) -> None:
    """With the paragraph that offers it. Rule: §10.2, §10.7."""
    refusal = why_not_special((UNTEN,), special)
    assert refusal is not None
    assert (refusal.reason, refusal.paragraph) == (Reason.NOT_ALLOWED, paragraph)
    assert why_not_special((special,), special) is None


# --- §10.4, §10.5 ---


@pytest.mark.parametrize(
    ("winner", "breaks", "helps"), [(0, True, True), (1, False, False), (2, False, True)]
)
def test_a_durch_needs_every_trick(winner: int, *, breaks: bool, helps: bool) -> None:
    """Seat 0 plays; a trick of its partner 2 loses, or counts for it. Rule: §10.4."""
    assert won_so_far(SEED_4, Contract.DURCH, 0, winner) is breaks
    with_partner = SEED_4.with_(durch__partner="helps")
    assert won_so_far(with_partner, Contract.DURCH, 0, winner) is helps


def test_all_team_mates_help() -> None:
    """With two teams of three. Rule: §10.4."""
    rules = PRESETS["six"].with_(seats__sides="two_teams", durch__partner="helps")
    alive = [won_so_far(rules, Contract.DURCH, 2, winner) for winner in range(6)]
    assert alive == [True, False, True, False, True, False]


@pytest.mark.parametrize(
    ("winner", "ignored", "breaks"), [(0, False, False), (1, True, True), (2, True, False)]
)
def test_an_untendurch_needs_none(winner: int, *, ignored: bool, breaks: bool) -> None:
    """Seat 0 plays; tricks of its partner 2 do not matter, or lose it. Rule: §10.5."""
    assert won_so_far(SEED_4, Contract.UNTENDURCH, 0, winner) is ignored
    strict = SEED_4.with_(untendurch__partner="breaks")
    assert won_so_far(strict, Contract.UNTENDURCH, 0, winner) is breaks


@pytest.mark.parametrize(("special", "seat"), [(DURCH, 1), (UNTEN, 1)])
def test_the_deal_stops_with_the_trick_that_loses_it(special: Special, seat: int) -> None:
    """Cards are left in hand, nobody has a last trick. Rule: §10.4, §10.5."""
    deal = begun(RUFEN).apply(Announce(special), seat).deal
    while not deal.over:
        deal = deal.apply(deal.legal.first(1)[0], deal.to_act).deal
    settled, tricks = deal.settlement, deal.view(None).tricks
    assert settled is not None
    assert settled.made is (len(tricks) == 11 and _alive(special, seat, tricks[-1].winner))
    assert all(_alive(special, seat, trick.winner) for trick in tricks[:-1])
    assert sum(trick.augen for trick in tricks) <= 240


def _alive(special: Special, seat: int, winner: int) -> bool:
    return (winner == seat) is (special is DURCH)


# --- §10.6 to §10.9 ---


@pytest.mark.parametrize(
    ("special", "changes", "won", "lost"),
    [
        (DURCH, {}, 1000, 1000),
        (DURCH, {"durch.value": 500}, 500, 500),
        (DURCH, {"durch.lost_factor": 2}, 1000, 2000),
        (UNTEN, {}, 1000, 1000),
        (UNTEN, {"untendurch.value": 300, "untendurch.lost_factor": 2}, 300, 600),
        (UNTEN, {"durch.value": 500, "durch.lost_factor": 2}, 1000, 1000),
        (OPEN, {"durch.open_value": 1500}, 1500, 1500),
        (OPEN, {"durch.open_value": 1500, "durch.lost_factor": 2}, 1500, 3000),
    ],
)
def test_what_a_special_game_is_worth(
    special: Special, changes: dict[str, object], won: int, lost: int
) -> None:
    """1000 won or lost; an open Durch its own value. Rule: §10.6, §10.7."""
    rules = RUFEN.with_options(changes)
    assert (stake(rules, special), price(rules, special)) == (won, lost)
    assert settle_special(rules, special, 2, won=True).account == (0, 0, won, 0)
    assert settle_special(rules, special, 2, won=False).account == (0, 0, -lost, 0)


def test_an_open_hand_is_laid_down_before_the_first_lead() -> None:
    """Everybody sees it then, and only then. Rule: §10.7."""
    rules = RUFEN.with_(durch__open_value=1500)
    plain = begun(rules).apply(Announce(DURCH), 1).deal
    opened = begun(rules).apply(Announce(OPEN), 1).deal
    assert plain.view(3).open_hand == CardSet()
    assert (
        opened.view(3).open_hand == opened.hidden.hands[1] == CardSet(deck(with_diss=True)[11:22])
    )


@pytest.mark.parametrize(
    ("account", "won", "change", "special", "stars"),
    [
        ("separate", True, (0, 0), (0, 1000, 0, 0), (0, 0, 0, 0)),
        ("separate", False, (0, 0), (0, -1000, 0, 0), (0, 0, 0, 0)),
        ("score", True, (0, 1000), (0, 0, 0, 0), (0, 0, 0, 0)),
        ("score", False, (0, -1000), (0, 0, 0, 0), (0, 0, 0, 0)),
        ("stars", True, (0, 0), (0, 0, 0, 0), (0, 1, 0, 0)),
        ("stars", False, (0, 0), (0, 0, 0, 0), (1, 0, 1, 0)),
    ],
)
def test_where_a_special_game_is_booked(
    account: str,
    change: tuple[int, ...],
    special: tuple[int, ...],
    stars: tuple[int, ...],
    *,
    won: bool,
) -> None:
    """Seat 1 of side 1 plays; never a star for its partner 3. Rule: §10.8."""
    rules = SEED_4.with_(match__special_account=account)
    settled = settle_special(rules, DURCH, 1, won=won)
    assert (settled.change, settled.account, settled.stars) == (change, special, stars)


@pytest.mark.parametrize("seat", [-1, 4])
def test_only_a_seat_of_the_table_plays_a_special_game(seat: int) -> None:
    """Nothing is booked for anybody else. Rule: §2.1, §10.6."""
    with pytest.raises(IllegalAction) as refused:
        settle_special(SEED_4, DURCH, seat, won=True)
    refusal = refused.value.refusal
    assert (refusal.reason, refusal.paragraph) == (Reason.NOT_A_COUNT, "§2.1")


@pytest.mark.parametrize("special", Special)
def test_the_settlement_names_the_game_and_who_played_it(special: Special) -> None:
    """No bid, one player; an open Durch is a Durch. Rule: §10.1, §10.2, §10.7."""
    settled = settle_special(RUFEN, special, 2, won=True)
    assert (settled.special, settled.contract) == (special, special.contract)
    assert (settled.declarer, settled.bid, settled.bonus) == (2, None, 0)


@pytest.mark.parametrize(("moves", "dealer"), [(True, 1), (False, 0)])
def test_a_special_game_passes_the_deal_on(dealer: int, *, moves: bool) -> None:
    """Or it does not count as a deal at all. Rule: §10.9."""
    rules = RUFEN.with_(match__special_moves_dealer=moves)
    assert next_dealer(rules, 0, special=True) == dealer
    assert next_dealer(rules, 0, special=False) == 1
