"""The phase of the tricks. Chapter §6."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from binokel.deal.actions import PLAYS, Action, Play
from binokel.deal.events import CardPlayed, Event, Settled, TrickWon
from binokel.deal.game import Trick
from binokel.deal.legal import Legal, Listed
from binokel.deal.phase import Phase, why_not_now
from binokel.deal.settled import Over
from binokel.rules.deck import augen as augen_of
from binokel.rules.playing import playable, why_not_card
from binokel.rules.scoring import Count, Settlement, settle, settle_special
from binokel.rules.special import Contract, won_so_far
from binokel.rules.tricks import carries_bonus, trick_augen, trick_winner

if TYPE_CHECKING:
    from binokel.cards import Card, CardSet
    from binokel.deal.game import Game
    from binokel.deal.hidden import Hidden
    from binokel.errors import Refusal
    from binokel.rules.config import PlayRules, Rules
    from binokel.seats import BySeat, Seat, Sides


@dataclass(frozen=True, slots=True)
class Playing:
    """The cards are played, trick by trick."""

    dealer: int
    game: Game
    sides: Sides
    """Who plays together in this deal."""
    duties: PlayRules
    """The duties of this contract (§6.14, §10.3)."""
    leader: Seat
    """Who led or leads the trick."""
    to_act: Seat
    trick: tuple[Card, ...] = ()
    """The cards of the trick so far, in the order of play."""
    tricks: tuple[Trick, ...] = ()
    """The complete tricks."""

    takes: ClassVar[tuple[type, ...]] = (Play,)
    auction_over: ClassVar[bool] = True

    @property
    def exempt(self) -> bool:
        """Whether the seat to act is freed by a winning partner (§6.10)."""
        if not self.duties.partner_exempt or not self.trick:
            return False
        winner = trick_winner(self.trick, self.leader, self.sides.players, self.game.trump)
        return self.sides.together(winner, self.to_act)

    def counts(self, rules: Rules) -> BySeat[int]:
        """How many cards every seat holds."""
        left, players = rules.seats.hand_size - len(self.tricks), rules.seats.players
        played = [(self.leader + place) % players for place in range(len(self.trick))]
        return tuple(left - (seat in played) for seat in range(players))

    def playable(self, hand: CardSet) -> CardSet:
        """The cards of a hand the seat to act may play."""
        return playable(self.duties, hand, self.trick, self.game.trump, exempt=self.exempt)

    def legal(self, rules: Rules, hand: CardSet) -> Legal:
        """One play for each kind that may be played (§6.3 to §6.9)."""
        return Legal(Listed(tuple(PLAYS[card] for card in self.playable(hand).kinds)))

    def why_not(
        self,
        rules: Rules,
        hand: CardSet,
        action: Action,
        seat: Seat | None,
    ) -> Refusal | None:
        """Not the time, not the turn, or a duty of §6."""
        if not isinstance(action, Play) or seat != self.to_act:
            return why_not_now(self, action, seat)
        return why_not_card(
            self.duties, hand, self.trick, self.game.trump, action.card, exempt=self.exempt
        )

    def decide(self, rules: Rules, hidden: Hidden, action: Action) -> tuple[Event, ...]:
        """The card, the trick it completes, the end it brings."""
        assert isinstance(action, Play)
        played = CardPlayed(self.to_act, action.card)
        trick = (*self.trick, action.card)
        if len(trick) < rules.seats.players:
            return (played,)
        won = self._trick_won(rules, trick)
        settlement = self._settlement(rules, hidden, won)
        return (played, won) if settlement is None else (played, won, Settled(settlement))

    def evolve(self, rules: Rules, event: Event) -> Phase:
        """The table after an event of this phase."""
        match event:
            case CardPlayed(_, card):
                return Playing(
                    self.dealer,
                    self.game,
                    self.sides,
                    self.duties,
                    self.leader,
                    (self.to_act + 1) % rules.seats.players,
                    (*self.trick, card),
                    self.tricks,
                )
            case TrickWon(winner, augen):
                trick = Trick(self.leader, self.trick, winner, augen)
                return Playing(
                    self.dealer,
                    self.game,
                    self.sides,
                    self.duties,
                    winner,
                    winner,
                    (),
                    (*self.tricks, trick),
                )
            case Settled(settlement):
                return Over(self.counts(rules), self.game, self.tricks, settlement)
            case _:
                return self

    def _trick_won(self, rules: Rules, trick: tuple[Card, ...]) -> TrickWon:
        """Rule: §6.11, §6.13."""
        winner = trick_winner(trick, self.leader, rules.seats.players, self.game.trump)
        number = len(self.tricks)
        last = number + 1 == rules.seats.hand_size
        bonus = self.game.special is None and carries_bonus(rules, number, last=last)
        return TrickWon(winner, trick_augen(rules, trick) + (rules.play.last_trick if bonus else 0))

    def _settlement(self, rules: Rules, hidden: Hidden, won: TrickWon) -> Settlement | None:
        """What is written if this trick ends the deal, else None. Rule: §7.1, §10.4, §10.5."""
        game, last = self.game, len(self.tricks) + 1 == rules.seats.hand_size
        if game.special is not None:
            alive = won_so_far(rules, game.contract, game.declarer, won.seat)
            if alive and not last:
                return None
            return settle_special(rules, game.special, game.declarer, won=alive)
        return settle(rules, self._count(rules, hidden, won)) if last else None

    def _count(self, rules: Rules, hidden: Hidden, last: TrickWon) -> Count:
        """The deal as counted after its last trick. Rule: §4.8, §7.1."""
        game, players = self.game, rules.seats.players
        assert game.bid is not None
        tricks, augen = [0] * players, [0] * players
        won = [(trick.winner, trick.augen) for trick in self.tricks]
        for winner, worth in (*won, (last.seat, last.augen)):
            tricks[winner] += 1
            augen[winner] += worth
        augen[game.declarer] += augen_of(hidden.buried, rules.deck.card_augen)
        return Count(
            Contract.NORMAL,
            game.declarer,
            game.bid,
            tuple(melds.augen for melds in game.melds),
            tuple(tricks),
            tuple(augen),
            game.partner,
            dealer=self.dealer,
        )
