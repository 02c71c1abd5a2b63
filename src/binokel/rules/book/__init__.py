"""The rule book as text, paragraph by paragraph, in English and German.

The two texts lie beside this module as `en.md` and `de.md`; the documentation includes the same
files, so there is one source. Both have the same paragraphs. Every paragraph begins a line with
its number in bold, `**§6.4**`, and every chapter with a heading, `## §6 Trick play`.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from binokel.errors import NotationError

_PARAGRAPH = re.compile(r"^\*\*§(?P<number>\d+\.\d+)\*\*", re.MULTILINE)
_CHAPTER = re.compile(r"^## §(?P<number>\d+) ", re.MULTILINE)
_HEADING = re.compile(r"^## ", re.MULTILINE)


def text(lang: str = "de") -> str:
    """The whole book as Markdown, with preamble and glossary.

    Languages are named by their tags: `en` and its regions are English; every other one, Swabian
    `swg` among them, reads German, the language of the game.
    """
    return _read("en" if re.match(r"en(?![a-z])", lang) else "de")


def paragraphs(lang: str = "de") -> tuple[str, ...]:
    """The numbers of all paragraphs in the order of the book, without the sign: `6.4`.

    >>> paragraphs()[:3]
    ('1.1', '1.2', '1.3')
    """
    return tuple(match["number"] for match in _PARAGRAPH.finditer(text(lang)))


def chapters(lang: str = "de") -> tuple[str, ...]:
    """The numbers of all chapters in the order of the book.

    >>> chapters()[-1]
    '12'
    """
    return tuple(match["number"] for match in _CHAPTER.finditer(text(lang)))


def paragraph(number: str, lang: str = "de") -> str:
    """One paragraph as Markdown, with its lists and tables, up to the next one.

    Args:
        number: `§6.4` or `6.4`.
        lang: see `text`.

    Raises:
        NotationError: the book has no such paragraph; the message names near ones.

    >>> print(paragraph("§6.12", lang="en"))
    **§6.12** Who wins the trick leads to the next.
    """
    return _section(number, lang, _PARAGRAPH)


def chapter(number: str, lang: str = "de") -> str:
    """One chapter as Markdown, from its heading up to the next heading.

    Args:
        number: `§6` or `6`.
        lang: see `text`.

    Raises:
        NotationError: the book has no such chapter; the message names near ones.

    >>> chapter("6", lang="en").splitlines()[0]
    '## §6 Trick play'
    """
    return _section(number, lang, _CHAPTER)


@cache
def _read(lang: str) -> str:
    return files(__name__).joinpath(f"{lang}.md").read_text(encoding="utf-8")


def _section(number: str, lang: str, opening: re.Pattern[str]) -> str:
    book = text(lang)
    starts = {match["number"]: match.start() for match in opening.finditer(book)}
    wanted = number.strip().removeprefix("§").strip()
    if wanted not in starts:
        near = get_close_matches(wanted, starts, n=3, cutoff=0)
        names = ", ".join(f"§{found}" for found in near)
        raise NotationError(f"the rule book has no §{wanted}; near it are {names}")
    start = starts[wanted]
    ends = [match.start() for part in (opening, _HEADING) for match in part.finditer(book)]
    return book[start : min((end for end in ends if end > start), default=len(book))].strip()
