"""The package's own tables: read on first use, once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, TypeVar

from binokel.errors import Fault, FaultCode, UnknownName, told

T = TypeVar("T")


def read_table(name: str) -> dict[str, Any]:
    """The content of a TOML file that ships with this package."""
    import tomllib  # noqa: PLC0415 -- only who asks for a table pays for the reader
    from importlib.resources import files  # noqa: PLC0415

    return tomllib.loads(files("binokel.rules").joinpath(name).read_text("utf-8"))


class Table(Mapping[str, T]):
    """A mapping by name that is read when it is first looked into.

    Raises:
        UnknownName: for a name it does not hold; the error lists the nearest ones.
    """

    def __init__(
        self, read: Callable[[], Mapping[str, T]], code: FaultCode, paragraph: str
    ) -> None:
        self._read = read
        self._code = code
        self._paragraph = paragraph

    @cached_property
    def _content(self) -> Mapping[str, T]:
        return self._read()

    def __getitem__(self, name: str) -> T:
        try:
            return self._content[name]
        except KeyError:
            raise UnknownName([self.unknown(name)]) from None

    def __contains__(self, name: object) -> bool:
        return name in self._content  # without the error, which looks for names that are near

    def __iter__(self) -> Iterator[str]:
        return iter(self._content)

    def __len__(self) -> int:
        return len(self._content)

    def __repr__(self) -> str:
        return f"<{len(self)} names: {', '.join(self)}>"

    def unknown(self, name: str, among: Iterable[str] | None = None) -> Fault:
        """The fault of asking for a name that is not there.

        Names that may be meant are looked for `among` these, else among all of this table.
        """
        from difflib import get_close_matches  # noqa: PLC0415 -- only a slip needs it

        name = told(name)
        near = tuple(get_close_matches(name, list(self if among is None else among)))
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        sentence = f"{name!r} is {self._code.value}{hint}"
        return Fault(self._code, self._paragraph, sentence, (name,), near)
