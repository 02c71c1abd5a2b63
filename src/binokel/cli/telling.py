"""A match told deal by deal, from its log.

A deal that is over is told with all its cards; of one still running only what everybody knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binokel.cli.screen import Screen, paper
from binokel.cli.spoken import language, texts
from binokel.deal.actions import Cards
from binokel.deal.events import CardPlayed, Settled, TrickWon
from binokel.match.events import DealWritten, MatchEnded
from binokel.notation.log import Act
from binokel.notation.replaying import replay_steps
from binokel.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from binokel.cli.texts import Texts
    from binokel.match.state import Match, MatchEvent
    from binokel.notation.log import MatchLog


def tell(log: MatchLog) -> None:
    """Print the whole match."""
    teller = _Teller(paper(), Words(language()), texts(), log)
    for number, (match, events) in enumerate(_deals(log), 1):
        teller.deal(number, match, events)


def _deals(log: MatchLog) -> Iterator[tuple[Match, list[MatchEvent]]]:
    """Every deal: the match as it stands after it (or now), and all its events."""
    match: Match | None = None
    events: list[MatchEvent] = []
    for step in replay_steps(log):
        if isinstance(step.entry, Act) and isinstance(step.entry.action, Cards) and events:
            assert match is not None
            yield match, events
            events = []
        match = step.match
        events.extend(step.step.events if step.step else ())
    if match is not None and events:
        yield match, events


class _Teller:
    """Tells one match."""

    def __init__(self, page: Screen, words: Words, said: Texts, log: MatchLog) -> None:
        self._page: Final = page
        self._words: Final = words
        self._said: Final = said
        rules = log.rules
        self._sides: Final = rules.sides() if rules.fixed_sides else None
        self._persons: Final = tuple(
            said("log-person", number=person) for person in range(rules.persons)
        )

    def deal(self, number: int, match: Match, events: list[MatchEvent]) -> None:
        """Print one deal."""
        dealer = self._persons[match.deal.standing.dealer]
        self._page.heading(self._said("log-deal", number=number, who=dealer))
        laid: list[str] = []
        for event in events:
            if isinstance(event, CardPlayed):
                laid.append(f"{self._names(match)[event.seat]} {event.card}")
            elif isinstance(event, TrickWon):
                self._page.say(f"{', '.join(laid)}. {self._sentence(match, event)}")
                laid = []
            else:
                self._tell(match, event)
        if laid:
            self._page.say(", ".join(laid))

    def _tell(self, match: Match, event: MatchEvent) -> None:
        if not match.deal.over and not event.visible_to(None):
            return
        if sentence := self._sentence(match, event):
            self._page.say(sentence)
        if isinstance(event, Settled):
            names = self._names(match)
            for line in self._words.settlement(match.rules, event.settlement, names):
                self._page.say(line)

    def _sentence(self, match: Match, event: MatchEvent) -> str | None:
        if isinstance(event, (DealWritten, MatchEnded)):
            return self._words.event(event, self._persons, sides=self._sides)
        return self._words.event(event, self._names(match))

    def _names(self, match: Match) -> tuple[str, ...]:
        return tuple(self._persons[person] for person in match.persons)
