"""The languages spoken here, and which of them suits a reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

LANGUAGES: Final = ("de", "swg", "en")
"""German, Swabian, English, by their tags; German first."""
NATIVE_NAMES: Final = {"de": "Deutsch", "swg": "Schwäbisch", "en": "English"}
"""What every language calls itself."""


def best_language(preferred: str | Iterable[str], default: str = "de") -> str:
    """The first language of a reader that is spoken here, else the default.

    Args:
        preferred: a tag (`de-DE`), a POSIX locale name (`swg_DE.UTF-8`), several of them joined by
            colons as in the variable LANGUAGE, or any of these in order of preference.
        default: what is spoken to everybody else; German is the language of the game.

    >>> best_language("de-DE"), best_language(["fr_FR.UTF-8", "en_GB:en"]), best_language("C")
    ('de', 'en', 'de')
    """
    wishes = [preferred] if isinstance(preferred, str) else preferred
    tags = (_primary(name) for wish in wishes for name in wish.split(":"))
    return next((tag for tag in tags if tag in LANGUAGES), default)


def _primary(name: str) -> str:
    """The language of a tag or locale name, without region, encoding and modifier."""
    for mark in "@.-_":
        name = name.partition(mark)[0]
    return name.strip().lower()
