"""The person at the keyboard: is asked until he has said something the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binokel.cards import Card, Suit
from binokel.cli.play.table import Table, show_question
from binokel.cli.play.wishes import (
    Chosen,
    GiveUp,
    Look,
    NotUnderstood,
    What,
    asked_to_bury,
    read,
)
from binokel.cli.reading import suit_called
from binokel.deal.actions import Abgehen, Announce, Bid, Bury, Choose, Rufen
from binokel.deal.announcing import Announcing
from binokel.deal.declaring import Declaring
from binokel.errors import Reason
from binokel.rules.auction import lowest_bid
from binokel.rules.giving_up import Moment, out_of_reach
from binokel.rules.melds import meld_augen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from binokel.cli.play.wishes import Wish
    from binokel.cli.screen import Screen
    from binokel.cli.texts import Texts
    from binokel.deal.actions import Action
    from binokel.deal.view import View
    from binokel.words import Words

JUMP: Final = 100
"""A bid so many Augen above the lowest one has to be confirmed."""
_SOME: Final = 60
"""More than there can be of all actions before burying."""
YES: Final = ("j", "ja", "jo", "y", "yes")


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
        chosen: tuple[Card, ...] = ()
        while True:
            wish = self._wish(view, table, chosen)
            if isinstance(wish, Chosen):
                chosen = wish.cards
                self._show_chosen(view, table, chosen)
            elif isinstance(wish, Look):
                self._look(table, wish)
            elif (action := self._checked(view, wish)) is not None:
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

    def _wish(self, view: View, table: Table, chosen: tuple[Card, ...]) -> Wish | None:
        line = self._screen.ask(table.prompt(chosen))
        try:
            wish = read(view, chosen, line)
        except NotUnderstood as trouble:
            self._screen.say(self._said(trouble.key, **trouble.facts))
            return None
        if isinstance(wish, Look) and wish.what is What.QUIT:
            raise Quit
        return wish

    def _checked(self, view: View, wish: Wish | None) -> Action | None:
        """The action of a wish, if the rules allow it and the person is sure."""
        if isinstance(wish, GiveUp):
            wish = self._give_up(view)
        if wish is None or isinstance(wish, (Look, Chosen, GiveUp)):
            return None
        action = _in_phase(view, wish)
        refusal = view.why_not(action)
        if refusal is None:
            return action if self._sure(view, action) else None
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

    def _sure(self, view: View, action: Action) -> bool:
        """Whether the person confirms what is easily typed by mistake and costs much."""
        question = self._question(view, action)
        if question is None:
            return True
        if self._screen.ask(question).strip().lower() in YES:
            return True
        self._screen.say(self._said("taken-back"))
        return False

    def _question(self, view: View, action: Action) -> str | None:
        match action:
            case Abgehen(suit):
                costs = (view.game.bid or 0) * view.rules.abgehen.factor if view.game else 0
                return self._said("sure-give-up", costs=costs, suit=self._words.suit(suit))
            case Announce(special) | Choose(special) if special is not None:
                return self._said("sure-special", game=self._words.special(special))
            case Bid(augen):
                bidding = view.bidding
                lowest = None if bidding is None else lowest_bid(view.rules, bidding)
                if lowest is not None and augen >= lowest + JUMP:
                    return self._said("sure-bid", bid=augen, lowest=lowest)
        return None

    def _before(self, view: View, table: Table) -> None:
        """What the table tells the person before he decides: his melds, the warning of §8.1."""
        game = view.game
        for line in self._offers(view):
            self._screen.say(line)
        if asked_to_bury(view) and view.trump is not None:
            self._screen.say(self._said("melds-stay", augen=table.melds_that_stay(()).augen))
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
        if any(isinstance(action, Rufen) for action in legal):
            offers.append(self._said("offer-call", card=self._words.card(Card.HK)))
        games = [self._words.special(a.special) for a in legal if isinstance(a, Choose)]
        if games:
            offers.append(self._said("offer-special", games=", ".join(games)))
        return tuple(offers)

    def _show_chosen(self, view: View, table: Table, chosen: tuple[Card, ...]) -> None:
        assert asked_to_bury(view)
        self._screen.hand(table.hand(chosen))
        size = view.rules.dapp.size
        cards = " ".join(map(str, sorted(chosen))) or "–"
        self._screen.say(self._said("cards-chosen", count=len(chosen), dapp=size, cards=cards))
        if view.trump is not None:
            stays = table.melds_that_stay(chosen)
            self._screen.say(self._said("melds-stay", augen=stays.augen))


def _in_phase(view: View, action: Action) -> Action:
    """A special game is announced before the auction and chosen after the Dapp (§10.2)."""
    if isinstance(action, Choose) and isinstance(view.phase, Announcing):
        return Announce(action.special)
    return action
