"""One action as a few words, like `bid 210` or `play HK`, and as a JSON object.

Readers take either case and the Zehn as Z, 10, X or T (§1.5), writers have one form only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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

_SHOWN: Final = "shown"
_NONE: Final = "none"
_A_BID: Final = "a bid is a whole number without a fraction (§3.3)"


# ── text ─────────────────────────────────────────────────────────────────────────────────────────


def format_action(action: Action) -> str:
    """An action as text; `parse_action` reads the same action back.

    >>> format_action(Bid(210)), format_action(Bury((Card.EU, Card.EZ), shown=(Card.HK,)))
    ('bid 210', 'bury EZ EU shown HK')

    Raises:
        NotationError: for a bid that is no whole number of at most 15 digits (§3.3).
    """
    match action:
        case Cards(order):
            return _phrase("cards", *order)
        case Announce(special):
            return _phrase("announce", special.value if special else _NONE)
        case Bid(augen):
            return _phrase("bid", _whole_bid(augen))
        case Pass():
            return "pass"
        case Abgehen(suit):
            return _phrase("abgehen", suit)
        case Rufen(card):
            return _phrase("rufen", card)
        case Give(card):
            return _phrase("give", card)
        case Choose(special):
            return special.value
        case Trump(suit):
            return _phrase("trump", suit)
        case Bury(cards, shown):
            return _phrase("bury", *cards, *((_SHOWN, *shown) if shown else ()))
        case Play(card):  # pragma: no branch -- there is no other kind
            return _phrase("play", card)


def parse_action(text: str) -> Action:
    """Read an action.

    Only the form is looked at: a bid of 7, a deck of three cards are actions, which the engine
    refuses. A bid that is no whole number is none.

    >>> parse_action("BURY e10 eu"), parse_action("announce none")
    (Bury(cards=(Card.EZ, Card.EU), shown=()), Announce(special=None))

    Raises:
        NotationError: if it is no action.
    """
    verb, *rest = bounded(text, "action").split() or [""]
    reader = _READERS.get(verb.lower())
    if reader is None:
        raise NotationError(f"{cropped(verb)} is no action: write {', '.join(_READERS)}")
    return reader(rest)


def _phrase(*words: object) -> str:
    return " ".join(map(str, words))


def _whole_bid(augen: object) -> int:
    if not is_whole(augen):
        raise NotationError(f"{cropped(augen)} is no bid: {_A_BID}")
    assert isinstance(augen, int)
    return augen


def _read_cards(words: Sequence[str]) -> Action:
    return Cards(tuple(map(Card.parse, words)))


def _read_announce(words: Sequence[str]) -> Action:
    return Announce(_special_or_none(" ".join(words)))


def _read_bid(words: Sequence[str]) -> Action:
    augen = whole(words[0]) if len(words) == 1 else None
    if augen is None:
        raise NotationError(f"{cropped(' '.join(words))} is no bid: {_A_BID}, like bid 210")
    return Bid(augen)


def _read_pass(words: Sequence[str]) -> Action:
    if words:
        raise NotationError(f"{cropped(words[0])} is too much: write pass and nothing else")
    return PASS


def _with_suit(verb: str, make: Callable[[Suit], Action]) -> Callable[[Sequence[str]], Action]:
    def read(words: Sequence[str]) -> Action:
        if len(words) != 1:
            raise NotationError(f"{verb} takes one suit, like {verb} E (§1.2)")
        return make(Suit.parse(words[0]))

    return read


def _with_card(verb: str, make: Callable[[Card], Action]) -> Callable[[Sequence[str]], Action]:
    def read(words: Sequence[str]) -> Action:
        if len(words) != 1:
            raise NotationError(f"{verb} takes one card, like {verb} HK (§1.5)")
        return make(Card.parse(words[0]))

    return read


def _read_bury(words: Sequence[str]) -> Action:
    lower = [word.lower() for word in words]
    split = lower.index(_SHOWN) if _SHOWN in lower else len(words)
    buried, shown = words[:split], words[split + 1 :]
    return Bury(tuple(map(Card.parse, buried)), tuple(map(Card.parse, shown)))


def _choosing(verb: str) -> Callable[[Sequence[str]], Action]:
    return lambda words: Choose(_special(" ".join((verb, *words))))


def _special(text: str) -> Special:
    try:
        return Special(text.lower())
    except ValueError:
        known = ", ".join(special.value for special in Special)
        raise NotationError(f"{cropped(text)} is no special game: write {known} (§10.1)") from None


def _special_or_none(text: str) -> Special | None:
    return None if text.lower() == _NONE else _special(text)


_READERS: Final[Mapping[str, Callable[[Sequence[str]], Action]]] = {
    "cards": _read_cards,
    "announce": _read_announce,
    "bid": _read_bid,
    "pass": _read_pass,
    "abgehen": _with_suit("abgehen", Abgehen),
    "rufen": _with_card("rufen", Rufen),
    "give": _with_card("give", Give),
    "trump": _with_suit("trump", Trump),
    "bury": _read_bury,
    "durch": _choosing("durch"),
    "untendurch": _choosing("untendurch"),
    "play": _with_card("play", Play),
}


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
        case "cards":
            return Cards(_cards(content, "cards"))
        case "announce":
            return Announce(_special_or_none(_text(content, "special")))
        case "bid":
            return Bid(_whole_bid(content.get("augen")))
        case "pass":
            return PASS
        case "abgehen":
            return Abgehen(Suit.parse(_text(content, "suit")))
        case "rufen":
            return Rufen(Card.parse(_text(content, "card")))
        case "give":
            return Give(Card.parse(_text(content, "card")))
        case "choose":
            return Choose(_special(_text(content, "special")))
        case "trump":
            return Trump(Suit.parse(_text(content, "suit")))
        case "bury":
            shown = _cards(content, _SHOWN) if _SHOWN in content else ()
            return Bury(_cards(content, "cards"), shown)
        case "play":
            return Play(Card.parse(_text(content, "card")))
        case other:
            raise NotationError(f"{cropped(other)} is no action")


def _text(content: Json, key: str) -> str:
    value = content.get(key)
    if not isinstance(value, str):
        raise NotationError(f"{content['action']} takes {key} as a text, not {cropped(value)}")
    return bounded(value, key)


def _cards(content: Json, key: str) -> tuple[Card, ...]:
    return parse_cards(_text(content, key))
