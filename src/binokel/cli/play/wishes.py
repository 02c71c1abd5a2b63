"""What a person types at the table, read as a wish: to look at something, to choose, to act."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

from binokel.cards import Card, Suit
from binokel.cli.reading import suit_called
from binokel.cli.screen import in_hand_order
from binokel.deal.actions import (
    PASS,
    Abgehen,
    Action,
    Announce,
    Bid,
    Bury,
    Choose,
    Give,
    Play,
    Rufen,
    Trump,
)
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.declaring import Declaring
from binokel.deal.playing import Playing
from binokel.errors import NotationError
from binokel.rules.special import Special

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from binokel.deal.view import View


class What(Enum):
    """What can be looked at, or done, at any time."""

    HELP = ("?", "help", "hilfe", "h")
    EVERYTHING = ("??",)
    LAST_TRICK = ("l", "last", "letzter")
    TRICKS = ("t", "tricks", "stiche")
    MELDS = ("m", "melds", "meldungen")
    AUCTION = ("a", "auction", "steigern")
    DAPP = ("d", "dapp")
    SHEET = ("s", "sheet", "blatt")
    RULES = ("r", "rules", "regel", "regeln")
    TIP = ("tip", "tipp", "hint")
    TABLE = ("table", "tisch", "w")
    QUIT = ("q", "quit", "ende", "exit")


@dataclass(frozen=True, slots=True)
class Look:
    """The wish to see something."""

    what: What
    about: str = ""
    """What is typed behind it: the paragraph of `r 6.4`."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is chosen for burying so far."""

    cards: tuple[Card, ...] = ()
    """The cards to bury."""
    shown: tuple[Card, ...] = ()
    """The cards to show for melds; none: whatever melds among the cards that stay (§8.7)."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """The wish to give up without saying for which trump the others meld (§8.3)."""


Wish: TypeAlias = Look | Chosen | GiveUp | Action
"""What one line may mean."""


class NotUnderstood(Exception):  # noqa: N818 -- what it is
    """A line that means nothing here; names the sentence that says so."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key: Final = key
        self.facts: Final = facts


def read(view: View, chosen: Chosen, line: str) -> Wish:
    """The wish of a line typed by the seat of a view, which is to act.

    What could be both, an answer to what is asked or the name of something to look at, is the
    answer.

    Raises:
        NotUnderstood: if it means nothing.
    """
    words = line.replace(",", " ").lower().split()
    for attempt in (_answer(view, chosen), _looks, _acts):
        if (wish := attempt(words)) is not None:
            return wish
    raise NotUnderstood("not-understood", typed=line.strip()[:40])


def numbered(view: View) -> dict[Card, int]:
    """The numbers of the cards that can be chosen now, in the order they are shown."""
    phase, hand = view.phase, view.hand
    can = phase.playable(hand) if isinstance(phase, Playing) else hand
    ordered = [card for cards in in_hand_order(can.kinds, view.trump).values() for card in cards]
    return {card: place for place, card in enumerate(ordered, 1)}


def asked_for_cards(view: View) -> bool:
    """Whether the seat is to name cards of its hand now."""
    game = view.game
    if isinstance(view.phase, Playing):
        return True
    return game is not None and (game.waits_for_return or asked_to_bury(view))


def asked_to_bury(view: View) -> bool:
    """Whether burying is what the declarer has to do next."""
    game = view.game
    if game is None or not isinstance(view.phase, Declaring) or game.waits_for_return:
        return False
    first = view.rules.dapp.trump_named == "after_bury"
    ready = game.trump is not None or game.special is not None or first
    return ready and game.buried is None and view.rules.dapp.size > 0


def names_shown(view: View) -> bool:
    """Whether the declarer names the cards he shows, because a wrong bury is punished (§8.7)."""
    game = view.game
    punished = view.rules.verdrueckt.mode == "penalise"
    return punished and game is not None and game.special is None


def asked_for_trump(view: View) -> bool:
    """Whether trump is what the declarer has to name next."""
    game = view.game
    owes = game is not None and (game.waits_for_return or game.special or game.trump)
    return isinstance(view.phase, Declaring) and not owes and not asked_to_bury(view)


# ── answers to what is asked ─────────────────────────────────────────────────────────────────────


def _answer(view: View, chosen: Chosen) -> Callable[[list[str]], Wish | None]:
    def answer(words: list[str]) -> Wish | None:
        if isinstance(view.phase, Announcing):
            return Announce(None) if words in ([], ["p"], *([no] for no in _NO)) else None
        if isinstance(view.phase, Auction):
            return _number_as_bid(words)
        if asked_for_trump(view):
            return _letter_as_trump(words)
        if asked_to_bury(view):
            return _burying(view, chosen, words)
        return _one_card(view, words)

    return answer


def _number_as_bid(words: list[str]) -> Wish | None:
    """A bid; what is only like a number is none, whatever digits it has (§3.3)."""
    if len(words) != 1:
        return None
    number = _whole(words[0])
    if number is None and _NO_DIGIT.sub("", words[0]).isnumeric():
        raise NotUnderstood("not-a-number", typed=words[0][:20])
    return None if number is None else Bid(number)


def _letter_as_trump(words: list[str]) -> Wish | None:
    suit = suit_called(words[0]) if len(words) == 1 else None
    return None if suit is None else Trump(suit)


def _burying(view: View, chosen: Chosen, words: list[str]) -> Wish | None:
    """Cards are added, with a minus taken back; an empty line or `ok` buries what is chosen."""
    if words in ([], ["ok"]):
        return Bury(chosen.cards, chosen.shown)
    if words in (["x"], ["0"]):
        return replace(chosen, cards=())
    if words[0] in _SHOW and names_shown(view):
        return _showing(view, chosen, words[1:])
    cards = list(chosen.cards)
    for word in words:
        card = _card(view, word.removeprefix("-"))
        if card is None:
            return None
        if not word.startswith("-"):
            if card in cards and cards.count(card) == view.hand.count(card):
                raise NotUnderstood("already-chosen", card=card)
            cards.append(card)
        elif card in cards:
            cards.remove(card)
        else:
            raise NotUnderstood("not-chosen", card=card)
    _check_held(view, cards)
    if len(cards) > view.rules.dapp.size and not names_shown(view):
        raise NotUnderstood("too-many-chosen", count=len(cards), dapp=view.rules.dapp.size)
    return replace(chosen, cards=tuple(cards))


def _showing(view: View, chosen: Chosen, words: list[str]) -> Chosen:
    """The cards to show, all named at once; none named: whatever melds (§8.7)."""
    shown = []
    for word in words:
        card = _card(view, word)
        if card is None:
            raise NotUnderstood("no-card", typed=word[:20])
        shown.append(card)
    _check_held(view, shown)
    return replace(chosen, shown=tuple(shown))


def _check_held(view: View, cards: list[Card]) -> None:
    for card in cards:
        if cards.count(card) > view.hand.count(card):
            raise NotUnderstood("not-so-often", card=card)


def _one_card(view: View, words: list[str]) -> Wish | None:
    """The one card asked for; an empty line takes it if there is only one."""
    numbers = numbered(view)
    card = _card(view, words[0]) if len(words) == 1 else None
    if not words and len(numbers) == 1:
        card = next(iter(numbers))
    if card is None:
        return None
    return Play(card) if isinstance(view.phase, Playing) else Give(card)


def _card(view: View, word: str) -> Card | None:
    """A card by its letters, or by its number in what is shown."""
    number = _whole(word)
    if number is not None:
        by_number = {place: card for card, place in numbered(view).items()}
        if number not in by_number:
            raise NotUnderstood("no-number", typed=word[:20], last=len(by_number))
        return by_number[number]
    return _card_named(word)


def _card_named(word: str) -> Card | None:
    try:
        return Card.parse(word)
    except NotationError:
        return None


# ── what can be said at any time ─────────────────────────────────────────────────────────────────


def _looks(words: list[str]) -> Wish | None:
    if not words:
        raise NotUnderstood("nothing-typed")
    what = next((what for what in What if words[0] in what.value), None)
    if what is None or (len(words) > 1 and what is not What.RULES):
        return None
    return Look(what, " ".join(words[1:]))


def _acts(words: list[str]) -> Wish | None:
    """An act named by its verb; the rules say whether it is the time for it."""
    verb, rest = words[0], words[1:]
    if " ".join(words) in _ALONE:
        return _ALONE[" ".join(words)]
    if verb in _WITH_NUMBER:
        number = _whole(rest[0]) if len(rest) == 1 else None
        if number is None:
            raise NotUnderstood("not-a-number", typed=" ".join(rest)[:20])
        return Bid(number)
    if verb in _WITH_SUIT:
        suit = suit_called(rest[0]) if len(rest) == 1 else None
        if suit is None:
            raise NotUnderstood("no-suit", typed=" ".join(rest)[:20])
        return _WITH_SUIT[verb](suit)
    if verb in _WITH_CARD or (not rest and _card_named(verb)):
        word = rest[0] if len(rest) == 1 else (verb if not rest else "")
        card = _card_named(word)
        if card is None:
            raise NotUnderstood("no-card", typed=" ".join(rest)[:20])
        return _WITH_CARD.get(verb, Play)(card)
    return None


def _whole(word: str) -> int | None:
    """A whole number without a sign, of at most 20 digits from 0 to 9."""
    return int(word) if _DIGITS.fullmatch(word) else None


_DIGITS: Final = re.compile(r"[0-9]{1,20}")
_NO_DIGIT: Final = re.compile(r"[-+−.']")
"""What else stands in numbers."""
_SHOW: Final = ("zeigen", "zeige", "zeig", "zoiga", "zoig", "show")
_NO: Final = ("n", "no", "nein", "kein", "keiner", "none", "noi")
_ALONE: Final[Mapping[str, Wish]] = {
    **dict.fromkeys(("p", "pass", "passe", "weg"), PASS),
    **dict.fromkeys(("ab", "abgehen", "give up"), GiveUp()),
    **dict.fromkeys(("durch",), Choose(Special.DURCH)),
    **dict.fromkeys(
        ("durch open", "durch offen", "durch offa", "open durch", "offener durch"),
        Choose(Special.DURCH_OPEN),
    ),
    **dict.fromkeys(("unten", "untendurch", "ontadurch", "bettl"), Choose(Special.UNTENDURCH)),
}
_WITH_NUMBER: Final = ("bid", "biete", "gebot")
_WITH_SUIT: Final[Mapping[str, Callable[[Suit], Action]]] = {
    **dict.fromkeys(("trump", "trumpf"), Trump),
    **dict.fromkeys(("ab", "abgehen"), Abgehen),
}
_WITH_CARD: Final[Mapping[str, Callable[[Card], Action]]] = {
    **dict.fromkeys(("play", "spiel", "spiele"), Play),
    **dict.fromkeys(("call", "ruf", "rufe", "rufen", "ruaf"), Rufen),
    **dict.fromkeys(("give", "gib"), Give),
}
