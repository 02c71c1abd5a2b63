"""One action as a few words, like `bid 210` or `play HK`, and as a JSON object.

Readers take either case and the Zehn as Z, 10, X or T (§1.5), writers have one form only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from binokel.cards import Card, Suit, parse_cards
from binokel.deal.actions import (
    PASS,
    Abgehen,
    Action,
    Announce,
    Bid,
    Bury,
    Cards,
    Choose,
    Give,
    Pass,
    Play,
    Rufen,
    Trump,
)
from binokel.errors import NotationError
from binokel.notation.atoms import bounded, cropped, is_whole, whole
from binokel.rules.special import Special

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from binokel.notation.atoms import Json

T = TypeVar("T")

_SHOWN: Final = "shown"
_NONE: Final = "none"
_A_BID: Final = "a bid is a whole number without a fraction (§3.3)"


@dataclass(frozen=True, slots=True)
class _Form(Generic[T]):
    """How an action with one field is read."""

    make: Callable[[T], Action]
    key: str
    """What JSON calls the field."""
    read: Callable[[str], T]
    one: str = ""
    """Where it takes one word: what, with an example and its paragraph."""

    def read_text(self, text: str) -> Action:
        """The action whose field is written so."""
        return self.make(self.read(text))

    def read_words(self, verb: str, words: Sequence[str]) -> Action:
        """The action whose field is written in these words behind the verb."""
        if self.one and len(words) != 1:
            raise NotationError(f"{verb} takes one {self.key}, like {verb} {self.one}")
        return self.read_text(_phrase(*words))


def _special(text: str) -> Special:
    try:
        return Special(text.lower())
    except ValueError:
        known = ", ".join(special.value for special in Special)
        raise NotationError(f"{cropped(text)} is no special game: write {known} (§10.1)") from None


def _special_or_none(text: str) -> Special | None:
    return None if text.lower() == _NONE else _special(text)


_SUIT: Final = "suit", Suit.parse, "E (§1.2)"
_CARD: Final = "card", Card.parse, "HK (§1.5)"
_FORMS: Final[Mapping[str, _Form[Any]]] = {
    "cards": _Form(Cards, "cards", parse_cards),
    "announce": _Form(Announce, "special", _special_or_none),
    "abgehen": _Form(Abgehen, *_SUIT),
    "rufen": _Form(Rufen, *_CARD),
    "give": _Form(Give, *_CARD),
    "trump": _Form(Trump, *_SUIT),
    "play": _Form(Play, *_CARD),
}
_VERBS: Final = (*_FORMS, "bid", "pass", "bury", "durch", "untendurch")


# ── text ─────────────────────────────────────────────────────────────────────────────────────────


def format_action(action: Action) -> str:
    """An action as text; `parse_action` reads the same action back.

    >>> format_action(Bid(210)), format_action(Bury((Card.EU, Card.EZ), shown=(Card.HK,)))
    ('bid 210', 'bury EZ EU shown HK')

    Raises:
        NotationError: for a bid that is no whole number of at most 15 digits (§3.3).
    """
    match action:
        case Choose(special):
            return special.value
        case Bury(cards, shown):
            return _phrase("bury", *cards, *((_SHOWN, *shown) if shown else ()))
        case _:
            return _phrase(*action_to_json(action).values()).rstrip()


def parse_action(text: str) -> Action:
    """Read an action.

    Only the form is looked at: a bid of 7, a deck of three cards are actions, which the engine
    refuses. A bid that is no whole number is none.

    >>> parse_action("BURY e10 eu"), parse_action("announce none")
    (Bury(cards=(Card.EZ, Card.EU), shown=()), Announce(special=None))

    Raises:
        NotationError: if it is no action.
    """
    verb, *words = bounded(text, "action").split() or [""]
    match verb.lower():
        case "bid":
            return _read_bid(words)
        case "pass":
            return _read_pass(words)
        case "bury":
            return _read_bury(words)
        case "durch" | "untendurch":
            return Choose(_special(_phrase(verb, *words)))
        case known if form := _FORMS.get(known):
            return form.read_words(known, words)
        case _:
            raise NotationError(f"{cropped(verb)} is no action: write {', '.join(_VERBS)}")


def _phrase(*words: object) -> str:
    return " ".join(map(str, words))


def _whole_bid(augen: object) -> int:
    if not is_whole(augen):
        raise NotationError(f"{cropped(augen)} is no bid: {_A_BID}")
    assert isinstance(augen, int)
    return augen


def _read_bid(words: Sequence[str]) -> Action:
    augen = whole(words[0]) if len(words) == 1 else None
    if augen is None:
        raise NotationError(f"{cropped(' '.join(words))} is no bid: {_A_BID}, like bid 210")
    return Bid(augen)


def _read_pass(words: Sequence[str]) -> Action:
    if words:
        raise NotationError(f"{cropped(words[0])} is too much: write pass and nothing else")
    return PASS


def _read_bury(words: Sequence[str]) -> Action:
    lower = [word.lower() for word in words]
    split = lower.index(_SHOWN) if _SHOWN in lower else len(words)
    buried, shown = words[:split], words[split + 1 :]
    return Bury(parse_cards(_phrase(*buried)), parse_cards(_phrase(*shown)))


# ── JSON ─────────────────────────────────────────────────────────────────────────────────────────


def action_to_json(action: Action) -> Json:
    """An action as a JSON object; `action_from_json` reads the same action back.

    >>> action_to_json(Bid(210)), action_to_json(Announce(None))
    ({'action': 'bid', 'augen': 210}, {'action': 'announce', 'special': 'none'})

    Raises:
        NotationError: for a bid that is no whole number of at most 15 digits (§3.3).
    """
    match action:
        case Cards(order):
            return {"action": "cards", "cards": _phrase(*order)}
        case Announce(special):
            return {"action": "announce", "special": special.value if special else _NONE}
        case Bid(augen):
            return {"action": "bid", "augen": _whole_bid(augen)}
        case Pass():
            return {"action": "pass"}
        case Abgehen(suit):
            return {"action": "abgehen", "suit": str(suit)}
        case Rufen(card):
            return {"action": "rufen", "card": str(card)}
        case Give(card):
            return {"action": "give", "card": str(card)}
        case Choose(special):
            return {"action": "choose", "special": special.value}
        case Trump(suit):
            return {"action": "trump", "suit": str(suit)}
        case Bury(cards, shown):
            return {"action": "bury", "cards": _phrase(*cards), "shown": _phrase(*shown)}
        case Play(card):  # pragma: no branch -- there is no other kind
            return {"action": "play", "card": str(card)}


def action_from_json(content: object) -> Action:
    """Read an action from a JSON object; `shown` of a bury may be left out.

    Raises:
        NotationError: if it is no action, or says more than an action does.
    """
    if not isinstance(content, dict):
        raise NotationError(f"{cropped(content)} is no action: it is no JSON object")
    action = _from_object(content)
    if more := content.keys() - action_to_json(action).keys():
        raise NotationError(f"{cropped(min(map(str, more)))} is too much in this action")
    return action


def _from_object(content: Json) -> Action:
    match content.get("action"):
        case "bid":
            return Bid(_whole_bid(content.get("augen")))
        case "pass":
            return PASS
        case "bury":
            shown = _text(content, _SHOWN) if _SHOWN in content else ""
            return Bury(parse_cards(_text(content, "cards")), parse_cards(shown))
        case "choose":
            return Choose(_special(_text(content, "special")))
        case str(verb) if form := _FORMS.get(verb):
            return form.read_text(_text(content, form.key))
        case other:
            raise NotationError(f"{cropped(other)} is no action")


def _text(content: Json, key: str) -> str:
    value = content.get(key)
    if not isinstance(value, str):
        raise NotationError(f"{content['action']} takes {key} as a text, not {cropped(value)}")
    return bounded(value, key)
