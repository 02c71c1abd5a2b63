"""Chapter §6 once more, in its own words and card by card: the engine is held against it.

Cards are texts like `HK` here, hands are lists, and nothing of the engine's rules is used.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from binokel.rules.config import Rules

_RANKS: Final = "7UOKZA"
_STANDARD: Final = {"A": 11, "Z": 10, "K": 4, "O": 3, "U": 2, "7": 0}
_TENS: Final = {"A": 10, "Z": 10, "K": 10, "O": 0, "U": 0, "7": 0}


@dataclass(frozen=True, slots=True)
class Table:
    """What a player looks at before playing a card."""

    rules: Rules
    hand: Sequence[str]
    trick: Sequence[str]
    trump: str | None
    """The letter of the suit, None in Durch and Untendurch."""
    leader: int
    seat: int
    partners: Sequence[int]
    """Who plays with this seat."""
    untendurch: bool


def allowed(table: Table) -> set[str]:
    """The kinds of card in hand that may be played. Rule: §6.2 to §6.10."""
    return {card for card in table.hand if _may_play(table, card)}


def winner_of(trick: Sequence[str], leader: int, players: int, trump: str | None) -> int:
    """Who wins a trick. Rule: §6.11."""
    return (leader + _winning_place(trick, trump)) % players


def augen_of(rules: Rules, cards: Sequence[str]) -> int:
    """What cards are worth. Rule: §1.4."""
    worth = _TENS if rules.deck.card_augen == "tens" else _STANDARD
    return sum(worth[card[1]] for card in cards)


def partners_of(rules: Rules, seat: int, declarer: int, partner: int | None) -> list[int]:
    """Who plays with a seat in a deal. Rule: §2.2, §9.3."""
    players = rules.seats.players
    others = [other for other in range(players) if other != seat]
    if partner is not None:
        pair = {declarer, partner}
        return [other for other in others if (other in pair) == (seat in pair)]
    if rules.seats.sides == "pairs":
        return [other for other in others if (other - seat) % (players // 2) == 0]
    if rules.seats.sides == "two_teams":
        return [other for other in others if (other - seat) % 2 == 0]
    return []


def _may_play(table: Table, card: str) -> bool:
    if not table.trick:
        return True
    led = table.trick[0][0]
    if any(held[0] == led for held in table.hand):
        return card[0] == led and _may_follow_with(table, card)
    if _is_exempt(table) or not table.rules.play.must_trump:
        return True
    trumps = [held for held in table.hand if held[0] == table.trump]
    if not trumps:
        return True
    return card in trumps and _may_trump_with(table, card, trumps)


def _may_follow_with(table: Table, card: str) -> bool:
    """Whether a card of the led suit will do. Rule: §6.4, §6.5, §10.3."""
    play, led = table.rules.play, table.trick[0][0]
    must_head = play.must_head
    if table.untendurch and not table.rules.untendurch.must_head:
        must_head = False
    if not must_head or _is_exempt(table):
        return True
    trumped = led != table.trump and any(played[0] == table.trump for played in table.trick)
    if trumped and not play.head_when_trumped:
        return True
    highest = max(_height(played) for played in table.trick if played[0] == led)
    could = any(held[0] == led and _height(held) > highest for held in table.hand)
    return not could or _height(card) > highest


def _may_trump_with(table: Table, card: str, trumps: Sequence[str]) -> bool:
    """Whether a trump will do for who cannot follow. Rule: §6.7."""
    lying = [_height(played) for played in table.trick if played[0] == table.trump]
    if not lying or not table.rules.play.must_overtrump:
        return True
    could = any(_height(held) > max(lying) for held in trumps)
    return not could or _height(card) > max(lying)


def _is_exempt(table: Table) -> bool:
    """Whether a winning partner frees the player. Rule: §6.10."""
    winner = winner_of(table.trick, table.leader, table.rules.seats.players, table.trump)
    return table.rules.play.partner_exempt and winner in table.partners


def _winning_place(trick: Sequence[str], trump: str | None) -> int:
    suit = trump if any(card[0] == trump for card in trick) else trick[0][0]
    highest = max(_height(card) for card in trick if card[0] == suit)
    return next(
        place for place, card in enumerate(trick) if card[0] == suit and _height(card) == highest
    )


def _height(card: str) -> int:
    return _RANKS.index(card[1])
