"""What text and JSON have in common: bounds, whole numbers, hex, JSON that never surprises."""

from __future__ import annotations

import json
import re
from typing import Any, Final, TypeAlias

from binokel.errors import NotationError

Json: TypeAlias = dict[str, object]
"""A JSON object."""

MAX_LINE: Final = 1000
"""No line, action or text of cards is longer, in characters."""
_MAX_DIGITS: Final = 15
"""A number has at most so many digits: every reader in every language holds it exactly."""
_WHOLE: Final = re.compile(rf"-?[0-9]{{1,{_MAX_DIGITS}}}")
_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*")
_BRACKET: Final = re.compile(r"[\[\]{}]")
_MAX_DEPTH: Final = 8
_SHOWN: Final = 40


def cropped(value: object) -> str:
    """A value for a message, in ASCII and not too long."""
    try:
        text = ascii(value[:_SHOWN] if isinstance(value, str) else value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list too deep
        return f"a {type(value).__name__} too large to show"
    return text if len(text) <= 2 * _SHOWN else f"{text[: 2 * _SHOWN]}…"


def quoted(line: str) -> str:
    """A line or an action for a message; one about the deck must not tell the cards."""
    return "'cards …'" if line.lower().startswith("cards") else cropped(line)


def bounded(text: str, what: str) -> str:
    """A text that is not too long to be looked at.

    Raises:
        NotationError: if it is.
    """
    if len(text) > MAX_LINE:
        raise NotationError(f"{len(text)} characters are no {what}, at most {MAX_LINE} can be")
    return text


def whole(text: str) -> int | None:
    """The whole number that a text of at most 15 digits writes, else None."""
    return int(text) if _WHOLE.fullmatch(text) else None


def is_whole(value: object) -> bool:
    """Whether a value is a whole number (no truth value) of at most 15 digits."""
    return type(value) is int and abs(value) < 10**_MAX_DIGITS


def hex_bytes(text: object, what: str) -> bytes:
    """The bytes that small hexadecimal digits write.

    Raises:
        NotationError: if it is something else.
    """
    if not isinstance(text, str) or not _HEX.fullmatch(text):
        raise NotationError(f"{cropped(text)} is no {what}: write small hexadecimal digits")
    return bytes.fromhex(text)


def load_json(text: str) -> Any:
    """What a JSON text says; no key may stand twice in an object, nothing be nested deeply.

    Raises:
        NotationError: if it is no such JSON.
    """
    try:
        _check_depth(text)
        return json.loads(text, object_pairs_hook=_each_key_once, parse_constant=_no_number)
    except ValueError as error:  # also a number of thousands of digits
        raise NotationError(f"no JSON that can be read: {error}") from error


def _check_depth(text: str) -> None:
    depth = 0
    for bracket in _BRACKET.finditer(text):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > _MAX_DEPTH:
            raise ValueError(f"brackets in brackets, more than {_MAX_DEPTH} deep")


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content = dict(pairs)
    if len(content) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return content


def _no_number(text: str) -> None:
    raise ValueError(f"{text} is no number")
