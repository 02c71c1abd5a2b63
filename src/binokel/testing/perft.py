"""Counting lines of play and of bidding: two programs with the same rules find the same numbers.

A line is a sequence of cards; two equal cards are one move (§1.6). Only the duties of play are
walked, not the settlement: a lost Durch or Untendurch is played on. The last card of a line is
counted without being played.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from math import inf
from typing import TYPE_CHECKING

from binokel.rules import auction
from binokel.rules.playing import duties, playable
from binokel.rules.special import Contract
from binokel.rules.tricks import winning_card

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from binokel.cards import Augen, Card, CardSet, Suit
    from binokel.rules.auction import Bidding
    from binokel.rules.config import PlayRules, Rules
    from binokel.seats import BySeat, Seat, Sides


@dataclass(frozen=True, slots=True)
class Table:
    """What stays the same while cards are played."""

    duties: PlayRules
    """The duties of the contract. Rule: §6.14, §10.3."""
    sides: Sides
    """Who plays together in this deal; only `play.partner_exempt` asks."""
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class Position:
    """Hands and trick at some moment of the play; hands may be shorter than real ones."""

    table: Table
    hands: BySeat[CardSet]
    leader: Seat
    """Who led or leads the trick."""
    trick: tuple[Card, ...] = ()
    """The cards of the trick so far, in the order of play."""

    @classmethod
    def of(
        cls,
        rules: Rules,
        hands: Sequence[CardSet],
        trump: Suit | None,
        leader: Seat,
        contract: Contract = Contract.NORMAL,
    ) -> Position:
        """A position between two tricks. Rule: §6.2, §6.14.

        Raises:
            ValueError: if there are not as many hands as players, or they differ in size.
        """
        if len(hands) != rules.seats.players or len({len(hand) for hand in hands}) != 1:
            sizes = " ".join(str(len(hand)) for hand in hands)
            raise ValueError(f"{rules.seats.players} hands of one size are needed, not {sizes}")
        return cls(Table(duties(rules, contract), rules.sides(), trump), tuple(hands), leader)

    @property
    def to_act(self) -> Seat:
        """The seat to play."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def legal(self) -> CardSet:
        """The cards that may be played, none at the end. Rule: §6.2 to §6.10."""
        table = self.table
        return playable(
            table.duties, self.hands[self.to_act], self.trick, table.trump, exempt=self._exempt
        )

    def after(self, card: Card) -> Position:
        """The position after a legal card. Rule: §6.2, §6.12."""
        seat, players, trick = self.to_act, len(self.hands), (*self.trick, card)
        hands = (*self.hands[:seat], self.hands[seat].remove(card), *self.hands[seat + 1 :])
        if len(trick) < players:
            return Position(self.table, hands, self.leader, trick)
        return Position(self.table, hands, self._winner(trick))

    @property
    def _exempt(self) -> bool:
        """Rule: §6.10."""
        table = self.table
        return (
            table.duties.partner_exempt
            and bool(self.trick)
            and table.sides.together(self._winner(self.trick), self.to_act)
        )

    def _winner(self, trick: tuple[Card, ...]) -> Seat:
        best = trick.index(winning_card(trick, self.table.trump))
        return (self.leader + best) % len(self.hands)


def perft(position: Position, depth: int, limit: float = inf) -> tuple[int, ...]:
    """The number of different lines of 1, 2 … `depth` cards. Rule: §6.2.

    A line that has run out of cards counts once at every greater depth. Counting stops before the
    first depth with more than `limit` lines: fewer numbers come back then.

    Cost: a depth takes about as many steps as the depth before it has lines.
    """
    counts: list[int] = []
    while len(counts) < depth:
        lines = _lines(position, len(counts) + 1, limit)
        if lines > limit:
            break
        counts.append(lines)
    return tuple(counts)


def divide(position: Position, depth: int) -> dict[Card, int]:
    """The number of different lines of `depth` cards behind each first card. Rule: §6.2.

    Raises:
        ValueError: if the depth is less than one card.
    """
    if depth < 1:
        raise ValueError(f"a line has at least one card, not {depth}")
    return {
        card: _lines(position.after(card), depth - 1, inf) if depth > 1 else 1
        for card in position.legal.kinds
    }


def perft_by_copies(position: Position, limit: float = inf) -> int | None:
    """The number of full lines when equal cards are told apart; None if above `limit`.

    Rule: §1.6.
    """
    lines = _lines_by_copies(position, limit)
    return None if lines > limit else lines


def perft_auction(rules: Rules, dealer: Seat, cap: Augen) -> int:
    """The number of complete auctions in which no bid exceeds `cap`. Rule: §3.4, §3.7.

    Auctions that come to the same point go on the same way, so each point is walked once.
    """

    @cache
    def endings(point: Bidding) -> int:
        if point.to_act is None:
            return 1
        # of what was said only whether anything was matters for what follows
        return sum(
            endings(replace(after, calls=after.calls[:1]))
            for after in _words(rules, point, dealer, cap)
        )

    return endings(auction.opening(rules, dealer))


def _words(rules: Rules, point: Bidding, dealer: Seat, cap: Augen) -> Iterator[Bidding]:
    """Every way an auction may go on by one word. Rule: §3.2, §3.3."""
    lowest, highest = auction.lowest_bid(rules, point), auction.highest_bid(rules, point)
    if lowest is not None and highest is not None:
        for bid in range(lowest, min(highest, cap) + 1, rules.auction.step):
            yield auction.after_bid(rules, point, bid)
    if auction.why_not_pass(rules, point) is None:
        yield auction.after_pass(rules, point, dealer)


def _lines(position: Position, depth: int, most: float) -> int:
    """The lines of `depth` cards; counting stops once there are more than `most`."""
    legal = position.legal
    if not legal:
        return 1
    if depth == 1:
        return len(legal.kinds)
    lines = 0
    for card in legal.kinds:
        lines += _lines(position.after(card), depth - 1, most - lines)
        if lines > most:
            break
    return lines


def _lines_by_copies(position: Position, most: float) -> int:
    legal = position.legal
    if not legal:
        return 1
    lines = 0
    for card in legal.kinds:
        copies = position.hands[position.to_act].count(card)
        lines += copies * _lines_by_copies(position.after(card), (most - lines) / copies)
        if lines > most:
            break
    return lines
