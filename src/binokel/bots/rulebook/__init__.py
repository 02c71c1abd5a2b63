"""A player who goes by rules of thumb, chances and what the table has shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from binokel.bots.rulebook.auction import speak
from binokel.bots.rulebook.declaring import declare
from binokel.bots.rulebook.playing import play
from binokel.bots.rulebook.special_play import play_special
from binokel.bots.rulebook.specials import best_special
from binokel.bots.rulebook.style import TUNED, Style
from binokel.deal.actions import Announce
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.declaring import Declaring
from binokel.deal.playing import Playing
from binokel.rules.special import specials_before_auction

if TYPE_CHECKING:
    from random import Random

    from binokel.bots.protocol import Budget
    from binokel.deal.actions import Action
    from binokel.deal.view import View

__all__ = ["Rulebook", "Style"]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Bids what it can reach, keeps its melds, counts the cards, works with its partner."""

    style: Style = TUNED

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act of a player who goes by the book.

        Raises:
            ValueError: if the seat of the view has nothing to decide.
        """
        if not view.my_turn:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        match view.phase:
            case Announcing():
                offered = specials_before_auction(view.rules)
                return Announce(best_special(view.rules, offered, view.hand))
            case Auction():
                return speak(view, rng, budget, self.style)
            case Declaring():
                return declare(view, self.style)
            case Playing() as phase if phase.game.special is not None:
                return play_special(view, phase)
            case Playing() as phase:
                return play(view, phase, self.style)
            case phase:
                raise ValueError(f"nothing is decided in {type(phase).__name__}")
