"""What follows by itself on the declarer's last act: melds lie open, play begins or ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cards import EMPTY
from binokel.deal.events import HandOpened, Melded, PlayBegan, Settled
from binokel.rules.burying import declarer_melds
from binokel.rules.dealer import forehand
from binokel.rules.melds import melds_in
from binokel.rules.scoring import Count, settle
from binokel.rules.special import Special
from binokel.seats import seats_from

if TYPE_CHECKING:
    from binokel.deal.events import Event
    from binokel.deal.game import Game
    from binokel.deal.hidden import Hidden
    from binokel.rules.config import Rules
    from binokel.seats import Seat


def opening_lead(rules: Rules, dealer: int, hidden: Hidden, game: Game) -> tuple[Event, ...]:
    """All seats meld, an open hand is laid down, play begins. Rule: §5.1, §6.1, §10.7."""
    events: list[Event] = []
    if game.trump is not None:
        for seat in seats_from(game.declarer, rules.seats.players):
            hand, mine = hidden.hands[seat], seat == game.declarer
            buried = hidden.buried if mine else EMPTY
            events.append(Melded(seat, declarer_melds(rules, hand, buried, game.trump)))
    if game.special is Special.DURCH_OPEN:
        events.append(HandOpened(game.declarer, hidden.hands[game.declarer]))
    return (*events, PlayBegan(first_leader(rules, dealer, game)))


def first_leader(rules: Rules, dealer: int, game: Game) -> Seat:
    """Who leads the first trick. Rule: §6.1, §10.1."""
    if game.special is not None or rules.play.first_lead == "declarer":
        return game.declarer
    return forehand(rules, dealer)


def other_sides(rules: Rules, game: Game) -> tuple[Seat, ...]:
    """The seats that meld although nothing is played, in order of play. Rule: §8.3, §8.6."""
    sides = game.sides(rules)
    order = seats_from(game.declarer, rules.seats.players)
    return tuple(seat for seat in order if not sides.together(seat, game.declarer))


def end_without_tricks(
    rules: Rules, dealer: int, hidden: Hidden, game: Game, seats: tuple[Seat, ...]
) -> tuple[Event, ...]:
    """The melds of these seats and the settlement without a trick. Rule: §8.2 to §8.6."""
    melded = tuple(
        Melded(seat, melds_in(rules.melds, hidden.hands[seat], game.trump)) for seat in seats
    )
    augen = [0] * rules.seats.players
    for event in melded:
        augen[event.seat] = event.melds.augen
    assert game.bid is not None
    count = Count(
        game.contract,
        game.declarer,
        game.bid,
        tuple(augen),
        partner=game.partner,
        dealer=dealer,
    )
    return (*melded, Settled(settle(rules, count)))
