"""The program as a process of its own: in a real terminal, in pipes, interrupted."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from binokel.notation.replaying import salvage

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

PROGRAM = (sys.executable, "-c", "from binokel.cli import main; main()")
ENVIRONMENT = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"}
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
SECONDS = 20

pty = pytest.importorskip("pty", reason="this system has no pseudo terminals")


class Process:
    """The program at a terminal of 80 by 24."""

    def __init__(self, arguments: tuple[str, ...], environment: Mapping[str, str]) -> None:
        outer, inner = pty.openpty()
        self.outer = outer
        size = {"COLUMNS": "80", "LINES": "24"}
        self.process = subprocess.Popen(  # noqa: S603 -- the program itself
            [*PROGRAM, *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env={**ENVIRONMENT, "TERM": "xterm-256color", **size, **environment},
            start_new_session=True,
        )
        os.close(inner)
        self.said = ""

    def until(self, question: str) -> str:
        """Read until this is asked; gives everything said so far.

        Raises:
            AssertionError: if it is not asked in time.
        """
        end = time.monotonic() + SECONDS
        while question not in COLOUR.sub("", self.said):
            ready, _, _ = select.select([self.outer], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{question!r} is not asked: {self.said}"
            self.said += self._read()
        return self.said

    def type(self, line: str) -> None:
        """Type a line."""
        self.said = ""
        os.write(self.outer, f"{line}\n".encode())

    def end(self) -> int:
        """Read to the end; gives the exit code."""
        while text := self._read():
            self.said += text
        return self.process.wait(SECONDS)

    def _read(self) -> str:
        try:
            return os.read(self.outer, 65536).decode("utf-8", "replace")
        except OSError:  # Linux says so when the other end is closed
            return ""


@pytest.fixture
def started() -> Iterator[list[Process]]:
    """Processes that are stopped whatever happens."""
    processes: list[Process] = []
    yield processes
    for one in processes:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()
        os.close(one.outer)


def play(started: list[Process], log: Path, **environment: str) -> Process:
    """A match at a terminal."""
    arguments = ("play", "--seed", "2a", "--log", str(log), "--bots", "greedy")
    process = Process(arguments, environment)
    started.append(process)
    if not log.exists():
        process.until("Enter = the match begins")
        process.type("")
    process.until("You have to open, 150 or more:")
    return process


def test_the_first_screen_waits_until_it_is_read(started: list[Process], tmp_path: Path) -> None:
    """Nothing is dealt before Enter, and q leaves with a match that can be gone on with."""
    log = tmp_path / "match.bkl"
    process = Process(("play", "--seed", "2a", "--log", str(log)), {})
    started.append(process)
    assert "Deal 1" not in process.until("Enter = the match begins")
    process.type("q")
    assert process.end() == 0
    assert "To go on: binokel play --log" in process.said
    assert "cards" not in log.read_text(encoding="utf-8")


def test_a_terminal_shows_colours_and_symbols(started: list[Process], tmp_path: Path) -> None:
    """Cards are coloured and lettered, suits have their symbols, and q says how to go on."""
    process = play(started, tmp_path / "match.bkl")
    assert COLOUR.search(process.said)
    assert "♥" in process.said
    process.type("q")
    assert process.end() == 0
    assert "To go on: binokel play --log" in process.said


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=["no", "dumb"])
def test_without_colour_every_card_can_be_read(
    environment: dict[str, str], started: list[Process], tmp_path: Path
) -> None:
    """With NO_COLOR or a dumb terminal no colour is sent, and the letters say all."""
    process = play(started, tmp_path / "match.bkl", **environment)
    colours = set(COLOUR.findall(process.said))
    assert not any(re.search(r"[34][0-9]", colour) for colour in colours)
    assert len(re.findall(r"\b[ESHB][AZKOU7]\b", COLOUR.sub("", process.said))) >= 14
    process.type("q")
    assert process.end() == 0


def test_no_line_is_wider_than_the_terminal(started: list[Process], tmp_path: Path) -> None:
    """At 80 columns nothing is broken by the terminal itself."""
    process = play(started, tmp_path / "match.bkl")
    process.type("??")
    process.until("begins the next deal")
    lines = COLOUR.sub("", process.said).replace("\r", "").split("\n")
    assert max(map(len, lines)) <= 80
    process.type("q")
    process.end()


def test_an_interrupted_match_can_be_gone_on_with(started: list[Process], tmp_path: Path) -> None:
    """Ctrl-C: exit code 130, how to go on is said, and the log is good up to there."""
    log = tmp_path / "match.bkl"
    process = play(started, log)
    process.type("150")
    process.until("Trump (e s h b):")
    os.kill(process.process.pid, signal.SIGINT)
    assert process.end() == 130
    assert "To go on:" in process.said
    left = salvage(log.read_text())
    assert left.running
    assert left.log is not None
    assert len(left.log.acts) >= 3


def test_a_killed_match_loses_nothing(started: list[Process], tmp_path: Path) -> None:
    """Every act is in the file before the next question is asked."""
    log = tmp_path / "match.bkl"
    process = play(started, log)
    process.type("150")
    process.until("Trump (e s h b):")
    process.process.kill()
    process.process.wait()
    assert "0 bid 150" in log.read_text()
    assert salvage(log.read_text()).running


def run(*arguments: str, **settings: object) -> subprocess.CompletedProcess[str]:
    """The program in pipes."""
    environment = {**ENVIRONMENT, **settings.pop("environment", {})}  # type: ignore[dict-item]
    return subprocess.run(  # type: ignore[call-overload, no-any-return]  # noqa: S603 -- itself
        [*PROGRAM, *arguments],
        capture_output=True,
        text=True,
        env=environment,
        timeout=SECONDS,
        check=False,
        **settings,
    )


def test_pipes_get_plain_lines(tmp_path: Path) -> None:
    """Without a terminal: no colour, no box, exit code 0 at the end of the input."""
    log = tmp_path / "match.bkl"
    played = run("play", "--seed", "2a", "--log", str(log), "--bots", "greedy", input="150\n?\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert not re.search(r"[\x1b─│┌♥]", played.stdout)
    assert "To go on:" in played.stdout


def test_a_match_without_a_log_is_saved_with_the_other_data(tmp_path: Path) -> None:
    """The folder of the person's data holds it, and the next match tells of it."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    first = run("play", "--bots", "random", input="", environment=home)
    saved = re.search(r"Saved .*:\n(.*\.bkl)", first.stdout)
    assert saved
    assert Path(saved[1]).is_file()
    assert tmp_path in Path(saved[1]).parents
    assert f"--log {saved[1]}" in run("play", "--bots", "random", environment=home).stdout


@pytest.mark.parametrize(("answer", "begins"), [("y", "You go on"), ("", "Who bids most")])
def test_a_match_that_waits_is_offered(
    answer: str, begins: str, started: list[Process], tmp_path: Path
) -> None:
    """At a terminal a yes goes on with it, else another begins; who names rules is not asked."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    run("play", "--bots", "random", input="", environment=home)
    process = Process(("play",), home)
    started.append(process)
    process.until("Go on with it (y/n)?")
    process.type(answer)
    process.until(begins)
    process.process.kill()
    process.process.wait()
    other = Process(("play", "--rules", "two_handed"), home)
    started.append(other)
    assert "Go on with it" not in other.until("An unfinished match waits")


def test_output_that_cannot_show_umlauts_is_no_traceback() -> None:
    """A terminal of ASCII shows question marks."""
    shown = run("rules", "show", "6.4", "--lang", "de", environment={"PYTHONIOENCODING": "ascii"})
    assert shown.returncode == 0
    assert "?berstechen" in shown.stdout


def test_a_disk_that_is_full_is_said_in_a_line() -> None:
    """A log that cannot be written ends the match with one line and exit code 1."""
    if not Path("/dev/full").exists():
        pytest.skip("this system has no full device")
    played = run("play", "--log", "/dev/full", "--bots", "random", input="150\n")
    assert played.returncode == 1
    assert played.stderr.startswith("Error: ")
    assert "Traceback" not in played.stderr
