"""What a seat can know of the unseen cards: which are gone, who holds what, who has run out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from binokel.cards import EMPTY, Card, CardSet
from binokel.rules.tricks import beats

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from binokel.cards import Suit
    from binokel.deal.playing import Playing
    from binokel.deal.view import View
    from binokel.seats import BySeat, Seat

_LOW: Final = 0x5555_5555_5555
_ALL: Final = 0xAAAA_AAAA_AAAA
"""Both copies of every kind."""


def size(bits: int) -> int:
    """How many cards are in the bits of a set."""
    return (bits & _LOW).bit_count() + 2 * (bits >> 1 & _LOW).bit_count()


def taken_away(bits: int, cards: Iterable[Card]) -> int:
    """The bits of a set without these cards, as far as it holds them."""
    for card in cards:
        if bits >> 2 * card & 3:
            bits -= card.bit
    return bits


@dataclass(frozen=True, slots=True)
class Memory:
    """The unseen cards from one seat's place; all of it follows from the view."""

    unseen: int
    """Bits of the cards in other hands, or buried by others."""
    counts: BySeat[int]
    known: BySeat[int]
    """Bits of the cards every seat has shown and not played."""
    possible: BySeat[int]
    """Bits of the other cards every seat may hold."""

    def holds_one(self, seat: Seat, wanted: int) -> float:
        """The chance that a seat holds at least one of some cards."""
        if self.known[seat] & wanted:
            return 1.0
        pool = self.possible[seat]
        among = size(pool & wanted)
        if not among:
            return 0.0
        free = self.counts[seat] - size(self.known[seat])
        return 1.0 - none_of(among, free, size(pool))

    def suit_left(self, suit: Suit) -> int:
        """How many cards of a suit are unseen."""
        return size(self.unseen & suit.mask)

    def higher_unseen(self, card: Card) -> bool:
        """Whether a higher card of the suit is unseen; an equal one does not go over it."""
        return bool(self.unseen & card.higher)


@cache
def none_of(among: int, held: int, pool: int) -> float:
    """The chance that so many cards held out of a pool are none of some."""
    chance = 1.0
    for step in range(among):
        chance *= max(0.0, (pool - held - step) / (pool - step))
    return chance


def remember(view: View, phase: Playing) -> Memory:
    """Fold what lies open into what is known of the unseen cards."""
    players, declarer = phase.sides.players, phase.game.declarer
    plays = _plays_by_seat(view, players)
    unseen = _ALL if view.rules.deck.with_diss else _without_diss()
    seen: tuple[Iterable[Card], ...] = (*plays, view.hand, view.buried)
    for cards in seen:
        unseen = taken_away(unseen, cards)
    if view.seat != declarer:
        unseen = taken_away(unseen, phase.game.announced)
    known = _known(view, phase, plays)
    unplaced = unseen
    for held in known:
        unplaced = taken_away(unplaced, CardSet.from_bits(held))
    elsewhere = taken_away(unplaced, _dapp_left(view, phase, plays, known))
    excluded = _excluded(phase, players)
    may_have_dapp = (declarer, phase.game.partner)
    possible = tuple(
        (unplaced if seat in may_have_dapp else elsewhere) & ~excluded[seat]
        for seat in range(players)
    )
    return Memory(unseen, phase.counts(view.rules), known, possible)


def _dapp_left(
    view: View, phase: Playing, plays: Sequence[Sequence[Card]], known: BySeat[int]
) -> CardSet:
    """The cards of the Dapp that the declarer holds, has buried or has given to his partner."""
    game = phase.game
    if view.seat == game.declarer:
        return EMPTY
    left = game.dapp.bits
    partner = () if game.partner is None else plays[game.partner]
    mine = view.hand if view.seat == game.partner else ()
    placed: tuple[Iterable[Card], ...] = (
        plays[game.declarer],
        partner,
        mine,
        game.announced,
        CardSet.from_bits(known[game.declarer]),
    )
    for cards in placed:
        left = taken_away(left, cards)
    return CardSet.from_bits(left)


@cache
def _without_diss() -> int:
    return sum(2 * card.bit for card in Card if card.rank.name != "DISS")


def _plays_by_seat(view: View, players: int) -> list[list[Card]]:
    """What every seat has played, in order."""
    plays: list[list[Card]] = [[] for _ in range(players)]
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.leader is not None:
        tricks.append((view.leader, view.trick))
    for leader, cards in tricks:
        for place, card in enumerate(cards):
            plays[(leader + place) % players].append(card)
    return plays


def _known(view: View, phase: Playing, plays: Sequence[Sequence[Card]]) -> BySeat[int]:
    """The cards every other seat has shown and not yet played."""
    game = phase.game
    shown = [melds.shown.bits for melds in game.melds] or [0] * len(plays)
    if game.opened is not None:
        shown[game.declarer] = game.opened.bits
    return tuple(
        0 if seat == view.seat else taken_away(bits, plays[seat]) for seat, bits in enumerate(shown)
    )


def _excluded(phase: Playing, players: int) -> list[int]:
    """The cards every seat cannot hold, by what it did not play. Rule: §6.3 to §6.7."""
    excluded = [0] * players
    tricks = [(trick.leader, trick.cards) for trick in phase.tricks]
    for leader, cards in (*tricks, (phase.leader, phase.trick)):
        best, winner = None, leader
        for place, card in enumerate(cards):
            seat = (leader + place) % players
            if best is None:
                best = card
                continue
            exempt = phase.duties.partner_exempt and phase.sides.together(seat, winner)
            excluded[seat] |= _ruled_out(phase, cards[0], best, card, exempt=exempt)
            if beats(card, best, phase.game.trump):
                best, winner = card, seat
    return excluded


def _ruled_out(phase: Playing, led: Card, best: Card, card: Card, *, exempt: bool) -> int:
    """The cards a seat cannot hold that played this card to a trick led and headed so."""
    duties, trump = phase.duties, phase.game.trump
    if card.suit is led.suit:
        heading = duties.must_head and not exempt and best.suit is led.suit
        return best.higher if heading and not beats(card, best, trump) else 0
    gone = led.suit.mask
    if trump is None or exempt or not duties.must_trump:
        return gone
    if card.suit is not trump:
        return gone | trump.mask
    over = duties.must_overtrump and best.suit is trump and not beats(card, best, trump)
    return gone | (best.higher if over else 0)
