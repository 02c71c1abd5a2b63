"""Situations at the table, written down in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.cards import CardSet, Suit, parse_cards
from binokel.deal.auctioning import Auction
from binokel.deal.game import Game, Trick
from binokel.deal.playing import Playing
from binokel.deal.standing import Standing
from binokel.deal.view import View
from binokel.rules import auction
from binokel.rules.melds import NO_MELDS
from binokel.rules.playing import duties
from binokel.rules.special import Contract
from binokel.rules.tricks import trick_augen, trick_winner

if TYPE_CHECKING:
    from binokel.rules.config import Rules


def in_auction(rules: Rules, hand: str, *calls: int | None, dealer: int = 0) -> View:
    """The view of the seat to speak after these calls; None is a pass."""
    bidding = auction.opening(rules, dealer)
    for call in calls:
        if call is None:
            bidding = auction.after_pass(rules, bidding, dealer)
        else:
            bidding = auction.after_bid(rules, bidding, call)
    phase = Auction(dealer, bidding)
    return View(rules, Standing.first(rules, dealer), phase, phase.to_act, CardSet(hand))


def in_play(  # noqa: PLR0913 -- what lies on a table
    rules: Rules, hand: str, trick: str, game: Game, *, leader: int, before: tuple[str, ...] = ()
) -> View:
    """The view of the seat to play; every trick before was led by the winner of the last one."""
    players, trump = rules.seats.players, game.trump
    assert trump is not None
    tricks: list[Trick] = []
    first = leader
    for text in before:
        cards = parse_cards(text)
        winner = trick_winner(cards, first, players, trump)
        tricks.append(Trick(first, cards, winner, trick_augen(rules, cards)))
        first = winner
    now = parse_cards(trick)
    phase = Playing(
        0,
        game,
        game.sides(rules),
        duties(rules, Contract.NORMAL),
        first,
        (first + len(now)) % players,
        now,
        tuple(tricks),
    )
    return View(rules, Standing.first(rules), phase, phase.to_act, CardSet(hand))


def game(declarer: int, trump: Suit, bid: int = 200, players: int = 3) -> Game:
    """A game with nothing melded."""
    return Game(declarer, bid=bid, trump=trump, buried=0, melds=(NO_MELDS,) * players)
