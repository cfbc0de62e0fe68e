"""The numbers of a view, read in one compiled call for all seats and all rolls that could be made."""

from __future__ import annotations

from mypy_extensions import i64

import bestiary.games.maker.rules.numbers as n
import bestiary.games.maker.rules.surgery as surgery
import bestiary.games.maker.rules.thefts as thefts
from bestiary.games.maker.rules.position import Position

Row = tuple[int, ...]
SeatRow = tuple[int, Row, int, bool, Row, Row, int, int]
OddsRow = tuple[int, int, int, int]


def seat_rows(position: Position) -> list[SeatRow]:
    """Return by seat: its die, open stones, stock, whether it can be robbed, parts sewn on, values, choice, points."""
    found: list[SeatRow] = []
    seat: i64 = 0
    while seat < position.seats:
        spent: list[int] = []
        grave: i64 = 0
        while grave < position.graves():
            if position.stones[seat] >> grave & 1:
                spent.append(grave)
            grave += 1
        own: list[int] = []
        worth: list[int] = []
        kind: i64 = 0
        while kind < n.KINDS:
            card = position.sewn_on(seat, kind)
            own.append(card)
            worth.append(position.value[card] if card != n.NOBODY else -1)
            kind += 1
        guarded = thefts.is_guarded(position, seat)
        choice, offered = position.sealed[seat], position.offered[seat]
        stock = position.stock(seat)
        found.append((position.die[seat], tuple(spent), stock, not guarded, tuple(own), tuple(worth), choice, offered))
        seat += 1
    return found


def odds_row(position: Position, kind: i64) -> OddsRow:
    """Return what a roll of the player on turn needs: sewing a part of a kind on, or a revival (-1)."""
    seat = position.turn
    change = surgery.revival_modifier(position, seat) if kind < 0 else surgery.modifier(position, seat, kind)
    return kind, change, surgery.needed(position, seat, change), surgery.faces(position, seat, change)


def odds_rows(position: Position) -> list[OddsRow]:
    """Return what all rolls need that the player on turn may have to make."""
    found: list[OddsRow] = []
    if position.over:
        return found
    kind: i64 = 0
    while kind < n.KINDS:
        if surgery.can_sew(position, position.turn, kind):
            found.append(odds_row(position, kind))
        kind += 1
    if not surgery.why_not_revive(position, position.turn):
        found.append(odds_row(position, -1))
    return found
