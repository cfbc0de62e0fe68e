"""The valley: 37 hexes in rows a to g, and the straight lines the fachan runs along."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SPACES: Final[i64] = 37
CENTRE: Final[i64] = 18
DIRECTIONS: Final[i64] = 6
MOST_IN_LINE: Final[i64] = 18  # spaces on the six lines from the centre
REACH: Final[i64] = 6  # the longest run from one rim to the other

DIRECTION_NAMES: Final = ("e", "ne", "nw", "w", "sw", "se")
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # axial, in the order of the names
RING_VALUES: Final = (5, 3, 2, 1)  # from the centre outward


def _axial() -> list[tuple[int, int]]:
    return [(q, r) for r in range(-3, 4) for q in range(-3, 4) if abs(q + r) <= 3]


AXIAL: Final = _axial()
NAMES: Final = ["abcdefg"[r + 3] + str(q - max(-3, -3 - r) + 1) for q, r in AXIAL]


def _values() -> list[int]:
    return [RING_VALUES[max(abs(q), abs(r), abs(q + r))] for q, r in AXIAL]


def _line(space: int, direction: int) -> list[int]:
    q, r = AXIAL[space]
    dq, dr = STEPS[direction]
    found: list[int] = []
    while (q + dq, r + dr) in AXIAL:
        q, r = q + dq, r + dr
        found.append(AXIAL.index((q, r)))
    return found


def _lengths() -> list[int]:
    return [len(_line(space, direction)) for space in range(SPACES) for direction in range(DIRECTIONS)]


def _lines() -> list[int]:
    flat: list[int] = []
    for space in range(SPACES):
        for direction in range(DIRECTIONS):
            line = _line(space, direction)
            flat += line + [0] * (REACH - len(line))
    return flat


def _lines_to() -> list[int]:
    found = [0] * (SPACES * SPACES)
    for space in range(SPACES):
        for direction in range(DIRECTIONS):
            for distance, target in enumerate(_line(space, direction), start=1):
                found[space * SPACES + target] = direction * 8 + distance
    return found


def _in_line() -> list[int]:
    flat: list[int] = []
    for space in range(SPACES):
        found = sorted(target for direction in range(DIRECTIONS) for target in _line(space, direction))
        flat += [*found, *[0] * (MOST_IN_LINE - len(found))]
    return flat


VALUES: Final[vec[i64]] = vec[i64](_values())
LENGTHS: Final[vec[i64]] = vec[i64](_lengths())  # by space * 6 + direction
LINES: Final[vec[i64]] = vec[i64](_lines())  # by (space * 6 + direction) * 6 + distance - 1
IN_LINE: Final[vec[i64]] = vec[i64](_in_line())  # by space * 18 + i: all spaces on its six lines, ascending
COUNT_IN_LINE: Final[vec[i64]] = vec[i64]([sum(LENGTHS[space * 6 : space * 6 + 6]) for space in range(SPACES)])
LINES_TO: Final[vec[i64]] = vec[i64](_lines_to())  # by space * 37 + target: direction * 8 + distance, or 0


def space_at(origin: i64, direction: i64, distance: i64) -> i64:
    """Returns the space `distance` steps away; the line must be that long."""
    return LINES[(origin * DIRECTIONS + direction) * REACH + distance - 1]


def line_to(origin: i64, target: i64) -> i64:
    """Returns direction * 8 + distance of the straight line to the target, or 0 if there is none."""
    return LINES_TO[origin * SPACES + target]
