"""What happens to monsters: Health, Size, lost Monster Moves, and where they stand."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.locations as locations
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.position import NOBODY, Position


def heal(position: Position, seat: i64, amount: i64) -> None:
    """Give Health back, never above the Maximum."""
    gained = min(amount, body.most_health(position, seat) - position.health[seat])
    if gained > 0:
        position.health[seat] += gained
        position.happened = True
        position.tell(e.HEALED, seat, gained, position.health[seat])


def lose_health(position: Position, seat: i64, amount: i64) -> None:
    """Take one loss of Health, however many hits: to 0 it costs a Monster Move, from 0 it costs a Size."""
    if amount <= 0:
        return
    position.happened = True
    if position.health[seat] > 0:
        owed = entitled(position, seat)
        lost = min(amount, position.health[seat])
        position.health[seat] -= lost
        position.tell(e.LOST_HEALTH, seat, lost, position.health[seat])
        if position.health[seat] == 0:
            lose_move(position, seat, owed)
        return
    if position.size[seat] > 1:
        position.size[seat] -= 1
    position.health[seat] = body.half_health(position, seat)
    position.tell(e.SHRANK, seat, position.size[seat], position.health[seat])
    empty_stomach(position, seat)


def shrink(position: Position, seat: i64, sizes: i64) -> None:
    """Take Size at once; Health falls to the new Maximum."""
    if position.size[seat] <= 1:
        return
    position.happened = True
    position.size[seat] = max(1, position.size[seat] - sizes)
    position.health[seat] = min(position.health[seat], body.most_health(position, seat))
    position.tell(e.SHRANK, seat, position.size[seat], position.health[seat])
    empty_stomach(position, seat)


# A stomach that is too full


def empty_stomach(position: Position, seat: i64) -> None:
    """Let the owner give up tokens that the stomach no longer holds."""
    if body.tokens(position, seat) > body.stomach_size(position, seat):
        position.push(n.F_SPITTING, seat)


def run_spitting(position: Position) -> bool:
    """Tell whether a monster's owner must still choose a token to give up; of one kind, none is asked for."""
    seat = position.top_value(n.DECIDER)
    while body.tokens(position, seat) > body.stomach_size(position, seat):
        only: i64 = NOBODY
        token: i64 = 0
        while token < n.FOODS:
            if position.stomach[seat * n.FOODS + token]:
                if only != NOBODY:
                    return True
                only = token
            token += 1
        spit(position, seat, only)
    position.pop()
    return False


def spit(position: Position, seat: i64, token: i64) -> None:
    """Return a token from a stomach to the pool."""
    position.stomach[seat * n.FOODS + token] -= 1
    position.tell(e.SPAT, seat, token)


# Lost Monster Moves


def entitled(position: Position, seat: i64) -> bool:
    """Tell whether a monster may still announce its action or make an Attack in the Monster Move under way."""
    if not position.running or position.stunned(seat):
        return False
    if seat == position.turn:
        if position.action == n.NO_ACTION:
            return not position.closing
        return position.action != n.SLEEPS and not position.assaulted
    if position.health[seat] == 0 or position.reacted >> seat & 1:
        return False
    if position.action == n.ATTACKS_MONSTER or position.action == n.BREATHES:
        return position.rival == seat and can_counter_from(position, seat)
    if (
        position.action == n.NO_ACTION
        or position.place[seat] != position.place[position.turn]
        or position.place[seat] == n.NOWHERE
    ):
        return False
    return position.step <= 1 if position.action == n.SLEEPS else position.step == 0


def can_counter_from(position: Position, seat: i64) -> bool:
    """Tell whether the rival of III or IV stands where it may strike back."""
    if position.place[seat] != position.place[position.turn]:
        return False
    return position.action == n.ATTACKS_MONSTER or position.place[seat] != n.NOWHERE


def lose_move(position: Position, seat: i64, entitled: bool) -> None:
    """Take the rest of the Monster Move under way, or turn the chart for the next."""
    position.happened = True
    if entitled:
        position.lost[seat] = 1
        position.tell(e.LOST_MOVE, seat)
    elif position.quarters[seat] < 2:
        position.quarters[seat] += 1
        position.tell(e.CHART_TURNED, seat, position.quarters[seat])


def regain_move(position: Position, seat: i64) -> None:
    """Take a quarter turn back, or else the loss of the Monster Move under way."""
    if position.quarters[seat] > 0:
        position.quarters[seat] -= 1
        position.tell(e.CHART_BACK, seat, position.quarters[seat])
    elif position.lost[seat]:
        position.lost[seat] = 0
        position.tell(e.WINDED, seat)


# Where they stand


def go(position: Position, seat: i64, place: i64) -> None:
    """Put a monster somewhere; what follows it comes along, and Rubble that all have left is gone."""
    old = position.place[seat]
    position.place[seat] = place
    position.happened = True
    thing: i64 = 0
    while thing < position.things:
        if position.thing_follows[thing] == seat and position.thing_place[thing] >= 0:
            position.thing_place[thing] = place
        thing += 1
    if old != n.NOWHERE:
        locations.clear_rubble(position, old)
