"""The rule book: complete, the same in both languages, and in step with the tables and the site."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from binokel.errors import NotationError, Reason
from binokel.rules import book

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "src" / "binokel" / "rules"
LANGUAGES = ("en", "de")
LENGTHS = {1: 6, 2: 6, 3: 10, 4: 10, 5: 13, 6: 14, 7: 10, 8: 8, 9: 10, 10: 9, 11: 7, 12: 3}
"""How many paragraphs each chapter has; numbers are never given away again."""
NUMBERS = tuple(f"{chapter}.{n}" for chapter, last in LENGTHS.items() for n in range(1, last + 1))

OPTIONS = tomllib.loads((RULES / "options.toml").read_text(encoding="utf-8"))["option"]
PRESETS = tomllib.loads((RULES / "presets.toml").read_text(encoding="utf-8"))


def in_code(text: str) -> list[str]:
    """What stands in code font, sorted."""
    return sorted(re.findall(r"`[^`]+`", text))


def figures(text: str) -> list[str]:
    """Every number written in figures outside code, sorted."""
    return sorted(re.findall(r"\d+", re.sub(r"`[^`]+`", "", text)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_have_the_pinned_paragraphs(lang: str) -> None:
    """§1.1 to §12.3, all 106 of them, in order, in each language."""
    assert len(NUMBERS) == 106
    assert book.paragraphs(lang) == NUMBERS
    assert book.chapters(lang) == tuple(str(chapter) for chapter in LENGTHS)


@pytest.mark.parametrize("number", NUMBERS)
def test_languages_agree_on_values_options_and_references(number: str) -> None:
    """No number, option, value or reference differs between the languages."""
    english, german = (book.paragraph(number, lang) for lang in LANGUAGES)
    assert in_code(english) == in_code(german)
    assert figures(english) == figures(german)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reference_leads_somewhere(lang: str) -> None:
    """A paragraph or chapter that the book mentions exists."""
    mentioned = set(re.findall(r"§(\d+(?:\.\d+)?)", book.text(lang)))
    assert mentioned <= {*book.paragraphs(lang), *book.chapters(lang)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option["id"])
def test_every_option_is_named_in_its_chapter(option: Mapping[str, Any], lang: str) -> None:
    """The paragraph of an option exists, and names the option by its id."""
    assert f"`{option['id']}`" in book.paragraph(option["paragraph"], lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS["preset"])
def test_every_preset_is_named(preset: str, lang: str) -> None:
    """The table of presets names each of them. Rule: §12.3."""
    assert f"`{preset}`" in book.paragraph("12.3", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("row", "deck"), [(2, "with_diss"), (3, "without_diss")])
def test_usual_sizes_are_those_of_the_table(row: int, deck: str, lang: str) -> None:
    """The book and the package's table name the same usual sizes. Rule: §2.4."""
    lines = [line for line in book.paragraph("2.4", lang).splitlines() if line.startswith("|")]
    sizes = [f"{hand}/{dapp}" for hand, dapp in PRESETS["sizes"][deck].values()]
    assert [cell.strip() for cell in lines[row].strip("|").split("|")][1:] == sizes


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_its_paragraph(reason: Reason) -> None:
    """The paragraph a refusal cites can be looked up."""
    assert book.paragraph(reason.paragraph)


@pytest.mark.parametrize("number", ["§6.4", "6.4", " § 6.4 "])
def test_a_paragraph_is_found_by_its_number(number: str) -> None:
    """With or without the sign, a number gives its paragraph and no more. Rule: §6.4."""
    found = book.paragraph(number, "en")
    assert found.startswith("**§6.4** *Head*")
    assert "§6.5** " not in found
    assert found.endswith("§6.7 stays.")


def test_a_paragraph_holds_its_tables_and_lists() -> None:
    """Tables and lists belong to the paragraph above them. Rule: §5.2, §12.3."""
    assert "| TRUMPF_DISS |" in book.paragraph("5.2", "de")
    assert "- `with_familie`" in book.paragraph("5.7", "de")
    assert book.paragraph("12.3", "en").splitlines()[-1].startswith("| `drecksau_3`")


def test_a_chapter_ends_before_the_next_heading() -> None:
    """A chapter runs from its heading to its last paragraph; the glossary belongs to none."""
    chapter = book.chapter("§12", "de")
    assert chapter.startswith("## §12 Vorlagen\n")
    assert "Wörterverzeichnis" not in chapter
    assert "**§11" not in chapter


@pytest.mark.parametrize(
    ("number", "near"), [("6.40", "§6.4"), ("13.1", "§3.1"), ("", "§"), ("§", "§"), ("x", "§")]
)
def test_an_unknown_paragraph_is_an_error_that_helps(number: str, near: str) -> None:
    """What the book does not have is refused, and the message names near paragraphs."""
    with pytest.raises(NotationError, match=rf"near it are .*{near}"):
        book.paragraph(number)


def test_an_unknown_chapter_is_an_error_that_helps() -> None:
    """A paragraph's number is no chapter."""
    with pytest.raises(NotationError, match=r"no §6\.4; near it are §6,"):
        book.chapter("6.4")


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("de", "das Regelbuch"),
        ("swg", "das Regelbuch"),
        ("de-AT", "das Regelbuch"),
        ("fr", "das Regelbuch"),
        ("en", "the rule book"),
        ("en-GB", "the rule book"),
        ("en_US", "the rule book"),
    ],
)
def test_languages_fall_back_to_german(lang: str, title: str) -> None:
    """English is English; Swabian and every unknown language read German."""
    assert book.text(lang).startswith(f"# Binokel: {title}\n")


def test_generated_pages_are_up_to_date() -> None:
    """The pages on options and presets are what the tables say."""
    assert runpy.run_path(str(ROOT / "tools" / "make_docs.py"))["main"](["--check"]) == 0


def test_a_page_out_of_date_is_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    """The check fails and names the page."""
    tool = runpy.run_path(str(ROOT / "tools" / "make_docs.py"))
    assert tool["check"]({tool["PAGES"] / "options.md": "old"}) == 1
    assert "docs/rules/options.md is out of date" in capsys.readouterr().err


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation, built in strict mode."""
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(  # noqa: S603 -- our own command
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", folder],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_has_its_anchor_on_the_site(site: Path, lang: str) -> None:
    """`rules/de/#s6.4` leads to §6.4, `rules/de/#s6` to its chapter, in a strict build."""
    page = (site / "rules" / lang / "index.html").read_text(encoding="utf-8")
    anchors = set(re.findall(r'id="s([\d.]+)"', page))
    assert anchors == {*NUMBERS, *(str(chapter) for chapter in LENGTHS)}


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    """No page takes a script, style, font or picture from another server."""
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert not re.findall(r'<(?:script|img|link)[^>]+(?:src|href)="?(?:https?:)?//[^>]+', text)
