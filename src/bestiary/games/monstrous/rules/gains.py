"""What gods gain: Faith from monsters, from locations and from each other, and throws."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules.position import Position


def gain(position: Position, board: i64, faith: i64, monster: i64) -> None:
    """Give a god Faith for a monster's power."""
    position.faith[board] += faith
    position.tell(events.GAINED, board, faith, monster)


def gain_by_place(position: Position, board: i64, faith: i64, place: i64) -> None:
    """Give a god Faith for a location's power."""
    position.faith[board] += faith
    position.tell(events.PLACE_GAINED, board, faith, position.location[place])


def gain_place(position: Position, slot: i64, place: i64) -> None:
    """Gain the Faith of a location, doubled for a Hellhound that has just landed."""
    position.answered()
    board = position.board_of(position.thrower[slot])
    faith = position.place_faith(place)
    if position.doubled >> slot & 1:
        faith *= 2
    position.faith[board] += faith
    position.tell(events.FAITH_GAINED, board, faith, position.location[place])


def take_faith(position: Position, board: i64, victim: i64, faith: i64) -> None:
    """Move Faith from one god to another, as far as it is there (M14)."""
    if board == victim:
        return
    taken = min(faith, position.faith[victim])
    position.faith[victim] -= taken
    position.faith[board] += taken
    position.tell(events.TOOK, board, victim, taken)


def gain_throws(position: Position, board: i64, number: i64) -> None:
    """Store throws to be made in this turn."""
    position.extra += number
    position.tell(events.EXTRA, board, number)
