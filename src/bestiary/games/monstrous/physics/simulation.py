"""Throws cards for real: a table with everything that lies on it, simulated in three dimensions until all is at rest.

The settings are the ones that held in many thousand throws: half a millisecond a step and contacts as stiff as that
allows (larger steps let cards tunnel through each other, and so do these where a card falls by more than its own
thickness in one: then they are smaller still), bevelled plates (boxes jitter for ever), all contact points
of a pair (without them nothing comes to rest), and cards that lie asleep until something touches them (20 times
faster), but for those that hang in the air since a card below them was taken away: these fall at once. Cards slide on
cards as they do on the table, so that throws practised on a bare table tell where others end.
The thrown cards come last, so that the same throw gives the same bits.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bestiary.games.monstrous.rules.numbers import (
    FALLEN,
    LOCATION_X,
    LOCATION_Y,
    LOCATION_Z,
    MONSTER_CARDS,
    MONSTER_X,
    MONSTER_Y,
    ONE,
    TABLE_X,
    TABLE_Y,
)

Pose: TypeAlias = tuple[int, ...]  # x y z in micrometres, then the quaternion times a million
Floats: TypeAlias = NDArray[np.float64]

mujoco: Any = import_module("mujoco")  # its names come from a compiled part that type checkers can't read

MICRO: Final = 1e-6
MONSTER_Z: Final = 750  # half as thick as the card, in micrometres
STEP: Final = 0.0005  # seconds
STEPS_A_FRAME: Final = 33
FALLING: Final = 2.6  # m/s downwards from which steps are smaller: at 3.0 a card falls by its thickness in a step
STIFF: Final = 2  # steps in which a contact gives way: fewer are not allowed
SMALLER: Final = 4  # times, and contacts as much stiffer: then the fastest throw falls by half its thickness
FRAME_TENTHS: Final = 165  # of a millisecond: about 60 frames a second
MOST_STEPS: Final = 6_000  # three seconds (ruling M57)
CALMING: Final = 400_000  # rows of contact forces solved, after which a heap is calmed: it bounds the time it takes
MOST_WORK: Final = 900_000  # rows after which everything stays where it is
CALM: Final = 0.6  # what speeds are multiplied by at each frame then
STILL_FRAMES: Final = 4
STILL_SPEED: Final = 0.004  # m/s
STILL_TURN: Final = 0.15  # rad/s
GONE: Final = -0.12  # m: whoever is below the table's top by that does not come back
WAKING: Final = 1e-4  # m/s downwards: whatever moves is awake
SEEN: Final = np.array([3e-4] * 3 + [5e-3] * 4)  # metres and parts of a turn: less is not worth showing
MONSTER_MASS: Final = 0.005
LOCATION_MASS: Final = 0.014

HEAD: Final = """<mujoco>
<compiler boundmass="0" boundinertia="0"/>
<option timestep="{step}" integrator="implicitfast" solver="Newton" iterations="20" cone="elliptic" impratio="3"
  density="1.225" viscosity="1.8e-5" sleep_tolerance="5e-3" jacobian="sparse">
<flag sleep="enable" multiccd="enable"/></option>
<size memory="64M"/>
<default><geom solref="{give} 1" solimp="0.9 0.99 0.0005" condim="3" friction="0.35 0.002 0.0001"
  fluidcoef="0.5 0.25 0.5 2.0 1.0"/></default>
<asset>{assets}</asset>
<worldbody>
<geom name="table" type="box" size="{x} {y} .03" pos="0 0 -.03" friction="0.35 0.002 0.0001"/>
"""
TAIL: Final = "</worldbody></mujoco>"
BEVEL: Final = 500  # micrometres


@dataclass(frozen=True)
class Release:
    """A card at the moment it leaves the hand: where it is, how it is turned, and how it moves."""

    card: int
    pose: Pose
    velocity: tuple[float, float, float]  # m/s
    turning: tuple[float, float, float]  # rad/s about the card's own axes


@dataclass(frozen=True)
class Rest:
    """How everything came to rest: rounded poses, the way there, and how the simulation went."""

    poses: dict[int, Pose]  # a card off the table has the height FALLEN
    moved: tuple[int, ...]  # cards that don't lie exactly as before
    frames: Floats  # frame, card as in `shown`, seven numbers in metres and parts of one
    shown: tuple[int, ...]  # cards that were seen to move
    settled: bool
    seconds: float  # simulated
    fastest: float  # the largest speed of any card at a frame, m/s
    work: int  # rows of contact forces solved


def half_height(card: int) -> int:
    """Return half a card's thickness."""
    return MONSTER_Z if card < MONSTER_CARDS else int(LOCATION_Z)


@cache
def head(scale: int) -> str:
    """Return the model's settings, its two plates and the table, so many times as large as it is."""
    plates = (
        ("monster", MONSTER_X, MONSTER_Y, MONSTER_Z),
        ("location", LOCATION_X, LOCATION_Y, LOCATION_Z),
    )
    assets = "".join(_plate(name, int(x), int(y), int(z)) for name, x, y, z in plates)
    return HEAD.format(
        assets=assets, step=STEP, give=STIFF * STEP, x=int(TABLE_X) * MICRO * scale, y=int(TABLE_Y) * MICRO * scale
    )


def _plate(name: str, x: int, y: int, z: int) -> str:
    rims = ((-z, BEVEL), (0, 0), (z, BEVEL))
    corners = [
        f"{sx * (x - inset) * MICRO:.6f} {sy * (y - inset) * MICRO:.6f} {height * MICRO:.6f}"
        for height, inset in rims
        for sx in (-1, 1)
        for sy in (-1, 1)
    ]
    return f'<mesh name="{name}" inertia="convex" vertex="{"  ".join(corners)}"/>'


def _body(card: int, pose: Pose, asleep: bool) -> str:
    place = " ".join(f"{value * MICRO:.6f}" for value in pose[:3])
    turned = " ".join(f"{value * MICRO:.6f}" for value in pose[3:])
    kind, mass = ("monster", MONSTER_MASS) if card < MONSTER_CARDS else ("location", LOCATION_MASS)
    return (
        f'<body pos="{place}" quat="{turned}"{" sleep=" + chr(34) + "init" + chr(34) if asleep else ""}><freejoint/>'
        f'<geom type="mesh" mesh="{kind}" mass="{mass}" fluidshape="ellipsoid"/></body>'
    )


def throw(
    lying: Mapping[int, Pose], released: Sequence[Release], scale: int = 1, hanging: Collection[int] = ()
) -> Rest:
    """Let cards fly onto a table, for practice onto a larger one, and return how everything lies when it is still."""
    order = (*lying, *(release.card for release in released))
    bodies = [_body(card, pose, True) for card, pose in lying.items()]
    bodies += [_body(release.card, release.pose, False) for release in released]
    model = mujoco.MjModel.from_xml_string(head(scale) + "\n".join(bodies) + TAIL)
    data = mujoco.MjData(model)
    for number, card in enumerate(lying):
        if card in hanging:
            data.qvel[6 * number + 2] = -WAKING
    for number, release in enumerate(released):
        at = 6 * (len(lying) + number)
        data.qvel[at : at + 3] = release.velocity
        data.qvel[at + 3 : at + 6] = release.turning
    start = data.qpos.reshape(-1, 7).copy()
    frames = [start]
    still = steps = work = 0
    fastest = 0.0
    falling = max(-release.velocity[2] for release in released)
    while still < STILL_FRAMES and steps < MOST_STEPS and work < MOST_WORK:
        finer = SMALLER if falling > FALLING else 1
        model.opt.timestep = STEP / finer
        model.geom_solref[:, 0] = STIFF * STEP / finer
        mujoco.mj_step(model, data, STEPS_A_FRAME * finer)
        steps += STEPS_A_FRAME
        work += int(data.nefc) * STEPS_A_FRAME * finer
        now, speed = data.qpos.reshape(-1, 7), data.qvel.reshape(-1, 6)
        frames.append(now.copy())
        here = now[:, 2] > GONE
        moving = np.abs(speed[here]) if here.any() else np.zeros((1, 6))
        fastest = max(fastest, float(moving[:, :3].max()))
        falling = float(-speed[here, 2].min()) if here.any() else 0.0
        quiet = moving[:, :3].max() < STILL_SPEED and moving[:, 3:].max() < STILL_TURN
        still = still + 1 if quiet else 0
        if work > CALMING:
            data.qvel *= CALM
    way = np.array(frames)
    end = way[-1]
    moved = [row for row in range(len(order)) if row >= len(lying) or not np.array_equal(start[row], end[row])]
    seen = [row for row in moved if row >= len(lying) or (np.abs(way[:, row] - start[row]) > SEEN).any()]
    return Rest(
        {**lying, **{order[row]: rounded(end[row]) for row in moved}},
        tuple(order[row] for row in moved),
        way[:, seen],
        tuple(order[row] for row in seen),
        still >= STILL_FRAMES,
        steps * STEP,
        fastest,
        work,
    )


def rounded(pose: Floats) -> Pose:
    """Round a pose to whole micrometres; a card whose centre is not over the table has fallen (ruling M20)."""
    x, y, z = (round(float(value) / MICRO) for value in pose[:3])
    if abs(x) > TABLE_X or abs(y) > TABLE_Y or z < -MONSTER_Z:
        return (max(-2 * ONE, min(2 * ONE, x)), max(-2 * ONE, min(2 * ONE, y)), int(FALLEN), int(ONE), 0, 0, 0)
    return (x, y, z, *(round(float(value) * int(ONE)) for value in pose[3:]))
