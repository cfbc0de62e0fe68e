"""Practises: throws every technique at every distance many times and writes the landings down.

`python -m bestiary.games.monstrous.physics.make_landings [FILE]` takes some minutes and always writes the same file on
the same kind of machine.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bestiary.core.chance import Chance
from bestiary.games.monstrous.content.settings import SKILLS
from bestiary.games.monstrous.physics.landings import FILE, MICRO, OUTSIDE, SAMPLES
from bestiary.games.monstrous.physics.noise import release, shaken
from bestiary.games.monstrous.physics.simulation import throw
from bestiary.games.monstrous.rules.numbers import TABLE_X, TECHNIQUE_NAMES

WAYS: Final = {  # height, elevation, spin, attitude
    "soft": (220_000, 209_440, 25_000, 0),
    "flat": (180_000, 60_000, 30_000, 0),
    "lob": (250_000, 663_000, 25_000, 0),
    "hard": (350_000, -300_000, 35_000, 0),
    "tumbling": (320_000, 500_000, 2_000, -500_000),
}
DISTANCES: Final = (250_000, 320_000, 420_000, 540_000, 700_000, 900_000, 1_150_000, 1_400_000)
SLOWEST, FASTEST = 250, 5_500  # mm/s
TRIAL: Final = 6  # throws by whose mean a speed is found
STEADY: Final = 0.4  # the hand that makes them: steadier than any player's, so that few tell the mean
CLOSE: Final = 30  # mm/s within which a speed is found
SCALE: Final = 10  # the table they are made on is so many times as long and as wide
START: Final = -(SCALE * int(TABLE_X) + OUTSIDE)  # where the hand is: as far outside the edge as in play
HEAD: Final = """\
# Landings of practised throws onto a bare table, written by `python -m bestiary.games.monstrous.physics.make_landings`.
# technique NAME HEIGHT ELEVATION SPIN ATTITUDE, then for each distance (micrometres) DISTANCE SPEED AZIMUTH, then for
# each skill the landings: beyond the distance and to the left (tenths of a millimetre), turned (milliradians), over.
"""


def land(aim: Sequence[int], skill: float, seed: int) -> tuple[float, float, float, bool]:
    """Throw once along the x axis: return how far, how far to the left, how it is turned, and whether over.

    A card that does not reach the table gets no farther than the hand.
    """
    rest = throw({}, [release(0, 0, shaken((START, *aim[1:]), skill, Chance(seed)))], SCALE)
    x, y, z, w, i, j, k = (float(value) for value in rest.frames[-1, 0])
    if z < -0.01:
        return 0.0, 0.0, 0.0, False
    x -= START * MICRO
    over = w * w + k * k < i * i + j * j
    long_x, long_y = 2 * (i * j - w * k), w * w - i * i + j * j - k * k
    return x, y, math.atan2(long_y, long_x), over


def mean(aim: Sequence[int], seed: int) -> tuple[float, float]:
    """Return where a steady hand lands on the average."""
    rows = [land(aim, STEADY, seed + number) for number in range(TRIAL)]
    return sum(row[0] for row in rows) / TRIAL, sum(row[1] for row in rows) / TRIAL


def speed_for(way: Sequence[int], distance: float, slower: int, seed: int) -> tuple[int, int]:
    """Find the speed that lands at a distance on the average, and the azimuth that makes up for the drift.

    `slower` is a speed that does not reach it.
    """
    z, elevation, spin, attitude = way
    low, high = float(slower), min(float(FASTEST), 2.0 * slower + 600)
    x = y = 0.0
    while high - low > CLOSE:
        middle = (low + high) / 2
        x, y = mean((0, 0, z, 0, elevation, round(middle), spin, attitude), seed)
        low, high = (low, middle) if x > distance * MICRO else (middle, high)
    return round((low + high) / 2), round(-math.atan2(y, x) / MICRO)


def practise(names: Sequence[str] = TECHNIQUE_NAMES) -> list[str]:
    """Return the lines of the file."""
    lines = []
    for number, name in enumerate(names):
        way = WAYS[name]
        z, elevation, spin, attitude = way
        lines.append(f"technique {name} {z} {elevation} {spin} {attitude}")
        speed = SLOWEST
        for place, distance in enumerate(DISTANCES):
            seed = 1_000_000 * (number + 1) + 10_000 * place
            speed, azimuth = speed_for(way, distance, speed, seed)
            if speed <= SLOWEST + CLOSE or speed >= FASTEST - CLOSE:
                continue  # nobody can throw so far, or so near, in this way
            lines.append(f"distance {distance} {speed} {azimuth}")
            aim = (0, 0, z, azimuth, elevation, speed, spin, attitude)
            for skill, factor in SKILLS.items():
                rows = [land(aim, factor, seed + 1_000 + each) for each in range(SAMPLES)]
                lines.append(" ".join([skill, *(landing(distance, row) for row in rows)]))
            print(lines[-len(SKILLS) - 1], file=sys.stderr, flush=True)
    return lines


def landing(distance: int, row: tuple[float, float, float, bool]) -> str:
    """Write a landing in whole numbers."""
    x, y, turned, over = row
    return f"{round(x * 1e4) - distance // 100},{round(y * 1e4)},{round(turned * 1e3)},{int(over)}"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name(FILE)
    target.write_text(HEAD + "\n".join(practise()) + "\n", "ascii")
