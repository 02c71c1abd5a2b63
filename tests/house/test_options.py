"""The dataclasses of the rules and the tables that ship with them tell the same."""

from __future__ import annotations

import ast
import inspect
from itertools import pairwise
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from binokel.rules import chapters
from binokel.rules.bonus import Bonus
from binokel.rules.config import PATHS, Rules, TieBreak
from binokel.rules.options import OPTIONS, Option, flatten
from binokel.rules.presets import PRESETS, SEED_3, SEED_4, preset_info
from binokel.rules.tables import read_table

HINTS = {
    f"{chapter}.{name}": hint
    for chapter, cls in get_type_hints(Rules).items()
    for name, hint in get_type_hints(cls).items()
}


def described(hint: object) -> tuple[str, tuple[object, ...]]:
    """Type and values of an option, as a type hint tells them."""
    if get_origin(hint) is Literal:
        return "enum", get_args(hint)
    if hint == tuple[TieBreak, ...]:
        return "list", get_args(TieBreak)
    names = {bool: "bool", int: "int", int | None: "int_or_none", Bonus: "bonus"}
    return names[hint], ()


def test_the_table_has_the_fields_of_the_dataclasses_in_their_order() -> None:
    """An id is a field path, and both orders agree. Rule: §12.1."""
    assert tuple(OPTIONS) == PATHS


@pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
def test_type_and_values_agree_with_the_type_hint(option: Option) -> None:
    """What type checkers see is what the table says. Rule: §12.1."""
    assert (option.type, option.values) == described(HINTS[option.id])


@pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
def test_the_default_is_the_default_of_the_field(option: Option) -> None:
    """The defaults of the table are the defaults of the fields, of the same type. Rule: §12.1."""
    default = Rules().option(option.id)
    assert (default, type(default)) == (option.default, type(option.default))


@pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
def test_every_option_tells_paragraph_source_and_meaning(option: Option) -> None:
    """No option without its paragraph, its source and what it does; numbers have a range."""
    assert option.paragraph.startswith("§")
    assert option.source
    assert option.meaning
    assert (option.min is not None and option.max is not None) == option.type.startswith("int")


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_free_of_faults(name: str) -> None:
    """A deal can begin with every preset. Rule: §12.2."""
    PRESETS[name].check()


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_preset_sets_is_in_force_and_nothing_else(name: str) -> None:
    """A preset is a set of differences to the defaults, each a real one. Rule: §12.1."""
    written = flatten(read_table("presets.toml")["preset"][name]["set"])
    wanted = {path: OPTIONS[path].read(raw) for path, raw in written.items()}
    found = {path: here for path, (here, _) in PRESETS[name].difference(SEED_3).items()}
    assert found == wanted


def test_the_seed_presets_written_out_are_those_of_the_table() -> None:
    """`SEED_3` and `SEED_4` need no table, but agree with it. Rule: §12.3."""
    assert (PRESETS["seed_3"], PRESETS["seed_4"]) == (SEED_3, SEED_4)
    assert Rules() == SEED_3


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_tells_title_source_and_what_is_open(name: str) -> None:
    """Nobody has to guess where a preset comes from. Rule: §12.3."""
    info = preset_info(name)
    assert info.name == name
    assert info.rules is PRESETS[name]
    assert info.title
    assert info.source
    assert info.open


def field_docstrings() -> dict[str, str]:
    """The text below every field, by option id."""
    tree = ast.parse(inspect.getsource(chapters))
    classes = {node.name: node.body for node in tree.body if isinstance(node, ast.ClassDef)}
    return {
        f"{chapter}.{ast.unparse(field.target)}": ast.unparse(text)
        for chapter, cls in get_type_hints(Rules).items()
        for field, text in pairwise(classes[cls.__name__])
        if isinstance(field, ast.AnnAssign)
    }


def test_every_field_tells_its_paragraph() -> None:
    """The docstring of a field ends in the paragraph the table names."""
    wrong = [
        path
        for path, text in field_docstrings().items()
        if f"({OPTIONS[path].paragraph})." not in text
    ]
    assert wrong == []
