"""Which language the program speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES: Final = ("de", "swg", "en")
"""German, Swabian, English."""
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language of an environment: the first of LC_ALL, LC_MESSAGES, LANG that is set decides.

    English where it says so, Swabian likewise; every other one reads German, the language of the
    game.

    >>> language_of({"LANG": "en_GB.UTF-8"}), language_of({"LANG": "C.UTF-8"}), language_of({})
    ('en', 'de', 'de')
    """
    named = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    tag = named.partition(".")[0].partition("@")[0].replace("-", "_").partition("_")[0].lower()
    return tag if tag in LANGUAGES else LANGUAGES[0]
