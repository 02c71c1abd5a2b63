"""What a lead does beside winning its trick: draw trumps, force the declarer, open a suit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from binokel.bots.rulebook.playing import Table
    from binokel.cards import Card


def lead_bonus(table: Table, card: Card) -> float:
    """The gain of a lead beyond its own trick, in Augen."""
    phase, me = table.phase, table.phase.to_act
    attack = phase.sides.together(me, phase.game.declarer)
    if card.suit is table.trump:
        return _drawing(table) if attack else -table.style.spare_lead
    return 0.0 if attack else _forcing(table, card)


def _drawing(table: Table) -> float:
    """Trumps of the others that fall, as long as the own ones outlast them."""
    trump, memory = table.trump, table.memory
    assert trump is not None
    foes = [seat for seat in range(table.phase.sides.players) if not table.stakes.friend(seat)]
    falling = sum(memory.holds_one(seat, trump.mask) for seat in foes)
    mine = len(table.view.hand.of(trump))
    outlast = mine * len(foes) >= memory.suit_left(trump)
    return table.style.draw * falling * (1.0 if outlast else 0.3)


def _forcing(table: Table, card: Card) -> float:
    """A suit the declarer has run out of costs him a trump."""
    memory, declarer = table.memory, table.phase.game.declarer
    assert table.trump is not None
    void = 1.0 - memory.holds_one(declarer, card.suit.mask)
    return table.style.force * void * memory.holds_one(declarer, table.trump.mask)
