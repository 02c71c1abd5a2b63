"""`binokel melds`: which melds some cards hold."""

from __future__ import annotations

import click

from binokel.cards import CardSet
from binokel.cli.reading import largest_hand, read_cards, read_rules, read_trump, rules_option
from binokel.cli.screen import paper
from binokel.cli.spoken import SpokenCommand, lang_option, language, option, texts
from binokel.rules.melds import melds_in
from binokel.words import Words


@click.command("melds", cls=SpokenCommand)
@click.argument("cards", nargs=-1, required=True)
@option("--trump", required=True, metavar="E|S|H|B|-")
@rules_option
@lang_option
def melds(cards: tuple[str, ...], trump: str, rules_name: str) -> None:
    """Name each meld of the cards, their sum, and what lies on the table."""
    named = read_rules(rules_name)
    hand = CardSet(read_cards(cards, named.rules, largest_hand(named.rules)))
    found = melds_in(named.rules.melds, hand, read_trump(trump))
    said, page, words = texts(), paper(), Words(language())
    if not found.melds:
        page.say(said("no-melds" if read_trump(trump) else "no-melds-without-trump"))
        return
    for meld in found.melds:
        page.say(f"{words.meld(meld)}: {meld.cards}")
    page.say(said("melds-sum", augen=found.augen))
    page.say(said("melds-shown", cards=found.shown))
