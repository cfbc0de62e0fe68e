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
from bestiary.games.mashup.rules.needs import judged
from bestiary.games.mashup.rules.position import NOBODY, Position


def has_target(position: Position, seat: i64, kind: i64) -> bool:
    """Tell whether there is anything that a card could be played at."""
    if wants_monster(position, kind):
        other: i64 = 0
        while other < position.seats:
            if why_not_target(position, seat, kind, codes.on_monster(other), n.ANY_RULE) == 0:
                return True
            other += 1
        return False
    if not wants_place(position, kind):
        return True
    slot: i64 = 0
    while slot < position.slots:
        if why_not_target(position, seat, kind, codes.at_slot(slot), n.ANY_RULE) == 0:
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


def why_not_target(position: Position, seat: i64, kind: i64, target: i64, only: i64) -> i64:
    """Return the rule by which a card can't be played at a target, or 0; `only` has one alone judged."""
    if target == codes.NO_TARGET:
        return i64(0) if not wants_monster(position, kind) and not wants_place(position, kind) else n.B_53_TARGET
    if not codes.is_slot(target):
        other = codes.seat_of(target)
        if other >= position.seats or not wants_monster(position, kind):
            return n.B_53_TARGET
        if kind >= n.FIRST_ACTION:
            return i64(0) if suits_monster(position, kind, other) else n.B_53_TARGET
        # What follows a monster can't be played nowhere.
        slot = position.place[other]
        return n.B_8_NOWHERE if slot == n.NOWHERE else why_not_lie(position, seat, kind, slot, only)
    slot = codes.slot_of(target)
    if not wants_place(position, kind):
        return n.B_53_TARGET
    if not position.is_location(slot):
        return n.B_46_NOT_THERE
    if kind < n.FIRST_ACTION:
        return why_not_lie(position, seat, kind, slot, only)
    return why_not_at(position, kind, slot, only)


def suits_monster(position: Position, kind: i64, other: i64) -> bool:
    """Tell whether a monster or player is what an Action card is for."""
    on = position.card(kind, c.ON)
    if on == c.AT_MUTANT:
        return body.has_mutation(position, other)
    if on == c.AT_GROWN:
        return position.size[other] > 1
    if on != c.AT_INFAMOUS:
        return True
    last = infamy.last_infamy(position, other)
    row = position.effect_of(kind, c.ON_PLAY, c.LOSE_INFAMY)
    return last != NOBODY and position.card(codes.infamy_card(position.infamy[last]), c.INFAMY) <= position.effect(
        row, c.NUMBER
    )


def why_not_lie(position: Position, seat: i64, kind: i64, slot: i64, only: i64) -> i64:
    """Return the rule by which an Item can't lie on a Location, or 0."""
    on = position.card(kind, c.ON)
    if on == c.ON_STANDING and position.site[slot] == n.RUBBLE and judged(only, n.B_62_RUBBLE):
        return n.B_62_RUBBLE
    tags = why_not_tags(position, kind, slot, only)
    if tags or not judged(only, n.R_PLACING):
        return tags
    if on == c.ON_OWN and position.site_owner[slot] != seat:
        return n.R_PLACING
    bare = position.site[slot] != n.RUBBLE and position.card(position.site_kind[slot], c.HITS) == 0
    return n.R_PLACING if on == c.ON_STANDING and bare else i64(0)


def why_not_tags(position: Position, kind: i64, slot: i64, only: i64) -> i64:
    """Return the rule by which the tags of an Item and a Location do not go together, or 0."""
    wanted = position.card(kind, c.ON_TAGS)
    if position.site[slot] == n.RUBBLE:
        return n.B_62_RUBBLE if wanted and judged(only, n.B_62_RUBBLE) else i64(0)
    card = position.site_kind[slot]
    suits = wanted == 0 or wanted & position.card(card, c.TAGS) != 0
    banned = position.card(kind, c.TAGS) & position.card(card, c.BANNED) != 0
    return n.R_PLACING if (banned or not suits) and judged(only, n.R_PLACING) else i64(0)


def why_not_at(position: Position, kind: i64, slot: i64, only: i64) -> i64:
    """Return the rule by which an Action card can't be played at a Location, or 0."""
    on = position.card(kind, c.ON)
    fits = True
    if on == c.AT_MONSTERS:
        fits = position.monsters_at(slot) != 0
    elif on == c.AT_UNITS:
        fits = units.has_units(position, slot, NOBODY)
    elif on == c.AT_MEEPLE:
        if position.site[slot] == n.RUBBLE and judged(only, n.B_62_RUBBLE):
            return n.B_62_RUBBLE
        fits = items.meeple_at(position, slot) > 0
    return i64(0) if fits or not judged(only, n.B_53_TARGET) else n.B_53_TARGET
