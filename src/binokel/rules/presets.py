"""Known rule sets by name, and the usual sizes of hand and Dapp."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from binokel.errors import Fault, FaultCode, RulesError
from binokel.rules.chapters import AuctionRules, DappRules, SeatRules
from binokel.rules.config import Rules
from binokel.rules.options import flatten
from binokel.rules.tables import Table, read_table

SEED_3: Final = Rules()
"""The seed: three players, each for himself, 14 cards and a Dapp of 6. Rule: §12.3."""
SEED_4: Final = Rules(
    seats=SeatRules(players=4, sides="pairs", hand_size=11),
    auction=AuctionRules(opening_min=200),
    dapp=DappRules(size=4),
)
"""The seed: four players in Kreuz, 11 cards and a Dapp of 4, opening at 200. Rule: §12.3."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A rule set somebody really plays. Rule: §12.1."""

    name: str
    """Its name, like `seed_4`."""
    title: str
    """What it is, in a few English words."""
    source: str
    """Where it was read, by source tags."""
    open: str
    """What the source leaves open, and how it was filled."""
    rules: Rules
    """Its rules."""


class Sizes(NamedTuple):
    """How the deck is dealt."""

    hand: int
    """Cards for each seat."""
    dapp: int
    """Cards in the Dapp."""


def preset_info(name: str) -> Preset:
    """A preset with title, source and what its source leaves open. Rule: §12.3.

    Raises:
        UnknownName: if there is no such preset; the error lists the nearest names.
    """
    return _INFO[name]


def usual_sizes(players: int, *, with_diss: bool) -> Sizes:
    """The usual cards in hand and Dapp for a number of players. Rule: §2.4.

    >>> usual_sizes(4, with_diss=True)
    Sizes(hand=11, dapp=4)

    Raises:
        RulesError: if it is not 2 to 8 players.
    """
    usual = _sizes()["with_diss" if with_diss else "without_diss"]
    if players not in usual:
        sentence = f"there are no usual sizes for {players} players, only for 2 to 8"
        raise RulesError([Fault(FaultCode.OUT_OF_RANGE, "§2.4", sentence, ("seats.players",))])
    return usual[players]


def _read_presets() -> dict[str, Preset]:
    rows = read_table("presets.toml")["preset"]
    return {name: _preset(name, row) for name, row in rows.items()}


def _preset(name: str, row: dict[str, Any]) -> Preset:
    rules = SEED_3.with_options(flatten(row["set"]))
    return Preset(name, row["title"], row["source"], row["open"], rules)


@cache
def _sizes() -> dict[str, dict[int, Sizes]]:
    return {
        deck: {int(players): Sizes(*sizes) for players, sizes in row.items()}
        for deck, row in read_table("presets.toml")["sizes"].items()
    }


_INFO: Final = Table(_read_presets, FaultCode.UNKNOWN_PRESET, "§12.3")
PRESETS: Final = Table(
    lambda: {name: preset.rules for name, preset in _INFO.items()},
    FaultCode.UNKNOWN_PRESET,
    "§12.3",
)
"""The rules of every preset by name, read when first looked into. Rule: §12.3."""
