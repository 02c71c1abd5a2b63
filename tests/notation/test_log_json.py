"""The JSON twin of a log: the same log, as strict as the text."""

from __future__ import annotations

import copy
import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel.errors import LogError, NotationError
from binokel.notation.entries import (
    check_from_json,
    check_to_json,
    entry_from_json,
    entry_to_json,
)
from binokel.notation.log import DealCheck, Entry, MatchLog
from binokel.notation.text import MAX_TEXT, read_log, write_log
from binokel.notation.twin import MAX_JSON, from_json, log_from_json, log_to_json, to_json
from binokel.rules.presets import PRESETS, SEED_3
from binokel.testing.logs import checks, entries, match_logs, played

if TYPE_CHECKING:
    from collections.abc import Callable

LOG, _ = played(PRESETS["rufen_4"], random.Random(1), deals=2)
CONTENT = log_to_json(LOG)
FIRST_BID = next(n for n, entry in enumerate(CONTENT["entries"]) if entry.get("action") == "bid")
FIRST_CHECK = next(n for n, entry in enumerate(CONTENT["entries"]) if "settled" in entry)


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The content of a good log, with a change."""
    content = copy.deepcopy(CONTENT)
    change(content)
    return content


@given(match_logs())
def test_json_reads_back_the_same_log(log: MatchLog) -> None:
    """from_json(to_json(x)) is x, closed or running."""
    assert from_json(to_json(log)) == log


@given(match_logs())
def test_both_twins_carry_the_same(log: MatchLog) -> None:
    """From text to JSON and back nothing is lost."""
    text = write_log(log.closed())
    assert write_log(from_json(to_json(read_log(text)))) == text


@given(match_logs())
def test_the_object_is_what_the_text_says(log: MatchLog) -> None:
    """The JSON text holds the JSON object, one entry a line."""
    text = to_json(log)
    assert json.loads(text) == log_to_json(log)
    assert log_from_json(json.loads(text)) == log
    assert len(text.splitlines()) >= len(log.entries)


@given(entries())
def test_an_entry_reads_back(entry: Entry) -> None:
    """Every entry has its object."""
    assert entry_from_json(json.loads(json.dumps(entry_to_json(entry)))) == entry


@given(checks())
def test_what_a_deal_came_to_reads_back(check: DealCheck) -> None:
    """A settlement has its object."""
    assert check_from_json(json.loads(json.dumps(check_to_json(check)))) == check


def test_bytes_and_byte_order_mark_are_read() -> None:
    """JSON may come as it lies in a file."""
    assert from_json(to_json(LOG).encode()) == LOG
    assert from_json(b"\xef\xbb\xbf" + to_json(LOG).encode()) == LOG
    assert from_json("\ufeff" + to_json(LOG)) == LOG


def test_form_and_order_of_json_do_not_matter() -> None:
    """Indentation and the order of keys are no part of a log."""
    assert from_json(json.dumps(CONTENT, indent=3, sort_keys=True)) == LOG


def test_a_cut_is_refused() -> None:
    """JSON that breaks off is no JSON."""
    text = to_json(LOG)
    for cut in range(0, len(text) - 2, 17):
        with pytest.raises(LogError, match="no JSON"):
            from_json(text[:cut])


@given(st.data())
def test_any_altered_value_is_refused(data: st.DataObject) -> None:
    """No value of any entry can be exchanged for another."""
    content = copy.deepcopy(CONTENT)
    entry = content["entries"][data.draw(st.integers(0, len(content["entries"]) - 1))]
    key = data.draw(st.sampled_from(sorted(entry)))
    value = data.draw(
        st.none() | st.booleans() | st.integers(0, 300) | st.text(max_size=3) | st.floats(0, 3)
    )
    if value != entry[key] or type(value) is not type(entry[key]):
        entry[key] = value
        with pytest.raises(LogError, match=r"entry \d+: "):
            log_from_json(content)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda c: c.update(version=2), "written by a newer version: this is log 2"),
        (lambda c: c.update(version=True), "no Binokel log"),
        (lambda c: c.update(version=1.0), "no Binokel log"),
        (lambda c: c.update(version="1"), "no Binokel log"),
        (lambda c: c.update(version=10**5000), "no Binokel log"),
        (lambda c: c.pop("format"), "no Binokel log"),
        (lambda c: c.update(rules=[]), "an object of rules"),
        (lambda c: c.update(first_dealer=True), "the number of the first dealer"),
        (lambda c: c.update(first_dealer=9), "one of 0 to 3, not 9"),
        (lambda c: c["rules"].update({"seats.players": 4.0}), "a whole number, not 4.0"),
        (lambda c: c["rules"].update({"seats.players": 5}), "DECK_SIZE"),
        (lambda c: c["rules"].update({"seats.chairs": 4}), "UNKNOWN_OPTION"),
        (lambda c: c["rules"].update({"play.must_head": True}), "'rules' is not as it was"),
        (lambda c: c["rules"].update({"play.must_head": False}), "entry .*digest does not fit"),
        (lambda c: c.update(id=None), "id is a text, not None"),
        (lambda c: c.update(id="Karl May"), "no id"),
        (lambda c: c.update(date=20261130), "date is a text"),
        (lambda c: c.pop("id"), "digest does not fit"),
        (lambda c: c.update(players=["Karl"]), "'players' is not as it was written"),
        (lambda c: c.update({3: 4}), "3 is not as it was written"),
        (lambda c: c.pop("digest"), "'digest' is not as it was written"),
        (lambda c: c.update(digest=3), "'digest' is not as it was written"),
        (lambda c: c.pop("end"), "'end' is not as it was|'digest' is not as it was"),
        (lambda c: c.update(end=None), "'digest' is not as it was written"),
        (lambda c: c.update(end={"winners": [0]}), "'digest' is not as it was written"),
        (lambda c: c.update(end={"winners": ["0"]}), "no end: write null or the winners"),
        (lambda c: c.update(end={"winners": [], "why": ""}), "'end' is not as it was written"),
        (lambda c: c.update(end="soon"), "no end"),
        (lambda c: c.update(rules_digest="0"), "'rules_digest' is not as it was written"),
        (lambda c: c.pop("entries"), "the entries are a list, not None"),
        (lambda c: c.update(entries={}), "the entries are a list"),
        (lambda c: c["entries"].append(3), "no entry: it is no JSON object"),
        (lambda c: c["entries"].insert(0, {}), "entry 1: None is no action"),
        (lambda c: c["entries"].pop(), "'digest' is not as it was written"),
        (lambda c: c["entries"].pop(FIRST_BID), "digest does not fit"),
        (lambda c: c["entries"][0].update(x=1), "entry 1: .* is written otherwise in a log"),
        (lambda c: c["entries"][FIRST_BID].update(augen=155.0), "is no bid"),
        (lambda c: c["entries"][FIRST_BID].update(seat="1"), "seat is a whole number"),
        (lambda c: c["entries"][FIRST_BID].update(seat=True), "seat is a whole number"),
        (lambda c: c["entries"][FIRST_BID].pop("seat"), "by a seat"),
        (lambda c: c["entries"][FIRST_CHECK].update(made=1), "'made' cannot be 1"),
        (lambda c: c["entries"][FIRST_CHECK].update(totals=[True]), "'totals' cannot be"),
        (lambda c: c["entries"][FIRST_CHECK].update(totals=[None]), "'totals' cannot be"),
        (lambda c: c["entries"][FIRST_CHECK].update(totals=3), "'totals' cannot be 3"),
        (lambda c: c["entries"][FIRST_CHECK].update(contract=3), "'contract' cannot be 3"),
        (lambda c: c["entries"][FIRST_CHECK].update(settled=["x"]), "is none of normal"),
        (lambda c: c["entries"][FIRST_CHECK].update(bid=None), "'bid' cannot be None"),
        (lambda c: c["entries"][FIRST_CHECK].pop("declarer"), "a settled line says declarer"),
        (lambda c: c["entries"][FIRST_CHECK].pop("digest"), "digest does not fit"),
        (lambda c: c["entries"][FIRST_CHECK].update(stars=[]), "is written"),
    ],
)
def test_the_reader_says_what_is_wrong(
    change: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    """Every fault is named."""
    with pytest.raises(LogError, match=sentence):
        log_from_json(changed(change))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "3",
        "null",
        '{"format": "binokel log", "version": 1, "version": 1}',
        '{"format": "binokel log", "version": NaN}',
        '{"format": "binokel log", "version": Infinity}',
        '{"format": "binokel log", "version": 1' + "0" * 5000 + "}",
        "[" * 100_000,
        '{"a":' * 100_000,
        "[" * 9 + "]" * 9,
        b"\xff\xfe",
        b'{"format": "\xe4"}',
    ],
    ids=range(13),
)
def test_what_is_no_log_is_refused(text: str | bytes) -> None:
    """Nothing but a LogError comes out of the reader, for deep or endless JSON too."""
    with pytest.raises(LogError):
        from_json(text)


def test_what_is_too_long_is_refused_at_once() -> None:
    """What no match needs is not even looked at."""
    with pytest.raises(LogError, match=f"no log has more than {MAX_JSON}"):
        from_json("[" * (MAX_JSON + 1))


def test_every_log_that_can_be_read_as_text_can_be_read_as_json() -> None:
    """The bound of JSON has room for the longest text: the shortest lines grow most."""
    line, entry = "1 bid 9\n", '{"seat":1,"action":"bid","augen":9},\n'
    assert MAX_TEXT / len(line) * len(entry) < MAX_JSON * 1.1
    line, entry = "1 pass\n", '{"seat":1,"action":"pass"},\n'
    assert MAX_TEXT / len(line) * len(entry) < MAX_JSON


@given(st.text() | st.binary())
def test_any_text_is_refused_without_harm(text: str | bytes) -> None:
    """Nothing but a LogError comes out of the reader."""
    with pytest.raises(LogError):
        from_json(text)


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=6,
)


@given(
    st.sampled_from(sorted(CONTENT)) | st.text(max_size=3),
    JSON_VALUES,
    st.integers(0, len(CONTENT["entries"]) - 1),
)
def test_any_value_anywhere_is_refused_without_harm(key: str, value: object, place: int) -> None:
    """Nothing but a LogError comes out of the reader, also for content of the right shape."""
    for content in (
        changed(lambda c: c.update({key: value})),
        changed(lambda c: c["entries"].__setitem__(place, value)),
        changed(lambda c: c["entries"][place].update({key: value})),
    ):
        try:
            assert log_from_json(content) == LOG
        except LogError:
            continue


@given(st.dictionaries(st.sampled_from(["action", "seat", "settled", "nonce", "x"]), JSON_VALUES))
def test_any_object_is_an_entry_or_refused(content: dict[str, Any]) -> None:
    """Nothing but a NotationError comes out of the reader of entries."""
    try:
        assert entry_to_json(entry_from_json(content)) == content
    except NotationError:
        return


def test_a_running_match_has_json_too() -> None:
    """A log without an end is no cut in JSON, and is sealed as well."""
    running = MatchLog(SEED_3)
    assert log_to_json(running)["end"] is None
    assert from_json(to_json(running)) == running
