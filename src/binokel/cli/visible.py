"""What people typed and files hold, made harmless before a terminal sees it."""

from __future__ import annotations

import unicodedata
from typing import Final

_UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode's controls, invisible formats, halves of characters, separators of lines."""
LAYOUT: Final = "\n\t"
"""Controls that the program itself writes."""


def visible(text: str, keep: str = LAYOUT) -> str:
    r"""A text in which nothing steers a terminal: what cannot be seen is written as an escape.

    >>> visible("H\x1b[31mA\x07"), visible("one\ntwo", keep="")
    ('H\\x1b[31mA\\x07', 'one\\x0atwo')
    """
    if text.isprintable():
        return text
    return "".join(char if _is_seen(char, keep) else _escaped(char) for char in text)


def _is_seen(char: str, keep: str) -> bool:
    return char in keep or unicodedata.category(char) not in _UNSEEN


def _escaped(char: str) -> str:
    number = ord(char)
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}"  # noqa: PLR2004 -- a byte
