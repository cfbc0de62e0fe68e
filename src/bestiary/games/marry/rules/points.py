"""Points, the boons that come with them, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.marry.rules.numbers import (
    BOON,
    BOON_EVERY,
    BOONS,
    DOUBLE_STOMP,
    EVERY_TURN,
    FOREIGN_TARGET,
    FREE_TOWER,
    GLORY,
    MATE,
    MOST_FREE_HOUSES,
    SCORED,
    SECOND_TOWER,
    TOWERS_TO_WIN,
    WON,
)
from bestiary.games.marry.rules.position import Position


def score_buildings(position: Position) -> None:
    """Count every building of the player on turn by its space's value, whatever its height."""
    seat = position.turn
    gained = position.income(seat)
    if gained == 0:
        return
    before = position.points[seat]
    points = before + gained
    position.points[seat] = points
    position.tell(SCORED, seat, gained, points)
    reached = boons(before)
    while reached < boons(points):
        position.tell(BOON, seat, DOUBLE_STOMP + reached * BOON_EVERY)
        reached += 1
    check_win(position)


def boons(points: i64) -> i64:
    """Return how many boons come with so many points."""
    return min(BOONS, points // BOON_EVERY)


def grant_free_buildings(position: Position, before: i64) -> None:
    """Give a turn that began with `before` points its free houses and towers.

    The first two boons cost a free house each. A tower is free from 60 points on and a second from 75, in every turn or
    in the one that reaches them.
    """
    points = position.points[position.turn]
    position.houses_left = MOST_FREE_HOUSES
    if points >= DOUBLE_STOMP:
        position.houses_left -= 1
    if points >= FOREIGN_TARGET:
        position.houses_left -= 1
    counted_from = i64(0) if position.free_tower == EVERY_TURN else before
    if counted_from < FREE_TOWER <= points:
        position.towers_left += 1
    if counted_from < SECOND_TOWER <= points:
        position.towers_left += 1


# The end


def goal(position: Position) -> i64:
    """Return the points that are played for: what a mate asks until somebody has more, then what wins alone."""
    seat: i64 = 0
    while seat < position.seats:
        if position.points[seat] > MATE:
            return GLORY
        seat += 1
    return MATE


def check_win(position: Position) -> None:
    """End the game at once for a player on turn with 45 points and three towers, or with 90 points."""
    seat = position.turn
    points, towers = position.points[seat], position.towers[seat]
    if points >= GLORY or (points >= MATE and towers >= TOWERS_TO_WIN):
        position.over = True
        position.winner = seat
        position.tell(WON, seat, points, towers)
