"""Presets by name, and the usual sizes. §12.3, §2.4."""

from __future__ import annotations

import pytest

from binokel.errors import RulesError, UnknownName
from binokel.rules.presets import PRESETS, SEED_4, preset_info, usual_sizes
from binokel.rules.tables import read_table

TABLE = {
    True: {2: (22, 4), 3: (14, 6), 4: (11, 4), 5: (9, 3), 6: (7, 6), 7: (6, 6), 8: (5, 8)},
    False: {2: (18, 4), 3: (12, 4), 4: (9, 4), 5: (7, 5), 6: (6, 4), 7: (5, 5), 8: (4, 8)},
}


@pytest.mark.parametrize("with_diss", [True, False])
@pytest.mark.parametrize("players", range(2, 9))
def test_usual_sizes_are_those_of_the_book(players: int, *, with_diss: bool) -> None:
    """The table of the rule book, and every card is dealt. Rule: §2.4."""
    sizes = usual_sizes(players, with_diss=with_diss)
    assert sizes == TABLE[with_diss][players]
    assert players * sizes.hand + sizes.dapp == (48 if with_diss else 40)


@pytest.mark.parametrize("players", [1, 9])
def test_there_are_no_sizes_for_one_or_nine(players: int) -> None:
    """Two to eight play; the fault names paragraph and option. Rule: §2.1, §2.4."""
    with pytest.raises(RulesError, match=f"no usual sizes for {players} players") as caught:
        usual_sizes(players, with_diss=True)
    (fault,) = caught.value.faults
    assert (fault.paragraph, fault.options) == ("§2.4", ("seats.players",))


def test_the_presets_of_the_book_are_there() -> None:
    """All names of the rule book, and no other. Rule: §12.3."""
    assert set(PRESETS) == {
        "seed_3", "seed_3_ohne", "seed_4", "seed_4_ohne", "rufen_4", "rufen_4_ohne",
        "two_handed", "five", "six", "heroldstatt", "ennahofen", "ohmden",
        "palast_3", "palast_4", "palast_3_mit", "palast_4_mit", "dabb_2", "dabb_3", "dabb_4",
        "larsb", "schwaetza_4", "drecksau_3",
    }  # fmt: skip
    assert PRESETS["seed_4"] == SEED_4


def test_an_unknown_preset_is_named_with_its_neighbours() -> None:
    """A slip in a name is helped; as in any mapping it is a KeyError. Rule: §12.3."""
    with pytest.raises(UnknownName, match="'seed4' is no such preset; did you mean seed_4"):
        PRESETS["seed4"]
    with pytest.raises(KeyError, match="no such preset"):
        preset_info("skat")
    assert "seed4" not in PRESETS
    assert PRESETS.get("seed4") is None


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_tells_where_it_comes_from(name: str) -> None:
    """Title, source and what the source leaves open, as its table says. Rule: §12.3."""
    preset, row = preset_info(name), read_table("presets.toml")["preset"][name]
    told = (preset.title, preset.source, preset.open)
    assert told == (row["title"], row["source"], row["open"])
    assert (preset.name, preset.rules) == (name, PRESETS[name])
