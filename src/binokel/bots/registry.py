"""The bots by name."""

from __future__ import annotations

from difflib import get_close_matches
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from binokel.bots.greedy import GreedyBot
from binokel.bots.random import RandomBot
from binokel.bots.rulebook import Rulebook
from binokel.errors import UnknownBot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from binokel.bots.protocol import Bot

BOTS: Final[Mapping[str, Bot]] = MappingProxyType(
    {"random": RandomBot(), "greedy": GreedyBot(), "rulebook": Rulebook()}
)
"""Every bot that ships, the weakest first."""


def bot_named(name: str) -> Bot:
    """The bot of this name.

    Raises:
        UnknownBot: if there is none; the error lists the nearest names.
    """
    if name in BOTS:
        return BOTS[name]
    near = get_close_matches(name, BOTS, cutoff=0.5) or list(BOTS)
    raise UnknownBot(f"there is no bot {name!r}; near: {', '.join(near)}")
