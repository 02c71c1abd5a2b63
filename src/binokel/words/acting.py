"""Actions as entries of a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.deal.actions import (
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
from binokel.words import naming

if TYPE_CHECKING:
    from binokel.words.people import Say


def action(say: Say, action: Action) -> str:
    """What an action means."""
    match action:
        case Cards():
            return say("action-cards")
        case Announce(None):
            return say("action-announce-none")
        case Announce(special) if special:
            return say("action-announce", special=naming.special(say, special))
        case Bid(augen):
            return say("action-bid", bid=augen)
        case Pass():
            return say("action-pass")
        case Abgehen(suit):
            return say("action-abgehen", suit=naming.suit(say, suit))
        case Choose(special):
            return say("action-choose", special=naming.special(say, special))
        case Trump(suit):
            return say("action-trump", suit=naming.suit(say, suit))
        case Bury(cards):
            return say("action-bury", cards=naming.cards(say, cards))
        case Rufen(card) | Give(card) | Play(card):
            name = type(action).__name__.lower()
            return say(f"action-{name}", card=naming.card(say, card))
    raise TypeError(f"{action} is no action")
