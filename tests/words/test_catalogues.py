"""The three catalogues say the same things: the same messages with the same arguments."""

from __future__ import annotations

import ast as pyast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from binokel.cards import Rank, Suit
from binokel.deal.actions import Action
from binokel.deal.events import Event
from binokel.errors import FaultCode, Reason
from binokel.rules.melds import MeldKind
from binokel.rules.options import OPTIONS
from binokel.rules.presets import PRESETS
from binokel.rules.special import Contract, Special
from binokel.words import LANGUAGES
from binokel.words.catalogue import catalogue, cut, sources
from binokel.words.events import SILENT, message_of
from binokel.words.house import option_id

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SOURCE = Path(__file__).parents[2] / "src" / "binokel"
SPEAKING = (*(SOURCE / "words").rglob("*.py"), *(SOURCE / "cli").rglob("*.py"))
"""The modules that say messages: this floor, and the terminal."""
OF_COMMANDS = ("cmd-", "about-", "opt-")
"""Beginnings of messages that tests/cli holds against the commands and their options."""
ONLY_IN_TABLES = tuple(
    [f"fault-{code.name.lower().replace('_', '-')}" for code in FaultCode]
    + [option_id(path) for path in OPTIONS]
    + ["fault-at", "fault-near", "fault-found", "fault-allowed"]
)
"""Messages whose English words are those of the engine's own tables."""

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_other_language = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "de"])


class _Found(Visitor):
    """The variables and the selectors of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[Any] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 -- the name fluent calls
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 -- the name fluent calls
        self.selects.append(node)
        self.generic_visit(node)


@cache
def entries(lang: str) -> dict[str, Any]:
    """Every message by its id."""
    return {name: node for nodes in files(lang).values() for name, node in nodes.items()}


@cache
def files(lang: str) -> dict[str, dict[str, Any]]:
    """Every message by file and id."""
    return {
        file: {node.id.name: node for node in parse(text).body if isinstance(node, ast.Message)}
        for file, text in sources(lang).items()
    }


def found(node: Any) -> _Found:
    """What a message or attribute refers to."""
    visitor = _Found()
    visitor.visit(node)
    return visitor


def attributes(node: Any) -> set[str]:
    """The names of the attributes of a message."""
    return {attribute.id.name for attribute in node.attributes}


def texts(node: Any) -> list[str]:
    """All pieces of text of a message."""
    pieces: list[str] = []

    class Reader(Visitor):
        def visit_TextElement(self, element: Any) -> None:  # noqa: N802 -- the name fluent calls
            pieces.append(element.value)

    Reader().visit(node)
    return pieces


# ── form ─────────────────────────────────────────────────────────────────────────────────────────


@every_language
def test_every_line_of_a_catalogue_is_read(lang: str) -> None:
    """A slip of syntax would drop a message silently; there is none."""
    junk = [
        (file, node.content)
        for file, text in sources(lang).items()
        for node in parse(text).body
        if isinstance(node, ast.Junk)
    ]
    assert junk == []


@every_language
def test_every_message_stands_once(lang: str) -> None:
    """The first of two messages with one id would win; there are no two."""
    named = [
        node.id.name
        for text in sources(lang).values()
        for node in parse(text).body
        if isinstance(node, ast.Message)
    ]
    assert sorted(named) == sorted(set(named))


@every_language
def test_no_message_is_empty(lang: str) -> None:
    """Every message says something, or its attributes do."""
    empty = [
        name
        for name, node in entries(lang).items()
        if node.value is None and (lang != "en" or not node.attributes)
    ]
    assert empty == []


# ── the same in all languages ────────────────────────────────────────────────────────────────────


@every_other_language
def test_every_file_has_the_same_messages_as_the_german_one(lang: str) -> None:
    """Nothing said in German is unsaid elsewhere, and the other way round."""
    for file, german in files("de").items():
        wanted = {name for name in german if lang != "en" or name not in ONLY_IN_TABLES}
        there = {name for name in files(lang)[file] if lang != "en" or name not in ONLY_IN_TABLES}
        assert there == wanted, file
    assert files(lang).keys() == files("de").keys()


@every_other_language
def test_every_message_takes_the_same_arguments(lang: str) -> None:
    """A sentence that leaves out a fact, or asks for another one, is a slip."""
    german = entries("de")
    differing = {
        name: (found(node).variables, found(german[name]).variables)
        for name, node in entries(lang).items()
        if found(node).variables != found(german[name]).variables
    }
    assert differing == {}


@every_other_language
def test_every_message_has_the_same_attributes_and_variants(lang: str) -> None:
    """The same cases are told apart, whatever the language."""
    for name, german in entries("de").items():
        there = entries(lang).get(name)
        if there is None:
            assert lang == "en"
            assert name in ONLY_IN_TABLES
            assert not german.attributes
            continue
        assert attributes(there) == attributes(german), name
        assert variants(there) == variants(german), name


def variants(node: Any) -> set[tuple[str, str]]:
    """Which variants a message tells apart, by selector."""
    return {
        (select.selector.id.name, getattr(variant.key, "name", None) or variant.key.value)
        for select in found(node).selects
        for variant in select.variants
    }


@every_language
def test_a_counted_number_has_a_singular_and_a_plural(lang: str) -> None:
    """Who tells `one` apart has `other` for the rest, as these three languages need."""
    for name, node in entries(lang).items():
        for select in found(node).selects:
            keys = {getattr(variant.key, "name", None) for variant in select.variants}
            if "one" in keys:
                assert "other" in keys, name
                defaults = [variant.key.name for variant in select.variants if variant.default]
                assert defaults == ["other"], name


# ── complete ─────────────────────────────────────────────────────────────────────────────────────


def slugs(prefix: str, names: Iterable[str]) -> set[str]:
    """The ids of names with a prefix."""
    return {f"{prefix}-{name.lower().replace('_', '-')}" for name in names}


def named_in_code() -> set[str]:
    """Every message whose id stands in the code as a text of its own."""
    texts = {
        node.value
        for path in SPEAKING
        for node in pyast.walk(pyast.parse(path.read_text("utf-8")))
        if isinstance(node, pyast.Constant) and isinstance(node.value, str)
    }
    return texts & entries("de").keys()


def said() -> set[str]:
    """Every id that is said: those the code names, and those made of the engine's own lists."""
    actions = {kind.__name__ for kind in Action.__args__}
    shown = {kind for kind in Event.__args__ if kind not in SILENT}
    return named_in_code().union(
        slugs("suit", Suit.__members__),
        slugs("rank", Rank.__members__),
        slugs("meld", MeldKind.__members__),
        slugs("contract", Contract.__members__),
        slugs("special", Special.__members__),
        slugs("refusal", Reason.__members__),
        slugs("fault", FaultCode.__members__),
        slugs("preset", PRESETS),
        slugs("chapter", {path.partition(".")[0] for path in OPTIONS}),
        slugs("action", actions),
        slugs("phase", ("dealing", "announcing", "auction", "declaring", "playing", "over")),
        slugs("part", ("melds", "tricks", "bonus", "bid")),
        {message_of(kind) for kind in shown},
        {option_id(path) for path in OPTIONS},
    )


def test_everything_that_is_named_has_words_and_no_word_is_left_over() -> None:
    """Every Reason, event, action, option, preset, fault, meld, phase and question; no more."""
    here = {name for name in entries("de") if not name.startswith(OF_COMMANDS)}
    assert here == {name for name in said() if not name.startswith(OF_COMMANDS)}


def spoken() -> Iterator[tuple[str, pyast.Call, list[str]]]:
    """Every call in the code that says a message by its id: where, the call, the ids."""
    for path in SPEAKING:
        for node in pyast.walk(pyast.parse(path.read_text("utf-8"))):
            if isinstance(node, pyast.Call) and node.args and _says(node.func):
                first = node.args[0]
                ways = [first.body, first.orelse] if isinstance(first, pyast.IfExp) else [first]
                ids = [way.value for way in ways if isinstance(way, pyast.Constant)]
                if ids:
                    yield f"{path.name}:{node.lineno}", node, [str(name) for name in ids]


def _says(called: pyast.expr) -> bool:
    match called:
        case pyast.Name(id="say" | "said" | "NotUnderstood") | pyast.Attribute(attr="_said"):
            return True
        case pyast.Attribute(attr="say", value=pyast.Name(id="self")):
            return True
        case pyast.Call(func=pyast.Name(id="texts" | "Texts")):
            return True
    return False


def test_every_sentence_the_code_says_exists_and_gets_its_arguments() -> None:
    """No id is misspelt, no fact is forgotten and none is given for nothing."""
    german = entries("de")
    calls = list(spoken())
    assert len(calls) > 150
    for where, call, ids in calls:
        assert set(ids) <= german.keys(), where
        given = {keyword.arg for keyword in call.keywords}
        if None not in given:
            wanted = {name for key in ids for name in found(german[key]).variables}
            assert given == wanted, where


@every_language
def test_what_is_said_without_fluent_is_what_fluent_says(lang: str) -> None:
    """A plain message reads the same, whoever reads it; files are cut as Fluent cuts them."""
    text = "\n".join(sources(lang).values())
    bundle = FluentBundle(["de"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    parts = dict(cut(text))
    assert parts.keys() == entries(lang).keys()
    for name, node in entries(lang).items():
        if node.value is not None and not found(node).variables:
            value = bundle.get_message(name).value
            assert value is not None
            assert catalogue(lang).text(name, {}) == bundle.format_pattern(value)[0]


def test_help_is_given_without_fluent() -> None:
    """Whoever asks for help or a list of presets does not wait until Fluent is loaded."""
    code = (
        "import sys; from binokel.words.catalogue import catalogue;"
        "catalogue('de').text('cmd-play', {});"
        "print('fluent.runtime' in sys.modules, 'binokel.deal' in sys.modules)"
    )
    done = subprocess.run(  # noqa: S603 -- this very Python
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False False\n"


@pytest.mark.parametrize("path", [path for path in OPTIONS if OPTIONS[path].values])
def test_every_value_of_an_option_has_words(path: str) -> None:
    """The attributes of an option are exactly its values."""
    for lang in LANGUAGES:
        assert attributes(entries(lang)[option_id(path)]) == set(OPTIONS[path].values), lang


# ── language ─────────────────────────────────────────────────────────────────────────────────────

GERMAN = re.compile(
    r"\b(und|ist|sind|nicht|du|der|die|das|ein|eine|wird|mit|für|auf|von|zu|Stich|Karte|Karten"
    r"|gewonnen|verloren|Gebot|Spiel|Trumpf|Meldungen|keine?r?)\b",
    re.IGNORECASE,
)
HIGH_GERMAN = re.compile(
    r"\b(und|ist|sind|nicht|nichts|bist|hast|habe|der|das|ein|eine|einen|keine?|auch|nach"
    r"|von|im|in|zum Spielen|Karten?n|Karten|Trumpf|Unter|König|Augen|gewonnen|verloren|nur"
    r"|jetzt nicht|muss|musst|kannst|darf|dich|anderen)\b"
)
NO_GERMAN_MEANT = {"die", "was"}
"""English words that look German: none but these."""


def test_no_german_is_left_in_english() -> None:
    """English sentences hold German names of the game only."""
    left = {
        name: words
        for name, node in entries("en").items()
        if (words := set(GERMAN.findall(" ".join(texts(node)))) - NO_GERMAN_MEANT)
    }
    assert left == {}


def test_no_high_german_is_left_in_swabian() -> None:
    """Swabian is written as it is spoken, down to the small words."""
    left = {
        name: words
        for name, node in entries("swg").items()
        if (words := set(HIGH_GERMAN.findall(" ".join(texts(node)))))
    }
    assert left == {}


def test_swabian_is_not_german() -> None:
    """Nine of ten messages that have words of their own differ from the German ones."""
    german = {name: texts(node) for name, node in entries("de").items()}
    spoken = [name for name, pieces in german.items() if re.search(r"\w{3} \w", " ".join(pieces))]
    same = [name for name in spoken if texts(entries("swg")[name]) == german[name]]
    assert len(same) <= len(spoken) / 10, same


@every_language
def test_sentences_are_set_properly(lang: str) -> None:
    """No double blanks, no hyphen for a dash, a real ellipsis."""
    for name, node in entries(lang).items():
        text = "|".join(texts(node))
        assert "  " not in text, name
        assert " - " not in text, name
        assert "..." not in text, name


@pytest.mark.parametrize("lang", ["de", "swg"])
def test_a_paragraph_is_the_same_in_every_language(lang: str) -> None:
    """A sentence that cites a paragraph cites it in every language."""
    cited = re.compile(r"§\d+\.\d+")
    for name, node in entries("en").items():
        english = set(cited.findall(" ".join(texts(node))))
        assert set(cited.findall(" ".join(texts(entries(lang)[name])))) == english, name
