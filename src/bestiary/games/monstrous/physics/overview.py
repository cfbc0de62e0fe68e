"""The table from above as a picture of which cards are seen where: what a landing would hit is read off its edge.

A pixel is a number with the bit of the card that is seen there, so that what an edge runs over is added up by `or`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bestiary.games.monstrous.physics.layers import Corners, Pair
from bestiary.games.monstrous.physics.simulation import Pose
from bestiary.games.monstrous.rules.numbers import MONSTER_X, MONSTER_Y, TABLE_X, TABLE_Y

PIXEL: Final = 2_500  # micrometres
MARGIN: Final = 24  # bare pixels around the table, over which a card's edge may stick out
WIDTH: Final = 2 * int(TABLE_X) // PIXEL + 2 * MARGIN
DEPTH: Final = 2 * int(TABLE_Y) // PIXEL + 2 * MARGIN
NOWHERE: Final = 0  # the pixel in a corner: nothing is ever seen there
ON_EDGE: Final = 28  # points of a card's edge that are looked at, about a centimetre apart

Masks = NDArray[np.uint64]  # sets of cards, a bit for each


def edge_points() -> NDArray[np.float64]:
    """Return points of a card's edge in its own frame, evenly spaced: across and along its long side."""
    half_x, half_y = float(MONSTER_X), float(MONSTER_Y)
    corners = np.array([(-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y)])
    lengths = np.array([2 * half_x, 2 * half_y, 2 * half_x, 2 * half_y])
    steps = (np.arange(ON_EDGE) + 0.5) * lengths.sum() / ON_EDGE
    ends = np.concatenate([[0.0], np.cumsum(lengths)])
    side = np.searchsorted(ends, steps, side="right") - 1
    part = ((steps - ends[side]) / lengths[side])[:, None]
    return np.asarray(corners[side] * (1 - part) + corners[(side + 1) % 4] * part)


EDGE: Final = edge_points()


def painted(poses: Mapping[int, Pose], pairs: Iterable[Pair]) -> tuple[list[int], Masks]:
    """Return the cards, and every pixel with the bit of the card that is seen there; the pixels are in one row."""
    order = bottom_up(poses, pairs)
    corners = Corners(poses)
    picture = np.zeros((DEPTH, WIDTH), dtype=np.uint64)
    for number, card in enumerate(order):
        points = [(x / PIXEL + WIDTH / 2, y / PIXEL + DEPTH / 2) for x, y in corners.of(card)]
        left, right = bounds([x for x, _ in points], WIDTH)
        low, high = bounds([y for _, y in points], DEPTH)
        x, y = np.arange(left, right) + 0.5, np.arange(low, high)[:, None] + 0.5
        inside = np.ones((high - low, right - left), dtype=bool)
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
            inside &= (bx - ax) * (y - ay) >= (by - ay) * (x - ax)
        picture[low:high, left:right][inside] = 1 << number
    return order, picture.ravel()


def bounds(places: Sequence[float], size: int) -> tuple[int, int]:
    """Return the first pixel of the table that places reach to, and the one after the last."""
    return max(math.floor(min(places)), MARGIN), min(math.ceil(max(places)) + 1, size - MARGIN)


def bottom_up(poses: Mapping[int, Pose], pairs: Iterable[Pair]) -> list[int]:
    """Order cards such that a card comes after those it lies over; rings of cards are broken by height."""
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


def pixels(x: NDArray[np.float64], y: NDArray[np.float64], turned: NDArray[np.float64]) -> NDArray[np.int32]:
    """Return the pixels under the edge of cards that lie somewhere, in a last axis; off the table there are none."""
    cosine, sine = np.cos(turned)[..., None], np.sin(turned)[..., None]
    # The long side points where the card is turned to; the other one is to the right of it.
    column = np.floor((x[..., None] + EDGE[:, 1] * cosine + EDGE[:, 0] * sine) / PIXEL + WIDTH / 2)
    row = np.floor((y[..., None] + EDGE[:, 1] * sine - EDGE[:, 0] * cosine) / PIXEL + DEPTH / 2)
    return np.asarray(row * WIDTH + column, dtype=np.int32)


def off_table(x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Tell which landings are off the table."""
    return np.asarray((np.abs(x) > float(TABLE_X)) | (np.abs(y) > float(TABLE_Y)))


def hits_of(picture: Masks, under: NDArray[np.int32]) -> Masks:
    """Return which cards landings hit, by the pixels under their edges."""
    return np.asarray(np.bitwise_or.reduce(picture[under], axis=-1))


def unpacked(masks: Masks, cards: int) -> NDArray[np.bool_]:
    """Return sets of cards with a last axis that counts the cards."""
    return np.asarray(masks[..., None] >> np.arange(cards, dtype=np.uint64) & np.uint64(1), dtype=bool)
