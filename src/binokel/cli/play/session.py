"""One person and bots play a match to its end, or until the person leaves."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from binokel.arena.table import cards_for
from binokel.bots.protocol import DEFAULT_BUDGET
from binokel.cli.play.person import Person
from binokel.cli.play.sheet import show_sheet
from binokel.cli.play.table import Table, show_question
from binokel.cli.play.wishes import What
from binokel.cli.rules import paragraph
from binokel.cli.spoken import Complaint
from binokel.deal.actions import Cards
from binokel.deal.events import HandDealt, Settled
from binokel.match.events import DealWritten, MatchEnded
from binokel.shuffle import derived_secret

if TYPE_CHECKING:
    from collections.abc import Mapping

    from binokel.bots.protocol import Bot
    from binokel.cli.play.record import Record
    from binokel.cli.play.seating import Seating
    from binokel.cli.play.wishes import Look
    from binokel.cli.screen import Screen
    from binokel.cli.texts import Texts
    from binokel.deal.actions import Action
    from binokel.match.state import Match, MatchEvent
    from binokel.words import Words

LINES_AFTER_DEAL: Final = 8
"""How many lines of the scoresheet are shown after a deal; `s` shows all."""


class Chance:
    """Where the cards and the bots' chance come from; the same seed gives the same again."""

    def __init__(self, master: bytes) -> None:
        self._master: Final = master

    def secret(self, draw: int) -> bytes:
        """The secret of a draw, counted from 1."""
        return derived_secret(self._master, draw)

    def cards(self, match: Match, draw: int) -> Cards:
        """The deck of a draw."""
        return cards_for(match.rules, self._master, draw)

    def of_bot(self, done: int) -> Random:
        """The generator for the decision after so many actions; apart from the cards."""
        return Random(f"{self._master.hex()} bot {done}")  # noqa: S311 -- bots need no secrecy


class Session:
    """A match in progress at the terminal."""

    def __init__(  # noqa: PLR0913 -- what a table is made of
        self,
        match: Match,
        *,
        acts: int,
        draws: int,
        seating: Seating,
        bots: Mapping[int, Bot],
        adviser: Bot | None,
        chance: Chance,
        record: Record,
        screen: Screen,
        words: Words,
        said: Texts,
    ) -> None:
        self._match = match
        self._acts = acts
        self._draws = draws
        self._seating: Final = seating
        self._bots: Final = bots
        self._adviser: Final = adviser
        self._chance: Final = chance
        self._record: Final = record
        self._screen: Final = screen
        self._words: Final = words
        self._said: Final = said
        self._person: Final = Person(screen, words, said, self._look)

    def run(self) -> None:
        """Play until the match is over.

        Raises:
            Quit: if the person wants to stop.
            EOFError: if there is no more input.
        """
        while not self._match.over:
            if self._match.waits_for_cards:
                self._deal_cards()
            else:
                self._next_action()

    @property
    def table(self) -> Table:
        """The table as the person sees it now."""
        match = self._match
        view = match.view(self._seating.my_seat(match))
        return Table(view, self._seating.at_seats(match), self._words, self._said)

    # ── what happens ─────────────────────────────────────────────────────────────────────────────

    def _deal_cards(self) -> None:
        if self._match.deal.history:
            self._person.wait(self.table)
        self._draws += 1
        number = self._match.standing.deals_played + 1
        dealer, seating = self._match.standing.dealer, self._seating
        key = "deal-begins-you" if dealer == seating.me else "deal-begins"
        self._screen.heading(self._said(key, number=number, who=seating.names[dealer]))
        promised = self._record.commit(self._chance.secret(self._draws))
        if promised is not None:
            self._screen.say(self._said("cards-promised", commitment=promised[:16]))
        self._do(self._chance.cards(self._match, self._draws))
        if self._seating.my_seat(self._match) is None:
            self._screen.say(self._said("you-sit-out"))

    def _next_action(self) -> None:
        match, seat = self._match, self._match.to_act
        assert seat is not None
        person = match.persons[seat]
        view = match.view(seat)
        if person == self._seating.me:
            self._do(self._person.choose(view, self._seating.at_seats(match)))
        else:
            generator = self._chance.of_bot(self._acts)
            self._do(self._bots[person].choose(view, generator, DEFAULT_BUDGET))

    def _do(self, action: Action) -> None:
        """Act, write it down, tell it."""
        seat = self._match.to_act if not isinstance(action, Cards) else None
        step = self._match.apply(action, seat)
        self._record.act(seat, action, step, self._chance.secret(self._draws))
        self._match = step.match
        self._acts += 1
        for event in step.events:
            self._tell(event)

    def _tell(self, event: MatchEvent) -> None:
        seating, match = self._seating, self._match
        if isinstance(event, DealWritten):
            show_sheet(self._screen, match, seating, self._words, self._said, LINES_AFTER_DEAL)
        elif isinstance(event, MatchEnded):
            line = self._words.event(event, seating.names, seating.me, sides=seating.sides)
            self._screen.heading(self._said("match-over"))
            self._screen.warn(line or "")
        elif event.visible_to(me := seating.my_seat(match)) and not isinstance(event, HandDealt):
            names = seating.at_seats(match)
            line = self._words.event(event, names, me)
            if isinstance(event, Settled):
                self._screen.heading(line or "")
                explained = self._words.settlement(match.rules, event.settlement, names, me)
                for sentence in explained:
                    self._screen.say(sentence)
                self._screen.say()
            elif line:
                self._screen.say(line)

    # ── what the person wants to see ─────────────────────────────────────────────────────────────

    def _look(self, table: Table, look: Look) -> None:
        match look.what:
            case What.SHEET:
                show_sheet(self._screen, self._match, self._seating, self._words, self._said)
            case What.RULES:
                self._show_rules(look.about)
            case What.TIP:
                self._screen.say(self._tip())
            case What.TABLE:
                show_question(self._screen, table)
            case _:
                for line in _LOOKS[look.what](table):
                    self._screen.say(line)

    def _show_rules(self, number: str) -> None:
        if not number:
            self._screen.say(self._said("rules-of-match", changed=self._changed()))
            for line in self._words.rules_summary(self._match.rules):
                self._screen.say(line)
            return
        try:
            self._screen.prose(paragraph(number, self._words.lang))
        except Complaint as trouble:
            self._screen.say(trouble.message)

    def _changed(self) -> int:
        return len(self._words.rules_summary(self._match.rules))

    def _tip(self) -> str:
        view = self._match.view(self._match.to_act)
        if self._adviser is None or not self._person_is_asked:
            return self._said("no-tip")
        action = self._adviser.choose(view, self._chance.of_bot(self._acts), DEFAULT_BUDGET)
        return self._said("bot-tip", action=self._words.action(action))

    @property
    def _person_is_asked(self) -> bool:
        seat = self._match.to_act
        return seat is not None and self._match.persons[seat] == self._seating.me


_LOOKS: Final = {
    What.HELP: Table.help,
    What.EVERYTHING: Table.everything,
    What.LAST_TRICK: Table.last_trick,
    What.TRICKS: Table.tricks,
    What.MELDS: Table.melds,
    What.AUCTION: Table.auction,
    What.DAPP: Table.dapp,
}
