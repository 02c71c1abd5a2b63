"""The code in README, docs and docstrings runs and prints what it says."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import binokel

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(binokel.__path__, "binokel.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_sessions_of_a_page_run(page: Path) -> None:
    """Every Python session on a page gives what the page shows."""
    session = "\n".join(FENCE.findall(page.read_text(encoding="utf-8")))
    test = doctest.DocTestParser().get_doctest(session, {}, page.name, str(page), 0)
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_run(name: str) -> None:
    """Every example in a docstring gives what it shows."""
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_readme_shows_a_session() -> None:
    """The README opens with a session that is long enough to mean something."""
    (session,) = FENCE.findall(PAGES[0].read_text(encoding="utf-8"))
    assert session.count(">>>") >= 10
