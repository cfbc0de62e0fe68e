"""Monsters and minions: how they begin, when they are complete, and what they score."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from bestiary.games.factory.rules.board import fill_cell, open_cell
from bestiary.games.factory.rules.numbers import COMPLETED, MINION
from bestiary.games.factory.rules.pool import draw
from bestiary.games.factory.rules.position import Position


def begin_monster(position: Position, seat: i64, face: i64, minion: i64) -> None:
    """Lay a monster's first tile in front of its player."""
    monster = len(position.monster_owner)
    position.monster_owner = append(position.monster_owner, seat)
    position.monster_minion = append(position.monster_minion, minion)
    position.monster_tiles = append(position.monster_tiles, 0)
    position.monster_eyes = append(position.monster_eyes, 0)
    position.monster_open = append(position.monster_open, 0)
    position.monster_done = append(position.monster_done, 0)
    position.monster[seat] = monster
    fill_cell(position, open_cell(position, monster, 0, 0), face, 0)


def is_complete(position: Position, monster: i64) -> bool:
    """Tell whether no thin or thick edge of a monster is left to connect to."""
    return position.monster_open[monster] == 0


def complete(position: Position, monster: i64) -> None:
    """Give a complete monster's points to its owner, whoever's turn it is."""
    owner = position.monster_owner[monster]
    minion = position.monster_minion[monster]
    position.monster_done[monster] = 1
    if not minion:
        position.finished_first[owner] = 1
    gained = points_of(position, monster)
    position.points[owner] += gained
    position.tell(COMPLETED, owner, minion, gained)


def points_of(position: Position, monster: i64) -> i64:
    """Return what a monster has brought: a point a tile, a minion a point a tile with an eye, nothing if incomplete."""
    if not position.monster_done[monster]:
        return 0
    return position.monster_eyes[monster] if position.monster_minion[monster] else position.monster_tiles[monster]


def begin_minion(position: Position, seat: i64) -> None:
    """Draw a tile for the player's next minion. It is no turn and no choice."""
    face = draw(position)
    begin_monster(position, seat, face, position.monster_minion[position.monster[seat]] + 1)
    position.tell(MINION, seat, position.shape(face))
