"""The front door: what `import binokel` offers."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from pathlib import Path

import binokel as bk


def test_every_name_of_the_front_door_opens() -> None:
    """Each name is there, is what its home module calls so, and there are not too many."""
    for name in bk.__all__:
        assert getattr(bk, name) is not None, name
    assert set(dir(bk)) == set(bk.__all__)
    assert len(bk.__all__) < 50


def test_type_checkers_see_the_same_names() -> None:
    """What a type checker imports is what is loaded on first use, from the same rooms."""
    tree = ast.parse(inspect.getsource(bk))
    guarded = next(node for node in tree.body if isinstance(node, ast.If))
    seen = {
        (node.module.removeprefix("binokel."), alias.name)
        for node in guarded.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    assert seen == {(home, name) for name, home in bk._HOMES.items()}
    assert set(bk.__all__) == set(bk._HOMES)


def test_an_unknown_name_is_refused() -> None:
    """A name that is not there is an AttributeError, as for any module."""
    assert not hasattr(bk, "Skat")


def test_the_import_loads_nothing_before_it_is_used() -> None:
    """`import binokel` alone loads no other module of the package."""
    code = "import sys, binokel; print([m for m in sys.modules if m.startswith('binokel.')])"
    done = subprocess.run(  # noqa: S603 -- our own interpreter
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_every_name_is_on_the_api_page() -> None:
    """The API page names everything the front door offers."""
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    missing = [name for name in bk.__all__ if not re.search(rf"\b{name}\b", page)]
    assert missing == []
