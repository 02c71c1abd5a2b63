"""The program's own sentences: what the commands do, what it asks and answers.

They lie beside this module as Fluent files, `<part>.<language>.ftl`. What is said about cards,
events, refusals and settlements comes from `binokel.words`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, final

from binokel.words.catalogue import Catalogue

FALLBACK: Final = {"de": ("de",), "swg": ("swg", "de"), "en": ("en",)}
"""Where a sentence is looked for, by language: what Swabian does not say is said in German."""


@final
class Texts:
    """The sentences of one part in one language.

    >>> Texts("help", "en")("cmd-melds")
    'Name the melds of some cards.'
    """

    __slots__ = ("_catalogues", "lang")

    def __init__(self, part: str, lang: str) -> None:
        self.lang: Final = lang
        """The language."""
        self._catalogues: Final = [_catalogue(part, tag) for tag in FALLBACK[lang]]

    def __contains__(self, key: str) -> bool:
        return any(catalogue.has(key) for catalogue in self._catalogues)

    def __call__(self, key: str, **facts: object) -> str:
        """A sentence with its facts.

        Raises:
            LookupError: if there is no such sentence, or it wants a fact that is missing.
        """
        found = (catalogue for catalogue in self._catalogues if catalogue.has(key))
        catalogue = next(found, self._catalogues[-1])
        return catalogue.text(key, {name: _plain(fact) for name, fact in facts.items()})


def text_of(part: str, lang: str) -> str:
    """The Fluent file of a part in one language."""
    return files(__name__).joinpath(f"{part}.{lang}.ftl").read_text(encoding="utf-8")


def _plain(fact: object) -> str | int:
    """A number as it is (a card is one, too, but not said as one), all else as text."""
    return fact if type(fact) is int else str(fact)


@cache
def _catalogue(part: str, lang: str) -> Catalogue:
    return Catalogue(lang, [text_of(part, lang)])
