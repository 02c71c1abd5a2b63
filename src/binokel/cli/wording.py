"""The words of the game in the language of the person."""

from __future__ import annotations

from functools import cache

from binokel.words import Words


@cache
def words_for(lang: str) -> Words:
    """The words of a language, read once."""
    return Words(lang)
