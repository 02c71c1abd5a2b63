"""A match that broke off anywhere, for whatever reason, goes on; two cannot play the same one."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from binokel.cli.files import LARGEST
from binokel.cli.play.lock import is_free, lock
from binokel.cli.play.record import unfinished
from binokel.notation.replaying import replay, salvage
from binokel.notation.text import MAX_TEXT, read_log
from binokel.notation.twin import MAX_JSON

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conftest import Outcome, Terminal


@dataclass(frozen=True)
class Played:
    """A match that was played to its end, and what lay beside its log meanwhile."""

    content: bytes
    note: bytes
    rules: Path

    @property
    def head(self) -> int:
        """Where the first line after the head begins."""
        return self.content.index(b"commit ")

    @property
    def line_ends(self) -> list[int]:
        """Where the lines after the head begin, and the end."""
        ends = [found.end() for found in re.finditer(b"\n", self.content)]
        return [end for end in ends if end >= self.head]

    def whole_lines(self, cut: int) -> int:
        """The end of the last whole line before a cut."""
        return self.content.rindex(b"\n", 0, cut) + 1


@pytest.fixture(scope="module")
def match(
    tmp_path_factory: pytest.TempPathFactory,
    new_terminal: Callable[[pytest.MonkeyPatch], Terminal],
) -> Played:
    """A short match of two, from a secret seed."""
    folder = tmp_path_factory.mktemp("match")
    rules = folder / "rules.toml"
    rules.write_text('preset = "two_handed"\n[match]\nend = "deals"\ndeals = 2\n')
    log, notes = folder / "match.bkl", set[bytes]()
    note = folder / "match.bkl.seat.json"
    with pytest.MonkeyPatch.context() as patch:
        call = new_terminal(patch)
        arguments = ("--rules", rules, "--log", log, "--plain", "--bots", "random")
        done = call("play", *arguments, watch=lambda _: notes.add(note.read_bytes()))
    assert done.code == 0
    (only,) = notes
    return Played(log.read_bytes(), only, rules)


@pytest.fixture
def resume(
    match: Played, terminal: Terminal, tmp_path: Path
) -> Callable[..., tuple[Outcome, bytes]]:
    """Go on with the match cut off at a byte; gives what was said and the log then."""

    def call(content: bytes, *more: object, **settings: object) -> tuple[Outcome, bytes]:
        log = tmp_path / "match.bkl"
        log.write_bytes(content)
        if settings.pop("note", True):
            (tmp_path / "match.bkl.seat.json").write_bytes(match.note)
        outcome = terminal("play", "--log", log, "--plain", *more, **settings)  # type: ignore[arg-type]
        return outcome, log.read_bytes()

    return call


# ── wherever it broke off ────────────────────────────────────────────────────────────────────────


def check_cut(match: Played, resume: Callable[..., tuple[Outcome, bytes]], cut: int) -> None:
    """Gone on with for a moment, nothing of the log is lost and nothing else is in it."""
    outcome, log = resume(match.content[:cut], at_most=0)
    assert (outcome.code, outcome.complained) == (0, ""), cut
    assert match.content.startswith(log), cut
    assert len(log) >= match.whole_lines(cut), cut
    state = salvage(log)
    assert state.running or state.fault is None, cut
    assert state.due is None, cut


def test_a_match_goes_on_after_every_line(
    match: Played, resume: Callable[..., tuple[Outcome, bytes]]
) -> None:
    """Also between promise and cards, last trick and settlement, settlement and secret."""
    for cut in match.line_ends[:-1]:
        check_cut(match, resume, cut)


def test_a_match_goes_on_from_a_torn_line(
    match: Played, resume: Callable[..., tuple[Outcome, bytes]], tmp_path: Path
) -> None:
    """A line without its end is given up, said so, and the log as it was is kept."""
    sealed = [
        found.start() for found in re.finditer(rb"(?m)^(settled|secret|commit|end)", match.content)
    ]
    for cut in {*range(match.head + 1, len(match.content), 211), *(at + 9 for at in sealed)}:
        if cut in match.line_ends:
            continue
        check_cut(match, resume, cut)
        backup = tmp_path / "match.bkl.bak"
        assert backup.read_bytes() == match.content[:cut]
        backup.unlink()


@pytest.mark.long
def test_a_match_goes_on_from_every_byte(
    match: Played, resume: Callable[..., tuple[Outcome, bytes]], tmp_path: Path
) -> None:
    """Wherever writing stopped behind the head."""
    for cut in range(match.head, len(match.content)):
        check_cut(match, resume, cut)
        (tmp_path / "match.bkl.bak").unlink(missing_ok=True)


@pytest.mark.parametrize(
    "before", [rb"cards ", rb"settled ", rb"secret ", rb"end ", rb"\d trump "], ids=str
)
@pytest.mark.parametrize("more", [0, 5], ids=["between lines", "within a line"])
def test_the_rest_is_played_as_if_nothing_had_happened(
    before: bytes, more: int, match: Played, resume: Callable[..., tuple[Outcome, bytes]]
) -> None:
    """Same answers, same log in the end, byte for byte."""
    found = re.search(rb"^" + before, match.content, re.MULTILINE)
    assert found is not None
    outcome, log = resume(match.content[: found.start() + more])
    assert (outcome.code, outcome.complained) == (0, "")
    assert log == match.content
    assert replay(read_log(log)).over


def test_who_goes_on_is_told_what_was_mended(
    match: Played, resume: Callable[..., tuple[Outcome, bytes]]
) -> None:
    """What was given up, where it is kept, and what was written belatedly."""
    settled = match.content.index(b"settled ")
    said = resume(match.content[: settled + 3], at_most=0)[0].said
    assert re.search(r"broken off and is given up; .* kept in\s+.*match\.bkl\.bak", said)
    assert "missing at the end of the last deal is written now" in said
    said = resume(match.content[: settled + 3], at_most=0)[0].said
    assert "match.bkl.bak1" in said.replace("\n", "")
    said = resume(match.content[: match.line_ends[3]], at_most=0)[0].said
    assert "given up" not in said
    assert "written now" not in said


# ── without the note ─────────────────────────────────────────────────────────────────────────────


def fairness(terminal: Terminal, log: Path) -> tuple[int, list[str]]:
    """What `log verify` says of every draw."""
    done = terminal("log", "verify", log)
    return done.code, done.said.splitlines()


@pytest.mark.parametrize(
    ("cut", "verdicts"),
    [
        (b"commit ", ["without a promise", "as promised"]),
        (b"cards ", ["not shown yet", "as promised"]),
        (b"settled ", ["not shown yet", "as promised"]),
    ],
)
def test_a_promise_whose_seed_was_lost_is_never_broken(  # noqa: PLR0913 -- the table
    cut: bytes,
    verdicts: list[str],
    match: Played,
    resume: Callable[..., tuple[Outcome, bytes]],
    terminal: Terminal,
    tmp_path: Path,
) -> None:
    """No secret is shown that was not promised: the cards stay unproved, the next are proved."""
    seed = other_dealer(match)
    content = match.content[: match.content.index(cut)]
    outcome, _ = resume(content, "--seed", seed, "--bots", "random", note=False)
    assert (outcome.code, outcome.complained) == (0, "")
    assert "can no longer be checked" in outcome.said.replace("\n", " ")
    code, said = fairness(terminal, tmp_path / "match.bkl")
    assert code == 0
    assert len(said) == 2
    for line, verdict in zip(said, verdicts, strict=True):
        assert verdict in line


def other_dealer(match: Played) -> str:
    """A seed from which another person would deal first."""
    from binokel.shuffle import derived_secret, first_dealer  # noqa: PLC0415 -- here only

    dealer = read_log(match.content).first_dealer
    seeds = (bytes([number]) for number in range(1, 99))
    return next(
        seed.hex() for seed in seeds if first_dealer(derived_secret(seed, 1), {}, 2) != dealer
    )


def test_a_new_note_is_written_for_a_lost_one(
    match: Played, resume: Callable[..., tuple[Outcome, bytes]], tmp_path: Path
) -> None:
    """Who breaks off twice goes on with the same seed, seat and bots; only he may read it."""
    content = match.content[: match.content.index(b"cards ")]
    resume(content, "--seat", "1", "--bots", "greedy", at_most=0, note=False)
    note = tmp_path / "match.bkl.seat.json"
    told = json.loads(note.read_text())
    assert (told["seat"], told["bots"], len(told["seed"])) == (1, ["greedy"], 64)
    if os.name == "posix":
        assert note.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("change", [{"seat": 7}, {"bots": []}, {"bots": [1]}, {"seed": "xyz"}])
def test_a_note_that_cannot_be_is_none(
    change: dict[str, object],
    match: Played,
    resume: Callable[..., tuple[Outcome, bytes]],
    tmp_path: Path,
) -> None:
    """A note of another table is not followed: seat and bots are to be said again."""
    note = {**json.loads(match.note), **change}
    (tmp_path / "match.bkl.seat.json").write_text(json.dumps(note))
    content, again = match.content[: match.line_ends[5]], ("--seat", "0", "--bots", "random")
    outcome, left = resume(content, *again[:2], at_most=0, note=False)
    assert (outcome.code, outcome.said, left) == (2, "", content)
    assert "--seat and --bots" in outcome.complained
    outcome, _ = resume(content, *again, at_most=0, note=False)
    assert outcome.code == 0
    assert "were lost" in outcome.said


# ── two at once ──────────────────────────────────────────────────────────────────────────────────

HOLDING = """
import sys
from binokel.cli.play.lock import lock
with open(sys.argv[1], "a") as log:
    lock(log.fileno())
    print("locked", flush=True)
    sys.stdin.read()
"""
"""Another window that plays a match."""


def test_two_processes_do_not_play_the_same_match(
    match: Played, terminal: Terminal, tmp_path: Path
) -> None:
    """The second one is told so in a line, and the log is not touched."""
    log = tmp_path / "match.bkl"
    log.write_bytes(match.content[: match.line_ends[5]])
    (tmp_path / "match.bkl.seat.json").write_bytes(match.note)
    command = [sys.executable, "-c", HOLDING, str(log)]
    with subprocess.Popen(  # noqa: S603 -- our own lines
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"locked\n"
        before = log.read_bytes()
        refused = terminal("play", "--log", log, "--plain")
        assert (refused.code, refused.said) == (1, "")
        assert re.fullmatch(r"Error: .*is being played in another window\.\n", refused.complained)
        assert log.read_bytes() == before
        other.kill()  # its lock goes with it
    assert terminal("play", "--log", log, "--plain", at_most=0).code == 0


def test_a_match_played_on_meanwhile_is_not_written_over(
    match: Played, terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who read the log before somebody else went on does not write behind it."""
    log = tmp_path / "match.bkl"
    log.write_bytes(match.content[: match.line_ends[5]])
    (tmp_path / "match.bkl.seat.json").write_bytes(match.note)
    longer = match.content[: match.line_ends[6]]

    def slow(descriptor: int) -> None:
        lock(descriptor)
        log.write_bytes(longer)

    monkeypatch.setattr("binokel.cli.play.record.lock", slow)
    refused = terminal("play", "--log", log)
    assert (refused.code, "another window" in refused.complained) == (1, True)
    assert log.read_bytes() == longer


def test_a_match_in_progress_is_not_offered(tmp_path: Path) -> None:
    """The first screen names a match that waits, none that is played now or is gone."""
    for name in ("a", "b", "c"):
        (tmp_path / f"{name}.bkl.seat.json").touch()
    for name in ("a", "b"):
        (tmp_path / f"{name}.bkl").touch()
    assert unfinished(tmp_path) == tmp_path / "b.bkl"
    with (tmp_path / "b.bkl").open("a") as played:
        lock(played.fileno())
        assert not is_free(tmp_path / "b.bkl")
        assert unfinished(tmp_path) == tmp_path / "a.bkl"
    assert is_free(tmp_path / "b.bkl")


def test_every_log_can_be_read_from_a_file() -> None:
    """The bound of files has room for the longest log, as text and as JSON."""
    assert max(MAX_TEXT, MAX_JSON) <= LARGEST
