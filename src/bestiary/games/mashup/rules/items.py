"""Items on the table: put there, emptied and taken away."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.numbers as n
from bestiary.games.mashup.rules.position import NOBODY, Position


def put(position: Position, kind: i64, place: i64, follows: i64) -> None:
    """Put an Item on a place, with its tokens."""
    thing = position.things
    position.things += 1
    position.thing_kind[thing] = kind
    position.thing_place[thing] = place
    position.thing_follows[thing] = follows
    token: i64 = 0
    while token < n.INFANTRY:
        position.thing_food[thing * n.FOODS + token] = position.card(kind, c.FOOD + token)
        token += 1


def has_food(position: Position, thing: i64) -> bool:
    """Tell whether tokens lie on an Item."""
    at = thing * n.FOODS
    return position.thing_food[at] + position.thing_food[at + 1] + position.thing_food[at + 2] > 0


def discard_if_eaten(position: Position, thing: i64) -> None:
    """Discard a Food Item whose last token is gone."""
    if not has_food(position, thing) and position.card(position.thing_kind[thing], c.TAGS) & c.FOOD_TAG:
        remove_thing(position, thing)


def remove_thing(position: Position, thing: i64) -> None:
    """Discard an Item."""
    position.tell(e.ITEM_GONE, position.thing_kind[thing], position.spot(position.thing_place[thing]))
    position.discard[position.thing_kind[thing]] += 1
    take_thing(position, thing)


def take_thing(position: Position, thing: i64) -> None:
    """Take an Item off the table."""
    position.thing_place[thing] = NOBODY
    position.thing_follows[thing] = NOBODY
    position.thing_damage[thing] = 0
    position.thing_breath[thing] = 0
    token: i64 = 0
    while token < n.FOODS:
        position.thing_food[thing * n.FOODS + token] = 0
        token += 1


def meeple_at(position: Position, slot: i64) -> i64:
    """Return how many Meeple are on a Location and its Items."""
    count = position.site_food[slot * n.FOODS + n.MEEPLE]
    thing: i64 = 0
    while thing < position.things:
        if position.thing_place[thing] == slot:
            count += position.thing_food[thing * n.FOODS + n.MEEPLE]
        thing += 1
    return count
