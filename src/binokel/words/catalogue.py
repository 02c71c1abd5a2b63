"""The messages of one language, read from the Fluent files of its folder.

A file is only cut into messages when it is read. A message with facts is parsed by Fluent when it
is first said; a plain one is said as it stands, so that whoever says nothing else never loads it.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from importlib.resources import files
from textwrap import dedent
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

Arg: TypeAlias = str | int
"""What a message may be given."""
_PLURALS: Final = {"swg": "de"}
"""Whose plural rules a language follows if it has none of its own."""
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =(.*\n(?:(?:[ }].*)?\n)*)", re.MULTILINE)
"""A message: its id, then all lines that are indented, empty, or close a brace."""
_NOT_PLAIN: Final = re.compile(r"\{|^ +\.", re.MULTILINE)
"""A fact, or an attribute."""


class Catalogue:
    """All messages of one language; strict: nothing missing is ever papered over."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        """Read the texts of Fluent files."""
        self._lang = lang
        self._sources = {name: rest for text in texts for name, rest in cut(text)}

    def text(self, name: str, args: dict[str, Arg]) -> str:
        """A message in words; `name` is an id, or an id and an attribute joined by a dot.

        Raises:
            LookupError: if there is no such message, or it needs an argument that is not given.
        """
        source = self._sources.get(name)
        if source is not None and not _NOT_PLAIN.search(source):
            return plain(source)
        return self._formatted(name, args)

    def has(self, name: str) -> bool:
        """Whether there is such a message (an id without attribute)."""
        return name in self._sources

    def _formatted(self, name: str, args: dict[str, Arg]) -> str:
        pattern = self._pattern(name)
        given = {key: _given(arg) for key, arg in args.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            reasons = "; ".join(map(str, errors))
            raise LookupError(f"the {self._lang} message {name} cannot be said: {reasons}")
        return str(text)

    def _pattern(self, name: str) -> Pattern:
        message_id, _, attribute = name.partition(".")
        if self.has(message_id):
            message = self._parsed(message_id)
            found = message.attributes.get(attribute) if attribute else message.value
            if found is not None:
                return found
        raise LookupError(f"there is no {self._lang} message {name}")

    def _parsed(self, message_id: str) -> Message:
        if not self._bundle.has_message(message_id):
            from fluent.runtime import FluentResource  # noqa: PLC0415 -- slow, see above

            source = f"{message_id} ={self._sources[message_id]}"
            self._bundle.add_resource(FluentResource(source))
        return self._bundle.get_message(message_id)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 -- slow, see above

        return FluentBundle([_PLURALS.get(self._lang, self._lang)], use_isolating=False)


def cut(text: str) -> list[tuple[str, str]]:
    """The messages of a Fluent file: the id, and what stands behind its equals sign."""
    return [(found[1], found[2]) for found in _MESSAGE.finditer(f"{text}\n")]


def plain(source: str) -> str:
    """What a message without facts and attributes says, as Fluent would say it."""
    first, _, more = source.partition("\n")
    return f"{first.strip()}\n{dedent(more)}".strip()


def _given(arg: Arg) -> Arg:
    """A number written plainly that chooses plural forms; a negative one has a real minus."""
    if isinstance(arg, str):
        return arg
    from fluent.runtime.types import FluentInt  # noqa: PLC0415 -- slow, see above

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
