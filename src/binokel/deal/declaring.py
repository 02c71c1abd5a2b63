"""The declarer's acts between the auction and the first lead. Chapters §4, §8, §9 and §10.2."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from binokel.cards import EMPTY, Card, CardSet, Suit
from binokel.deal.actions import Abgehen, Action, Bury, Choose, Give, Rufen, Trump
from binokel.deal.events import (
    Buried,
    BuriedNamed,
    Called,
    CardReturned,
    CardsBuried,
    Event,
    Exchanged,
    GivenUp,
    PlayBegan,
    Settled,
    SpecialChosen,
    TrumpNamed,
    Verdrueckt,
)
from binokel.deal.laying_open import end_without_tricks, opening_lead, other_sides
from binokel.deal.legal import Buries, Legal, Listed
from binokel.deal.phase import Phase, why_not_now
from binokel.deal.playing import Playing
from binokel.deal.settled import Over
from binokel.errors import Reason, Refusal
from binokel.rules.burying import announced, why_not_held, wrong_bury
from binokel.rules.giving_up import Moment, why_not_give_up
from binokel.rules.playing import duties
from binokel.rules.rufen import partner_for, why_not_call, why_not_give
from binokel.rules.special import Special, specials_after_dapp, why_not_special

if TYPE_CHECKING:
    from binokel.deal.game import Game
    from binokel.deal.hidden import Hidden
    from binokel.rules.config import Rules
    from binokel.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class Declaring:
    """The declarer has the Dapp: he gives up, calls, chooses, names trump and buries."""

    dealer: int
    game: Game

    takes: ClassVar[tuple[type, ...]] = (Abgehen, Rufen, Give, Choose, Trump, Bury)
    auction_over: ClassVar[bool] = True

    @property
    def to_act(self) -> Seat:
        """The declarer: only he acts here. Rule: §4.10."""
        return self.game.declarer

    def counts(self, rules: Rules) -> BySeat[int]:
        """How many cards every seat holds."""
        game = self.game
        held = [rules.seats.hand_size] * rules.seats.players
        held[game.declarer] += len(game.dapp) - (game.buried or 0)
        if game.waits_for_return and game.partner is not None:
            held[game.declarer] += 1
            held[game.partner] -= 1
        return tuple(held)

    def legal(self, rules: Rules, hand: CardSet) -> Legal:
        """The declarer's choices, in the order of §4.2."""
        game = self.game
        candidates: list[Action] = [
            *map(Abgehen, Suit),
            *map(Rufen, Card),
            *map(Give, hand.kinds),
            *map(Choose, Special),
            *map(Trump, Suit),
        ]
        listed = tuple(
            action for action in candidates if not self.why_not(rules, hand, action, self.to_act)
        )
        if self._why_not_bury_now(rules):
            return Legal(Listed(listed))
        return Legal(Listed(listed), Buries(rules, hand, game.trump))

    def why_not(
        self, rules: Rules, hand: CardSet, action: Action, seat: Seat | None
    ) -> Refusal | None:
        """Not the time, not the turn, or what the chapters of the declarer's acts say."""
        if refusal := why_not_now(self, action, seat):
            return refusal
        game = self.game
        if game.waits_for_return and not isinstance(action, Give):
            return Refusal(Reason.WRONG_PHASE, {"partner": game.partner}, "§9.3")
        match action:
            case Abgehen():
                return why_not_give_up(rules, game.moment)
            case Rufen(card):
                return self._why_not_call(rules, card)
            case Give(card):
                return self._why_not_give(hand, card)
            case Choose(special):
                return self._why_not_choose(rules, special)
            case Trump():
                return self._why_not_trump(rules)
            case Bury():
                return self._why_not_bury_now(rules) or self._why_not_bury(rules, hand, action)
        return Refusal(Reason.WRONG_PHASE)  # pragma: no cover -- `takes` names them all

    def decide(self, rules: Rules, hidden: Hidden, action: Action) -> tuple[Event, ...]:
        """What the act causes, up to the first lead if nothing is left to do."""
        seat = self.to_act
        match action:
            case Abgehen(trump):
                return self._give_up(rules, hidden, trump)
            case Rufen(card):
                return (Called(seat, card, partner_for(card, seat, hidden.hands)),)
            case Give(card):
                assert self.game.partner is not None
                partner = self.game.partner
                return (CardReturned(seat, partner, card), Exchanged(seat, partner))
            case Choose(special):
                return self._go_on(rules, hidden, (SpecialChosen(seat, special),))
            case Trump(suit):
                named = self._named(rules, hidden.buried, suit)
                return self._go_on(rules, hidden, (TrumpNamed(seat, suit), *named))
            case Bury():
                return self._go_on(rules, hidden, self._bury(rules, hidden, action))
        raise TypeError(f"{action} is no act of the declarer")

    def evolve(self, rules: Rules, event: Event) -> Phase:
        """The table after an event of this phase."""
        match event:
            case PlayBegan(leader):
                return self._playing(rules, leader)
            case Settled(settlement):
                return Over(self.counts(rules), self.game, (), settlement)
            case _:
                game = self.game.after(event, rules.seats.players)
                return self if game is self.game else replace(self, game=game)

    # ── what is in the way of an act ─────────────────────────────────────────────────────────────

    def _why_not_call(self, rules: Rules, card: Card) -> Refusal | None:
        """Rule: §9.2, §9.5, §10.2."""
        game = self.game
        alone = bool(game.called) and rules.rufen.if_absent == "alone"
        if refusal := why_not_call(rules, game.called, card):
            return refusal
        if game.partner is not None or alone:
            return Refusal(Reason.WRONG_PHASE, {"called": game.called[-1]}, "§9.3")
        if game.buried is not None or game.special is not None:
            return Refusal(Reason.WRONG_PHASE, {"moment": game.moment}, "§9.2")
        return None

    def _why_not_give(self, hand: CardSet, card: Card) -> Refusal | None:
        """Rule: §9.3."""
        if not self.game.waits_for_return:
            return Refusal(Reason.WRONG_PHASE, {}, "§9.3")
        return why_not_give(hand, self.game.called[-1], card)

    def _why_not_choose(self, rules: Rules, special: Special) -> Refusal | None:
        """Rule: §4.2, §10.2."""
        if refusal := why_not_special(specials_after_dapp(rules), special):
            return refusal
        if self.game.moment is not Moment.DAPP:
            return Refusal(Reason.WRONG_PHASE, {"moment": self.game.moment}, "§10.2")
        return None

    def _why_not_trump(self, rules: Rules) -> Refusal | None:
        """Rule: §4.3, §10.1."""
        game = self.game
        if game.special is not None:
            return Refusal(Reason.WRONG_PHASE, {"special": game.special}, "§10.1")
        bury_first = rules.dapp.trump_named == "after_bury" and rules.dapp.size > 0
        if game.trump is not None or (bury_first and game.buried is None):
            return Refusal(Reason.WRONG_PHASE, {"moment": game.moment}, "§4.3")
        return None

    def _why_not_bury_now(self, rules: Rules) -> Refusal | None:
        """Rule: §4.1, §4.2, §4.3."""
        game = self.game
        if not rules.dapp.size:
            return Refusal(Reason.WRONG_PHASE, {}, "§4.1")
        ready = game.trump or game.special or rules.dapp.trump_named == "after_bury"
        if game.buried is not None or game.waits_for_return or not ready:
            return Refusal(Reason.WRONG_PHASE, {"moment": game.moment}, "§4.3")
        return None

    def _why_not_bury(self, rules: Rules, hand: CardSet, bury: Bury) -> Refusal | None:
        """Rule: §4.9, §8.5, §8.7, §10.2."""
        held = why_not_held(hand, bury.cards) or why_not_held(hand, bury.shown)
        if held:
            return held
        wrong = wrong_bury(rules, hand, bury.cards, CardSet(bury.shown), self.game.trump)
        if wrong and self._punishes(rules):
            return Refusal(Reason.PUNISHABLE, {"why": wrong.reason, **wrong.details})
        return wrong

    def _punishes(self, rules: Rules) -> bool:
        """Whether a wrong bury is taken and loses the deal. Rule: §8.7, §10.2."""
        return rules.verdrueckt.mode == "penalise" and self.game.special is None

    # ── what an act causes ───────────────────────────────────────────────────────────────────────

    def _give_up(self, rules: Rules, hidden: Hidden, trump: Suit) -> tuple[Event, ...]:
        """Rule: §8.1 to §8.4."""
        given_up = GivenUp(self.to_act, trump)
        game = self.game.after(given_up, rules.seats.players)
        seats = other_sides(rules, game) if rules.abgehen.defenders_meld else ()
        return (given_up, *end_without_tricks(rules, self.dealer, hidden, game, seats))

    def _bury(self, rules: Rules, hidden: Hidden, bury: Bury) -> tuple[Event, ...]:
        """Rule: §4.4, §4.5, §8.5."""
        seat, hand, trump = self.to_act, hidden.hands[self.to_act], self.game.trump
        cards, shown = CardSet(bury.cards), CardSet(bury.shown)
        laid_open = shown if self._punishes(rules) else EMPTY
        done = (Buried(seat, len(cards), laid_open), CardsBuried(seat, cards))
        if self._punishes(rules) and (wrong := wrong_bury(rules, hand, bury.cards, shown, trump)):
            return (*done, Verdrueckt(seat, wrong.reason))
        return (*done, *self._named(rules, cards, trump))

    def _named(self, rules: Rules, buried: CardSet, trump: Suit | None) -> tuple[Event, ...]:
        """The buried cards named to the table, if any. Rule: §4.5, §4.7."""
        if self.game.wrong_bury:
            return ()
        cards = announced(rules, buried, trump)
        return (BuriedNamed(self.to_act, cards),) if cards else ()

    def _go_on(self, rules: Rules, hidden: Hidden, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """These events, and all that follows by itself once nothing is left to the declarer."""
        game = self.game
        for event in events:
            game, hidden = game.after(event, rules.seats.players), hidden.after(event)
        if game.special is None and game.trump is None:
            return events
        if game.wrong_bury:
            seats = other_sides(rules, game)
            return (*events, *end_without_tricks(rules, self.dealer, hidden, game, seats))
        if game.buried is None and rules.dapp.size:
            return events
        return (*events, *opening_lead(rules, self.dealer, hidden, game))

    def _playing(self, rules: Rules, leader: Seat) -> Playing:
        game = self.game
        return Playing(
            self.dealer,
            game,
            game.sides(rules),
            duties(rules, game.contract),
            leader,
            leader,
        )
