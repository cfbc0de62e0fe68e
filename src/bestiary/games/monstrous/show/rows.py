"""What a view takes from the cards on the table, found in compiled calls: how they lie, and what is near them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.footprints import footprint
from bestiary.games.monstrous.rules.position import Position

Row = tuple[int, ...]
Near = tuple[int, int, int, int]  # ranks of what is nearest to the left, to the right, above and below; -1 for nothing


def lying_rows(position: Position) -> list[tuple[Row, Row, Row, Row]]:
    """Return each lying card's numbers, pose, corners and hits, from the bottom to the top."""
    sight = position.look()
    found: list[tuple[Row, Row, Row, Row]] = []
    for card in _bottom_to_top(position):
        place = card >= n.MONSTER_CARDS
        numbers: list[int] = [
            card,
            position.location[card - n.MONSTER_CARDS] if place else card % n.MONSTERS,
            1 if place else 0,
            -1 if place else card // n.MONSTERS,
            1 if position.side_up(card) == n.UNIQUE else 0,
            1 if _among(position.latest, card) else 0,
            1 if _among(position.snapshot, card) else 0,
        ]
        pose: list[int] = []
        part: i64 = 0
        while part < n.POSE:
            pose.append(position.poses[card * n.POSE + part])
            part += 1
        corners: list[int] = list(footprint(position.poses, card))
        hits: list[int] = list(sight.hits(card))
        found.append((tuple(numbers), tuple(pose), tuple(corners), tuple(hits)))
    return found


def _among(cards: vec[i64], card: i64) -> bool:
    for each in cards:  # noqa: SIM110 - a generator would not be compiled to a loop
        if each == card:
            return True
    return False


def _bottom_to_top(position: Position) -> list[i64]:
    """Order the lying cards so that what lies over another comes later; cycles are broken at the lowest card."""
    left: list[i64] = list(position.lying())
    pairs = position.pairs
    over: set[i64] = set()  # upper * CARDS + lower
    below: list[i64] = [0] * n.CARDS  # by card: how many lie under it that are not in order yet
    at: i64 = 0
    while at < len(pairs):
        pair = pairs[at] * n.CARDS + pairs[at + 1]
        if pair not in over:
            over.add(pair)
            below[pairs[at]] += 1
        at += 2
    found: list[i64] = []
    while left:
        lowest: i64 = -1
        free = False
        for card in left:
            if lowest >= 0 and free and below[card]:
                continue
            first = lowest < 0 or (not free and not below[card])
            height = position.poses[card * n.POSE + 2]
            if first or height <= position.poses[lowest * n.POSE + 2]:  # of those as low the last one
                lowest = card
            free = free or not below[card]
        found.append(lowest)
        left.remove(lowest)
        for upper in left:
            if upper * n.CARDS + lowest in over:
                below[upper] -= 1
    return found


def nearest(x: list[float], y: list[float]) -> list[Near]:
    """Return for each place the nearest in each quarter around it."""
    return [nearest_to(x, y, rank, -1) for rank in range(len(x))]


def nearest_to(x: list[float], y: list[float], rank: i64, gone: i64) -> Near:
    """Return what is nearest to a place in each quarter around it, as if one place were not there."""
    here_x, here_y = x[rank], y[rank]
    left, right, up, down = 1e300, 1e300, 1e300, 1e300
    to_left: i64 = -1
    to_right: i64 = -1
    above: i64 = -1
    beneath: i64 = -1
    other: i64 = 0
    while other < len(x):
        dx, dy = x[other] - here_x, y[other] - here_y
        wide, high = abs(dx), abs(dy)
        distance = wide + high
        if other == gone:
            pass
        elif high <= wide:
            if dx < 0 and distance < left:
                to_left, left = other, distance
            elif dx > 0 and distance < right:
                to_right, right = other, distance
        if other != gone and wide <= high:
            if dy > 0 and distance < up:
                above, up = other, distance
            elif dy < 0 and distance < down:
                beneath, down = other, distance
        other += 1
    return to_left, to_right, above, beneath
