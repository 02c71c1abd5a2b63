"""The messages of one language, read from the Fluent files of its folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fluent.runtime.resolver import Pattern

Arg: TypeAlias = str | int
"""What a message may be given."""
_PLURALS: Final = {"swg": "de"}
"""Whose plural rules a language follows if it has none of its own."""


class Catalogue:
    """All messages of one language; strict: nothing missing is ever papered over."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        """Read the texts of Fluent files."""
        self._lang = lang
        self._bundle = FluentBundle([_PLURALS.get(lang, lang)], use_isolating=False)
        for text in texts:
            self._bundle.add_resource(FluentResource(text))

    def text(self, name: str, args: dict[str, Arg]) -> str:
        """A message in words; `name` is an id, or an id and an attribute joined by a dot.

        Raises:
            LookupError: if there is no such message, or it needs an argument that is not given.
        """
        given = {key: _given(arg) for key, arg in args.items()}
        text, errors = self._bundle.format_pattern(self._pattern(name), given)
        if errors:
            reasons = "; ".join(map(str, errors))
            raise LookupError(f"the {self._lang} message {name} cannot be said: {reasons}")
        return str(text)

    def has(self, name: str) -> bool:
        """Whether there is such a message (an id without attribute)."""
        return self._bundle.has_message(name)

    def _pattern(self, name: str) -> Pattern:
        message_id, _, attribute = name.partition(".")
        if self._bundle.has_message(message_id):
            message = self._bundle.get_message(message_id)
            found = message.attributes.get(attribute) if attribute else message.value
            if found is not None:
                return found
        raise LookupError(f"there is no {self._lang} message {name}")


def _given(arg: Arg) -> Arg:
    """A number written plainly that chooses plural forms; a negative one has a real minus."""
    if isinstance(arg, str):
        return arg
    return str(arg).replace("-", "−") if arg < 0 else FluentInt(arg, useGrouping=False)


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(lang, sources(lang).values())


def sources(lang: str) -> dict[str, str]:
    """The Fluent files of a language, text by file name."""
    folder = files(__package__).joinpath(lang)
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in found if file.name.endswith(".ftl")}
