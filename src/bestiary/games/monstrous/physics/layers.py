"""Which of two cards lies over the other: by the height of their planes where they overlap, on rounded poses.

Only pairs have an order. Cards can lie over each other in a ring, so there is no order of all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import atan2, hypot, pi
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.game import column
from bestiary.games.monstrous.physics.simulation import Pose, half_height
from bestiary.games.monstrous.rules.footprints import footprint, overlapping
from bestiary.games.monstrous.rules.numbers import CARDS, POSE

Point: TypeAlias = tuple[float, float]
Pair: TypeAlias = tuple[int, int]

TOUCHING: Final = 400.0  # micrometres: rims are bevelled, and no card is so thin
STEADY: Final = 1_000.0  # micrometres about the centre that hold a card by themselves
SLANT: Final = 0.05  # radians that a row of points may be off the centre


def order(poses: Mapping[int, Pose], moved: Iterable[int] = (), before: Iterable[Pair] = ()) -> list[Pair]:
    """Return every overlapping pair of cards, the upper one first.

    Two cards of which neither moved lie as they did before; where heights don't tell, a card that moved lies above.
    """
    kept = set(before)
    restless = set(moved)
    pairs: list[Pair] = []
    corners = Corners(poses)
    for one, other in corners.overlapping():
        if one not in restless and other not in restless and ((one, other) in kept or (other, one) in kept):
            pairs.append((one, other) if (one, other) in kept else (other, one))
            continue
        gap = corners.gap(one, other)
        if gap == 0:
            gap = (one in restless) - (other in restless) or -1
        pairs.append((one, other) if gap > 0 else (other, one))
    return pairs


class Corners:
    """How cards lie as seen from above."""

    def __init__(self, poses: Mapping[int, Pose]) -> None:
        self.poses = poses
        self.column = in_column(poses)
        self.prints: dict[int, list[Point]] = {}

    def overlapping(self) -> list[Pair]:
        """Return the pairs that overlap by the rules' own test."""
        flat = [int(card) for card in overlapping(self.column, column(sorted(self.poses)))]
        return list(zip(flat[::2], flat[1::2], strict=True))

    def of(self, card: int) -> list[Point]:
        """Return a card's corners, counter-clockwise."""
        if card not in self.prints:
            flat = [float(value) for value in footprint(self.column, card)]
            self.prints[card] = list(zip(flat[::2], flat[1::2], strict=True))
        return self.prints[card]

    def gap(self, one: int, other: int) -> float:
        """Return how far the first card's middle plane is above the second's, where they overlap."""
        shared = common(self.of(one), self.of(other)) or [self.poses[one][:2], self.poses[other][:2]]  # type: ignore[list-item]
        x = sum(point[0] for point in shared) / len(shared)
        y = sum(point[1] for point in shared) / len(shared)
        return height(self.poses[one], x, y) - height(self.poses[other], x, y)


def in_column(poses: Mapping[int, Pose]) -> vec[i64]:
    """Return poses as a state keeps them."""
    whole = [0] * (CARDS * POSE)
    for card, pose in poses.items():
        whole[card * POSE : (card + 1) * POSE] = pose
    return vec[i64](whole)


def common(subject: Sequence[Point], cutter: Sequence[Point]) -> list[Point]:
    """Return the polygon that two convex ones, both counter-clockwise, have in common."""
    found = list(subject)
    for at, (ax, ay) in enumerate(cutter):
        bx, by = cutter[(at + 1) % len(cutter)]
        sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in found]
        kept: list[Point] = []
        for number, (x, y) in enumerate(found):
            nx, ny = found[(number + 1) % len(found)]
            here, there = sides[number], sides[(number + 1) % len(found)]
            if here >= 0:
                kept.append((x, y))
            if (here > 0) != (there > 0) and here != there:
                part = here / (here - there)
                kept.append((x + part * (nx - x), y + part * (ny - y)))
        found = kept
        if not found:
            break
    return found


def height(pose: Pose, x: float, y: float) -> float:
    """Return the height of a card's middle plane at a place."""
    px, py, pz, w, i, j, k = pose
    normal_x, normal_y = 2 * (i * k + w * j), 2 * (j * k - w * i)
    normal_z = w * w - i * i - j * j + k * k
    if normal_z == 0:
        return float(pz)
    return pz - (normal_x * (x - px) + normal_y * (y - py)) / normal_z


# What does not lie on anything


def hanging(poses: Mapping[int, Pose], pairs: Iterable[Pair]) -> set[int]:
    """Return cards that hang in the air since what they lay on was taken away, and all that lies on those (M56)."""
    corners = Corners(poses)
    below: dict[int, list[int]] = {card: [] for card in poses}
    above: dict[int, list[int]] = {card: [] for card in poses}
    for upper, lower in pairs:
        below[upper].append(lower)
        above[lower].append(upper)
    found: set[int] = set()
    for card in poses:
        points = _rests_on(corners, card, below[card])
        load = _upwards(card, above)
        # A card that would tip over by itself may be held down by what lies on it
        if not _is_about(points, [poses[card]]) and not _is_about(points, [poses[each] for each in load]):
            found |= load
    return found


def _upwards(card: int, above: Mapping[int, Sequence[int]]) -> set[int]:
    """Return a card and all that lies on it, on that, and so on."""
    found: set[int] = set()
    stack = [card]
    while stack:
        card = stack.pop()
        if card not in found:
            found.add(card)
            stack += above.get(card, ())
    return found


def _rests_on(corners: Corners, card: int, below: Sequence[int]) -> list[Point]:
    """Return points at which a card touches the table or cards below it."""
    pose, outline = corners.poses[card], corners.of(card)
    thick = half_height(card) / steepness(pose)
    points = [(x, y) for x, y in outline if height(pose, x, y) - thick < TOUCHING]
    for other in below:
        lower = corners.poses[other]
        room = thick + half_height(other) / steepness(lower)
        shared = common(outline, corners.of(other))
        points += [(x, y) for x, y in shared if height(pose, x, y) - height(lower, x, y) - room < TOUCHING]
    return points


def _is_about(points: Sequence[Point], load: Sequence[Pose]) -> bool:
    """Tell whether points are on all sides of the middle of some cards, or so nearly that friction holds."""
    if not points:
        return False
    x, y = (sum(pose[axis] for pose in load) / len(load) for axis in (0, 1))
    angles = sorted(atan2(py - y, px - x) for px, py in points if hypot(px - x, py - y) > STEADY)
    if len(angles) < len(points):
        return True
    gaps = [after - before for before, after in zip(angles, [*angles[1:], angles[0] + 2 * pi], strict=True)]
    return max(gaps) < pi + SLANT


def steepness(pose: Pose) -> float:
    """Return the cosine of how far a card is tilted, never so small that it can't be divided by."""
    _, _, _, w, i, j, k = pose
    return max(abs(w * w - i * i - j * j + k * k) / (w * w + i * i + j * j + k * k), 0.1)


# What is stuck


def lifted(poses: Mapping[int, Pose], pairs: Iterable[Pair]) -> dict[int, Pose]:
    """Return poses in which no card is stuck in one it lies over: a location put back under cards needs room."""
    found = dict(poses)
    corners = Corners(poses)
    above: dict[int, list[int]] = {}
    tight: list[tuple[int, float]] = []
    for upper, lower in pairs:
        above.setdefault(lower, []).append(upper)
        room = half_height(upper) + half_height(lower)
        gap = corners.gap(upper, lower)
        if gap < room / 2:
            tight.append((upper, room - gap))
    rises: dict[int, float] = {}
    for card, rise in tight:
        for each in _upwards(card, above):
            rises[each] = max(rises.get(each, 0.0), rise)
    for card, rise in rises.items():
        pose = found[card]
        found[card] = (*pose[:2], pose[2] + round(rise), *pose[3:])
    return found
