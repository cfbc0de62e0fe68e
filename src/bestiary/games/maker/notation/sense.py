"""Whether a position in text makes sense: every word of it is read, and no fact is told in two ways."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bestiary.core.errors import BadNotation
from bestiary.games.maker.notation.actions import SEATS
from bestiary.games.maker.rules import graves, market, offers, surgery
from bestiary.games.maker.rules import numbers as n
from bestiary.games.maker.rules.position import Position

ON_MARKET = (n.WISHING, n.OFFERING, n.SELLING, n.DEMANDING, n.ANSWERING)
ONCE = 1  # a sale has one counter-demand


def check_sense(state: Position, parts: Mapping[str, str]) -> None:
    """Raise `BadNotation` for parts of a position that contradict each other or mean nothing together."""
    for wrong in (*_turn(state, parts), *_robbery(state, parts), *_operation(state, parts), *_market(state, parts)):
        raise BadNotation(wrong)


def _turn(state: Position, parts: Mapping[str, str]) -> Iterator[str]:
    if state.over and state.frames:
        yield f"ask={parts['ask']}: the game is over (end={parts['end']}), so nobody is asked"
    if state.prepared and state.phase == n.FIRST:
        yield "prepared=yes: a Study is prepared in the first Action, so write action=2 or action=3 too"
    if state.rounds() and state.round >= state.rounds() and not state.over:
        yield f"round={parts['round']}: the game ends after {state.rounds()} rounds, so write end= too"


def _robbery(state: Position, parts: Mapping[str, str]) -> Iterator[str]:
    frame = state.top()
    if frame not in (n.JOINING, n.SEALING):
        if any(choice != n.OUT for choice in state.sealed):
            yield f"sealed={parts['sealed']}: there is no robbery; write ask=joining:player or ask=sealing too"
        return
    if state.phase != n.FIRST:
        yield f"ask={parts['ask']}: graves are robbed in the first Action, so action={parts['action']} does not fit"
    if state.sealed[state.turn] == n.OUT:
        yield f"sealed={parts.get('sealed', '-')}: player {SEATS[state.turn]} is on turn and robs: write ? or a grave"
    if frame == n.JOINING and any(choice >= 0 for choice in state.sealed):
        yield f"sealed={parts['sealed']}: graves are chosen when all have answered; write ? for whoever takes part"
    if frame == n.JOINING and state.sealed[state.helper()] != n.OUT:
        yield f"ask={parts['ask']}: that player takes part already (sealed={parts['sealed']})"
    for seat, choice in enumerate(state.sealed):
        if choice != n.OUT and graves.why_not_rob(state, seat):
            yield f"sealed={parts['sealed']}: player {SEATS[seat]} has no robbery card face down"
        if choice >= 0 and graves.why_not_choose(state, seat, choice):
            yield f"sealed={parts['sealed']}: the card of {SEATS[seat]} for grave {choice + 1} lies face up (stones=)"


def _operation(state: Position, parts: Mapping[str, str]) -> Iterator[str]:
    frame = state.top()
    if frame not in (n.ASSISTING, n.TAKING):
        return
    if state.phase != n.SECOND:
        yield f"ask={parts['ask']}: one operates in the second Action; write action=2 too"
    steps, in_stock = (state.helper() - state.turn) % state.seats, surgery.kinds_in_stock(state, state.turn)
    rule = surgery.why_not_operate(state, steps, state.named_kind(), in_stock, n.ANY_RULE)
    if rule == n.M_14_ASSISTANT:
        yield f"ask={parts['ask']}: the assistant is another player than the one on turn"
    elif rule:
        yield f"ask={parts['ask']}: the operator has no such part that can be sewn on"
    if frame == n.TAKING and state.keeper(state.handed()) != state.helper():
        yield f"ask={parts['ask']}: what was handed over lies in the assistant's warehouse until he has taken a part"


def _market(state: Position, parts: Mapping[str, str]) -> Iterator[str]:
    frame = state.top()
    if frame not in ON_MARKET:
        for name in ("offer", "wanted", "points", "wish"):
            if name in parts:
                yield f"{name}={parts[name]}: nothing is for sale; write for example ask=selling:la2:0 too"
        return
    if state.phase != n.THIRD:
        yield f"ask={parts['ask']}: parts are sold in the third Action; write action=3 too"
    if market.why_not_sell(state, state.turn, state.goods()):
        yield f"ask={parts['ask']}: the goods lie in the warehouse of the player on turn"
    if frame != n.WISHING and frame != n.SELLING and state.buyer() == state.turn:
        yield f"ask={parts['ask']}: the seller is not asked for an offer"
    if frame == n.SELLING and state.top_value(2) > ONCE:
        yield f"ask={parts['ask']}: write 0 if the one counter-demand is open and 1 if it is used up"
    if frame == n.ANSWERING and state.points_demanded() > offers.points_of(state, state.buyer()):
        yield f"ask={parts['ask']}: that is more knowledge than the player has to give"
    yield from _bargain(state, parts)


def _bargain(state: Position, parts: Mapping[str, str]) -> Iterator[str]:
    """Yield what is wrong with offers and demands."""
    frame = state.top()
    for card, how in enumerate(state.offer):
        keeper = state.keeper(card)
        drafting = frame == n.OFFERING and keeper == state.buyer()
        if how and (keeper in (n.NOBODY, state.turn) or not (offers.has_offered(state, keeper) or drafting)):
            yield f"offer={parts['offer']}: #{card} belongs to no player who has made an offer (points=) or makes one"
    for seat, points in enumerate(state.offered):
        if points != n.NOBODY and (seat == state.turn or (points == 0 and not offers.laid_by(state, seat))):
            yield f"points={parts['points']}: player {SEATS[seat]} sells, or offers nothing at all"
    if offers.demanded(state) and frame not in (n.DEMANDING, n.ANSWERING):
        yield f"wanted={parts['wanted']}: nothing is demanded; write ask=demanding:card:player too"
    for card, wanted in enumerate(state.wanted):
        if wanted and frame in (n.DEMANDING, n.ANSWERING) and state.keeper(card) != state.buyer():
            yield f"wanted={parts['wanted']}: #{card} does not lie in the warehouse of the player who is asked"
