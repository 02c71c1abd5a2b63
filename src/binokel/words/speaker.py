"""One class that says everything in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binokel.words import acting, events, faulting, house, naming, refusing, settling
from binokel.words.catalogue import catalogue
from binokel.words.languages import LANGUAGES
from binokel.words.people import People

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from binokel.cards import Card, Rank, Suit
    from binokel.deal.actions import Action
    from binokel.deal.events import Event
    from binokel.deal.phase import Phase
    from binokel.errors import Fault, FaultCode, Refusal
    from binokel.match.events import DealWritten, MatchEnded
    from binokel.rules.config import Rules, Value
    from binokel.rules.melds import Meld, MeldKind
    from binokel.rules.scoring import Settlement
    from binokel.rules.special import Contract, Special
    from binokel.seats import Seat, Sides
    from binokel.words.catalogue import Arg
    from binokel.words.people import Names


class Words:
    """Speaks one language; calling it says any message of the catalogue.

    >>> from binokel.cards import Card
    >>> Words("de").card(Card.HK), Words("de")("list-and", first="Anna", last="Bert")
    ('Herz-König', 'Anna und Bert')

    Raises:
        LookupError: if the language is not spoken here; calling: if there is no such message, or
            an argument it needs is missing.
    """

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise LookupError(f"{lang!r} is not spoken here, only {', '.join(LANGUAGES)}")
        self._lang: Final = lang
        self._catalogue = catalogue(lang)

    @property
    def lang(self) -> str:
        """The tag of the language: `de`, `swg` or `en`."""
        return self._lang

    def __call__(self, message: str, /, **args: Arg) -> str:
        """Any message of the catalogue by its id, with the arguments it needs."""
        return self._catalogue.text(message, args)

    def __repr__(self) -> str:
        return f"Words({self._lang!r})"

    # ── names ────────────────────────────────────────────────────────────────────────────────────

    def suit(self, suit: Suit) -> str:
        """A suit: `Herz`."""
        return naming.suit(self, suit)

    def rank(self, rank: Rank) -> str:
        """A rank: `König`."""
        return naming.rank(self, rank)

    def card(self, card: Card) -> str:
        """A card: `Herz-König`."""
        return naming.card(self, card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in their order; equal neighbours once, as `2 × Herz-König`; none: a dash."""
        return naming.cards(self, cards)

    def meld(self, meld: Meld | MeldKind) -> str:
        """A meld with suit and Augen, or the name of a kind: `Familie in Herz 150`, `Familie`."""
        return naming.meld(self, meld)

    def contract(self, contract: Contract) -> str:
        """How a deal is played or ended: `Abgehen`."""
        return naming.contract(self, contract)

    def special(self, special: Special) -> str:
        """A special game: `offener Durch`."""
        return naming.special(self, special)

    def phase(self, phase: Phase) -> str:
        """What is going on: `Steigern`."""
        return naming.phase(self, phase)

    def side(self, seats: Sequence[Seat], names: Names, me: Seat | None = None) -> str:
        """The people of a side: `Du und Carla`."""
        return People(self, names, me).together(seats)

    # ── what is done, refused and seen ───────────────────────────────────────────────────────────

    def action(self, action: Action) -> str:
        """What an action means, as an entry of a menu: `Herz-König spielen`."""
        return acting.action(self, action)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is refused: one sentence with the facts and the paragraph."""
        return refusing.refusal(self, refusal)

    def fault(self, fault: Fault | FaultCode) -> str:
        """What is wrong with rules: one sentence, of a fault with its options and paragraph."""
        return faulting.fault(self, fault)

    def event(
        self,
        event: Event | DealWritten | MatchEnded,
        names: Names,
        me: Seat | None = None,
        *,
        sides: Sides | None = None,
    ) -> str | None:
        """One line about an event; None if it is not worth one. Says nothing the event hides.

        Args:
            event: any event of a deal or a match.
            names: the name at every seat; of every person for the events of a match.
            me: the seat (for the events of a match: the person) that reads, None for a watcher.
            sides: who scores together, for the events of a match; None: everybody for himself.
        """
        return events.event(self, event, People(self, names, me), sides)

    def settlement(
        self, rules: Rules, settlement: Settlement, names: Names, me: Seat | None = None
    ) -> tuple[str, ...]:
        """What is written for a deal and why, line by line, with paragraphs.

        Every number an account writes stands in a line of its own as the sum of its parts.
        """
        return settling.settlement(self, rules, settlement, People(self, names, me))

    # ── house rules ──────────────────────────────────────────────────────────────────────────────

    def option(self, path: str) -> str:
        """What an option does.

        Raises:
            UnknownName: if there is no such option.
        """
        return house.option(self, path)

    def value(self, path: str, value: Value) -> str:
        """A value of an option in words: `ja`, `250`, `in Paaren über Kreuz`."""
        return house.value(self, path, value)

    def chapter(self, name: str) -> str:
        """The heading of a chapter of the options: `Steigern` for `auction`."""
        return house.chapter(self, name)

    def preset(self, name: str) -> str:
        """A preset in one sentence.

        Raises:
            UnknownName: if there is no such preset.
        """
        return house.preset(self, name)

    def rules_summary(self, rules: Rules, than: Rules | None = None) -> tuple[str, ...]:
        """How rules differ from others (by default seed_3), one line for each option."""
        return house.summary(self, rules, than)
