"""The program's own sentences: what the commands do, what it asks and answers.

They lie with all other words, in `terminal.ftl` and `help.ftl` of every language. What is said
about cards, events, refusals and settlements comes from `binokel.words.Words`.
"""

from __future__ import annotations

from typing import Final, final

from binokel.words.catalogue import catalogue


@final
class Texts:
    """The program's own sentences in one language.

    >>> Texts("en")("cmd-melds")
    'Name the melds of some cards.'
    """

    __slots__ = ("_catalogue", "lang")

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        """The language."""
        self._catalogue: Final = catalogue(lang)

    def __contains__(self, key: str) -> bool:
        return self._catalogue.has(key)

    def __call__(self, key: str, **facts: object) -> str:
        """A sentence with its facts.

        Raises:
            LookupError: if there is no such sentence, or it wants a fact that is missing.
        """
        return self._catalogue.text(key, {name: _plain(fact) for name, fact in facts.items()})


def _plain(fact: object) -> str | int:
    """A number as it is (a card is one, too, but not said as one), all else as text."""
    return fact if type(fact) is int else str(fact)
