"""Laws of counting: tricks, the settlement, and the sheet of a match.

Every function raises `CheckFailed` if its law does not hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from binokel.deal.events import Redeal, TrickWon
from binokel.deal.playing import Playing
from binokel.rules.scoring import Count, settle, settle_special
from binokel.rules.special import Contract, Special
from binokel.testing import naive
from binokel.testing.demands import demand

if TYPE_CHECKING:
    from binokel.deal.game import Trick
    from binokel.deal.state import Deal, Step
    from binokel.deal.view import View
    from binokel.match.state import Match, MatchStep
    from binokel.rules.config import Rules
    from binokel.rules.scoring import Settlement
    from binokel.seats import BySeat


# ── tricks ───────────────────────────────────────────────────────────────────────────────────────


def tricks_go_to_their_winner(before: Deal, step: Step) -> None:
    """Who wins a trick gets its Augen and leads to the next. Rule: §6.11, §6.12, §6.13."""
    if not any(isinstance(event, TrickWon) for event in step.events):
        return
    assert isinstance(before.phase, Playing)
    rules, trick = before.rules, step.deal.view(None).tricks[-1]
    trump = before.phase.game.trump
    cards = [str(card) for card in trick.cards]
    winner = naive.winner_of(
        cards, trick.leader, rules.seats.players, trump.letter if trump else None
    )
    number = len(before.phase.tricks)
    bonus = number == (0 if rules.play.bonus_trick == "first" else rules.seats.hand_size - 1)
    augen = naive.augen_of(rules, cards) + (rules.play.last_trick if bonus and trump else 0)
    demand(
        "The highest trump, else the highest card of the led suit wins the trick (§6.11)",
        holds=(trick.winner, trick.augen) == (winner, augen),
        trick=trick,
        winner=winner,
        augen=augen,
    )
    after = step.deal.phase
    demand(
        "Who wins a trick leads to the next (§6.12)",
        holds=not isinstance(after, Playing) or after.to_act == after.leader == winner,
        winner=winner,
    )


# ── the settlement ───────────────────────────────────────────────────────────────────────────────


def settled_sums_are_whole(deal: Deal) -> None:
    """Trick Augen, bonus trick and buried cards are all there is. Rule: §4.8, §7.1, §7.4."""
    settlement, rules = deal.settlement, deal.rules
    if settlement is None or settlement.contract is not Contract.NORMAL:
        return
    augen = _trick_augen(rules, deal.view(None).tricks)
    buried = naive.augen_of(rules, [str(card) for card in deal.hidden.buried])
    augen[settlement.declarer] += buried
    demand(
        "Trick Augen and the declarer's buried cards are counted for their seats (§4.8, §7.1)",
        holds=settlement.trick_augen == tuple(augen),
        counted=settlement.trick_augen,
        wanted=augen,
    )
    demand(
        "All sides together have all Augen (§7.1)",
        holds=sum(augen) == rules.total_augen,
        augen=augen,
    )
    keeps_sum = rules.scoring.rounding != "half_up"
    demand(
        "The Augen written keep their sum (§7.4)",
        holds=not keeps_sum or sum(settlement.written) == rules.total_augen,
        written=settlement.written,
    )


def preview_is_booked(deal: Deal) -> None:
    """Settling what everybody can count gives what is booked. Rule: §7.3 to §7.9."""
    settlement = deal.settlement
    if settlement is not None:
        preview = public_settlement(deal.view(None))
        demand(
            "Settling from what lies open gives what is booked (§7)",
            holds=preview == settlement,
            preview=preview,
            booked=settlement,
        )


def public_settlement(view: View) -> Settlement:
    """The settlement of a finished deal, counted by somebody who sees the open table only.

    What the tricks do not hold is buried and belongs to the declarer (§4.8).
    """
    rules, game = view.rules, view.game
    assert game is not None
    players = rules.seats.players
    if game.special is not None:
        return settle_special(rules, game.special, game.declarer, won=_was_won(view))
    melds = tuple(shown.augen for shown in game.melds) or (0,) * players
    assert game.bid is not None
    if game.contract is not Contract.NORMAL:
        given_up = Count(
            game.contract,
            game.declarer,
            game.bid,
            melds,
            partner=game.partner,
            dealer=view.standing.dealer,
        )
        return settle(rules, given_up)
    augen = _trick_augen(rules, view.tricks)
    augen[game.declarer] += rules.total_augen - sum(augen)
    tricks = [sum(trick.winner == seat for trick in view.tricks) for seat in range(players)]
    count = Count(
        Contract.NORMAL,
        game.declarer,
        game.bid,
        melds,
        tuple(tricks),
        tuple(augen),
        game.partner,
        dealer=view.standing.dealer,
    )
    return settle(rules, count)


def _trick_augen(rules: Rules, tricks: tuple[Trick, ...]) -> list[int]:
    augen = [0] * rules.seats.players
    for trick in tricks:
        augen[trick.winner] += trick.augen
    return augen


def _was_won(view: View) -> bool:
    """Whether a special game was won, by its tricks. Rule: §10.4, §10.5."""
    game, rules = view.game, view.rules
    assert game is not None
    mates = naive.partners_of(rules, game.declarer, game.declarer, None)
    mine = [trick.winner == game.declarer for trick in view.tricks]
    theirs = [trick.winner in mates for trick in view.tricks]
    if game.special is Special.UNTENDURCH:
        return not any(mine) and not (rules.untendurch.partner == "breaks" and any(theirs))
    if rules.durch.partner == "helps":
        return all(one or other for one, other in zip(mine, theirs, strict=True))
    return all(mine)


# ── the sheet ────────────────────────────────────────────────────────────────────────────────────


def sheet_adds_up(match: Match) -> None:
    """Totals, special account and stars are the sums of the lines. Rule: §7.9, §10.8."""
    standing, lines = match.standing, match.lines
    accounts = range(len(standing.totals))
    totals = tuple(sum(line.change[account] or 0 for line in lines) for account in accounts)
    special = _sums(match, [line.settlement.account for line in lines])
    stars = _sums(match, [line.settlement.stars for line in lines])
    demand(
        "The totals of a match are the sums of its lines (§7.9)",
        holds=(standing.totals, standing.special, standing.stars) == (totals, special, stars),
        standing=standing,
        sums=(totals, special, stars),
    )


def _sums(match: Match, booked: list[BySeat[int]]) -> tuple[int, ...]:
    """What every person has got, of lists by seat; an empty one is a deal without."""
    sums = [0] * match.rules.persons
    for line, by_seat in zip(match.lines, booked, strict=True):
        for seat, number in enumerate(by_seat):
            sums[line.persons[seat]] += number
    return tuple(sums)


def lines_name_who_played(match: Match) -> None:
    """Every line has a person at every seat; a dash is the dealer's who sat out. Rule: §2.6."""
    seats = match.rules.seats
    for line in match.lines:
        out = set(range(match.rules.persons)) - set(line.persons)
        dashes = {place for place, change in enumerate(line.change) if change is None}
        demand(
            "The dealer who sits out writes a dash, nobody else does (§2.6)",
            holds=len(line.persons) == seats.players
            and out == dashes == ({line.dealer} if seats.dealer_sits_out else set()),
            line=line,
        )


def next_deal_is_like_the_first(before: Match, step: MatchStep) -> None:
    """Every deal has the same seats and sizes, and begins from the standing. Rule: §2.4."""
    if not before.waits_for_cards:
        return
    deal, rules = step.match.deal, before.rules
    sizes = tuple(len(hand) for hand in deal.hidden.hands), len(deal.hidden.dapp)
    demand(
        "Every deal has the same seats and sizes (§2.4)",
        holds=sizes == ((rules.seats.hand_size,) * rules.seats.players, rules.dapp.size),
        sizes=sizes,
    )
    demand(
        "A deal begins from the standing of its match (§2.3)",
        holds=deal.standing == before.standing and deal.rules == rules,
        standing=deal.standing,
    )


def deal_passes_on(before: Match, step: MatchStep) -> None:
    """After a deal the next person deals, but for the exceptions. Rule: §2.3, §3.8, §10.9."""
    match, rules = step.match, before.rules
    if not match.deal.over:
        return
    redealt = any(isinstance(event, Redeal) for event in step.events)
    stays = redealt and rules.auction.all_pass == "redeal_same"  # noqa: S105 -- no password
    settlement = match.deal.settlement
    if settlement is not None and not rules.match.special_moves_dealer:
        stays = settlement.special is not None
    wanted = (before.standing.dealer + (not stays)) % rules.persons
    demand(
        "The next person deals (§2.3)",
        holds=match.standing.dealer == wanted,
        dealer=match.standing.dealer,
        wanted=wanted,
    )


def end_is_the_end(match: Match) -> None:
    """A match that is over has winners and takes nothing more. Rule: §11.1, §11.2."""
    demand(
        "Only a match that is over has winners (§11.2)",
        holds=bool(match.winners) is match.over,
        winners=match.winners,
    )
    demand(
        "A match goes on until it is over (§11.1)",
        holds=bool(match.legal) is not match.over,
        legal=match.legal,
    )
    demand(
        "What a match calls legal it does not refuse (§11.1)",
        holds=all(match.why_not(action) is None for action in match.legal.first(3)),
        legal=match.legal,
    )
