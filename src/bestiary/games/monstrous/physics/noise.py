"""What a hand does to an aim: errors that grow with effort, drawn after the aim is committed.

A throw at twice the speed misses by more than twice as much, and air turns small errors of attitude into large ones
sideways. Spin steadies a card, and a hard spin pulls the hand off line.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core.chance import Chance
from bestiary.games.monstrous.physics.simulation import Release
from bestiary.games.monstrous.rules.numbers import COMMON

# Standard deviations of a normal hand at the effort 1, which is 2 m/s
EFFORT: Final = 2_000  # mm/s
AZIMUTH: Final = math.radians(0.9)
ELEVATION: Final = math.radians(1.2)
SPEED: Final = 0.02
SPEED_BY_EFFORT: Final = 0.015
SPIN: Final = 0.10
TILT: Final = math.radians(1.8)
WOBBLE: Final = 0.6  # rad/s
PLACE: Final = 6_000  # micrometres
YAW: Final = 0.1
PULL: Final = math.radians(0.03)  # of the azimuth, for each rad/s of spin

MICRO: Final = 1e-6
FINE: Final = 1 << 30
DRAWS: Final = 13  # normal numbers a throw takes


@dataclass(frozen=True)
class Hand:
    """How a card really leaves the hand: the aim's numbers as they came out, and what nobody aims."""

    numbers: tuple[int, ...]  # as an aim: x y z azimuth elevation speed spin attitude
    roll: int = 0  # microradians
    yaw: int = 0
    wobble_x: int = 0  # mrad/s
    wobble_y: int = 0


def normals(chance: Chance, count: int) -> list[float]:
    """Draw normally distributed numbers."""
    found: list[float] = []
    while len(found) < count:
        radius = math.sqrt(-2 * math.log((int(chance.below(FINE)) + 1) / FINE))
        angle = 2 * math.pi * int(chance.below(FINE)) / FINE
        found += [radius * math.cos(angle), radius * math.sin(angle)]
    return found[:count]


def shaken(aim: Sequence[int], skill: float, chance: Chance) -> Hand:
    """Return how an aim comes out of a hand, rounded to whole units so that every machine throws the same."""
    x, y, z, azimuth, elevation, speed, spin, attitude = aim
    draw = iter([skill * value for value in normals(chance, DRAWS)])
    effort = speed / EFFORT
    growth = 0.6 + 0.4 * effort * effort
    line = math.hypot(AZIMUTH * growth, PULL * spin / 1000)
    place = [round(value + PLACE * next(draw)) for value in (x, y, z)]
    azimuth += round(line * next(draw) / MICRO)
    elevation += round(ELEVATION * growth * next(draw) / MICRO)
    speed += round(speed * (SPEED + SPEED_BY_EFFORT * effort) * next(draw))
    spin += round(spin * SPIN * next(draw))
    attitude += round(TILT * effort * next(draw) / MICRO)
    roll = round(TILT * effort * next(draw) / MICRO)
    yaw = round(YAW * next(draw) / MICRO)
    wobble = [round(WOBBLE * effort * next(draw) * 1000) for _ in range(2)]
    return Hand((*place, azimuth, elevation, max(0, speed), spin, attitude), roll, yaw, *wobble)


def release(card: int, side: int, hand: Hand) -> Release:
    """Turn what a hand does into a card in the air: its long side along the flight, the wanted side up."""
    x, y, z, azimuth, elevation, speed, spin, attitude = hand.numbers
    heading, rise, fast = azimuth * MICRO, elevation * MICRO, speed / 1000
    turned = product(about(2, heading - math.pi / 2 + hand.yaw * MICRO), about(0, attitude * MICRO))
    turned = product(turned, about(1, hand.roll * MICRO))
    turning = (hand.wobble_x / 1000, hand.wobble_y / 1000, spin / 1000)
    if side == COMMON:
        turned = product(turned, (0.0, 0.0, 1.0, 0.0))
        turning = (-turning[0], turning[1], -turning[2])
    flat = fast * math.cos(rise)
    velocity = (flat * math.cos(heading), flat * math.sin(heading), fast * math.sin(rise))
    quaternion = (round(value / MICRO) for value in turned)
    return Release(card, (x, y, z, *quaternion), tuple(round(value, 6) for value in velocity), turning)  # type: ignore[arg-type]


def about(axis: int, angle: float) -> tuple[float, ...]:
    """Return the quaternion of a turn about an axis."""
    sine = math.sin(angle / 2)
    return (math.cos(angle / 2), *(sine if each == axis else 0.0 for each in range(3)))


def product(a: Sequence[float], b: Sequence[float]) -> tuple[float, ...]:
    """Multiply quaternions: first the turn b, then a."""
    return (
        a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
        a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
        a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
        a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
    )
