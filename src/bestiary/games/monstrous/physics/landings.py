"""The landings of practised throws: where cards came to rest that were thrown in five ways at many distances.

They were thrown by the physics onto a bare table and are kept as a file, so that bots, search and environments know
where throws end without computing them, on every machine alike. `make_landings` writes it. What a card
pushes or slips under is not in it.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bestiary.core.errors import BadGame
from bestiary.games.monstrous.content.settings import SKILLS
from bestiary.games.monstrous.rules.numbers import (
    AZIMUTH_MOST,
    COLUMNS,
    GRID,
    ROWS,
    TABLE_X,
    TABLE_Y,
    TECHNIQUE_NAMES,
    TECHNIQUES,
)

FILE: Final = "landings.txt"
SAMPLES: Final = 32  # throws of each way, distance and skill
OUTSIDE: Final = 200_000  # micrometres from the table's edge to the hand
MICRO: Final = 1e-6
HEADINGS: Final = (math.pi / 2, math.pi, -math.pi / 2, 0.0)  # of a throw from the south, east, north and west
LATERAL_WEIGHT: Final = (0.2e6, 10_000, 0.3e6, 80_000)  # elevation, spin, attitude and height that count alike


@dataclass(frozen=True)
class Technique:
    """A way to throw: what stays the same in it, and at each practised distance the aim and the landings."""

    name: str
    z: int
    elevation: int
    spin: int
    attitude: int
    distances: tuple[int, ...]  # micrometres from the hand to the mean landing
    speeds: tuple[int, ...]
    azimuths: tuple[int, ...]  # microradians by which one aims aside, since spin makes cards drift
    samples: NDArray[np.float64]  # skill, distance, throw: beyond, left (micrometres), turned (radians), turned over

    def between(self, distance: float) -> tuple[float, float]:
        """Return speed and azimuth for a distance; beyond what was practised, those of the last."""
        return (
            float(np.interp(distance, self.distances, self.speeds)),
            float(np.interp(distance, self.distances, self.azimuths)),
        )

    def reach(self, speed: float) -> float:
        """Return the distance at which a speed lands."""
        return float(np.interp(speed, self.speeds, self.distances))

    def nearest(self, distance: float) -> int:
        """Return the number of the practised distance that is nearest."""
        at = min(bisect_right(self.distances, distance), len(self.distances) - 1)
        below = max(0, at - 1)
        return at if self.distances[at] - distance <= distance - self.distances[below] else below

    def landings(self, skill: int, distance: float) -> tuple[float, NDArray[np.float64]]:
        """Return where a throw at a distance really ends, and the practised deviations from there."""
        reached = min(max(distance, self.distances[0]), self.distances[-1])
        node = self.nearest(reached)
        scale = reached / self.distances[node]
        rows = self.samples[skill, node].copy()
        rows[:, :2] *= scale
        return reached, rows


@cache
def techniques() -> tuple[Technique, ...]:
    """Read the practised throws, in the order of the rules' techniques."""
    return parse((files("bestiary.games.monstrous.physics") / FILE).read_text("ascii"))


def parse(text: str) -> tuple[Technique, ...]:
    """Read practised throws from text; raise `BadGame` with the line that is wrong."""
    blocks: list[Block] = []
    for number, line in enumerate(text.splitlines(), 1):
        word, *rest = line.split() or ("#",)
        try:
            if word == "technique":
                blocks.append(Block(rest[0], *map(int, rest[1:])))
            elif word != "#":
                blocks[-1].read(word, rest)
        except (ValueError, IndexError, TypeError) as error:
            raise BadGame(f"{FILE}, line {number}: {error}") from None
    if tuple(block.name for block in blocks) != TECHNIQUE_NAMES or not all(block.whole() for block in blocks):
        raise BadGame(f"{FILE} does not hold all landings of {', '.join(TECHNIQUE_NAMES)}, in this order")
    return tuple(block.technique() for block in blocks)


class Block:
    """The lines of one technique."""

    def __init__(self, name: str, z: int, elevation: int, spin: int, attitude: int) -> None:
        self.name = name
        self.fixed = (z, elevation, spin, attitude)
        self.nodes: list[tuple[int, int, int]] = []
        self.samples: list[list[list[list[int]]]] = [[] for _ in SKILLS]

    def read(self, word: str, rest: Sequence[str]) -> None:
        """Take a line in: a distance, or a skill's landings."""
        if word == "distance":
            distance, speed, azimuth = map(int, rest)
            self.nodes.append((distance, speed, azimuth))
            return
        landings = [[int(part) for part in landing.split(",")] for landing in rest]
        if len(landings) != SAMPLES or any(len(landing) != 4 for landing in landings):
            raise ValueError(f"a skill has {SAMPLES} landings of four numbers")
        self.samples[list(SKILLS).index(word)].append(landings)

    def whole(self) -> bool:
        """Tell whether every distance has landings of every skill."""
        return all(len(rows) == len(self.nodes) for rows in self.samples)

    def technique(self) -> Technique:
        """Return what was read."""
        distances, speeds, azimuths = zip(*self.nodes, strict=True)
        rows = np.array(self.samples, dtype=float) * (100.0, 100.0, 1e-3, 1.0)
        return Technique(self.name, *self.fixed, distances, speeds, azimuths, rows)


# From what is aimed at to a throw, and back


def cell(column: int, row: int) -> tuple[int, int]:
    """Return the middle of a cell of the grid; row 0 is in the north."""
    return (
        int(-TABLE_X + GRID * column + GRID // 2),
        int(TABLE_Y - GRID * row - GRID // 2),
    )


def stand_at(stand: int, x: int, y: int) -> tuple[int, int, int]:
    """Return where the hand is that throws from a side straight across at a place, and how far that is."""
    if stand in (0, 2):
        edge = int(TABLE_Y) + OUTSIDE
        return (x, -edge, y + edge) if stand == 0 else (x, edge, edge - y)
    edge = int(TABLE_X) + OUTSIDE
    return (edge, y, edge - x) if stand == 1 else (-edge, y, x + edge)


def aim_at(x: int, y: int, manner: int) -> list[int]:
    """Return the eight numbers of a throw at a place in a manner."""
    stand, technique = divmod(manner, int(TECHNIQUES))
    way = techniques()[technique]
    at_x, at_y, distance = stand_at(stand, x, y)
    speed, aside = way.between(distance)
    azimuth = turn(round(HEADINGS[stand] / MICRO + aside))
    return [at_x, at_y, way.z, azimuth, way.elevation, round(speed), way.spin, way.attitude]


def turn(azimuth: int) -> int:
    """Return an angle within half a turn to either side."""
    whole = 2 * int(AZIMUTH_MOST)
    return (azimuth + int(AZIMUTH_MOST)) % whole - int(AZIMUTH_MOST)


@dataclass(frozen=True)
class Spread:
    """Where a throw may end: rows of x, y (micrometres), the long side's direction (radians) and turned over."""

    x: float  # the mean
    y: float
    rows: NDArray[np.float64]


def spread_of(numbers: Sequence[int], skill: int) -> Spread:
    """Return where an aim may end, as if it were thrown in the most similar of the practised ways."""
    x, y, z, azimuth, elevation, speed, spin, attitude = numbers
    scales = np.array(LATERAL_WEIGHT)
    like = [
        np.abs(
            (np.array((elevation, abs(spin), attitude, z)) - (way.elevation, way.spin, way.attitude, way.z)) / scales
        )
        for way in techniques()
    ]
    way = techniques()[int(np.argmin([part.sum() for part in like]))]
    distance = way.reach(speed)
    hand = -1.0 if spin < 0 else 1.0
    heading = (azimuth - hand * way.between(distance)[1]) * MICRO
    return spread(way, skill, (x, y), heading, distance, hand)


@lru_cache(1 << 12)
def spread_at(x: int, y: int, manner: int, skill: int) -> Spread:
    """Return where a throw at a place in a manner may end."""
    stand, technique = divmod(manner, int(TECHNIQUES))
    at_x, at_y, distance = stand_at(stand, x, y)
    return spread(techniques()[technique], skill, (at_x, at_y), HEADINGS[stand], distance)


def spread(
    way: Technique, skill: int, start: tuple[float, float], heading: float, distance: float, hand: float = 1.0
) -> Spread:
    """Lay the practised landings out from a hand along a heading; a left spin drifts to the other side."""
    reached, rows = way.landings(skill, distance)
    cosine, sine = math.cos(heading), math.sin(heading)
    along, left = reached + rows[:, 0], hand * rows[:, 1]
    places = np.empty_like(rows)
    places[:, 0] = start[0] + along * cosine - left * sine
    places[:, 1] = start[1] + along * sine + left * cosine
    places[:, 2] = heading + hand * rows[:, 2]
    places[:, 3] = rows[:, 3]
    return Spread(start[0] + reached * cosine, start[1] + reached * sine, places)


def cells() -> int:
    """Return how many cells the grid has."""
    return int(COLUMNS * ROWS)
