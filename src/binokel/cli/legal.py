"""`binokel legal`: which cards of a hand may be played to a trick, and why the others may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from binokel.cards import CardSet
from binokel.cli.reading import largest_hand, read_cards, read_rules, read_trump, rules_option
from binokel.cli.screen import paper
from binokel.cli.spoken import SpokenCommand, WrongUse, lang_option, language, option, texts
from binokel.rules.playing import duties, playable, why_not_card
from binokel.rules.special import Contract
from binokel.rules.tricks import trick_winner
from binokel.words import Words

if TYPE_CHECKING:
    from binokel.cards import Card, Suit
    from binokel.rules.config import Rules


@click.command("legal", cls=SpokenCommand)
@click.argument("hand", nargs=-1, required=True)
@option("--trick", default="", metavar="CARDS")
@option("--trump", required=True, metavar="E|S|H|B|-")
@option("--leader", type=int, metavar="SEAT")
@option("--untendurch", is_flag=True)
@rules_option
@lang_option
def legal(  # noqa: PLR0913 -- one parameter an option
    hand: tuple[str, ...],
    trick: str,
    trump: str,
    leader: int | None,
    rules_name: str,
    *,
    untendurch: bool,
) -> None:
    """List the cards that may be played, then every other card with its reason."""
    rules = read_rules(rules_name).rules
    laid = read_cards((trick,), rules, rules.seats.players - 1)
    held = CardSet(read_cards(hand, rules, largest_hand(rules)))
    read_cards((*hand, trick), rules, rules.deck_size)  # together, too, no card exists three times
    suit = read_trump(trump)
    contract = Contract.UNTENDURCH if untendurch else Contract.NORMAL
    exempt = _partner_wins(rules, laid, suit, leader)
    play = duties(rules, contract)
    may = playable(play, held, laid, suit, exempt=exempt)
    said, page, words = texts(), paper(), Words(language())
    page.say(said("may-play", cards=may))
    for card in held.kinds:
        refusal = why_not_card(play, held, laid, suit, card, exempt=exempt)
        if refusal:
            page.say(f"{card}: {words.refusal(refusal)}")


def _partner_wins(
    rules: Rules, trick: tuple[Card, ...], trump: Suit | None, leader: int | None
) -> bool:
    """Whether a partner is winning and the rules free the player then. Rule: §6.10."""
    players = rules.seats.players
    if leader is not None and not 0 <= leader < players:
        raise WrongUse(texts()("no-seat", typed=leader, last=players - 1))
    if not trick or not rules.play.partner_exempt or not rules.fixed_sides:
        return False
    if leader is None:
        leader = 0  # who leads does not matter to who sits together, only the distance does
    winner = trick_winner(trick, leader, players, trump)
    return rules.sides().together(winner, (leader + len(trick)) % players)
