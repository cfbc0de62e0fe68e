"""The tiles that lie face down: what is left of them, and drawing one."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.factory.rules.position import Position


def is_left(position: Position, face: i64) -> bool:
    """Tell whether a tile of a face is left."""
    return face < len(position.pool) and position.pool[face] > 0


def take(position: Position, face: i64) -> None:
    """Take a tile of a face away."""
    position.pool[face] -= 1
    position.pool_size -= 1


def draw(position: Position) -> i64:
    """Draw a tile by lot and return its face."""
    pick = position.chance.below(position.pool_size)
    face: i64 = 0
    while pick >= position.pool[face]:
        pick -= position.pool[face]
        face += 1
    take(position, face)
    return face
