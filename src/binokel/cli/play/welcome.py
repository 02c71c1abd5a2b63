"""The first screen: for somebody who has never seen the program, or comes back to a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from binokel.cards import Card, Rank, Suit
from binokel.cli.files import matches_folder
from binokel.cli.play.record import unfinished
from binokel.cli.texts import Texts
from binokel.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from binokel.cli.play.note import Note
    from binokel.cli.play.seating import Seating
    from binokel.cli.screen import Screen
    from binokel.match.state import Match
    from binokel.notation.log import MatchLog
    from binokel.rules.config import Rules


@dataclass(frozen=True, slots=True)
class Start:
    """Everything a session begins with."""

    match: Match
    log: MatchLog
    note: Note
    path: Path
    resumed: bool


def welcome(page: Screen, start: Start, seating: Seating, lang: str) -> None:
    """What Binokel is, who sits there, what it takes to win, how to type, where it is saved."""
    said, words = Texts(lang), Words(lang)
    page.heading(said("welcome-title"))
    for passage in _passages(start, seating, said, words):
        for line in passage.splitlines():
            page.say(line)


def quoted(path: Path) -> str:
    """A path as a shell takes it."""
    text = str(path)
    return f'"{text}"' if " " in text else text


def _passages(start: Start, seating: Seating, said: Texts, words: Words) -> Iterator[str]:
    rules = start.match.rules
    if not start.resumed:
        yield said("welcome-what")
        yield said("welcome-bid", dapp=rules.dapp.size)
    yield from _table(start, seating, said, words)
    if start.resumed:
        yield said("match-resumed", deals=len(start.match.lines))
    else:
        yield _goal(said, rules)
    yield _how_to_type(said, words, rules)
    yield said("saved-in", path=start.path)
    if not start.resumed and (waiting := unfinished(matches_folder())):
        yield said("match-waits", path=quoted(waiting))


def _table(start: Start, seating: Seating, said: Texts, words: Words) -> Iterator[str]:
    """Who sits there and who scores together. Rule: §2.2."""
    others = [name for person, name in enumerate(seating.names) if person != seating.me]
    bots = ", ".join(dict.fromkeys(start.note.bots))
    yield said("with-whom", names=", ".join(others), bots=bots)
    if seating.sides is None:
        yield said("everyone-alone")
    else:
        mates = seating.sides.partners(seating.me)
        yield said("your-side", names=words.side(mates, seating.names))


def _goal(said: Texts, rules: Rules) -> str:
    """Rule: §11.1."""
    if rules.match.end == "deals":
        return said("goal-deals", deals=rules.match.deals)
    return said("goal-target", target=rules.match.target)


def _how_to_type(said: Texts, words: Words, rules: Rules) -> str:
    """How the cards of these rules are written, and the keys one has to know. Rule: §1.5."""
    suits = ", ".join(f"{suit.letter} {words.suit(suit)}" for suit in Suit)
    ranks = ", ".join(
        f"{rank.letter} {words.rank(rank)}"
        for rank in reversed(Rank)
        if rank is not Rank.DISS or rules.deck.with_diss
    )
    return said("how-to-type", card=words.card(Card.HK), suits=suits, ranks=ranks)
