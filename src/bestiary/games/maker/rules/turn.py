"""A turn, whole: the steps of its three Actions, who is asked at each, what is done and what follows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import bestiary.games.maker.rules.graves as graves
import bestiary.games.maker.rules.market as market
import bestiary.games.maker.rules.numbers as n
import bestiary.games.maker.rules.offers as offers
import bestiary.games.maker.rules.recovery as recovery
import bestiary.games.maker.rules.scoring as scoring
import bestiary.games.maker.rules.study as study
import bestiary.games.maker.rules.surgery as surgery
import bestiary.games.maker.rules.thefts as thefts
from bestiary.games.maker.rules.position import Position

# The steps of a turn, and what kinds of decisions are due at each, in ascending order
STEPS: Final[dict[i64, tuple[i64, ...]]] = {
    n.ACTION_DUE + n.FIRST: (n.STEAL, n.HEAP_THEFT, n.ROB, n.PREPARE, n.SKIP),
    n.JOINING: (n.JOIN, n.STAY_OUT),
    n.SEALING: (n.CHOOSE_GRAVE,),
    n.ACTION_DUE + n.SECOND: (n.OPERATE, n.STUDY, n.REVIVE, n.SKIP),
    n.ASSISTING: (n.HAND_OVER,),
    n.TAKING: (n.TAKE,),
    n.ACTION_DUE + n.THIRD: (n.SELL, n.RECOVER, n.SKIP),
    n.WISHING: (n.WISH,),
    n.OFFERING: (n.SHOW, n.ADD, n.POINTS, n.PASS),
    n.SELLING: (n.ACCEPT, n.DEMAND, n.END_SALE),
    n.DEMANDING: (n.WANT, n.POINTS),
    n.ANSWERING: (n.AGREE, n.REFUSE),
}


def to_act(position: Position) -> i64:
    """Return who is asked, as a mask: robbers who choose all at once, else one player."""
    pending = position.top()
    if pending == n.SEALING:
        return graves.choosing(position)
    if pending == n.JOINING or pending == n.ASSISTING or pending == n.TAKING:
        return i64(1) << position.helper()
    if pending == n.OFFERING or pending == n.ANSWERING:
        return i64(1) << position.buyer()
    return i64(0) if position.over else i64(1) << position.turn


def carry_out(position: Position, seat: i64, action: i64) -> None:
    """Do what was decided; once nothing is pending any more the Action is done, and the turn goes on."""
    kind = n.KIND_OF[action]
    if kind == n.SKIP:
        position.tell(n.SKIPPED, seat, position.phase)
    elif position.phase == n.FIRST:
        do_first(position, seat, kind, action - kind)
    elif position.phase == n.SECOND:
        do_second(position, seat, kind, action - kind)
    else:
        do_third(position, seat, kind, action - kind)
    if len(position.frames) == 0:
        go_on(position)


def do_first(position: Position, seat: i64, kind: i64, part: i64) -> None:
    """Steal from a grave, the Gallows Heap or a warehouse, or prepare to study."""
    if kind == n.ROB:
        graves.announce(position, seat)
    elif kind == n.JOIN or kind == n.STAY_OUT:
        graves.join(position, seat, kind == n.JOIN)
    elif kind == n.CHOOSE_GRAVE:
        graves.seal(position, seat, part)
    elif kind == n.HEAP_THEFT:
        thefts.rob_heap(position, seat, part)
    elif kind == n.STEAL:
        thefts.steal(position, seat, part)
    else:
        study.prepare(position, seat)


def do_second(position: Position, seat: i64, kind: i64, part: i64) -> None:
    """Study, operate or revive."""
    if kind == n.STUDY:
        study.study(position, seat)
    elif kind == n.OPERATE:
        surgery.operate(position, seat, position.player(part // n.KINDS), part % n.KINDS)
    elif kind == n.HAND_OVER:
        surgery.hand_over(position, seat, part)
    elif kind == n.TAKE:
        surgery.take_in_return(position, seat, part)
    else:
        surgery.revive(position, seat)


def do_third(position: Position, seat: i64, kind: i64, part: i64) -> None:
    """Sell an organ or recover robbery cards."""
    if kind == n.SELL:
        market.put_up(position, seat, part)
    elif kind == n.WISH:
        market.make_wish(position, seat, part)
    elif kind == n.SHOW or kind == n.ADD:
        offers.lay(position, part, n.SHOWN if kind == n.SHOW else n.BACK_UP)
    elif kind == n.POINTS:
        market.close(position, seat, part)
    elif kind == n.PASS:
        offers.pass_offer(position, seat)
    elif kind == n.ACCEPT:
        market.accept(position, position.player(part))
    elif kind == n.DEMAND:
        market.demand(position, position.player(part))
    elif kind == n.WANT:
        market.want(position, part)
    elif kind == n.AGREE or kind == n.REFUSE:
        market.answer(position, seat, kind == n.AGREE)
    elif kind == n.END_SALE:
        offers.end_sale(position)
    else:
        recovery.recover(position, seat)


def go_on(position: Position) -> None:
    """Go on to the next Action; whoever can neither sell nor recover, which all can see, is not asked for the third."""
    if position.reviver != n.NOBODY:
        scoring.end(position)
    elif position.phase == n.THIRD:
        next_turn(position)
    else:
        position.phase += 1
        seat = position.turn
        if position.phase == n.THIRD and not position.stock(seat) and recovery.why_not_recover(position, seat):
            position.tell(n.NOTHING_LEFT, seat)
            next_turn(position)


def next_turn(position: Position) -> None:
    """Pass the turn on clockwise; after the last round the game ends."""
    position.phase = n.FIRST
    position.prepared = False
    position.turn = position.player(1)
    position.round += 1 if position.turn == position.first else 0
    if position.turn == position.first and position.round == position.rounds():
        position.tell(n.TIME_UP, position.round)
        scoring.end(position)
    else:
        begin(position)


def begin(position: Position) -> None:
    """Begin a turn with its first Action."""
    position.tell(n.TURN_BEGAN, position.turn, position.round + 1)
