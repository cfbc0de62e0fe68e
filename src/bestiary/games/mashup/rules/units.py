"""Units: whom they face, how they shoot, and how they fall."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.infamy as infamy
import bestiary.games.mashup.rules.items as items
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.rolling as rolling
from bestiary.games.mashup.rules.position import NOBODY, Position


def is_unit(position: Position, thing: i64) -> bool:
    """Tell whether an Item shoots and can be attacked."""
    return position.card(position.thing_kind[thing], c.TAGS) & c.UNIT != 0


def faces_unit(position: Position, thing: i64, place: i64, seat: i64) -> bool:
    """Tell whether an Item is a Unit that a monster meets at a place; nowhere, only those that follow it."""
    if position.thing_place[thing] != place or not is_unit(position, thing):
        return False
    return place != n.NOWHERE or position.thing_follows[thing] == seat


def is_met(position: Position, thing: i64, place: i64, seat: i64) -> bool:
    """Tell whether a monster meets a Unit at a place; THINGS stands for Infantry."""
    if thing == n.THINGS:
        return place != n.NOWHERE and position.standing[place] > 0
    return thing < position.things and faces_unit(position, thing, place, seat)


def has_units(position: Position, place: i64, seat: i64) -> bool:
    """Tell whether a monster meets Units at a place."""
    if place != n.NOWHERE and position.standing[place]:
        return True
    thing: i64 = 0
    while thing < position.things:
        if faces_unit(position, thing, place, seat):
            return True
        thing += 1
    return False


def unit_dice(position: Position, thing: i64) -> i64:
    """Return how many dice a Unit rolls where it stands."""
    kind = position.thing_kind[thing]
    dice = position.card(kind, c.DICE)
    place = position.thing_place[thing]
    if place >= 0 and place != n.NOWHERE and position.site[place] == n.STANDING:
        row = position.effect_of(position.site_kind[place], c.ALWAYS, c.UNIT_DICE)
        if row != NOBODY and position.card(kind, c.TAGS) & position.effect(row, c.EFFECT_TAGS):
            dice += position.effect(row, c.NUMBER)
    return dice


# Shots


def units_shoot(position: Position, place: i64, seat: i64, whose: i64) -> None:
    """Let all Units that `whose` monster meets at a place roll together against a monster."""
    position.tell(e.SHOT, seat, position.spot(place))
    position.last_hits = 0
    hits: i64 = 0
    blue: i64 = 0
    green: i64 = 0
    colour: i64 = 0
    while colour < c.COLOURS:
        dice = shooting_dice(position, colour, place, whose)
        if dice:
            found = rolling.throw(position, colour, dice, seat)
            hits += codes.hits_of(found)
            if colour == c.BLUE:
                blue = codes.sixes_of(found)
            elif colour == c.GREEN:
                green = codes.sixes_of(found)
        colour += 1
    rolling.hit_monster(position, seat, hits, blue, green)


def shooting_dice(position: Position, colour: i64, place: i64, whose: i64) -> i64:
    """Return how many dice of a colour the Units that a monster meets at a place roll."""
    dice: i64 = 0
    if colour == c.WHITE and place != n.NOWHERE:
        dice = 2 * position.standing[place]
    thing: i64 = 0
    while thing < position.things:
        if faces_unit(position, thing, place, whose) and position.card(position.thing_kind[thing], c.COLOUR) == colour:
            dice += unit_dice(position, thing)
        thing += 1
    return dice


def silenced(position: Position, place: i64, seat: i64) -> bool:
    """Tell whether the Units of a place, or those that follow a monster nowhere, do not shoot."""
    if place == n.NOWHERE:
        return position.silence >> (n.NOWHERE + seat) & 1 != 0
    return position.silence >> place & 1 != 0


# Hits


def hit_unit(position: Position, thing: i64, by_breath: i64) -> None:
    """Mark a hit on a Unit; it falls when all hits are handed out."""
    position.thing_damage[thing] += 1
    position.thing_breath[thing] = by_breath
    position.tell(e.HIT_UNIT, position.thing_kind[thing], position.spot(position.thing_place[thing]))


def unit_hits_left(position: Position, thing: i64) -> i64:
    """Return how many hits still destroy a Unit."""
    return position.card(position.thing_kind[thing], c.HITS) - position.thing_damage[thing]


def fell_units(position: Position, place: i64, seat: i64, credit: i64) -> None:
    """Remove the Units that a monster meets at a place and that have no Hit left; Infamy goes to the credited."""
    thing: i64 = 0
    while thing < position.things:
        if faces_unit(position, thing, place, seat) and unit_hits_left(position, thing) <= 0:
            fell_unit(position, thing, credit)
        thing += 1


def fell_unit(position: Position, thing: i64, credit: i64) -> None:
    """Remove a Unit; its Infamy goes to the credited player, if its card does not want a Breath Attack."""
    kind = position.thing_kind[thing]
    position.tell(e.UNIT_DESTROYED, kind, position.spot(position.thing_place[thing]))
    points = infamy.unit_infamy(position, thing, position.thing_breath[thing] != 0)
    items.take_thing(position, thing)
    if credit != NOBODY and points:
        infamy.gain_infamy(position, credit, kind)
    else:
        position.discard[kind] += 1


def fell_infantry(position: Position, slot: i64, count: i64) -> None:
    """Lay Infantry down; it can be eaten."""
    if count:
        position.standing[slot] -= count
        position.site_food[slot * n.FOODS + n.INFANTRY] += count
        position.tell(e.INFANTRY_FELL, position.spot(slot), count)
