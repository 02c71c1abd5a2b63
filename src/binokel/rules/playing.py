"""Which cards may be played. Chapter §6, duties."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from binokel.cards import Card, CardSet, Suit
from binokel.errors import Reason, Refusal
from binokel.rules.special import Contract
from binokel.rules.tricks import beats, winning_card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from binokel.rules.config import PlayRules, Rules


def duties(rules: Rules, contract: Contract) -> PlayRules:
    """The duties of play in this contract. Rule: §6.14, §10.3."""
    if contract is Contract.UNTENDURCH and not rules.untendurch.must_head:
        return replace(rules.play, must_head=False)
    return rules.play


def playable(
    play: PlayRules, hand: CardSet, trick: Sequence[Card], trump: Suit | None, *, exempt: bool
) -> CardSet:
    """The cards of a hand that may be played to a trick; never empty for a hand with cards.

    `trump` is None in Durch and Untendurch; `exempt` says that a partner is winning and the rules
    free the player then (§6.10).

    Rule: §6.2 to §6.9.
    """
    if not trick:
        return hand
    suited = hand.bits & trick[0].suit.mask
    if suited:
        return CardSet.from_bits(suited if exempt else _following(play, suited, trick, trump))
    trumps = hand.bits & trump.mask if trump and play.must_trump and not exempt else 0
    return CardSet.from_bits(_trumping(play, trumps, trick, trump)) if trumps else hand


def _following(play: PlayRules, suited: int, trick: Sequence[Card], trump: Suit | None) -> int:
    """Of the cards of the led suit those that may follow, as bits. Rule: §6.4, §6.5."""
    if not play.must_head:
        return suited
    winning = winning_card(trick, trump)
    if winning.suit is not trick[0].suit:
        if not play.head_when_trumped:
            return suited
        winning = winning_card(trick, None)
    return suited & winning.higher or suited


def _trumping(play: PlayRules, trumps: int, trick: Sequence[Card], trump: Suit | None) -> int:
    """Of the trumps of a void hand those that may be played, as bits. Rule: §6.6, §6.7."""
    if not play.must_overtrump:
        return trumps
    # over a plain card `higher` holds no trump, and any trump will do
    return trumps & winning_card(trick, trump).higher or trumps


def why_not_card(  # noqa: PLR0913 -- one question of plain values
    play: PlayRules,
    hand: CardSet,
    trick: Sequence[Card],
    trump: Suit | None,
    card: Card,
    *,
    exempt: bool,
) -> Refusal | None:
    """Why a card may not be played, if it may not. Rule: §6.3 to §6.7."""
    if card not in hand:
        return Refusal(Reason.NOT_HELD, {"card": card})
    if card in playable(play, hand, trick, trump, exempt=exempt):
        return None
    led, winning = trick[0].suit, winning_card(trick, trump)
    facts = {"card": card, "led": led, "winning": winning, "trump": trump}
    if card.suit is led:
        trumped = winning.suit is not led
        return Refusal(Reason.MUST_HEAD_THOUGH_TRUMPED if trumped else Reason.MUST_HEAD, facts)
    if hand.of(led):
        return Refusal(Reason.MUST_FOLLOW, facts)
    return Refusal(Reason.MUST_OVERTRUMP if card.suit is trump else Reason.MUST_TRUMP, facts)


def heads(card: Card, trick: Sequence[Card], trump: Suit | None) -> bool:
    """Whether a card would take the lead in a trick. Rule: §6.4, §6.7."""
    return not trick or beats(card, winning_card(trick, trump), trump)
