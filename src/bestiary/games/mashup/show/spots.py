"""The graph of spots that page, keyboard and terminal walk: a street for each player."""

from __future__ import annotations

from functools import lru_cache

import bestiary.games.mashup.rules.numbers as n
from bestiary.core.view import Piece, Spot
from bestiary.games.mashup.show.shapes import MashupSite, MashupThing, monster_name
from bestiary.games.mashup.state import Mashup


def make_spots(state: Mashup, sites: list[MashupSite], things: list[MashupThing]) -> list[Spot]:
    """Make the graph: a street for each player, in it Locations with what stands on them, at its end monsters."""
    found: list[Spot] = []
    for seat in range(state.seats):
        column = 0
        for site in sites:
            if site.owner == seat:
                found.append(Spot(site.spot, float(column), float(seat), site.left, {}, _pieces(state, site, things)))
                column += 1
                for thing in things:
                    if thing.place == site.spot:
                        found.append(Spot(thing.spot, float(column), float(seat), thing.left, {}, []))
                        column += 1
        size = int(state.size[seat])
        monster = Piece("monster", seat, size)
        found.append(Spot(monster_name(seat), float(column), float(seat), size, {}, [monster]))
    last = float(state.seats)
    found.append(Spot("nowhere", 0.0, last, 0, {}, _monsters_at(state, int(n.NOWHERE))))
    away = [thing for thing in things if thing.place == "nowhere"]
    found += [Spot(thing.spot, float(1 + i), last, thing.left, {}, []) for i, thing in enumerate(away)]
    for spot, neighbours in zip(found, _neighbours(tuple((s.id, s.x, s.y) for s in found)), strict=True):
        spot.neighbours = neighbours
    return found


@lru_cache(maxsize=256)
def _neighbours(places: tuple[tuple[str, float, float], ...]) -> tuple[dict[str, str], ...]:
    """Return for each place those beside it; kept while no place changes, so nobody may."""
    at = {(x, y): name for name, x, y in places}
    ends: dict[float, float] = {}
    for _, x, y in places:
        ends[y] = max(x, ends.get(y, x))
    found = []
    for _, here_x, here_y in places:
        neighbours = {}
        for name, dx, dy in (("left", -1, 0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1)):
            x, y = here_x + dx, here_y + dy
            if dy and y in ends:
                x = min(x, ends[y])
            if other := at.get((x, y)):
                neighbours[name] = other
        found.append(neighbours)
    return tuple(found)


def _monsters_at(state: Mashup, place: int) -> list[Piece]:
    return [Piece("monster", seat, int(state.size[seat])) for seat in range(state.seats) if state.place[seat] == place]


def _pieces(state: Mashup, site: MashupSite, things: list[MashupThing]) -> list[Piece]:
    slot = int(site.spot[1:]) - 1
    return [
        Piece("rubble" if site.rubble else "location", site.owner, site.left),
        *(Piece("item", -1, thing.card) for thing in things if thing.place == site.spot),
        *([Piece("infantry", -1, site.infantry)] if site.infantry else []),
        *_monsters_at(state, slot),
    ]
