"""The log as text: one form, sealed, readable in parts when damaged."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel.cards import Card
from binokel.deal.actions import PASS, Bid, Cards, Play
from binokel.errors import LogError, NotationError
from binokel.notation.head import head_lines
from binokel.notation.log import (
    Act,
    Commit,
    DealCheck,
    End,
    MatchLog,
    Nonce,
    NonceCommit,
    Secret,
)
from binokel.notation.replaying import salvage
from binokel.notation.text import MAX_TEXT, LogWriter, read_log, write_log
from binokel.rules import toml
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.special import Contract
from binokel.testing.logs import match_logs, played

LOG, _ = played(SEED_4.with_(play__must_head=False), random.Random(4), deals=2)
TEXT = write_log(LOG)
LINES = TEXT.splitlines()
SETTLED = [number for number, line in enumerate(LINES, start=1) if line.startswith("settled")]
DIGEST_OF_DEFAULTS = "90a52541bee6cf5d020d539aa9a2d60eab6dace143fc59d3946e8f1fc153de05"
each_line = pytest.mark.parametrize("number", range(1, len(LINES) + 1))


def joined(lines: list[str]) -> str:
    """Lines as text."""
    return "".join(f"{line}\n" for line in lines)


def resealed(lines: list[str]) -> str:
    """Lines with digests that fit, as somebody would write who knows how."""
    text = ""
    for line in lines:
        body, found, _ = line.partition(" digest=")
        text += body + found
        text += hashlib.sha256(text.encode()).hexdigest() if found else ""
        text += "\n"
    return text


def fault_in(text: str | bytes) -> LogError:
    """What the strict reader refuses."""
    with pytest.raises(LogError) as raised:
        read_log(text)
    return raised.value


# ── writing and reading ──────────────────────────────────────────────────────────────────────────


@given(match_logs())
def test_text_reads_back_the_same_log(log: MatchLog) -> None:
    """read(write(x)) is x for every closed log, whatever it tells."""
    closed = log if log.end else log.closed()
    assert read_log(write_log(closed)) == closed


@given(match_logs())
def test_one_log_has_one_text(log: MatchLog) -> None:
    """What is read is written byte by byte as it was."""
    text = write_log(log.closed((0,)))
    assert write_log(read_log(text)) == text


@given(match_logs())
def test_lines_can_be_written_one_at_a_time(log: MatchLog) -> None:
    """A log written line by line is the log written at once, wherever it was taken up again."""
    half = len(log.entries) // 2
    writer = LogWriter(replace(log, entries=log.entries[:half], end=None))
    text = writer.begun + "".join(map(writer.line, log.entries[half:]))
    assert text == write_log(replace(log, end=None))
    assert text + writer.close(End()) == write_log(log.closed())


def test_nothing_follows_a_closed_log() -> None:
    """A closed log cannot be gone on with."""
    with pytest.raises(ValueError, match="closed"):
        LogWriter(LOG)


def test_a_digest_covers_everything_before_it() -> None:
    """Every digest is SHA-256 of all bytes before its own digits."""
    sealed = [line for line in LINES if " digest=" in line]
    assert len(sealed) == 3
    for line in sealed:
        before = TEXT[: TEXT.index(line)] + line[:-64]
        assert line[-64:] == hashlib.sha256(before.encode()).hexdigest()


@pytest.mark.parametrize("name", PRESETS)
def test_the_head_tells_what_differs_from_the_defaults(name: str) -> None:
    """Every option that differs has a line, and all options are in the digest. Rule: §12.1."""
    rules = PRESETS[name]
    lines = head_lines(MatchLog(rules))
    assert len(lines) == 3 + len(rules.difference(SEED_3))
    assert lines[-2] == f"rules-digest {toml.digest(rules)}"
    assert read_log(write_log(MatchLog(rules).closed())).rules == rules


def test_options_of_log_1_are_pinned() -> None:
    """Another default or another option changes the digest of all logs: that is `binokel log 2`."""
    assert len(SEED_3.options()) == 76
    assert toml.digest(SEED_3) == DIGEST_OF_DEFAULTS


# ── line ends ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "text",
    [
        TEXT.encode(),
        TEXT.replace("\n", "\r\n"),
        TEXT.replace("\n", "\r\n").encode(),
        "\ufeff" + TEXT,
        b"\xef\xbb\xbf" + TEXT.encode(),
        TEXT.replace("\n", "\r\n", 5),
    ],
)
def test_line_ends_and_byte_order_mark_do_not_matter(text: str | bytes) -> None:
    """What editors and mail do to line ends and beginnings harms nothing."""
    assert read_log(text) == LOG


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (TEXT + "\n", len(LINES) + 1),
        (TEXT + "# good game\n", len(LINES) + 1),
        (TEXT + " ", len(LINES) + 1),
        (TEXT + TEXT, len(LINES) + 1),
        ("\n" + TEXT, 1),
        (" " + TEXT, 1),
        (TEXT.replace("\n", "\r"), 1),
        (TEXT.replace(" pass\n", " pass \n", 1), None),
        (TEXT.replace(" pass\n", "  pass\n", 1), None),
        (TEXT.replace(" pass\n", " PASS\n", 1), None),
        (TEXT.replace(" pass\n", " pass\n\n", 1), None),
        (TEXT.replace(" pass\n", " pass\x0b\n", 1), None),
        (TEXT.replace(" pass\n", " päss\n", 1), None),
    ],
)
def test_anything_else_is_refused(text: str, line: int | None) -> None:
    """Blanks, empty lines, comments and other spellings are no part of a log."""
    fault = fault_in(text)
    if line is None:
        line = next(n for n, old in enumerate(LINES, start=1) if old.endswith(" pass"))
        assert fault.line in (line, line + 1)
    else:
        assert fault.line == line


# ── damage ───────────────────────────────────────────────────────────────────────────────────────


def test_a_cut_at_any_byte_is_refused_with_its_line() -> None:
    """Whatever is missing at the end, the strict reader says where it stops."""
    text = write_log(replace(LOG, entries=LOG.acts))
    for cut in range(len(text)):
        fault = fault_in(text[:cut])
        whole = text[:cut].count("\n")
        assert fault.line in (whole + 1, whole, 1), cut
        assert "line" in str(fault)


def test_a_cut_log_can_be_shown_up_to_the_last_whole_line() -> None:
    """After a crash everything is there but the line that broke off, which is named."""
    head = len(head_lines(LOG))
    for cut in range(0, len(TEXT), 23):
        whole, tail = TEXT[:cut].rpartition("\n")[0::2]
        good = salvage(TEXT[:cut])
        assert good.fault is not None
        if whole.count("\n") + 1 < head:
            assert good.log is None
            assert good.match is None
            continue
        assert good.log is not None
        assert good.match is not None
        assert write_log(good.log) == whole + "\n"
        assert good.running is (not tail)
        if tail:
            assert str(good.fault).startswith(f"line {good.fault.line}: the last line breaks off")


@each_line
def test_one_character_changed_in_any_line_is_refused(number: int) -> None:
    """No line can be altered, not by a single character at any place."""
    line = LINES[number - 1]
    for place in {0, len(line) // 2, len(line) - 1}:
        for other in "0a ":
            changed = line[:place] + other + line[place + 1 :]
            if changed != line:
                fault = fault_in(joined([*LINES[: number - 1], changed, *LINES[number:]]))
                assert fault.line is not None
                assert fault.line in range(number, len(LINES) + 1) or number == 1


@given(st.integers(0, len(TEXT) - 1), st.integers(0, 255))
def test_any_byte_changed_is_refused(place: int, byte: int) -> None:
    """Another byte anywhere is no log, except that LF and CR LF are one."""
    data = bytearray(TEXT.encode())
    if data[place] != byte:
        data[place] = byte
        assert fault_in(bytes(data)).line is not None


@given(st.integers(0, len(TEXT)), st.binary(min_size=1, max_size=3))
def test_any_bytes_put_in_are_refused(place: int, added: bytes) -> None:
    """Nothing can be added anywhere."""
    data = TEXT.encode()
    changed = data[:place] + added + data[place:]
    if changed.replace(b"\r\n", b"\n").removeprefix(b"\xef\xbb\xbf") != data:
        assert fault_in(changed).line is not None


def test_lines_swapped_are_refused() -> None:
    """The order of lines is part of a log."""
    for number, (one, other) in enumerate(pairwise(LINES)):
        if one != other:
            swapped = [*LINES[:number], other, one, *LINES[number + 2 :]]
            assert fault_in(joined(swapped)).line is not None


def test_a_line_twice_or_missing_is_refused() -> None:
    """No line can be added or taken away."""
    for number, line in enumerate(LINES):
        assert fault_in(joined([*LINES[:number], line, *LINES[number:]])).line is not None
        assert fault_in(joined([*LINES[:number], *LINES[number + 1 :]])).line is not None


def test_the_digest_of_a_deal_narrows_down_where_it_was_altered() -> None:
    """The first digest that does not fit names the lines since the last one that does."""
    place = next(n for n in range(SETTLED[0], len(LINES)) if " bid 200" in LINES[n])
    changed = [*LINES]
    changed[place] = LINES[place].replace("200", "300")
    good = salvage(joined(changed))
    first, second = SETTLED[:2]
    assert good.log is not None
    assert str(good.fault) == (
        f"line {second}: lines {first + 1} to {second} are not as they were written: "
        "the digest does not fit"
    )
    assert write_log(good.log) == joined(LINES[:first])


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("binokel log 1", "binokel log 2", "line 1: written by a newer version: this is log 2, "),
        ("binokel log 1", "binokel log 0", "line 1: no Binokel log: it does not begin with"),
        ("binokel log 1", "binokel log x", "line 1: no Binokel log"),
        ("binokel log 1", "skat log 1", "line 1: no Binokel log"),
        ("binokel log 1", "1", "line 1: no Binokel log"),
        ("id random", "id Karl May", "no id"),
        ("id random\n", "", "not as they were written"),
        ("date 2026-11-30", "date 30.11.2026", "no date like"),
        ("date 2026-11-30", "date 2026-13-30", "no date like"),
        ("= 4\n", "= 5\n", "do not fit their digest"),
        ("= 4\n", "= 99\n", "line 4: the rules have faults: seats.players must be 2 to 8, not 99"),
        ("= 4\n", "= four\n", "line 4: 'four' is no value for 'seats.players'"),
        ("= 4\n", "= [[[[[[[[[[]]]]]]]]]]\n", "line 4: .* is no value"),
        ("= 4\n", '= {"a": 1, "a": 2}\n', "line 4: .* is no value"),
        ("= 4\n", "= NaN\n", "line 4: .* is no value"),
        ("= 4\n", '= "\\ud800"\n', r"line 4: .* a whole number, not .\\ud800"),
        ("rule seats.players", "rule seats.chairs", "line 4: .*UNKNOWN_OPTION"),
        ("rule seats.players = 4", "rule  seats.players = 4", "line 4: .*UNKNOWN_OPTION"),
        ("= 4\n", "=  4\n", "line 4: .* stands where .* belongs"),
        ("first-dealer ", "first-dealer x", "the first dealer is a person's number"),
        ("first-dealer ", "first-dealer 9", "the first dealer is one of 0 to 3"),
        ("first-dealer ", "last-dealer ", "the line 'first-dealer …' is missing"),
        ("rules-digest ", "rules-digest 0", "do not fit their digest"),
        ("rules-digest ", "digest ", "the line 'rules-digest …' is missing"),
        ("end unfinished digest=", "end unfinished ", "a digest is missing"),
        ("end unfinished digest=", "end finished winners=0 digest=", "the digest does not fit"),
        ("end unfinished digest=", "end finished winners= digest=", "no whole number"),
        ("end unfinished", "end soon", "no whole number"),
        ("settled normal", "settled skat", "'skat' is none of normal, abgehen"),
        ("settled normal declarer=", "settled normal player=", "no whole number|'player' cannot"),
        (" made=", " won=", "no whole number"),
        (" made=yes", "", "a settled line says made"),
        (" made=yes", " made=maybe", "'maybe' is no whole number"),
        (" made=yes", " made=1", "'made' cannot be 1"),
        ("commit ", "commit 0", "no commitment of 64"),
        ("nonce-commit 0 ", "nonce-commit x ", "'x' is no person's number"),
        ("nonce-commit 0 ", "nonce-commit 0  ", "no commitment"),
        ("nonce 0 ", "nonce 0 a", "no nonce: write small hexadecimal digits"),
        ("nonce 0 ", "nonce 0 " + "a" * 100, "a nonce has 16 to 64 bytes, this one 66"),
        ("secret ", "secret 00", "a secret has 32 bytes, this one 33"),
        ("\ncards EA", "\n0 cards EA", "cards are laid by chance"),
        (" pass\n", "\n", "no action|by a seat"),
        ("1 bid ", "1 bid 1e", "line .* is no bid: a bid is a whole number"),
        ("1 bid ", "1 bid 0", "is written"),
        ("1 bid ", "01 bid ", "is written"),
        ("\ncards ", "\ncards " + "EA " * 400, "characters are no line, at most 1000"),
        ("rule seats.players", "rule " + "x" * 1000, "characters are no line, at most 1000"),
    ],
)
def test_the_reader_says_what_is_wrong(old: str, new: str, sentence: str) -> None:
    """Every fault is named, with the line."""
    text = TEXT
    if "cards EA" in old:
        first = next(line for line in LINES if line.startswith("cards"))
        text = TEXT.replace(first, first.replace(first[:8], "cards EA", 1))
    assert old in text
    fault = fault_in(text.replace(old, new, 1))
    assert fault.line is not None
    with pytest.raises(LogError, match=sentence):
        raise fault


def test_rules_with_faults_are_refused_by_name() -> None:
    """A log whose rules contradict each other cannot be, though its digests fit. Rule: §12.2."""
    rules = SEED_3.with_(seats__players=5, play__last_trick=15)
    lines = [
        "binokel log 1",
        "rule seats.players = 5",
        "rule play.last_trick = 15",
        f"rules-digest {toml.digest(rules)}",
        "first-dealer 0",
        "end unfinished digest=",
    ]
    fault = fault_in(resealed(lines))
    assert fault.line == 5
    assert "DECK_SIZE" in str(fault)
    assert "LAST_TRICK" in str(fault)


@pytest.mark.parametrize(
    "lines",
    [
        ["rule play.must_head = true"],
        ["rule match.target = 1500", "rule play.must_head = false"],
        ["rule play.must_head = false", "rule play.must_head = false"],
        ["date 2026-11-30", "id a"],
    ],
)
def test_a_head_has_one_form(lines: list[str]) -> None:
    """Defaults are not written, options stand in the order of the table, once."""
    told = dict(line.removeprefix("rule ").split(" = ") for line in lines if " = " in line)
    values = {"true": True, "false": False, "1500": 1500}
    rules = SEED_3.with_options({path: values[value] for path, value in told.items()})
    digest = f"rules-digest {toml.digest(rules)}"
    text = resealed(["binokel log 1", *lines, digest, "first-dealer 0", "end unfinished digest="])
    assert fault_in(text).line in (2, 3)


@pytest.mark.parametrize(
    "make",
    [
        lambda: MatchLog(SEED_3, 3),
        lambda: MatchLog(SEED_3, -1),
        lambda: MatchLog(SEED_3, id=""),
        lambda: MatchLog(SEED_3, id="a\n"),
        lambda: MatchLog(SEED_3, id="a" * 65),
        lambda: MatchLog(SEED_3, date="2026-11-31x"),
        lambda: MatchLog(SEED_3.with_(seats__players=5)),
        lambda: Act(None, PASS),
        lambda: Act(0, Cards(())),
        lambda: Commit("0" * 63),
        lambda: Commit("A" * 64),
        lambda: NonceCommit(0, "0" * 62),
        lambda: Nonce(0, bytes(15)),
        lambda: Secret(bytes(31)),
    ],
)
def test_a_log_never_holds_what_cannot_be_written(make: type) -> None:
    """Values of a log are looked at when they are made."""
    with pytest.raises(LogError):
        make()


def test_what_cannot_be_written_is_refused() -> None:
    """A bid with a fraction does not get into a log. Rule: §3.3."""
    log = MatchLog(SEED_3, entries=(Act(1, Bid(150.5)),))  # type: ignore[arg-type]
    with pytest.raises(NotationError, match=r"§3\.3"):
        write_log(log)


def test_what_does_not_apply_is_left_out_of_a_settled_line() -> None:
    """A Durch has no bid, no partner, no melds. Rule: §10.6, §10.8."""
    check = DealCheck(
        contract=Contract.DURCH,
        declarer=1,
        made=True,
        change=(0, None, 0),
        totals=(10, 0, -340),
        special=(0, 1000, 0),
    )
    line = LogWriter(MatchLog(SEED_3)).line(check).partition(" digest=")[0]
    assert line == (
        "settled durch declarer=1 made=yes change=0,-,0 totals=10,0,-340 special=0,1000,0"
    )


def test_acts_of_a_log_are_what_was_done() -> None:
    """Checks and draws are no acts."""
    card = Act(1, Play(Card.HK))
    log = MatchLog(SEED_3, entries=(Secret(bytes(32)), card))
    assert log.acts == (card,)


# ── any text ─────────────────────────────────────────────────────────────────────────────────────


@given(st.text() | st.binary())
def test_any_text_is_refused_without_harm(text: str | bytes) -> None:
    """Nothing but a LogError comes out of the reader."""
    assert fault_in(text) is not None
    assert salvage(text).log is None


@given(st.lists(st.sampled_from(LINES) | st.text(max_size=30), max_size=30))
def test_any_lines_are_refused_without_harm(lines: list[str]) -> None:
    """Also lines that look like a log are read or refused, never more."""
    text = "\n".join([*LINES[:11], *lines, ""])
    assert fault_in(text).line is not None
    assert salvage(text).fault is not None


@pytest.mark.parametrize("piece", ["\n", b"\x00", "1 pass\n"], ids=["empty", "zeros", "passes"])
def test_what_is_too_long_is_refused_at_once(piece: str | bytes) -> None:
    """What no match needs is not even looked at."""
    text = piece * (MAX_TEXT // len(piece) + 1)
    assert "no log has more than" in str(fault_in(text))


def test_a_long_match_of_many_persons_fits_with_room_to_spare() -> None:
    """1000 deals with fair cards of eight persons, nonces as long as they may be, can be read."""
    house = SEED_3.with_(seats__players=8, seats__hand_size=5, dapp__size=8)
    log, _ = played(house, random.Random(8), deals=1)
    deal = tuple(
        replace(entry, nonce=entry.nonce * 4) if isinstance(entry, Nonce) else entry
        for entry in log.entries
    )
    assert 2_000_000 < len(write_log(replace(log, entries=deal * 1000))) < MAX_TEXT / 4


def test_nothing_is_written_that_no_reader_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to the bound everything is written, beyond it nothing, line by line or at once."""
    monkeypatch.setattr("binokel.notation.text.MAX_TEXT", len(TEXT))
    assert read_log(write_log(LOG)) == LOG
    writer = LogWriter(replace(LOG, end=None))
    assert LOG.end is not None
    assert TEXT.endswith(writer.close(LOG.end))
    with pytest.raises(LogError, match=f"the log is full: it has at most {len(TEXT)} characters"):
        writer.line(Act(1, PASS))
    with pytest.raises(LogError, match="the log is full"):
        write_log(LOG.with_entries([Act(1, PASS)]).closed())
