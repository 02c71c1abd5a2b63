"""Where the program meets the world: odd characters, closed streams, odd files, odd numbers."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from binokel.arena.interval import mean_of
from binokel.cli.screen import PlainScreen, RichScreen
from binokel.cli.sim_tables import Share, mean_text
from binokel.cli.visible import visible

if TYPE_CHECKING:
    from conftest import Terminal

LANGUAGES = ("de", "swg", "en")
CODE = "from binokel.cli import main; main()"
SECONDS = 60
posix = pytest.mark.skipif(os.name != "posix", reason="files and shells are others there")


# ── what steers a terminal ───────────────────────────────────────────────────────────────────────

ODD = ("\x1b[31mHA\x1b[2J", "\x1b]0;mine\x07", "\x07", "\x9b2J", "\u202eKH", "\r150", "\udcff")


def steers(text: str) -> bool:
    """Whether a text holds anything that cannot be seen, but for ends of lines and tabs."""
    return not text.replace("\n", "").replace("\t", "").replace("\xa0", "").isprintable()


@pytest.mark.parametrize("odd", ODD, ids=ascii)
def test_what_steers_a_terminal_is_written_as_an_escape(odd: str) -> None:
    """Nothing invisible is left; plain text stays as it is."""
    assert not steers(visible(odd))
    assert len(visible(odd)) > len(odd)
    assert visible("Würfel, 2 × „Herz“ – 1\n\t") == "Würfel, 2 × „Herz“ – 1\n\t"


@posix
def test_nothing_typed_or_named_steers_the_terminal(terminal: Terminal, tmp_path: Path) -> None:
    """Typed lines are shown with escapes, also when they are echoed, and the names of files."""
    log = tmp_path / "\x1b[2Jmatch\x07.bkl"
    played = terminal("play", "--log", log, typed=[*ODD, "zeigen \x1b[2J", "q"])
    assert played.code == 0
    assert "\\x1b[31mHA\\x1b[2J" in played.said
    assert not steers(played.said)


@posix
def test_no_complaint_steers_the_terminal(terminal: Terminal, tmp_path: Path) -> None:
    """Options, names, words and files stand in complaints with escapes, in one line."""
    file = tmp_path / "odd\n\x1b[2J.toml"
    file.write_text('preset = "\\u001b[2J"\n', encoding="utf-8")
    for arguments in (
        ["rules", "show", "\x1b[2J"],
        ["melds", "\x1b[2J", "--trump", "\x07"],
        ["\x1b[2J\nnix"],
        ["play", "--\x1b[2J"],
        ["log", "show", tmp_path / "\x1b[2J\n.bkl"],
        ["rules", "show", file],
        ["rules", "check", file],
    ):
        for lang in LANGUAGES:
            answer = terminal(*arguments, lang=lang)
            assert answer.code in (1, 2)
            assert not steers(answer.said + answer.complained)
            assert answer.complained.count("\n") <= 1


# ── streams ──────────────────────────────────────────────────────────────────────────────────────


def shell(line: str, folder: Path) -> subprocess.CompletedProcess[bytes]:
    """A line of the shell in which `binokel` is the program."""
    program = f"binokel() {{ '{sys.executable}' -c '{CODE}' \"$@\"; }}; {line}"
    environment = {**os.environ, "LC_ALL": "en_GB.UTF-8", "XDG_DATA_HOME": str(folder)}
    return subprocess.run(  # noqa: S603 -- the program itself
        ["/bin/sh", "-c", program],
        capture_output=True,
        cwd=folder,
        env=environment,
        timeout=SECONDS,
        check=False,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize(
    ("line", "about"),
    [
        ("binokel rules list >&-", "output is closed"),
        ("binokel play <&-", "input is closed"),
        ("binokel play --plain </dev/null >/dev/full", "No space left"),
        ("binokel rules list >/dev/full", "No space left"),
        ("binokel --help >/dev/full", "No space left"),
    ],
)
def test_streams_that_fail_are_said_in_a_line(line: str, about: str, tmp_path: Path) -> None:
    """Closed, full, a folder: one line on standard error and exit code 1."""
    done = shell(line, tmp_path)
    complained = done.stderr.decode()
    assert done.returncode == 1
    assert complained.startswith("Error: ")
    assert (complained.count("\n"), about in complained) == (1, True)


@posix
def test_input_that_is_no_text_is_answered(tmp_path: Path) -> None:
    """Bytes that are no UTF-8 are typed like any nonsense."""
    done = shell(r"printf '\377\376\nq\n' | binokel play", tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"means nothing here" in done.stdout


@posix
def test_who_stops_reading_is_not_told(tmp_path: Path) -> None:
    """A pipe that is closed ends the program without a word."""
    assert shell("binokel rules show | :", tmp_path).stderr == b""


# ── files ────────────────────────────────────────────────────────────────────────────────────────


@posix
@pytest.mark.parametrize("command", ["log show", "log check", "rules check", "rules show", "play"])
def test_what_is_no_file_is_not_read(command: str, terminal: Terminal, tmp_path: Path) -> None:
    """A pipe that nobody fills is refused, not waited for; a name too long has its reason."""
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    words = ["play", "--log"] if command == "play" else command.split()
    answer = terminal(*words, pipe)
    assert (answer.code, answer.said) == (1, "")
    assert "no ordinary file" in answer.complained
    long = terminal(*words, tmp_path / f"{'x' * 300}.toml")
    assert (long.code, long.complained.count("\n")) == (1, 1)
    assert "name too long" in long.complained


@pytest.mark.parametrize(
    "arguments", [["play", "--log", ""], ["log", "show", ""], ["rules", "check", ""]], ids=" ".join
)
def test_an_empty_name_is_wrong_use(arguments: list[str], terminal: Terminal) -> None:
    """It does not mean the current folder."""
    answer = terminal(*arguments)
    assert (answer.code, answer.complained) == (2, "Error: A name is empty.\n")


def test_no_rules_have_no_name(terminal: Terminal) -> None:
    """`rules show ""` is an unknown preset, no folder."""
    answer = terminal("rules", "show", "")
    assert (answer.code, "folder" in answer.complained) == (1, False)
    assert "no such preset" in answer.complained


def test_a_log_is_not_put_into_a_folder_that_is_not_there(
    terminal: Terminal, tmp_path: Path
) -> None:
    """A mistyped folder is not made; exit code 1."""
    answer = terminal("play", "--log", tmp_path / "nowhere" / "match.bkl")
    assert (answer.code, answer.said) == (1, "")
    assert "There is no folder" in answer.complained
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "note",
    [
        "[" * 100_000,
        "[[[",
        '{"x": 1}',
        "[]",
        "",
        "7",
        '{"seat": 0, "bots": "ab", "seed": "2a", "lang": "de", "version": 1}',
    ],
    ids=lambda note: note[:12],
)
def test_a_note_that_cannot_be_read_is_asked_for(
    note: str, terminal: Terminal, tmp_path: Path
) -> None:
    """Beside a log there is nonsense: seat and bots have to be said, nothing is guessed."""
    log, beside = tmp_path / "match.bkl", tmp_path / "match.bkl.seat.json"
    terminal("play", "--log", log, "--bots", "random", at_most=0)
    beside.write_text(note)
    before = log.read_bytes()
    for more in ([], ["--seat", "1"], ["--bots", "random"]):
        answer = terminal("play", "--log", log, *more)
        assert (answer.code, answer.said) == (2, "")
        assert "--seat and --bots" in answer.complained
    assert (log.read_bytes(), beside.read_text()) == (before, note)
    answer = terminal("play", "--log", log, "--seat", "1", "--bots", "random", at_most=0)
    assert answer.code == 0
    assert json.loads(beside.read_text())["seat"] == 1


# ── words ────────────────────────────────────────────────────────────────────────────────────────


def test_no_bots_are_not_too_many(terminal: Terminal) -> None:
    """`--bots ,` names none."""
    for command in ("sim", "play"):
        assert "No bot is named" in terminal(command, "--bots", ",").complained
        assert "9 bots are too many" in terminal(command, "--bots", "random," * 9).complained


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_counts_wherever_it_stands(lang: str, terminal: Terminal) -> None:
    """What is wrong with a command line is said in the language it asks for."""
    begin = {"de": "Fehler: ", "swg": "Noi: ", "en": "Error: "}[lang]
    for arguments in (
        ["--lang", lang, "--nix"],
        ["--nix", f"--lang={lang}"],
        ["rules", "list", "--nix", "--lang", lang],
        ["melds", "--lang", lang],
    ):
        answer = terminal(*arguments, lang="fr")
        assert (answer.code, answer.complained.count("\n")) == (2, 1)
        assert answer.complained.startswith(begin)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_says_what_must_be_said(lang: str, terminal: Terminal) -> None:
    """`--trump` stands in the usage of `melds` and `legal`, and is marked among the options."""
    must = {"de": "Muss dabeistehen.", "swg": "Muaß drbeistanda.", "en": "Must be said."}[lang]
    for command in ("melds", "legal"):
        shown = " ".join(terminal(command, "--help", lang=lang).said.split())
        assert f"binokel {command} [OPTIONS] --trump E|S|H|B|- " in shown
        assert must in shown


@pytest.mark.parametrize(
    ("line", "wrong", "allowed"),
    [
        ("match.floor = nan", "nan", '"none"'),
        ("match.floor = 7", "7", '"none"'),
        ("auction.step = 0", "0", "1"),
        ('match.end = "never"', '"never"', "target"),
        ("play.must_head = 3", "3", "true"),
    ],
)
def test_a_wrong_value_is_named_with_what_is_allowed(
    line: str, wrong: str, allowed: str, terminal: Terminal, tmp_path: Path
) -> None:
    """In every language: the option, the value that stands there, what may. Rule §12.1."""
    file = tmp_path / "house.toml"
    file.write_text(f"{line}\n")
    for lang in LANGUAGES:
        said = terminal("rules", "check", file, lang=lang).said
        option = line.partition(" ")[0]
        fault = next(text for text in said.splitlines() if text.startswith("- "))
        assert option in fault
        assert re.search(rf"\b(not|nicht|net) {re.escape(wrong)}", fault), fault
        assert allowed in fault


# ── numbers ──────────────────────────────────────────────────────────────────────────────────────


def test_a_single_deal_has_no_interval() -> None:
    """Below two units nothing is known of how they differ; a share is never below 0 or above 1."""
    assert mean_text(mean_of([390.0])) == "+390 (–)"
    assert mean_text(mean_of([-0.4, -0.4])) == "+0 (+0…+0)"
    assert str(Share(1, 1)) == "100 (–)"
    for number in range(2, 30):
        assert "-" not in str(Share(0, number))
        assert all(0 <= end <= 1 for hits in (0, number) for end in Share(hits, number).interval)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_deal_is_one(lang: str, terminal: Terminal) -> None:
    """The title counts rightly, and the help calls the seed a text."""
    one = "1 deal " if lang == "en" else "1 Spiel "
    said = terminal("sim", "--deals", "1", "--bots", "random", lang=lang).said
    assert said.startswith(one)
    assert "(–)" in said
    assert re.search(r"\b[Tt]ext", terminal("sim", "--help", lang=lang).said)


@pytest.mark.parametrize("number", ["२००", "+200", "-200", "−200", "২০০", "1.5", "9" * 50, "²⁰⁰"])
@pytest.mark.parametrize("verb", ["", "bid "])
def test_a_bid_is_written_with_ascii_digits(
    number: str, verb: str, terminal: Terminal, tmp_path: Path
) -> None:
    """Other digits and signs are no bid; it is said why, and nothing is bid. Rule §3.3."""
    log = tmp_path / "match.bkl"
    fixed = ("play", "--seed", "2a", "--bots", "greedy", "--log", log)
    played = terminal(*fixed, typed=[f"{verb}{number}", "q"])
    assert f'"{number[:20]}" is no bid: a whole number like 210 (§3.3).' in played.said
    assert " bid " not in log.read_text()


# ── pipes ────────────────────────────────────────────────────────────────────────────────────────


def test_columns_have_their_heads_once() -> None:
    """A line a row, tabs between the cells, the heads in the first line."""
    out = io.StringIO()
    PlainScreen(io.StringIO(), out).columns(("a", "b"), [("1", "2"), ("3", "4")])
    assert out.getvalue() == "a\tb\n1\t2\n3\t4\n"


def test_names_of_files_are_no_markup() -> None:
    """A heading of a table in a terminal is shown as it is, whatever brackets it has."""
    from rich.console import Console  # noqa: PLC0415 -- only here

    out = io.StringIO()
    RichScreen(Console(file=out, width=80)).columns(("[/x].toml", "[red]b"), [("1", "2")])
    assert "[/x].toml" in out.getvalue()
    assert "[red]b" in out.getvalue()


def test_heads_of_chapters_are_no_marks(terminal: Terminal) -> None:
    """A chapter in a pipe begins with its number, not with `##`. Rule §6."""
    assert terminal("rules", "show", "6").said.startswith("§6 ")
