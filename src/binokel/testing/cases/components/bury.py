"""Burying in a real deal, and what the best bury keeps. Chapter §4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cards import CardSet
from binokel.deal.actions import Bury, Trump
from binokel.deal.view import game_of
from binokel.errors import Reason, Refusal
from binokel.rules.burying import buries, bury_count, declarer_melds, why_not_held, wrong_bury
from binokel.rules.deck import augen
from binokel.rules.melds import melds_in
from binokel.testing.cases.answers import Answer, Answers, OfCards, Plain, plain
from binokel.testing.cases.components.table import dealt, order_giving, won_by
from binokel.testing.cases.given import Malformed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from binokel.cards import Augen, Suit
    from binokel.deal.state import Deal
    from binokel.rules.config import Rules
    from binokel.seats import Seat
    from binokel.testing.cases.given import Given


def bury(given: Given) -> Answers:
    """What comes of a bury. Rule: §4.4 to §4.10, §8.5, §8.7."""
    declarer = given.seat("declarer") if "declarer" in given else 0
    by = given.seat("by") if "by" in given else declarer
    deal, trump = _dapp_taken(given, declarer), _trump(given)
    act = Bury(given.cards("bury"), given.cards("shown") if "shown" in given else ())
    if given.rules.dapp.size == 0:
        return _without_dapp(deal, trump, act, by)
    if given.rules.dapp.trump_named == "before_bury":
        deal = deal.apply(Trump(trump), declarer).deal
    if refusal := deal.why_not(act, by):
        return _refused(refusal)
    deal = deal.apply(act, by).deal
    if given.rules.dapp.trump_named == "after_bury":
        deal = deal.apply(Trump(trump), declarer).deal
    return _accepted(deal, declarer)


def best(given: Given) -> Answers:
    """The most that the melds of any bury can be worth. Rule: §4.5, §4.6."""
    rules, hand, trump = given.rules, given.hand("hand"), _trump(given)
    worth = (
        declarer_melds(rules, hand - buried, buried, trump).augen
        for buried in _different_in_melds(rules, hand, trump)
    )
    return Answers(plain(meld_augen=max(worth, default=None)))


def count(given: Given) -> Answers:
    """How many buries there are. Rule: §1.6, §4.4."""
    return Answers(plain(count=bury_count(given.hand("hand"), given.rules.dapp.size)))


def _different_in_melds(rules: Rules, hand: CardSet, trump: Suit) -> Iterator[CardSet]:
    """Buries of which no two take the same cards out of melds.

    What the whole hand does not show is needed by no meld of any part of it, so it does not
    matter which of these cards are buried.
    """
    size = rules.dapp.size
    needed = melds_in(rules.melds, hand, trump).shown
    spare = list(hand - needed)
    for idle in range(min(size, len(spare)) + 1):
        for cards in buries(needed, size - idle):
            yield cards + CardSet(spare[:idle])


def _dapp_taken(given: Given, declarer: Seat) -> Deal:
    """A deal in which the declarer has the Dapp and holds the hand given. Rule: §4.1."""
    rules, hand = given.rules, tuple(given.hand("hand"))
    size = rules.seats.hand_size + rules.dapp.size
    if len(hand) != size:
        raise Malformed(f"input: hand must be {size} cards, not {len(hand)}")
    try:
        order = order_giving(rules, declarer, hand)
    except ValueError as error:
        raise Malformed(f"input: hand: {error}") from error
    return won_by(dealt(rules, 0, order), declarer)


def _without_dapp(deal: Deal, trump: Suit, act: Bury, by: Seat) -> Answers:
    """Without a Dapp the step falls away: only burying nothing is right. Rule: §4.1, §4.9."""
    declarer = deal.to_act
    assert declarer is not None
    hand = deal.hidden.hands[declarer]
    refusal = (
        Refusal(Reason.NOT_YOUR_TURN)
        if by != declarer
        else why_not_held(hand, act.cards)
        or wrong_bury(deal.rules, hand, act.cards, CardSet(act.shown), trump)
    )
    if refusal:
        return _refused(refusal)
    return _accepted(deal.apply(Trump(trump), declarer).deal, declarer)


def _refused(refusal: Refusal) -> Answers:
    """Refused, or taken and punished. Rule: §4.9, §8.7."""
    reason, result = refusal.reason, "refused"
    if reason is Reason.PUNISHABLE:
        result = "verdrueckt"
        reason = next(why for why in Reason if why is refusal.details["why"])
    nothing: dict[str, Answer] = {"hand": OfCards(None), "announced": OfCards(None)}
    return Answers(
        plain(result=result, reason=reason.name, meld_augen=None, buried_augen=None) | nothing
    )


def _accepted(deal: Deal, declarer: Seat) -> Answers:
    """Rule: §4.5 to §4.8."""
    game, hidden = game_of(deal.phase), deal.hidden
    assert game is not None
    buried: Augen = augen(hidden.buried, deal.rules.deck.card_augen)
    return Answers(
        {
            "result": Plain("ok"),
            "reason": Plain(None),
            "hand": OfCards(hidden.hands[declarer]),
            "meld_augen": Plain(game.melds[declarer].augen),
            "announced": OfCards(game.announced),
            "buried_augen": Plain(buried),
        }
    )


def _trump(given: Given) -> Suit:
    trump = given.trump()
    if trump is None:
        raise Malformed("input: trump must be a suit here")
    return trump
