"""The Augen of all melds of a hand for all four trumps at once, and the cards they need, on bits.

`binokel.rules.melds` names every meld and its cards; whoever only needs the sum some hundred times
a second asks here. Tests hold both equal.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from binokel.bots.common import SUITS
from binokel.cards import Augen, Card, CardSet, Rank

if TYPE_CHECKING:
    from binokel.cards import Suit
    from binokel.rules.config import MeldRules

ByTrump: TypeAlias = tuple[Augen, ...]
"""One number for every trump, in the order of writing."""
_LOW: Final = 0x5555_5555_5555
_FAMILIE: Final = tuple(
    sum(Card.of(suit, rank).bit for rank in Rank if rank is not Rank.DISS) for suit in SUITS
)
_PAAR: Final = tuple(Card.of(s, Rank.KOENIG).bit | Card.of(s, Rank.OBER).bit for s in SUITS)
_DISS_PLACE: Final = tuple(2 * Card.of(suit, Rank.DISS) for suit in SUITS)
_DISS_BIT: Final = tuple(Card.of(suit, Rank.DISS).bit for suit in SUITS)
_FOUR: Final = {rank: sum(Card.of(suit, rank).bit for suit in SUITS) for rank in Rank}
_BINOKEL: Final = Card.SO.bit | Card.BU.bit


class _Four(NamedTuple):
    """What one rank gives."""

    mask: int
    vier: Augen
    acht: Augen


@cache
def _fours(rules: MeldRules) -> tuple[_Four, ...]:
    """The fours and eights that are worth something. Rule: §5.2."""
    worth = (
        (Rank.AS, 100, rules.acht_asse),
        (Rank.ZEHN, rules.vier_zehner, rules.acht_zehner),
        (Rank.KOENIG, 80, rules.acht_koenige),
        (Rank.OBER, 60, rules.acht_ober),
        (Rank.UNTER, 40, rules.acht_unter),
        (Rank.DISS, 0, rules.acht_diss),
    )
    return tuple(
        _Four(_FOUR[rank], vier, acht or 2 * vier) for rank, vier, acht in worth if vier or acht
    )


def quick_melds(rules: MeldRules, hand: CardSet) -> ByTrump:
    """The Augen of the melds of a hand for every trump. Rule: §5.2 to §5.10."""
    bits = hand.bits
    held, twice = (bits | bits >> 1) & _LOW, bits >> 1 & _LOW
    plain = _fours_and_binokel(rules, held, twice)
    extra = [rules.trumpf_diss * (bits >> place & 3) for place in _DISS_PLACE]
    paare, familien = [0, 0, 0, 0], [0, 0, 0, 0]
    for place in range(4):
        pair, family = _PAAR[place], _FAMILIE[place]
        if held & pair != pair:
            continue
        paare[place] = 1 + (twice & pair == pair)
        if held & family == family:
            familien[place] = 1 + (twice & family == family)
            more, trump = _familie_augen(rules, familien[place])
            plain, extra[place] = plain + more, extra[place] + trump
            paare[place] -= familien[place] * rules.familie_absorbs_paar
    return _with_paare(rules, plain, extra, paare, familien)


def _fours_and_binokel(rules: MeldRules, held: int, twice: int) -> Augen:
    """Rule: §5.6, §5.8."""
    augen = 0
    for mask, vier, acht in _fours(rules):
        if held & mask == mask:
            augen += acht if twice & mask == mask else vier
    if held & _BINOKEL == _BINOKEL:
        both = rules.doppelter_binokel or 2 * rules.binokel
        augen += both if twice & _BINOKEL == _BINOKEL else rules.binokel
    return augen


def _familie_augen(rules: MeldRules, number: int) -> tuple[Augen, Augen]:
    """What the Familien of a suit are worth, and how much more in trump. Rule: §5.2, §5.5."""
    if number > 1 and rules.doppelte_familie:
        return rules.doppelte_familie, 0
    return 100 * number, 50 * number


def _with_paare(
    rules: MeldRules, plain: Augen, extra: list[Augen], paare: list[int], familien: list[int]
) -> ByTrump:
    """Rule: §5.3, §5.4, §5.7."""
    rounds = min(paare) if rules.rundgang == "plus_fours" else 0
    inside = [0, 0, 0, 0]
    if rules.rundgang == "with_familie" and all(
        paar or familie for paar, familie in zip(paare, familien, strict=True)
    ):
        inside = [int(not paar) for paar in paare]
    single = [paar - rounds + more for paar, more in zip(paare, inside, strict=True)]
    plain += 20 * sum(single) + 240 * rounds
    return tuple(plain + 20 * number + more for number, more in zip(single, extra, strict=True))


def needed_for_melds(rules: MeldRules, hand: CardSet, trump: Suit) -> int:
    """The bits of the cards that lie on the table for the melds of a hand. Rule: §5.12."""
    bits = hand.bits
    held, twice = (bits | bits >> 1) & _LOW, bits >> 1 & _LOW
    groups = [*_PAAR, *_FAMILIE, *(four.mask for four in _fours(rules) if four.vier)]
    if rules.binokel:
        groups.append(_BINOKEL)
    once = both = 0
    for mask in groups:
        if held & mask == mask:
            once |= mask
            if twice & mask == mask:
                both |= mask
    for mask in _only_both(rules):
        if twice & mask == mask:
            once, both = once | mask, both | mask
    if rules.trumpf_diss:
        diss = _DISS_BIT[trump.index]
        once, both = once | held & diss, both | twice & diss
    return once + both


@cache
def _only_both(rules: MeldRules) -> tuple[int, ...]:
    """The melds of which only the double one is worth something."""
    eights = [four.mask for four in _fours(rules) if not four.vier]
    return (*eights, _BINOKEL) if rules.doppelter_binokel else tuple(eights)
