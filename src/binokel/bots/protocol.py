"""What a bot is: one method from a view to an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from random import Random

    from binokel.deal.actions import Action
    from binokel.deal.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision.

    Worlds and nodes make a level: the same numbers give the same decision on every machine.
    Seconds only cut.
    """

    worlds: int = 12
    """Ways the unseen cards may lie that are looked at, at least 1."""
    nodes: int = 100_000
    """Positions looked at by bots that search."""
    seconds: float | None = None
    """When a bot that searches has to stop; None: never."""

    def __post_init__(self) -> None:
        if self.worlds < 1 or self.nodes < 1:
            raise ValueError("a budget has at least one world and one node")


DEFAULT_BUDGET = Budget()
"""What bots get where nothing else is said."""


class Bot(Protocol):
    """Anything that decides for a seat.

    A bot keeps nothing between two calls: all it may use lies in the view and its history.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """What the seat of the view does; it is the seat to act.

        Args:
            view: what the seat may know.
            rng: the only source of chance, seeded by whoever runs the bot.
            budget: how much to think.
        """
