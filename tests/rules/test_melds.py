"""Melds. §5."""

from __future__ import annotations

from itertools import product

import pytest

from binokel.cards import EMPTY, Card, CardSet, Suit
from binokel.rules.config import MeldRules
from binokel.rules.melds import NO_MELDS, Melds, meld_augen, melds_in, with_buried_diss

STANDARD = MeldRules()
ALL_KO = "EK EO SK SO HK HO BK BO"
FAMILIE = "EA EZ EK EO EU"


def melds(rules: MeldRules, hand: str, trump: Suit = Suit.HERZ) -> dict[str, list[int]]:
    """Augen of the melds of a hand by kind."""
    found: dict[str, list[int]] = {}
    for meld in melds_in(rules, CardSet(hand), trump).melds:
        found.setdefault(meld.kind.name, []).append(meld.augen)
    return found


def worth(rules: MeldRules, hand: str, trump: Suit = Suit.HERZ) -> int:
    """Augen of a hand."""
    return meld_augen(rules, CardSet(hand), trump)


def shown(rules: MeldRules, hand: str, trump: Suit = Suit.HERZ) -> CardSet:
    """Cards on the table."""
    return melds_in(rules, CardSet(hand), trump).shown


def test_without_trump_nobody_melds() -> None:
    """The fullest hand melds nothing in a Durch; an empty one never does. Rule: §5.1."""
    assert melds_in(STANDARD, CardSet(ALL_KO), None) == NO_MELDS == Melds((), EMPTY)
    assert melds_in(STANDARD, CardSet(), Suit.HERZ) == NO_MELDS


FOURS = {"A": ("VIER_ASSE", 100), "K": ("VIER_KOENIGE", 80)} | {
    "O": ("VIER_OBER", 60),
    "U": ("VIER_UNTER", 40),
}


@pytest.mark.parametrize(
    ("hand", "trump", "found"),
    [
        ("HK HO", Suit.HERZ, {"PAAR": [40]}),
        ("HK HO", Suit.EICHEL, {"PAAR": [20]}),
        (FAMILIE, Suit.EICHEL, {"FAMILIE": [150]}),
        (FAMILIE, Suit.HERZ, {"FAMILIE": [100]}),
        (f"{FAMILIE} {FAMILIE}", Suit.EICHEL, {"DOPPELTE_FAMILIE": [1500]}),
        (f"{FAMILIE} {FAMILIE}", Suit.HERZ, {"DOPPELTE_FAMILIE": [1500]}),
        *[(f"E{r} S{r} H{r} B{r}", Suit.HERZ, {kind: [n]}) for r, (kind, n) in FOURS.items()],
        ("EZ SZ HZ BZ", Suit.HERZ, {}),
        ("EA EA SA SA HA HA BA BA", Suit.HERZ, {"ACHT_ASSE": [1000]}),
        ("EK EK SK SK HK HK BK BK", Suit.HERZ, {"ACHT_KOENIGE": [1000]}),
        ("EO EO SO SO HO HO BO BO", Suit.HERZ, {"ACHT_OBER": [1000]}),
        ("EU EU SU SU HU HU BU BU", Suit.HERZ, {"ACHT_UNTER": [1000]}),
        ("EZ EZ SZ SZ HZ HZ BZ BZ", Suit.HERZ, {}),
        ("E7 E7 S7 S7 H7 H7 B7 B7", Suit.HERZ, {"TRUMPF_DISS": [10, 10]}),
        ("SO BU", Suit.HERZ, {"BINOKEL": [40]}),
        ("SO SO BU BU", Suit.HERZ, {"DOPPELTER_BINOKEL": [300]}),
        ("H7", Suit.HERZ, {"TRUMPF_DISS": [10]}),
        ("EK EK SK HK BA BZ", Suit.HERZ, {}),
    ],
)
def test_the_table_of_values(hand: str, trump: Suit, found: dict[str, list[int]]) -> None:
    """Every meld of the table by itself. Rule: §5.2."""
    assert melds(STANDARD, hand, trump) == found


@pytest.mark.parametrize(
    ("rules", "hand", "found"),
    [
        (MeldRules(doppelte_familie=0), f"{FAMILIE} {FAMILIE}", {"FAMILIE": [100, 100]}),
        (MeldRules(acht_asse=0), "EA EA SA SA HA HA BA BA", {"VIER_ASSE": [100, 100]}),
        (MeldRules(acht_koenige=0), "EK EK SK SK HK HK BK BK", {"VIER_KOENIGE": [80, 80]}),
        (MeldRules(acht_ober=0), "EO EO SO SO HO HO BO BO", {"VIER_OBER": [60, 60]}),
        (MeldRules(acht_unter=0), "EU EU SU SU HU HU BU BU", {"VIER_UNTER": [40, 40]}),
        (MeldRules(doppelter_binokel=0), "SO SO BU BU", {"BINOKEL": [40, 40]}),
        (MeldRules(doppelter_binokel=50), "SO SO BU BU", {"DOPPELTER_BINOKEL": [50]}),
        (MeldRules(vier_zehner=80), "EZ SZ HZ BZ", {"VIER_ZEHNER": [80]}),
        (MeldRules(vier_zehner=80), "EZ EZ SZ SZ HZ HZ BZ BZ", {"VIER_ZEHNER": [80, 80]}),
        (MeldRules(acht_zehner=900), "EZ EZ SZ SZ HZ HZ BZ BZ", {"ACHT_ZEHNER": [900]}),
        (MeldRules(acht_zehner=900), "EZ SZ HZ BZ", {}),
        (
            MeldRules(acht_diss=1000),
            "E7 E7 S7 S7 H7 H7 B7 B7",
            {"ACHT_DISS": [1000], "TRUMPF_DISS": [10, 10]},
        ),
        (MeldRules(binokel=0), "SO BU", {}),
        (MeldRules(binokel=0), "SO SO BU BU", {"DOPPELTER_BINOKEL": [300]}),
        (MeldRules(trumpf_diss=0), "H7 H7", {}),
    ],
)
def test_a_double_meld_of_no_value_is_two_single_ones(
    rules: MeldRules, hand: str, found: dict[str, list[int]]
) -> None:
    """With a value it replaces both; any other meld of no value is none. Rule: §5.2."""
    assert melds(rules, hand) == found
    assert bool(shown(rules, hand)) is bool(found)


@pytest.mark.parametrize(
    ("hand", "paare"), [("SK SO", 1), ("SK SK SO", 1), ("SK SK SO SO", 2), ("SK SK HO HO", 0)]
)
def test_every_koenig_with_an_ober_of_its_suit(hand: str, paare: int) -> None:
    """Two of each are two Paare. Rule: §5.3."""
    assert len(melds(STANDARD, hand).get("PAAR", [])) == paare


@pytest.mark.parametrize(
    ("hand", "absorbed", "counted"),
    [
        (FAMILIE, 150, 190),
        (f"{FAMILIE} EK", 150, 190),
        (f"{FAMILIE} EK EO", 190, 230),
        (f"{FAMILIE} {FAMILIE}", 1500, 1580),
        (f"{FAMILIE} EA EZ EK EO", 190, 230),
    ],
)
def test_a_familie_takes_up_its_paar(hand: str, absorbed: int, counted: int) -> None:
    """Paare less the Familien, or all of them; the double takes up both. Rule: §5.4, §5.5."""
    assert worth(STANDARD, hand, Suit.EICHEL) == absorbed
    assert worth(MeldRules(familie_absorbs_paar=False), hand, Suit.EICHEL) == counted


def test_two_familien_take_up_both_paare() -> None:
    """Without a double: 2 × 150, and 2 × 40 more where they count. Rule: §5.4."""
    rules = MeldRules(doppelte_familie=0)
    assert worth(rules, f"{FAMILIE} {FAMILIE}", Suit.EICHEL) == 300
    counted = MeldRules(doppelte_familie=0, familie_absorbs_paar=False)
    assert worth(counted, f"{FAMILIE} {FAMILIE}", Suit.EICHEL) == 380


@pytest.mark.parametrize(
    ("hand", "augen"),
    [("EA SA HA", 0), ("EA EA SA HA BA", 100), ("EA EA SA SA HA HA BA", 100), ("EA EA SA SA", 0)],
)
def test_one_card_of_each_suit(hand: str, augen: int) -> None:
    """Seven are still four; eight are never also four. Rule: §5.6."""
    assert worth(STANDARD, hand) == augen
    assert worth(STANDARD, "EA EA SA SA HA HA BA BA") == 1000


@pytest.mark.parametrize(
    ("rundgang", "bare", "trump_familie", "plain_familie"),
    [("parts", 240, 350, 320), ("plus_fours", 380, 350, 320), ("with_familie", 240, 390, 340)],
)
def test_the_rundgang(rundgang: str, bare: int, trump_familie: int, plain_familie: int) -> None:
    """K O of all suits alone, and with a Familie in trump and in a plain suit. Rule: §5.7.

    40 + 20 + 20 + 20 + 80 + 60; with the Familie 150 + 60 + 140, or 100 + 40 + 20 + 20 + 140.
    """
    rules = MeldRules(rundgang=rundgang)  # type: ignore[arg-type]
    whole = f"{ALL_KO} EA EZ EU"
    assert worth(rules, ALL_KO, Suit.EICHEL) == bare
    assert worth(rules, whole, Suit.EICHEL) == trump_familie
    assert worth(rules, whole, Suit.HERZ) == plain_familie


def test_two_rundgaenge_and_what_is_left() -> None:
    """Two sets of four Paare; a fifth Paar stays a Paar. Rule: §5.7."""
    rules = MeldRules(rundgang="plus_fours")
    assert melds(rules, f"{ALL_KO} {ALL_KO}") == {
        "RUNDGANG": [240, 240],
        "ACHT_KOENIGE": [1000],
        "ACHT_OBER": [1000],
    }
    assert melds(rules, f"{ALL_KO} HK HO") == {
        "RUNDGANG": [240],
        "PAAR": [40],
        "VIER_KOENIGE": [80],
        "VIER_OBER": [60],
    }


def test_melds_are_listed_suit_by_suit_then_from_high_to_low() -> None:
    """Familie and Paare, fours, Binokel, Diss: every table reads them alike. Rule: §5.13."""
    hand = f"{ALL_KO} EA EZ EU SA HA BA BU E7"
    kinds = [meld.kind.name for meld in melds_in(STANDARD, CardSet(hand), Suit.EICHEL).melds]
    assert kinds == [
        "FAMILIE", "PAAR", "PAAR", "PAAR", "VIER_ASSE", "VIER_KOENIGE", "VIER_OBER",
        "BINOKEL", "TRUMPF_DISS",
    ]  # fmt: skip


def test_a_paar_inside_a_familie_counts_in_a_whole_rundgang_only() -> None:
    """Three suits are 150 + 20 + 20; the fourth brings 20 + 140 and the Paar of 40. Rule: §5.7."""
    rules, three = MeldRules(rundgang="with_familie"), f"{FAMILIE} SK SO HK HO"
    assert worth(rules, three, Suit.EICHEL) == 190
    assert worth(rules, f"{three} BK BO", Suit.EICHEL) == 390


def test_a_doppelte_familie_serves_one_paar_to_a_rundgang() -> None:
    """1500 + 40 for the trump Paar inside + 3 × 20 + 80 + 60. Rule: §5.7."""
    hand = f"{FAMILIE} {FAMILIE} SK SO HK HO BK BO"
    assert worth(MeldRules(rundgang="with_familie"), hand, Suit.EICHEL) == 1740
    assert worth(STANDARD, hand, Suit.EICHEL) == 1700


@pytest.mark.parametrize(
    ("hand", "augen"),
    [("SO BU", 40), ("SU BO", 0), ("SO SO BU", 40), ("SO BU BU", 40), ("EO BU", 0), ("SO SO", 0)],
)
def test_a_binokel_is_schippen_ober_and_bollen_unter(hand: str, augen: int) -> None:
    """The reverse is nothing; three of the four cards are one. Rule: §5.8."""
    assert worth(STANDARD, hand) == augen


@pytest.mark.parametrize(("hand", "augen"), [("H7 H7", 20), ("E7 E7 S7 B7", 0), ("H7 S7", 10)])
def test_each_trump_diss_is_ten(hand: str, augen: int) -> None:
    """Other Diss are nothing. Rule: §5.9."""
    assert worth(STANDARD, hand) == augen


def test_one_card_serves_in_melds_of_different_kinds() -> None:
    """SO is in a Paar, in Vier Ober and in a Binokel at once: 20 + 60 + 40. Rule: §5.10."""
    hand = "SK SO EO HO BO BU"
    assert melds(STANDARD, hand) == {"PAAR": [20], "VIER_OBER": [60], "BINOKEL": [40]}
    assert shown(STANDARD, hand) == CardSet(hand)


def test_the_largest_hand_of_twelve() -> None:
    """Doppelte Familie in Schippen with doppeltem Binokel. Rule: §5.10."""
    schippen = "SA SZ SK SO SU"
    assert worth(STANDARD, f"{schippen} {schippen} BU BU") == 1800


@pytest.mark.parametrize(
    ("hand", "table"),
    [
        ("HK HO HU H7", "HK HO H7"),
        (f"{FAMILIE} EK EO E7", f"{FAMILIE} EK EO"),
        ("SK SO EO HO BO BU BU", "SK SO EO HO BO BU"),
        ("EA EA SA HA BA", "EA SA HA BA"),
        ("SK SK SO EK HK BK", "SK SO EK HK BK"),
    ],
)
def test_exactly_the_cards_needed_lie_on_the_table(hand: str, table: str) -> None:
    """Of every card the greatest number that one kind of meld needs. Rule: §5.12."""
    assert shown(STANDARD, hand) == CardSet(table)


def test_a_meld_is_written_with_kind_cards_and_augen() -> None:
    """As people read it. Rule: §5.2."""
    (paar,) = melds_in(STANDARD, CardSet("HO HK"), Suit.HERZ).melds
    assert str(paar) == "PAAR HK HO 40"


def test_where_the_paar_counts_twice_it_needs_no_cards_of_its_own() -> None:
    """Familie and Paar are two kinds then and share K and O. Rule: §5.10, §5.12."""
    rules = MeldRules(familie_absorbs_paar=False)
    assert shown(rules, FAMILIE) == CardSet(FAMILIE)
    assert shown(rules, f"{FAMILIE} EK EO") == CardSet(f"{FAMILIE} EK EO")


def test_the_paar_inside_a_familie_shows_nothing_more() -> None:
    """A Rundgang with a Familie lies with eleven cards. Rule: §5.7, §5.12."""
    hand = f"{ALL_KO} EA EZ EU E7"
    assert shown(MeldRules(rundgang="with_familie"), hand) == CardSet(f"{ALL_KO} EA EZ EU")


def test_a_buried_trump_diss_is_melded_but_does_not_lie_on_the_table() -> None:
    """It is announced and adds its 10. Rule: §4.5, §5.9."""
    both = with_buried_diss(STANDARD, melds_in(STANDARD, CardSet("HK HO"), Suit.HERZ), 2, Suit.HERZ)
    assert (both.augen, both.shown) == (60, CardSet("HK HO"))


@pytest.mark.parametrize("trump", Suit)
def test_the_program_finds_all_melds(trump: Suit) -> None:
    """Counted independently for every hand of K, O in two suits and the Binokel. Rule: §5.13."""
    for counts in product(range(3), repeat=5):
        hk, ho, sk, so, bu = counts
        cards = (Card.HK, Card.HO, Card.SK, Card.SO, Card.BU)
        hand = CardSet(
            card for card, count in zip(cards, counts, strict=True) for _ in range(count)
        )
        paare = min(hk, ho) * (40 if trump is Suit.HERZ else 20)
        paare += min(sk, so) * (40 if trump is Suit.SCHIPPEN else 20)
        assert meld_augen(STANDARD, hand, trump) == paare + (0, 40, 300)[min(so, bu)]
