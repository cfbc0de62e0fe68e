"""How likely each player is to win: what is seen of everybody's monsters, weighed by a small fitted network.

The network makes a sketch of each player by itself. What it makes of a player then depends on that sketch, on the mean
of the rivals' and on the most that any of them has of each of its parts, so that it serves any number of players.
`odds.txt` has the fitted numbers and says what they were fitted to.
"""

from __future__ import annotations

import math
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.factory.mind.prospects import INPUTS, odds_inputs
from bestiary.games.factory.rules.numbers import PLAY
from bestiary.games.factory.rules.position import Position

WHOLE: Final = 1_000_000.0  # a won game, in millionths

# The rows of the numbers: one for each part of a sketch (from each input, and what it starts from), one for each unit
# (from each part of the three sketches, what it starts from, and its weight), and what goes straight from each input.
SKETCH: Final[i64] = 32
UNITS: Final[i64] = 32
SIGHT: Final[i64] = 3 * SKETCH
SKETCH_ROW: Final[i64] = INPUTS + 1
UNIT_ROW: Final[i64] = SIGHT + 2
UNITS_AT: Final[i64] = SKETCH * SKETCH_ROW
STRAIGHT_AT: Final[i64] = UNITS_AT + UNITS * UNIT_ROW


def read_numbers(text: str) -> list[float]:
    """Read fitted numbers; # begins a comment."""
    return [float(number) for line in text.splitlines() for number in line.partition("#")[0].split()]


NUMBERS: Final = read_numbers((files("bestiary.games.factory.mind") / "odds.txt").read_text("utf-8"))


def by_source(at: int, rows: int, row: int, width: int) -> vec[float]:
    """Return rows of the table by what they come from, so that all that comes from a nought can be left out."""
    return vec[float]([NUMBERS[at + each * row + i] for i in range(width) for each in range(rows)])


INTO_SKETCHES: Final[vec[float]] = by_source(
    0, SKETCH, SKETCH_ROW, SKETCH_ROW
)  # the last of them: where sketches start
INTO_UNITS: Final[vec[float]] = by_source(UNITS_AT, UNITS, UNIT_ROW, UNIT_ROW)  # the last two: starts, and weights
STRAIGHT: Final[vec[float]] = vec[float](NUMBERS[STRAIGHT_AT:])


def chances_into(position: Position, out: vec[i64]) -> bool:
    """Write everybody's chance to win, in millionths; return False where nothing is told."""
    if position.step != PLAY or position.over:
        return False
    row = odds_inputs(position)
    sketches = vec[float]([0.0] * (position.seats * SKETCH))
    seat: i64 = 0
    while seat < position.seats:
        weigh(row, seat * INPUTS, INPUTS, INTO_SKETCHES, sketches, seat * SKETCH, SKETCH)
        seat += 1
    strengths = vec[float]([0.0] * position.seats)
    best = 0.0
    seat = 0
    while seat < position.seats:
        strengths[seat] = strength(seen_by(sketches, seat, position.seats)) + straight(row, seat * INPUTS)
        best = max(best, strengths[seat]) if seat else strengths[seat]
        seat += 1
    whole = 0.0
    for each in strengths:
        whole += math.exp(each - best)
    seat = 0
    while seat < position.seats:
        out[seat] = i64(int(WHOLE * math.exp(strengths[seat] - best) / whole))
        seat += 1
    return True


def weigh(seen: vec[float], start: i64, inputs: i64, weights: vec[float], out: vec[float], to: i64, width: i64) -> None:
    """Write sums of what is seen, none below nought: each has a start, and weights that lie by what they come from."""
    i: i64 = 0
    while i < width:
        out[to + i] = weights[inputs * width + i]
        i += 1
    source: i64 = 0
    while source < inputs:
        value = seen[start + source]
        if value != 0.0:
            i = 0
            while i < width:
                out[to + i] += value * weights[source * width + i]
                i += 1
        source += 1
    i = 0
    while i < width:
        out[to + i] = max(0.0, out[to + i])
        i += 1


def seen_by(sketches: vec[float], seat: i64, seats: i64) -> vec[float]:
    """Return a player's sketch, the mean of the rivals', and of each part the most that any rival has."""
    seen = vec[float]([0.0] * SIGHT)
    rivals = float(seats - 1)
    part: i64 = 0
    while part < SKETCH:
        total = 0.0
        most = 0.0
        other: i64 = 0
        while other < seats:
            value = sketches[other * SKETCH + part]
            if other == seat:
                seen[part] = value
            else:
                total += value
                most = max(most, value)
            other += 1
        seen[SKETCH + part] = total / rivals
        seen[2 * SKETCH + part] = most
        part += 1
    return seen


def strength(seen: vec[float]) -> float:
    """Return what the units make of the sketches that a player stands among."""
    units = vec[float]([0.0] * UNITS)
    weigh(seen, 0, SIGHT, INTO_UNITS, units, 0, UNITS)
    total = 0.0
    unit: i64 = 0
    while unit < UNITS:
        total += units[unit] * INTO_UNITS[(SIGHT + 1) * UNITS + unit]
        unit += 1
    return total


def straight(row: vec[float], start: i64) -> float:
    """Return what a player's inputs add by themselves."""
    total = 0.0
    i: i64 = 0
    while i < INPUTS:
        total += row[start + i] * STRAIGHT[i]
        i += 1
    return total
