"""`binokel rules`: presets, options, paragraphs, house rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import click

from binokel.cli.files import FilePath, read_text
from binokel.cli.reading import NamedRules, read_rules
from binokel.cli.screen import paper
from binokel.cli.spoken import Complaint, SpokenCommand, SpokenGroup, lang_option, language, texts
from binokel.errors import NotationError, RulesError
from binokel.rules import book
from binokel.rules.options import OPTIONS, value_text
from binokel.rules.presets import PRESETS, SEED_3
from binokel.rules.toml import digest, rules_from_toml
from binokel.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from binokel.rules.config import Rules

_NUMBER: Final = re.compile(r"§?\s*\d+(\.\d+)?")
"""The number of a paragraph or chapter."""


@click.group("rules", cls=SpokenGroup)
@lang_option
def rules() -> None:
    """Look up rules."""


@rules.command("list", cls=SpokenCommand)
@lang_option
def list_() -> None:
    """Name every preset with a sentence."""
    said = texts()
    head = (said("head-preset"), said("head-players"), said("head-cards"), said("head-about"))
    paper().columns(head, [_preset_row(name) for name in PRESETS])


def _preset_row(name: str) -> tuple[str, str, str, str]:
    here, about = PRESETS[name], Words(language()).preset(name)
    return name, str(here.seats.players), f"{here.seats.hand_size}/{here.dapp.size}", about


@rules.command("show", cls=SpokenCommand)
@click.argument("what", default="seed_3", metavar="[PRESET|§|FILE]")
@lang_option
def show(what: str) -> None:
    """Show a paragraph, a chapter, or all options of some rules."""
    if _NUMBER.fullmatch(what):
        paper().prose(paragraph(what, language()))
    else:
        _show_options(read_rules(what))


def paragraph(number: str, lang: str) -> str:
    """A paragraph or a chapter of the rule book.

    Raises:
        Complaint: if there is no such paragraph or chapter.
    """
    find = book.paragraph if "." in number else book.chapter
    try:
        return find(number, lang)
    except NotationError:
        raise Complaint(texts()("no-paragraph", typed=number[:20])) from None


def _show_options(named: NamedRules) -> None:
    said, page = texts(), paper()
    changed = named.rules.difference(SEED_3)
    page.say(said("rules-shown", name=named.name, changed=len(changed)))
    page.say(said("rules-digest", digest=digest(named.rules)[:16]))
    chapter = ""
    for path, value in named.rules.options().items():
        if path.partition(".")[0] != chapter:
            chapter = path.partition(".")[0]
            page.heading(Words(language()).chapter(chapter))
        page.say(_option_line(path, value, changed=path in changed))


def _option_line(path: str, value: object, *, changed: bool) -> str:
    option = OPTIONS[path]
    mark = "*" if changed else " "
    usual = texts()("value-usual", value=value_text(option.default))
    written = f"{path} = {value_text(value)}" + (f" ({usual})" if changed else "")
    return f"{mark} {written} – {Words(language()).option(path)} ({option.paragraph})"


@rules.command("diff", cls=SpokenCommand)
@click.argument("here", metavar="A")
@click.argument("there", metavar="B")
@lang_option
def diff(here: str, there: str) -> None:
    """Show what differs between two presets or files."""
    one, other = read_rules(here), read_rules(there)
    said, page = texts(), paper()
    difference = one.rules.difference(other.rules)
    if not difference:
        page.say(said("rules-equal", one=one.name, other=other.name))
        return
    rows = [
        (path, value_text(mine), value_text(theirs), OPTIONS[path].paragraph)
        for path, (mine, theirs) in difference.items()
    ]
    page.columns((said("head-option"), one.name, other.name, said("head-paragraph")), rows)


@rules.command("check", cls=SpokenCommand)
@click.argument("file", type=FilePath())
@lang_option
def check(file: Path) -> None:
    """Check a file of house rules and name every fault at once."""
    said, page = texts(), paper()
    try:
        found = rules_from_toml(read_text(file))
    except RulesError as error:
        page.say(said("rules-faulty", file=file, count=len(error.faults)))
        for fault in error.faults:
            page.say(f"- {Words(language()).fault(fault)}")
        raise SystemExit(1) from None
    page.say(said("rules-good", file=file, changed=len(found.difference(SEED_3))))
    _show_difference(found)


def _show_difference(found: Rules) -> None:
    for path, (value, _) in found.difference(SEED_3).items():
        paper().say(_option_line(path, value, changed=True))
