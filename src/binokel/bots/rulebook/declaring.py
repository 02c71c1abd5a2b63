"""The declarer's acts: give up or play, call, choose, name trump, bury."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.bots.common import SUITS, sides_now, to_bury
from binokel.bots.rulebook.calling import best_call, call_for, card_to_give, worth_with_partner
from binokel.bots.rulebook.outcome import worth_of_giving_up, worth_of_playing
from binokel.bots.rulebook.plan import best_plan, make_plan
from binokel.bots.rulebook.specials import (
    best_special,
    hand_for_durch,
    hand_for_untendurch,
)
from binokel.cards import Card, Rank
from binokel.deal.actions import Abgehen, Bury, Choose, Give, Rufen, Trump
from binokel.rules.giving_up import Moment
from binokel.rules.special import Special, specials_after_dapp

if TYPE_CHECKING:
    from binokel.bots.rulebook.plan import Plan
    from binokel.bots.rulebook.style import Style
    from binokel.cards import CardSet, Suit
    from binokel.deal.actions import Action
    from binokel.deal.game import Game
    from binokel.deal.view import View

MEAN_MELDS = 45.0
"""What a hand that is not known melds on the average."""


def declare(view: View, style: Style) -> Action:
    """The next act in the order of §4.2."""
    game = view.game
    assert game is not None
    if game.waits_for_return:
        return Give(card_to_give(view, style))
    if game.special is not None:
        return _bury_special(view, game.special)
    if special := _special_now(view):
        return Choose(special)
    plan = _plan(view, game, style)
    if game.moment is Moment.DAPP and view.rules.abgehen.enabled and _gives_up(view, plan, style):
        return Abgehen(_trump_against_melds(view.hand))
    if called := call_for(view, plan):
        return Rufen(called)
    return _trump_or_bury(view, plan)


def _trump_or_bury(view: View, plan: Plan) -> Action:
    """What is due first."""
    trump = Trump(plan.trump)
    return trump if view.why_not(trump) is None else Bury(tuple(plan.buried))


def _plan(view: View, game: Game, style: Style) -> Plan:
    """The plan for what is named already; it comes out the same at every act."""
    partners = len(sides_now(view).partners(game.declarer))
    if game.trump is not None:
        return make_plan(view.rules, view.hand, game.trump, partners, style)
    return best_plan(view.rules, view.hand, partners, style)


def _gives_up(view: View, plan: Plan, style: Style) -> bool:
    """Whether Abgehen is worth more than playing. Rule: §8.1."""
    rules, game = view.rules, view.game
    assert game is not None
    assert game.bid is not None
    mates = len(rules.sides().partners(game.declarer))
    rivals = max(1, rules.accounts - 1)
    play = worth_of_playing(rules, plan.prospect(mates * MEAN_MELDS), game.bid, rivals)
    if call := best_call(view, plan):
        play = max(play, worth_with_partner(rules, plan, game.bid, call.gain))
    return worth_of_giving_up(rules, game.bid, MEAN_MELDS) > play + style.give_up_margin


def _trump_against_melds(hand: CardSet) -> Suit:
    """The trump in which the others can meld least: the own cards of it are missing there."""
    counting = (Rank.KOENIG, Rank.OBER, Rank.DISS)
    return max(SUITS, key=lambda suit: sum(hand.count(Card.of(suit, rank)) for rank in counting))


def _special_now(view: View) -> Special | None:
    """A special game the hand is safe for after burying. Rule: §10.2."""
    game = view.game
    offered = specials_after_dapp(view.rules)
    if game is None or not offered or game.moment is not Moment.DAPP:
        return None
    size = view.rules.seats.hand_size
    for kept in (hand_for_durch(view.hand, size), hand_for_untendurch(view.hand, size)):
        if special := best_special(view.rules, offered, kept):
            return special
    return None


def _bury_special(view: View, special: Special) -> Action:
    """Bury what is in the way of the game."""
    size = len(view.hand) - to_bury(view)
    keep = hand_for_untendurch if special is Special.UNTENDURCH else hand_for_durch
    return Bury(tuple(view.hand - keep(view.hand, size)))
