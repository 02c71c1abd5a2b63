"""The same deal with the hidden cards lying otherwise, as far as a seat can tell."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from binokel.cards import Card, CardSet
from binokel.deal.imagining import replayed
from binokel.deal.view import played_by
from binokel.errors import Contradiction
from binokel.testing.demands import demand
from binokel.testing.replay import states_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from binokel.deal.hidden import Hidden
    from binokel.deal.state import Deal
    from binokel.deal.view import View
    from binokel.seats import Seat

Place: TypeAlias = int | str
"""Where unseen cards lie: the hand of a seat, `dapp`, `buried` or `returned`."""
_RETURNED: Final = "returned"


def exchanged(
    deal: Deal, seat: Seat | None, rng: Random, tries: int
) -> Iterator[tuple[frozenset[Place], Deal]]:
    """Other deals that have looked the same to a seat, and the places between which cards went.

    Two unseen cards change places, or another card was given back in Rufen; what the seat would
    have seen otherwise is thrown away. Each deal found is the ground for the next try.
    """
    view, hidden = deal.view(seat), deal.hidden
    for _ in range(tries):
        found = _swap(view, hidden, rng)
        if found is None:
            return
        places, other = found
        if other in (hidden, deal.hidden):
            continue
        try:
            imagined = replayed(view, other)
        except Contradiction:
            continue
        hidden = imagined.hidden
        yield places, imagined


def exchange_law(deal: Deal, seat: Seat | None, rng: Random, tries: int) -> Counter[Place]:
    """Where hidden cards lie otherwise the seat sees the same at every step (design §2).

    Returns:
        How often cards were really exchanged, by place.
    """
    places: Counter[Place] = Counter()
    states = None
    for between, other in exchanged(deal, seat, rng, tries):
        states = states or states_of(deal)
        places.update("hand" if isinstance(place, int) else place for place in between)
        for before, else_before in zip(states, states_of(other), strict=True):
            demand(
                "Where hidden cards lie otherwise a seat sees the same (design §2)",
                holds=before.view(seat) == else_before.view(seat),
                seat=seat,
                between=between,
                view=before.view(seat),
                other=else_before.view(seat),
            )
    return places


def unseen(view: View, hidden: Hidden) -> dict[Place, CardSet]:
    """Cards a seat does not see, by place, without those it knows to lie there."""
    game = view.game
    places: dict[Place, CardSet] = {}
    for seat, hand in enumerate(hidden.hands):
        if seat != view.seat:
            places[seat] = hand - _known_in_hand(view, seat)
    places["dapp"] = hidden.dapp
    if game is not None and game.declarer != view.seat:
        places["buried"] = hidden.buried - game.announced
    return {place: cards for place, cards in places.items() if cards}


def _known_in_hand(view: View, seat: Seat) -> CardSet:
    """The cards of a hand that lie or lay open and are still held."""
    game = view.game
    if game is None:
        return CardSet()
    if game.opened is not None and seat == game.declarer:
        return view.open_hand
    shown = game.melds[seat].shown if game.melds else CardSet()
    played = Counter(played_by(view.phase, seat))
    return CardSet(
        card for card in shown.kinds for _ in range(max(0, shown.count(card) - played[card]))
    )


def _swap(view: View, hidden: Hidden, rng: Random) -> tuple[frozenset[Place], Hidden] | None:
    """Two unseen cards of different places changed, or None where there is no such pair."""
    game = view.game
    in_exchange = game is not None and view.seat in (game.declarer, game.partner)
    if hidden.returned is not None and not in_exchange and rng.randrange(4) == 0:
        assert game is not None
        assert game.partner is not None
        owned = [*hidden.hands[game.partner], *played_by(view.phase, game.partner)]
        return frozenset({_RETURNED}), replace(hidden, returned=rng.choice(owned))
    places = unseen(view, hidden)
    if len(places) < 2:  # noqa: PLR2004 -- cards change between two places
        return None
    one, other = rng.sample(list(places), 2)
    mine, theirs = rng.choice(list(places[one])), rng.choice(list(places[other]))
    return frozenset({one, other}), _moved(_moved(hidden, one, mine, theirs), other, theirs, mine)


def _moved(hidden: Hidden, place: Place, out: Card, into: Card) -> Hidden:
    """The cards with one card of a place replaced."""
    if isinstance(place, int):
        hands = list(hidden.hands)
        hands[place] = hands[place].remove(out).add(into)
        return replace(hidden, hands=tuple(hands))
    if place == "dapp":
        return replace(hidden, dapp=hidden.dapp.remove(out).add(into))
    return replace(hidden, buried=hidden.buried.remove(out).add(into))
