"""The valley: 37 hexes in rows a to g, and the straight lines the fachan runs along."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.marry.rules.numbers import DIRECTIONS, MOST_IN_LINE, RADIUS, REACH, SPACES

DIRECTION_NAMES: Final = ("e", "ne", "nw", "w", "sw", "se")
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # axial, in the order of the names
RING_VALUES: Final = (5, 3, 2, 1)  # from the centre outward
RIM: Final = range(-int(RADIUS), int(RADIUS) + 1)


def _axial() -> list[tuple[int, int]]:
    return [(q, r) for r in RIM for q in RIM if abs(q + r) <= RADIUS]


def _names() -> list[str]:
    found: list[str] = []
    for letter, row in zip("abcdefg", ROWS, strict=True):
        found += [f"{letter}{place + 1}" for place in range(row)]
    return found


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
            flat += line + [0] * (int(REACH) - len(line))
    return flat


def _to() -> tuple[list[int], list[int]]:
    """Return the direction and the distance from each space to each other, both 0 where no straight line leads."""
    directions = [0] * (SPACES * SPACES)
    distances = [0] * (SPACES * SPACES)
    for space in range(SPACES):
        for direction in range(DIRECTIONS):
            for distance, target in enumerate(_line(space, direction), start=1):
                directions[space * SPACES + target] = direction
                distances[space * SPACES + target] = distance
    return directions, distances


def _in_line() -> list[int]:
    flat: list[int] = []
    for space in range(SPACES):
        found = sorted(target for direction in range(DIRECTIONS) for target in _line(space, direction))
        flat += [*found, *[0] * (int(MOST_IN_LINE) - len(found))]
    return flat


AXIAL: Final = _axial()
ROWS: Final = [sum(each == r for _, each in AXIAL) for r in RIM]
NAMES: Final = _names()
VALUES: Final[vec[i64]] = vec[i64](_values())
LENGTHS: Final[vec[i64]] = vec[i64](_lengths())  # by space * DIRECTIONS + direction
LINES: Final[vec[i64]] = vec[i64](_lines())  # by (space * DIRECTIONS + direction) * REACH + distance - 1
DIRECTIONS_TO: Final[vec[i64]] = vec[i64](_to()[0])  # by space * SPACES + target
DISTANCES_TO: Final[vec[i64]] = vec[i64](_to()[1])
IN_LINE: Final[vec[i64]] = vec[i64](_in_line())  # by space * MOST_IN_LINE + i: all spaces on its six lines, ascending
COUNT_IN_LINE: Final[vec[i64]] = vec[i64](
    [sum(LENGTHS[space * DIRECTIONS : (space + 1) * DIRECTIONS]) for space in range(SPACES)]
)


def space_at(origin: i64, direction: i64, distance: i64) -> i64:
    """Return the space `distance` steps away; the line must be that long."""
    return LINES[(origin * DIRECTIONS + direction) * REACH + distance - 1]


def line_length(origin: i64, direction: i64) -> i64:
    """Return how many spaces there are to the rim."""
    return LENGTHS[origin * DIRECTIONS + direction]


def direction_to(origin: i64, target: i64) -> i64:
    """Return the direction of the straight line to the target; there must be one."""
    return DIRECTIONS_TO[origin * SPACES + target]


def distance_to(origin: i64, target: i64) -> i64:
    """Return how many steps away the target is on a straight line, or 0 if there is no such line."""
    return DISTANCES_TO[origin * SPACES + target]
