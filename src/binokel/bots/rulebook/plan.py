"""What a declarer can make of a hand and the Dapp: trump, bury, melds and tricks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from binokel.bots.common import SUITS
from binokel.bots.quick_melds import quick_melds
from binokel.bots.rulebook.burying import bury_for
from binokel.bots.rulebook.outcome import Prospect
from binokel.bots.rulebook.tricks import fit_for, trick_augen
from binokel.rules.burying import melded_though_buried
from binokel.rules.deck import AUGEN

if TYPE_CHECKING:
    from binokel.bots.rulebook.style import Style
    from binokel.cards import Augen, CardSet, Suit
    from binokel.rules.config import Rules


@dataclass(frozen=True, slots=True)
class Plan:
    """One way to play a hand as declarer."""

    trump: Suit
    kept: CardSet
    buried: CardSet
    melds: Augen
    tricks: float
    spread: float
    """How far the trick Augen may be off: a standard deviation."""

    def prospect(self, melds: float = 0.0, tricks: float = 0.0) -> Prospect:
        """What may be expected, with melds and trick Augen of partners beside the own ones."""
        return Prospect(self.melds + melds, self.tricks + tricks, self.spread)

    @property
    def worth(self) -> float:
        """The Augen it may reach."""
        return self.melds + self.tricks


def best_plan(rules: Rules, hand: CardSet, partners: int, style: Style) -> Plan:
    """The best plan over all trumps. Two trumps are looked at closely."""
    worth = quick_melds(rules.melds, hand)
    table = AUGEN[rules.deck.card_augen]

    def promise(suit: Suit) -> tuple[float, int]:
        cards = hand.of(suit)
        return worth[suit.index] + 8 * len(cards) + sum(table[card] for card in cards) / 2, 0

    likely = sorted(SUITS, key=promise, reverse=True)[:2]
    plans = [make_plan(rules, hand, trump, partners, style) for trump in likely]
    return max(plans, key=lambda plan: plan.worth)


def make_plan(rules: Rules, hand: CardSet, trump: Suit, partners: int, style: Style) -> Plan:
    """The best-ish bury for a trump and what it leads to."""
    kept = bury_for(rules, hand, trump, style)
    buried = hand - kept
    announced = len(melded_though_buried(rules, buried, trump)) * rules.melds.trumpf_diss
    melds = quick_melds(rules.melds, kept)[trump.index] + announced
    table = fit_for(rules.seats.players, partners, with_diss=rules.deck.with_diss)
    tricks = trick_augen(rules, kept, buried, trump, partners)
    return Plan(trump, kept, buried, melds, tricks, table.spread * style.doubt)
