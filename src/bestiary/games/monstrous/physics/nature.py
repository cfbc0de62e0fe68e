"""Where thrown cards come to rest: computed by physics at a live table, taken from practised landings elsewhere.

Both give an outcome as the rules take it: rows of cards with their poses, pairs of which lies over which, and the
flight. Noise is drawn here, after the aim is committed.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.chance import Chance
from bestiary.core.errors import BadOutcome
from bestiary.core.game import column
from bestiary.games.monstrous.content.settings import SKILLS
from bestiary.games.monstrous.physics import flight, layers
from bestiary.games.monstrous.physics.landings import MICRO, OUTSIDE, SAMPLES, aim_at, cell, spread_at, spread_of, turn
from bestiary.games.monstrous.physics.layers import Pair
from bestiary.games.monstrous.physics.noise import about, product, release, shaken
from bestiary.games.monstrous.physics.simulation import FRAME_TENTHS, Pose, half_height, throw
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.footprints import CORNERS, footprint, overlap
from bestiary.games.monstrous.rules.numbers import (
    AIM_COLUMN,
    AIM_FORM,
    AIM_FREE,
    AIM_MANNER,
    AIM_NUMBERS,
    AIM_ROW,
    AIM_ROW_OF_GRID,
    CARDS,
    COLUMNS,
    FALLEN,
    FREELY,
    MANNERS,
    MONSTER_CARDS,
    ONE,
    POSE,
    ROWS,
    SLOTS,
    TABLE,
    TABLE_X,
    TABLE_Y,
)
from bestiary.games.monstrous.state import Monstrous

NEAR: Final = 132_000  # micrometres between a monster and a location that hardly touch
WIDEST: Final = 1_400_000  # microradians to either side that a learner may aim
STRAY: Final = 400_000  # microradians by which a sample aim may miss its target


class Flying(NamedTuple):
    """A card in the air: the side that is to be up, and how it was aimed."""

    card: int
    side: int
    aim: list[int]  # column, row and manner, or the eight numbers
    free: bool

    @property
    def numbers(self) -> list[int]:
        """Return the aim's eight numbers."""
        return self.aim if self.free else aim_at(*cell(self.aim[0], self.aim[1]), self.aim[2])


def flying(state: Monstrous) -> list[Flying]:
    """Return the cards whose landing nature owes."""
    found = []
    for slot in range(SLOTS):
        if state.flying[slot]:
            row = [int(value) for value in state.aims[slot * AIM_ROW : (slot + 1) * AIM_ROW]]
            free = row[AIM_FORM] == FREELY
            grid = [row[AIM_COLUMN], row[AIM_ROW_OF_GRID], row[AIM_MANNER]]
            aim = row[AIM_FREE : AIM_FREE + AIM_NUMBERS] if free else grid
            found.append(Flying(int(state.thrown[slot]), int(state.side[slot]), aim, free))
    return found


def lying(state: Monstrous) -> dict[int, Pose]:
    """Return how everything on the table lies."""
    cards = [card for card in range(CARDS) if card >= MONSTER_CARDS or state.place[card] == TABLE]
    poses = list(state.poses)
    return {card: tuple(poses[card * POSE : (card + 1) * POSE]) for card in cards}


def pairs(state: Monstrous) -> list[Pair]:
    """Return which cards lie over which."""
    flat = [int(card) for card in state.pairs]
    return list(zip(flat[::2], flat[1::2], strict=True))


def written(poses: Mapping[int, Pose], over: Sequence[Pair], packed: bytes = b"") -> list[int]:
    """Write an outcome as the rules read it."""
    shown = flight.to_numbers(packed) if packed else []
    rows = [value for card, pose in poses.items() for value in (card, *pose)]
    return [len(poses), *rows, len(over), *(card for pair in over for card in pair), len(shown), *shown]


# At a live table


def live_outcome(state: Monstrous, chance: Chance) -> list[int]:
    """Throw the cards by physics."""
    skill = list(SKILLS.values())[state.skill]
    before, over = lying(state), pairs(state)
    released = [release(each.card, each.side, shaken(each.numbers, skill, chance)) for each in flying(state)]
    if not released:
        raise BadOutcome("nothing is in the air")
    room = layers.lifted(before, over)
    rest = throw(room, released, hanging=layers.hanging(room, over))
    poses = {card: pose if card in rest.moved else before[card] for card, pose in rest.poses.items()}
    here = {card: pose for card, pose in poses.items() if pose[2] != FALLEN}
    return written(poses, layers.order(here, rest.moved, over), flight.pack(rest.shown, rest.frames, FRAME_TENTHS))


# In search, arenas and checks


def outcome(state: Monstrous, chance: Chance) -> list[int]:
    """Let the cards land as a practised throw did, on top of whatever lies there; nothing is pushed."""
    poses, over = lying(state), pairs(state)
    for each in flying(state):
        if each.free:
            rows = spread_of(each.numbers, int(state.skill)).rows
        else:
            rows = spread_at(*cell(each.aim[0], each.aim[1]), each.aim[2], int(state.skill)).rows
        x, y, direction, turned = rows[int(chance.below(SAMPLES))]
        add(poses, over, each.card, landed(x, y, direction, each.side ^ int(turned)))
    return written(poses, over)


def landed(x: float, y: float, direction: float, side: int) -> Pose:
    """Return the pose of a monster card that lies flat, its long side pointing somewhere; its height is not told."""
    if abs(x) > int(TABLE_X) or abs(y) > int(TABLE_Y):
        return (0, 0, int(FALLEN), int(ONE), 0, 0, 0)
    turned = about(2, direction - math.pi / 2)
    if side:
        turned = product(turned, (0.0, 0.0, 1.0, 0.0))
    return (round(x), round(y), 0, *(round(value * int(ONE)) for value in turned))


def add(poses: dict[int, Pose], over: list[Pair], card: int, pose: Pose) -> None:
    """Lay a card on top of everything it overlaps."""
    if pose[2] != FALLEN:
        below = under(poses, card, pose)
        top = max((poses[other][2] + half_height(other) for other in below), default=0)
        pose = (*pose[:2], top + half_height(card), *pose[3:])
        over += [(card, other) for other in below]
    poses[card] = pose


class Room(threading.local):
    """Columns that are used again and again: one that is handed to compiled code is never freed (mypyc 2.4.1)."""

    def __init__(self) -> None:
        self.poses = column([0] * int(CARDS * POSE))
        self.corners = column([0] * int(CORNERS))
        self.others = column([0] * int(CORNERS))

    def outline(self, card: int, pose: Pose, out: vec[i64]) -> vec[i64]:
        """Write the corners of a card in a pose, and return them."""
        for part, value in enumerate(pose):
            self.poses[card * int(POSE) + part] = value
        for part, value in enumerate(footprint(self.poses, card)):
            out[part] = value
        return out


ROOM: Final = Room()


def under(poses: Mapping[int, Pose], card: int, pose: Pose) -> list[int]:
    """Return the cards on the table that a card in a pose overlaps."""
    corners = ROOM.outline(card, pose, ROOM.corners)
    return [
        other
        for other, place in poses.items()
        if abs(place[0] - pose[0]) < NEAR
        and abs(place[1] - pose[1]) < NEAR
        and place[2] != FALLEN
        and overlap(corners, ROOM.outline(other, place, ROOM.others))
    ]


def sample_aim(state: Monstrous, seat: int, chance: Chance) -> list[int] | None:
    """Return an aim somewhere at the table, or nothing if the seat may not aim now."""
    target = cell(int(chance.below(COLUMNS)), int(chance.below(ROWS)))
    aim = aim_at(*target, int(chance.below(MANNERS)))
    aim[3] = turn(aim[3] + int(chance.below(2 * STRAY)) - STRAY)
    return None if state.aim_refusal(seat, column(aim)) else aim


def aim_of(box: Sequence[float]) -> list[int]:
    """Lay a box over all aims that the rules allow.

    Its numbers are: how far one has walked round the table from the middle of the south side, how far from the edge
    the hand is, its height, the direction (0 is straight over the edge), elevation, speed, spin and attitude.
    """
    walk, away, height, aside, rise, fast, turning, tilt = box
    x, y, inward = on_the_walk(walk, between(away, OUTSIDE, n.REACH))
    azimuth = turn(round(inward / MICRO + aside * WIDEST))
    return [
        x,
        y,
        between(height, n.Z_LEAST, n.Z_MOST),
        azimuth,
        between(rise, n.ELEVATION_LEAST, n.ELEVATION_MOST),
        between(fast, n.SPEED_LEAST, n.SPEED_MOST),
        between(turning, -n.SPIN_MOST, n.SPIN_MOST),
        between(tilt, -n.ATTITUDE_MOST, n.ATTITUDE_MOST),
    ]


def between(part: float, least: int, most: int) -> int:
    """Return the number that lies as far between two as a part from -1 to 1 says."""
    return round(int(least) + (part + 1) / 2 * (int(most) - int(least)))


def on_the_walk(walk: float, outside: int) -> tuple[int, int, float]:
    """Return where one stands after a part of the way round the table, and the direction that looks over the edge."""
    half_x, half_y = int(TABLE_X) + outside, int(TABLE_Y) + outside
    way = (walk % 2) / 2 * 4 * (half_x + half_y)
    corners = (half_x, half_x + 2 * half_y, 3 * half_x + 2 * half_y, 3 * half_x + 4 * half_y)
    if way < corners[0] or way >= corners[3]:
        return round(way if way < corners[0] else way - 4 * (half_x + half_y)), -half_y, math.pi / 2
    if way < corners[1]:
        return half_x, round(way - corners[0] - half_y), math.pi
    if way < corners[2]:
        return round(half_x - (way - corners[1])), half_y, -math.pi / 2
    return -half_x, round(half_y - (way - corners[2])), 0.0
