"""Hidden means hidden: what the open table, a view and an event may hold is a list under test.

Who adds a field or an event has to look here: can it hold a card that not everybody knows?
"""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import fields
from typing import TYPE_CHECKING, get_args

import pytest

from binokel import deal
from binokel.cards import Card, CardSet
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.dealing import Dealing
from binokel.deal.declaring import Declaring
from binokel.deal.events import (
    CardReturned,
    CardsBuried,
    ClosedEvent,
    DappLaid,
    Event,
    HandDealt,
    OpenEvent,
)
from binokel.deal.game import Game, Trick
from binokel.deal.hidden import Hidden
from binokel.deal.playing import Playing
from binokel.deal.settled import Over
from binokel.deal.standing import Standing
from binokel.deal.view import View
from binokel.match.events import DealWritten, MatchEnded
from binokel.rules.auction import Bidding
from binokel.rules.melds import Meld, Melds

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

OPEN_TABLE = {
    Dealing: "dealer",
    Announcing: "dealer to_act",
    Auction: "dealer bidding",
    Declaring: "dealer game",
    Playing: "dealer game sides duties leader to_act trick tricks",
    Over: "left game tricks settlement auction",
    Bidding: "order calls passed high bid to_act declarer",
    Game: "declarer bid auction dapp special called partner exchanged trump shown buried announced"
    " wrong_bury gave_up melds opened",
    Trick: "leader cards winner augen",
    Melds: "melds shown",
    Meld: "kind cards augen",
    Standing: "dealer totals special stars deals_played declarers",
}
"""The parts of the open table and their fields, each looked at: everybody may know it."""
OWN = "hand buried returned"
"""What a view holds beside the open table: the seat's own cards."""
HIDDEN = "hands dapp buried returned"
"""All places where cards lie closed."""
CLOSED: dict[Event, tuple[int, ...]] = {
    HandDealt(1, CardSet("HK")): (1,),
    DappLaid(CardSet("HK")): (),
    CardReturned(2, 0, Card.HK): (0, 2),
    CardsBuried(1, CardSet("HK")): (1,),
}
"""An example of every closed event and the seats that see it."""
HAS_OPEN_CARDS = (
    "DappTurned.cards Called.card Buried.shown BuriedNamed.cards HandOpened.cards CardPlayed.card"
)
"""The cards in open events: each lies on the table, or has been named to it."""


def names_of(kind: type) -> str:
    """The fields of a class, in order."""
    return " ".join(field.name for field in fields(kind))


def modules_of_deal() -> list[ModuleType]:
    """All modules of the package."""
    names = [module.name for module in pkgutil.iter_modules(deal.__path__)]
    return [importlib.import_module(f"binokel.deal.{name}") for name in names]


@pytest.mark.parametrize("part", OPEN_TABLE, ids=lambda part: part.__name__)
def test_the_open_table_holds_what_was_looked_at(part: type) -> None:
    """No part of the open table has a field that nobody has looked at."""
    assert names_of(part) == OPEN_TABLE[part]


def test_every_phase_is_on_the_list() -> None:
    """A class in the package `deal` that takes actions as phases do is on the list above."""
    found = {
        kind.__name__
        for module in modules_of_deal()
        for kind in vars(module).values()
        if isinstance(kind, type) and hasattr(kind, "evolve") and hasattr(kind, "decide")
    }
    assert found - {"Phase"} <= {kind.__name__ for kind in OPEN_TABLE}


def test_a_view_adds_own_cards_and_nothing_else() -> None:
    """Beside rules, standing, open table and history a view holds three kinds of own cards."""
    assert names_of(View) == f"rules standing phase seat {OWN} history"
    assert names_of(Hidden) == HIDDEN


def test_every_event_is_open_or_closed() -> None:
    """Each event is of exactly one of two kinds: for everybody, or for the seats it names."""
    for event in (*get_args(Event), DealWritten, MatchEnded):
        assert issubclass(event, OpenEvent) is not issubclass(event, ClosedEvent), event


def test_closed_events_are_those_with_an_example() -> None:
    """No event is closed without its audience being tested."""
    closed = {event for event in get_args(Event) if issubclass(event, ClosedEvent)}
    assert closed == {type(event) for event in CLOSED}


@pytest.mark.parametrize("event", CLOSED, ids=lambda event: type(event).__name__)
def test_a_closed_event_is_seen_by_its_audience_only(event: Event) -> None:
    """The seats of the audience see it, no other seat and no watcher. Rule: §2.5, §4.4, §9.3."""
    seen_by = {seat for seat in (None, 0, 1, 2, 3) if event.visible_to(seat)}
    assert seen_by == set(CLOSED[event])


def test_a_closed_event_without_audience_does_not_go_unnoticed() -> None:
    """Who writes a closed event and forgets its audience is told."""
    with pytest.raises(NotImplementedError):
        ClosedEvent().visible_to(0)


def cards_in_open_events() -> Iterator[str]:
    """The fields of open events that hold cards, as `Event.field`."""
    for event in get_args(Event):
        for field in fields(event):
            if issubclass(event, OpenEvent) and str(field.type) in ("Card", "CardSet"):
                yield f"{event.__name__}.{field.name}"


def test_open_events_hold_open_cards_only() -> None:
    """No open event has got a field of cards that nobody has looked at."""
    assert list(cards_in_open_events()) == HAS_OPEN_CARDS.split()


def test_everybody_sees_an_open_event() -> None:
    """An open event has no audience of its own: all see it. Rule: §3.9."""
    seen = [OpenEvent().visible_to(seat) for seat in (None, 0, 7)]
    assert seen == [True, True, True]
