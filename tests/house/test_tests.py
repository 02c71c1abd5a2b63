"""The tests themselves keep the habits of the house."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def silent_tests(source: str) -> list[str]:
    """The test functions of a module that do not say what they prove."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
        and not (ast.get_docstring(node) or "").strip()
    ]


@pytest.mark.parametrize(
    "path", sorted(TESTS.rglob("test_*.py")), ids=lambda path: path.relative_to(TESTS).as_posix()
)
def test_every_test_states_its_law(path: Path) -> None:
    """Every test has a docstring that says what must hold."""
    assert silent_tests(path.read_text(encoding="utf-8")) == []


def test_a_silent_test_is_found() -> None:
    """A test without docstring is named, in a class too."""
    source = 'def test_a(): "law"\ndef test_b(): pass\nclass C:\n def test_c(self): " "\n'
    assert silent_tests(source) == ["test_b", "test_c"]
