"""Deals set up by hand: named cards in named places, and some actions in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cards import CardSet, deck, parse_cards
from binokel.deal.actions import PASS, Announce, Bid, Cards
from binokel.deal.announcing import Announcing
from binokel.deal.playing import Playing
from binokel.deal.state import Deal, Step

if TYPE_CHECKING:
    from binokel.cards import Augen
    from binokel.deal.actions import Action
    from binokel.rules.config import Rules


def laid(rules: Rules, *hands: str, dapp: str = "") -> Cards:
    """A deck that gives these cards to seats 0, 1 … and to the Dapp. Rule: §2.4.

    What is not named is filled up in the order of writing, seat by seat, the Dapp last.

    >>> from binokel.rules.presets import SEED_3
    >>> from binokel.rules.deck import dealt
    >>> dealt(SEED_3, laid(SEED_3, "HK HO", dapp="B7 B7").order)[1]
    CardSet('BO BO BU BU B7 B7')

    Raises:
        ValueError: if a place gets too many cards, or a card is named too often.
    """
    sizes = [*[rules.seats.hand_size] * rules.seats.players, rules.dapp.size]
    named = [*hands, *[""] * (rules.seats.players - len(hands)), dapp]
    rest = CardSet(deck(with_diss=rules.deck.with_diss))
    for text in named:
        rest -= CardSet(text)
    left = list(rest)
    order = []
    for text, size in zip(named, sizes, strict=True):
        cards = parse_cards(text)
        missing = size - len(cards)
        if missing < 0:
            raise ValueError(f"{text} are more than {size} cards")
        order += [*cards, *left[:missing]]
        left = left[missing:]
    return Cards(tuple(order))


def begun(rules: Rules, *hands: str, dapp: str = "") -> Deal:
    """A deal with its cards dealt so, person 0 dealing. Rule: §2.4."""
    return act(Deal.begin(rules), laid(rules, *hands, dapp=dapp)).deal


def act(deal: Deal, *actions: Action) -> Step:
    """Some actions in a row, each by the seat to act; the events of all of them.

    Raises:
        IllegalAction: if the rules refuse one of them.
    """
    before = len(deal.history)
    for action in actions:
        deal = deal.apply(action, deal.to_act).deal
    return Step(deal, deal.history[before:])


def forehand_declares(deal: Deal, bid: Augen) -> Deal:
    """A deal after nobody announced, forehand bid and all others passed. Rule: §3.4, §10.2."""
    asked = [Announce(None)] * deal.rules.seats.players
    others = [PASS] * (deal.rules.seats.players - 1)
    announcing = asked if isinstance(deal.phase, Announcing) else []
    return act(deal, *announcing, Bid(bid), *others).deal


def played_out(deal: Deal) -> Step:
    """All tricks to the end of the deal: everybody plays the first card that is legal."""
    before = len(deal.history)
    while isinstance(deal.phase, Playing):
        deal = act(deal, *deal.legal.first(1)).deal
    return Step(deal, deal.history[before:])
