"""What the person sees of the table, made of the view of his seat and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from binokel.cards import Suit
from binokel.cli.play.wishes import asked_for_cards, asked_to_bury, numbered
from binokel.cli.screen import HandRow, in_hand_order
from binokel.deal.announcing import Announcing
from binokel.deal.auctioning import Auction
from binokel.deal.events import Melded
from binokel.deal.playing import Playing
from binokel.deal.settled import Over
from binokel.rules.burying import declarer_melds
from binokel.rules.melds import melds_in
from binokel.rules.tricks import trick_winner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from binokel.cards import Card, CardSet
    from binokel.cli.screen import Screen
    from binokel.cli.texts import Texts
    from binokel.deal.game import Trick
    from binokel.deal.view import View
    from binokel.rules.melds import Melds
    from binokel.seats import Seat
    from binokel.words import Words

ASKED: Final = (
    "help-announce",
    "help-bid",
    "help-trump",
    "help-give",
    "help-bury",
    "help-card",
    "help-next",
)
"""The help on all that a person is asked in the course of a deal."""


class Table:
    """The table of one deal as one seat sees it, or as a watcher does."""

    def __init__(self, view: View, names: Sequence[str], words: Words, said: Texts) -> None:
        self._view: Final = view
        self._names: Final = names
        self._words: Final = words
        self._said: Final = said

    # ── before every question ────────────────────────────────────────────────────────────────────

    def facts(self) -> tuple[str, ...]:
        """What must always be in sight: declarer and bid, trump, partner, tricks, whose lead."""
        view, said, game = self._view, self._said, self._view.game
        facts = [said("fact-deal", number=view.standing.deals_played + 1)]
        if game is None:
            return (*facts, *self._auction_facts())
        who = self._name(game.declarer)
        if game.special is not None:
            facts.append(said("fact-special", who=who, game=self._words.special(game.special)))
        else:
            facts.append(said("fact-declarer", who=who, bid=game.bid or 0))
        if game.partner is not None:
            facts.append(said("fact-partner", who=self._name(game.partner)))
        if game.special is None:
            trump = game.trump
            facts.append(
                said("fact-trump", suit=self._words.suit(trump)) if trump else said("fact-no-trump")
            )
        if isinstance(view.phase, Playing):
            facts.append(said("fact-tricks", tricks=self._trick_counts()))
        return tuple(facts)

    def trick(self) -> tuple[str, ...]:
        """The cards on the table and who is ahead; or that it is the person's lead."""
        view = self._view
        if not isinstance(view.phase, Playing):
            return ()
        number = len(view.tricks) + 1
        if not view.trick or view.leader is None:
            return (self._said("trick-lead", number=number),)
        ahead = trick_winner(view.trick, view.leader, self._players, view.trump)
        laid = self._laid(view.leader, view.trick)
        return (
            self._said("trick-so-far", number=number, cards=laid),
            self._said("trick-ahead", who=self._name(ahead)),
        )

    def open_hand(self) -> tuple[str, ...]:
        """What is left of a hand laid open (§10.7)."""
        view = self._view
        if view.declarer is None or not view.open_hand or view.declarer == view.seat:
            return ()
        who = self._name(view.declarer)
        return (self._said("open-hand", who=who, cards=view.open_hand),)

    def hand(self, chosen: Sequence[Card] = ()) -> tuple[HandRow, ...]:
        """The person's cards suit by suit, trump first; numbered if they can be chosen now."""
        view = self._view
        numbers = numbered(view) if view.my_turn and asked_for_cards(view) else {}
        left = list(view.hand)
        for card in chosen:
            left.remove(card)
        return tuple(
            HandRow(
                suit,
                self._suit_label(suit),
                [(card, str(numbers[card]) if card in numbers else None) for card in cards],
            )
            for suit, cards in in_hand_order(left, view.trump).items()
        )

    def prompt(self, chosen: Sequence[Card] = ()) -> str:
        """What the person is asked."""
        view, said = self._view, self._said
        match view.phase:
            case Announcing():
                return said("ask-announce", games=self._specials())
            case Auction():
                return self._ask_bid()
            case Playing():
                numbers = numbered(view)
                only = next(iter(numbers)) if len(numbers) == 1 else None
                return said("ask-only-card", card=only) if only else said("ask-card")
        if view.game is not None and view.game.waits_for_return:
            return said("ask-give", who=self._name(view.game.partner or 0))
        if asked_to_bury(view):
            size = view.rules.dapp.size
            key = "ask-bury-sure" if len(chosen) == size else "ask-bury"
            return said(key, chosen=len(chosen), dapp=size)
        return said("ask-trump")

    # ── help ─────────────────────────────────────────────────────────────────────────────────────

    def help(self) -> tuple[str, ...]:
        """What can be typed now."""
        return (*self._said(self._asked).splitlines(), self._said("help-more"))

    def everything(self) -> tuple[str, ...]:
        """All that can ever be typed: the keys, then what is asked, in the order of a deal."""
        always = self._said("help-at-table").splitlines()
        return (
            *always,
            *(line for key in ASKED for line in self._said(key).splitlines()),
        )

    @property
    def _asked(self) -> str:
        """The help on what is asked now, one of `ASKED`."""
        view = self._view
        match view.phase:
            case Announcing():
                return "help-announce"
            case Auction():
                return "help-bid"
            case Playing():
                return "help-card"
            case Over():
                return "help-next"
        if view.game is not None and view.game.waits_for_return:
            return "help-give"
        return "help-bury" if asked_to_bury(view) else "help-trump"

    # ── on demand ────────────────────────────────────────────────────────────────────────────────

    def auction(self) -> tuple[str, ...]:
        """Every word of the auction, in order (§3.9)."""
        bidding = self._view.bidding
        if bidding is None or not bidding.calls:
            return (self._said("no-auction"),)
        passed = self._said("call-passed")
        return tuple(
            self._said("call-made", who=self._name(seat), what=passed if bid is None else bid)
            for seat, bid in bidding.calls
        )

    def dapp(self) -> tuple[str, ...]:
        """The Dapp as it was turned up (§4.1)."""
        game = self._view.game
        if game is None or not game.dapp:
            return (self._said("no-dapp"),)
        lines = [self._said("dapp-was", cards=game.dapp)]
        if self._view.buried:
            lines.append(self._said("dapp-buried", cards=self._view.buried))
        if game.announced:
            lines.append(self._said("dapp-announced", cards=game.announced))
        return tuple(lines)

    def last_trick(self) -> tuple[str, ...]:
        """The last complete trick, card by card."""
        if not self._view.tricks:
            return (self._said("no-trick"),)
        trick = self._view.tricks[-1]
        number = len(self._view.tricks)
        return (
            self._said("trick-was", number=number, cards=self._laid(trick.leader, trick.cards)),
            self._said("trick-won", who=self._name(trick.winner), augen=trick.augen),
        )

    def tricks(self) -> tuple[str, ...]:
        """Who has won which tricks."""
        if not self._view.tricks:
            return (self._said("no-trick"),)
        return tuple(
            self._said("tricks-of", who=self._name(seat), count=len(won), which=", ".join(won))
            for seat in range(self._players)
            if (won := _won_by(self._view.tricks, seat))
        )

    def melds(self) -> tuple[str, ...]:
        """The melds of all seats once they are shown; before, what the own hand would meld."""
        game = self._view.game
        if game is not None and game.melds:
            return tuple(
                line
                for seat, melds in enumerate(game.melds)
                for line in self._melds_of(seat, melds)
            )
        return self.own_melds()

    def own_melds(self, chosen: Sequence[Card] = ()) -> tuple[str, ...]:
        """What the own hand melds: with each suit as trump, or with the trump that is named."""
        view = self._view
        if view.seat is None or not view.hand:
            return (self._said("no-melds-yet"),)
        if view.trump is not None:
            melds = self.melds_that_stay(chosen)
            return self._melds_of(view.seat, melds)
        return tuple(
            self._said(
                "melds-with-trump",
                suit=self._words.suit(suit),
                augen=melds.augen,
                melds=", ".join(self._words.meld(meld) for meld in melds.melds) or "–",
            )
            for suit in Suit
            if (melds := melds_in(view.rules.melds, self._kept(chosen), suit)) is not None
        )

    def meld_sums(self, chosen: Sequence[Card] = ()) -> str:
        """What the own hand, without the cards chosen, melds with each suit as trump."""
        rules, kept = self._view.rules.melds, self._kept(chosen)
        return ", ".join(
            f"{self._words.suit(suit)} {melds_in(rules, kept, suit).augen}" for suit in Suit
        )

    def melds_that_stay(self, chosen: Sequence[Card]) -> Melds:
        """The own melds if these cards are buried (§4.6)."""
        view = self._view
        buried = type(view.hand)(chosen)
        return declarer_melds(view.rules, view.hand - buried, buried, view.trump)

    # ── words ────────────────────────────────────────────────────────────────────────────────────

    @property
    def _players(self) -> int:
        return self._view.rules.seats.players

    def _kept(self, chosen: Sequence[Card]) -> CardSet:
        return self._view.hand - type(self._view.hand)(chosen)

    def _name(self, seat: Seat) -> str:
        return self._words.side((seat,), self._names, self._view.seat)

    def _laid(self, leader: Seat, cards: Sequence[Card]) -> str:
        laid = (
            f"{self._name((leader + place) % self._players)} {card}"
            for place, card in enumerate(cards)
        )
        return ", ".join(laid)

    def _trick_counts(self) -> str:
        counts = (
            f"{self._name(seat)} {len(_won_by(self._view.tricks, seat))}"
            for seat in range(self._players)
        )
        return ", ".join(counts)

    def _suit_label(self, suit: Suit) -> str:
        name = self._words.suit(suit)
        return self._said("trump-suit", suit=name) if suit is self._view.trump else name

    def _specials(self) -> str:
        legal = self._view.legal
        games = (special for action in legal if (special := getattr(action, "special", None)))
        return ", ".join(self._words.special(special) for special in games)

    def _auction_facts(self) -> tuple[str, ...]:
        bidding = self._view.bidding
        if bidding is None:
            return ()
        if bidding.bid is None or bidding.high is None:
            return (self._said("fact-no-bid"),)
        return (self._said("fact-bid", who=self._name(bidding.high), bid=bidding.bid),)

    def _ask_bid(self) -> str:
        from binokel.rules.auction import lowest_bid, must_open  # noqa: PLC0415 -- only here

        bidding = self._view.bidding
        assert bidding is not None
        lowest = lowest_bid(self._view.rules, bidding)
        if lowest is None:
            return self._said("ask-only-pass")
        key = "ask-open" if must_open(self._view.rules, bidding) else "ask-bid"
        return self._said(key, lowest=lowest)

    def _melds_of(self, seat: Seat, melds: Melds) -> tuple[str, ...]:
        said = self._words.event(Melded(seat, melds), self._names, self._view.seat) or ""
        if not melds.melds:
            return (said,)
        return (said, self._said("melds-shown", cards=melds.shown))


def show_question(screen: Screen, table: Table, chosen: Sequence[Card] = ()) -> None:
    """Everything the person needs to answer: what is in force, the trick, his hand."""
    screen.status(table.facts())
    for line in (*table.trick(), *table.open_hand()):
        screen.say(line)
    screen.hand(table.hand(chosen))


def _won_by(tricks: Sequence[Trick], seat: Seat) -> list[str]:
    return [str(number) for number, trick in enumerate(tricks, 1) if trick.winner == seat]
