"""The graph of spots that page, keyboard and terminal walk: a street for each player."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Final

from bestiary.core.view import Piece, Spot
from bestiary.games.mashup.show.shapes import MashupSeat, MashupSite, MashupThing, monster_name

KEPT: Final = 256  # graphs, for all tables to share: most moves change none

Site = tuple[str, int, int, bool, int]  # spot, owner, Hits left, whether it is Rubble, and Infantry
Thing = tuple[str, str, int, int]  # spot, place, Hits left and card

_site: Final = attrgetter("spot", "owner", "left", "rubble", "infantry")
_thing: Final = attrgetter("spot", "place", "left", "card")


def make_spots(table: list[MashupSeat], sites: list[MashupSite], things: list[MashupThing]) -> list[Spot]:
    """Return the graph: a street for each player, in it Locations with what stands on them, at its end monsters."""
    monsters = tuple((seat.size, seat.place) for seat in table)
    return _spots(monsters, tuple(map(_site, sites)), tuple(map(_thing, things)))


@lru_cache(maxsize=KEPT)
def _spots(monsters: tuple[tuple[int, str], ...], sites: tuple[Site, ...], things: tuple[Thing, ...]) -> list[Spot]:
    """Make the graph; it is kept while nothing in it changes, so nobody may change it."""
    found: list[Spot] = []
    for seat, (size, _) in enumerate(monsters):
        column = 0
        for site in sites:
            name, owner, left, *_ = site
            if owner == seat:
                found.append(Spot(name, float(column), float(seat), left, {}, _pieces(monsters, site, things)))
                column += 1
                for thing, place, hits, _ in things:
                    if place == name:
                        found.append(Spot(thing, float(column), float(seat), hits, {}, []))
                        column += 1
        monster = Piece("monster", seat, size)
        found.append(Spot(monster_name(seat), float(column), float(seat), size, {}, [monster]))
    last = float(len(monsters))
    found.append(Spot("nowhere", 0.0, last, 0, {}, _monsters_at(monsters, "nowhere")))
    away = [(thing, hits) for thing, place, hits, _ in things if place == "nowhere"]
    found += [Spot(thing, float(1 + i), last, hits, {}, []) for i, (thing, hits) in enumerate(away)]
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


def _monsters_at(monsters: tuple[tuple[int, str], ...], place: str) -> list[Piece]:
    return [Piece("monster", seat, size) for seat, (size, where) in enumerate(monsters) if where == place]


def _pieces(monsters: tuple[tuple[int, str], ...], site: Site, things: tuple[Thing, ...]) -> list[Piece]:
    name, owner, left, rubble, infantry = site
    return [
        Piece("rubble" if rubble else "location", owner, left),
        *(Piece("item", -1, card) for _, place, _, card in things if place == name),
        *([Piece("infantry", -1, infantry)] if infantry else []),
        *_monsters_at(monsters, name),
    ]
