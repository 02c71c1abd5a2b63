"""Where the program writes: plain lines, or a terminal with colours.

Both show the same facts in the same order. Plain means: no colour, no box, no symbol, one fact a
line. Everything is written downwards, nothing is drawn over.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Final, Protocol, TextIO

from binokel.cards import Card, Suit
from binokel.cli.spoken import Complaint, texts
from binokel.cli.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rich.console import Console
    from rich.text import Text

SYMBOLS: Final = {Suit.EICHEL: "♣", Suit.SCHIPPEN: "♠", Suit.HERZ: "♥", Suit.BOLLEN: "♦"}
"""What stands beside the letter of a suit."""
COLOURS: Final = {
    Suit.EICHEL: "bold #000000 on #009e73",
    Suit.SCHIPPEN: "bold #ffffff on #0072b2",
    Suit.HERZ: "bold #000000 on #d55e00",
    Suit.BOLLEN: "bold #000000 on #f0e442",
}
"""Four colours that stay apart for colour-blind eyes; every card says its letters, too."""
FEW_COLOURS: Final = {
    Suit.EICHEL: "bold black on green",
    Suit.SCHIPPEN: "bold white on blue",
    Suit.HERZ: "bold white on red",
    Suit.BOLLEN: "bold black on bright_yellow",
}
"""The same for terminals with 16 colours."""


class Screen(Protocol):
    """What can be written on."""

    def say(self, text: str = "") -> None:
        """Write a sentence, or an empty line."""

    def warn(self, text: str) -> None:
        """Write a sentence that must not be missed."""

    def heading(self, text: str) -> None:
        """Begin a new part."""

    def prose(self, markdown: str) -> None:
        """Write a passage of the rule book."""

    def status(self, facts: Sequence[str]) -> None:
        """Say what is in force, before a question."""

    def hand(self, rows: Sequence[HandRow]) -> None:
        """Show the cards of a hand, suit by suit."""

    def table(
        self, head: Sequence[str], rows: Iterable[Sequence[str]], foot: Sequence[str] = ()
    ) -> None:
        """Show a table, under a line its foot; plainly, a line a row with the heads repeated."""

    def columns(self, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """Show a table of text; plainly, the heads once, and tabs between the cells."""

    def ask(self, prompt: str) -> str:
        """One typed line.

        Raises:
            EOFError: if there is no more input.
        """


class HandRow:
    """The cards of one suit: which may be taken now, and by what number."""

    __slots__ = ("cards", "label", "suit")

    def __init__(self, suit: Suit, label: str, cards: Sequence[tuple[Card, str | None]]) -> None:
        self.suit: Final = suit
        self.label: Final = label
        """The name of the suit, with a word where it is trump."""
        self.cards: Final = tuple(cards)
        """Each card with the number it is chosen by, None where it may not be chosen."""


class PlainScreen:
    """Lines for pipes and screen readers."""

    def __init__(self, stdin: TextIO, stdout: TextIO) -> None:
        self._in: Final = stdin
        self._out: Final = stdout

    def say(self, text: str = "") -> None:
        """Write a line; an empty one separates."""
        self._out.write(f"{visible(text)}\n")

    warn = say

    def heading(self, text: str) -> None:
        """An empty line and the heading."""
        self.say()
        self.say(text)

    def prose(self, markdown: str) -> None:
        """The passage without marks of headings and of emphasis."""
        unmarked = re.sub(r"^#+ ", "", markdown, flags=re.MULTILINE)
        self.say(re.sub(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)", "", unmarked))

    def status(self, facts: Sequence[str]) -> None:
        """An empty line and one line a fact."""
        self.say()
        for fact in facts:
            self.say(fact)

    def hand(self, rows: Sequence[HandRow]) -> None:
        """One line a suit; the number of a card that may be chosen stands before it."""
        for row in rows:
            cards = ", ".join(
                f"{number} {card}" if number else f"{card}" for card, number in row.cards
            )
            self.say(f"{row.label}: {cards}")

    def table(
        self, head: Sequence[str], rows: Iterable[Sequence[str]], foot: Sequence[str] = ()
    ) -> None:
        """One line a row: `head cell, head cell`; in the foot a word goes before its numbers."""
        for row in rows:
            facts = (f"{name} {cell}".strip() for name, cell in zip(head, row, strict=True) if cell)
            self.say(", ".join(facts))
        if foot:
            facts = (
                f"{name} {cell}" if _is_number(cell) else f"{cell}:"
                for name, cell in zip(head, foot, strict=True)
                if cell
            )
            self.say(", ".join(facts).replace(":,", ":"))

    def columns(self, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """One line a row, the heads in the first."""
        for row in (head, *rows):
            self.say("\t".join(row))

    def ask(self, prompt: str) -> str:
        """Write the prompt and read a line."""
        self._out.write(f"{visible(prompt)} ")
        self._out.flush()
        line = self._in.readline()
        if not self._in.isatty():
            self.say(line.rstrip("\r\n"))  # as a terminal would have shown it
        if not line:
            raise EOFError
        return line.rstrip("\r\n")


class RichScreen:
    """A terminal, with colours where it has them."""

    def __init__(self, console: Console) -> None:
        self._console: Final = console
        few = console.color_system in (None, "standard", "windows")
        self._colours: Final = FEW_COLOURS if few else COLOURS

    def say(self, text: str = "") -> None:
        """Write a sentence; cards in it are coloured."""
        self._console.print(self._coloured(text))

    def warn(self, text: str) -> None:
        """A sentence in bold."""
        shown = self._coloured(text)
        shown.stylize_before("bold")
        self._console.print(shown)

    def heading(self, text: str) -> None:
        """A ruled line with the heading in it."""
        self._console.print()
        self._console.rule(self._coloured(text), align="left", style="dim")

    def prose(self, markdown: str) -> None:
        """The passage with its tables and lists, as wide as the terminal."""
        from rich.markdown import Markdown  # noqa: PLC0415 -- slow, and seldom wanted

        self._console.print(Markdown(visible(markdown)))

    def status(self, facts: Sequence[str]) -> None:
        """All facts in one line, under a rule."""
        self._console.rule(style="dim")
        self.warn(" · ".join(facts))

    def hand(self, rows: Sequence[HandRow]) -> None:
        """One line a suit; cards that may be chosen are coloured and numbered."""
        from rich.table import Table  # noqa: PLC0415 -- rich is loaded for terminals only

        grid = Table.grid(padding=(0, 2))
        asked = any(number for row in rows for _, number in row.cards)
        for row in rows:
            grid.add_row(self._suit(row), self._cards(row, asked=asked))
        self._console.print(grid)

    def table(
        self, head: Sequence[str], rows: Iterable[Sequence[str]], foot: Sequence[str] = ()
    ) -> None:
        """A ruled table, numbers to the right."""
        from rich import box  # noqa: PLC0415 -- as above
        from rich.table import Table  # noqa: PLC0415 -- as above

        body = [list(row) for row in rows]
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        for place, name in enumerate(head):
            numbers = all(_is_number(row[place]) for row in body)
            table.add_column(self._coloured(name), justify="right" if numbers else "left")
        for row in body:
            table.add_row(*map(self._coloured, row))
        if foot:
            table.add_section()
            table.add_row(*map(self._coloured, foot))
        self._console.print(table)

    columns = table

    def ask(self, prompt: str) -> str:
        """Write the prompt and read a line, with the line editing of the terminal."""
        self._console.print(self._coloured(f"{prompt} "), end="")
        return input()

    def _suit(self, row: HandRow) -> Text:
        from rich.text import Text  # noqa: PLC0415 -- as above

        symbol = f"{SYMBOLS[row.suit]} " if self._has_symbols else ""
        return Text(f"{symbol}{row.label}", no_wrap=True)

    def _cards(self, row: HandRow, *, asked: bool) -> Text:
        """The cards of a row; where cards are asked for, only those that may be chosen shine."""
        from rich.text import Text  # noqa: PLC0415 -- as above

        shown = Text()
        for card, number in row.cards:
            if asked:
                shown.append(f"{number or '':>2}\u00a0")
            shines = number or not asked
            shown.append(f"\u00a0{card}\u00a0", self._colours[row.suit] if shines else "dim")
            shown.append(" ")
        return shown

    def _coloured(self, text: str) -> Text:
        from rich.text import Text  # noqa: PLC0415 -- as above

        shown = Text(visible(text))
        for suit, colour in self._colours.items():
            shown.highlight_regex(rf"\b{suit.letter}[AZKOU7]\b", colour)
        return shown

    @property
    def _has_symbols(self) -> bool:
        return self._console.encoding.startswith("utf")


def screen(*, plain: bool) -> Screen:
    """The screen for standard output: plain if asked for or if that is no terminal.

    Raises:
        Complaint: if there is no input to ask anything of.
    """
    if sys.stdin is None:  # closed by who called the program
        raise Complaint(texts()("no-input"))
    if plain or not (sys.stdout.isatty() and sys.stdin.isatty()):
        return PlainScreen(sys.stdin, sys.stdout)
    from rich.console import Console  # noqa: PLC0415 -- rich is loaded for terminals only

    return RichScreen(Console(highlight=False))


def paper() -> Screen:
    """The screen of commands that ask nothing: colours if standard output is a terminal."""
    if not sys.stdout.isatty():
        return PlainScreen(sys.stdin, sys.stdout)
    from rich.console import Console  # noqa: PLC0415 -- as above

    return RichScreen(Console(highlight=False))


def in_hand_order(cards: Iterable[Card], trump: Suit | None) -> Mapping[Suit, tuple[Card, ...]]:
    """Cards by suit, trump first, each suit from high to low."""
    held = sorted(cards)
    suits = sorted(Suit, key=lambda suit: (suit is not trump, suit.index))
    by_suit = {suit: tuple(card for card in held if card.suit is suit) for suit in suits}
    return {suit: mine for suit, mine in by_suit.items() if mine}


def _is_number(cell: str) -> bool:
    return cell.strip().lstrip("+-−").isdigit() or cell.strip() in ("", "-", "–")
