"""Every paragraph of the rule book is cited by code that follows it and by a test that holds it."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from binokel.rules import book

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "binokel"
NO_RULES = ("testing", "cli")
"""Parts of the package that ask the rules and do not make them."""
WORDS_ONLY = {"7.10": "explains a slide of the seed; its deals are tested"}
"""Paragraphs no code can follow, with the reason."""


def cited(text: str) -> set[str]:
    """Numbers of the paragraphs in a text; `§6.3 to §6.7` are five of them.

    >>> sorted(cited("Rule: §1.4, §6.3 to §6.5."))
    ['1.4', '6.3', '6.4', '6.5']
    """
    found = set()
    for first, chapter, start, end in re.findall(r"§((\d+)\.(\d+))(?: to §\2\.(\d+))?", text):
        found.add(first)
        found |= {f"{chapter}.{number}" for number in range(int(start), int(end or start) + 1)}
    return found


def cited_in_docstrings(source: str, prefix: str = "") -> set[str]:
    """Paragraphs in the docstrings of functions (of this prefix) and, without one, of classes."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) or (isinstance(node, ast.ClassDef) and not prefix):
            text = ast.get_docstring(node) if node.name.startswith(prefix) else None
            found |= cited(text or "")
    return found


def cited_by_code() -> set[str]:
    """Every paragraph a function or class of the package cites."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        if path.relative_to(PACKAGE).parts[0] not in NO_RULES:
            found |= cited_in_docstrings(path.read_text("utf-8"))
    return found


def cited_by_tests() -> set[str]:
    """Every paragraph a test or an acceptance case cites."""
    found = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        found |= cited_in_docstrings(path.read_text("utf-8"), prefix="test_")
    for path in (ROOT / "tests" / "cases").glob("*.json"):
        for case in json.loads(path.read_text("utf-8"))["cases"]:
            found |= cited(case["paragraph"])
    return found


def test_every_paragraph_is_followed_by_code() -> None:
    """Whoever reads a paragraph finds the function; what is words only says why."""
    assert set(book.paragraphs()) - cited_by_code() == set(WORDS_ONLY)


def test_every_paragraph_is_held_by_a_test() -> None:
    """Whoever breaks a paragraph breaks a test that names it."""
    assert set(book.paragraphs()) - cited_by_tests() == set()


@pytest.mark.parametrize("where", [cited_by_code, cited_by_tests])
def test_no_paragraph_is_cited_that_the_book_does_not_have(
    where: Callable[[], set[str]],
) -> None:
    """A citation leads somewhere."""
    assert where() - set(book.paragraphs()) == set()


def test_citations_are_found() -> None:
    """In functions and classes, with ranges; not in comments or other functions."""
    source = (
        'class A:\n "Rule: §1.1"\n def test_b(self): "§2.3 to §2.5, §3.1"\n'
        'def c(): "§4.1"\n# §5.1\n'
    )
    assert cited_in_docstrings(source) == {"1.1", "2.3", "2.4", "2.5", "3.1", "4.1"}
    assert cited_in_docstrings(source, prefix="test_") == {"2.3", "2.4", "2.5", "3.1"}
