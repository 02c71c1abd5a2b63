"""The table of all options: type, range, paragraph, source and meaning of each.

It is `options.toml` of this package, read on first use.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from binokel.errors import Fault, FaultCode, NotationError, told
from binokel.rules.bonus import Bonus
from binokel.rules.tables import Table, read_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

Value: TypeAlias = bool | int | str | tuple[str, ...] | Bonus | None
"""What an option may hold."""
OptionType: TypeAlias = Literal["bool", "int", "enum", "int_or_none", "list", "bonus"]
_MOST_GUESSES: Final = 20
"""For so many unknown names it is looked for what is meant: looking is slow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One option of the rules, as the table tells it."""

    id: str
    """The field path: `play.must_head` is `Rules.play.must_head`."""
    type: OptionType
    """What kind of value it holds."""
    default: Value
    """Its value in the preset seed_3."""
    paragraph: str
    """The paragraph of the rule book it changes."""
    source: str
    """Who plays it how, by source tags."""
    meaning: str
    """What it does, in a few English words."""
    values: tuple[str, ...] = ()
    """What an `enum` may be, or a `list` hold."""
    min: int | None = None
    """The lowest number of an `int` or `int_or_none`."""
    max: int | None = None
    """The highest number of an `int` or `int_or_none`."""

    def read(self, raw: object) -> Value | Fault:
        """The value that is meant by a Python or TOML value, or what is wrong with it. Rule: §12.1.

        None and bonuses may be written as text, a list as any list or tuple of names.
        """
        return _READERS[self.type](self, raw)

    def fault(self, code: FaultCode, wanted: str, raw: object) -> Fault:
        """The fault of holding a wrong value."""
        value = told(raw, value_text)
        sentence = f"{self.id} must be {wanted}, not {value}"
        return Fault(code, self.paragraph, sentence, (self.id,), value=value)


def read_options(raw: Mapping[str, object]) -> tuple[dict[str, Value], tuple[Fault, ...]]:
    """The values meant by option ids and raw values, and every fault among them. Rule: §12.1.

    Faults come in the order of the options, unknown ids last.
    """
    read = {path: OPTIONS[path].read(raw[path]) for path in OPTIONS if path in raw}
    values = {path: value for path, value in read.items() if not isinstance(value, Fault)}
    wrong = [value for value in read.values() if isinstance(value, Fault)]
    return values, (*wrong, *_unknown([path for path in raw if path not in OPTIONS]))


def flatten(content: Mapping[str, object]) -> dict[str, object]:
    """Option ids and raw values of TOML content, where chapters are tables. Rule: §12.1.

    What is no table of a known chapter stays as it is, so that `read_options` can name it.
    """
    chapters = _chapters()
    flat: dict[str, object] = {}
    for key, entry in content.items():
        if key in chapters and isinstance(entry, dict):
            flat |= {f"{key}.{name}": value for name, value in entry.items()}
        else:
            flat[key] = entry
    return flat


def value_text(value: object) -> str:
    """A value as TOML text; None and bonuses are written as strings.

    >>> value_text(None), value_text(True), value_text(("highest", "shared"))
    ('"none"', 'true', '["highest", "shared"]')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(map(value_text, value))}]"
    if value is None:
        return '"none"'
    return f'"{value}"' if isinstance(value, (str, Bonus)) else str(value)


def _chapters() -> dict[str, None]:
    return dict.fromkeys(path.partition(".")[0] for path in OPTIONS)


def _unknown(paths: Sequence[str]) -> Iterator[Fault]:
    chapters = _chapters()
    names = [*OPTIONS, *chapters]
    for number, path in enumerate(paths):
        if path in chapters:
            yield _chapter_alone(path)
        else:
            yield OPTIONS.unknown(path, names if number < _MOST_GUESSES else ())


def _chapter_alone(path: str) -> Fault:
    sentence = f"{path} is a chapter: write its options below [{path}] or as {path}.name = value"
    return Fault(FaultCode.WRONG_TYPE, "§12.1", sentence, (path,))


def _read_bool(option: Option, raw: object) -> Value | Fault:
    if isinstance(raw, bool):
        return raw
    return option.fault(FaultCode.WRONG_TYPE, "true or false", raw)


def _read_int(option: Option, raw: object) -> Value | Fault:
    other = ' or "none"' if option.type == "int_or_none" else ""
    if not isinstance(raw, int) or isinstance(raw, bool):
        return option.fault(FaultCode.WRONG_TYPE, f"a whole number{other}", raw)
    if option.min is None or option.max is None or option.min <= raw <= option.max:
        return raw
    return option.fault(FaultCode.OUT_OF_RANGE, f"{option.min} to {option.max}{other}", raw)


def _read_int_or_none(option: Option, raw: object) -> Value | Fault:
    return None if raw is None or raw == "none" else _read_int(option, raw)


def _read_enum(option: Option, raw: object) -> Value | Fault:
    wanted = f"one of {', '.join(option.values)}"
    if not isinstance(raw, str):
        return option.fault(FaultCode.WRONG_TYPE, wanted, raw)
    if raw not in option.values:
        return option.fault(FaultCode.NOT_A_VALUE, wanted, raw)
    return raw


def _read_list(option: Option, raw: object) -> Value | Fault:
    wanted = f"a list of {', '.join(option.values)}"
    if not isinstance(raw, (list, tuple)) or not all(isinstance(name, str) for name in raw):
        return option.fault(FaultCode.WRONG_TYPE, wanted, raw)
    if not set(raw) <= set(option.values):
        return option.fault(FaultCode.NOT_A_VALUE, wanted, raw)
    return tuple(raw)


def _read_bonus(option: Option, raw: object) -> Value | Fault:
    wanted = "none, fixed(n), per_player(n) or half_bid"
    if isinstance(raw, Bonus):
        return raw
    if not isinstance(raw, str):
        return option.fault(FaultCode.WRONG_TYPE, wanted, raw)
    try:
        return Bonus.parse(raw)
    except NotationError:
        return option.fault(FaultCode.NOT_A_VALUE, wanted, raw)


_READERS: Final[Mapping[str, Callable[[Option, object], Value | Fault]]] = {
    "bool": _read_bool,
    "int": _read_int,
    "int_or_none": _read_int_or_none,
    "enum": _read_enum,
    "list": _read_list,
    "bonus": _read_bonus,
}


def _read_table() -> dict[str, Option]:
    rows = read_table("options.toml")["option"]
    return {row["id"]: _option(row) for row in rows}


def _option(row: dict[str, Any]) -> Option:
    option = Option(**{**row, "values": tuple(row.get("values", ()))})
    default = option.read(option.default)
    assert not isinstance(default, Fault), default  # a house test reads every default
    return replace(option, default=default)


OPTIONS: Final = Table(_read_table, FaultCode.UNKNOWN_OPTION, "§12.1")
"""Every option by its id, in the order of the rule book."""
