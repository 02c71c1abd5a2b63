"""Playing a card for Augen: every card allowed is weighed by who will win the trick with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from binokel.bots.common import playable_cards
from binokel.bots.rulebook.leading import lead_bonus
from binokel.bots.rulebook.memory import Memory, remember
from binokel.bots.rulebook.stakes import CALM, Stakes, stakes
from binokel.cards import Card, Rank
from binokel.deal.actions import PLAYS
from binokel.rules.deck import AUGEN
from binokel.rules.tricks import carries_bonus, winning_card

if TYPE_CHECKING:
    from binokel.bots.rulebook.style import Style
    from binokel.cards import Suit
    from binokel.deal.actions import Action
    from binokel.deal.playing import Playing
    from binokel.deal.view import View
    from binokel.seats import Seat


@dataclass(frozen=True, slots=True)
class Table:
    """Everything a card is weighed with."""

    view: View
    phase: Playing
    memory: Memory
    stakes: Stakes
    style: Style

    @property
    def trump(self) -> Suit | None:
        """The trump suit; there is one in a game for Augen."""
        return self.phase.game.trump

    @property
    def later(self) -> tuple[Seat, ...]:
        """The seats that still play to this trick, after the seat of the view."""
        players = self.phase.sides.players
        left = players - len(self.phase.trick) - 1
        return tuple((self.phase.to_act + step) % players for step in range(1, left + 1))


def play(view: View, phase: Playing, style: Style) -> Action:
    """The card of the greatest worth; of equals the lowest one."""
    cards = playable_cards(view, phase)
    if len(cards) == 1:
        return PLAYS[cards[0]]
    table = Table(view, phase, remember(view, phase), stakes(view, phase, style), style)
    return PLAYS[max(cards, key=lambda card: (worth_of_card(table, card), card))]


def worth_of_card(table: Table, card: Card) -> float:
    """The Augen the trick brings with this card, less what the card would be worth later."""
    phase, rules = table.phase, table.view.rules
    augen = AUGEN[rules.deck.card_augen]
    worth: float = sum(augen[other] for other in phase.trick) + augen[card] + _bonus(table)
    worth += table.style.later_card * len(table.later)
    share = sum(
        chance * (table.stakes.weights[seat] * worth + _saves_melds(table, seat))
        for seat, chance in winners(table, card)
    )
    bonus = lead_bonus(table, card) if not phase.trick else 0.0
    return share + (bonus - keep_worth(table, card)) * table.stakes.swing / CALM


def _bonus(table: Table) -> int:
    """What the trick carries beside its cards. Rule: §6.13."""
    rules, number = table.view.rules, len(table.phase.tricks)
    last = number + 1 == rules.seats.hand_size
    return rules.play.last_trick if carries_bonus(rules, number, last=last) else 0


def _saves_melds(table: Table, seat: Seat) -> float:
    """What a first trick saves of the melds; the fewer tricks are left, the more. Rule: §5.11."""
    phase, need = table.phase, table.view.rules.melds.need_trick
    me = table.phase.to_act
    if need == "none" or not phase.game.melds:
        return 0.0
    safe = (seat,) if need == "seat" else phase.sides.members[phase.sides.side_of(seat)]
    if any(trick.winner in safe for trick in phase.tricks):
        return 0.0
    melds = sum(phase.game.melds[mate].augen for mate in safe)
    left = table.view.rules.seats.hand_size - len(phase.tricks)
    sign = 1.0 if phase.sides.together(seat, me) else -0.5
    return sign * melds / left


def winners(table: Table, card: Card) -> list[tuple[Seat, float]]:
    """Who wins the trick after this card, with chances."""
    phase = table.phase
    trick = (*phase.trick, card)
    best = winning_card(trick, table.trump)
    holder = (phase.leader + trick.index(best)) % phase.sides.players
    chances = {holder: 1.0}
    for seat in table.later:
        over = _goes_over(table, seat, trick[0], best)
        for other in chances:
            chances[other] *= 1.0 - over if other == holder else 1.0 - over / 2
        chances[seat] = 1.0 - sum(chances.values())
    return list(chances.items())


def _goes_over(table: Table, seat: Seat, led: Card, best: Card) -> float:
    """The chance that a later seat goes over the best card so far."""
    memory, trump = table.memory, table.trump
    follows = memory.holds_one(seat, led.suit.mask)
    higher = memory.holds_one(seat, best.higher) if best.suit is led.suit else 0.0
    if trump is None or led.suit is trump:
        return higher
    trumps = best.higher if best.suit is trump else trump.mask
    return higher + (1.0 - follows) * memory.holds_one(seat, trumps)


def keep_worth(table: Table, card: Card) -> float:
    """What holding a card back is worth: what it may still win, and the rank between equals."""
    style = table.style
    tie = card.rank.strength * 0.05
    last = len(table.view.hand) == 1
    if last:
        return tie
    if card.suit is table.trump:
        return style.keep_trump + style.keep_rank * card.rank.strength + tie
    high = style.keep_as if table.phase.trick else style.keep_lead
    if card.rank is Rank.AS:
        return high + tie
    if card.rank is Rank.ZEHN and not table.memory.higher_unseen(card):
        return high / 2 + tie
    return tie
