"""Actions as text and as JSON objects. Rule: §1.5, §3.3, §4.4, §9.2, §10.2."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from binokel.cards import Card, Suit
from binokel.deal.actions import (
    PASS,
    Abgehen,
    Action,
    Announce,
    Bid,
    Bury,
    Cards,
    Choose,
    Give,
    Play,
    Rufen,
    Trump,
)
from binokel.errors import NotationError, Reason
from binokel.match.state import Match
from binokel.notation.actions import (
    action_from_json,
    action_to_json,
    format_action,
    parse_action,
)
from binokel.notation.atoms import MAX_LINE, cropped
from binokel.rules.presets import SEED_3
from binokel.rules.special import Special
from binokel.shuffle import deck_order
from binokel.testing.logs import actions

WRITTEN: list[tuple[Action, str, dict[str, Any]]] = [
    (Cards((Card.EA, Card.EZ)), "cards EA EZ", {"action": "cards", "cards": "EA EZ"}),
    (Announce(None), "announce none", {"action": "announce", "special": "none"}),
    (Announce(Special.DURCH), "announce durch", {"action": "announce", "special": "durch"}),
    (
        Announce(Special.DURCH_OPEN),
        "announce durch open",
        {"action": "announce", "special": "durch open"},
    ),
    (
        Announce(Special.UNTENDURCH),
        "announce untendurch",
        {"action": "announce", "special": "untendurch"},
    ),
    (Bid(200), "bid 200", {"action": "bid", "augen": 200}),
    (Bid(-10), "bid -10", {"action": "bid", "augen": -10}),
    (PASS, "pass", {"action": "pass"}),
    (Abgehen(Suit.HERZ), "abgehen H", {"action": "abgehen", "suit": "H"}),
    (Rufen(Card.HK), "rufen HK", {"action": "rufen", "card": "HK"}),
    (Give(Card.S7), "give S7", {"action": "give", "card": "S7"}),
    (Trump(Suit.EICHEL), "trump E", {"action": "trump", "suit": "E"}),
    (
        Bury((Card.EZ, Card.EU)),
        "bury EZ EU",
        {"action": "bury", "cards": "EZ EU", "shown": ""},
    ),
    (
        Bury((Card.EU,), (Card.HO, Card.HK)),
        "bury EU shown HK HO",
        {"action": "bury", "cards": "EU", "shown": "HK HO"},
    ),
    (Choose(Special.DURCH), "durch", {"action": "choose", "special": "durch"}),
    (Choose(Special.DURCH_OPEN), "durch open", {"action": "choose", "special": "durch open"}),
    (Choose(Special.UNTENDURCH), "untendurch", {"action": "choose", "special": "untendurch"}),
    (Play(Card.HK), "play HK", {"action": "play", "card": "HK"}),
]
each_text = pytest.mark.parametrize(("action", "text"), [row[:2] for row in WRITTEN])
each_object = pytest.mark.parametrize(("action", "content"), [row[::2] for row in WRITTEN])


@each_text
def test_every_action_has_one_text(action: Action, text: str) -> None:
    """What is written for an action is fixed, and is read as that action."""
    assert format_action(action) == text
    assert parse_action(text) == action


@each_object
def test_every_action_has_one_object(action: Action, content: dict[str, Any]) -> None:
    """The JSON twin of an action is fixed, and is read as that action."""
    assert action_to_json(action) == content
    assert action_from_json(content) == action


@given(actions())
def test_text_reads_back_the_same_action(action: Action) -> None:
    """parse(format(x)) is x."""
    assert parse_action(format_action(action)) == action


@given(actions())
def test_json_reads_back_the_same_action(action: Action) -> None:
    """from_json(to_json(x)) is x."""
    assert action_from_json(action_to_json(action)) == action


@pytest.mark.parametrize(
    ("text", "right"),
    [
        (" PLAY  h10 ", "play HZ"),
        ("Play hx", "play HZ"),
        ("play HT", "play HZ"),
        ("Durch OPEN", "durch open"),
        ("announce Durch  Open", "announce durch open"),
        ("announce NONE", "announce none"),
        ("bury eu ez Shown ho HK", "bury EZ EU shown HK HO"),
        ("bury EZ shown", "bury EZ"),
        ("trump e", "trump E"),
        ("bid 0200", "bid 200"),
        ("bury", "bury"),
        ("cards", "cards"),
    ],
)
def test_readers_are_tolerant(text: str, right: str) -> None:
    """Case, blanks and the other names of the Zehn do not matter. Rule: §1.5."""
    assert format_action(parse_action(text)) == right


@pytest.mark.parametrize("text", ["cards ea e10", "rufen ht", "bury e10 shown hx"])
def test_objects_are_read_tolerantly_too(text: str) -> None:
    """Cards inside JSON may be spelt like cards inside text. Rule: §1.5."""
    action = parse_action(text)
    lower = {
        key: value.lower() if key in ("card", "cards", "shown") else value
        for key, value in action_to_json(action).items()
        if isinstance(value, str)
    }
    assert action_from_json(lower) == action


def test_shown_cards_may_be_left_out_of_an_object() -> None:
    """A declarer need not name what he shows. Rule: §4.6."""
    assert action_from_json({"action": "bury", "cards": "EZ"}) == Bury((Card.EZ,))


@pytest.mark.parametrize(
    "text",
    [
        "bid",
        "bid zweihundert",
        "bid 150.5",
        "bid 150.0",
        "bid 1e3",
        "bid 1_000",
        "bid +200",
        "bid 200 210",
        "bid ٢٠٠",
        "bid 0x10",
        "bid 1000000000000000",
        "bid " + "9" * 900,
    ],
)
def test_a_bid_is_a_whole_number(text: str) -> None:
    """What is no whole number of at most 15 digits is no bid. Rule: §3.3."""
    with pytest.raises(NotationError, match=r"no bid: .*§3\.3"):
        parse_action(text)


@pytest.mark.parametrize(
    "augen", [150.5, 150.0, "200", None, True, [200], 10**15, 10**5000, 1e300, {}], ids=type
)
def test_a_bid_in_json_is_a_whole_number(augen: object) -> None:
    """A number with a fraction, a text, a truth value are no bids. Rule: §3.3."""
    with pytest.raises(NotationError, match=r"no bid: .*§3\.3"):
        action_from_json({"action": "bid", "augen": augen})
    with pytest.raises(NotationError, match=r"no bid: .*§3\.3"):
        format_action(Bid(augen))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("bid 1000000000000", Reason.TOO_HIGH),
        ("bid 10001", Reason.TOO_HIGH),
        ("bid 7", Reason.TOO_LOW),
        ("bid -150", Reason.TOO_LOW),
        ("bid 155", Reason.NOT_A_STEP),
    ],
)
def test_any_whole_number_is_a_bid_for_the_engine_to_refuse(text: str, reason: Reason) -> None:
    """The reader looks at the form only; the engine says what is wrong. Rule: §3.3."""
    order = deck_order(bytes(32), {}, with_diss=True, draw=1)
    match = Match.begin(SEED_3).apply(Cards(order)).match
    refusal = match.why_not(parse_action(text), match.to_act)
    assert refusal is not None
    assert refusal.reason is reason


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is no action: write cards, announce"),
        ("spiel HK", "'spiel' is no action"),
        ("play", "play takes one card, like play HK"),
        ("play HK HO", "play takes one card"),
        ("play HY", "'HY' is no card"),
        ("trump", "trump takes one suit, like trump E"),
        ("trump X", "'X' is no suit"),
        ("pass pass", "'pass' is too much"),
        ("announce", "'' is no special game: write durch"),
        ("announce bettl", "'bettl' is no special game"),
        ("durch offen", "'durch offen' is no special game"),
        ("bury shown HK shown", "'shown' is no card"),
        ("cards EA 7", "'7' is no card"),
    ],
)
def test_what_is_no_action_is_refused_in_words(text: str, sentence: str) -> None:
    """The error says what is wrong and how it is written."""
    with pytest.raises(NotationError, match=sentence):
        parse_action(text)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "None is no action"),
        ([], "no JSON object"),
        ({}, "None is no action"),
        ({"action": ["play"]}, "is no action"),
        ({"action": "play"}, "play takes card as a text, not None"),
        ({"action": "play", "card": 3}, "not 3"),
        ({"action": "play", "card": "HK", "seat": 1}, "'seat' is too much"),
        ({"action": "pass", 3: 4}, "'3' is too much"),
        ({"action": "cards", "cards": ["EA"]}, "as a text"),
        ({"action": "announce", "special": None}, "as a text"),
        ({"action": "trump", "suit": "x"}, "no suit"),
        ({"action": "cards", "cards": "EA " * 400}, "1200 characters"),
    ],
)
def test_what_is_no_object_of_an_action_is_refused(content: object, sentence: str) -> None:
    """The error says what is wrong."""
    with pytest.raises(NotationError, match=sentence):
        action_from_json(content)


def test_a_million_characters_are_refused_at_once() -> None:
    """Nobody waits for a text that is far too long."""
    with pytest.raises(NotationError, match="1000005 characters are no action, at most 1000"):
        parse_action("cards" + " " * 10**6)
    assert MAX_LINE == 1000


@given(st.text(max_size=40) | st.builds("{} {}".format, st.sampled_from(["bid", "bury", "play"]),
                                        st.text(max_size=12)))  # fmt: skip
def test_any_text_is_an_action_or_refused(text: str) -> None:
    """Nothing but a NotationError comes out of a reader."""
    try:
        action = parse_action(text)
    except NotationError:
        return
    assert parse_action(format_action(action)) == action


def test_what_is_too_large_for_a_message_is_only_named() -> None:
    """Messages stay short, whatever they are about."""
    assert cropped(10**5000) == "a int too large to show"
    assert len(cropped(list(range(10**4)))) <= 81
    assert len(cropped("ä" * 10**6)) <= 81
