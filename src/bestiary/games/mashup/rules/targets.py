"""What a card may be played at: each test names the rule that stands against it."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.infamy as infamy
import bestiary.games.mashup.rules.items as items
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.units as units
from bestiary.games.mashup.rules.position import NOBODY, Position


def has_target(position: Position, seat: i64, kind: i64) -> bool:
    """Tell whether there is anything that a card could be played at."""
    if wants_monster(position, kind):
        other: i64 = 0
        while other < position.seats:
            if why_not_target(position, seat, kind, codes.on_monster(other)) == 0:
                return True
            other += 1
        return False
    if not wants_place(position, kind):
        return True
    slot: i64 = 0
    while slot < position.slots:
        if why_not_target(position, seat, kind, codes.at_slot(slot)) == 0:
            return True
        slot += 1
    return False


def wants_monster(position: Position, kind: i64) -> bool:
    """Tell whether a card is played at a monster or player."""
    on = position.card(kind, c.ON)
    if kind < n.FIRST_ACTION:
        return kind >= n.FIRST_ITEM and on == c.ON_MONSTER
    return on <= c.AT_GROWN or on == c.AT_INFAMOUS


def wants_place(position: Position, kind: i64) -> bool:
    """Tell whether a card is played at a Location."""
    on = position.card(kind, c.ON)
    if kind < n.FIRST_ACTION:
        return kind >= n.FIRST_ITEM and on != c.ON_MONSTER
    return on >= c.AT_MONSTERS and on <= c.AT_LOCATION


def why_not_target(position: Position, seat: i64, kind: i64, target: i64) -> i64:
    """Return the rule by which a card can't be played at a target, or 0."""
    if target == codes.NO_TARGET:
        return i64(0) if not wants_monster(position, kind) and not wants_place(position, kind) else n.B_53_TARGET
    if not codes.is_slot(target):
        other = codes.seat_of(target)
        if other >= position.seats or not wants_monster(position, kind):
            return n.B_53_TARGET
        return why_not_on_monster(position, kind, other)
    slot = codes.slot_of(target)
    if not wants_place(position, kind):
        return n.B_53_TARGET
    if not position.is_location(slot):
        return n.B_46_NOT_THERE
    return why_not_lie(position, seat, kind, slot) if kind < n.FIRST_ACTION else why_not_at(position, kind, slot)


def why_not_on_monster(position: Position, kind: i64, other: i64) -> i64:
    """Return the rule by which a card can't be played at a monster or player, or 0."""
    on = position.card(kind, c.ON)
    fits = True
    if kind < n.FIRST_ACTION:  # what follows a monster can't be played nowhere
        if position.place[other] == n.NOWHERE:
            return n.B_8_NOWHERE
        return why_not_tags(position, kind, position.place[other])
    if on == c.AT_MUTANT:
        fits = body.has_mutation(position, other)
    elif on == c.AT_GROWN:
        fits = position.size[other] > 1
    elif on == c.AT_INFAMOUS:
        last = infamy.last_infamy(position, other)
        row = position.effect_of(kind, c.ON_PLAY, c.LOSE_INFAMY)
        fits = last != NOBODY and position.card(codes.infamy_card(position.infamy[last]), c.INFAMY) <= position.effect(
            row, c.NUMBER
        )
    return i64(0) if fits else n.B_53_TARGET


def why_not_lie(position: Position, seat: i64, kind: i64, slot: i64) -> i64:
    """Return the rule by which an Item can't lie on a Location, or 0."""
    on = position.card(kind, c.ON)
    if on == c.ON_OWN and position.site_owner[slot] != seat:
        return n.R_PLACING
    if on == c.ON_STANDING:
        if position.site[slot] == n.RUBBLE:
            return n.B_62_RUBBLE
        if position.card(position.site_kind[slot], c.HITS) == 0:
            return n.R_PLACING
    return why_not_tags(position, kind, slot)


def why_not_tags(position: Position, kind: i64, slot: i64) -> i64:
    """Return the rule by which the tags of an Item and a Location do not go together, or 0."""
    wanted = position.card(kind, c.ON_TAGS)
    if position.site[slot] == n.RUBBLE:
        return n.B_62_RUBBLE if wanted else i64(0)
    if wanted and not wanted & position.card(position.site_kind[slot], c.TAGS):
        return n.R_PLACING
    return n.R_PLACING if position.card(kind, c.TAGS) & position.card(position.site_kind[slot], c.BANNED) else i64(0)


def why_not_at(position: Position, kind: i64, slot: i64) -> i64:
    """Return the rule by which an Action card can't be played at a Location, or 0."""
    on = position.card(kind, c.ON)
    fits = True
    if on == c.AT_MONSTERS:
        fits = position.monsters_at(slot) != 0
    elif on == c.AT_UNITS:
        fits = units.has_units(position, slot, NOBODY)
    elif on == c.AT_MEEPLE:
        if position.site[slot] == n.RUBBLE:
            return n.B_62_RUBBLE
        fits = items.meeple_at(position, slot) > 0
    return i64(0) if fits else n.B_53_TARGET
