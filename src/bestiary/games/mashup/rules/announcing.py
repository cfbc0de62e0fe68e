"""Announcing a monster action: what it is, against whom or what, and whether it still stands."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.attacks as attacks
import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.monster_moves as monster_moves
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.units as units
from bestiary.games.mashup.rules.needs import judged
from bestiary.games.mashup.rules.position import NOBODY, Position


def declare(position: Position, action: i64) -> None:
    """Announce a monster action, or ask first whom or what it is against."""
    position.pop()
    if action == n.A_IDLE:
        position.tell(e.IDLE, position.turn)
        position.happened = True  # a Monster Move is over: what may be played after one may be played now
        position.closing = True
        wings = body.trait(position, position.turn, c.MOVE_TWICE) > 0
        position.phase = n.P_CLOSING if position.moved and wings else n.P_BURNING
    elif action == n.A_ATTACK_UNITS:
        position.tell(e.PLANS, position.turn, n.ATTACKS_UNITS)
        position.push(n.F_CHOOSING_UNIT)
    elif action == n.A_ATTACK_MONSTER:
        position.tell(e.PLANS, position.turn, n.ATTACKS_MONSTER)
        position.push(n.F_CHOOSING_RIVAL, n.A_ATTACK_MONSTER)
    elif action == n.A_BREATHE:
        position.tell(e.PLANS, position.turn, n.BREATHES)
        fresh = body.fresh_breath(position, position.turn)
        if fresh & (fresh - 1):
            position.push(n.F_CHOOSING_BREATH)
        else:
            choose_breath(position, only_bit(fresh))
    else:
        announce(position, announced_by(action))


def why_not_declare(position: Position, action: i64, only: i64) -> i64:
    """Return the rule by which a monster action can't be announced, or 0."""
    seat = position.turn
    if action == n.A_SLEEP or action == n.A_IDLE:
        return 0
    if action >= n.A_PLACE and action <= n.A_NOWHERE:
        return n.B_55_MOVED if judged(only, n.B_55_MOVED) else monster_moves.why_not_go(position, action, only)
    if action < n.A_ATTACK_UNITS or action > n.A_SLEEP:
        return n.R_NOT_NOW
    forbids = why_not_attack(position, announced_by(action), only)
    if forbids:
        return forbids
    if action == n.A_ATTACK_UNITS:
        forbids = i64(0) if units.has_units(position, position.place[seat], seat) else n.B_24_NO_UNIT
    elif action == n.A_ATTACK_LOCATION:
        forbids = n.B_8_NOWHERE if position.place[seat] == n.NOWHERE else i64(0)
    elif action == n.A_BREATHE:
        forbids = i64(0) if body.fresh_breath(position, seat) else n.B_28_BREATH_USED
    else:
        forbids = i64(0) if has_rival(position) else n.R_RANGE
    return forbids if judged(only, forbids) else i64(0)


def announced_by(action: i64) -> i64:
    """Return the monster action, I to V, that an action announces."""
    return action - n.A_ATTACK_UNITS + n.ATTACKS_UNITS


def why_not_attack(position: Position, attack: i64, only: i64) -> i64:
    """Return the rule by which the active monster can't attack at all, whatever it is against, or 0."""
    seat = position.turn
    if position.stunned(seat) and judged(only, n.B_21_LOST):
        return n.B_21_LOST
    weak = attack >= n.ATTACKS_MONSTER and position.health[seat] == 0
    return n.B_99_NO_HEALTH if weak and judged(only, n.B_99_NO_HEALTH) else i64(0)


def choose_breath(position: Position, gene: i64) -> None:
    """Take which Breath Attack is used alone, and ask against whom."""
    position.breath = gene
    position.tell(e.READIES, position.turn, gene)
    position.push(n.F_CHOOSING_RIVAL, n.A_BREATHE)


def why_not_breath(position: Position, seat: i64, action: i64) -> i64:
    """Return the rule by which a Breath Attack can't be chosen, or 0."""
    if action < n.A_MUTATION or action >= n.A_FOOD:
        return n.R_NOT_NOW
    return i64(0) if body.fresh_breath(position, seat) >> (action - n.A_MUTATION) & 1 else n.B_28_BREATH_USED


def choose_rival(position: Position, seat: i64) -> None:
    """Take the monster that is attacked."""
    action = position.top_value(n.RIVAL_ACTION)
    position.pop()
    position.rival = seat
    announce(position, announced_by(action))


def why_not_choose_rival(position: Position, action: i64) -> i64:
    """Return the rule by which a monster can't be chosen to be attacked, or 0."""
    if action < n.A_MONSTER or action >= n.A_UNIT:
        return n.R_NOT_NOW
    return why_not_rival(position, position.top_value(n.RIVAL_ACTION), action - n.A_MONSTER)


def why_not_rival(position: Position, action: i64, other: i64) -> i64:
    """Return the rule by which a monster can't be attacked by III or IV, or 0."""
    seat = position.turn
    if other == seat or other >= position.seats:
        return n.R_RANGE
    far = position.place[other] != position.place[seat] or position.size[other] < position.size[seat] - 1
    return n.R_RANGE if far and action == n.A_ATTACK_MONSTER else i64(0)


def has_rival(position: Position) -> bool:
    """Tell whether there is a monster that the active one may attack by III."""
    other: i64 = 0
    while other < position.seats:
        if why_not_rival(position, n.A_ATTACK_MONSTER, other) == 0:
            return True
        other += 1
    return False


def choose_unit(position: Position, action: i64) -> None:
    """Take the Unit that is attacked first, or another one in its place."""
    position.pop()
    position.chosen = attacks.thing_of(action)
    if position.action == n.NO_ACTION:
        announce(position, n.ATTACKS_UNITS)
    position.tell(
        e.AIMED, position.turn, n.FIRST_ITEM if action == n.A_FIGURE else position.thing_kind[position.chosen]
    )


def why_not_first(position: Position, action: i64) -> i64:
    """Return the rule by which a Unit can't be the one attacked first, or 0."""
    if action < n.A_UNIT or action > n.A_FIGURE:
        return n.R_NOT_NOW
    thing = attacks.thing_of(action)
    return i64(0) if units.is_met(position, thing, position.place[position.turn], position.turn) else n.B_46_NOT_THERE


def announce(position: Position, action: i64) -> None:
    """Announce a monster action; traps go off, then everyone may answer."""
    position.action = action
    position.happened = True
    if action == n.ATTACKS_MONSTER or action == n.BREATHES:
        position.tell(e.ANNOUNCED_ON, position.turn, action, position.rival)
    else:
        position.tell(e.ANNOUNCED, position.turn, action)
    position.phase = n.P_TRAPPED


def check_announcement(position: Position) -> None:
    """Go on with the announced action, or take it back if an answer has made it illegal."""
    position.step = 0
    position.asked = True  # the window of the announcement stands before the first step
    if stands(position):
        position.phase = n.P_STEPPING
        return
    position.tell(e.TAKEN_BACK, position.turn)
    position.action = n.NO_ACTION
    position.chosen = NOBODY
    position.rival = NOBODY
    position.breath = NOBODY
    position.phase = n.P_ANNOUNCING


def stands(position: Position) -> bool:
    """Tell whether the announced action can go on; what it is against may be gone, but for another monster."""
    if position.action == n.SLEEPS:
        return True
    if why_not_attack(position, position.action, n.ANY_RULE):
        return False
    if position.action == n.BREATHES:
        return body.fresh_breath(position, position.turn) >> position.breath & 1 != 0
    return position.action != n.ATTACKS_MONSTER or why_not_rival(position, n.A_ATTACK_MONSTER, position.rival) == 0


def only_bit(mask: i64) -> i64:
    """Return the number of the lowest bit that is set."""
    bit: i64 = 0
    while not mask >> bit & 1:
        bit += 1
    return bit
