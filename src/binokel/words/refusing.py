"""Why the rules refuse something: one sentence with its facts and its paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binokel.cards import Card, Suit
from binokel.errors import Reason, Refusal
from binokel.rules.giving_up import Moment
from binokel.rules.special import Special
from binokel.words import naming

if TYPE_CHECKING:
    from collections.abc import Mapping

    from binokel.words.catalogue import Arg
    from binokel.words.people import Say

_BY_FACT: Final = {
    Reason.WRONG_PHASE: {"partner": "give-first", "called": "called", "special": "no-trump"},
    Reason.NOT_ALLOWED: {"partner": "partner", "special": "special", "card": "card"},
    Reason.NOT_A_DECK: {"card": "kind"},
    Reason.NOT_A_COUNT: {
        fact: fact
        for fact in ("contract", "partner", "seat", "entries", "negative", "tricks", "augen")
    },
}
"""Which sentence of a reason fits, by the facts that come with it."""
_BY_PARAGRAPH: Final = {
    Reason.WRONG_PHASE: {
        "§4.1": "no-dapp",
        "§4.3": "order",
        "§8.1": "abgehen",
        "§9.2": "rufen",
        "§9.3": "no-exchange",
        "§10.2": "special",
    },
    Reason.NOT_ALLOWED: {"§8.1": "abgehen", "§9.1": "rufen"},
    Reason.OVER: {"§7.1": "deal", "§11.1": "match"},
}
"""Else by the paragraph that refuses."""
_DONE: Final = (Moment.TRUMP, Moment.BURIED)


def refusal(say: Say, refusal: Refusal) -> str:
    """The reason with its facts and its paragraph."""
    return say("refusal", sentence=_sentence(say, refusal), paragraph=refusal.paragraph)


def _sentence(say: Say, refusal: Refusal) -> str:
    """The sentence without stop and paragraph."""
    name = refusal.reason.name.lower().replace("_", "-")
    facts = _spoken(say, refusal.details)
    if refusal.reason is Reason.PUNISHABLE:
        facts["why"] = _sentence(say, _what_is_punished(refusal))
    return say(f"refusal-{name}", case=_case(refusal), **facts)


def _what_is_punished(refusal: Refusal) -> Refusal:
    why = refusal.details["why"]
    assert isinstance(why, Reason), why
    return Refusal(why, refusal.details)


def _spoken(say: Say, details: Mapping[str, object]) -> dict[str, Arg]:
    """Facts as a sentence takes them: cards and suits by name, numbers as they are."""
    spoken: dict[str, Arg] = {}
    for key, fact in details.items():
        match fact:
            case Card():
                spoken[key] = naming.card(say, fact)
            case Suit():
                spoken[key] = naming.suit(say, fact)
            case Special():
                spoken[key] = naming.special(say, fact)
            case int() | str():
                spoken[key] = fact
    return spoken


def _case(refusal: Refusal) -> str:
    """Which of the sentences of one reason fits."""
    details = refusal.details
    if refusal.reason is Reason.TOO_LOW and details["lowest"] is None:
        return "top"
    if refusal.paragraph == "§4.3" and details.get("moment") in _DONE:
        return "done"
    for fact, case in _BY_FACT.get(refusal.reason, {}).items():
        if fact in details:
            return case
    return _BY_PARAGRAPH.get(refusal.reason, {}).get(refusal.paragraph, "other")
