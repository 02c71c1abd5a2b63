# ruff: noqa: PIE796 -- several reasons share a paragraph
"""What can go wrong, as one tree of exceptions and one list of reasons.

    BinokelError
    ├── NotationError      a text that is no card, action, log or rule set (with its line)
    │   └── LogError       a match log that is cut, altered or contradicts itself
    ├── CardError          a third copy of a card, or a card taken from where it is not
    ├── RulesError         rules that cannot be used; holds every fault at once
    │   └── UnknownName    a preset or an option that does not exist; also a KeyError
    ├── IllegalAction      an action the rules refuse; holds the `Refusal`
    ├── UnknownBot         a bot that does not exist; also a KeyError
    ├── Contradiction      imagined cards that do not fit what was seen
    ├── BusError           a bus that cannot be opened
    ├── ShuffleError       a secret or nonce that does not fit its commitment or its cards
    └── StoreError         what is kept cannot be read or written
        ├── StoreBusy          another server or program holds it, or too much waits to be written
        ├── StoreClosed        it was closed before
        ├── StoreDamaged       the file or the database is broken
        ├── StoreForeign       it is no Binokel database
        ├── StoreFull          no room is left on the disk
        ├── StoreNewer         it was written by a newer Binokel
        ├── StoreReadOnly      it may be read but not written
        ├── StoreRefused       what should be written contradicts what is kept
        ├── StoreUnavailable   the database cannot be reached, or was lost while writing
        └── BackupError        a backup that is cut, altered or of a newer Binokel

`str()` of an exception is one plain English sentence for programmers; players read the words of
`binokel.words`, which are keyed by reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_TOLD: Final = 200
"""So much of a value is told in a message."""


class Reason(Enum):
    """Why the rules refuse something; every reason knows its paragraph of the rule book."""

    paragraph: str
    """The paragraph that says so, like `§6.3`."""

    def __new__(cls, paragraph: str) -> Self:
        """Number the reasons, so that several may share a paragraph."""
        reason = object.__new__(cls)
        reason._value_ = len(cls.__members__)
        reason.paragraph = paragraph
        return reason

    # whose turn, and is it time for this
    OVER = "§3.10"
    PASSED = "§3.5"
    NOT_YOUR_TURN = "§3.10"
    WRONG_PHASE = "§4.2"
    # the deck
    NOT_A_DECK = "§2.4"
    # auction
    MUST_OPEN = "§3.2"
    NOT_A_BID = "§3.3"
    TOO_HIGH = "§3.3"
    TOO_LOW = "§3.3"
    NOT_A_STEP = "§3.3"
    JUMP = "§3.3"
    # Dapp and burying
    NOT_HELD = "§4.9"
    WRONG_COUNT = "§4.4"
    MELDED = "§4.5"
    PUNISHABLE = "§8.7"
    # Abgehen, Rufen, Durch, Untendurch
    NOT_ALLOWED = "§12.1"
    SAME_CARD = "§9.3"
    CALLED_BEFORE = "§9.5"
    # playing
    MUST_FOLLOW = "§6.3"
    MUST_HEAD = "§6.4"
    MUST_HEAD_THOUGH_TRUMPED = "§6.5"
    MUST_TRUMP = "§6.6"
    MUST_OVERTRUMP = "§6.7"
    # settling
    SUM = "§7.1"
    NOT_A_COUNT = "§7.1"


class Facts(Mapping[str, object]):
    """Named facts that never change; they can be hashed and pickled."""

    __slots__ = ("_facts",)

    def __init__(self, facts: Mapping[str, object]) -> None:
        self._facts = tuple(facts.items())

    def __getitem__(self, name: str) -> object:
        for known, fact in self._facts:
            if known == name:
                return fact
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self._facts)

    def __len__(self) -> int:
        return len(self._facts)

    def __hash__(self) -> int:
        return hash(self._facts)

    def __repr__(self) -> str:
        return repr(dict(self._facts))


def told(value: object, write: Callable[[object], str] = str) -> str:
    """A value in a message: what people typed may be too long to print, or to be a number."""
    try:
        text = write(value)
    except (ValueError, RecursionError):
        return f"{type(value).__name__} too long to write"
    return text if len(text) <= _TOLD else f"{text[:_TOLD]}…"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is refused: the reason, its paragraph, and what a sentence about it needs."""

    reason: Reason
    details: Mapping[str, object] = field(default_factory=dict)
    """Facts for the sentence: `card`, `led`, `winning`, `lowest`, `seat` and the like."""
    paragraph: str = ""
    """The paragraph that refuses; by default the one of the reason."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "details", Facts(self.details))
        if not self.paragraph:
            object.__setattr__(self, "paragraph", self.reason.paragraph)

    @property
    def stops(self) -> bool:
        """Whether the action is not taken; a punishable bury is, and loses the deal. Rule: §8.7."""
        return self.reason is not Reason.PUNISHABLE

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {told(value)}" for name, value in self.details.items())
        return f"{self.reason.name} ({self.paragraph}){': ' if facts else ''}{facts}"


class FaultCode(Enum):
    """What kind of fault it is; the value says it in a few words."""

    # contradictions, §12.2
    DECK_SIZE = "hands and Dapp are not the deck"
    DAPP_SIZE = "a Dapp of one or two"
    SIDES = "sides that cannot be formed"
    RUFEN_SEATS = "Rufen with other than four solo players"
    NO_SIDES = "an option for partners where there are none"
    OPENING_STEP = "the lowest bid is no multiple of the step"
    LAST_TRICK = "the bonus trick is no multiple of ten"
    TIE_BREAK = "the tie-break does not end as it must"
    OPEN_DURCH = "an open Durch without Durch"
    DEALER_OUT = "a declarer who sits out"
    # values that cannot be read
    BAD_TOML = "no TOML"
    UNKNOWN_PRESET = "no such preset"
    UNKNOWN_OPTION = "no such option"
    WRONG_TYPE = "a value of another type"
    OUT_OF_RANGE = "a number too small or too large"
    NOT_A_VALUE = "none of the values"
    REPEATED = "an option given twice"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with rules."""

    code: FaultCode
    """What kind of fault it is."""
    paragraph: str
    """The paragraph of the rule book that is violated, like `§2.4`."""
    sentence: str
    """One English sentence for people who write rules, without a full stop."""
    options: tuple[str, ...] = ()
    """The ids of the options involved, like `dapp.size`."""
    near: tuple[str, ...] = ()
    """Names that may be meant, if a name is unknown."""
    value: str = ""
    """What stands there instead of a value, as TOML; empty where it is not one wrong value."""

    def __str__(self) -> str:
        return f"{self.sentence} ({self.code.name}, {self.paragraph})"


class BinokelError(Exception):
    """The root of everything this package raises on purpose."""


class NotationError(BinokelError):
    """A text cannot be read."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message, line)
        self.message: Final = message
        """What is wrong."""
        self.line: Final = line
        """Number of the line at fault, counted from 1, if the text has lines."""

    def __str__(self) -> str:
        return self.message if self.line is None else f"line {self.line}: {self.message}"


class LogError(NotationError):
    """A match log is cut, altered or contradicts itself."""


class CardError(BinokelError, ValueError):
    """Cards that cannot be: a third copy of one, or one taken from where it is not."""


class RulesError(BinokelError):
    """Rules cannot be used; every fault is named."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(tuple(faults))
        self.faults: Final = tuple(faults)
        """Every fault found, in the order of the rule book."""

    def __str__(self) -> str:
        return "; ".join(str(fault) for fault in self.faults)


class UnknownName(RulesError, KeyError):  # noqa: N818 -- what it is
    """There is no preset or option of this name; the fault lists the nearest ones."""


class IllegalAction(BinokelError):  # noqa: N818 -- the name players and programmers use
    """The rules refuse an action; nothing has changed."""

    def __init__(self, refusal: Refusal, action: object) -> None:
        super().__init__(refusal, action)
        self.refusal: Final = refusal
        """The reason with its paragraph and details."""
        self.action: Final = action
        """What was refused."""

    def __str__(self) -> str:
        return f"{told(self.action)} refused: {self.refusal}"

    @property
    def reason(self) -> Reason:
        """The stable code of the refusal."""
        return self.refusal.reason


class UnknownBot(BinokelError, KeyError):  # noqa: N818 -- what it is
    """There is no bot of this name; the sentence lists the nearest ones."""

    __str__ = Exception.__str__  # a KeyError would print the sentence in quotes


class Contradiction(BinokelError):  # noqa: N818 -- what it is
    """Imagined hidden cards do not fit what the seat has seen."""


class ShuffleError(BinokelError):
    """A secret, nonce or deck does not fit its commitment."""


class BusError(BinokelError):
    """The bus between server processes cannot be opened as it is named."""


class StoreError(BinokelError):
    """What is kept cannot be read or written."""


class StoreBusy(StoreError):  # noqa: N818 -- what it is
    """Another server or program holds the database, or too much waits to be written."""


class StoreClosed(StoreError):  # noqa: N818 -- what it is
    """The store was closed before."""


class StoreDamaged(StoreError):  # noqa: N818 -- what it is
    """The file or the database is broken."""


class StoreForeign(StoreError):  # noqa: N818 -- what it is
    """It is no Binokel database."""


class StoreFull(StoreError):  # noqa: N818 -- what it is
    """No room is left on the disk; nothing was written, and it goes on when there is room."""


class StoreNewer(StoreError):  # noqa: N818 -- what it is
    """The database was written by a newer Binokel."""


class StoreReadOnly(StoreError):  # noqa: N818 -- what it is
    """The database may be read but not written."""


class StoreRefused(StoreError):  # noqa: N818 -- what it is
    """What should be written contradicts what is kept: a code taken, a person unknown."""


class StoreUnavailable(StoreError):  # noqa: N818 -- what it is
    """The database cannot be reached, or was lost while writing.

    If an append ends like this, whether it was written is unknown: read the log and see.
    """


class BackupError(StoreError):
    """A backup is cut, altered or was written by a newer Binokel; nothing was restored."""
