"""What one seat, or everybody, knows of a deal.

Built from an allow-list: the open table, the seat's own cards, and the events it has seen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from binokel.cards import EMPTY, CardSet
from binokel.deal.auctioning import Auction
from binokel.deal.declaring import Declaring
from binokel.deal.events import (
    Called,
    CardPlayed,
    CardReturned,
    CardsBuried,
    DappTurned,
    HandDealt,
)
from binokel.deal.legal import Legal
from binokel.deal.playing import Playing
from binokel.deal.settled import Over
from binokel.errors import Reason, Refusal

if TYPE_CHECKING:
    from binokel.cards import Card, Suit
    from binokel.deal.actions import Action
    from binokel.deal.events import Event
    from binokel.deal.game import Game, Trick
    from binokel.deal.hidden import Hidden
    from binokel.deal.phase import Phase
    from binokel.deal.standing import Standing
    from binokel.deal.state import Deal
    from binokel.rules.auction import Bidding
    from binokel.rules.config import Rules
    from binokel.rules.scoring import Settlement
    from binokel.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know; with `seat` None what everybody may know.

    `phase` is the open table. Beside it there is nothing but the seat's own cards.
    """

    rules: Rules
    standing: Standing
    phase: Phase
    """What lies open on the table."""
    seat: Seat | None
    hand: CardSet = EMPTY
    """The seat's own cards."""
    buried: CardSet = EMPTY
    """The cards the seat itself has buried."""
    returned: Card | None = None
    """The card given back after a call, for the two partners only."""
    history: tuple[Event, ...] = ()
    """The events this seat saw, in order."""

    @classmethod
    def of(  # noqa: PLR0913 -- the parts of a deal
        cls,
        rules: Rules,
        standing: Standing,
        phase: Phase,
        hidden: Hidden,
        history: tuple[Event, ...],
        seat: Seat | None,
    ) -> View:
        """Build the view of a seat from the parts of a deal."""
        seen = tuple(event for event in history if event.visible_to(seat))
        if seat is None:
            return cls(rules, standing, phase, None, history=seen)
        game = game_of(phase)
        declares = game is not None and game.declarer == seat
        in_exchange = declares or (game is not None and game.partner == seat)
        return cls(
            rules,
            standing,
            phase,
            seat,
            hidden.hands[seat],
            hidden.buried if declares else EMPTY,
            hidden.returned if in_exchange else None,
            seen,
        )

    # ── what may be done ─────────────────────────────────────────────────────────────────────────

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None while chance is to act and after the end."""
        return self.phase.to_act

    @property
    def my_turn(self) -> bool:
        """Whether the seat of this view is to act."""
        return self.seat is not None and self.phase.to_act == self.seat

    @property
    def legal(self) -> Legal:
        """The legal actions of this seat; none if it is not to act."""
        return self.phase.legal(self.rules, self.hand) if self.my_turn else Legal()

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action of this seat is refused, None if it is legal."""
        if self.seat is None:
            return Refusal(Reason.NOT_YOUR_TURN, {"to_act": self.to_act})
        return self.phase.why_not(self.rules, self.hand, action, self.seat)

    # ── the open table ───────────────────────────────────────────────────────────────────────────

    @property
    def game(self) -> Game | None:
        """The declarer's game: bid, Dapp, trump, partner, melds; None before there is one."""
        return game_of(self.phase)

    @property
    def bidding(self) -> Bidding | None:
        """The auction with all its bids; they stay shown (§3.9)."""
        if isinstance(self.phase, Auction):
            return self.phase.bidding
        if isinstance(self.phase, Over) and self.phase.redeal:
            return self.phase.auction
        return self.game.auction if self.game else None

    @property
    def declarer(self) -> Seat | None:
        """Who plays against the others."""
        return self.game.declarer if self.game else None

    @property
    def trump(self) -> Suit | None:
        """The trump suit, once named."""
        return self.game.trump if self.game else None

    @property
    def counts(self) -> BySeat[int]:
        """How many cards every seat holds."""
        return self.phase.counts(self.rules)

    @property
    def leader(self) -> Seat | None:
        """Who led or leads the trick."""
        return self.phase.leader if isinstance(self.phase, Playing) else None

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick so far, in the order of play."""
        return self.phase.trick if isinstance(self.phase, Playing) else ()

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""
        return self.phase.tricks if isinstance(self.phase, Playing | Over) else ()

    @property
    def open_hand(self) -> CardSet:
        """What is left of the hand laid open in an open Durch (§10.7); else empty."""
        game = self.game
        if game is None or game.opened is None:
            return EMPTY
        played = played_by(self.phase, game.declarer)
        return game.opened - CardSet(played)

    @property
    def settlement(self) -> Settlement | None:
        """What is written, once the deal is settled."""
        return self.phase.settlement if isinstance(self.phase, Over) else None

    # ── going on and going back ──────────────────────────────────────────────────────────────────

    def after(self, event: Event) -> View:
        """The view after one more visible event.

        Raises:
            ValueError: if this seat may not see the event.
        """
        if not event.visible_to(self.seat):
            raise ValueError(f"seat {self.seat} may not see {type(event).__name__}")
        seen = replace(
            self, phase=self.phase.evolve(self.rules, event), history=(*self.history, event)
        )
        return seen._with_own_cards(event)  # noqa: SLF001 -- of its own class

    def imagine(self, hidden: Hidden) -> Deal:
        """The deal that follows if the unseen cards lie so.

        The only way from a view back to a deal. Cost: the whole deal is played again.

        Raises:
            Contradiction: if these cards do not fit what the seat has seen.
        """
        from binokel.deal.imagining import imagine  # noqa: PLC0415 -- a deal makes views

        return imagine(self, hidden)

    def _with_own_cards(self, event: Event) -> View:
        """What an event does to the seat's own cards."""
        me, hand = self.seat, self.hand
        match event:
            case HandDealt(seat, cards) if seat == me:
                return replace(self, hand=cards)
            case DappTurned(seat, cards) if seat == me:
                return replace(self, hand=hand + cards)
            case Called(seat, card, partner) if partner is not None and me in (seat, partner):
                return replace(self, hand=hand.add(card) if seat == me else hand.remove(card))
            case CardReturned(seat, _, card):
                kept = hand.remove(card) if seat == me else hand.add(card)
                return replace(self, hand=kept, returned=card)
            case CardsBuried(_, cards):
                return replace(self, hand=hand - cards, buried=cards)
            case CardPlayed(seat, card) if seat == me:
                return replace(self, hand=hand.remove(card))
            case _:
                return self


def game_of(phase: Phase) -> Game | None:
    """The declarer's game, None before there is a declarer and after a redeal."""
    return phase.game if isinstance(phase, Declaring | Playing | Over) else None


def played_by(phase: Phase, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat has played in this deal, in order."""
    tricks = phase.tricks if isinstance(phase, Playing | Over) else ()
    players = len(phase.left) if isinstance(phase, Over) else 0
    done = [(trick.leader, trick.cards) for trick in tricks]
    if isinstance(phase, Playing):
        players = phase.sides.players
        done.append((phase.leader, phase.trick))
    return tuple(
        card
        for leader, cards in done
        for place, card in enumerate(cards)
        if (leader + place) % players == seat
    )
