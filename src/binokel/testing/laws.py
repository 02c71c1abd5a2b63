"""Laws of a deal: what holds in every state and at every step, whatever the rules.

Every function raises `CheckFailed` if its law does not hold.
"""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from binokel.cards import EMPTY, Card, CardSet, Suit, deck
from binokel.deal.actions import (
    PASS,
    PLAYS,
    Abgehen,
    Announce,
    Bid,
    Bury,
    Cards,
    Choose,
    Give,
    Rufen,
    Trump,
)
from binokel.deal.playing import Playing
from binokel.deal.view import played_by
from binokel.errors import IllegalAction, Reason
from binokel.rules.special import Contract, Special
from binokel.testing import naive
from binokel.testing.demands import demand

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from binokel.deal.actions import Action
    from binokel.deal.state import Deal, Step
    from binokel.errors import Refusal
    from binokel.seats import Seat

_FEW = 40
"""So many legal actions are looked at one by one."""


def watchers(deal: Deal) -> tuple[Seat | None, ...]:
    """Everybody who looks at a deal: every seat, and the public."""
    return (*range(deal.rules.seats.players), None)


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def every_card_twice(deal: Deal) -> None:
    """Every kind of card keeps its two copies from deal to settlement. Rule: §1.1."""
    hidden, players = deal.hidden, deal.rules.seats.players
    lying = [*hidden.dapp, *hidden.buried]
    for seat in range(players):
        lying += [*hidden.hands[seat], *played_by(deal.phase, seat)]
    wanted = list(deck(with_diss=deal.rules.deck.with_diss)) if deal.history else []
    demand(
        "Every card exists twice, wherever it lies (§1.1)",
        holds=sorted(lying) == wanted,
        hidden=hidden,
    )


def counts_are_true(deal: Deal) -> None:
    """The numbers of cards that everybody sees are those that are held. Rule: §2.4, §4.10."""
    held = tuple(len(hand) for hand in deal.hidden.hands)
    demand(
        "The table counts the cards that are held (§2.4)",
        holds=deal.phase.counts(deal.rules) == held == deal.view(None).counts,
        counted=deal.phase.counts(deal.rules),
        held=held,
    )
    game = deal.view(None).game
    buried = len(deal.hidden.buried)
    demand(
        "The table knows how many cards are buried (§4.4)",
        holds=game is None or (game.buried or 0) == buried,
        buried=buried,
    )


def shown_cards_are_held(deal: Deal) -> None:
    """What lies open for a meld is in hand or has been played from it. Rule: §4.6, §5.12."""
    game = deal.view(None).game
    for seat, melds in enumerate(game.melds if game else ()):
        owned = deal.hidden.hands[seat] + CardSet(played_by(deal.phase, seat))
        demand(
            "Shown cards are in hand or were played from it (§5.12)",
            holds=melds.shown <= owned,
            seat=seat,
            shown=melds.shown,
            owned=owned,
        )


# ── what is seen ─────────────────────────────────────────────────────────────────────────────────


def views_follow_events(before: Deal, step: Step) -> None:
    """A view after a step is the view before, folded over the events its seat sees."""
    for seat in watchers(before):
        view = before.view(seat)
        for event in step.events:
            if event.visible_to(seat):
                view = view.after(event)
        demand(
            "The view after is the view before and the events seen (design §2)",
            holds=view == step.deal.view(seat),
            seat=seat,
            events=step.events,
        )


def views_hold_what_is_visible(deal: Deal) -> None:
    """A seat sees its own cards and the events for it; the public no cards. Rule: §2.5."""
    for seat in watchers(deal):
        view = deal.view(seat)
        own = EMPTY if seat is None else deal.hidden.hands[seat]
        seen = tuple(event for event in deal.history if event.visible_to(seat))
        demand(
            "A view holds the own hand and the events seen (§2.5)",
            holds=(view.hand, view.history) == (own, seen),
            seat=seat,
        )
        wanted = deal.legal.first(_FEW) if view.my_turn else ()
        demand(
            "Only the seat to act has something to do, and sees what (§3.10)",
            holds=view.legal.first(_FEW) == wanted,
            seat=seat,
        )


def imagined_truth_is_the_deal(deal: Deal, seat: Seat | None) -> None:
    """A view imagined with the cards as they lie gives the deal it was taken from."""
    demand(
        "Imagining the true cards gives the deal (design §2)",
        holds=deal.view(seat).imagine(deal.hidden) == deal,
        seat=seat,
    )


# ── what may be done ─────────────────────────────────────────────────────────────────────────────


def someone_can_act(deal: Deal) -> None:
    """Until the end somebody, or chance, has something to do; afterwards nobody."""
    demand(
        "There is a legal action until the deal is over (§4.2)",
        holds=bool(deal.legal) is not deal.over,
        phase=deal.phase,
    )
    demand(
        "What is legal first is legal (§4.2)",
        holds=all(deal.why_not(action) is None for action in deal.legal.first(_FEW)),
        legal=deal.legal,
    )


def legal_is_what_is_not_refused(deal: Deal, rng: Random) -> None:
    """An action is in the collection of legal ones just if nothing speaks against it."""
    for action in (*deal.legal.first(_FEW), *tried_actions(deal, rng)):
        refusal = deal.why_not(action, deal.to_act)
        demand(
            "An action is legal just if it is not refused (design §2)",
            holds=(action in deal.legal) is (refusal is None),
            action=action,
            refusal=refusal,
            legal=deal.legal,
        )


def nobody_acts_for_another(deal: Deal) -> None:
    """Only the seat to act may act. Rule: §3.10."""
    for action in deal.legal.first(3):
        for seat in range(deal.rules.seats.players):
            refused = deal.why_not(action, seat) is not None
            demand(
                "Only the seat to act may act (§3.10)",
                holds=refused is (seat != deal.to_act),
                action=action,
                seat=seat,
            )


def refusal_changes_nothing(deal: Deal, rng: Random) -> None:
    """A refused action raises its refusal and leaves the deal as it was. Rule: §3.10, §4.9."""
    before = deepcopy(deal)
    for action in tried_actions(deal, rng):
        refusal = deal.why_not(action, deal.to_act)
        if refusal is None or refusal.reason is Reason.PUNISHABLE:
            continue
        told = _refusal_raised(deal, action)
        demand(
            "A refused action is refused for its reason and changes nothing (§3.10)",
            holds=told == refusal and deal == before,
            action=action,
            refusal=refusal,
        )


def _refusal_raised(deal: Deal, action: Action) -> Refusal | None:
    try:
        deal.apply(action, deal.to_act)
    except IllegalAction as error:
        return error.refusal
    return None


def tried_actions(deal: Deal, rng: Random) -> Iterator[Action]:
    """Actions of every kind that somebody might try, legal now or not."""
    hand = list(deal.hidden.hands[rng.randrange(deal.rules.seats.players)])
    kinds, suits = list(Card), list(Suit)
    card = rng.choice(kinds)
    yield from (PASS, Announce(None), Rufen(card), Give(card), PLAYS[card])
    yield from (Trump(rng.choice(suits)), Abgehen(rng.choice(suits)))
    for special in Special:
        yield from (Announce(special), Choose(special))
    for held in hand[:4]:
        yield from (Rufen(held), Give(held), PLAYS[held])
    lowest = _lowest_bid(deal)
    for augen in (-10, 0, lowest - 10, lowest - 1, lowest, lowest + 1, lowest + 10, 10_000, 10_010):
        yield Bid(augen)
    yield from _tried_buries(deal, rng)
    order = list(deck(with_diss=deal.rules.deck.with_diss))
    yield from (Cards(tuple(order)), Cards(tuple(order[1:])), Cards((*order[1:], order[-1])))


def _lowest_bid(deal: Deal) -> int:
    bids = [action.augen for action in deal.legal.first(2) if isinstance(action, Bid)]
    return bids[0] if bids else deal.rules.auction.opening_min


def _tried_buries(deal: Deal, rng: Random) -> Iterator[Bury]:
    size = deal.rules.dapp.size
    hand = list(deal.hidden.hands[deal.to_act or 0])
    for number in (size, size, size - 1, size + 1):
        if 0 <= number <= len(hand):
            cards = tuple(rng.sample(hand, number))
            yield Bury(cards)
            yield Bury(cards, tuple(rng.sample(hand, min(2, len(hand)))))
    yield Bury(tuple(rng.choice(list(Card)) for _ in range(size)))


# ── playing ──────────────────────────────────────────────────────────────────────────────────────


def duty_is_obeyed(deal: Deal) -> None:
    """The legal plays are those that chapter §6 allows, read once more card by card."""
    phase = deal.phase
    if not isinstance(phase, Playing):
        return
    game, seat = phase.game, phase.to_act
    wanted = naive.allowed(
        naive.Table(
            deal.rules,
            [str(card) for card in deal.hidden.hands[seat]],
            [str(card) for card in phase.trick],
            game.trump.letter if game.trump else None,
            phase.leader,
            seat,
            naive.partners_of(deal.rules, seat, game.declarer, game.partner),
            game.contract is Contract.UNTENDURCH,
        )
    )
    found = {card.name for card in Card if PLAYS[card] in deal.legal}
    demand(
        "The duties of play are those of the rule book (§6)",
        holds=found == wanted and len(deal.legal) == len(wanted),
        found=found,
        wanted=wanted,
        trick=phase.trick,
        hand=deal.hidden.hands[seat],
        trump=game.trump,
        play=deal.rules.play,
    )


def equal_cards_share_their_fate(deal: Deal) -> None:
    """Two equal cards in a hand are both playable or both not. Rule: §1.6."""
    phase = deal.phase
    if not isinstance(phase, Playing):
        return
    hand = deal.hidden.hands[phase.to_act]
    playable = phase.playable(hand)
    demand(
        "Two equal cards are both playable or both not (§1.6)",
        holds=all(playable.count(card) == hand.count(card) for card in playable.kinds)
        and playable.bits > 0,
        hand=hand,
        playable=playable,
    )
