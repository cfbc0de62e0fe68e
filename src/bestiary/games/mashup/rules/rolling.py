"""Dice: what hits, and what a roll against a monster does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import bestiary.games.mashup.rules.body as body
import bestiary.games.mashup.rules.cards as c
import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.monsters as monsters
import bestiary.games.mashup.rules.mutations as mutations
from bestiary.games.mashup.rules.position import NOBODY, Position

DICE_TOLD: Final[i64] = 20  # whose faces one event holds


def least(position: Position, colour: i64, seat: i64) -> i64:
    """Return the lowest number of a die that hits a monster; without one, a Unit or Location."""
    if seat != NOBODY:
        asked = body.hardest(position, seat, colour)
        if asked:
            return asked
    return printed(colour)


def printed(colour: i64) -> i64:
    """Return the lowest number of a die that hits where no Mutation changes it."""
    return 4 if colour == c.WHITE else 3


def throw(position: Position, colour: i64, dice: i64, seat: i64) -> i64:
    """Roll dice of a colour and return the hits and sixes; hits that no Mutation changes go to `last_hits`."""
    lowest = least(position, colour, seat)
    plain = printed(colour)
    hits: i64 = 0
    told: i64 = 0
    sixes: i64 = 0
    faces: i64 = 0
    die: i64 = 0
    while die < dice:
        face = position.chance.below(6) + 1
        faces = faces * 7 + face
        if face >= lowest:
            hits += 1
        if face >= plain:
            position.last_hits += 1
        if face == 6:
            sixes += 1
        die += 1
        if die % DICE_TOLD == 0 or die == dice:
            position.tell(e.DICE, colour, faces, hits - told)
            told = hits
            faces = 0
    if dice:
        position.happened = True
    return codes.rolled(hits, sixes)


def hit_monster(position: Position, seat: i64, hits: i64, blue_sixes: i64, green_sixes: i64) -> None:
    """Make one roll against a monster count: the loss of Health, then what blue and green sixes do."""
    monsters.lose_health(position, seat, hits)
    if blue_sixes and not body.trait(position, seat, c.KEEP_MOVE, c.BLUE):
        monsters.lose_move(position, seat, monsters.entitled(position, seat))
    if green_sixes >= 2:
        if not body.trait(position, seat, c.KEEP_MOVE, c.GREEN):
            monsters.lose_move(position, seat, monsters.entitled(position, seat))
        mutations.gain_mutation(position, seat)


def roll_at(position: Position, seat: i64, colour: i64, dice: i64) -> None:
    """Roll dice of one colour against a monster."""
    position.last_hits = 0
    found = throw(position, colour, dice, seat)
    sixes = codes.sixes_of(found)
    hit_monster(
        position,
        seat,
        codes.hits_of(found),
        sixes if colour == c.BLUE else i64(0),
        sixes if colour == c.GREEN else i64(0),
    )


def roll_at_all(position: Position, place: i64, colour: i64, dice: i64) -> None:
    """Roll separately against each monster at a place, clockwise from the player on turn."""
    steps: i64 = 0
    while steps < position.seats:
        seat = (position.turn + steps) % position.seats
        if position.place[seat] == place:
            roll_at(position, seat, colour, dice)
        steps += 1
