"""Whose Augen count how much: the own side, the others, and the bid while it can still fall."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from binokel.bots.rulebook.style import Style
    from binokel.cards import Augen
    from binokel.deal.playing import Playing
    from binokel.deal.view import View
    from binokel.seats import BySeat, Seat

CALM: Final = 1.5
"""The swing of an Augen where the bid is not at stake: one more here, half a one less there."""
_WIDTH: Final = 0.28
"""How far from a half of what is left the bid still counts as open."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What an Augen is worth in the hands of every seat, from one seat's place."""

    weights: BySeat[float]
    swing: float
    """What it matters who gets an Augen; `CALM` where nothing but the Augen counts."""

    def friend(self, seat: Seat) -> bool:
        """Whether Augen of this seat are welcome."""
        return self.weights[seat] > 0


def stakes(view: View, phase: Playing, style: Style) -> Stakes:
    """The weights of all seats at this moment of the deal."""
    seat, game, sides = view.seat, phase.game, phase.sides
    assert seat is not None
    open_bid = style.contract * _openness(view, phase)
    attack = sides.together(seat, game.declarer)
    weights = []
    for other in range(sides.players):
        worth = 1.0 if sides.together(seat, other) else 1.0 - CALM
        if sides.together(other, game.declarer):
            worth += open_bid if attack else -open_bid
        weights.append(worth)
    return Stakes(tuple(weights), max(weights) - min(weights))


def _openness(view: View, phase: Playing) -> float:
    """1 while the bid hangs on about half of the Augen left, 0 when it is safe or gone."""
    missing, left = missing_and_left(view, phase)
    if left <= 0 or not 0 < missing <= left:
        return 0.0
    return exp(-(((missing / left - 0.5) / _WIDTH) ** 2))


def missing_and_left(view: View, phase: Playing) -> tuple[Augen, Augen]:
    """What the declarer's side still needs, and the Augen still in play."""
    game, sides, rules = phase.game, phase.sides, view.rules
    mine = sides.members[sides.side_of(game.declarer)]
    made = sum(trick.augen for trick in phase.tricks if trick.winner in mine)
    gone = sum(trick.augen for trick in phase.tricks)
    melds = sum(game.melds[seat].augen for seat in mine) if game.melds else 0
    return (game.bid or 0) - melds - made, rules.total_augen - gone
