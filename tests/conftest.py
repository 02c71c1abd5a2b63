"""How much Hypothesis tries, a person who types at a terminal that is none, and databases."""

from __future__ import annotations

import io
import os
import re
import shutil
import sys
import uuid
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

MIGRATIONS = Path(__file__).parents[1] / "src" / "binokel" / "store" / "migrations"

settings.register_profile("dev", max_examples=50, deadline=None)
settings.register_profile("ci", max_examples=200, deadline=None, derandomize=True, database=None)
settings.register_profile("nightly", max_examples=20_000, deadline=None)
settings.load_profile(
    os.environ.get("BINOKEL_HYPOTHESIS") or ("ci" if os.environ.get("CI") else "dev")
)

ANSWERS: Mapping[str, Callable[[re.Match[str], Random], str]] = {
    r"You have to open, (\d+) or more:": lambda found, _: found[1],
    r"Your bid \(from (\d+), p = pass\):": lambda found, rng: rng.choice(["p", "p", found[1]]),
    r"No higher bid is left, p = pass:": lambda _, __: "p",
    r"Enter = the match begins \(q stops\):": lambda _, __: "",
    r"Announce anything \(.*\)\? Enter = no:": lambda _, __: "",
    r"Trump \(e s h b\):": lambda _, rng: rng.choice("eshb"),
    r"Which card do you give back to .*\?": lambda _, __: "1",
    r"Bury, 0 of (\d) chosen:": lambda found, _: " ".join(map(str, range(1, int(found[1]) + 1))),
    r"Bury, [1-9] of (\d) chosen:": lambda _, __: "x",
    r"\d chosen. Enter buries them, -HK takes back:": lambda _, __: "",
    r"Your card:": lambda _, __: "1",
    r"Your card \(Enter = ..\):": lambda _, __: "",
    r"Enter = next deal \(s scoresheet, q stop\):": lambda _, __: "",
    r"Give up: for which trump .*": lambda _, __: "h",
    r".*[Rr]eally \(y/n\)\?": lambda _, __: "y",
}
"""What a person of few ideas answers to each question."""


@dataclass
class Typist:
    """Standard input: whenever a line is wanted, looks at what is on the screen and answers."""

    screen: io.StringIO
    seed: int = 1
    before: list[str] = field(default_factory=list)
    """Lines to type first."""
    instead: Mapping[str, list[str]] = field(default_factory=dict)
    """Lines to type when a question begins so, as long as there are any."""
    at_most: int | None = None
    """After so many lines there is no more input."""
    typed: int = 0
    watch: Callable[[str], object] = str
    """Sees everything on the screen whenever a line is wanted."""

    def isatty(self) -> bool:
        """No terminal."""
        return False

    def readline(self) -> str:
        """The next line."""
        self.watch(self.screen.getvalue())
        if self.typed == self.at_most:
            return ""
        self.typed += 1
        if self.before:
            return f"{self.before.pop(0)}\n"
        return f"{self.answer(self.question)}\n"

    @property
    def question(self) -> str:
        """What is asked now."""
        return self.screen.getvalue().rsplit("\n", 1)[1].strip()

    def answer(self, question: str) -> str:
        """The answer to a question; the same question always gets the same one.

        Raises:
            AssertionError: if the question is none that is known.
        """
        for beginning, lines in self.instead.items():
            if question.startswith(beginning) and lines:
                return lines.pop(0)
        for pattern, answer in ANSWERS.items():
            if found := re.fullmatch(pattern, question):
                return answer(found, Random(f"{self.seed} {question}"))
        raise AssertionError(f"what is meant by {question!r}?")


@dataclass(frozen=True)
class Outcome:
    """What a call of the program came to."""

    code: int
    said: str
    complained: str


class Terminal:
    """Calls the program in this process, with a typist at the keyboard."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch

    def __call__(  # noqa: PLR0913 -- what a person can do
        self,
        *arguments: object,
        typed: Sequence[str] = (),
        instead: Mapping[str, list[str]] | None = None,
        seed: int = 1,
        at_most: int | None = None,
        watch: Callable[[str], object] = str,
        lang: str = "en",
    ) -> Outcome:
        """Run `binokel` with arguments; `typed` lines first, then the typist's own."""
        out, err = io.StringIO(), io.StringIO()
        typist = Typist(out, seed, list(typed), instead or {}, at_most, watch=watch)
        with self._patch.context() as patch:
            patch.setenv("LC_ALL", lang)
            patch.setattr(sys, "stdin", typist)
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            code = _run(list(map(str, arguments)))
        return Outcome(code, out.getvalue(), err.getvalue())


def _run(arguments: list[str]) -> int:
    from binokel.cli.app import binokel  # noqa: PLC0415 -- as the program does

    with pytest.raises(SystemExit) as end:
        binokel.main(arguments, "binokel", standalone_mode=True)
    return int(end.value.code or 0)


@pytest.fixture(scope="session")
def new_terminal() -> Callable[[pytest.MonkeyPatch], Terminal]:
    """Makes the program for a fixture that lives longer than a test."""
    return Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """The program, in this process."""
    return Terminal(monkeypatch)


@pytest.fixture
def short(tmp_path: Path) -> Callable[[str, int], Path]:
    """A file of house rules: a preset with few deals."""

    def make(preset: str, deals: int) -> Path:
        path = tmp_path / f"{preset}.toml"
        path.write_text(
            f'preset = "{preset}"\n[match]\nend = "deals"\ndeals = {deals}\n', encoding="utf-8"
        )
        return path

    return make


@contextmanager
def empty_postgres() -> Iterator[str]:
    """A PostgreSQL database that is empty, by the address in BINOKEL_TEST_DATABASE_URL.

    It is a schema of its own, which goes away afterwards.
    """
    address = os.environ.get("BINOKEL_TEST_DATABASE_URL")
    if not address:
        if "postgres" in os.environ.get("BINOKEL_REQUIRE", "").split(","):
            pytest.fail("BINOKEL_REQUIRE names postgres, but BINOKEL_TEST_DATABASE_URL is not set")
        pytest.skip("no BINOKEL_TEST_DATABASE_URL")
    sqlalchemy = pytest.importorskip("sqlalchemy")
    url = sqlalchemy.make_url(address).set(drivername="postgresql+psycopg")
    schema = f"test_{uuid.uuid4().hex}"
    engine = sqlalchemy.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE SCHEMA {schema}")
        own = url.update_query_dict({"options": f"-csearch_path={schema}"})
        yield own.render_as_string(hide_password=False)
        connection.exec_driver_sql(f"DROP SCHEMA {schema} CASCADE")
    engine.dispose()


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """An empty PostgreSQL database for one test."""
    with empty_postgres() as url:
        yield url


@pytest.fixture(scope="module")
def shared_postgres_url() -> Iterator[str]:
    """An empty PostgreSQL database for the tests of a module."""
    with empty_postgres() as url:
        yield url


@pytest.fixture
def other_postgres_url() -> Iterator[str]:
    """A second empty PostgreSQL database for the same test."""
    with empty_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place for a store, in a SQLite file or in PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "binokel.db")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def tomorrow(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Lets the program be one whose database has another step, given as its source."""

    def begin(step: str) -> None:
        folder = tmp_path / "steps"
        shutil.copytree(MIGRATIONS, folder)
        (folder / "versions" / "0002_second.py").write_text(step)
        monkeypatch.setattr("binokel.store.migrating.MIGRATIONS", folder)
        monkeypatch.setattr("binokel.store.migrating.HEAD", "0002")

    return begin
