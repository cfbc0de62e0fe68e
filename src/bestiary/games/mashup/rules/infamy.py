"""Infamy: how cards become it, how it is lost, and what is at stake where a monster is."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.units as units
from bestiary.games.mashup.rules.position import NOBODY, Position


def gain_infamy(position: Position, seat: i64, kind: i64) -> None:
    """Put a card under a player's chart."""
    position.infamy = append(position.infamy, codes.infamy_of(kind, seat))
    points = position.card(kind, c.INFAMY)
    position.fame[seat] += points
    position.tell(e.INFAMY, seat, kind, points)


def last_infamy(position: Position, seat: i64) -> i64:
    """Return where a player's Infamy card gained last lies in the row, or NOBODY."""
    at: i64 = len(position.infamy) - 1
    while at >= 0:
        if codes.infamy_seat(position.infamy[at]) == seat:
            return at
        at -= 1
    return NOBODY


def lose_infamy(position: Position, seat: i64) -> None:
    """Discard the Infamy card that a player gained last."""
    last = last_infamy(position, seat)
    if last == NOBODY:
        return
    kind = codes.infamy_card(position.infamy[last])
    kept = vec[i64]()
    at: i64 = 0
    while at < len(position.infamy):
        if at != last:
            kept = append(kept, position.infamy[at])
        at += 1
    position.infamy = kept
    position.fame[seat] -= position.card(kind, c.INFAMY)
    position.discard[kind] += 1
    position.tell(e.INFAMY_LOST, seat, kind)


# What is at stake


def unit_infamy(position: Position, thing: i64, by_breath: bool) -> i64:
    """Return the Infamy that the destruction of a Unit gives; some give it for a Breath Attack only."""
    kind = position.thing_kind[thing]
    if not by_breath and position.effect_of(kind, c.ON_DESTROYED, c.INFAMY_BY_BREATH) != NOBODY:
        return 0
    return position.card(kind, c.INFAMY)


def reports(position: Position, thing: i64, slot: i64) -> bool:
    """Tell whether an Item is on a Location and becomes Infamy for the monster that destroys it."""
    if position.thing_place[thing] != slot:
        return False
    return position.effect_of(position.thing_kind[thing], c.ON_MONSTER_DESTROYED, c.GAIN_INFAMY) != NOBODY


def location_infamy(position: Position, slot: i64) -> i64:
    """Return the Infamy that the destruction of a Location gives a monster, with what is reported of it."""
    if position.site[slot] != n.STANDING:
        return 0
    points = position.card(position.site_kind[slot], c.INFAMY)
    thing: i64 = 0
    while thing < position.things:
        if reports(position, thing, slot):
            points += position.card(position.thing_kind[thing], c.INFAMY)
        thing += 1
    return points


def spoils(position: Position, seat: i64) -> i64:
    """Return the Infamy that a monster's Attack brings if all falls that it can hit where it is."""
    place = position.place[seat]
    points: i64 = i64(0) if place == n.NOWHERE else location_infamy(position, place)
    breath = body.fresh_breath(position, seat) != 0
    thing: i64 = 0
    while thing < position.things:
        if units.faces_unit(position, thing, place, seat):
            points += unit_infamy(position, thing, breath)
        thing += 1
    return points
