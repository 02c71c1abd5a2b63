"""Cards: four suits, six ranks, 24 kinds, and sets that hold each kind at most twice."""

from __future__ import annotations

from enum import Enum, IntEnum
from functools import total_ordering
from typing import TYPE_CHECKING, Final, NoReturn, TypeAlias, final

from binokel.errors import CardError, NotationError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Augen: TypeAlias = int
"""The only unit of value in Binokel."""


class Suit(Enum):
    """A suit; the order of the members is the order of writing. Rule: §1.2."""

    EICHEL = "E"
    SCHIPPEN = "S"
    HERZ = "H"
    BOLLEN = "B"

    index: int
    """Place in the order of writing, 0 to 3."""
    mask: int
    """The bits of all cards of this suit, both copies."""

    def __init__(self, letter: str) -> None:
        self.index = "ESHB".index(letter)
        self.mask = 0xFFF << 12 * self.index

    @property
    def letter(self) -> str:
        """The letter the suit is written with."""
        return str(self.value)

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read a suit letter, either case.

        Raises:
            NotationError: if it is no suit letter.
        """
        try:
            return cls(text.strip().upper())
        except ValueError:
            raise NotationError(f"{text!r} is no suit: write one of E S H B (§1.2)") from None

    def __str__(self) -> str:
        return self.letter


@total_ordering
class Rank(Enum):
    """A rank, from low to high; the higher one takes the trick. Rule: §1.3."""

    DISS = "7"
    UNTER = "U"
    OBER = "O"
    KOENIG = "K"
    ZEHN = "Z"
    AS = "A"

    strength: int
    """Place from low to high, 0 to 5."""

    def __init__(self, letter: str) -> None:
        self.strength = "7UOKZA".index(letter)

    def __lt__(self, other: Rank) -> bool:
        return self.strength < other.strength

    @property
    def letter(self) -> str:
        """The letter the rank is written with. Rule: §1.5."""
        return str(self.value)


class Card(IntEnum):
    """A kind of card; its number is its place in the order of writing, 0 (EA) to 23 (B7).

    Two equal cards cannot be told apart (§1.6), so a kind is all there is to say about a card.

    >>> Card.parse("hk"), Card.HK.suit, Card.HK.rank
    (Card.HK, <Suit.HERZ: 'H'>, <Rank.KOENIG: 'K'>)
    """

    EA, EZ, EK, EO, EU, E7 = 0, 1, 2, 3, 4, 5
    SA, SZ, SK, SO, SU, S7 = 6, 7, 8, 9, 10, 11
    HA, HZ, HK, HO, HU, H7 = 12, 13, 14, 15, 16, 17
    BA, BZ, BK, BO, BU, B7 = 18, 19, 20, 21, 22, 23

    suit: Suit
    rank: Rank
    bit: int
    """One copy of this card in the bits of a `CardSet`."""
    higher: int
    """The bits of all cards of the same suit that are higher."""

    def __init__(self, number: int) -> None:
        self.suit = tuple(Suit)[number // 6]
        self.rank = tuple(Rank)[5 - number % 6]
        self.bit = 1 << 2 * number
        self.higher = self.suit.mask & (self.bit - 1)

    def __setattr__(self, name: str, value: object) -> None:
        if name in vars(self):
            raise AttributeError(f"a Card never changes: {name}")
        super().__setattr__(name, value)

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of a suit and a rank."""
        return cls(6 * suit.index + 5 - rank.strength)

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read one card: suit and rank; the Zehn may be Z, 10, X or T. Rule: §1.5.

        Raises:
            NotationError: if it is no card.
        """
        try:
            return _BY_TEXT[text.strip().upper()]
        except KeyError:
            raise NotationError(
                f"{text!r} is no card: write suit (E S H B) and rank (A Z K O U 7), like HK (§1.5)"
            ) from None

    def __bool__(self) -> bool:
        return True  # also EA, whose number is 0

    def __str__(self) -> str:
        return self.name

    def __format__(self, spec: str) -> str:
        return format(self.name, spec)

    def __repr__(self) -> str:
        return f"Card.{self.name}"


_BY_TEXT: Final = {card.name: card for card in Card} | {
    card.name[0] + ten: card for card in Card if card.rank is Rank.ZEHN for ten in ("10", "X", "T")
}
_KINDS: Final = tuple(Card)
COPIES: Final = 2
"""Every card exists twice. Rule: §1.1."""
_LOW: Final = 0x5555_5555_5555
"""The lower bit of each of the 24 two-bit counters."""


def deck(*, with_diss: bool) -> tuple[Card, ...]:
    """All cards in the order of writing, equal cards side by side: 48, or 40. Rule: §1.1.

    >>> deck(with_diss=False)[8:12]
    (Card.EU, Card.EU, Card.SA, Card.SA)
    """
    kinds = (card for card in Card if with_diss or card.rank is not Rank.DISS)
    return tuple(card for card in kinds for _ in range(COPIES))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks, in their order. Rule: §1.5.

    Raises:
        NotationError: if a word is no card.
    """
    return tuple(Card.parse(word) for word in text.split())


@final
class CardSet:
    """A set that holds each kind of card at most twice; immutable, equal by content.

    It is one whole number with a two-bit counter for every kind, lowest bits for EA. `+` and `-`
    put cards together and take them away, `|` takes the larger number of every kind, `<=` asks
    whether all cards are held, so often.

    >>> hand = CardSet("HK HK BU") + CardSet("EA")
    >>> hand, len(hand), Card.BU in hand, hand - CardSet("HK")
    (CardSet('EA HK HK BU'), 4, True, CardSet('EA HK BU'))

    Raises:
        NotationError: for a text that is no list of cards.
        CardError: if a kind would be held more than twice.
    """

    __slots__ = ("bits",)
    bits: int

    def __new__(cls, cards: Iterable[Card] | str = ()) -> CardSet:  # noqa: D102
        bits = 0
        for card in parse_cards(cards) if isinstance(cards, str) else cards:
            if not isinstance(card, Card):
                raise TypeError(f"a CardSet is made of a text or of Cards, not of {card!r}")
            if bits & card.bit << 1:
                raise CardError(f"{card} is named three times, but every card exists twice (§1.1)")
            bits += card.bit
        return cls.from_bits(bits)

    @staticmethod
    def from_bits(bits: int) -> CardSet:
        """Make a set of its bits, unchecked: no counter may be 3."""
        made = _allocate(CardSet)
        _set_bits(made, bits)
        return made

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a CardSet never changes: {name}")

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return CardSet.from_bits, (self.bits,)

    def __add__(self, other: CardSet) -> CardSet:
        bits = self.bits + other.bits
        spilled = (self.bits & _LOW) & ((other.bits >> 1) & _LOW)
        spilled |= (other.bits & _LOW) & ((self.bits >> 1) & _LOW)
        if spilled or (self.bits & other.bits & ~_LOW):
            raise CardError("no card exists three times (§1.1)")
        return CardSet.from_bits(bits)

    def __sub__(self, other: CardSet) -> CardSet:
        if not other <= self:
            raise CardError(f"{other.missing_in(self)} not held (§4.9)")
        return CardSet.from_bits(self.bits - other.bits)

    def __or__(self, other: CardSet) -> CardSet:
        either = self.bits | other.bits
        # a counter with both bits set holds the larger number, two
        return CardSet.from_bits(either & ~(either & either >> 1 & _LOW))

    def add(self, card: Card) -> CardSet:
        """This set and one more copy of the card, unchecked."""
        return CardSet.from_bits(self.bits + card.bit)

    def remove(self, card: Card) -> CardSet:
        """This set without one copy of the card, unchecked."""
        return CardSet.from_bits(self.bits - card.bit)

    def count(self, card: Card) -> int:
        """How many copies of the card are held: 0, 1 or 2."""
        return self.bits >> 2 * card & 3

    def times(self, cards: CardSet) -> int:
        """How often a set of single cards can be laid out at once: 0, 1 or 2.

        >>> CardSet("HK HK HO HO HU").times(CardSet("HK HO"))
        2
        """
        kinds = cards.bits
        if (self.bits | self.bits >> 1) & kinds != kinds:
            return 0
        return 1 + (self.bits >> 1 & kinds == kinds)

    def of(self, suit: Suit) -> CardSet:
        """The cards of one suit."""
        return CardSet.from_bits(self.bits & suit.mask)

    def missing_in(self, other: CardSet) -> CardSet:
        """The cards of this set that the other one does not hold (so often)."""
        return CardSet(
            card for card in self.kinds for _ in range(self.count(card) - other.count(card))
        )

    @property
    def kinds(self) -> tuple[Card, ...]:
        """Each kind held, once, in the order of writing. Rule: §1.6."""
        return kinds_in(self.bits)

    def __le__(self, other: CardSet) -> bool:
        # a kind held once is also part of a kind held twice
        theirs = other.bits | other.bits >> 1 & _LOW
        return self.bits & ~theirs == 0

    def __ge__(self, other: CardSet) -> bool:
        return other <= self

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and self.bits >> 2 * card & 3 != 0

    def __iter__(self) -> Iterator[Card]:
        for card in self.kinds:
            yield card
            if self.bits >> 2 * card & 2:
                yield card

    def __len__(self) -> int:
        return (self.bits & _LOW).bit_count() + 2 * (self.bits & ~_LOW).bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.bits == other.bits

    def __hash__(self) -> int:
        return hash(self.bits)

    def __str__(self) -> str:
        return " ".join(card.name for card in self)

    def __repr__(self) -> str:
        return f"CardSet({str(self)!r})"


_allocate: Final = object.__new__
_set_bits: Final = vars(CardSet)["bits"].__set__

EMPTY: Final = CardSet()
"""The set without a card."""


def kinds_in(bits: int) -> tuple[Card, ...]:
    """Each kind in the bits of a set, once, in the order of writing."""
    left = (bits | bits >> 1) & _LOW
    found = []
    while left:
        lowest = left & -left
        found.append(_KINDS[lowest.bit_length() >> 1])
        left ^= lowest
    return tuple(found)
