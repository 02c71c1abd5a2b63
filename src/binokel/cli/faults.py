"""What went wrong, as the person reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cli.texts import Texts
from binokel.errors import IllegalAction, NotationError, RulesError
from binokel.words import Words

if TYPE_CHECKING:
    from binokel.errors import BinokelError


def sentence(error: BinokelError, lang: str) -> str:
    """One line about an error.

    What the rules say is told in the language of the person, also where it stands in a log; what
    is wrong with a text itself is told in English, with its line.
    """
    words = Words(lang)
    if isinstance(error, IllegalAction):
        return words.refusal(error.refusal)
    if isinstance(error, RulesError):
        return " ".join(map(words.fault, error.faults))
    if isinstance(error, NotationError):
        return _in_a_text(error, lang)
    return str(error)


def _in_a_text(error: NotationError, lang: str) -> str:
    said, why = Texts(lang), error.__cause__
    if not isinstance(why, (IllegalAction, RulesError)):
        return f"{error}."
    told = sentence(why, lang)
    if isinstance(why, IllegalAction):
        told = said("log-refused", why=told)
    return told if error.line is None else said("log-line", line=error.line, why=told)
