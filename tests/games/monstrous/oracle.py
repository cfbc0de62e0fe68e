"""What is hit, found another way: in a picture from above, cards touch whose pixels border on each other."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

STEP = 0.3  # millimetres of a pixel
FINER = 0.05  # where cards leave a strip between them that is narrower than a pixel

Corners = list[tuple[float, float]]


def picture(shapes: list[Corners], step: float = STEP) -> NDArray[np.int16]:
    """Paints shapes from the bottom up and returns which one shows in each pixel, -1 where none does."""
    points = np.array([point for shape in shapes for point in shape])
    (left, low), (right, high) = points.min(axis=0) - 1, points.max(axis=0) + 1
    xs, ys = np.arange(left, right, step), np.arange(low, high, step)
    image = np.full((len(ys), len(xs)), -1, dtype=np.int16)
    for number, shape in enumerate(shapes):
        corners = np.array(shape)
        columns = slice(*np.searchsorted(xs, (corners[:, 0].min(), corners[:, 0].max())))
        rows = slice(*np.searchsorted(ys, (corners[:, 1].min(), corners[:, 1].max())))
        inside = np.ones((rows.stop - rows.start, columns.stop - columns.start), dtype=bool)
        x, y = np.meshgrid(xs[columns], ys[rows])
        for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
            inside &= (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
        image[rows, columns][inside] = number
    return image


def borders(image: NDArray[np.int16], step: float = STEP) -> dict[tuple[int, int], tuple[float, float]]:
    """Returns how long the border between any two shapes is that show side by side: at least and at most, in mm.

    A slanted border has steps: it is as long as the longer of its runs along the axes at least, as both at most.
    """
    found: dict[tuple[int, int], list[float]] = {}
    for axis, (one, other) in enumerate(((image[:, 1:], image[:, :-1]), (image[1:], image[:-1]))):
        differ = one != other
        pairs = np.stack([np.minimum(one, other)[differ], np.maximum(one, other)[differ]], axis=1)
        kinds, counts = np.unique(pairs, axis=0, return_counts=True)
        for (a, b), count in zip(kinds.tolist(), counts.tolist(), strict=True):
            found.setdefault((a, b), [0.0, 0.0])[axis] = count * step
    return {pair: (max(runs), sum(runs)) for pair, runs in found.items()}


def depth(one: Corners, other: Corners) -> float:
    """Returns the shortest way by which one shape can be drawn off another, 0 if they do not overlap."""
    a, b = np.array(one), np.array(other)
    sides = np.concatenate([np.roll(a, -1, axis=0) - a, np.roll(b, -1, axis=0) - b])
    ways = np.stack([sides[:, 1], -sides[:, 0]], axis=1) / np.hypot(sides[:, 0], sides[:, 1])[:, None]
    ways = np.concatenate([ways, -ways])
    return float(max(0.0, ((a @ ways.T).max(axis=0) - (b @ ways.T).min(axis=0)).min()))
