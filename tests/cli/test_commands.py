"""Every command but play: what it says, in three languages, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from binokel.bots.registry import BOTS
from binokel.rules.presets import PRESETS

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Terminal

LANGUAGES = ("de", "swg", "en")


@pytest.fixture
def log(terminal: Terminal, tmp_path: Path) -> Path:
    """The log of one finished match of two persons and one deal."""
    rules = tmp_path / "short.toml"
    rules.write_text('preset = "two_handed"\nmatch.end = "deals"\nmatch.deals = 1\n')
    path = tmp_path / "match.bkl"
    fixed = ("--seed", "2a", "--log", path, "--plain", "--bots", "greedy")
    assert terminal("play", "--rules", rules, *fixed).code == 0
    return path


# ── melds ────────────────────────────────────────────────────────────────────────────────────────


def test_melds_are_named_with_sum_and_table(terminal: Terminal) -> None:
    """Each meld has a line, then the sum and what lies on the table. Rule §5.2, §5.12."""
    answer = terminal("melds", "HA HZ HK HO HU SO BU BU", "--trump", "H")
    familie, binokel, *more = answer.said.splitlines()
    assert familie.endswith(" 150: HA HZ HK HO HU")
    assert [binokel, *more] == [
        "Binokel 40: SO BU",
        "Together 190 Augen.",
        "On the table: SO HA HZ HK HO HU BU",
    ]


def test_cards_may_be_words_of_their_own(terminal: Terminal) -> None:
    """Quotes, commas and either case do not matter; trump may be a name. Rule §1.5."""
    one = terminal("melds", "hk", "ho", "--trump", "herz")
    assert one == terminal("melds", "HK,HO", "--trump", "H")
    assert one.code == 0


def test_nothing_is_melded_without_trump(terminal: Terminal) -> None:
    """Without trump nobody melds. Rule §5.1."""
    answer = terminal("melds", "HK HO", "--trump", "-")
    assert (answer.code, "§5.1" in answer.said) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["HK HK HK", "--trump", "H"], "§1.1"),
        (["HK XX", "--trump", "H"], "XX"),
        (["HK", "--trump", "Q"], "§1.2"),
        (["HK"], "--trump"),
        (["H7", "--trump", "H", "--rules", "seed_3_ohne"], "§1.1"),
        (["EA EZ EK EO EU E7 " * 2 + "SA SZ SK SO SU S7 " * 2, "--trump", "H"], "§2.4"),
        (["--trump", "H"], "CARDS"),
    ],
)
def test_what_are_no_cards_is_wrong_use(
    arguments: list[str], about: str, terminal: Terminal
) -> None:
    """A third copy, nonsense, too many cards, no trump: exit code 2 and the reason."""
    answer = terminal("melds", *arguments)
    assert answer.code == 2
    assert answer.said == ""
    assert about in answer.complained


# ── legal ────────────────────────────────────────────────────────────────────────────────────────


def test_legal_cards_are_listed_and_the_others_explained(terminal: Terminal) -> None:
    """What may be played, then each other card with its paragraph. Rule §6.3, §6.4."""
    answer = terminal("legal", "HK HU EZ S7", "--trick", "HO", "--trump", "S")
    first, *others = answer.said.splitlines()
    assert first == "May be played: HK"
    assert [(line[:2], line[-7:]) for line in others] == [
        ("EZ", "(§6.3)."),
        ("S7", "(§6.3)."),
        ("HU", "(§6.4)."),
    ]


def test_a_winning_partner_frees_where_the_rules_say_so(terminal: Terminal) -> None:
    """With partner_exempt only following is a duty while the partner wins. Rule §6.10."""
    trick = ("HU HA", "--trick", "HK HO", "--trump", "S", "--rules", "dabb_4")
    assert terminal("legal", *trick).said == "May be played: HA HU\n"
    assert terminal("legal", *trick, "--leader", "3").said == "May be played: HA HU\n"
    assert "May be played: HA\n" in terminal("legal", *trick[:-2]).said


def test_without_trump_a_void_hand_is_free(terminal: Terminal) -> None:
    """In a Durch there is no trump; an Untendurch may free from heading. Rule §6.14, §10.3."""
    free = ("legal", "EZ S7", "--trick", "HO", "--trump", "none")
    assert terminal(*free).said == "May be played: EZ S7\n"
    hand = ("legal", "HK HU", "--trick", "HO", "--trump", "-")
    assert terminal(*hand, "--untendurch").said.startswith("May be played: HK\n")


@pytest.mark.parametrize(
    "more",
    [
        ["--trick", "HO HO HO HO"],
        ["--trick", "HK HK"],
        ["--trick", "HO", "--leader", "7"],
        ["--trick", "zz"],
    ],
)
def test_an_impossible_trick_is_wrong_use(more: list[str], terminal: Terminal) -> None:
    """Too many cards, a third copy, a seat that is not there: exit code 2."""
    assert terminal("legal", "HK EZ", "--trump", "S", *more).code == 2


# ── rules ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_preset_is_listed(lang: str, terminal: Terminal) -> None:
    """One line for each preset, in every language."""
    head, *lines = terminal("rules", "list", lang=lang).said.splitlines()
    assert [line.split("\t")[0] for line in lines] == list(PRESETS)
    assert {line.count("\t") for line in (head, *lines)} == {3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_options_of_a_preset_are_shown(lang: str, terminal: Terminal) -> None:
    """Every option has its line; those that differ from seed_3 are marked."""
    said = terminal("rules", "show", "seed_4", lang=lang).said
    marked = [line.split()[1] for line in said.splitlines() if line.startswith("* ")]
    assert marked == list(PRESETS["seed_4"].difference(PRESETS["seed_3"]))
    listed = [line[2:].split(" = ")[0] for line in said.splitlines() if line[:2] in ("* ", "  ")]
    assert listed == list(PRESETS["seed_4"].options())


@pytest.mark.parametrize(("lang", "word"), [("de", "Überstechen"), ("en", "Head")])
def test_a_paragraph_is_shown_in_the_language(lang: str, word: str, terminal: Terminal) -> None:
    """`6.4`, `§6.4` show the paragraph, `6` its chapter; marks of emphasis are left out."""
    said = terminal("rules", "show", "§6.4", lang=lang).said
    assert said.startswith(f"§6.4 {word}:")
    assert said == terminal("rules", "show", "6.4", lang=lang).said
    chapter = terminal("rules", "show", "6", lang=lang).said
    assert said.strip() in chapter
    assert "#" not in chapter


@pytest.mark.parametrize(
    ("what", "code"), [("6.99", 1), ("99", 1), ("seed_5", 1), ("no.toml", 1), ("/", 1)]
)
def test_what_is_not_there_is_said_in_a_line(what: str, code: int, terminal: Terminal) -> None:
    """An unknown paragraph, preset or file: one line, exit code 1."""
    answer = terminal("rules", "show", what)
    assert (answer.code, answer.said) == (code, "")
    assert answer.complained.count("\n") == 1


def test_a_difference_is_shown(terminal: Terminal) -> None:
    """Both values and the paragraph; equal rules are called equal."""
    said = terminal("rules", "diff", "seed_3", "seed_3_ohne").said
    assert said.startswith("Option\tseed_3\tseed_3_ohne\tParagraph\n")
    assert "\ndeck.with_diss\ttrue\tfalse\t§1.1\n" in said
    assert "equal" in terminal("rules", "diff", "seed_3", "seed_3").said


def test_a_file_of_house_rules_is_checked_whole(terminal: Terminal, tmp_path: Path) -> None:
    """All faults at once and exit code 1; a good file and exit code 0. Rule §12.2."""
    file = tmp_path / "house.toml"
    file.write_text('auction.step = 0\nplay.must_hed = true\nmatch.end = "never"\n')
    answer = terminal("rules", "check", file)
    assert answer.code == 1
    assert [name for name in ("auction.step", "play.must_hed", "match.end") if name in answer.said]
    assert answer.said.count("\n- ") == 3
    file.write_text("match.target = 1500\n")
    answer = terminal("rules", "check", file)
    assert answer.code == 0
    assert "match.target = 1500" in answer.said


@pytest.mark.parametrize("content", [b"\xff\xfe", None, b"x" * 4_000_001, b"= nothing"])
def test_a_file_that_cannot_be_read_is_complained_of(
    content: bytes | None, terminal: Terminal, tmp_path: Path
) -> None:
    """Not UTF-8, missing, too large, no TOML: exit code 1 and no traceback."""
    file = tmp_path / "house.toml"
    if content is not None:
        file.write_bytes(content)
    assert terminal("rules", "check", file).code == 1
    assert terminal("rules", "show", file).code == 1
    assert terminal("play", "--rules", file, "--log", tmp_path / "new.bkl").code == 1
    assert not (tmp_path / "new.bkl").exists()


# ── log ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_told_checked_and_verified(lang: str, log: Path, terminal: Terminal) -> None:
    """A good log is shown with every trick, is in order, and its cards are as promised."""
    shown = terminal("log", "show", log, lang=lang)
    assert (shown.code, shown.complained) == (0, "")
    assert shown.said.count(" Augen.\n") + shown.said.count(" Auga.\n") >= 18
    for command in ("check", "verify"):
        answer = terminal("log", command, log, lang=lang)
        assert (answer.code, answer.complained) == (0, "")


def test_the_json_twin_is_told_alike(log: Path, terminal: Terminal, tmp_path: Path) -> None:
    """The same match as JSON is shown and checked as the text is."""
    from binokel.notation.text import read_log  # noqa: PLC0415 -- only here
    from binokel.notation.twin import to_json  # noqa: PLC0415 -- as above

    twin = tmp_path / "match.json"
    twin.write_text(to_json(read_log(log.read_text())))
    for command in ("show", "check", "verify"):
        assert terminal("log", command, twin).said == terminal("log", command, log).said


def test_a_running_match_is_told_without_hidden_cards(log: Path, terminal: Terminal) -> None:
    """While a deal runs, its hands and its Dapp are not told; afterwards they are. Rule §2.5."""
    assert "Seat 0 is dealt: " in terminal("log", "show", log).said
    whole = log.read_text().splitlines(keepends=True)
    start = next(place for place, line in enumerate(whole) if line.startswith("cards "))
    log.write_text("".join(whole[: start + 3]))
    answer = terminal("log", "show", log)
    assert answer.code == 0
    assert "Seat 0 " in answer.said
    assert "is dealt" not in answer.said
    assert terminal("log", "check", log).said.endswith("not finished yet.\n")
    assert "not shown yet" in terminal("log", "verify", log).said


def test_a_damaged_log_is_told_up_to_the_fault(log: Path, terminal: Terminal) -> None:
    """What is good is shown, then the fault with its line; exit code 1, nothing changed."""
    lines = log.read_text().splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if " bid " in line)
    lines[place] = lines[place].replace("bid", "bit")
    damaged = "".join(lines)
    log.write_text(damaged)
    for command in ("show", "check", "verify"):
        answer = terminal("log", command, log)
        assert answer.code == 1
        assert f"line {place + 1}" in answer.complained
    assert terminal("log", "show", log).said != ""
    assert log.read_text() == damaged


def test_a_log_damaged_in_its_head_cannot_be_gone_on_with(log: Path, terminal: Terminal) -> None:
    """Without the rules nothing can be read, so nobody is sent on to look for more."""
    damaged = log.read_text().replace("first-dealer", "first-dealer of", 1)
    log.write_text(damaged)
    answer = terminal("play", "--log", log)
    assert answer.code == 1
    assert "damaged at its very beginning" in answer.complained
    assert "log show" not in answer.complained
    assert log.read_text() == damaged


def test_unfair_cards_are_found(log: Path, terminal: Terminal) -> None:
    """A secret that does not fit its commitment: exit code 1. Rule §2.5."""
    lines = log.read_text().splitlines(keepends=True)
    unfair = [
        line if not line.startswith("secret ") else f"secret {'00' * 32}\n"
        for line in lines
        if not line.startswith("end ")
    ]
    log.write_text("".join(unfair))
    answer = terminal("log", "verify", log)
    assert answer.code == 1
    assert "does not fit" in answer.said


@pytest.mark.parametrize("command", ["show", "check", "verify"])
@pytest.mark.parametrize("content", [b"", b"Dear diary", b"{}", b"\xff", None])
def test_what_is_no_log_is_said_in_a_line(
    command: str, content: bytes | None, terminal: Terminal, tmp_path: Path
) -> None:
    """No log at all: one line and exit code 1."""
    file = tmp_path / "log.bkl"
    if content is not None:
        file.write_bytes(content)
    answer = terminal("log", command, file)
    assert (answer.code, answer.complained.count("\n")) == (1, 1)
    assert terminal("log", command, tmp_path).code == 1


# ── sim ──────────────────────────────────────────────────────────────────────────────────────────


def test_the_same_seed_gives_the_same_table_with_any_number_of_processes(
    terminal: Terminal,
) -> None:
    """A simulation is a function of rules, bots, number and seed."""
    call = ("sim", "--bots", "greedy,random", "--deals", "12", "--seed", "7")
    alone = terminal(*call)
    assert (alone.code, alone.complained) == (0, "")
    assert terminal(*call, "--jobs", "2") == alone
    assert terminal(*call[:-1], "8") != alone


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", ["seed_3", "rufen_4", "larsb", "ohmden"])
def test_every_seat_has_its_row(preset: str, lang: str, terminal: Terminal) -> None:
    """One bot fills all seats; the table has a row for each of them."""
    said = terminal("sim", "--rules", preset, "--bots", "random", "--deals", "3", lang=lang).said
    assert said.count("random") == PRESETS[preset].seats.players


def test_every_deal_of_a_simulation_can_be_kept(terminal: Terminal, tmp_path: Path) -> None:
    """Every file of the folder is a good log; a folder in use is not touched."""
    folder = tmp_path / "logs"
    call = ("sim", "--bots", "greedy", "--deals", "3", "--log", folder)
    assert terminal(*call).code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"deal-00000{n}.bkl" for n in (1, 2, 3)]
    assert all(terminal("log", "check", file).code == 0 for file in files)
    assert terminal(*call).code == 1
    assert terminal(*call[:-1], files[0]).code == 1


@pytest.mark.parametrize(
    "more",
    [["--bots", "nobody"], ["--bots", ","], ["--bots", "random," * 4], ["--deals", "0"]],
)
def test_a_simulation_nobody_can_run_is_wrong_use(more: list[str], terminal: Terminal) -> None:
    """Unknown or too many bots, no deals: exit code 2."""
    assert terminal("sim", *more).code == 2


def test_an_unknown_bot_is_answered_with_those_there_are(terminal: Terminal) -> None:
    """Who mistypes a bot reads the names."""
    complained = terminal("play", "--bots", "rulebok").complained
    assert all(name in complained for name in BOTS)


# ── the whole program ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alone_it_shows_its_help(lang: str, terminal: Terminal) -> None:
    """`binokel` alone names every command."""
    answer = terminal(lang=lang)
    assert answer == terminal("--help", lang=lang)
    for command in ("play", "rules", "melds", "legal", "log", "sim"):
        assert f"\n  {command} " in answer.said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        *("play", "rules", "rules list", "rules show", "rules diff", "rules check", "melds"),
        *("legal", "log", "log show", "log check", "log verify", "sim"),
    ],
)
def test_every_command_explains_itself(command: str, lang: str, terminal: Terminal) -> None:
    """Each help answers in every language, whichever way it is chosen."""
    answer = terminal(*command.split(), "--help", lang=lang)
    assert (answer.code, answer.complained) == (0, "")
    assert answer == terminal("--lang", lang, *command.split(), "--help", lang="fr")


def test_the_version_is_told(terminal: Terminal) -> None:
    """`--version` names program and version."""
    assert terminal("--version").said.startswith("binokel 0.")


@pytest.mark.parametrize(
    ("lang", "begin"), [("de", "Fehler: "), ("swg", "Noi: "), ("en", "Error: ")]
)
@pytest.mark.parametrize(
    "arguments",
    [["rules", "show", "seed_5"], ["melds", "XX", "--trump", "H"], ["log", "check", "no.bkl"]],
    ids=" ".join,
)
def test_a_complaint_is_one_line_in_the_language(
    arguments: list[str], lang: str, begin: str, terminal: Terminal
) -> None:
    """Faults, wrong use and missing files speak the language chosen, on standard error."""
    answer = terminal(*arguments, "--lang", lang, lang="fr")
    assert answer.said == ""
    assert answer.complained.startswith(begin)
    assert answer.complained.count("\n") == 1


@pytest.mark.parametrize("arguments", [["nothing"], ["play", "--nothing"], ["rules", "diff", "a"]])
def test_an_unknown_word_is_wrong_use(arguments: list[str], terminal: Terminal) -> None:
    """Exit code 2."""
    assert terminal(*arguments).code == 2


@pytest.mark.parametrize(
    "more",
    [["--seat", "3"], ["--seat", "-1"], ["--seed", "xyz"], ["--seed", ""], ["--bots", "a,b,c"]],
)
def test_a_table_that_cannot_be_is_wrong_use(
    more: list[str], terminal: Terminal, tmp_path: Path
) -> None:
    """A seat, seed or bot that does not exist: exit code 2, and no log is begun."""
    log = tmp_path / "new.bkl"
    assert terminal("play", "--log", log, *more).code == 2
    assert not log.exists()


# ── what is said about faults ────────────────────────────────────────────────────────────────────


MISUSE = {
    ("melds",): ("CARDS", "missing", "fehlt", "fehlt"),
    ("melds", "HK", "--foo"): ("--foo", "no option", "Schalter", "Schalter"),
    ("sim", "--deals"): ("--deals", "value", "Wert", "Wert"),
    ("nix",): ("nix", "no command", "Befehl", "Befehl"),
    ("rules", "nix"): ("nix", "no command", "Befehl", "Befehl"),
    ("legal", "HK", "--trump", "H", "--leader", "x"): ("--leader", "whole", "ganze", "ganze"),
    ("sim", "--deals", "0"): ("1–1000000", "whole", "ganze", "ganze"),
    ("play", "--lang", "fr"): ("de, swg, en", "only", "nur", "bloß"),
    ("sim", "extra"): ("extra", "work", "geht", "goht"),
}
"""A wrong command line, what its complaint names, and a word of it in each language."""


@pytest.mark.parametrize("arguments", MISUSE, ids=" ".join)
def test_a_wrong_command_line_is_one_line_in_the_language(
    arguments: tuple[str, ...], terminal: Terminal
) -> None:
    """What click refuses is said in the language of the person, with the way to the help."""
    named, *words = MISUSE[arguments]
    for lang, word in zip(("en", "de", "swg"), words, strict=True):
        answer = terminal(*arguments, lang=lang)
        assert (answer.code, answer.said, answer.complained.count("\n")) == (2, "", 1)
        assert named in answer.complained
        assert word in answer.complained
        assert "--help" in answer.complained


def test_a_group_alone_shows_its_help(terminal: Terminal) -> None:
    """`binokel rules` is no mistake: it names the commands."""
    answer = terminal("rules", lang="swg")
    assert "Zoig a Vorlag" in answer.said + answer.complained


@pytest.mark.parametrize(
    ("lang", "word"), [("de", "Du musst eröffnen"), ("swg", "Du muasch afanga"), ("en", "must")]
)
def test_what_the_rules_refuse_in_a_log_is_said_in_the_language(
    lang: str, word: str, log: Path, terminal: Terminal
) -> None:
    """A line against the rules has its reason and paragraph as at the table. Rule §3.2."""
    lines = log.read_text().splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if " bid " in line)
    log.write_text("".join([*lines[:place], f"{lines[place].split()[0]} pass\n"]))
    answer = terminal("log", "check", log, lang=lang)
    assert (answer.code, answer.complained.count("\n")) == (1, 1)
    assert word in answer.complained
    assert "(§3.2)" in answer.complained
    assert f" {place + 1}:" in answer.complained


@pytest.mark.parametrize(("lang", "word"), [("de", "Option"), ("swg", "Option"), ("en", "option")])
def test_faulty_rules_in_a_log_are_said_in_the_language(
    lang: str, word: str, log: Path, terminal: Terminal
) -> None:
    """A rule that does not exist is named as in a file of house rules. Rule §12.1."""
    text = log.read_text()
    assert "rule match.deals = 1\n" in text
    log.write_text(text.replace("rule match.deals = 1", "rule match.dealz = 1"))
    answer = terminal("log", "check", log, lang=lang)
    assert (answer.code, answer.complained.count("\n")) == (1, 1)
    assert "match.dealz" in answer.complained
    assert word in answer.complained
