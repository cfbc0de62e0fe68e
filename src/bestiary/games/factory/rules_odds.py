"""How likely each player is to win: what is seen of everybody's monsters, weighed by a small fitted network.

The network makes a sketch of each player by itself. What it makes of a player then depends on that sketch, on the mean
of the rivals' and on the most that any of them has of each of its parts, so that it serves any number of players.
`rules_odds_fit.py` has the fitted numbers and says what they were fitted to.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.factory.rules_numbers import PLAY
from bestiary.games.factory.rules_odds_fit import SKETCH, TABLE, UNITS
from bestiary.games.factory.rules_prospects import INPUTS, Prospects

WHOLE: Final = 1_000_000.0  # a won game, in millionths

# Numbers of the table: a row for each part of a sketch (from each input, and what it starts from), a row for each unit
# (from each part of the three sketches, what it starts from, and its weight), and what goes straight from each input.
NUMBERS: Final = [float(number) for number in TABLE.split()]
SIGHT: Final[i64] = 3 * SKETCH
SKETCH_ROW: Final[i64] = INPUTS + 1
UNIT_ROW: Final[i64] = SIGHT + 2
UNITS_AT: Final[i64] = SKETCH * SKETCH_ROW
STRAIGHT_AT: Final[i64] = UNITS_AT + UNITS * UNIT_ROW


def turned(at: int, rows: int, row: int, width: int) -> vec[float]:
    """Returns rows of the table by what they come from, so that all that comes from a nought can be left out."""
    return vec[float]([NUMBERS[at + each * row + i] for i in range(width) for each in range(rows)])


INTO_SKETCHES: Final[vec[float]] = turned(0, SKETCH, SKETCH_ROW, SKETCH_ROW)  # the last of them: where sketches start
INTO_UNITS: Final[vec[float]] = turned(UNITS_AT, UNITS, UNIT_ROW, UNIT_ROW)  # the last two: starts, and weights
STRAIGHT: Final[vec[float]] = vec[float](NUMBERS[STRAIGHT_AT:])


class Odds(Prospects):
    """Estimates everybody's chance to win."""

    def chances_into(self, out: vec[i64]) -> bool:
        if self.step != PLAY or self.over:
            return False
        row = self.odds_inputs()
        sketches = vec[float]([0.0] * (self.seats * SKETCH))
        seat: i64 = 0
        while seat < self.seats:
            weigh(row, seat * INPUTS, INPUTS, INTO_SKETCHES, sketches, seat * SKETCH, SKETCH)
            seat += 1
        strengths = vec[float]([0.0] * self.seats)
        best = 0.0
        seat = 0
        while seat < self.seats:
            strengths[seat] = strength(seen_by(sketches, seat, self.seats)) + straight(row, seat * INPUTS)
            best = max(best, strengths[seat]) if seat else strengths[seat]
            seat += 1
        whole = 0.0
        for each in strengths:
            whole += math.exp(each - best)
        seat = 0
        while seat < self.seats:
            out[seat] = i64(int(WHOLE * math.exp(strengths[seat] - best) / whole))
            seat += 1
        return True


def weigh(seen: vec[float], start: i64, inputs: i64, weights: vec[float], out: vec[float], to: i64, width: i64) -> None:
    """Writes sums of what is seen, none below nought: each has a start, and weights that lie by what they come from."""
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
    """Returns a player's sketch, the mean of the rivals', and of each part the most that any rival has."""
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
    """Returns what the units make of the sketches that a player stands among."""
    units = vec[float]([0.0] * UNITS)
    weigh(seen, 0, SIGHT, INTO_UNITS, units, 0, UNITS)
    total = 0.0
    unit: i64 = 0
    while unit < UNITS:
        total += units[unit] * INTO_UNITS[(SIGHT + 1) * UNITS + unit]
        unit += 1
    return total


def straight(row: vec[float], start: i64) -> float:
    """Returns what a player's inputs add by themselves."""
    total = 0.0
    i: i64 = 0
    while i < INPUTS:
        total += row[start + i] * STRAIGHT[i]
        i += 1
    return total
