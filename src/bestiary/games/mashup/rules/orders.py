"""New Orders: Units sent from one Location to another."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.announcing as announcing
import bestiary.games.mashup.rules.attacks as attacks
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.targets as targets
import bestiary.games.mashup.rules.units as units
from bestiary.games.mashup.rules.position import NOBODY, Position


def why_not_order(position: Position, action: i64) -> i64:
    """Return the rule by which New Orders can't go so, or 0."""
    source = position.top_value(n.SENT_FROM)
    goal = position.top_value(n.SENT_TO)
    if goal == NOBODY:
        if action < n.A_PLACE or action >= n.A_NOWHERE:
            return n.R_NOT_NOW
        return why_not_send_to(position, source, action - n.A_PLACE)
    if action == n.A_DONE:
        return 0
    if action < n.A_UNIT or action > n.A_FIGURE:
        return n.R_NOT_NOW
    return why_not_send(position, attacks.thing_of(action), source, goal)


def why_not_send(position: Position, thing: i64, source: i64, goal: i64) -> i64:
    """Say why a Unit can't be moved from one Location to another, or 0; THINGS stands for Infantry."""
    if thing == n.THINGS:
        return i64(0) if position.standing[source] else n.B_46_NOT_THERE
    if thing >= position.things or position.thing_place[thing] != source or not units.is_unit(position, thing):
        return n.B_46_NOT_THERE
    kind = position.thing_kind[thing]
    if position.card(kind, c.ON) == c.ON_MONSTER and not position.monsters_at(goal):
        return n.R_PLACING
    return targets.why_not_tags(position, kind, goal, n.ANY_RULE)


def why_not_send_to(position: Position, source: i64, goal: i64) -> i64:
    """Return the rule by which Units of a Location can't be moved to another, or 0."""
    if not position.is_location(goal) or goal == source:
        return n.B_46_NOT_THERE
    if position.standing[source]:
        return 0
    thing: i64 = 0
    while thing < position.things:
        if why_not_send(position, thing, source, goal) == 0:
            return 0
        thing += 1
    return n.R_PLACING


def run_sending(position: Position) -> bool:
    """Tell whether there is still a Unit to move, or a Location to move it to."""
    source = position.top_value(n.SENT_FROM)
    goal = position.top_value(n.SENT_TO)
    if goal != NOBODY:
        if position.standing[source]:
            return True
        thing: i64 = 0
        while thing < position.things:
            if why_not_send(position, thing, source, goal) == 0:
                return True
            thing += 1
    else:
        slot: i64 = 0
        while slot < position.slots:
            if why_not_send_to(position, source, slot) == 0:
                return True
            slot += 1
    position.pop()
    return False


def send(position: Position, action: i64) -> None:
    """Take the Location that Units move to, one Unit after the other, or that no more move."""
    source = position.top_value(n.SENT_FROM)
    goal = position.top_value(n.SENT_TO)
    if action == n.A_DONE:
        position.pop()
    elif goal == NOBODY:
        position.set_top(n.SENT_TO, action - n.A_PLACE)
        position.tell(e.ORDERS, position.spot(source), position.spot(action - n.A_PLACE))
    elif action == n.A_FIGURE:
        position.standing[source] -= 1
        position.standing[goal] += 1
        position.tell(e.SENT_INFANTRY, position.spot(source), position.spot(goal))
    else:
        thing = action - n.A_UNIT
        position.thing_place[thing] = goal
        position.tell(e.SENT, position.thing_kind[thing], position.spot(source), position.spot(goal))
        if position.thing_follows[thing] != NOBODY:
            follow_anew(position, position.top_value(n.DECIDER), thing, goal)


def follow_anew(position: Position, seat: i64, thing: i64, goal: i64) -> None:
    """Choose the monster that a moved Unit follows; one alone needs no choice."""
    there = position.monsters_at(goal)
    if there & (there - 1):
        position.thing_follows[thing] = NOBODY
        position.push(n.F_FOLLOWING, seat, thing, goal)
    else:
        follow(position, thing, announcing.only_bit(there))


def why_not_follow(position: Position, action: i64) -> i64:
    """Return the rule by which a moved Unit can't follow a monster, or 0."""
    if action < n.A_MONSTER or action >= n.A_UNIT:
        return n.R_NOT_NOW
    there = position.monsters_at(position.top_value(n.FOLLOWED_AT)) >> (action - n.A_MONSTER) & 1
    return i64(0) if there else n.B_46_NOT_THERE


def follow(position: Position, thing: i64, seat: i64) -> None:
    """Let a Unit follow a monster."""
    position.thing_follows[thing] = seat
    position.tell(e.FOLLOWS, position.thing_kind[thing], seat)
