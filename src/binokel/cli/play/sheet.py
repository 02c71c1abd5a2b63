"""The scoresheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from binokel.cli.play.seating import Seating
    from binokel.cli.screen import Screen
    from binokel.cli.texts import Texts
    from binokel.match.scoresheet import Line
    from binokel.match.state import Match
    from binokel.words import Words


def show_sheet(  # noqa: PLR0913 -- what a sheet is made of
    screen: Screen,
    match: Match,
    seating: Seating,
    words: Words,
    said: Texts,
    last: int | None = None,
) -> None:
    """Every deal with what was written, then the totals; with `last` only so many deals."""
    if not match.lines:
        screen.say(said("sheet-empty"))
        return
    accounts = [words.side(persons, seating.names, seating.me) for persons in seating.accounts]
    head = (said("head-deal"), said("head-declarer"), said("head-game"), *accounts)
    numbered = list(enumerate(match.lines, 1))
    shown = numbered if last is None else numbered[-last:]
    rows = [_row(number, line, seating, words, said) for number, line in shown]
    totals = ("", "", said("sheet-totals"), *map(str, match.lines[-1].totals))
    screen.table(head, rows, totals)
    _show_special(screen, match.lines[-1], seating, words, said)
    if len(shown) < len(numbered):
        screen.say(said("sheet-more", count=len(numbered) - len(shown)))


def _row(number: int, line: Line, seating: Seating, words: Words, said: Texts) -> tuple[str, ...]:
    done = line.settlement
    declarer = line.persons[done.declarer]
    who = words.side((declarer,), seating.names, seating.me)
    if done.special is not None:
        what = words.special(done.special)
    else:
        what = str(done.bid) if done.contract.name == "NORMAL" else words.contract(done.contract)
    outcome = said("sheet-made" if done.made else "sheet-lost")
    change = ("–" if augen is None else f"{augen:+}" for augen in line.change)
    return (str(number), who, f"{what} {outcome}", *change)


def _show_special(screen: Screen, line: Line, seating: Seating, words: Words, said: Texts) -> None:
    """The separate account and the stars, where anybody has any. Rule: §10.8."""
    for key, entries in (("sheet-special", line.special), ("sheet-stars", line.stars)):
        if any(entries):
            held = ", ".join(
                f"{words.side((person,), seating.names, seating.me)} {entry}"
                for person, entry in enumerate(entries)
            )
            screen.say(said(key, held=held))
