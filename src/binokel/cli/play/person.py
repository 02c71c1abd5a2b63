"""The person at the keyboard: is asked until he has said something the rules allow."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from binokel.cards import Card, Suit
from binokel.cli.play.table import Table, show_question
from binokel.cli.play.waiting import is_yes
from binokel.cli.play.wishes import (
    Chosen,
    GiveUp,
    Look,
    NotUnderstood,
    What,
    asked_to_bury,
    names_shown,
    read,
)
from binokel.cli.reading import suit_called
from binokel.deal.actions import Abgehen, Announce, Bid, Bury, Choose, Rufen, Trump
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.declaring import Declaring
from binokel.errors import Reason
from binokel.rules.auction import lowest_bid
from binokel.rules.giving_up import Moment, out_of_reach
from binokel.rules.melds import meld_augen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from binokel.cli.play.wishes import Wish
    from binokel.cli.screen import Screen
    from binokel.cli.texts import Texts
    from binokel.deal.actions import Action
    from binokel.deal.view import View
    from binokel.errors import Refusal
    from binokel.words import Words

JUMP: Final = 100
"""A bid so many Augen above the lowest one has to be confirmed."""
_SOME: Final = 60
"""More than there can be of all actions before burying."""


class Quit(Exception):  # noqa: N818 -- no error
    """The person wants to stop."""


class Person:
    """Asks and answers in one language."""

    def __init__(
        self, screen: Screen, words: Words, said: Texts, look: Callable[[Table, Look], None]
    ) -> None:
        self._screen: Final = screen
        self._words: Final = words
        self._said: Final = said
        self._look: Final = look

    def choose(self, view: View, names: Sequence[str]) -> Action:
        """What the person does; always something the rules allow.

        Raises:
            Quit: if he wants to stop.
            EOFError: if there is no more input.
        """
        table = Table(view, names, self._words, self._said)
        self._before(view, table)
        show_question(self._screen, table)
        chosen = Chosen()
        while True:
            wish = self._wish(view, table, chosen)
            if isinstance(wish, Chosen):
                chosen = wish
                self._show_chosen(view, table, chosen)
            elif isinstance(wish, Look):
                self._look(table, wish)
            elif (action := self._checked(view, table, wish)) is not None:
                return action

    def wait(self, table: Table) -> None:
        """Wait until the person wants to go on; meanwhile he may look at everything.

        Raises:
            Quit: if he wants to stop.
            EOFError: if there is no more input.
        """
        while line := self._screen.ask(self._said("ask-next")).strip():
            what = next((what for what in What if line.lower().split()[0] in what.value), None)
            if what is None:
                self._screen.say(self._said("not-understood", typed=line[:40]))
            elif what is What.QUIT:
                raise Quit
            else:
                self._look(table, Look(what, line.partition(" ")[2]))

    def _wish(self, view: View, table: Table, chosen: Chosen) -> Wish | None:
        line = self._screen.ask(table.prompt(chosen.cards))
        try:
            wish = read(view, chosen, line)
        except NotUnderstood as trouble:
            self._screen.say(self._said(trouble.key, **trouble.facts))
            return None
        if isinstance(wish, Look) and wish.what is What.QUIT:
            raise Quit
        return wish

    def _checked(self, view: View, table: Table, wish: Wish | None) -> Action | None:
        """The action of a wish, if the rules allow it and the person is sure."""
        if isinstance(wish, GiveUp):
            wish = self._give_up(view)
        if wish is None or isinstance(wish, (Look, Chosen, GiveUp)):
            return None
        action = _with_shown(view, table, _in_phase(view, wish))
        refusal = view.why_not(action)
        if refusal is None or not refusal.stops:
            return action if self._sure(view, action, refusal) else None
        why = self._words.refusal(refusal)
        if refusal.reason is Reason.WRONG_COUNT and isinstance(action, Bury):
            why = self._said("bury-first", chosen=len(action.cards), dapp=view.rules.dapp.size)
        self._screen.say(why)
        return None

    def _give_up(self, view: View) -> Action | None:
        """Ask for the suit the others meld for; nothing happens without one (§8.3)."""
        if refusal := view.why_not(Abgehen(Suit.HERZ)):
            self._screen.say(self._words.refusal(refusal))
            return None
        suit = suit_called(self._screen.ask(self._said("ask-give-up-trump")))
        if suit is None:
            self._screen.say(self._said("not-given-up"))
        return None if suit is None else Abgehen(suit)

    def _sure(self, view: View, action: Action, punished: Refusal | None) -> bool:
        """Whether the person confirms what is easily typed by mistake and costs much."""
        if punished is not None:
            self._screen.warn(self._words.refusal(punished))
        for question in self._questions(view, action, punished):
            if not is_yes(self._screen.ask(question)):
                self._screen.say(self._said("taken-back"))
                return False
        return True

    def _questions(self, view: View, action: Action, punished: Refusal | None) -> Iterator[str]:
        if punished is not None:
            yield self._said("sure-verdrueckt")
            yield self._said("sure-again", costs=self._twice_the_bid(view))
        match action:
            case Abgehen(suit):
                costs = (view.game.bid or 0) * view.rules.abgehen.factor if view.game else 0
                yield self._said("sure-give-up", costs=costs, suit=self._words.suit(suit))
            case Announce(special) | Choose(special) if special is not None:
                yield self._said("sure-special", game=self._words.special(special))
            case Bid(augen):
                bidding = view.bidding
                lowest = None if bidding is None else lowest_bid(view.rules, bidding)
                if lowest is not None and augen >= lowest + JUMP:
                    yield self._said("sure-bid", bid=augen, lowest=lowest)
            case Trump(suit):
                if not view.hand.of(suit):
                    yield self._said("sure-trump", suit=self._words.suit(suit))
                if not view.rules.dapp.size and _may_call(view):
                    yield self._said("sure-no-call")

    def _twice_the_bid(self, view: View) -> int:
        """Rule: §8.6."""
        return 2 * (view.game.bid or 0) if view.game else 0

    def _before(self, view: View, table: Table) -> None:
        """What the table tells the person before he decides: his melds, the warning of §8.1."""
        game = view.game
        if isinstance(view.phase, Auction) and _is_new(view):
            self._screen.say(self._said("first-bid"))
        for line in self._offers(view):
            self._screen.say(line)
        if asked_to_bury(view) and view.trump is not None:
            self._screen.say(self._said("melds-stay", augen=table.melds_that_stay(()).augen))
        if asked_to_bury(view) and names_shown(view):
            self._screen.say(self._said("offer-show", card=Card.HK))
        if game is None or game.moment is not Moment.DAPP or game.waits_for_return:
            return
        self._screen.say(self._said("melds-by-trump", sums=table.meld_sums()))
        best = max(meld_augen(view.rules.melds, view.hand, suit) for suit in Suit)
        if game.bid is not None and out_of_reach(view.rules, best, game.bid):
            most = best + view.rules.total_augen
            self._screen.warn(self._said("out-of-reach", most=most, bid=game.bid))

    def _offers(self, view: View) -> tuple[str, ...]:
        """What else the declarer may do now."""
        if not isinstance(view.phase, Declaring):
            return ()
        legal = [action for action in view.legal.first(_SOME) if not isinstance(action, Bury)]
        offers = []
        if any(isinstance(action, Abgehen) for action in legal):
            offers.append(self._said("offer-give-up"))
        if _may_call(view):
            key = "offer-call" if view.rules.dapp.size else "offer-call-first"
            offers.append(self._said(key, card=self._words.card(Card.HK)))
        games = [self._words.special(a.special) for a in legal if isinstance(a, Choose)]
        if games:
            offers.append(self._said("offer-special", games=", ".join(games)))
        return tuple(offers)

    def _show_chosen(self, view: View, table: Table, chosen: Chosen) -> None:
        assert asked_to_bury(view)
        buried, size = chosen.cards, view.rules.dapp.size
        self._screen.hand(table.hand(buried))
        cards = _in_order(buried)
        self._screen.say(self._said("cards-chosen", count=len(buried), dapp=size, cards=cards))
        if view.trump is not None:
            stays = table.melds_that_stay(buried)
            self._screen.say(self._said("melds-stay", augen=stays.augen))
        elif view.game is not None and view.game.special is None:
            sums = table.meld_sums(buried)
            self._screen.say(self._said("melds-stay-by-trump", sums=sums))
        if chosen.shown:
            self._screen.say(self._said("cards-shown", cards=_in_order(chosen.shown)))


def _in_order(cards: Sequence[Card]) -> str:
    return " ".join(map(str, sorted(cards))) or "–"


def _is_new(view: View) -> bool:
    """Whether the seat bids for the first time in this match."""
    calls = view.bidding.calls if view.bidding else ()
    return not view.standing.deals_played and all(seat != view.seat for seat, _ in calls)


def _may_call(view: View) -> bool:
    """Whether a card can be called now. Rule: §9.2."""
    return any(isinstance(action, Rufen) for action in view.legal.first(_SOME))


def _with_shown(view: View, table: Table, action: Action) -> Action:
    """Who has to name the cards he shows and has named none shows what melds. Rule: §8.7."""
    if not isinstance(action, Bury) or action.shown or not names_shown(view):
        return action
    if view.why_not(Bury(action.cards)) is not None:
        return action
    return replace(action, shown=tuple(table.melds_that_stay(action.cards).shown))


def _in_phase(view: View, action: Action) -> Action:
    """A special game is announced before the auction and chosen after the Dapp (§10.2)."""
    if isinstance(action, Choose) and isinstance(view.phase, Announcing):
        return Announce(action.special)
    return action
