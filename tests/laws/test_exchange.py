"""The exchange law: where hidden cards lie otherwise, a seat sees the same at every step."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from binokel.cards import Card, CardSet, Suit, parse_cards
from binokel.deal.actions import PASS, Announce, Bid, Bury, Give, Rufen, Trump
from binokel.deal.declaring import Declaring
from binokel.deal.events import BuriedNamed, CardReturned, CardsBuried, HandDealt
from binokel.deal.playing import Playing
from binokel.deal.view import View, game_of
from binokel.rules.presets import PRESETS
from binokel.rules.special import Special
from binokel.testing.demands import CheckFailed
from binokel.testing.exchange import exchange_law, exchanged, unseen
from binokel.testing.laws import watchers
from binokel.testing.replay import states_of
from binokel.testing.rulesets import random_rules
from binokel.testing.scenes import act, begun
from binokel.testing.walk import walk_deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from binokel.deal.actions import Action
    from binokel.deal.events import Event
    from binokel.deal.hidden import Hidden
    from binokel.deal.phase import Phase
    from binokel.deal.state import Deal
    from binokel.rules.config import Rules
    from binokel.seats import Seat
    from binokel.testing.exchange import Place

TRIES = 5


def states_by_phase(rules: Rules, seeds: Iterable[int]) -> dict[str, list[Deal]]:
    """One state of every phase of some deals, by name of the phase."""
    found: dict[str, list[Deal]] = defaultdict(list)
    for seed in seeds:
        rng = Random(seed)
        of_phase: dict[str, list[Deal]] = defaultdict(list)
        for walked in walk_deal(rules, rng):
            of_phase[type(walked.step.deal.phase).__name__].append(walked.step.deal)
        for name, deals in of_phase.items():
            found[name].append(rng.choice(deals))
    return found


def exchanges(deal: Deal, seed: int = 0) -> Counter[Place]:
    """Hold a deal against the law for everybody; how often cards were exchanged, by place."""
    rng = Random(seed)
    places: Counter[Place] = Counter()
    for seat in watchers(deal):
        places += exchange_law(deal, seat, rng, TRIES)
    return places


@pytest.mark.parametrize("name", PRESETS)
def test_a_seat_sees_the_same_wherever_hidden_cards_lie(name: str) -> None:
    """In every phase of every preset, from the first view to the last, with real alternatives.

    Of all tries at least a fifth find another assignment, so the law is not empty. Rule: §2.5.
    """
    deals = some_deals(name)
    found = all_exchanges(deals)
    tries = TRIES * sum(len(watchers(deal)) for deal in deals)
    assert found["hand"] > tries / 5
    assert PRESETS[name].dapp.size == 0 or found["buried"] + found["dapp"] > 0


def test_a_seat_sees_the_same_under_any_rules() -> None:
    """House rules do not open a hole either; all four kinds of hidden places take part."""
    found: Counter[Place] = Counter()
    for seed in range(40):
        rng = Random(seed)
        states = [walked.step.deal for walked in walk_deal(random_rules(rng), rng)]
        found += exchanges(rng.choice(states), seed)
    assert min(found[place] for place in ("hand", "buried", "dapp")) > 10


def rufen_deal() -> Deal:
    """Seat 1 has called the Herz-Koenig of seat 2 and given a card back. Rule: §9.3."""
    deal = begun(PRESETS["rufen_4"], "", "EU SU", "HK", "")
    opening: list[Action] = [*[Announce(None)] * 4, Bid(200), *[PASS] * 3]
    return act(deal, *opening, Rufen(Card.HK), Give(Card.SU)).deal


def returned_cards(deal: Deal) -> dict[Seat | None, int]:
    """How often another card could have been given back, for everybody who looks."""
    return {seat: exchange_law(deal, seat, Random(1), 60)["returned"] for seat in watchers(deal)}


def test_the_card_given_back_is_known_to_the_partners_only() -> None:
    """Whatever card goes back, the two others and the public see the same. Rule: §9.3."""
    found = returned_cards(rufen_deal())
    assert found[1] == found[2] == 0
    assert min(found[0], found[3], found[None]) > 0


# ── a hole is found ──────────────────────────────────────────────────────────────────────────────


def next_hand(hidden: Hidden, seat: Seat | None) -> CardSet:
    """The hand of the next seat."""
    return hidden.hands[((seat or 0) + 1) % len(hidden.hands)]


def one_card(hidden: Hidden, seat: Seat | None) -> CardSet:
    """A single card of the next seat."""
    return CardSet(next_hand(hidden, seat).kinds[:1])


def some_deals(name: str) -> list[Deal]:
    """Some deals in every phase."""
    return [deal for deals in states_by_phase(PRESETS[name], range(4)).values() for deal in deals]


def all_exchanges(deals: list[Deal]) -> Counter[Place]:
    """Hold deals against the law; how often cards were exchanged, by place."""
    return sum((exchanges(deal) for deal in deals), Counter())


LEAKS: dict[str, Callable[[Hidden, Seat | None], CardSet]] = {
    "the next hand": next_hand,
    "one card of it": one_card,
    "the Dapp": lambda hidden, _: hidden.dapp,
    "the buried cards": lambda hidden, _: hidden.buried,
    "the card given back": lambda hidden, _: CardSet([hidden.returned] if hidden.returned else []),
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_a_view_that_leaks_is_found(
    leak: Callable[[Hidden, Seat | None], CardSet], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A view that shows one hidden card on purpose breaks the law."""
    honest = View.of.__func__  # type: ignore[attr-defined]

    def leaky(cls: type[View], *parts: Any) -> View:
        view: View = honest(cls, *parts)
        return replace(view, buried=leak(parts[3], view.seat))

    deals = [deal for name in ("rufen_4", "seed_4") for deal in some_deals(name)]
    monkeypatch.setattr(View, "of", classmethod(leaky))
    with pytest.raises(CheckFailed, match="a seat sees the same"):
        all_exchanges([*deals, rufen_deal()])


def test_an_event_told_to_too_many_leaves_nothing_to_exchange(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If everybody were told the card given back, the rates above would fall to nothing."""
    deal = rufen_deal()
    monkeypatch.setattr(CardReturned, "visible_to", lambda *_: True)
    assert sum(returned_cards(deal).values()) == 0
    monkeypatch.setattr(HandDealt, "visible_to", lambda *_: True)
    assert exchanges(deal)["hand"] == 0


def test_a_phase_that_keeps_a_closed_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The open table may not remember which cards were buried, not even in its oldest part."""
    honest = Declaring.evolve

    def leaky(phase: Declaring, rules: Rules, event: Event) -> Phase:
        after = honest(phase, rules, event)
        if isinstance(event, CardsBuried) and isinstance(after, Declaring) and after.game.auction:
            auction = replace(after.game.auction, order=tuple(map(int, event.cards)))
            return replace(after, game=replace(after.game, auction=auction))
        return after

    monkeypatch.setattr(Declaring, "evolve", leaky)
    deals = states_by_phase(PRESETS["seed_3"], range(4))["Playing"]
    with pytest.raises(CheckFailed, match="a seat sees the same"):
        all_exchanges(deals)


def test_an_open_event_that_tells_buried_cards_leaves_none_to_exchange(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What an open event tells is known: the rate of buried cards above would fall to nothing."""
    deals = states_by_phase(PRESETS["seed_3"], range(4))["Playing"]
    assert all_exchanges(deals)["buried"] > 0
    honest = Playing.decide

    def leaky(phase: Playing, rules: Rules, hidden: Hidden, action: Action) -> tuple[Event, ...]:
        told = BuriedNamed(phase.game.declarer, hidden.buried)
        return (*honest(phase, rules, hidden, action), told)

    monkeypatch.setattr(Playing, "decide", leaky)
    leaked = states_by_phase(PRESETS["seed_3"], range(4))["Playing"]
    played = [deal for deal in leaked if isinstance(deal.history[-1], BuriedNamed)]
    assert len(played) > 2
    assert all_exchanges(played)["buried"] == 0


# ── what the law is made with ────────────────────────────────────────────────────────────────────


def test_an_exchange_is_another_deal_with_the_same_events() -> None:
    """Every alternative differs in its hidden cards and in nothing the seat has seen."""
    for deal in some_deals("seed_4"):
        for seat in watchers(deal):
            for _, other in exchanged(deal, seat, Random(2), 5):
                seen = [event for event in deal.history if event.visible_to(seat)]
                assert [event for event in other.history if event.visible_to(seat)] == seen
                assert other != deal


def test_what_lies_open_is_not_exchanged() -> None:
    """Shown melds, an open hand and named buried cards are no unseen cards. Rule: §5.1, §10.7."""
    rules = PRESETS["seed_3"].with_(durch__enabled=True, durch__open_value=1500)
    opened = act(begun(rules), Announce(Special.DURCH_OPEN)).deal
    assert 1 not in unseen(opened.view(0), opened.hidden)
    dealt = begun(rules, "", "HK HO E7 E7 H7 H7 S7 S7")
    auction: list[Action] = [*[Announce(None)] * 3, Bid(150), PASS, PASS]
    bury = Bury(parse_cards("E7 E7 H7 H7 S7 S7"))
    shown = act(dealt, *auction, Trump(Suit.EICHEL), bury).deal
    game = game_of(shown.phase)
    assert game is not None
    assert game.announced == CardSet("E7 E7")
    left = unseen(shown.view(0), shown.hidden)
    assert Card.HK not in left[1]
    assert Card.E7 not in left["buried"]


def test_states_of_a_deal_are_those_it_went_through() -> None:
    """A deal played again goes through the same states."""
    for name in ("rufen_4", "drecksau_3", "ohmden"):
        walk = list(walk_deal(PRESETS[name], Random(7)))
        states = states_of(walk[-1].step.deal)
        assert states == (walk[0].before, *(walked.step.deal for walked in walk))
