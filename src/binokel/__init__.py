"""Binokel (Benoggl), the Swabian card game of melds and tricks.

The front door: everything most programs need, loaded when it is first used.

>>> import binokel as bk
>>> bk.melds_in(bk.SEED_3.melds, bk.CardSet("HK HO SO BU"), bk.Suit.HERZ).augen
80
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from binokel.cards import Augen, Card, CardSet, Rank, Suit, deck, parse_cards
    from binokel.deal.actions import (
        PASS,
        Abgehen,
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
    from binokel.deal.hidden import Hidden
    from binokel.deal.standing import Standing
    from binokel.deal.state import Deal
    from binokel.deal.view import View
    from binokel.errors import (
        BinokelError,
        Contradiction,
        IllegalAction,
        NotationError,
        Reason,
        Refusal,
        RulesError,
    )
    from binokel.match.state import Match
    from binokel.notation.replaying import log_of, replay
    from binokel.notation.text import read_log, write_log
    from binokel.rules.config import Rules
    from binokel.rules.melds import melds_in
    from binokel.rules.playing import playable
    from binokel.rules.presets import PRESETS, SEED_3, SEED_4
    from binokel.rules.scoring import Count, Settlement, settle
    from binokel.rules.special import Contract, Special
    from binokel.rules.tricks import trick_winner
    from binokel.shuffle import deck_order

__all__ = [
    "PASS",
    "PRESETS",
    "SEED_3",
    "SEED_4",
    "Abgehen",
    "Announce",
    "Augen",
    "Bid",
    "BinokelError",
    "Bury",
    "Card",
    "CardSet",
    "Cards",
    "Choose",
    "Contract",
    "Contradiction",
    "Count",
    "Deal",
    "Give",
    "Hidden",
    "IllegalAction",
    "Match",
    "NotationError",
    "Pass",
    "Play",
    "Rank",
    "Reason",
    "Refusal",
    "Rufen",
    "Rules",
    "RulesError",
    "Settlement",
    "Special",
    "Standing",
    "Suit",
    "Trump",
    "View",
    "deck",
    "deck_order",
    "log_of",
    "melds_in",
    "parse_cards",
    "playable",
    "read_log",
    "replay",
    "settle",
    "trick_winner",
    "write_log",
]

# where each name lives; the tests hold the three lists together
_ROOMS = {
    "cards": ("Augen", "Card", "CardSet", "Rank", "Suit", "deck", "parse_cards"),
    "deal.actions": (
        "PASS",
        "Abgehen",
        "Announce",
        "Bid",
        "Bury",
        "Cards",
        "Choose",
        "Give",
        "Pass",
        "Play",
        "Rufen",
        "Trump",
    ),
    "deal.hidden": ("Hidden",),
    "deal.standing": ("Standing",),
    "deal.state": ("Deal",),
    "deal.view": ("View",),
    "errors": (
        "BinokelError",
        "Contradiction",
        "IllegalAction",
        "NotationError",
        "Reason",
        "Refusal",
        "RulesError",
    ),
    "match.state": ("Match",),
    "notation.replaying": ("log_of", "replay"),
    "notation.text": ("read_log", "write_log"),
    "rules.config": ("Rules",),
    "rules.melds": ("melds_in",),
    "rules.playing": ("playable",),
    "rules.presets": ("PRESETS", "SEED_3", "SEED_4"),
    "rules.scoring": ("Count", "Settlement", "settle"),
    "rules.special": ("Contract", "Special"),
    "rules.tricks": ("trick_winner",),
    "shuffle": ("deck_order",),
}
_HOMES = {name: room for room, names in _ROOMS.items() for name in names}


def __getattr__(name: str) -> object:
    """Load a name of the front door from its room."""
    if name not in _HOMES:
        raise AttributeError(f"module 'binokel' has no name {name!r}")
    value: object = getattr(import_module(f"binokel.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(_HOMES)
