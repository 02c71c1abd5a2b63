"""A walker: plays deals and matches by legal actions drawn with a seeded generator."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Final

from binokel.cards import deck
from binokel.deal.actions import Action, Announce, Bury, Cards, Choose, Rufen, Trump
from binokel.deal.legal import Bids, Buries, Decks, Legal, Part
from binokel.deal.state import Deal
from binokel.errors import Reason
from binokel.match.state import Match

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from random import Random

    from binokel.deal.standing import Standing
    from binokel.deal.state import Step
    from binokel.match.state import MatchStep
    from binokel.rules.config import Rules

_WEIGHTS: Final = {Rufen: 6, Choose: 2, Trump: 9, Bury: 9}
"""How often a kind of action is taken beside others (once), so that most deals are played out."""
_LOWEST_BIDS: Final = 3
_GOES_WRONG: Final = 6
"""One of so many buries is a wrong one, where that is taken (§8.7)."""
_STAYS_SILENT: Final = 6


@dataclass(frozen=True, slots=True)
class Walked:
    """One step of a walk through a deal."""

    before: Deal
    action: Action
    step: Step


@dataclass(frozen=True, slots=True)
class MatchWalked:
    """One step of a walk through a match."""

    before: Match
    action: Action
    step: MatchStep


def random_deck(rules: Rules, rng: Random) -> Cards:
    """Any order of the deck. Rule: §2.4."""
    order = list(deck(with_diss=rules.deck.with_diss))
    rng.shuffle(order)
    return Cards(tuple(order))


def random_action(legal: Legal, rng: Random) -> Action:
    """One of the legal actions, without listing them: a bid among the lowest three, any bury.

    Raises:
        IndexError: if nothing is legal.
    """
    kinds = [kind for part in legal.parts for kind in _kinds(part, rng)]
    weights = [_weight(choices[0]) for choices in kinds]
    place = rng.choice([at for at, weight in enumerate(weights) for _ in range(weight)])
    return rng.choice(kinds[place])


def random_wrong_bury(deal: Deal, rng: Random) -> Bury | None:
    """A bury that would be taken and punished, None if there is none now. Rule: §8.7."""
    part = next((part for part in deal.legal.parts if isinstance(part, Buries)), None)
    if part is None or deal.rules.verdrueckt.mode != "penalise":
        return None
    size = deal.rules.dapp.size
    cards = tuple(rng.sample(list(part.hand), rng.choice((size, size - 1, size + 1))))
    shown = cards[:1] if len(cards) == size else ()
    bury = Bury(cards, shown)
    refusal = deal.why_not(bury)
    return bury if refusal is not None and refusal.reason is Reason.PUNISHABLE else None


def random_move(deal: Deal, rng: Random) -> Action:
    """What somebody, or chance, may do in a deal: a legal action, now and then a wrong bury."""
    wrong = random_wrong_bury(deal, rng) if rng.randrange(_GOES_WRONG) == 0 else None
    return wrong or random_action(deal.legal, rng)


def walk_deal(rules: Rules, rng: Random, standing: Standing | None = None) -> Iterator[Walked]:
    """The steps of a deal from its cards to its end."""
    deal = Deal.begin(rules, standing)
    while not deal.over:
        action = random_move(deal, rng)
        walked = Walked(deal, action, deal.apply(action, deal.to_act))
        yield walked
        deal = walked.step.deal


def walk_match(rules: Rules, rng: Random, max_deals: int) -> Iterator[MatchWalked]:
    """The steps of a match until it ends or so many deals have ended, redeals too."""
    match = Match.begin(rules, rng.randrange(rules.persons))
    left = max_deals
    while left and not match.over:
        action = random_deck(rules, rng) if match.waits_for_cards else random_move(match.deal, rng)
        walked = MatchWalked(match, action, match.apply(action, match.to_act))
        yield walked
        match = walked.step.match
        left -= match.deal.over


def _kinds(part: Part, rng: Random) -> list[list[Action]]:
    """The choices of a part, kind by kind; of many only some, drawn evenly."""
    match part:
        case Decks(rules):
            return [[random_deck(rules, rng)]]
        case Buries(rules, hand):
            return [[Bury(tuple(rng.sample(list(hand), rules.dapp.size)))]]
        case Bids():
            return _by_kind(islice(part, part.may_pass + _LOWEST_BIDS))
    return _by_kind(part)


def _by_kind(actions: Iterable[Action]) -> list[list[Action]]:
    kinds: dict[tuple[type, int], list[Action]] = {}
    for action in actions:
        kinds.setdefault((type(action), _weight(action)), []).append(action)
    return list(kinds.values())


def _weight(action: Action) -> int:
    if action == Announce(None):
        return _STAYS_SILENT
    return _WEIGHTS.get(type(action), 1)
