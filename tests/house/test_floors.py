"""What a floor of the package may use; import-linter holds the order of the floors."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "binokel"
STANDARD_ONLY = (
    "errors",
    "cards",
    "seats",
    "shuffle",
    "rules",
    "deal",
    "match",
    "notation",
)
"""The floors that use the standard library only, read no clock and hold no chance of their own."""
FORBIDDEN_MODULES = {"time", "datetime", "secrets", "uuid", "os", "socket", "subprocess"}
GENERATOR = "random.Random"
OWNERS = {
    "sqlalchemy": {"store"},
    "alembic": {"store"},
    "sqlite3": {"store"},
    "psycopg": {"store", "server"},
    "redis": {"server"},
    "nats": {"server"},
}
"""Packages that only these floors may use."""
BOTS_MUST_NOT_SEE = ("binokel.deal.state", "binokel.match")


def modules_of(floor: str) -> list[Path]:
    """The files of a floor; none if it is not built yet."""
    return sorted([*PACKAGE.glob(f"{floor}.py"), *PACKAGE.glob(f"{floor}/**/*.py")])


def dotted(path: Path) -> str:
    """The name a file is imported by."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(source: str) -> set[str]:
    """Every dotted name a module imports; `from a import b` gives `a.b`."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def impure(source: str) -> set[str]:
    """What a module uses that makes its answers depend on more than its arguments."""
    found = {name for name in imported(source) if name.split(".")[0] in FORBIDDEN_MODULES}
    found |= {name for name in imported(source) if name.startswith("random.")} - {GENERATOR}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            name = f"{node.value.id}.{node.attr}"
            found |= {name} if name.startswith("random.") and name != GENERATOR else set()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found |= {"open"} & {node.func.id}
    return found


def uses_front_door(source: str) -> bool:
    """Whether a module imports `binokel` itself, or a name from it that is no module."""
    floors = {path.stem for path in PACKAGE.iterdir()}
    return any(
        name == "binokel" or (name.startswith("binokel.") and name.split(".")[1] not in floors)
        for name in imported(source)
    )


def below(name: str, packages: tuple[str, ...]) -> bool:
    """Whether a dotted name is one of these packages or lies inside one."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def loaded_by(modules: list[str]) -> set[str]:
    """Top names of all that a fresh Python loads for some modules, beside the standard library."""
    code = (
        "import importlib, sys; before = set(sys.modules);"
        f"[importlib.import_module(name) for name in {modules!r}];"
        "print(*{name.partition('.')[0] for name in set(sys.modules) - before}"
        " - sys.stdlib_module_names)"
    )
    run = subprocess.run(  # noqa: S603 -- our own code in our own Python
        [sys.executable, "-c", code], capture_output=True, check=True, text=True
    )
    return set(run.stdout.split())


every_file = pytest.mark.parametrize(
    "path",
    [path for path in sorted(PACKAGE.rglob("*.py")) if path != PACKAGE / "__init__.py"],
    ids=dotted,
)
every_pure_file = pytest.mark.parametrize(
    "path", [path for floor in STANDARD_ONLY for path in modules_of(floor)], ids=dotted
)


@every_file
def test_no_module_inside_uses_the_front_door(path: Path) -> None:
    """The front door is for users; a module names the module it needs."""
    assert not uses_front_door(path.read_text(encoding="utf-8"))


@every_pure_file
def test_up_to_notation_nothing_depends_on_clock_chance_or_surroundings(path: Path) -> None:
    """Equal arguments give equal answers, everywhere and always."""
    assert impure(path.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize("floor", [floor for floor in STANDARD_ONLY if modules_of(floor)])
def test_a_floor_up_to_notation_needs_the_standard_library_only(floor: str) -> None:
    """All modules of the floor load without any third-party package."""
    assert loaded_by([dotted(path) for path in modules_of(floor)]) == {"binokel"}


def test_the_front_door_loads_no_third_party_package() -> None:
    """`import binokel` needs the standard library only."""
    assert loaded_by(["binokel"]) == {"binokel"}


@every_file
def test_a_package_with_an_owner_is_used_by_nobody_else(path: Path) -> None:
    """Only the store knows what databases are made of, only the bus what stands between servers."""
    floor = path.relative_to(PACKAGE).parts[0]
    tops = {name.split(".")[0] for name in imported(path.read_text(encoding="utf-8"))}
    assert {top for top in tops & set(OWNERS) if floor not in OWNERS[top]} == set()


def test_bots_see_views_only() -> None:
    """No bot imports the state of a deal or a match, where all cards lie open."""
    seen = {
        dotted(path): {
            name
            for name in imported(path.read_text(encoding="utf-8"))
            if below(name, BOTS_MUST_NOT_SEE)
        }
        for path in modules_of("bots")
    }
    assert {module: names for module, names in seen.items() if names} == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random\nrandom.shuffle(deck)", {"random.shuffle"}),
        ("from random import choice", {"random.choice"}),
        ("import random\nrandom.Random(1).shuffle(deck)", set()),
        ("from random import Random", set()),
        ("import time", {"time"}),
        ("from datetime import datetime", {"datetime.datetime"}),
        ("def f():\n import os\n return os.environ", {"os"}),
        ("from os import environ", {"os.environ"}),
        ("open('table')", {"open"}),
        ("table.open('rb')", set()),
    ],
)
def test_what_is_impure_is_found(source: str, found: set[str]) -> None:
    """The check sees each of the things it forbids, and lets a seeded generator pass."""
    assert impure(source) == found


@pytest.mark.parametrize(
    ("source", "uses"),
    [
        ("import binokel", True),
        ("import binokel as bk", True),
        ("from binokel import SEED_3", True),
        ("from binokel import cards", False),
        ("from binokel.cards import Card", False),
        ("import binokel.cards", False),
        ("import binokelx", False),
    ],
)
def test_a_use_of_the_front_door_is_found(source: str, *, uses: bool) -> None:
    """Names of the front door are told from modules behind it."""
    assert uses_front_door(source) is uses


def test_a_third_party_package_is_found() -> None:
    """The check sees a package that is not of the standard library."""
    assert "click" in loaded_by(["click"])
