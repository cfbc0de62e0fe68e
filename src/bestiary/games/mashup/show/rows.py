"""The numbers of a view, read in one compiled call for each site, Item and monster.

What looks alike has the same row, so that what is made of it can be kept for all seats, moments and tables.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.locations as locations
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.rolling as rolling
import bestiary.games.mashup.rules.units as units
from bestiary.games.mashup.rules.position import NOBODY, Position

Row = tuple[int, ...]


def _tokens(column: vec[i64], first: i64) -> Row:
    found: list[int] = []
    token: i64 = 0
    while token < n.FOODS:
        found.append(column[first + token])
        token += 1
    return tuple(found)


def least_faces(position: Position, seat: i64) -> Row:
    """Return by colour which face hits a monster."""
    found: list[int] = []
    colour: i64 = 0
    while colour < c.COLOURS:
        found.append(rolling.least(position, colour, seat))
        colour += 1
    return tuple(found)


def site_row(position: Position, slot: i64) -> tuple[Row, Row, Row]:
    """Return a Location's numbers, the tokens that lie there, and by colour what Units there roll together."""
    fires: i64 = 0
    for fire in position.fires:
        if codes.fire_slot(fire) == slot:
            fires += 1
    dice: list[int] = []
    colour: i64 = 0
    while colour < c.COLOURS:
        dice.append(units.shooting_dice(position, colour, slot, NOBODY))
        colour += 1
    numbers: list[int] = [
        slot,
        position.site_kind[slot],
        position.site_owner[slot],
        1 if position.site[slot] == n.RUBBLE else 0,
        position.card(position.site_kind[slot], c.HITS),
        locations.hits_left(position, slot),
        position.site_damage[slot],
        position.site_new[slot],
        position.standing[slot],
        fires,
    ]
    return tuple(numbers), _tokens(position.site_food, slot * n.FOODS), tuple(dice)


def site_rows(position: Position) -> list[tuple[Row, Row, Row]]:
    """Return the rows of all Locations, Rubble included."""
    found: list[tuple[Row, Row, Row]] = []
    slot: i64 = 0
    while slot < position.slots:
        if position.is_location(slot):
            found.append(site_row(position, slot))
        slot += 1
    return found


def thing_rows(position: Position) -> list[tuple[Row, Row]]:
    """Return each Item's numbers, and the tokens on it."""
    found: list[tuple[Row, Row]] = []
    thing: i64 = 0
    while thing < position.things:
        if position.thing_place[thing] != NOBODY:
            unit = units.is_unit(position, thing)
            numbers: list[int] = [
                thing,
                position.thing_kind[thing],
                position.thing_place[thing],
                units.unit_hits_left(position, thing) if unit else 0,
                units.unit_dice(position, thing) if unit else 0,
                position.thing_follows[thing],
            ]
            found.append((tuple(numbers), _tokens(position.thing_food, thing * n.FOODS)))
        thing += 1
    return found


def monster_row(position: Position, seat: i64) -> tuple[Row, Row, Row, Row, Row, Row]:
    """Return a monster's numbers, what hits it, its stomach, its Mutations, those used up, and its Infamy cards."""
    mutations: list[int] = []
    used: list[int] = []
    gene: i64 = 0
    while gene < n.MUTATIONS:
        has = position.mutation[seat * n.MUTATIONS + gene]
        if has != n.LACKS:
            mutations.append(n.FIRST_MUTATION + gene)
        if has == n.HAS_USED:
            used.append(n.FIRST_MUTATION + gene)
        gene += 1
    infamy: list[int] = [codes.infamy_card(each) for each in position.infamy if codes.infamy_seat(each) == seat]
    numbers: list[int] = [
        position.size[seat],
        position.health[seat],
        body.most_health(position, seat),
        body.attack_dice(position, seat),
        body.meal_size(position, seat),
        body.stomach_size(position, seat),
        position.line(position.size[seat], c.GROW),
        body.food(position, seat),
        position.fame[seat],
        position.quarters[seat],
        position.lost[seat],
        position.place[seat],
        position.cards_of(seat),
        position.ate[seat] + (position.ate_now if seat == position.turn else 0),
    ]
    stomach = _tokens(position.stomach, seat * n.FOODS)
    return tuple(numbers), least_faces(position, seat), stomach, tuple(mutations), tuple(used), tuple(infamy)


def discard_rows(position: Position) -> list[list[int]]:
    """Return each kind of card in the discard pile with how many there are."""
    found: list[list[int]] = []
    discard = position.discard
    kind: i64 = 0
    while kind < len(discard):
        if discard[kind] > 0:
            found.append([kind, discard[kind]])
        kind += 1
    return found
