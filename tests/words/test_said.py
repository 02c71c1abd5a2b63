"""Whatever the engine hands out can be said, in every language, to every reader."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest

from binokel.cards import Card, CardSet, Rank, Suit, deck, parse_cards
from binokel.deal import actions, events
from binokel.deal.announcing import Announcing
from binokel.errors import Fault, FaultCode, Reason, Refusal, RulesError
from binokel.match.events import DealWritten, MatchEnded
from binokel.match.scoresheet import Line
from binokel.match.state import Match
from binokel.rules.bonus import Bonus
from binokel.rules.config import PATHS, Rules
from binokel.rules.giving_up import Moment
from binokel.rules.melds import NO_MELDS, MeldKind, melds_in
from binokel.rules.options import OPTIONS
from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.scoring import Settlement, settle_special
from binokel.rules.special import Contract, Special
from binokel.seats import Sides
from binokel.words import LANGUAGES, Words, best_language

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("Anna", "Bert", "Carla", "Dora", "Emil", "Frida")
LEFT_OPEN = re.compile(r"[{}]|\?\?\?|None|%")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def well_formed(line: str | None) -> bool:
    """Whether a line says something and left no argument open."""
    return bool(line) and not LEFT_OPEN.search(line or "") and "  " not in (line or "")


# ── languages ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("preferred", "spoken"),
    [
        ("de-DE", "de"),
        ("swg", "swg"),
        ("swg_DE.UTF-8", "swg"),
        ("en_US.UTF-8@euro", "en"),
        ("fr:en:de", "en"),
        (["fr_FR", "de_AT"], "de"),
        ("EN", "en"),
        ("C", "de"),
        ("", "de"),
        ([], "de"),
        ("engl", "de"),
    ],
)
def test_the_first_language_spoken_here_is_taken(preferred: str | list[str], spoken: str) -> None:
    """Tags, POSIX names and lists of them are understood; else German is spoken."""
    assert best_language(preferred) == spoken


def test_another_default_may_be_named() -> None:
    """Who has another language for everybody else says so."""
    assert best_language("fr", default="en") == "en"


def test_an_unknown_language_is_refused() -> None:
    """There is no silent fallback to German."""
    with pytest.raises(LookupError, match="swg"):
        Words("fr")


@every_language
def test_nothing_missing_is_papered_over(lang: str) -> None:
    """A missing message and a missing argument are errors."""
    words = Words(lang)
    with pytest.raises(LookupError, match="no-such-message"):
        words("no-such-message")
    with pytest.raises(LookupError, match="bid"):
        words("action-bid")
    with pytest.raises(LookupError, match="solo"):
        words("option-seats-sides.solo-players")


def test_numbers_are_written_plainly() -> None:
    """No separator of thousands, a real minus."""
    assert Words("de")("total", who="Anna", augen=12340) == "Anna 12340"
    assert Words("en")("total", who="Anna", augen=-1500) == "Anna −1500"


# ── names ────────────────────────────────────────────────────────────────────────────────────────


def test_cards_have_the_names_people_call_them() -> None:
    """German and Swabian names, English ones for the same German-suited cards."""
    spoken = {lang: Words(lang).cards(parse_cards("HK BU EA S7")) for lang in LANGUAGES}
    assert spoken == {
        "de": "Herz-König, Bollen-Unter, Eichel-As, Schippen-Diss",
        "swg": "Herz-Kenich, Bolla-Bua, Eichel-Sau, Schippa-Dissle",
        "en": "King of Hearts, Unter of Bells, Ace of Acorns, Diss of Spades",
    }


@every_language
def test_every_card_suit_and_rank_has_a_name_of_its_own(lang: str) -> None:
    """24 cards, four suits, six ranks."""
    words = Words(lang)
    assert len({words.card(card) for card in Card}) == 24
    assert len({words.suit(suit) for suit in Suit}) == 4
    assert len({words.rank(rank) for rank in Rank}) == 6


def test_equal_cards_are_named_together() -> None:
    """Two equal cards cannot be told apart. §1.6."""
    assert Words("de").cards(CardSet("HK HK EA")) == "Eichel-As, 2 × Herz-König"
    assert Words("de").cards(()) == "–"


@every_language
def test_every_meld_kind_has_a_name(lang: str) -> None:
    """All melds of §5.2 are named apart."""
    words = Words(lang)
    assert len({words.meld(kind) for kind in MeldKind}) == len(MeldKind)


def test_a_meld_tells_suit_and_augen() -> None:
    """What is of a suit names it; fours and Binokel do not. §5.2."""
    melds = melds_in(SEED_3.melds, CardSet("HA HZ HK HO HU H7 SO BU"), Suit.HERZ)
    assert [Words("de").meld(meld) for meld in melds.melds] == [
        "Familie in Herz 150",
        "Binokel 40",
        "Trumpf-Diss in Herz 10",
    ]


@every_language
def test_contracts_specials_and_phases_have_names(lang: str) -> None:
    """Every kind of deal and every phase."""
    words = Words(lang)
    assert all(map(words.contract, Contract))
    assert len({words.special(special) for special in Special}) == len(Special)
    match = begun(SEED_3, 1)
    assert words.phase(match.deal.phase)
    assert words.phase(begun(PRESETS["rufen_4"], 1).deal.phase)
    assert isinstance(begun(PRESETS["rufen_4"], 1).deal.phase, Announcing)


# ── actions and events ───────────────────────────────────────────────────────────────────────────


def begun(rules: Rules, seed: int) -> Match:
    """A match with its first cards dealt."""
    order = list(deck(with_diss=rules.deck.with_diss))
    random.Random(seed).shuffle(order)
    return Match.begin(rules, 0).apply(actions.Cards(tuple(order))).match


def acted() -> Iterator[actions.Action]:
    """One action of every kind, and those that read differently."""
    yield actions.Cards(deck(with_diss=False))
    yield actions.Announce(None)
    yield from map(actions.Announce, Special)
    yield actions.Bid(200)
    yield actions.PASS
    yield from map(actions.Abgehen, Suit)
    yield actions.Rufen(Card.HK)
    yield actions.Give(Card.HK)
    yield from map(actions.Choose, Special)
    yield from map(actions.Trump, Suit)
    yield actions.Bury(parse_cards("E7 E7 SA"))
    yield actions.Play(Card.HK)


@every_language
def test_every_action_is_an_entry_of_its_own(lang: str) -> None:
    """Actions that differ read differently."""
    entries = [Words(lang).action(action) for action in acted()]
    assert all(map(well_formed, entries))
    assert len(set(entries)) == len(entries)
    assert {type(action) for action in acted()} == set(actions.Action.__args__)


MELDS = melds_in(SEED_3.melds, CardSet("HA HZ HK HO HU H7 SO BU"), Suit.HERZ)
LINE = Line(
    0,
    (0, 1, 2, 3),
    settle_special(SEED_4, Special.DURCH, 0, won=True),
    (10, 20),
    (10, -20),
    (0,) * 4,
    (0,) * 4,
)


def settled(contract: Contract, *, made: bool) -> Settlement:
    """A settlement of which only the outcome is read."""
    return Settlement(contract, 1, 250, made, ((), (), ()))


def happened() -> Iterator[Any]:
    """One event of every kind, and those that read differently."""
    cards = CardSet("HK HK BU")
    yield events.Dealt()
    yield events.HandDealt(1, cards)
    yield events.DappLaid(cards)
    yield events.Announced(1, None)
    yield events.Announced(1, Special.DURCH_OPEN)
    yield events.BidMade(1, 200)
    yield events.Passed(1)
    yield events.AuctionWon(1, 250)
    yield events.Redeal()
    yield events.DappTurned(1, cards)
    yield events.GivenUp(1, Suit.HERZ)
    yield events.Called(1, Card.HK, None)
    yield events.Called(1, Card.HK, 0)
    yield events.Exchanged(1, 0)
    yield events.CardReturned(1, 0, Card.EA)
    yield events.SpecialChosen(1, Special.UNTENDURCH)
    yield events.TrumpNamed(1, Suit.HERZ)
    yield events.Buried(1, 1, CardSet())
    yield events.Buried(1, 4, CardSet("HK HO"))
    yield events.CardsBuried(1, cards)
    yield events.BuriedNamed(1, CardSet("H7"))
    yield events.Verdrueckt(1, Reason.WRONG_COUNT)
    yield events.Verdrueckt(1, Reason.MELDED)
    yield events.Melded(1, MELDS)
    yield events.Melded(1, NO_MELDS)
    yield events.PlayBegan(1)
    yield events.HandOpened(1, cards)
    yield events.CardPlayed(1, Card.HK)
    yield events.TrickWon(1, 1)
    yield events.TrickWon(1, 23)
    for contract in Contract:
        yield events.Settled(settled(contract, made=True))
        yield events.Settled(settled(contract, made=False))
    yield DealWritten(LINE)
    yield MatchEnded((0,))


@every_language
def test_every_event_has_a_line_for_every_reader(lang: str) -> None:
    """Only the dealing itself is not worth a line."""
    words, sides = Words(lang), Sides.pairs(4)
    for event in happened():
        for me in (None, 0, 1, 3):
            line = words.event(event, NAMES, me, sides=sides)
            assert isinstance(event, events.Dealt) == (line is None)
            assert line is None or well_formed(line), line
    kinds = {type(event) for event in happened()}
    assert kinds == {*events.Event.__args__, DealWritten, MatchEnded}


@every_language
def test_the_reader_is_spoken_to(lang: str) -> None:
    """A line about the reader's own seat does not name it; others read the name."""
    words = Words(lang)
    for event in happened():
        if isinstance(event, (events.Dealt, events.DappLaid, events.Redeal, DealWritten)):
            continue
        seat = 0 if isinstance(event, MatchEnded) else 1
        mine, theirs = (words.event(event, NAMES, me) or "" for me in (seat, None))
        assert NAMES[seat] in theirs
        assert NAMES[seat] not in mine


def test_a_partner_by_call_is_spoken_to_as_well() -> None:
    """Who gives, gets and is called reads it in the second person. §9.3."""
    words = Words("de")
    called = events.Called(1, Card.HK, 0)
    assert words.event(called, NAMES, 0) == (
        "Bert ruft Herz-König: Die hast du, ihr spielt zusammen (§9.3)."
    )
    returned = events.CardReturned(1, 0, Card.EA)
    assert words.event(returned, NAMES, 0) == "Du bekommst von Bert Eichel-As."


@every_language
def test_a_line_names_no_card_that_its_event_hides(lang: str) -> None:
    """What is buried or given back closed is not in the line of the open event. §4.4, §9.3."""
    words = Words(lang)
    for event in (events.Buried(1, 4, CardSet()), events.Exchanged(1, 0), events.Melded(1, MELDS)):
        line = words.event(event, NAMES, None) or ""
        shown = MELDS.shown if isinstance(event, events.Melded) else CardSet()
        assert not [card for card in Card if words.card(card) in line and card not in shown]


def test_totals_and_winners_are_told_by_side() -> None:
    """With sides an account is all its people, else one of them. §2.2, §11.2."""
    words, pairs = Words("de"), Sides.pairs(4)
    assert words.event(DealWritten(LINE), NAMES, 0, sides=pairs) == (
        "Stand: Du und Carla 10 · Bert und Dora −20."
    )
    ended = MatchEnded((1,))
    assert words.event(ended, NAMES, 0, sides=pairs) == (
        "Die Partie ist aus. Gewonnen: Bert und Dora."
    )
    assert words.event(ended, NAMES, 1) == "Die Partie ist aus. Gewonnen: Du."
    assert words.side((0, 1, 2), NAMES, 0) == "Du, Bert und Carla"


def test_plurals_are_right() -> None:
    """One card, four cards; one Auge, 23 Augen."""
    german, swabian, english = map(Words, LANGUAGES)
    one, four = events.Buried(1, 1, CardSet()), events.Buried(1, 4, CardSet())
    assert german.event(one, NAMES) == "Bert drückt eine Karte."
    assert german.event(four, NAMES) == "Bert drückt 4 Karten."
    assert swabian.event(one, NAMES, 1) == "Du drücksch oi Kart."
    assert swabian.event(four, NAMES, 1) == "Du drücksch 4 Karta."
    assert english.event(one, NAMES) == "Bert buries one card."
    assert english.event(four, NAMES) == "Bert buries 4 cards."
    assert english.event(events.TrickWon(1, 1), NAMES) == "Bert wins the trick: one Auge."


# ── refusals ─────────────────────────────────────────────────────────────────────────────────────

PLAYING = {"card": Card.EU, "led": Suit.HERZ, "winning": Card.HK, "trump": Suit.EICHEL}
BIDDING = {"bid": 155, "lowest": 160, "step": 10}
REFUSALS = (
    Refusal(Reason.OVER),
    Refusal(Reason.OVER, {}, "§7.1"),
    Refusal(Reason.OVER, {}, "§11.1"),
    Refusal(Reason.PASSED, {"seat": 1}),
    Refusal(Reason.NOT_YOUR_TURN, {"seat": 1, "to_act": 2}),
    Refusal(Reason.WRONG_PHASE),
    Refusal(Reason.WRONG_PHASE, {"partner": 1}, "§9.3"),
    Refusal(Reason.WRONG_PHASE, {"called": Card.HK}, "§9.3"),
    Refusal(Reason.WRONG_PHASE, {}, "§9.3"),
    Refusal(Reason.WRONG_PHASE, {"moment": Moment.TRUMP}, "§9.2"),
    Refusal(Reason.WRONG_PHASE, {"moment": Moment.TRUMP}, "§10.2"),
    Refusal(Reason.WRONG_PHASE, {"special": Special.DURCH_OPEN}, "§10.1"),
    Refusal(Reason.WRONG_PHASE, {"moment": Moment.DAPP}, "§4.3"),
    Refusal(Reason.WRONG_PHASE, {"moment": Moment.BURIED}, "§4.3"),
    Refusal(Reason.WRONG_PHASE, {}, "§4.1"),
    Refusal(Reason.WRONG_PHASE, {"moment": Moment.TRUMP}, "§8.1"),
    Refusal(Reason.NOT_A_DECK, {"cards": 47, "deck": 48}),
    Refusal(Reason.NOT_A_DECK, {"card": Card.EA, "times": 3, "deck": 48}),
    Refusal(Reason.MUST_OPEN, {"lowest": 150}),
    Refusal(Reason.NOT_A_BID, BIDDING | {"bid": 155.5}),
    Refusal(Reason.NOT_A_BID, BIDDING | {"bid": True}),
    Refusal(Reason.TOO_HIGH, BIDDING | {"highest": 10000}),
    Refusal(Reason.TOO_LOW, BIDDING),
    Refusal(Reason.TOO_LOW, BIDDING | {"lowest": None}),
    Refusal(Reason.NOT_A_STEP, BIDDING),
    Refusal(Reason.JUMP, BIDDING),
    Refusal(Reason.NOT_HELD, {"card": Card.HK}),
    Refusal(Reason.NOT_HELD, {"card": Card.HK}, "§9.3"),
    Refusal(Reason.WRONG_COUNT, {"buried": 3, "dapp": 4}),
    Refusal(Reason.WRONG_COUNT, {"buried": 1, "dapp": 4}),
    Refusal(Reason.MELDED, {"card": Card.HK}),
    Refusal(Reason.PUNISHABLE, {"why": Reason.WRONG_COUNT, "buried": 3, "dapp": 4}),
    Refusal(Reason.PUNISHABLE, {"why": Reason.MELDED, "card": Card.HK}),
    Refusal(Reason.NOT_ALLOWED, {"option": "abgehen.enabled"}, "§8.1"),
    Refusal(Reason.NOT_ALLOWED, {"option": "rufen.enabled"}, "§9.1"),
    Refusal(Reason.NOT_ALLOWED, {"partner": 2}, "§9.10"),
    Refusal(Reason.NOT_ALLOWED, {"special": Special.DURCH}, "§10.2"),
    Refusal(Reason.NOT_ALLOWED, {"card": Card.H7}, "§1.1"),
    Refusal(Reason.NOT_ALLOWED),
    Refusal(Reason.SAME_CARD, {"card": Card.HK}),
    Refusal(Reason.CALLED_BEFORE, {"card": Card.HK}),
    Refusal(Reason.MUST_FOLLOW, PLAYING),
    Refusal(Reason.MUST_HEAD, PLAYING),
    Refusal(Reason.MUST_HEAD_THOUGH_TRUMPED, PLAYING),
    Refusal(Reason.MUST_TRUMP, PLAYING),
    Refusal(Reason.MUST_OVERTRUMP, PLAYING),
    Refusal(Reason.SUM, {"sum": 246, "all": 250}),
    Refusal(Reason.NOT_A_COUNT, {"contract": "DURCH"}, "§10.6"),
    Refusal(Reason.NOT_A_COUNT, {"partner": 1}, "§9.3"),
    Refusal(Reason.NOT_A_COUNT, {"seat": 9, "seats": 3}, "§2.1"),
    Refusal(Reason.NOT_A_COUNT, {"entries": 2, "players": 3}),
    Refusal(Reason.NOT_A_COUNT, {"negative": -50}),
    Refusal(Reason.NOT_A_COUNT, {"tricks": 0}),
    Refusal(Reason.NOT_A_COUNT, {"augen": 80, "most": 62}),
    Refusal(Reason.NOT_A_COUNT),
)
"""Every refusal of the engine, with the facts it comes with."""


@every_language
def test_every_reason_is_explained_with_its_paragraph(lang: str) -> None:
    """One sentence for each, and each another one; the paragraph closes it."""
    words = Words(lang)
    said = [words.refusal(refusal) for refusal in REFUSALS]
    assert all(map(well_formed, said))
    assert all(
        line.endswith(f"({refusal.paragraph}).")
        for line, refusal in zip(said, REFUSALS, strict=True)
    )
    without = {line.rpartition(" (")[0] for line in said}
    assert len(without) == len(said) - 2  # a card not held, and a bid that is no number, twice
    assert {refusal.reason for refusal in REFUSALS} == set(Reason)


def test_a_refusal_tells_the_facts() -> None:
    """What is led, what wins, what is trump, how much is enough. §6.3, §6.4, §6.6, §3.3."""
    words = Words("de")
    said = {refusal.reason: words.refusal(refusal) for refusal in REFUSALS}
    assert said[Reason.MUST_FOLLOW] == (
        "Herz ist ausgespielt, und du hast Herz: Du musst bedienen (§6.3)."
    )
    assert "Herz-König" in said[Reason.MUST_HEAD]
    assert "Eichel" in said[Reason.MUST_TRUMP]
    assert words.refusal(Refusal(Reason.TOO_LOW, BIDDING)) == (
        "155 ist zu wenig: Du musst mindestens 160 bieten (§3.3)."
    )
    assert "Herz-König ist gemeldet" in said[Reason.PUNISHABLE]


@every_language
@pytest.mark.parametrize("name", list(PRESETS))
def test_whatever_happens_at_a_table_can_be_said(lang: str, name: str) -> None:
    """On a random walk every action, event, refusal and settlement has its words."""
    rules, words, rng = PRESETS[name], Words(lang), random.Random(7)
    match = begun(rules, 7)
    tried = tuple(action for action in acted() if not isinstance(action, actions.Cards))
    while not match.lines and not match.waits_for_cards:
        for action in rng.sample(tried, 3):
            if refusal := match.why_not(action, match.to_act):
                assert well_formed(words.refusal(refusal))
        taken = rng.choice(match.legal.first(3))
        assert well_formed(words.action(taken))
        step = match.apply(taken, match.to_act)
        for event in step.events:
            line = words.event(event, NAMES, 0, sides=None if rules.persons > 3 else rules.sides())
            assert line is None or well_formed(line), line
            if isinstance(event, events.Settled):
                assert all(map(well_formed, words.settlement(rules, event.settlement, NAMES, 0)))
        match = step.match


# ── house rules ──────────────────────────────────────────────────────────────────────────────────


@every_language
def test_every_option_value_chapter_and_preset_can_be_said(lang: str) -> None:
    """Every value that stands in a preset, and every value an option may be."""
    words = Words(lang)
    for path in PATHS:
        assert well_formed(words.option(path))
        assert well_formed(words.chapter(path.partition(".")[0]))
        held = [rules.option(path) for rules in PRESETS.values()]
        for value in (*held, OPTIONS[path].default):
            assert well_formed(words.value(path, value)), (path, value)
    assert len({words.preset(name) for name in PRESETS}) == len(PRESETS)


def test_english_options_are_those_of_the_table() -> None:
    """There is one source of English meanings."""
    assert all(Words("en").option(path) == OPTIONS[path].meaning for path in PATHS)


@every_language
def test_unknown_options_and_presets_name_near_ones(lang: str) -> None:
    """The engine's own error, not a missing message."""
    words = Words(lang)
    with pytest.raises(RulesError, match="must_head"):
        words.option("play.must_haed")
    with pytest.raises(RulesError, match="seed_4"):
        words.preset("seed_44")


def test_values_are_said_in_words() -> None:
    """Yes and no, numbers, values of a list, extras, nothing."""
    words = Words("de")
    assert words.value("play.must_head", False) == "nein"
    assert words.value("match.target", 1500) == "1500"
    assert words.value("match.floor", None) == "keine"
    assert words.value("seats.sides", "pairs") == "zu zweit über Kreuz"
    assert words.value("abgehen.bonus", Bonus("half_bid")) == "das halbe Gebot"
    assert words.value("abgehen.bonus", Bonus("per_player", 10)) == "10 für jeden Spieler"
    assert words.value("match.tie_break", ("highest", "shared")) == (
        "wer mehr Augen hat, dann alle zusammen"
    )


@every_language
def test_house_rules_are_told_by_their_differences(lang: str) -> None:
    """One line for each option that differs, with both values and its paragraph. §12.1."""
    words, house = Words(lang), SEED_4.with_(play__must_head=False, match__target=1500)
    lines = words.rules_summary(house, SEED_4)
    assert len(lines) == 2
    assert "§6.4" in lines[0]
    assert "1500" in lines[1]
    assert "1000" in lines[1]
    assert words.rules_summary(SEED_3) == ()
    assert len(words.rules_summary(house)) == len(house.difference(SEED_3))


def faulty() -> list[Fault]:
    """Faults as the engine finds them, and one of every other code."""
    found: list[Fault] = []
    for options in (
        {"play.must_haed": True},
        {"play.must_head": 3, "seats.players": 12, "seats.sides": "trios", "match.floor": 5},
        {"match.tie_break": ["first"], "abgehen.bonus": "some"},
    ):
        with pytest.raises(RulesError) as caught:
            SEED_3.with_options(options)
        found += caught.value.faults
    with pytest.raises(RulesError) as unknown:
        PRESETS["seed_33"]
    found += unknown.value.faults
    found += SEED_3.with_(dapp__size=2, auction__opening_min=155).faults()
    codes = {fault.code for fault in found}
    return found + [Fault(code, "§12.2", "so") for code in FaultCode if code not in codes]


@every_language
def test_every_fault_is_explained_with_its_paragraph(lang: str) -> None:
    """Every code by itself and as a fault with options and paragraph. §12.2."""
    words = Words(lang)
    assert len({words.fault(code) for code in FaultCode}) == len(FaultCode)
    for fault in faulty():
        line = words.fault(fault)
        assert well_formed(line)
        assert fault.paragraph in line
        assert lang == "en" or all(option in line for option in fault.options)


def test_a_fault_says_what_would_do() -> None:
    """The range, the values, or the nearest names."""
    said = " ".join(Words("de").fault(fault) for fault in faulty())
    for hint in ("play.must_head", "seed_3", "2 bis 8", "solo, pairs", "true oder false"):
        assert hint in said
