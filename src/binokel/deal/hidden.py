"""What does not lie open: hands, the closed Dapp, buried cards, the card returned in Rufen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from binokel.cards import EMPTY, Card, CardSet
from binokel.deal.events import (
    Called,
    CardPlayed,
    CardReturned,
    CardsBuried,
    DappLaid,
    DappTurned,
    HandDealt,
)
from binokel.rules.rufen import handed_over

if TYPE_CHECKING:
    from binokel.deal.events import Event
    from binokel.seats import BySeat


@dataclass(frozen=True, slots=True)
class Hidden:
    """Where the cards lie that not everybody knows."""

    hands: BySeat[CardSet]
    """What every seat holds now."""
    dapp: CardSet = EMPTY
    """The Dapp while it lies closed."""
    buried: CardSet = EMPTY
    """What the declarer has buried."""
    returned: Card | None = None
    """The card the declarer gave back after a call."""

    def after(self, event: Event) -> Hidden:
        """Where the cards lie after an event."""
        match event:
            case CardPlayed(seat, card):
                held = list(self.hands)
                held[seat] = held[seat].remove(card)
                return Hidden(tuple(held), self.dapp, self.buried, self.returned)
            case HandDealt(seat, cards):
                return replace(self, hands=_with_hand(self.hands, seat, cards))
            case DappLaid(cards):
                return replace(self, dapp=cards)
            case DappTurned(seat, cards):
                hands = _with_hand(self.hands, seat, self.hands[seat] + cards)
                return replace(self, hands=hands, dapp=EMPTY)
            case Called(seat, card, partner) if partner is not None:
                return replace(self, hands=handed_over(self.hands, partner, seat, card))
            case CardReturned(seat, partner, card):
                hands = handed_over(self.hands, seat, partner, card)
                return replace(self, hands=hands, returned=card)
            case CardsBuried(seat, cards):
                hands = _with_hand(self.hands, seat, self.hands[seat] - cards)
                return replace(self, hands=hands, buried=cards)
            case _:
                return self


def _with_hand(hands: BySeat[CardSet], seat: int, hand: CardSet) -> BySeat[CardSet]:
    return tuple(hand if other == seat else held for other, held in enumerate(hands))
