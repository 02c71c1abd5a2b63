"""A settlement is explained number by number, and the numbers are those that are written."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from binokel.rules.presets import PRESETS, SEED_3, SEED_4
from binokel.rules.scoring import Count, Settlement, settle, settle_special
from binokel.rules.special import Contract, Special
from binokel.words import LANGUAGES, Words

if TYPE_CHECKING:
    from binokel.rules.config import Rules

NAMES = ("Anna", "Bert", "Carla", "Dora", "Emil", "Frida")
CASES = Path(__file__).parents[1] / "cases"


def read(name: str) -> list[dict[str, Any]]:
    """The settling cases of a file that are not refused."""
    cases = json.loads((CASES / name).read_text("utf-8"))["cases"]
    return [
        case
        for case in cases
        if case["input"].get("ask", "settle") == "settle" and "change" in case["expected"]
    ]


def rules_of(case: dict[str, Any]) -> Rules:
    """The rules of a case."""
    return PRESETS[case["rules"]["preset"]].with_options(case["rules"].get("set", {}))


def settled(case: dict[str, Any]) -> Settlement:
    """The engine's settlement of a case of `settle.json` or `rufen.json`."""
    rules, given = rules_of(case), case["input"]
    seats = range(rules.seats.players)
    augen = given.get("trick_augen")
    if augen is None and "card_augen" in given:
        augen = list(given["card_augen"])
        augen[given["declarer"]] += given.get("buried", 0)
        augen[given["bonus_trick"]] += rules.play.last_trick
    return settle(
        rules,
        Count(
            Contract[given.get("contract", "NORMAL")],
            given["declarer"],
            given["bid"],
            tuple(given["melds"]),
            tuple(given.get("tricks", [1 for _ in seats])),
            tuple(augen or ()),
            given.get("partner"),
            given.get("dealer", 0),
        ),
    )


PLAYED = [*read("settle.json"), *read("rufen.json")]
SPECIAL = read("special.json")
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_case = pytest.mark.parametrize("case", PLAYED, ids=lambda case: case["id"])


@every_case
def test_the_parts_of_an_entry_come_to_what_is_written(case: dict[str, Any]) -> None:
    """Melds, tricks, extra and bid add up to the change of every account. §7.5 to §8.6, §9.8."""
    settlement = settled(case)
    sums = [sum(part.augen for part in entry) for entry in settlement.entries]
    assert sums == case["expected"]["change"] == list(settlement.change)


@every_case
@every_language
def test_every_number_an_account_writes_is_told(lang: str, case: dict[str, Any]) -> None:
    """The last lines are one for each account, with its people and its number. §7.9."""
    rules, settlement = rules_of(case), settled(case)
    lines = Words(lang).settlement(rules, settlement, NAMES, 0)
    accounts = rules.sides().members
    for account, change, line in zip(
        accounts, settlement.change, lines[-len(accounts) :], strict=True
    ):
        assert line.startswith(Words(lang).side(account, NAMES, 0))
        assert str(change).replace("-", "−") in numbers(line)


@every_case
@every_language
def test_every_line_cites_a_paragraph(lang: str, case: dict[str, Any]) -> None:
    """Whoever doubts a number can look it up."""
    for line in Words(lang).settlement(rules_of(case), settled(case), NAMES):
        assert re.search(r"\(§\d+\.\d+(, §\d+\.\d+)*\)", line), line


@every_case
@every_language
def test_the_sums_in_the_lines_are_right(lang: str, case: dict[str, Any]) -> None:
    """Every sum that is told is one: the words around the numbers taken away. §7.3."""
    for line in Words(lang).settlement(rules_of(case), settled(case), NAMES):
        told = re.sub(r"\(.*?\)", "", line.partition(": ")[2])
        for part in told.split(","):
            left, equals, right = part.partition("=")
            if equals:
                assert value(left) == value(right), line


@every_case
@every_language
def test_the_test_of_the_bid_is_told(lang: str, case: dict[str, Any]) -> None:
    """What was reached against what was bid, and by how much it is short. §7.3, §9.7."""
    settlement = settled(case)
    if settlement.contract is not Contract.NORMAL:
        return
    first = Words(lang).settlement(rules_of(case), settlement, NAMES)[0]
    assert settlement.bid is not None
    assert settlement.reached is not None
    told = [str(settlement.reached), str(settlement.bid)]
    short = settlement.bid - settlement.reached
    told += [str(short)] if short > 1 else []
    assert set(told) <= set(numbers(first))


def numbers(line: str) -> list[str]:
    """The numbers of a line, paragraphs left out."""
    return re.findall(r"−?\d+", re.sub(r"§\d+\.\d+", "", line))


def value(term: str) -> int:
    """What a sum in words comes to."""
    plain = re.sub(r"[^\d+−×]", "", term).replace("−", "-").replace("×", "*")
    total = 0
    for signed in re.findall(r"[+-]?[\d*]+", plain):
        product = -1 if signed.startswith("-") else 1
        for factor in signed.strip("+-").split("*"):
            product *= int(factor)
        total += product
    return total


# ── why ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_deal_made_reads_like_this() -> None:
    """Bid, rounding, accounts. §7.3, §7.4, §7.5, §7.7."""
    count = Count(Contract.NORMAL, 0, 250, (160, 40, 0), (5, 5, 4), (96, 90, 64))
    assert Words("de").settlement(SEED_3, settle(SEED_3, count), NAMES, 0) == (
        "Du: gemeldet 160 + Stiche 96 = 256, geboten 250: gewonnen (§7.3).",
        "Stiche gerundet: Du 96 → 100, Bert 90 → 90, Carla 64 → 60 (§7.4).",
        "Du: 260 = Meldungen 160 + Stiche 100 (§7.5).",
        "Bert: 130 = Meldungen 40 + Stiche 90 (§7.7).",
        "Carla: 60 = Stiche 60 (§7.7).",
    )


def test_a_deal_lost_reads_like_this() -> None:
    """Struck melds, the charge, the extra of the others. §5.11, §7.6, §7.8."""
    rules = SEED_3.with_(scoring__lost_bonus="half_bid", scoring__lost_keeps_tricks=False)
    count = Count(Contract.NORMAL, 0, 310, (160, 40, 0), (8, 0, 6), (150, 0, 100))
    assert Words("de").settlement(rules, settle(rules, count), NAMES) == (
        "Anna: gemeldet 160 + Stiche 150 = 310, geboten 310: gewonnen (§7.3).",
        "Ohne Stich zählen die Meldungen nicht: Bert (§5.11).",
        "Anna: 310 = Meldungen 160 + Stiche 150 (§7.5).",
        "Bert: 0 = Stiche 0 (§7.7).",
        "Carla: 100 = Stiche 100 (§7.7).",
    )
    count = Count(Contract.NORMAL, 0, 320, (160, 40, 0), (8, 0, 6), (150, 0, 100))
    assert Words("de").settlement(rules, settle(rules, count), NAMES)[2:] == (
        "Verloren: Die Meldungen fallen weg, das Gebot wird zweimal abgezogen,"
        " die Stiche fallen auch weg (§7.6).",
        "Zuschlag für die anderen: je 160, nämlich das halbe Gebot (§7.7, §7.8).",
        "Anna: −640 = −2 × Gebot 320 (§7.6).",
        "Bert: 160 = Stiche 0 + Zuschlag 160 (§7.7, §7.8).",
        "Carla: 260 = Stiche 100 + Zuschlag 160 (§7.7, §7.8).",
    )


def test_giving_up_and_a_wrong_bury_read_like_this() -> None:
    """No tricks, the price, the melds and the extra of the others. §8.2 to §8.6."""
    count = Count(Contract.ABGEHEN, 0, 290, (40, 0, 100, 20))
    assert Words("swg").settlement(SEED_4, settle(SEED_4, count), NAMES, 0) == (
        "Du bisch abganga: Gspielt wird net, 's Gebot 290 wird oimol abzoga (§8.2),"
        " de andere schreibet ihre Meldonga a (§8.3).",
        "Du ond Carla: −290 = −1 × Gebot 290 (§8.2).",
        "Bert ond Dora: 20 = Meldonga 20 (§8.3).",
    )
    count = Count(Contract.VERDRUECKT, 0, 290, (100, 60, 0))
    assert Words("en").settlement(SEED_3, settle(SEED_3, count), NAMES)[1:] == (
        "Bonus for the others: 40 each (§8.6, §7.8).",
        "Anna: −580 = −2 × bid 290 (§8.6).",
        "Bert: 100 = melds 60 + bonus 40 (§8.6).",
        "Carla: 40 = bonus 40 (§8.6).",
    )


def test_a_partner_who_is_not_charged_is_told_so() -> None:
    """After a call the declarer alone may pay. §9.9, §9.10."""
    rules = PRESETS["rufen_4"].with_(rufen__lost_by="declarer", scoring__lost_keeps_tricks=False)
    count = Count(Contract.NORMAL, 1, 460, (0, 200, 40, 100), (3, 4, 2, 2), (40, 100, 60, 50), 3)
    lines = Words("de").settlement(rules, settle(rules, count), NAMES)
    assert lines[-1] == "Dora: 0, nichts anzuschreiben (§9.9)."
    wrong = Count(Contract.VERDRUECKT, 1, 460, (0, 200, 40, 100), partner=3)
    lines = Words("de").settlement(rules, settle(rules, wrong), NAMES)
    assert lines[-1] == "Dora: 0, nichts anzuschreiben (§9.10)."


@pytest.mark.parametrize("case", SPECIAL, ids=lambda case: case["id"])
@every_language
def test_a_special_game_tells_its_price_and_where_it_is_booked(
    lang: str, case: dict[str, Any]
) -> None:
    """Won or lost, at what price, on which account, by whom. §10.6 to §10.8."""
    rules, given = rules_of(case), case["input"]
    game = Special.UNTENDURCH if given["contract"] == "UNTENDURCH" else Special.DURCH
    game = Special.DURCH_OPEN if given.get("open") else game
    settlement = settle_special(rules, game, given["declarer"], won=given["won"])
    price, booked = Words(lang).settlement(rules, settlement, NAMES)
    augen = sum(settlement.account) or sum(settlement.change)
    if augen:
        assert str(abs(augen)) in numbers(price)
        assert str(augen).replace("-", "−") in numbers(booked)
        assert NAMES[given["declarer"]] in booked
    starred = [NAMES[seat] for seat, stars in enumerate(settlement.stars) if stars]
    assert all(name in booked for name in starred)
    assert "§10.6" in price
    assert "§10.8" in booked
