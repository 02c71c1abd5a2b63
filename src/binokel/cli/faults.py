"""What went wrong, as the person reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cli.wording import words_for
from binokel.errors import IllegalAction, RulesError

if TYPE_CHECKING:
    from binokel.errors import BinokelError


def sentence(error: BinokelError, lang: str) -> str:
    """One line about an error; logs and notation are told in English."""
    words = words_for(lang)
    if isinstance(error, IllegalAction):
        return words.refusal(error.refusal)
    if isinstance(error, RulesError):
        return " ".join(map(words.fault, error.faults))
    return str(error)
