"""What free aims would hit, as numbers for a moment: a screen draws them while a hand drags, and works nothing out.

An aim that comes to rest at a goal from a direction has one place at which its hand stands, since hands stand along the
rim. So chances are counted on a lattice of goals and directions, for each way to throw; they change evenly between.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from bestiary.games.monstrous.physics import nature
from bestiary.games.monstrous.physics.landings import SAMPLES, Technique, techniques
from bestiary.games.monstrous.physics.overview import NOWHERE, Masks, hits_of, off_table, painted, pixels, unpacked
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.show.printed import HAND
from bestiary.games.monstrous.state import Monstrous

BEYOND: Final = 100_000  # micrometres beyond the table's edge at which the lattice of goals ends
COLUMNS: Final = 23
ROWS: Final = 17
BEARINGS: Final = 8
FIRST_SIGN: Final = 48  # "0": a count of landings is a sign from there on
HALF: Final = 1.177  # deviations within which half of all throws come to rest, in two dimensions
MOST: Final = 2.146  # and nine of ten

Floats = NDArray[np.float64]


class Window(msgspec.Struct, array_like=True):
    """Where on the lattice something is hit at all: its first column and row, its width, and its counts as signs."""

    column: int
    row: int
    width: int
    counts: str


class Scatter(msgspec.Struct):
    """How throws of a way scatter about their goal, at each practised distance; millimetres."""

    along: list[float]  # the mean, beyond the goal
    across: list[float]  # and left of it
    half: list[list[float]]  # half axes of the ellipse within which half of all throws come to rest
    most: list[list[float]]  # and nine of ten
    over: list[float]  # the share that comes to rest on its other side


class AimOdds(msgspec.Struct):
    """The chances of every aim of a moment: by technique, then by direction."""

    half: list[int]  # how far the lattice of goals reaches from the table's middle, in millimetres
    columns: int
    rows: int
    bearings: int
    samples: int
    cards: list[int]
    hits: list[list[list[Window]]]  # of each card, in the order of `cards`
    nothing: list[list[Window]]
    off: list[list[Window]]
    scatter: list[Scatter]


def odds_of(state: Monstrous) -> AimOdds:
    """Return what every aim of a moment would hit, counted by the practised landings of the table's skill."""
    cards, picture = painted(nature.lying(state), nature.pairs(state))
    skill = int(state.skill)
    hits: list[list[list[Window]]] = []
    nothing: list[list[Window]] = []
    off: list[list[Window]] = []
    for technique in range(int(n.TECHNIQUES)):
        found = [counted(picture, len(cards), technique, bearing, skill) for bearing in range(BEARINGS)]
        hits.append([[_window(counts[card]) for card in range(len(cards))] for counts, _, _ in found])
        nothing.append([_window(each) for _, each, _ in found])
        off.append([_window(each) for _, _, each in found])
    scatter = [scatter_of(way, skill) for way in techniques()]
    half = [(int(n.TABLE_X) + BEYOND) // 1000, (int(n.TABLE_Y) + BEYOND) // 1000]
    return AimOdds(half, COLUMNS, ROWS, BEARINGS, SAMPLES, cards, hits, nothing, off, scatter)


def counted(
    picture: Masks, cards: int, technique: int, bearing: int, skill: int
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Return of how many landings at each goal each card is hit, nothing is, and the card falls off the table."""
    under, off = laid_out(technique, bearing, skill)
    masks = hits_of(picture, under)
    hit = unpacked(masks, cards).sum(axis=1).T.reshape(cards, ROWS, COLUMNS)
    bare = ((masks == 0) & ~off).sum(axis=1).reshape(ROWS, COLUMNS)
    return hit, bare, off.sum(axis=1).reshape(ROWS, COLUMNS)


@lru_cache(maxsize=int(n.TECHNIQUES) * BEARINGS)  # of one skill: a megabyte each
def laid_out(technique: int, bearing: int, skill: int) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
    """Return the pixels under the edge of every landing at every goal, and which landings are off the table."""
    xs = np.linspace(-1.0, 1.0, COLUMNS) * (int(n.TABLE_X) + BEYOND)
    ys = np.linspace(-1.0, 1.0, ROWS) * (int(n.TABLE_Y) + BEYOND)
    goals = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
    return landings_at(techniques()[technique], skill, goals, 2 * math.pi * bearing / BEARINGS)


def landings_at(
    way: Technique, skill: int, goals: Floats, heading: float
) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
    """Lay the practised landings out for goals that are thrown at along a heading from the rim."""
    direction = np.array((math.cos(heading), math.sin(heading)))
    rim = np.array((float(n.TABLE_X + HAND), float(n.TABLE_Y + HAND)))
    with np.errstate(divide="ignore"):
        distance = np.min(np.where(direction == 0, np.inf, (rim + np.sign(direction) * goals) / abs(direction)), axis=1)
    reached = np.clip(distance, way.distances[0], way.distances[-1])
    known = np.array(way.distances, dtype=float)
    node = np.abs(known - reached[:, None]).argmin(axis=1)
    rows = way.samples[skill, node]
    scale = (reached / known[node])[:, None]
    # Beyond what was practised a throw ends where the last one does.
    along = (reached - distance)[:, None] + rows[..., 0] * scale
    left = rows[..., 1] * scale
    x = goals[:, :1] + along * direction[0] - left * direction[1]
    y = goals[:, 1:] + along * direction[1] + left * direction[0]
    off = off_table(x, y)
    under = pixels(x, y, heading + rows[..., 2])
    under[off] = NOWHERE
    return under, off


def scatter_of(way: Technique, skill: int) -> Scatter:
    """Return how throws of a way scatter."""
    rows = way.samples[skill]
    mean, deviation = rows[..., :2].mean(axis=1) / 1000, rows[..., :2].std(axis=1) / 1000
    return Scatter(
        along=_rounded(mean[:, 0]),
        across=_rounded(mean[:, 1]),
        half=[_rounded(HALF * each) for each in deviation],
        most=[_rounded(MOST * each) for each in deviation],
        over=_rounded(rows[..., 3].mean(axis=1)),
    )


def _rounded(values: Floats) -> list[float]:
    return [round(float(value), 4) for value in values]


def _window(counts: NDArray[np.int64]) -> Window:
    """Write the smallest window that holds all counts above 0."""
    rows, columns = np.flatnonzero(counts.any(axis=1)), np.flatnonzero(counts.any(axis=0))
    if not rows.size:
        return Window(0, 0, 0, "")
    part = counts[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    signs = (part + FIRST_SIGN).astype(np.uint8).tobytes().decode("ascii")
    return Window(int(columns[0]), int(rows[0]), part.shape[1], signs)
