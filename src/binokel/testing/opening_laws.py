"""Laws of what lies between the auction and the first lead: who melds what, and who leads.

Every function raises `CheckFailed` if its law does not hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cards import Card, Rank
from binokel.deal.events import GivenUp, Melded, PlayBegan
from binokel.rules.melds import melds_in
from binokel.testing import naive
from binokel.testing.demands import demand

if TYPE_CHECKING:
    from binokel.deal.game import Game
    from binokel.deal.state import Deal, Step
    from binokel.rules.config import Rules


def melds_come_from_hands(_: Deal, step: Step) -> None:
    """Every seat melds the hand it plays; a trump Diss buried before counts. Rule: §4.5, §5.1."""
    deal, game = step.deal, step.deal.view(None).game
    for event in step.events:
        if not isinstance(event, Melded):
            continue
        assert game is not None
        wanted = melds_in(deal.rules.melds, deal.hidden.hands[event.seat], game.trump)
        buried = _buried_diss(deal, game) if event.seat == game.declarer else 0
        augen = wanted.augen + buried * deal.rules.melds.trumpf_diss
        demand(
            "Every seat melds from the hand it plays, a buried trump Diss aside (§4.5, §5.1)",
            holds=(event.melds.augen, event.melds.shown) == (augen, wanted.shown),
            melded=event,
            wanted=wanted,
            buried=buried,
        )


def _buried_diss(deal: Deal, game: Game) -> int:
    """How many trump Diss count though they are buried. Rule: §4.5."""
    rules = deal.rules
    if rules.dapp.trump_named == "after_bury" or not rules.dapp.bury_melded_diss or not game.trump:
        return 0
    return deal.hidden.buried.count(Card.of(game.trump, Rank.DISS))


def the_right_seats_meld(_: Deal, step: Step) -> None:
    """Before the tricks all meld, where nothing is played the other sides. Rule: §5.1, §8.3."""
    game, kinds = step.deal.view(None).game, {type(event) for event in step.events}
    if game is None or not kinds & {PlayBegan, GivenUp, Melded}:
        return
    melded = [event.seat for event in step.events if isinstance(event, Melded)]
    wanted = _melding(step.deal.rules, game, began=PlayBegan in kinds)
    demand(
        "All meld before the tricks, the other sides where nothing is played (§5.1, §8.3, §8.6)",
        holds=melded == wanted,
        melded=melded,
        wanted=wanted,
    )


def _melding(rules: Rules, game: Game, *, began: bool) -> list[int]:
    """Who melds, in order of play from the declarer."""
    players = rules.seats.players
    turn = [(game.declarer + place) % players for place in range(players)]
    if began:
        return turn if game.trump else []
    if game.gave_up and not rules.abgehen.defenders_meld:
        return []
    mates = naive.partners_of(rules, game.declarer, game.declarer, game.partner)
    return [seat for seat in turn[1:] if seat not in mates]


def the_right_seat_leads(before: Deal, step: Step) -> None:
    """Forehand leads, or the declarer; the player of a special game always. Rule: §6.1, §10.1."""
    rules, game = step.deal.rules, step.deal.view(None).game
    for event in step.events:
        if isinstance(event, PlayBegan):
            assert game is not None
            out = rules.seats.dealer_sits_out
            forehand = 0 if out else (before.standing.dealer + 1) % rules.seats.players
            declares = game.special is not None or rules.play.first_lead == "declarer"
            demand(
                "Forehand leads, or the declarer where that is played (§6.1, §10.1)",
                holds=event.leader == (game.declarer if declares else forehand),
                led=event.leader,
            )
