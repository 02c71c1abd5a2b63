"""Names of cards, melds, games and phases."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from binokel.rules.melds import Meld, MeldKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from binokel.cards import Card, Rank, Suit
    from binokel.deal.phase import Phase
    from binokel.rules.special import Contract, Special
    from binokel.words.people import Say

_OF_A_SUIT: Final = (
    MeldKind.PAAR,
    MeldKind.FAMILIE,
    MeldKind.DOPPELTE_FAMILIE,
    MeldKind.TRUMPF_DISS,
)


def suit(say: Say, suit: Suit) -> str:
    """A suit."""
    return say(f"suit-{_slug(suit.name)}")


def rank(say: Say, rank: Rank) -> str:
    """A rank."""
    return say(f"rank-{_slug(rank.name)}")


def card(say: Say, card: Card) -> str:
    """A card."""
    return say("card", suit=suit(say, card.suit), rank=rank(say, card.rank))


def cards(say: Say, cards: Iterable[Card]) -> str:
    """Cards in their order, equal neighbours together."""
    runs = ((kind, len(list(run))) for kind, run in groupby(cards))
    named = (
        card(say, kind) if count == 1 else say("card-twice", count=count, card=card(say, kind))
        for kind, count in runs
    )
    return ", ".join(named) or say("no-cards")


def meld(say: Say, meld: Meld | MeldKind) -> str:
    """A meld with its suit, if it is of one, and its Augen; or the name of a kind."""
    if isinstance(meld, MeldKind):
        return say(f"meld-{_slug(meld.name)}")
    name = say(f"meld-{_slug(meld.kind.name)}")
    if meld.kind in _OF_A_SUIT:
        of = suit(say, meld.cards.kinds[0].suit)
        return say("meld-of-suit", meld=name, suit=of, augen=meld.augen)
    return say("meld-with-augen", meld=name, augen=meld.augen)


def contract(say: Say, contract: Contract) -> str:
    """How a deal is played or ended."""
    return say(f"contract-{_slug(contract.name)}")


def special(say: Say, special: Special) -> str:
    """A special game."""
    return say(f"special-{_slug(special.name)}")


def phase(say: Say, phase: Phase) -> str:
    """What is going on."""
    return say(f"phase-{type(phase).__name__.lower()}")


def _slug(name: str) -> str:
    return name.lower().replace("_", "-")
