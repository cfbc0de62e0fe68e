"""Cards where they lie, as a list and as a graph of places.

A card and a place are made once for all seats and moments at which they look alike: a move changes few of them, and
whoever compares two views sees at once which. Nobody may change them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bestiary.core.game import bits
from bestiary.core.state import HIDDEN
from bestiary.core.view import Piece, Spot
from bestiary.games.maker.rules import numbers as n
from bestiary.games.maker.rules.position import Position
from bestiary.games.maker.show.shapes import Part, place_name

KEPT: Final = 8192  # of each kind, for all tables to share
KEPT_TABLES: Final = 512  # whole tables as a seat knows them: few decisions move a card that it sees
ROOM: Final = 64  # more than the cards that a place can hold

Front = tuple[int, int]  # kind and value
Column = tuple[int, ...]


def parts_and_spots(state: Position) -> tuple[list[Part], list[Spot]]:
    """Return all cards in the order in which the table is walked, and the places, with what the viewer knows."""
    columns = state.kind, state.value, state.place, state.rank, state.seen, state.offer, state.wanted
    return _laid(state.seats, state.graves(), *map(tuple, columns))


@lru_cache(maxsize=KEPT_TABLES)
def _laid(
    seats: int,
    graves: int,
    kind: Column,
    value: Column,
    place: Column,
    rank: Column,
    seen: Column,
    offer: Column,
    wanted: Column,
) -> tuple[list[Part], list[Spot]]:
    everyone = (1 << seats) - 1  # seated: spectators know some fronts too
    walked = [where * ROOM + at for where, at in zip(place, rank, strict=True)]
    parts: list[Part] = []
    fronts: dict[int, list[Front]] = {}
    for card in sorted(range(len(walked)), key=walked.__getitem__):
        where, known = place[card], seen[card] & everyone
        parts.append(_part(card, kind[card], value[card], where, rank[card], known, offer[card], wanted[card]))
        fronts.setdefault(where, []).append((kind[card], value[card]))
    around = _around(seats, graves)
    return parts, [_spot(where, around[where], tuple(fronts.get(where, ()))) for where in around]


@lru_cache(maxsize=KEPT)
def _part(card: int, kind: int, value: int, place: int, rank: int, seen: int, offer: int, wanted: int) -> Part:
    return Part(card, kind, value, place_name(place), rank, bits(seen), offer, bool(wanted))


Around = tuple[float, float, tuple[tuple[str, str], ...]]  # x and y of a place, and its neighbours by direction


@lru_cache
def _around(seats: int, graves: int) -> dict[int, Around]:
    """Return the places in the order they are walked: graves and heap in a row, below it warehouses, then slabs."""
    row = [*range(graves), int(n.HEAP)]
    rows = [row, *([int(first) + seat for seat in range(seats)] for first in (n.WAREHOUSE, n.SEWN))]
    at = {(x, y): place for y, places in enumerate(rows) for x, place in enumerate(places)}
    ways = (("left", -1, 0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1))
    return {
        place: (
            float(x),
            float(y),
            tuple((way, place_name(at[x + dx, y + dy])) for way, dx, dy in ways if (x + dx, y + dy) in at),
        )
        for (x, y), place in at.items()
    }


@lru_cache(maxsize=KEPT)
def _spot(place: int, around: Around, fronts: tuple[Front, ...]) -> Spot:
    x, y, neighbours = around
    return Spot(place_name(place), x, y, len(fronts), dict(neighbours), [_piece(*front) for front in fronts])


@lru_cache
def _piece(kind: int, value: int) -> Piece:
    return Piece("unknown" if kind == HIDDEN else n.KIND_NAMES[kind], -1, value)
