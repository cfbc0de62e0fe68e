"""The table from above as a picture of which card is seen where: what a landing would hit is read off its edge."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bestiary.games.monstrous.layers import Corners, Pair
from bestiary.games.monstrous.physics import Pose
from bestiary.games.monstrous.rules_numbers import MONSTER_X, MONSTER_Y, TABLE_X, TABLE_Y

PIXEL: Final = 2_500  # micrometres
WIDTH: Final = 2 * int(TABLE_X) // PIXEL
DEPTH: Final = 2 * int(TABLE_Y) // PIXEL
BARE: Final = -1
ON_EDGE: Final = 28  # points of a card's edge that are looked at, about a centimetre apart


def edge_points() -> NDArray[np.float64]:
    """Returns points of a card's edge in its own frame, evenly spaced: across and along its long side."""
    half_x, half_y = float(MONSTER_X), float(MONSTER_Y)
    corners = np.array([(-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y)])
    lengths = np.array([2 * half_x, 2 * half_y, 2 * half_x, 2 * half_y])
    steps = (np.arange(ON_EDGE) + 0.5) * lengths.sum() / ON_EDGE
    ends = np.concatenate([[0.0], np.cumsum(lengths)])
    side = np.searchsorted(ends, steps, side="right") - 1
    part = ((steps - ends[side]) / lengths[side])[:, None]
    return np.asarray(corners[side] * (1 - part) + corners[(side + 1) % 4] * part)


EDGE: Final = edge_points()


def painted(poses: Mapping[int, Pose], pairs: Iterable[Pair]) -> tuple[list[int], NDArray[np.int16]]:
    """Returns the cards, and for every pixel the number of the card that is seen there."""
    order = bottom_up(poses, pairs)
    corners = Corners(poses)
    picture = np.full((DEPTH, WIDTH), BARE, dtype=np.int16)
    for number, card in enumerate(order):
        points = np.array(corners.of(card)) / PIXEL + (WIDTH / 2, DEPTH / 2)
        low = np.maximum(np.floor(points.min(axis=0)).astype(int), 0)
        high = np.minimum(np.ceil(points.max(axis=0)).astype(int) + 1, (WIDTH, DEPTH))
        x, y = np.meshgrid(np.arange(low[0], high[0]) + 0.5, np.arange(low[1], high[1]) + 0.5)
        inside = np.ones(x.shape, dtype=bool)
        for (ax, ay), (bx, by) in zip(points, np.roll(points, -1, axis=0), strict=True):
            inside &= (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
        picture[low[1] : high[1], low[0] : high[0]][inside] = number
    return order, picture


def bottom_up(poses: Mapping[int, Pose], pairs: Iterable[Pair]) -> list[int]:
    """Orders cards such that a card comes after those it lies over; rings of cards are broken by height."""
    below: dict[int, set[int]] = {card: set() for card in poses}
    for upper, lower in pairs:
        if upper in below and lower in below:
            below[upper].add(lower)
    left = sorted(poses, key=lambda card: (poses[card][2], card))
    found: list[int] = []
    placed: set[int] = set()
    while left:
        card = next((each for each in left if below[each] <= placed), left[0])
        left.remove(card)
        found.append(card)
        placed.add(card)
    return found


def hits_of(
    picture: NDArray[np.int16], cards: int, x: NDArray[np.float64], y: NDArray[np.float64], turned: NDArray[np.float64]
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Returns which cards each landing hits, counted in a last axis, and which landings are off the table."""
    cosine, sine = np.cos(turned)[..., None], np.sin(turned)[..., None]
    # The long side points where the card is turned to; the other one is to the right of it.
    column = ((x[..., None] + EDGE[:, 1] * cosine + EDGE[:, 0] * sine) / PIXEL + WIDTH / 2).astype(np.int32)
    row = ((y[..., None] + EDGE[:, 1] * sine - EDGE[:, 0] * cosine) / PIXEL + DEPTH / 2).astype(np.int32)
    over = (column >= 0) & (column < WIDTH) & (row >= 0) & (row < DEPTH)
    seen = np.where(over, picture[np.clip(row, 0, DEPTH - 1), np.clip(column, 0, WIDTH - 1)], BARE)
    off = (np.abs(x) > float(TABLE_X)) | (np.abs(y) > float(TABLE_Y))
    hits = np.zeros((x.size, cards + 1), dtype=bool)  # what is bare falls into the last one
    hits[np.arange(x.size)[:, None], seen.reshape(x.size, -1)] = True
    hits = hits[:, :cards].reshape(*x.shape, cards)
    hits[off] = False
    return hits, off
