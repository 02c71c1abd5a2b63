"""At the table: a punished bury, naming what is shown, what is asked twice, help that fits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from binokel.arena.table import cards_for
from binokel.cards import Suit
from binokel.cli.play.table import ASKED
from binokel.cli.texts import Texts
from binokel.deal.actions import Bury
from binokel.match.state import Match
from binokel.notation.replaying import salvage
from binokel.rules.presets import PRESETS
from binokel.shuffle import derived_secret, first_dealer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conftest import Outcome, Terminal

LANGUAGES = ("de", "swg", "en")
OPENED = ["150", "h"]
"""With the Dapp the opener holds HA HZ HK HO HO HU H7 SA SO SO SU EZ EU EU E7 BK BO BO BU BU."""


@pytest.fixture
def play(terminal: Terminal, tmp_path: Path) -> Callable[..., Outcome]:
    """A match of one deal with house rules; seat 0 opens and buys the hand above."""

    def call(rules: str, *typed: str, preset: str = "seed_3", **settings: object) -> Outcome:
        file, log = tmp_path / "house.toml", tmp_path / "match.bkl"
        file.write_text(f'preset = "{preset}"\nmatch.end = "deals"\nmatch.deals = 1\n{rules}\n')
        log.unlink(missing_ok=True)
        seed = settings.pop("cards", "2a")
        fixed = ("--rules", file, "--seed", seed, "--log", log, "--plain", "--bots", "greedy")
        return terminal("play", *fixed, typed=typed, **settings)  # type: ignore[arg-type]

    return call


@pytest.fixture
def bury(tmp_path: Path) -> Callable[[], Bury | None]:
    """The bury in the log of the match."""

    def find() -> Bury | None:
        log = salvage((tmp_path / "match.bkl").read_text()).log
        assert log is not None
        return next((act.action for act in log.acts if isinstance(act.action, Bury)), None)

    return find


PENALISE = 'verdrueckt.mode = "penalise"'


# ── Verdrueckt ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("cards", ["", "ez eu", "ez eu eu e7 sa su bk"], ids=["0", "2", "7"])
def test_a_wrong_number_can_be_buried_and_is_punished(
    cards: str, play: Callable[..., Outcome], bury: Callable[[], Bury | None]
) -> None:
    """Too few, too many: asked twice, then twice the bid is lost. Rule §8.5, §8.6, §8.7."""
    chosen = [cards] if cards else []
    played = play(PENALISE, *OPENED, *chosen, "", "y", "y")
    assert played.code == 0
    assert "(§8.7)" in played.said
    assert played.said.count("really (y/n)?") == 2
    assert "You are Verdrückt" in played.said
    assert re.search(r"[−-]300", played.said)
    done = bury()
    assert done is not None
    assert len(done.cards) == len(cards.split())


@pytest.mark.parametrize("answers", [("n",), ("y", "n"), ("y", "")], ids=len)
def test_a_wrong_bury_that_is_not_confirmed_twice_is_none(
    answers: tuple[str, ...], play: Callable[..., Outcome], bury: Callable[[], Bury | None]
) -> None:
    """Nothing has happened, and the cards are still chosen. Rule §8.7."""
    played = play(PENALISE, *OPENED, "ez eu", "", *answers, "q")
    assert "Good, then not." in played.said
    assert played.said.rstrip().splitlines()[-3].startswith("Bury, 2 of 6 chosen:")
    assert bury() is None


def test_where_nothing_is_punished_a_wrong_bury_is_refused(play: Callable[..., Outcome]) -> None:
    """Else neither too many cards can be chosen nor too few buried. Rule §4.4."""
    said = play("", *OPENED, "ez eu eu e7 sa su bk", "ez", "", "show hk", "q").said
    assert "7 cards are too many, 6 are buried (§4.4)." in said
    assert "1 are chosen, 6 are buried (§4.4)." in said
    assert "really (y/n)" not in said
    assert '"show hk" means nothing here' in said


def test_a_card_that_is_shown_and_buried_is_verdrueckt(
    play: Callable[..., Outcome], bury: Callable[[], Bury | None]
) -> None:
    """Who names what he shows is held to it. Rule §8.5, §8.7."""
    played = play(PENALISE, *OPENED, "show bk bo", "bk ez eu eu e7 sa", "", "y", "y")
    assert "You show: BO BK" in played.said or "You show: BK BO" in played.said
    assert "is melded and may not be buried" in played.said
    assert "You are Verdrückt" in played.said
    done = bury()
    assert done is not None
    assert " ".join(map(str, done.shown)) == "BK BO"


@pytest.mark.parametrize("show", [[], ["show bk bo", "show"]], ids=["never", "taken back"])
def test_without_a_word_what_melds_is_shown(
    show: list[str], play: Callable[..., Outcome], bury: Callable[[], Bury | None]
) -> None:
    """The program finds the melds of what stays; that is never wrong. Rule §4.6, §8.7."""
    played = play(PENALISE, *OPENED, *show, "ez e7 eu eu sa su", "", "q")
    assert "really (y/n)" not in played.said
    assert "You meld 480" in played.said
    done = bury()
    assert done is not None
    assert " ".join(map(str, done.shown)) == "SO SO HA HZ HK HO HU H7 BK BO BU BU"


@pytest.mark.parametrize(
    ("typed", "about"),
    [("show xx", '"xx" is no card'), ("show ea", "not hold"), ("show hk hk", "not hold")],
)
def test_only_held_cards_are_shown(typed: str, about: str, play: Callable[..., Outcome]) -> None:
    """What is no card, or not held so often, is refused. Rule §4.9."""
    assert about in play(PENALISE, *OPENED, typed, "q").said


# ── asked before it is too late ──────────────────────────────────────────────────────────────────


WITHOUT_DAPP = "dapp.size = 0\nseats.hand_size = 12"


def short_suited() -> tuple[str, Suit]:
    """A seed for which seat 0 holds no card of some suit, in a game of four without a Dapp."""
    rules = PRESETS["rufen_4"].with_(dapp__size=0, seats__hand_size=12)
    for number in range(1, 256):
        master = bytes([number])
        dealer = first_dealer(derived_secret(master, 1), {}, 4)
        dealt = Match.begin(rules, dealer).apply(cards_for(rules, master, 1), None).match
        hand = dealt.view(0).hand
        if missing := [suit for suit in Suit if not hand.of(suit)]:
            return master.hex(), missing[0]
    raise AssertionError("no hand lacks a suit")


@pytest.mark.parametrize("answers", [("n",), ("y", "n"), ("y", "y")], ids=len)
def test_trump_of_a_suit_not_held_is_asked_about(
    answers: tuple[str, ...], play: Callable[..., Outcome], tmp_path: Path
) -> None:
    """A suit of which one has no card is named only after a yes. Rule §4.3."""
    seed, suit = short_suited()
    bids = {"Your bid": ["1000", "y"], "You have to open": ["1000", "y"]}
    wishes = {**bids, "Announce": [""], "Trump": [suit.letter, "q"], "You hold no": [answers[0]]}
    wishes["Who wants"] = list(answers[1:])
    played = play(WITHOUT_DAPP, preset="rufen_4", cards=seed, instead=wishes)
    named = re.search(
        rf"^\d trump {suit.letter}$", (tmp_path / "match.bkl").read_text(), re.MULTILINE
    )
    assert ("Good, then not." in played.said) == ("n" in answers)
    assert (named is None) == ("n" in answers)


def test_who_wants_to_call_is_warned_before_trump(play: Callable[..., Outcome]) -> None:
    """Without a Dapp trump begins the play: it is said, and asked. Rule §9.2."""
    said = play(WITHOUT_DAPP, "", "1000", "y", "h", "n", "q", preset="rufen_4").said
    assert "Who wants to call calls before trump: call HK" in said
    assert "now you would play alone. Really (y/n)?" in said
    assert "Good, then not." in said


# ── help ─────────────────────────────────────────────────────────────────────────────────────────


def test_help_is_about_what_is_asked(play: Callable[..., Outcome]) -> None:
    """`?` says what can be typed now, and where the rest is; `??` says all."""
    said = play("", "?", "150", "?", "h", "?", "1 2 3 4 5 6", "", "?", "??", "q").said
    texts = Texts("en")
    short = [texts(f"help-{key}").splitlines()[0] for key in ("bid", "trump", "bury", "card")]
    places = [said.index(line) for line in short]
    assert places == sorted(places)
    assert [said.count(line) for line in short] == [2] * 4
    assert said.count(texts("help-more")) == 4
    assert said.count(texts("help-next")) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_help_for_whatever_is_asked(lang: str) -> None:
    """Every question has its help in every language."""
    assert all(Texts(lang)(key) for key in ASKED)


def test_the_first_bid_of_a_match_is_helped_with(terminal: Terminal, short: object) -> None:
    """How to count the hand and to get a bid suggested is said once, not in every auction."""
    assert callable(short)
    played = terminal("play", "--rules", short("two_handed", 3), "--seed", "2a", "--plain")
    assert played.said.count("m shows what your cards meld, tip suggests a bid") == 1
