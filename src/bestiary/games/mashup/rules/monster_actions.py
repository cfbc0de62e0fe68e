"""The five monster actions, step by step, in the rulebook's order."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.attacks as attacks
import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.eating as eating
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.monsters as monsters
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.units as units
import bestiary.games.mashup.rules.windows as windows
from bestiary.games.mashup.rules.position import NOBODY, Position


def step_of(position: Position) -> i64:
    """Return what the step of the monster action is that comes next."""
    action = position.action
    step = position.step
    if action == n.ATTACKS_UNITS:
        return pick(step, n.S_REACT, n.S_ASSAULT, n.S_FALL, n.S_SHOOT, n.S_EAT)
    if action == n.ATTACKS_LOCATION:
        return pick(step, n.S_REACT, n.S_SHOOT, n.S_ASSAULT, n.S_FALL, n.S_EAT)
    if action == n.SLEEPS:
        return pick(step, n.S_DOZE, n.S_REACT, n.S_PICK, n.S_WAKE, n.S_FINISHED)
    return pick(step, n.S_DUEL, n.S_COUNTER, n.S_PICK, n.S_FINISHED, n.S_FINISHED)


def pick(step: i64, first: i64, second: i64, third: i64, fourth: i64, fifth: i64) -> i64:
    """Return one of up to five steps, and FINISHED after them."""
    if step == 0:
        return first
    if step == 1:
        return second
    if step == 2:
        return third
    if step == 3:
        return fourth
    return fifth if step == 4 else n.S_FINISHED


def next_step(position: Position) -> None:
    """Go on to the next step."""
    what = step_of(position)
    if what == n.S_ASSAULT or what == n.S_DUEL:
        position.assaulted = True
    elif what == n.S_SHOOT or what == n.S_PICK:
        position.shot = True
    position.step += 1
    position.asked = False


def run_step(position: Position) -> None:
    """Do the step that is due, after a window of its own where something has happened before it."""
    what = step_of(position)
    if what == n.S_FINISHED:
        position.phase = n.P_CLOSING
    elif not is_due(position, what):
        next_step(position)
    elif not position.asked and what != n.S_FALL and what != n.S_DOZE:
        position.asked = True
        windows.open_window(position, n.W_STEP)
    else:
        do_step(position, what)


def is_due(position: Position, what: i64) -> bool:
    """Tell whether a step has anything to it, by what lies open."""
    seat = position.turn
    place = position.place[seat]
    able = position.health[seat] > 0 and not position.lost[seat]
    if what == n.S_REACT:
        return next_reactor(position) != NOBODY
    if what == n.S_ASSAULT:
        return able and (
            units.has_units(position, place, seat) or (place != n.NOWHERE and position.site[place] == n.STANDING)
        )
    if what == n.S_SHOOT:
        if position.action == n.ATTACKS_LOCATION and position.health[seat] == 0:
            return False
        return units.has_units(position, place, seat) and not units.silenced(position, place, seat)
    if what == n.S_EAT:
        return able and place != n.NOWHERE and eating.can_eat(position)
    if what == n.S_DUEL:
        return able and (position.action == n.BREATHES or position.place[position.rival] == place)
    if what == n.S_COUNTER:
        rival = position.rival
        return position.health[rival] > 0 and not position.stunned(rival) and monsters.can_counter_from(position, rival)
    if what == n.S_PICK:
        return can_be_shot_at(position)
    return True


def do_step(position: Position, what: i64) -> None:
    """Do one step."""
    seat = position.turn
    if what == n.S_REACT:
        position.asked = False
        position.push(n.F_STRIKING, next_reactor(position), 1)
    elif what == n.S_ASSAULT:
        assault(position)
    elif what == n.S_FALL:
        next_step(position)
        attacks.fall(position)
    elif what == n.S_SHOOT:
        next_step(position)
        units.units_shoot(position, position.place[seat], seat, seat)
    elif what == n.S_EAT:
        next_step(position)
        position.bites = body.meal_size(position, seat)
        position.push(n.F_EATING)
    elif what == n.S_DUEL:
        if position.action == n.ATTACKS_MONSTER and body.fresh_breath(position, seat):
            position.push(n.F_STRIKING, seat, 0)
        else:
            attacks.attack(position, seat, position.breath)
    elif what == n.S_COUNTER:
        position.push(n.F_STRIKING, position.rival, 1)
    elif what == n.S_PICK:
        next_step(position)
        units.units_shoot(position, position.place[seat], picked(position), seat)
    elif what == n.S_DOZE:
        next_step(position)
        position.health[seat] += body.half_health(position, seat)
        position.happened = True
        position.tell(e.SLEPT, seat, position.health[seat])
    else:  # to wake
        next_step(position)
        position.health[seat] = min(position.health[seat], body.most_health(position, seat))


# Who strikes, and at whom Units shoot


def next_reactor(position: Position) -> i64:
    """Return the next monster, clockwise, that may Attack the active one at its Location, or NOBODY."""
    place = position.place[position.turn]
    if place == n.NOWHERE:
        return NOBODY
    steps: i64 = 1
    while steps < position.seats:
        seat = (position.turn + steps) % position.seats
        if (
            position.place[seat] == place
            and not position.reacted >> seat & 1
            and position.health[seat] > 0
            and not position.stunned(seat)
        ):
            return seat
        steps += 1
    return NOBODY


def assault(position: Position) -> None:
    """Let the active player attack Units and Location; a chosen Unit that is gone is chosen anew."""
    seat = position.turn
    place = position.place[seat]
    if (
        position.action == n.ATTACKS_UNITS
        and not attacks.is_chosen_there(position)
        and units.has_units(position, place, seat)
    ):
        position.push(n.F_CHOOSING_UNIT)
    else:
        position.push(n.F_STRIKING, seat, 1)


def can_be_shot_at(position: Position) -> bool:
    """Tell whether Units shoot at somebody where the active monster is."""
    seat = position.turn
    place = position.place[seat]
    if units.silenced(position, place, seat) or not units.has_units(position, place, seat):
        return False
    if place == n.NOWHERE:
        return position.action == n.SLEEPS and position.health[seat] > 0
    return picked(position) != NOBODY


def picked(position: Position) -> i64:
    """Return the monster that ate most Meeple; in a tie the active one, then clockwise."""
    best: i64 = NOBODY
    most: i64 = -1
    steps: i64 = 0
    while steps < position.seats:
        seat = (position.turn + steps) % position.seats
        eaten = position.ate[seat] + (position.ate_now if seat == position.turn else i64(0))
        here = position.place[seat] == position.place[position.turn] and (
            position.place[seat] != n.NOWHERE or seat == position.turn
        )
        if here and position.health[seat] > 0 and eaten > most:
            most = eaten
            best = seat
        steps += 1
    return best
