"""The fachan's walk, once a turn, which is no stomp."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.marry.rules.board import LENGTHS, LINES, space_at
from bestiary.games.marry.rules.numbers import (
    A_17_MOVE,
    A_39_ONE_BY_ONE,
    DIRECTIONS,
    FACHAN_MOVED,
    MOVE,
    R_MOVE_ONCE,
    R_STEPS,
    REACH,
    Needs,
)
from bestiary.games.marry.rules.position import Position

MOVE_NEEDS: Final[Needs] = (
    (A_39_ONE_BY_ONE, "step"),
    (R_STEPS, "step"),
    (R_MOVE_ONCE, "may"),
    (A_17_MOVE, "target"),
)


def move_of(direction: i64, distance: i64) -> i64:
    """Return the action that lets the fachan walk so far."""
    return MOVE + direction * REACH + distance - 1


def direction_of(move: i64) -> i64:
    """Return in which direction a move goes."""
    return (move - MOVE) // REACH


def distance_of(move: i64) -> i64:
    """Return how far a move goes."""
    return (move - MOVE) % REACH + 1


def move_fails(position: Position, direction: i64, distance: i64, rule: i64) -> bool:
    """Tell whether a rule forbids the fachan to walk somewhere, if a move is in order."""
    if rule == R_MOVE_ONCE:
        return position.moved
    return rule == A_17_MOVE and distance > free_way(position, direction)


def free_way(position: Position, direction: i64) -> i64:
    """Return how far the fachan can walk in a direction: up to the first building or the rim."""
    height, lines = position.height, LINES  # asked for at every decision
    line = position.fachan * DIRECTIONS + direction
    start = line * REACH
    end = start + LENGTHS[line]
    at = start
    while at < end and height[lines[at]] == 0:
        at += 1
    return at - start


def moves_into(position: Position, out: vec[i64], count: i64) -> i64:
    """Add every space to which the fachan can walk."""
    if move_fails(position, 0, 0, R_MOVE_ONCE):
        return count
    direction: i64 = 0
    while direction < DIRECTIONS:
        move = move_of(direction, 1)
        farthest = move + free_way(position, direction)
        while move < farthest:
            out[count] = move
            count += 1
            move += 1
        direction += 1
    return count


def move(position: Position, direction: i64, distance: i64) -> None:
    """Let the fachan walk."""
    target = space_at(position.fachan, direction, distance)
    position.tell(FACHAN_MOVED, position.turn, position.fachan, target)
    position.fachan = target
    position.moved = True
