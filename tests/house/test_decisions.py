"""Every decision can be found from the list of decisions and from the menu of the site."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "decisions"
PAGES = sorted(FOLDER.glob("[0-9]*.md"))


def test_decisions_are_numbered_without_a_gap() -> None:
    """The number of the file is that of its title."""
    titles = [page.read_text(encoding="utf-8").splitlines()[0] for page in PAGES]
    assert [int(page.name[:4]) for page in PAGES] == list(range(1, len(PAGES) + 1))
    for number, title in enumerate(titles, 1):
        assert title.startswith(f"# {number}. ")


def test_the_list_names_every_decision_by_its_title() -> None:
    """Number, title and page, in order."""
    listed = re.findall(
        r"^(\d+)\. \[(.+)\]\((.+)\)$", (FOLDER / "index.md").read_text("utf-8"), re.MULTILINE
    )
    wanted = [
        (*page.read_text(encoding="utf-8").splitlines()[0][2:].split(". ", 1), page.name)
        for page in PAGES
    ]
    assert listed == wanted


def test_the_menu_of_the_site_has_every_decision() -> None:
    """In order."""
    menu = re.findall(r"decisions/(\d.+\.md)", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert menu == [page.name for page in PAGES]


def test_every_decision_says_what_would_change_it() -> None:
    """Question, choices, decision, and what would change our mind."""
    for page in PAGES:
        parts = re.findall(r"^\*\*(.+?)\.\*\*", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert parts == ["Question", "Choices", "Decision", "What would change our mind"]
