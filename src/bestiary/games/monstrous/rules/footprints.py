"""Where cards are as seen from above, and which of them overlap, in whole numbers on rounded poses."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import numbers as n

CORNERS: Final[i64] = 8  # x and y of four corners, counter-clockwise
MONSTER_DIAGONAL: Final[i64] = 54_200  # half of it, in micrometres
LOCATION_DIAGONAL: Final[i64] = 77_600


def footprint(poses: vec[i64], card: i64) -> vec[i64]:
    """Return the corners of a card as they are seen from above, counter-clockwise, in micrometres."""
    at = card * n.POSE
    x = poses[at]
    y = poses[at + 1]
    w = poses[at + 3]
    i = poses[at + 4]
    j = poses[at + 5]
    k = poses[at + 6]
    size = w * w + i * i + j * j + k * k
    half_x = n.MONSTER_X if card < n.MONSTER_CARDS else n.LOCATION_X
    half_y = n.MONSTER_Y if card < n.MONSTER_CARDS else n.LOCATION_Y
    along_x = (w * w + i * i - j * j - k * k) * half_x
    along_y = 2 * (i * j + w * k) * half_x
    across_x = 2 * (i * j - w * k) * half_y
    across_y = (w * w - i * i + j * j - k * k) * half_y
    corners = vec[i64]([0] * CORNERS)
    corner: i64 = 0
    while corner < 4:
        right: i64 = 1 if corner == 1 or corner == 2 else -1
        far: i64 = 1 if corner >= 2 else -1
        # A card that lies face down is seen mirrored: its corners are taken the other way round
        place = corner if w * w + k * k >= i * i + j * j else 3 - corner
        corners[place * 2] = x + rounded(right * along_x + far * across_x, size)
        corners[place * 2 + 1] = y + rounded(right * along_y + far * across_y, size)
        corner += 1
    return corners


def rounded(value: i64, by: i64) -> i64:
    """Divide and round to the nearest whole number."""
    return (2 * value + by) // (2 * by)


# Which cards need an order


def overlap(one: vec[i64], other: vec[i64]) -> bool:
    """Tell whether two footprints have more than a line in common."""
    return not parted(one, other) and not parted(other, one)


def parted(one: vec[i64], other: vec[i64]) -> bool:
    """Tell whether one of a footprint's edges has the whole other footprint outside."""
    side: i64 = 0
    while side < 4:
        px = one[side * 2]
        py = one[side * 2 + 1]
        qx = one[(side + 1) % 4 * 2] - px
        qy = one[(side + 1) % 4 * 2 + 1] - py
        outside: i64 = 0
        corner: i64 = 0
        while corner < 4:
            if qx * (other[corner * 2 + 1] - py) - qy * (other[corner * 2] - px) <= 0:
                outside += 1
            corner += 1
        if outside == 4:
            return True
        side += 1
    return False


def overlapping(poses: vec[i64], cards: vec[i64]) -> vec[i64]:
    """Return the cards that overlap, two by two: those of which an outcome must say which lies over which."""
    found = vec[i64]()
    prints = vec[i64]()
    for card in cards:
        corners = footprint(poses, card)
        for value in corners:
            prints = append(prints, value)
    i: i64 = 0
    while i < len(cards):
        one = prints[i * CORNERS : (i + 1) * CORNERS]
        j = i + 1
        while j < len(cards):
            if near(poses, cards[i], cards[j]) and overlap(one, prints[j * CORNERS : (j + 1) * CORNERS]):
                found = append(found, cards[i])
                found = append(found, cards[j])
            j += 1
        i += 1
    return found


def near(poses: vec[i64], one: i64, other: i64) -> bool:
    """Tell whether two cards are close enough to overlap at all."""
    reach = half_diagonal(one) + half_diagonal(other)
    dx = poses[one * n.POSE] - poses[other * n.POSE]
    dy = poses[one * n.POSE + 1] - poses[other * n.POSE + 1]
    return dx * dx + dy * dy < reach * reach


def half_diagonal(card: i64) -> i64:
    """Return how far a corner is from the centre, rounded up."""
    return MONSTER_DIAGONAL if card < n.MONSTER_CARDS else LOCATION_DIAGONAL
