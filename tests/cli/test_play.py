"""Whole matches in the terminal: played, broken off, gone on with, refused, looked at."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from binokel.cards import Card, CardSet, deck
from binokel.cli.play.table import Table
from binokel.cli.texts import Texts
from binokel.deal import events
from binokel.deal.actions import PASS, Bid, Cards, Choose
from binokel.deal.state import Deal
from binokel.notation.replaying import salvage
from binokel.rules.presets import PRESETS as ALL_PRESETS
from binokel.rules.special import Special
from binokel.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from binokel.deal.view import View
    from conftest import Outcome, Terminal

PRESETS = ("seed_3", "rufen_4", "two_handed", "six", "schwaetza_4", "drecksau_3", "larsb")
BROKEN_OFF = (
    ("seed_3", 3),
    ("seed_3", 9),
    ("two_handed", 25),
    ("schwaetza_4", 12),
    ("drecksau_3", 7),
    ("larsb", 12),
)
"""Rules, and after how many typed lines there is no more input."""
LOOKS = ("?", "l", "t", "m", "a", "d", "s", "r", "r 6.4", "r 6", "r 99", "w", "tip")
NAMES = {Words("en").card(card): card for card in Card}


@pytest.fixture
def play(
    terminal: Terminal, short: Callable[[str, int], Path], tmp_path: Path
) -> Callable[..., Outcome]:
    """`binokel play` with plain lines, few deals, a seed and a log."""

    def call(preset: str, *more: object, deals: int = 2, **settings: Any) -> Outcome:
        log = tmp_path / str(settings.pop("log", "match.bkl"))
        fixed = ("--seed", "2a", "--log", log, "--plain", "--bots", "greedy")
        return terminal("play", "--rules", short(preset, deals), *fixed, *more, **settings)

    return call


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_is_played_to_its_end(
    preset: str, play: Callable[..., Outcome], terminal: Terminal, tmp_path: Path
) -> None:
    """A person who answers every question comes to the end, and the log is good and fair."""
    played = play(preset, deals=4 if preset == "larsb" else 2)
    assert (played.code, played.complained) == (0, "")
    assert "The match is over." in played.said
    assert list(tmp_path.glob("*.json")) == []
    for command in ("check", "verify"):
        assert terminal("log", command, tmp_path / "match.bkl").code == 0


@pytest.mark.parametrize(("preset", "lines"), BROKEN_OFF)
def test_a_match_that_was_broken_off_goes_on_as_if_it_had_not(
    preset: str, lines: int, play: Callable[..., Outcome], tmp_path: Path
) -> None:
    """Same seed, same answers: the log is the same, byte for byte, with and without a break."""
    chance = ("--bots", "random")
    assert play(preset, *chance, log="whole.bkl").code == 0
    broken = play(preset, *chance, log="broken.bkl", at_most=lines)
    assert broken.code == 0
    assert "To go on: binokel play --log" in broken.said
    resumed = play(preset, *chance, log="broken.bkl")
    assert resumed.code == 0
    assert "You go on where you stopped" in resumed.said
    whole, mended = (tmp_path / name for name in ("whole.bkl", "broken.bkl"))
    assert mended.read_bytes() == whole.read_bytes()


def test_a_match_goes_on_with_nothing_but_its_log(
    play: Callable[..., Outcome], terminal: Terminal, tmp_path: Path
) -> None:
    """Rules, seat, bots and seed are remembered."""
    play("two_handed", at_most=6)
    resumed = terminal("play", "--log", tmp_path / "match.bkl")
    assert (resumed.code, resumed.complained) == (0, "")
    assert "(bots: greedy)" in resumed.said
    assert terminal("log", "verify", tmp_path / "match.bkl").code == 0


def test_a_log_without_its_note_can_be_gone_on_with(
    play: Callable[..., Outcome], terminal: Terminal, tmp_path: Path
) -> None:
    """Whoever has the log alone says seat and bots himself."""
    play("two_handed", at_most=6)
    (tmp_path / "match.bkl.seat.json").unlink()
    resumed = terminal("play", "--log", tmp_path / "match.bkl", "--bots", "random")
    assert resumed.code == 0
    assert "(bots: random)" in resumed.said
    assert terminal("log", "check", tmp_path / "match.bkl").code == 0


@pytest.mark.parametrize(
    "more", [("--seat", "1"), ("--seed", "2b"), ("--rules", "seed_4")], ids=lambda more: more[0]
)
def test_a_match_cannot_be_gone_on_with_as_another_one(
    more: tuple[str, str], play: Callable[..., Outcome], terminal: Terminal, tmp_path: Path
) -> None:
    """Another seat, seed or other rules than at the start are wrong use, and change nothing."""
    play("seed_3", at_most=2)
    log = tmp_path / "match.bkl"
    before = log.read_bytes()
    assert terminal("play", "--log", log, *more).code == 2
    assert log.read_bytes() == before


@pytest.mark.parametrize("damage", ["finished", "head", "altered", "empty", "no log", "binary"])
def test_what_cannot_be_gone_on_with_stays_as_it_is(
    damage: str, play: Callable[..., Outcome], terminal: Terminal, tmp_path: Path
) -> None:
    """A finished or damaged log is refused in one line and not touched."""
    log = tmp_path / "match.bkl"
    play("two_handed", deals=1, at_most=None if damage == "finished" else 20)
    good = log.read_bytes()
    damaged = {
        "finished": good,
        "head": good[:100],
        "altered": good.replace(b"cards ", b"cards HK ", 1),
        "empty": b"",
        "no log": b"Dear diary,\n",
        "binary": b"\xff\xfe\x00",
    }[damage]
    log.write_bytes(damaged)
    resumed = terminal("play", "--log", log)
    assert resumed.code == 1
    assert resumed.complained.startswith("Error: ")
    assert resumed.complained.count("\n") == 1
    assert log.read_bytes() == damaged


NONSENSE = (
    "",
    "   ",
    "nonsense",
    "1000000000000",
    "9" * 50,
    "-200",
    "205",
    "bid abc",
    "bid",
    "bid 1.5",
    "hk",
    "play hk",
    "trump h",
    "trump x",
    "ab",
    "ab h",
    "call hk",
    "give xx",
    "durch",
    "r 99.9",
    "p",
    "\x1b[A",
    "§§§",
    "bury hk",
)


def test_what_is_refused_changes_nothing(play: Callable[..., Outcome], tmp_path: Path) -> None:
    """Whatever an opener types that is no bid: an answer, no change, asked again. Rule §3.10."""
    play("seed_3", log="silent.bkl", typed=["q"])
    loud = play("seed_3", log="loud.bkl", typed=[*NONSENSE, "q"], at_most=len(NONSENSE) + 1)
    assert loud.code == 0
    assert loud.said.count("You have to open, 150 or more:") == len(NONSENSE) + 1
    logs = [(tmp_path / name).read_bytes() for name in ("silent.bkl", "loud.bkl")]
    assert logs[0] == logs[1]


def test_refusals_say_why_and_where_it_stands(play: Callable[..., Outcome]) -> None:
    """A refused bid, a refused pass and an act at the wrong time name their paragraphs."""
    said = play("seed_3", typed=["100", "155", "20000", "p", "trump h", "q"]).said
    for paragraph in ("(§3.3)", "(§3.2)", "(§4.2)"):
        assert paragraph in said


def test_a_card_that_may_not_be_played_is_refused(play: Callable[..., Outcome]) -> None:
    """Every card of the deck is tried in one trick; what is refused says why. Rule §6.3."""
    every = [str(card) for card in Card]
    start = ["150", "h", "1 2 3 4 5 6", ""]
    played = play("seed_3", typed=[*start, "1", *every, "q"])
    assert "(§4.9)" in played.said


@pytest.mark.parametrize("look", LOOKS)
def test_whatever_is_looked_at_is_shown_and_changes_nothing(
    look: str, play: Callable[..., Outcome], tmp_path: Path
) -> None:
    """Each key answers in every phase and between deals, and the match goes on as without it."""
    play("two_handed", log="without.bkl")

    def answered(said: str) -> None:
        assert "means nothing" not in said

    looking = play("two_handed", log="with.bkl", typed=[look], watch=answered)
    assert looking.code == 0
    logs = [(tmp_path / name).read_bytes() for name in ("without.bkl", "with.bkl")]
    assert logs[0] == logs[1]


def test_keys_answer_while_tricks_are_played(play: Callable[..., Outcome]) -> None:
    """Last trick, tricks, melds, auction and Dapp are there when wanted."""
    start = ["150", "160", "170", "180", "190", "200", "210", "220", "h", "1 2 3 4 5 6", ""]
    said = play("seed_3", typed=[*start, "1", "1", "l", "t", "m", "a", "d", "s", "q"]).said
    for answer in ("Won by", "trick (1", "On the table:", "pass", "Dapp was", "Nothing is written"):
        assert answer in said


def test_tips_are_given_only_if_wanted(play: Callable[..., Outcome]) -> None:
    """Suggestions are off; with --hints `tip` names a legal act."""
    assert "Tips are given with --hints only" in play("seed_3", typed=["tip", "q"]).said
    said = play("seed_3", "--hints", log="hints.bkl", typed=["tip", "q"]).said
    assert re.search(r"The bot would: bid \d+", said, re.IGNORECASE)


def test_a_jump_is_asked_about(play: Callable[..., Outcome], tmp_path: Path) -> None:
    """A bid far above what would do is done only after a yes."""
    played = play("seed_3", typed=["400", "n", "150", "q"])
    assert "400 is a big jump, 150 would do. Really (y/n)?" in played.said
    assert "Good, then not." in played.said
    assert " bid 400" not in (tmp_path / "match.bkl").read_text()


def test_giving_up_is_warned_of_asked_and_settled(
    play: Callable[..., Outcome], tmp_path: Path
) -> None:
    """Who cannot reach his bid is told so; Abgehen needs a suit and a yes. Rule §8.1, §8.3."""
    typed = ["5000", "y", "ab", "", "ab", "h", "n", "ab h", "y"]
    played = play("seed_3", deals=1, typed=typed)
    assert "Mind: even with all tricks" in played.said
    assert "Not given up." in played.said
    assert "Giving up costs 5000" in played.said
    assert played.said.count("Really (y/n)?") == 3
    assert re.search(r"^\d abgehen H$", (tmp_path / "match.bkl").read_text(), re.MULTILINE)
    assert "The match is over." in played.said


def test_burying_counts_and_shows_what_stays(play: Callable[..., Outcome]) -> None:
    """Chosen cards are counted, can be taken back, and the melds that stay are told. Rule §4.6."""
    typed = ["1000", "y", "h", "1", "2 3", "-1", "", "1 1 1 1 1 1 1", "x", "zz", "q"]
    said = play("seed_3", typed=typed).said
    assert "Chosen 1 of 6" in said
    assert "Chosen 3 of 6" in said
    assert "Chosen 2 of 6" in said
    assert "2 are chosen, 6 are buried (§4.4)." in said
    assert "Chosen 0 of 6" in said
    assert "What stays melds" in said
    assert "is already chosen" in said


def test_burying_before_trump_shows_what_stays_for_every_suit(play: Callable[..., Outcome]) -> None:
    """Where trump comes after burying, what stays is told for all four suits. Rule §4.3, §4.6."""
    said = play("drecksau_3", instead={"Bury, 0 of 3": ["1"], "Bury, 1 of 3": ["q"]}).said
    assert re.search(r"What stays melds: Acorns \d+, Spades \d+, Hearts \d+, Bells \d+\.", said)


def test_a_card_is_called_and_one_given_back(play: Callable[..., Outcome]) -> None:
    """The declarer may call before he buries, and owes another card. Rule §9.2, §9.3."""
    typed = ["", "1000", "y", "call ha", "call hz", "call ea", "h", "ha", "1", "2", "3"]
    said = play("rufen_4", typed=typed, deals=1).said
    assert "You may call a card now" in said
    assert "Partner: " in said


def test_a_special_game_is_asked_about_and_played(
    play: Callable[..., Outcome], tmp_path: Path
) -> None:
    """An Untendurch is announced after a yes; there is no trump and no meld. Rule §10.1."""
    played = play("rufen_4", typed=["untendurch", "n", "untendurch", "y"], deals=1)
    first, _, _ = (tmp_path / "match.bkl").read_text().partition("settled untendurch")
    assert played.code == 0
    assert "announce untendurch" in first
    assert " trump " not in first


def test_who_deals_may_have_to_sit_out(play: Callable[..., Outcome]) -> None:
    """Where the dealer sits out, he watches, sees no hand and goes on. Rule §2.6."""
    played = play("larsb", deals=4)
    assert "You deal and sit out." in played.said
    assert "The match is over." in played.said


def test_between_deals_everything_can_be_looked_at(play: Callable[..., Outcome]) -> None:
    """Before the next deal the keys answer, and nothing but Enter goes on."""
    between = ["s", "l", "m", "zz", "r 6.4", "w", "tip", "hk", ""]
    played = play("two_handed", instead={"Enter = next deal": between})
    assert played.code == 0
    assert played.said.count("Enter = next deal") == 9
    assert "§6.4 Head" in played.said


def test_a_match_is_left_and_found_again_between_deals(
    play: Callable[..., Outcome], tmp_path: Path
) -> None:
    """Who stops after a settlement comes back before the next deal."""
    assert play("two_handed", log="whole.bkl").code == 0
    left = play("two_handed", log="left.bkl", instead={"Enter = next deal": ["q"]})
    assert left.code == 0
    assert "To go on:" in left.said
    assert play("two_handed", log="left.bkl").code == 0
    assert (tmp_path / "left.bkl").read_bytes() == (tmp_path / "whole.bkl").read_bytes()


def test_a_durch_can_be_chosen_after_the_dapp(play: Callable[..., Outcome]) -> None:
    """Where it comes after the Dapp the declarer is offered it, buries and plays. Rule §10.2."""
    wishes = {"Your bid": ["1000", "y"], "You have to open": ["1000", "y"], "Trump": ["durch", "y"]}
    played = play("schwaetza_4", deals=1, instead=wishes)
    assert "Instead of trump: Durch" in played.said
    assert "Durch: You" in played.said
    assert played.code == 0


def test_an_open_hand_lies_in_sight(texts_of_table: Texts) -> None:
    """Every other seat sees what is left of a hand laid open. Rule §10.7."""
    rules = ALL_PRESETS["ennahofen"]
    deal = Deal.begin(rules).apply(Cards(deck(with_diss=False))).deal
    for action in (Bid(150), PASS, PASS, Choose(Special.DURCH_OPEN)):
        deal = deal.apply(action).deal
    deal = deal.apply(deal.legal.first(1)[0]).deal
    player = deal.to_act
    for seat in range(3):
        shown = Table(deal.view(seat), ("A", "B", "C"), Words("en"), texts_of_table).open_hand()
        assert len(list(named(" ".join(shown)))) == (0 if seat == player else 12)


@pytest.fixture
def texts_of_table() -> Texts:
    """The sentences at the table."""
    return Texts("en")


def test_a_log_that_cannot_be_begun_is_said_in_a_line(terminal: Terminal, tmp_path: Path) -> None:
    """Below a file there can be no log: exit code 1."""
    (tmp_path / "file").touch()
    answer = terminal("play", "--log", tmp_path / "file" / "match.bkl")
    assert (answer.code, answer.complained.count("\n")) == (1, 1)


# ── nothing hidden is shown ──────────────────────────────────────────────────────────────────────


def known(view: View) -> CardSet:
    """The kinds of cards the seat of a view has seen, by its events."""
    seen: set[Card] = set(view.hand)
    for event in view.history:
        match event:
            case (
                events.HandDealt(_, cards)
                | events.DappTurned(_, cards)
                | events.BuriedNamed(_, cards)
                | events.HandOpened(_, cards)
            ):
                seen.update(cards)
            case events.Melded(_, melds):
                seen.update(melds.shown)
            case events.CardPlayed(_, card) | events.Called(_, card, _):
                seen.add(card)
            case events.CardReturned(_, _, card):
                seen.add(card)
    return CardSet(seen)


def named(text: str) -> Iterator[Card]:
    """The cards a text names, by letters or in words."""
    yield from (Card.parse(found) for found in re.findall(r"\b[ESHB][AZKOU7]\b", text))
    yield from (card for name, card in NAMES.items() if name in text)


@pytest.mark.parametrize("preset", PRESETS)
def test_no_card_is_shown_before_it_may_be_known(
    preset: str, play: Callable[..., Outcome], tmp_path: Path
) -> None:
    """Whenever a question is asked, only cards the seat knows have been shown. Rule §2.5."""
    questions = 0

    def watch(screen: str) -> None:
        nonlocal questions
        questions += 1
        match = salvage((tmp_path / "match.bkl").read_text()).match
        assert match is not None
        seat = match.persons.index(0) if 0 in match.persons else None
        deal = screen.rpartition("shuffled and promised")[2]
        for example in ("call HK calls King of Hearts", "-HK takes back"):
            deal = deal.replace(example, "")
        if not match.deal.over:
            assert set(named(deal)) <= set(known(match.view(seat)))

    seed = Random(preset).randint(1, 99)
    assert play(preset, deals=4 if preset == "larsb" else 2, seed=seed, watch=watch).code == 0
    assert questions > 10
