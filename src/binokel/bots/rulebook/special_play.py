"""Playing a Durch or an Untendurch, as its player or against him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.bots.common import playable_cards, that_head
from binokel.bots.rulebook.memory import Memory, remember
from binokel.deal.actions import PLAYS
from binokel.rules.special import Special

if TYPE_CHECKING:
    from collections.abc import Sequence

    from binokel.cards import Card, CardSet
    from binokel.deal.actions import Action
    from binokel.deal.playing import Playing
    from binokel.deal.view import View


def play_special(view: View, phase: Playing) -> Action:
    """The card for a game of all tricks or none."""
    cards = playable_cards(view, phase)
    mine = view.seat == phase.game.declarer
    memory = remember(view, phase)
    if phase.game.special is Special.UNTENDURCH:
        card = _duck(view, phase, cards) if mine else _leave_it_to_him(view, phase, cards)
    else:
        card = _run(phase, cards, memory) if mine else _stop_him(view, phase, cards)
    return PLAYS[card]


def _run(phase: Playing, cards: Sequence[Card], memory: Memory) -> Card:
    """Certain cards first, from the suit of which fewest are missing."""
    heading = that_head(cards, phase) or cards
    return min(
        heading,
        key=lambda card: (memory.higher_unseen(card), memory.suit_left(card.suit), card),
    )


def _stop_him(view: View, phase: Playing, cards: Sequence[Card]) -> Card:
    """Take the trick from the player; else keep high cards, those above his open hand first."""
    takes = that_head(cards, phase) if phase.trick else ()
    if takes:
        return min(takes)
    his = view.open_hand
    return min(cards, key=lambda card: (_guards(card, his), card.rank, -card))


def _guards(card: Card, his: CardSet) -> bool:
    """Whether a card may still take a trick from the open hand, if one lies open."""
    suited = his.of(card.suit).kinds
    return bool(suited) and card < max(suited)


def _duck(view: View, phase: Playing, cards: Sequence[Card]) -> Card:
    """The highest card that does not take the trick; the lowest where all do."""
    if not phase.trick:
        return _lowest(view.hand, cards)
    heading = that_head(cards, phase)
    under = [card for card in cards if card not in heading]
    if under:
        return max(under, key=lambda card: (card.rank, -len(view.hand.of(card.suit)), card))
    return _lowest(view.hand, cards)


def _leave_it_to_him(view: View, phase: Playing, cards: Sequence[Card]) -> Card:
    """Lead low; once he has gone under, shed high cards; before him stay as low as possible."""
    players = phase.sides.players
    played = [(phase.leader + place) % players for place in range(len(phase.trick))]
    if phase.game.declarer in played:
        heading = that_head(cards, phase)
        his = phase.trick[played.index(phase.game.declarer)]
        if his == min(phase.trick, key=lambda card: (card.suit is not phase.trick[0].suit, card)):
            return _lowest(view.hand, [card for card in cards if card not in heading] or cards)
        return max(cards, key=lambda card: (card.rank, card))
    return _lowest(view.hand, cards)


def _lowest(hand: CardSet, cards: Sequence[Card]) -> Card:
    return min(cards, key=lambda card: (card.rank, len(hand.of(card.suit)), card))
