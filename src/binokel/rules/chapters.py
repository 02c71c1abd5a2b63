"""The options of the rule book, one frozen value for each chapter.

Field names, types and defaults stand here, where type checkers see them; ranges, sources and
meanings stand in `options.toml`. The defaults taken together are the preset `seed_3`. Numbers are
cards, seats, deals or Augen, as the field says.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from binokel.rules.bonus import FORTY, NO_BONUS, Bonus

CardAugen: TypeAlias = Literal["standard", "tens"]
"""How the Augen of cards are counted. Rule: §1.4."""
SidesKind: TypeAlias = Literal["solo", "pairs", "two_teams"]
"""Who scores together. Rule: §2.2."""
TieBreak: TypeAlias = Literal[
    "last_declarer", "most_deals", "highest", "exact_last_deal", "shared", "extra_deal"
]
"""What separates those who could win. Rule: §11.3."""


@dataclass(frozen=True, slots=True)
class DeckRules:
    """The deck (§1)."""

    with_diss: bool = True
    """48 cards with the Diss, or 40 without (§1.1)."""
    card_augen: CardAugen = "standard"
    """Standard 11 10 4 3 2 0; tens: A Z K count 10 each, O U 7 nothing (both 240) (§1.4)."""


@dataclass(frozen=True, slots=True)
class SeatRules:
    """Who sits at the table and scores together (§2)."""

    players: int = 3
    """Seats that hold cards in a deal, 2 to 8 (§2.1)."""
    sides: SidesKind = "solo"
    """Who scores together: nobody; the two facing each other; every other seat (§2.2)."""
    hand_size: int = 14
    """Cards dealt to each seat; players × hand_size + dapp.size is the deck, 4 to 24 (§2.4)."""
    dealer_sits_out: bool = False
    """One person more than players; the dealer gets no cards and writes nothing (§2.6)."""
    direction: Literal["ccw", "cw"] = "ccw"
    """Where the next seat sits; seat numbers follow the order of play either way (§2.1)."""


@dataclass(frozen=True, slots=True)
class AuctionRules:
    """The fight for the Dapp (§3)."""

    order: Literal["duel", "round"] = "duel"
    """Two speak against each other until one passes, or everybody speaks in turn (§3.7)."""
    opener: Literal["forehand", "second_hand"] = "forehand"
    """Who speaks first: the seat after the dealer, or the seat after that to forehand (§3.1)."""
    challenger: Literal["next_in_order", "partner_of_passer"] = "next_in_order"
    """Who takes over against the high bidder after a pass; partner only with fixed sides (§3.6)."""
    opening_min: int = 150
    """Lowest first bid, 0 to 1000 Augen (§3.2)."""
    opening_forced: bool = True
    """The opener may not pass (§3.2)."""
    step: int = 10
    """Every bid is a multiple of this, 1 to 100 (§3.3)."""
    jump: Literal["free", "exact"] = "free"
    """Raise by any number of steps, or by exactly one (the opening is the minimum then) (§3.3)."""
    all_pass: Literal["forehand_min", "dealer_zero", "redeal_same", "redeal_next"] = "forehand_min"  # noqa: S105 -- no password
    """What happens when nobody bids (only if the opener may pass) (§3.8)."""


@dataclass(frozen=True, slots=True)
class DappRules:
    """Dapp, trump and burying (§4)."""

    size: int = 6
    """Cards in the Dapp; 0 or 3 to 8, 0 to 8 (§2.4)."""
    trump_named: Literal["before_bury", "after_bury"] = "before_bury"
    """Trump is named before or after burying (§4.3)."""
    bury_melded_diss: bool = True
    """A trump Diss may be buried and still counts as melded (§4.5)."""
    announce_buried_trump: bool = False
    """Other trumps buried are named to the table (§4.7)."""


@dataclass(frozen=True, slots=True)
class MeldRules:
    """What melds are worth and what saves them (§5)."""

    doppelte_familie: int = 1500
    """Both copies of a Familie; 0 = counts as two Familien, 0 to 3000 Augen (§5.2)."""
    vier_zehner: int = 0
    """Four Zehner, one of each suit, 0 to 1000 Augen (§5.2)."""
    acht_asse: int = 1000
    """All eight Asse; 0 = counts as twice four, 0 to 3000 Augen (§5.2)."""
    acht_koenige: int = 1000
    """All eight Koenige; 0 = counts as twice four, 0 to 3000 Augen (§5.2)."""
    acht_ober: int = 1000
    """All eight Ober; 0 = counts as twice four, 0 to 3000 Augen (§5.2)."""
    acht_unter: int = 1000
    """All eight Unter; 0 = counts as twice four, 0 to 3000 Augen (§5.2)."""
    acht_zehner: int = 0
    """All eight Zehner; 0 = counts as twice four, 0 to 3000 Augen (§5.2)."""
    acht_diss: int = 0
    """All eight Diss; 0 = no such meld, 0 to 3000 Augen (§5.2)."""
    rundgang: Literal["parts", "plus_fours", "with_familie"] = "parts"
    """240 is a name; or the fours count beside it; or a Paar inside a Familie serves it (§5.7)."""
    familie_absorbs_paar: bool = True
    """The Koenig and Ober inside a Familie are not also a Paar (§5.4)."""
    binokel: int = 40
    """Schippen-Ober and Bollen-Unter, 0 to 1000 Augen (§5.2)."""
    doppelter_binokel: int = 300
    """Both copies of both; 0 = counts as two Binokel, 0 to 3000 Augen (§5.2)."""
    trumpf_diss: int = 10
    """Each trump Diss, 0 to 100 Augen (§5.2)."""
    need_trick: Literal["none", "seat", "side"] = "side"
    """Whose trick saves the melds: nobody's, each seat's own, one of the side (§5.11)."""


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The duties in a trick (§6)."""

    first_lead: Literal["forehand", "declarer"] = "forehand"
    """Who leads the first trick (§6.1)."""
    must_head: bool = True
    """When following, play a card that takes the lead in the trick if you can (§6.4)."""
    head_when_trumped: bool = False
    """Once trumped, a follower must still go over the highest card of the led suit (§6.5)."""
    must_trump: bool = True
    """Without the led suit, play a trump if you hold one (§6.6)."""
    must_overtrump: bool = True
    """Without the led suit, go over a trump already played if you can (§6.7)."""
    partner_exempt: bool = False
    """While your partner is winning the trick, only following suit is a duty (§6.10)."""
    last_trick: int = 10
    """Augen for the bonus trick, a multiple of ten, 0 to 100 Augen (§6.13)."""
    bonus_trick: Literal["last", "first"] = "last"
    """Which trick carries play.last_trick (§6.13)."""


@dataclass(frozen=True, slots=True)
class ScoringRules:
    """Counting and settling (§7)."""

    rounding: Literal["none", "half_up", "largest_remainder"] = "largest_remainder"
    """How trick Augen are written: exact, to the nearest ten, or in tens of the same sum (§7.4)."""
    bid_test: Literal["exact", "rounded"] = "exact"
    """Is the bid tested on exact or on written trick Augen (§7.3)."""
    lost_factor: int = 2
    """Times the bid that a lost deal costs, 1 to 2 (§7.6)."""
    lost_keeps_tricks: bool = True
    """A side that lost still writes its trick Augen (§7.6)."""
    lost_bonus: Bonus = NO_BONUS
    """Extra for each other side when the declarer loses (§7.7)."""


@dataclass(frozen=True, slots=True)
class AbgehenRules:
    """Giving up after the Dapp (§8)."""

    enabled: bool = True
    """The declarer may give up after seeing the Dapp (§8.1)."""
    factor: int = 1
    """Times the bid that Abgehen costs, 1 to 2 (§8.2)."""
    defenders_meld: bool = True
    """The others write their melds for the trump named (§8.3)."""
    bonus: Bonus = NO_BONUS
    """Extra for each other side on Abgehen (§8.4)."""


@dataclass(frozen=True, slots=True)
class VerdruecktRules:
    """The wrong bury (§8)."""

    mode: Literal["prevent", "penalise"] = "prevent"
    """A wrong bury is refused, or loses the deal (§8.7)."""
    bonus: Bonus = FORTY
    """Extra for each other side when the declarer is Verdrueckt (§8.6)."""


@dataclass(frozen=True, slots=True)
class RufenRules:
    """Calling a partner (§9)."""

    enabled: bool = False
    """The declarer may call a card; its holder becomes the partner (§9.1)."""
    if_absent: Literal["call_again", "alone"] = "call_again"
    """What follows when no other seat holds the called card (§9.5)."""
    score: Literal["side_total", "own_augen"] = "side_total"
    """Each seat writes the total of its side of this deal, or only its own Augen (§9.8)."""
    lost_by: Literal["both", "declarer"] = "both"
    """Who is charged the bid when the called side loses (§9.9)."""


@dataclass(frozen=True, slots=True)
class DurchRules:
    """Every trick, alone (§10)."""

    enabled: bool = False
    """Durch may be announced (§10.1)."""
    value: int = 1000
    """Augen for a Durch, 10 to 3000 Augen (§10.6)."""
    lost_factor: int = 1
    """Times the value that a lost Durch costs, 1 to 2 (§10.6)."""
    announce: Literal["before_auction", "after_dapp"] = "before_auction"
    """Asked before the auction (Dapp unused), or chosen by the declarer after the Dapp (§10.2)."""
    partner: Literal["breaks", "helps"] = "breaks"
    """A trick of the partner loses the Durch, or counts for it (§10.4)."""
    open_value: int = 0
    """Value of a Durch played with open cards; 0 = not offered, 0 to 3000 Augen (§10.7)."""


@dataclass(frozen=True, slots=True)
class UntendurchRules:
    """No trick (§10)."""

    enabled: bool = False
    """Untendurch may be announced (§10.1)."""
    value: int = 1000
    """Augen for an Untendurch, 10 to 3000 Augen (§10.6)."""
    lost_factor: int = 1
    """Times the value that a lost Untendurch costs, 1 to 2 (§10.6)."""
    announce: Literal["before_auction", "after_dapp"] = "before_auction"
    """Asked before the auction (Dapp unused), or chosen by the declarer after the Dapp (§10.2)."""
    partner: Literal["ignored", "breaks"] = "ignored"
    """A trick of the partner does not matter, or loses the Untendurch (§10.5)."""
    must_head: bool = True
    """The duty to head stays in an Untendurch (for all seats) (§10.3)."""


@dataclass(frozen=True, slots=True)
class MatchRules:
    """The end of the match and the separate account (§11)."""

    end: Literal["target", "deals"] = "target"
    """What ends the match (§11.1)."""
    target: int = 1000
    """Augen that end the match, 10 to 100000 Augen (§11.1)."""
    deals: int = 12
    """Number of deals when match.end is deals, 1 to 1000 (§11.1)."""
    finish_as_declarer: bool = False
    """Only a declarer who made his bid in this deal can finish (§11.4)."""
    tie_break: tuple[TieBreak, ...] = ("last_declarer", "highest", "extra_deal")
    """Who wins of several over the target or sharing first place, used in this order (§11.3)."""
    floor: int | None = None
    """A side at or below this loses and ends the match, -100000 to -10 Augen, or None (§11.5)."""
    special_account: Literal["separate", "score", "stars"] = "separate"
    """Where Durch and Untendurch are booked (§10.8)."""
    special_moves_dealer: bool = True
    """A Durch or Untendurch counts as a deal of the match and passes the deal on (§10.9)."""
