"""Playing a card: when it may be played, and how it is laid down."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.hands as hands
import bestiary.games.mashup.rules.monsters as monsters
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.targets as targets
from bestiary.games.mashup.rules.needs import judged
from bestiary.games.mashup.rules.position import Position


def why_not_play(position: Position, seat: i64, action: i64, only: i64) -> i64:
    """Return the rule by which a card can't be played in the window that is open, or 0."""
    kind = card_of(action)
    window = position.top_value(n.WINDOW_KIND)
    if kind < n.FIRST_ITEM:
        if seat != position.turn and judged(only, n.R_ACTIVE):
            return n.R_ACTIVE
        if window != n.W_TURN and judged(only, n.B_3_WINDOW):
            return n.B_3_WINDOW
    elif kind < n.FIRST_ACTION:
        if not takes_items(position, window) and judged(only, n.B_3_WINDOW):
            return n.B_3_WINDOW
    else:
        if window == n.W_MOVE and action < n.A_BEFORE and judged(only, n.B_3_WINDOW):
            return n.B_3_WINDOW
        if not is_time(position, seat, kind, window) and judged(only, n.R_CARD_TIME):
            return n.R_CARD_TIME
    if position.hand[seat * n.MAIN + kind] <= 0 and judged(only, n.R_NOT_HELD):
        return n.R_NOT_HELD
    nothing: i64 = n.R_PLACING if kind < n.FIRST_ACTION else n.B_53_TARGET
    return nothing if judged(only, nothing) and not targets.has_target(position, seat, kind) else i64(0)


def card_of(action: i64) -> i64:
    """Return the card that an action plays."""
    return action - n.A_PLAY if action < n.A_BEFORE else action - n.A_BEFORE + n.FIRST_ACTION


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


def why_not_play_now(position: Position, seat: i64, action: i64, when: i64, only: i64) -> i64:
    """Return the rule by which a card can't be played in a step of one's own that it is meant for, or 0."""
    kind = card_of(action)
    if (kind < n.FIRST_ACTION or position.card(kind, c.WHEN) != when) and judged(only, n.R_CARD_TIME):
        return n.R_CARD_TIME
    return n.R_NOT_HELD if position.hand[seat * n.MAIN + kind] <= 0 and judged(only, n.R_NOT_HELD) else i64(0)


def play_card(position: Position, seat: i64, kind: i64, target: i64, origin: i64) -> None:
    """Lay a card down and put it up for answers; it does what it does after them."""
    position.hand[seat * n.MAIN + kind] -= 1
    position.hand_size[seat] -= 1
    hands.count_spent(position, kind)
    position.happened = True
    if target == codes.NO_TARGET:
        position.tell(e.PLAYED, seat, kind)
    elif not codes.is_slot(target):
        position.tell(e.PLAYED_ON, seat, kind, codes.seat_of(target))
    else:
        position.tell(e.PLAYED_AT, seat, kind, position.spot(codes.slot_of(target)))
    position.push(n.F_CARD, kind, codes.aimed(seat, target), origin)
    position.push(n.F_WINDOW, n.W_CARD, 0, (seat + 1) % position.seats)
