"""Which language the program speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binokel.words.languages import best_language

if TYPE_CHECKING:
    from collections.abc import Mapping

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language of an environment: the first of LC_ALL, LC_MESSAGES, LANG that is set decides.

    English where it says so, Swabian likewise; every other one reads German, the language of the
    game.

    >>> language_of({"LANG": "en_GB.UTF-8"}), language_of({"LANG": "C.UTF-8"}), language_of({})
    ('en', 'de', 'de')
    """
    named = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return best_language(named)
