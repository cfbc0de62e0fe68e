"""Locations: how they are hit and destroyed, and the Rubble that is left."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.infamy as infamy
import bestiary.games.mashup.rules.items as items
import bestiary.games.mashup.rules.monsters as monsters
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.rolling as rolling
import bestiary.games.mashup.rules.units as units
from bestiary.games.mashup.rules.position import NOBODY, Position


def build(position: Position, seat: i64, kind: i64) -> None:
    """Put a Location in front of its player, with the tokens and Infantry it shows."""
    slot = position.slots
    position.slots += 1
    position.site[slot] = n.STANDING
    position.site_kind[slot] = kind
    position.site_owner[slot] = seat
    position.site_new[slot] = 1
    token: i64 = 0
    while token < n.INFANTRY:
        position.site_food[slot * n.FOODS + token] = position.card(kind, c.FOOD + token)
        token += 1
    position.standing[slot] = position.card(kind, c.FOOD + n.INFANTRY)


def hits_left(position: Position, slot: i64) -> i64:
    """Return how many hits still destroy a standing Location; one without Hits falls at the first."""
    hits = position.card(position.site_kind[slot], c.HITS)
    thing: i64 = 0
    while thing < position.things:
        if position.thing_place[thing] == slot:
            row = position.effect_of(position.thing_kind[thing], c.ALWAYS, c.LOCATION_HITS)
            if row != NOBODY:
                hits += position.effect(row, c.NUMBER)
        thing += 1
    return max(1, hits) - position.site_damage[slot]


def hit_location(position: Position, slot: i64, hits: i64) -> None:
    """Mark hits on a Location."""
    position.site_damage[slot] += hits
    position.tell(e.HIT_LOCATION, position.spot(slot), max(0, hits_left(position, slot)))


def same_hits(position: Position, place: i64, seat: i64, hits: i64, credit: i64) -> None:
    """Let the Location and each Unit where a monster is take as many hits as the last roll showed."""
    thing: i64 = 0
    while hits > 0 and thing < position.things:
        if units.faces_unit(position, thing, place, seat):
            position.thing_damage[thing] += hits
            position.thing_breath[thing] = 0
        thing += 1
    if hits <= 0:
        return
    units.fell_units(position, place, seat, NOBODY)
    if place == n.NOWHERE:
        return
    units.fell_infantry(position, place, position.standing[place])
    if position.site[place] == n.STANDING:
        hit_location(position, place, hits)
        if hits_left(position, place) <= 0:
            destroy(position, place, credit)


# Destruction


def destroy(position: Position, slot: i64, credit: i64) -> None:
    """Turn a Location into Rubble: Infamy, News Crews, then what its text says."""
    if position.site[slot] != n.STANDING:
        return
    position.happened = True
    kind = position.site_kind[slot]
    position.tell(e.DESTROYED, position.spot(slot), credit)
    position.site[slot] = n.RUBBLE
    if credit != NOBODY and position.card(kind, c.INFAMY):
        infamy.gain_infamy(position, credit, kind)
    else:
        position.discard[kind] += 1
    if credit != NOBODY:
        credit_monster(position, slot, credit)
    row = position.card(kind, c.EFFECTS)
    last = row + position.card(kind, c.EFFECT_COUNT)
    while row < last:
        if position.effect(row, c.TRIGGER) == c.ON_DESTROYED:
            blast(position, row, slot)
        row += 1
    clear_rubble(position, slot)


def credit_monster(position: Position, slot: i64, credit: i64) -> None:
    """Note that a monster destroyed a Location: News Crews, Headline News, the Location's effect."""
    position.wrecked |= i64(1) << credit
    if credit == position.turn and position.running:
        position.prize = position.site_kind[slot]
        position.prize_slot = slot
    thing: i64 = 0
    while thing < position.things:
        if infamy.reports(position, thing, slot):
            kind = position.thing_kind[thing]
            items.take_thing(position, thing)
            infamy.gain_infamy(position, credit, kind)
        thing += 1


def blast(position: Position, row: i64, slot: i64) -> None:
    """Do what a Location's text says when it is destroyed."""
    if position.effect(row, c.OPERATION) == c.DESTROY_CONTENTS:
        destroy_contents(position, slot)
    elif position.effect(row, c.OPERATION) == c.ROLL:
        rolling.roll_at_all(position, slot, position.effect(row, c.EFFECT_COLOUR), position.effect(row, c.NUMBER))


def clear_rubble(position: Position, slot: i64) -> None:
    """Take Rubble without a monster off the table, with everything on it."""
    if position.site[slot] != n.RUBBLE or position.monsters_at(slot):
        return
    destroy_contents(position, slot)
    position.site[slot] = n.GONE
    position.tell(e.VANISHED, position.spot(slot))


def destroy_contents(position: Position, slot: i64) -> None:
    """Destroy the Items and tokens of a Location; nobody gains Infamy."""
    thing: i64 = 0
    while thing < position.things:
        if position.thing_place[thing] == slot:
            items.remove_thing(position, thing)
        thing += 1
    token: i64 = 0
    while token < n.FOODS:
        position.site_food[slot * n.FOODS + token] = 0
        token += 1
    position.standing[slot] = 0


def hurt_all(position: Position, place: i64, amount: i64) -> None:
    """Take Health from each monster at a place, clockwise from the player on turn."""
    steps: i64 = 0
    while steps < position.seats:
        seat = (position.turn + steps) % position.seats
        if position.place[seat] == place:
            monsters.lose_health(position, seat, amount)
        steps += 1
