"""Which melds a hand holds, what they are worth and what lies on the table. Chapter §5."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final

from binokel.cards import EMPTY, Augen, Card, CardSet, Rank, Suit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from binokel.rules.config import MeldRules

_SUITS: Final = tuple(Suit)
_FAMILIE: Final = (Rank.AS, Rank.ZEHN, Rank.KOENIG, Rank.OBER, Rank.UNTER)
_RUNDGANG: Final = 240
_BOTH: Final = 2


class MeldKind(Enum):
    """The melds of the table in §5.2."""

    PAAR = "PAAR"
    FAMILIE = "FAMILIE"
    DOPPELTE_FAMILIE = "DOPPELTE_FAMILIE"
    RUNDGANG = "RUNDGANG"
    VIER_ASSE = "VIER_ASSE"
    VIER_ZEHNER = "VIER_ZEHNER"
    VIER_KOENIGE = "VIER_KOENIGE"
    VIER_OBER = "VIER_OBER"
    VIER_UNTER = "VIER_UNTER"
    ACHT_ASSE = "ACHT_ASSE"
    ACHT_ZEHNER = "ACHT_ZEHNER"
    ACHT_KOENIGE = "ACHT_KOENIGE"
    ACHT_OBER = "ACHT_OBER"
    ACHT_UNTER = "ACHT_UNTER"
    ACHT_DISS = "ACHT_DISS"
    BINOKEL = "BINOKEL"
    DOPPELTER_BINOKEL = "DOPPELTER_BINOKEL"
    TRUMPF_DISS = "TRUMPF_DISS"


@dataclass(frozen=True, slots=True)
class Meld:
    """One meld: its kind, its cards and its Augen."""

    kind: MeldKind
    cards: CardSet
    augen: Augen

    def __str__(self) -> str:
        return f"{self.kind.name} {self.cards} {self.augen}"


@dataclass(frozen=True, slots=True)
class Melds:
    """All melds of a hand for a trump suit."""

    melds: tuple[Meld, ...]
    """One entry for each meld; two equal Paare are two entries."""
    shown: CardSet
    """Exactly the cards that lie on the table. Rule: §5.12."""

    @property
    def augen(self) -> Augen:
        """The Augen of all melds together."""
        return sum(meld.augen for meld in self.melds)


NO_MELDS: Final = Melds((), EMPTY)
"""What a hand melds without trump, or with nothing to meld. Rule: §5.1."""


def melds_in(rules: MeldRules, hand: CardSet, trump: Suit | None) -> Melds:
    """All melds of a hand, suit by suit; there is never a choice between two readings. Rule: §5.13.

    Cost: four suits and six ranks are looked at once, whatever the size of the hand.
    """
    if trump is None:
        return NO_MELDS
    holdings = [_holding(rules, hand, suit) for suit in _SUITS]
    melds = (
        *_suit_melds(rules, holdings, trump),
        *_fours_and_eights(rules, hand),
        *_binokel(rules, hand),
        *_trump_diss(rules, hand.count(Card.of(trump, Rank.DISS)), trump),
    )
    inside = tuple(_paare_inside_familien(rules, holdings, trump))
    return Melds(melds + inside, _shown(rules, melds))


def meld_augen(rules: MeldRules, hand: CardSet, trump: Suit | None) -> Augen:
    """What the melds of a hand are worth together. Rule: §5.2."""
    return melds_in(rules, hand, trump).augen


def with_buried_diss(rules: MeldRules, melds: Melds, buried: int, trump: Suit) -> Melds:
    """The declarer's melds with the trump Diss he buried and announced. Rule: §4.5.

    The buried cards do not lie on the table, they are announced.
    """
    return Melds((*melds.melds, *_trump_diss(rules, buried, trump)), melds.shown)


@dataclass(frozen=True, slots=True)
class _Holding:
    """What one suit of a hand gives by itself."""

    suit: Suit
    familien: int
    paare: int
    """The Paare that count beside the Familien."""


def _holding(rules: MeldRules, hand: CardSet, suit: Suit) -> _Holding:
    """Rule: §5.3, §5.4, §5.5."""
    familien, paare = hand.times(_FAMILIEN[suit]), hand.times(_PAARE[suit])
    return _Holding(suit, familien, paare - (familien if rules.familie_absorbs_paar else 0))


def _suit_melds(rules: MeldRules, holdings: list[_Holding], trump: Suit) -> Iterator[Meld]:
    """Paare, Familien and, where it is a meld of its own, the Rundgang. Rule: §5.3 to §5.7."""
    rounds = min(holding.paare for holding in holdings) if rules.rundgang == "plus_fours" else 0
    for holding in holdings:
        yield from _familien(rules, holding, trump)
        yield from (_paar(holding.suit, trump) for _ in range(holding.paare - rounds))
    yield from (Meld(MeldKind.RUNDGANG, _ALL_PAARE, _RUNDGANG) for _ in range(rounds))


def _paare_inside_familien(
    rules: MeldRules, holdings: list[_Holding], trump: Suit
) -> Iterator[Meld]:
    """With `with_familie` a Rundgang counts a Paar in every suit, else inside a Familie.

    They need no cards of their own. Rule: §5.7.
    """
    if rules.rundgang == "with_familie" and all(held.paare or held.familien for held in holdings):
        yield from (_paar(holding.suit, trump) for holding in holdings if not holding.paare)


def _paar(suit: Suit, trump: Suit) -> Meld:
    """Rule: §5.2."""
    return Meld(MeldKind.PAAR, _PAARE[suit], 40 if suit is trump else 20)


def _familien(rules: MeldRules, holding: _Holding, trump: Suit) -> Iterator[Meld]:
    """Rule: §5.2, §5.5."""
    cards = _FAMILIEN[holding.suit]
    if holding.familien == _BOTH and rules.doppelte_familie:
        yield Meld(MeldKind.DOPPELTE_FAMILIE, cards + cards, rules.doppelte_familie)
        return
    augen = 150 if holding.suit is trump else 100
    yield from (Meld(MeldKind.FAMILIE, cards, augen) for _ in range(holding.familien))


def _fours_and_eights(rules: MeldRules, hand: CardSet) -> Iterator[Meld]:
    """Rule: §5.6."""
    for rank, cards in _FOURS.items():
        copies = hand.times(cards)
        acht, vier = _EIGHTS_AND_FOURS[rank]
        if copies == _BOTH and (augen := acht.augen(rules)):
            yield Meld(acht.kind, cards + cards, augen)
        elif vier and (augen := vier.augen(rules)):
            yield from (Meld(vier.kind, cards, augen) for _ in range(copies))


def _binokel(rules: MeldRules, hand: CardSet) -> Iterator[Meld]:
    """Rule: §5.8."""
    copies = hand.times(_BINOKEL)
    if copies == _BOTH and rules.doppelter_binokel:
        both = _BINOKEL + _BINOKEL
        yield Meld(MeldKind.DOPPELTER_BINOKEL, both, rules.doppelter_binokel)
    elif rules.binokel:
        yield from (Meld(MeldKind.BINOKEL, _BINOKEL, rules.binokel) for _ in range(copies))


def _trump_diss(rules: MeldRules, copies: int, trump: Suit) -> Iterator[Meld]:
    """Rule: §5.9."""
    if rules.trumpf_diss:
        diss = CardSet((Card.of(trump, Rank.DISS),))
        yield from (Meld(MeldKind.TRUMPF_DISS, diss, rules.trumpf_diss) for _ in range(copies))


def _shown(rules: MeldRules, melds: Iterable[Meld]) -> CardSet:
    """Of every card the greatest number that one kind of meld needs. Rule: §5.10, §5.12."""
    groups: dict[str, CardSet] = {}
    for meld in melds:
        group = _group(rules, meld.kind)
        groups[group] = groups.get(group, EMPTY) + meld.cards
    return reduce(or_, groups.values(), EMPTY)


def _group(rules: MeldRules, kind: MeldKind) -> str:
    """Melds of one group need cards of their own. Rule: §5.10."""
    match kind:
        case MeldKind.PAAR | MeldKind.RUNDGANG:
            return "PAAR"
        case MeldKind.FAMILIE | MeldKind.DOPPELTE_FAMILIE:
            return "PAAR" if rules.familie_absorbs_paar else "FAMILIE"
        case _:
            return kind.name


@dataclass(frozen=True, slots=True)
class _Worth:
    """A four or eight and where its Augen come from."""

    kind: MeldKind
    augen: Callable[[MeldRules], Augen]


_FOURS: Final = {rank: CardSet(Card.of(suit, rank) for suit in _SUITS) for rank in reversed(Rank)}
_EIGHTS_AND_FOURS: Final[dict[Rank, tuple[_Worth, _Worth | None]]] = {
    Rank.AS: (
        _Worth(MeldKind.ACHT_ASSE, lambda rules: rules.acht_asse),
        _Worth(MeldKind.VIER_ASSE, lambda _: 100),
    ),
    Rank.ZEHN: (
        _Worth(MeldKind.ACHT_ZEHNER, lambda rules: rules.acht_zehner),
        _Worth(MeldKind.VIER_ZEHNER, lambda rules: rules.vier_zehner),
    ),
    Rank.KOENIG: (
        _Worth(MeldKind.ACHT_KOENIGE, lambda rules: rules.acht_koenige),
        _Worth(MeldKind.VIER_KOENIGE, lambda _: 80),
    ),
    Rank.OBER: (
        _Worth(MeldKind.ACHT_OBER, lambda rules: rules.acht_ober),
        _Worth(MeldKind.VIER_OBER, lambda _: 60),
    ),
    Rank.UNTER: (
        _Worth(MeldKind.ACHT_UNTER, lambda rules: rules.acht_unter),
        _Worth(MeldKind.VIER_UNTER, lambda _: 40),
    ),
    Rank.DISS: (_Worth(MeldKind.ACHT_DISS, lambda rules: rules.acht_diss), None),
}
_FAMILIEN: Final = {suit: CardSet(Card.of(suit, rank) for rank in _FAMILIE) for suit in _SUITS}
_PAARE: Final = {
    suit: CardSet((Card.of(suit, Rank.KOENIG), Card.of(suit, Rank.OBER))) for suit in _SUITS
}
_ALL_PAARE: Final = CardSet(card for paar in _PAARE.values() for card in paar)
_BINOKEL: Final = CardSet((Card.SO, Card.BU))
