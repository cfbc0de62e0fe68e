"""Playing a card: when it may be played, and how it is laid down."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.hands as hands
import bestiary.games.mashup.rules.monsters as monsters
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.targets as targets
from bestiary.games.mashup.rules.position import Position


def refuse_play(position: Position, seat: i64, kind: i64, window: i64) -> i64:
    """Say why a card can't be played in a window, or 0."""
    if position.hand[seat * n.MAIN + kind] <= 0:
        return n.R_NOT_HELD
    if kind < n.FIRST_ITEM:
        if seat != position.turn:
            return n.R_ACTIVE
        return 0 if window == n.W_TURN else n.B_3_WINDOW
    if kind < n.FIRST_ACTION:
        if not takes_items(position, window):
            return n.B_3_WINDOW
        return 0 if targets.has_target(position, seat, kind) else n.R_PLACING
    if not is_time(position, seat, kind, window):
        return n.R_CARD_TIME
    return 0 if targets.has_target(position, seat, kind) else n.B_53_TARGET


def takes_items(position: Position, window: i64) -> bool:
    """Tell whether Items may be played in a window: not after a closing move, and never after the announcement."""
    if window == n.W_AFTER:
        return not position.closing
    return window == n.W_TURN or window == n.W_ANNOUNCE


def is_time(position: Position, seat: i64, kind: i64, window: i64) -> bool:
    """Tell whether an Action card's own text allows it now."""
    when = position.card(kind, c.WHEN)
    if when == c.WHEN_ANY:
        return True
    if when == c.WHEN_DESTROYED:
        return position.wrecked >> seat & 1 != 0
    if when == c.WHEN_UNSHOT:
        return position.running and not position.shot
    if when == c.WHEN_ATTACKING:
        return attack_to_come(position, seat)
    if when == c.WHEN_GROWING:
        return seat == position.turn and (window == n.W_TURN or window == n.W_GROW)
    return False  # while eating it is played as part of the Eat step, not in a window


def attack_to_come(position: Position, seat: i64) -> bool:
    """Tell whether a monster has an Attack with its own dice before it in the announced monster action."""
    if position.action == n.NO_ACTION or position.health[seat] == 0 or not monsters.entitled(position, seat):
        return False
    return seat != position.turn or position.action != n.BREATHES


def refuse_own_card(position: Position, seat: i64, kind: i64, when: i64) -> i64:
    """Say why a card can't be played in a step of one's own that it is meant for, or 0."""
    if position.hand[seat * n.MAIN + kind] <= 0:
        return n.R_NOT_HELD
    return 0 if kind >= n.FIRST_ACTION and position.card(kind, c.WHEN) == when else n.R_CARD_TIME


def play_card(position: Position, seat: i64, kind: i64, target: i64, origin: i64) -> None:
    """Lay a card down and puts it up for answers; it does what it does after them."""
    position.hand[seat * n.MAIN + kind] -= 1
    position.hand_size[seat] -= 1
    hands.count_spent(position, kind)
    position.happened = True
    if target == codes.NO_TARGET:
        position.tell(n.E_PLAYED, seat, kind)
    elif not codes.is_slot(target):
        position.tell(n.E_PLAYED_ON, seat, kind, codes.seat_of(target))
    else:
        position.tell(n.E_PLAYED_AT, seat, kind, position.spot(codes.slot_of(target)))
    position.push(n.F_CARD, kind, codes.aimed(seat, target), origin)
    position.push(n.F_WINDOW, n.W_CARD, 0, (seat + 1) % position.seats)
