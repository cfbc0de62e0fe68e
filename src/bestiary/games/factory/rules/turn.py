"""A turn, step by step: draw a tile, add it to a monster, see what is complete, and the next player is on turn.

A tile that fits nowhere leaves the game, and one that fits in one place only lies there by itself, so that a player is
asked only where there is something to choose.
"""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.factory.rules.board import fill_cell, place_of
from bestiary.games.factory.rules.ending import all_first_complete, end
from bestiary.games.factory.rules.monsters import begin_minion, complete, is_complete
from bestiary.games.factory.rules.numbers import (
    ALL_COMPLETE,
    DREW,
    NONE,
    ONE_PLACE,
    PLACED,
    POOL_EMPTY,
    TURN_BEGAN,
    UNPLAYABLE,
)
from bestiary.games.factory.rules.placing import SEVERAL, cell_of, only_place, rotation_of
from bestiary.games.factory.rules.pool import draw
from bestiary.games.factory.rules.position import Position


def end_turn_by(position: Position, seat: i64, action: i64) -> None:
    """Add the drawn tile where its player chose, which ends the turn, and go on with the next player's."""
    add_tile(position, seat, action)
    take_turns(position, (seat + 1) % position.seats)


def take_turns(position: Position, seat: i64) -> None:
    """Play turns from a player's on, until somebody has to choose a place or the game is over."""
    while not position.over:
        position.turn = seat
        position.tell(TURN_BEGAN, seat)
        place = draw_playable(position, seat)
        if place == NONE:
            end(position, POOL_EMPTY)
        elif place == SEVERAL:
            return
        else:
            position.tell(ONE_PLACE, seat)
            add_tile(position, seat, place)
            seat = (seat + 1) % position.seats


def draw_playable(position: Position, seat: i64) -> i64:
    """Draw until a tile fits where this player may add it, and return its only place, or SEVERAL.

    Those that fit nowhere leave the game; NONE if no tile is left.
    """
    while position.pool_size > 0:
        face = draw(position)
        position.tell(DREW, seat, position.shape(face))
        place = only_place(position, seat, face)
        if place != NONE:
            position.drawn = face
            return place
        position.out[face] += 1
        position.tell(UNPLAYABLE, seat, position.shape(face))
    return NONE


def add_tile(position: Position, seat: i64, action: i64) -> None:
    """Lay the drawn tile and do what follows, in this order: F24."""
    face, cell = position.drawn, cell_of(action)
    monster = position.cell_monster[cell]
    owner = position.monster_owner[monster]
    position.drawn = NONE
    fill_cell(position, cell, face, rotation_of(action))
    position.tell(PLACED, seat, owner, position.shape(face), place_of(position, cell, rotation_of(action)))
    if is_complete(position, monster):
        complete(position, monster)
        if all_first_complete(position):
            end(position, ALL_COMPLETE)
            return
        if position.pool_size > 0:
            begin_minion(position, owner)
    if position.pool_size == 0:
        end(position, POOL_EMPTY)
