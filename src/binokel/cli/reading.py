"""Reading what a person typed at the command line: rules, cards, suits."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from binokel.cards import COPIES, Card, Rank, Suit
from binokel.cli.files import read_text
from binokel.cli.spoken import WrongUse, option, texts
from binokel.errors import NotationError
from binokel.rules.presets import PRESETS
from binokel.rules.toml import rules_from_toml

if TYPE_CHECKING:
    from binokel.bots.protocol import Bot
    from binokel.rules.config import Rules

NO_TRUMP = ("-", "none", "keiner", "kein", "ohne")
"""How one says that there is no trump."""

rules_option = option("--rules", "rules_name", metavar="PRESET|FILE", default="seed_3")
"""`--rules`, a preset or a file of house rules."""


@dataclass(frozen=True, slots=True)
class NamedRules:
    """Rules and what they are called."""

    name: str
    """The name of the preset, or of the file."""
    rules: Rules


def read_rules(name: str) -> NamedRules:
    """A preset by its name, or the rules of a file; their faults are raised, not theirs alone.

    Raises:
        UnknownName: if it is neither the name of a preset nor looks like a file.
        RulesError: if the file holds faulty rules.
        Complaint: if the file cannot be read.
    """
    if name in PRESETS:
        return NamedRules(name, PRESETS[name])
    if not _looks_like_file(name):
        return NamedRules(name, PRESETS[name])  # raises, and names the nearest presets
    return NamedRules(name, rules_from_toml(read_text(Path(name))))


def read_cards(words: tuple[str, ...], rules: Rules, at_most: int) -> tuple[Card, ...]:
    """Cards of the command line, in their order.

    Raises:
        WrongUse: for a word that is no card, a third copy, a Diss where there is none, or more
            cards than there can be.
    """
    cards = tuple(_card(word, rules) for word in " ".join(words).replace(",", " ").split())
    for card in cards:
        if cards.count(card) > COPIES:
            raise WrongUse(texts()("third-copy", card=card))
    if len(cards) > at_most:
        raise WrongUse(texts()("too-many-cards", count=len(cards), most=at_most))
    return cards


def largest_hand(rules: Rules) -> int:
    """The most cards a seat ever holds: dealt, and with the Dapp. Rule: §4.1."""
    return rules.seats.hand_size + rules.dapp.size


def read_trump(name: str) -> Suit | None:
    """A suit by its letter or its name, None for no trump.

    Raises:
        WrongUse: if it is neither.
    """
    if name.strip().lower() in NO_TRUMP:
        return None
    suit = suit_called(name)
    if suit is None:
        raise WrongUse(texts()("no-suit-or-none", typed=name))
    return suit


def bot_called(name: str) -> Bot:
    """A bot by its name.

    Raises:
        WrongUse: if there is none; names all there are.
    """
    from binokel.bots.registry import BOTS  # noqa: PLC0415 -- only who plays needs bots

    if name not in BOTS:
        raise WrongUse(texts()("no-bot", typed=name[:20], known=", ".join(BOTS)))
    return BOTS[name]


def suit_called(name: str) -> Suit | None:
    """The suit of a letter or a name that begins so, None if there is none."""
    typed = name.strip().upper()
    return next((suit for suit in Suit if typed and suit.name.startswith(typed)), None)


def _card(word: str, rules: Rules) -> Card:
    try:
        card = Card.parse(word)
    except NotationError:
        raise WrongUse(texts()("no-card", typed=word[:20])) from None
    if card.rank is Rank.DISS and not rules.deck.with_diss:
        raise WrongUse(texts()("no-diss", card=card))
    return card


def _looks_like_file(name: str) -> bool:
    return bool(name) and (_is_written_like_file(name) or Path(name).exists())


def _is_written_like_file(name: str) -> bool:
    return Path(name).suffix != "" or "/" in name or "\\" in name
