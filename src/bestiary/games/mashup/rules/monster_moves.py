"""A Monster Move around its action: the move, how it is answered, and its end."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.announcing as announcing
import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.effects as effects
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.monsters as monsters
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.windows as windows
from bestiary.games.mashup.rules.needs import judged
from bestiary.games.mashup.rules.position import NOBODY, Position


def offer_move(position: Position) -> None:
    """Ask how the next Monster Move begins; without one left, the turn comes to its end."""
    position.entered = NOBODY
    if position.moves == 0:
        position.phase = n.P_SECOND_HEAL
    else:
        position.push(n.F_MOVING)


def begin_move(position: Position) -> None:
    """Begin a Monster Move."""
    position.moves -= 1
    position.running = True
    position.turned = position.quarters[position.turn] > 0
    position.moved = False
    position.closing = False
    position.action = n.NO_ACTION
    position.chosen = NOBODY
    position.rival = NOBODY
    position.breath = NOBODY
    position.step = 0
    position.asked = False
    position.reacted = 0
    position.assaulted = False
    position.shot = False
    position.silence = 0
    position.prize = NOBODY
    position.prize_slot = NOBODY


def choose_move(position: Position, action: i64) -> None:
    """Take how a Monster Move begins or ends: a goal, a monster action, or nothing."""
    closing = position.phase == n.P_CLOSING
    position.pop()
    if closing:
        if action == n.A_DONE:
            position.phase = n.P_BURNING
        else:
            position.closing = True
            set_out(position, action)
    elif action == n.A_STOP:
        position.moves = 0
        position.phase = n.P_SECOND_HEAL
        position.tell(e.STOPPED, position.turn)
    else:
        begin_move(position)
        if action <= n.A_NOWHERE:
            set_out(position, action)
        else:
            position.push(n.F_DECLARING)
            announcing.declare(position, action)


def why_not_move(position: Position, action: i64, only: i64) -> i64:
    """Return the rule by which a Monster Move can't begin or end so, or 0."""
    if action >= n.A_PLACE and action <= n.A_NOWHERE:
        return why_not_go(position, action, only)
    if position.phase == n.P_CLOSING:
        return i64(0) if action == n.A_DONE else n.R_NOT_NOW
    return i64(0) if action == n.A_STOP else announcing.why_not_declare(position, action, only)


def why_not_go(position: Position, action: i64, only: i64) -> i64:
    """Return the rule by which the active monster can't move to a place, or 0."""
    seat = position.turn
    place = goal_of(action)
    if position.stunned(seat) and judged(only, n.B_21_LOST):
        return n.B_21_LOST
    if place != n.NOWHERE and not position.is_location(place):
        return n.B_46_NOT_THERE if judged(only, n.B_46_NOT_THERE) else i64(0)
    if place == position.place[seat] and judged(only, n.B_48_STAYING):
        return n.B_48_STAYING
    just_played = place != n.NOWHERE and position.site_new[place] != 0 and position.site_owner[place] == seat
    return n.B_2_JUST_PLAYED if just_played and judged(only, n.B_2_JUST_PLAYED) else i64(0)


def goal_of(action: i64) -> i64:
    """Return the place that an action names as a goal."""
    return n.NOWHERE if action == n.A_NOWHERE else action - n.A_PLACE


# Moving


def set_out(position: Position, action: i64) -> None:
    """Announce a move and its goal; it can be answered before it is carried out."""
    position.goal = goal_of(action)
    position.happened = True
    position.waiting = False
    position.tell(e.SETS_OUT, position.turn, position.spot(position.goal))
    position.phase = n.P_ANNOUNCED_MOVE
    windows.open_window(position, n.W_MOVE)


def carry_out_move(position: Position) -> None:
    """Move the active monster to its goal, if it still can."""
    seat = position.turn
    if is_held_back(position):
        position.tell(e.HELD_BACK, seat)
        position.waiting = False
        position.phase = n.P_BURNING if position.closing else n.P_ANNOUNCING
        return
    position.moved = True
    position.tell(e.MOVED, seat, position.spot(position.goal))
    monsters.go(position, seat, position.goal)
    if position.closing and position.goal != n.NOWHERE:
        position.entered = position.goal
    position.phase = n.P_ARRIVED


def is_held_back(position: Position) -> bool:
    """Tell whether the active monster can't carry out its move any more."""
    return position.stunned(position.turn) or (position.goal != n.NOWHERE and not position.is_location(position.goal))


def ask_owner(position: Position) -> None:
    """Ask the owner of the Location whether his monster comes, if it may."""
    position.phase = n.P_OWNER_ASKED
    if asks_owner(position):
        position.waiting = True
        position.push(n.F_COMING, position.site_owner[position.goal])


def settle_in(position: Position) -> None:
    """Let everyone answer the move after it, if somebody waits for that."""
    position.phase = n.P_BURNING if position.closing else n.P_ANNOUNCING
    if position.waiting:
        position.waiting = False
        position.tell(e.WAITS)
        position.happened = True
        windows.open_window(position, n.W_AFTER)


def asks_owner(position: Position) -> bool:
    """Tell whether the goal's owner is asked whether his monster comes."""
    if position.goal == n.NOWHERE:
        return False
    owner = position.site_owner[position.goal]
    return owner != position.turn and may_come(position, owner)


def may_come(position: Position, owner: i64) -> bool:
    """Tell whether the owner's monster may move to its Location in reaction."""
    place = position.place[owner]
    if place == position.goal or position.stunned(owner) or position.size[owner] > position.size[position.turn] + 1:
        return False
    return place == n.NOWHERE or position.site_owner[place] == owner


def come(position: Position, owner: i64, action: i64) -> None:
    """Take the owner's decision."""
    position.pop()
    if action == n.A_COME:
        position.tell(e.CAME, owner, position.spot(position.goal))
        monsters.go(position, owner, position.goal)


def why_not_come(action: i64) -> i64:
    """Return the rule by which the owner can't decide so, or 0."""
    return i64(0) if action == n.A_COME or action == n.A_STAY else n.R_NOT_NOW


def close_move(position: Position) -> None:
    """Offer the closing move, if there was none at the beginning or the monster has wings."""
    seat = position.turn
    if position.stunned(seat) or (position.moved and not body.trait(position, seat, c.MOVE_TWICE)):
        position.phase = n.P_BURNING
    else:
        position.push(n.F_MOVING)


# The end


def flee(position: Position, action: i64) -> None:
    """Take the flight to nowhere, which ends the Monster Move, or stay."""
    origin = position.top_value(n.FLED_FROM)
    position.pop()
    if action == n.A_STAY:
        return
    position.tell(e.FLED, position.turn)
    monsters.go(position, position.turn, n.NOWHERE)
    if origin == n.W_TURN:
        position.entered = NOBODY
        return
    windows.close_window(position)
    position.happened = True
    position.action = n.NO_ACTION
    position.closing = True
    position.waiting = False
    position.phase = n.P_BURNING


def why_not_flee(action: i64) -> i64:
    """Return the rule by which the active player can't decide so on flight, or 0."""
    return i64(0) if action == n.A_FLEE or action == n.A_STAY else n.R_NOT_NOW


def end_move(position: Position) -> None:
    """Let fires burn, one after the other, and turn the chart back."""
    position.running = False
    seat: i64 = 0
    while seat < position.seats:
        position.lost[seat] = 0
        position.boost[seat] = 0
        seat += 1
    if effects.burn(position):
        return
    if position.turned and position.quarters[position.turn] > 0:
        position.quarters[position.turn] -= 1
        position.tell(e.CHART_BACK, position.turn, position.quarters[position.turn])
    position.turned = False
    position.action = n.NO_ACTION
    position.closing = False
    position.silence = 0
    position.phase = n.P_RESTING
