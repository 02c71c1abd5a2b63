"""The weakest player: passes, and plays any card that is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.bots.common import SUITS, lowest_bid
from binokel.deal.actions import PASS, Announce, Bury, Give, Trump
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.declaring import Declaring

if TYPE_CHECKING:
    from random import Random

    from binokel.bots.protocol import Budget
    from binokel.deal.actions import Action
    from binokel.deal.view import View


class RandomBot:
    """Passes where it may; as declarer it gives up nothing, calls nobody, buries by chance."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Any card by chance, no word more than it must say."""
        legal = view.legal
        match view.phase:
            case Announcing():
                return Announce(None)
            case Auction():
                return PASS if PASS in legal else lowest_bid(view)
            case Declaring():
                return _declare(view, rng)
            case _:
                return rng.choice(tuple(legal))


def _declare(view: View, rng: Random) -> Action:
    """Trump, buried cards and a card owed to a partner by chance."""
    game = view.game
    assert game is not None
    if game.waits_for_return:
        return Give(rng.choice([card for card in view.hand.kinds if card is not game.called[-1]]))
    trump = Trump(rng.choice(SUITS))
    if view.why_not(trump) is None:
        return trump
    return Bury(tuple(rng.sample(tuple(view.hand), view.rules.dapp.size)))
