"""Announcing a monster action: what it is, against whom or what, and whether it still stands."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.units as units
from bestiary.games.mashup.rules.position import NOBODY, Position


def declare(position: Position, action: i64) -> None:
    """Announce a monster action, or asks first whom or what it is against."""
    position.pop()
    if action == n.A_IDLE:
        position.tell(n.E_IDLE, position.turn)
        position.happened = True  # a Monster Move is over: what may be played after one may be played now
        position.closing = True
        wings = body.trait(position, position.turn, c.MOVE_TWICE) > 0
        position.phase = n.P_CLOSING if position.moved and wings else n.P_BURNING
    elif action == n.A_ATTACK_UNITS:
        position.tell(n.E_PLANS, position.turn, n.ATTACKS_UNITS)
        position.push(n.F_CHOOSING_UNIT)
    elif action == n.A_ATTACK_MONSTER:
        position.tell(n.E_PLANS, position.turn, n.ATTACKS_MONSTER)
        position.push(n.F_CHOOSING_RIVAL, n.A_ATTACK_MONSTER)
    elif action == n.A_BREATHE:
        position.tell(n.E_PLANS, position.turn, n.BREATHES)
        fresh = body.fresh_breath(position, position.turn)
        if fresh & (fresh - 1):
            position.push(n.F_CHOOSING_BREATH)
        else:
            choose_breath(position, only_bit(fresh))
    else:
        announce(position, action - n.A_ATTACK_UNITS + n.ATTACKS_UNITS)


def refuse_declaring(position: Position, action: i64) -> i64:
    """Say why a monster action can't be announced, or 0."""
    seat = position.turn
    if action == n.A_SLEEP or action == n.A_IDLE:
        return 0
    if action < n.A_ATTACK_UNITS or action > n.A_SLEEP:
        return n.R_NOT_NOW
    if position.stunned(seat):
        return n.B_21_LOST
    if action == n.A_ATTACK_UNITS:
        return 0 if units.has_units(position, position.place[seat], seat) else n.B_24_NO_UNIT
    if action == n.A_ATTACK_LOCATION:
        return n.B_8_NOWHERE if position.place[seat] == n.NOWHERE else 0
    if position.health[seat] == 0:
        return n.B_99_NO_HEALTH
    if action == n.A_BREATHE:
        return 0 if body.fresh_breath(position, seat) else n.B_28_BREATH_USED
    other: i64 = 0
    while other < position.seats:
        if refuse_rival(position, action, other) == 0:
            return 0
        other += 1
    return n.R_RANGE


def choose_breath(position: Position, gene: i64) -> None:
    """Take which Breath Attack is used alone, and asks against whom."""
    position.breath = gene
    position.tell(n.E_READIES, position.turn, gene)
    position.push(n.F_CHOOSING_RIVAL, n.A_BREATHE)


def choose_rival(position: Position, seat: i64) -> None:
    """Take the monster that is attacked."""
    action = position.top_value(1) - n.A_ATTACK_UNITS + 1
    position.pop()
    position.rival = seat
    announce(position, action)


def refuse_rival(position: Position, action: i64, other: i64) -> i64:
    """Say why a monster can't be attacked by III or IV, or 0."""
    seat = position.turn
    if other == seat or other >= position.seats:
        return n.R_RANGE
    if action == n.A_ATTACK_MONSTER and (
        position.place[other] != position.place[seat] or position.size[other] < position.size[seat] - 1
    ):
        return n.R_RANGE
    return 0


def choose_unit(position: Position, action: i64) -> None:
    """Take the Unit that is attacked first, or another one in its place."""
    position.pop()
    position.chosen = n.THINGS if action == n.A_FIGURE else action - n.A_UNIT
    if position.action == n.NO_ACTION:
        announce(position, n.ATTACKS_UNITS)
    position.tell(
        n.E_AIMED, position.turn, n.FIRST_ITEM if action == n.A_FIGURE else position.thing_kind[position.chosen]
    )


def refuse_chosen(position: Position, action: i64) -> i64:
    """Say why a Unit can't be the one attacked first, or 0."""
    seat = position.turn
    place = position.place[seat]
    if action == n.A_FIGURE:
        return 0 if place != n.NOWHERE and position.standing[place] else n.B_46_NOT_THERE
    thing = action - n.A_UNIT
    if thing < 0 or thing >= n.THINGS:
        return n.R_NOT_NOW
    return 0 if thing < position.things and units.faces_unit(position, thing, place, seat) else n.B_46_NOT_THERE


def announce(position: Position, action: i64) -> None:
    """Announce a monster action; traps go off, then everyone may answer."""
    position.action = action
    position.happened = True
    if action == n.ATTACKS_MONSTER or action == n.BREATHES:
        position.tell(n.E_ANNOUNCED_ON, position.turn, action, position.rival)
    else:
        position.tell(n.E_ANNOUNCED, position.turn, action)
    position.phase = n.P_TRAPPED


def check_announcement(position: Position) -> None:
    """Go on with the announced action, or takes it back if an answer has made it illegal."""
    position.step = 0
    position.asked = True  # the window of the announcement stands before the first step
    if refuse_announced(position) == 0:
        position.phase = n.P_STEPPING
        return
    position.tell(n.E_TAKEN_BACK, position.turn)
    position.action = n.NO_ACTION
    position.chosen = NOBODY
    position.rival = NOBODY
    position.breath = NOBODY
    position.phase = n.P_ANNOUNCING


def refuse_announced(position: Position) -> i64:
    """Say why the announced action can't go on, or 0."""
    seat = position.turn
    if position.action == n.SLEEPS:
        return 0
    if position.stunned(seat):
        return n.B_21_LOST
    if position.action == n.BREATHES and position.mutation[seat * n.MUTATIONS + position.breath] != 1:
        return n.B_28_BREATH_USED
    if position.action >= n.ATTACKS_MONSTER and position.health[seat] == 0:
        return n.B_99_NO_HEALTH
    return refuse_rival(position, n.A_ATTACK_MONSTER, position.rival) if position.action == n.ATTACKS_MONSTER else 0


def only_bit(mask: i64) -> i64:
    """Return the number of the lowest bit that is set."""
    bit: i64 = 0
    while not mask >> bit & 1:
        bit += 1
    return bit
