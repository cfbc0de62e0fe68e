"""Throws many cards and counts what a simulation could do wrong.

`python -m bestiary.games.monstrous.checks.campaign 2000` counts. Tables fill up with throws of all manners
from all sides. Every other card is dropped hard onto what lies there, as fast as a hand may throw, since that is how a
card would tunnel through another. `bestiary check monstrous --full` does the same in two processes, which must give the
same bits.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import bestiary
from bestiary.core.chance import Chance
from bestiary.games.monstrous.checks.tables import laid_out
from bestiary.games.monstrous.content.settings import SKILLS
from bestiary.games.monstrous.physics import flight, layers
from bestiary.games.monstrous.physics.landings import aim_at, cell
from bestiary.games.monstrous.physics.noise import release, shaken
from bestiary.games.monstrous.physics.simulation import FRAME_TENTHS, Pose, Release, Rest, rounded, throw
from bestiary.games.monstrous.rules.numbers import (
    COLUMNS,
    FALLEN,
    MANNERS,
    MONSTER_CARDS,
    ONE,
    ROWS,
    SPEED_MOST,
)

CARDS: Final = 2_000  # of the whole campaign: half thrown, half dropped
WRONG: Final = ("unsettled", "exploded", "tunnelled")  # what must never happen
TOO_FAST: Final = 2.0  # times the speed of release: what no honest contact gives
PATCH: Final = 1e8  # square micrometres two cards must share to be over each other: a square centimetre
SEEN: Final = 2_000  # micrometres by which a card was moved that others would see


@dataclass
class Campaign:
    """The counts of a campaign, and its table."""

    seed: int = 1
    counts: Counter[str] = field(default_factory=Counter)
    milliseconds: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # of packed flights
    longest: float = 0.0  # simulated seconds

    def __post_init__(self) -> None:
        self.chance = Chance(self.seed)
        self.bits = sha256()  # of every frame and pose
        self.clear()

    def clear(self) -> None:
        """Clear the table."""
        self.poses = laid_out()
        self.over: list[layers.Pair] = []
        self.card = 0

    def run(self, cards: int) -> Campaign:
        """Throw and drop so many cards."""
        for _ in range(cards):
            self.one_card()
        return self

    def one_card(self) -> str:
        """Throw or drop the next card, and return what went wrong."""
        if self.card == MONSTER_CARDS:
            self.clear()
        before = self.counts.copy()
        if self.card % 2:
            self.drop()
        else:
            self.one_throw()
        self.card += 1
        return ", ".join(what for what in WRONG if self.counts[what] > before[what])

    def one_throw(self) -> None:
        """Throw a card in some manner at some cell."""
        chance = self.chance
        target = cell(int(chance.below(COLUMNS)), int(chance.below(ROWS)))
        aim = aim_at(*target, int(chance.below(MANNERS)))
        skill = list(SKILLS.values())[int(chance.below(len(SKILLS)))]
        side = int(chance.below(2))
        thrown = release(self.card, side, shaken(aim, skill, chance))
        rest = self.simulate(thrown)
        self.counts["throws"] += 1
        self.counts["exploded"] += rest.fastest > TOO_FAST * max(aim[5] / 1000, 2.0)
        pose = rest.poses[self.card]
        self.counts["off the table"] += pose[2] == FALLEN
        if pose[2] != FALLEN:
            up = pose[3] ** 2 + pose[6] ** 2 >= pose[4] ** 2 + pose[5] ** 2
            self.counts["turned over"] += up == bool(side)
            self.counts["on something"] += any(upper == self.card for upper, _ in self.over)
            self.counts["under something"] += any(lower == self.card for _, lower in self.over)

    def drop(self) -> None:
        """Drop a card flat and hard onto a card that lies on the table."""
        chance = self.chance
        targets = [card for card in self.poses if card < MONSTER_CARDS] or list(self.poses)
        x, y = self.poses[targets[int(chance.below(len(targets)))]][:2]
        x, y = x + int(chance.below(40_001)) - 20_000, y + int(chance.below(40_001)) - 20_000
        speed = 1.0 + int(chance.below(SPEED_MOST - 999)) / 1000
        rest = self.simulate(
            Release(self.card, (x, y, 120_000, int(ONE), 0, 0, 0), (0.0, 0.0, -speed), (0.0, 0.0, 0.0))
        )
        self.counts["hard drops"] += 1
        self.counts["under something after a hard drop"] += any(lower == self.card for _, lower in self.over)
        self.counts["exploded"] += rest.fastest > TOO_FAST * max(speed, 2.0)

    def simulate(self, thrown: Release) -> Rest:
        """Let a card land and take the table over as it lies then."""
        started = time.process_time()
        lying = layers.lifted(self.poses, self.over)
        hanging = layers.hanging(lying, self.over)
        self.counts["hanging before"] += len(hanging)
        rest = throw(lying, [thrown], hanging=hanging)
        self.milliseconds.append((time.process_time() - started) * 1000)
        self.sizes.append(len(flight.pack(rest.shown, rest.frames, FRAME_TENTHS)))
        self.bits.update(repr(sorted(rest.poses.items())).encode() + rest.frames.tobytes())
        self.longest = max(self.longest, rest.seconds)
        self.counts["unsettled"] += not rest.settled
        others = [card for card in rest.moved if card != thrown.card]
        self.counts["others moved"] += sum(self.moved_far(card, rest) for card in others)
        self.counts["others knocked off"] += sum(rest.poses[card][2] == FALLEN for card in others)
        self.counts["locations moved"] += any(card >= MONSTER_CARDS and self.moved_far(card, rest) for card in others)
        before = self.poses
        home = laid_out()
        fallen = [card for card in home if rest.poses[card][2] == FALLEN]
        self.poses = {card: pose for card, pose in rest.poses.items() if pose[2] != FALLEN}
        self.over = layers.order(self.poses, rest.moved, self.over)
        above = [upper for upper, lower in self.over if lower == thrown.card]
        self.counts["tunnelled"] += any(tunnelled(rest, thrown.card, upper, before[upper]) for upper in above)
        for card in fallen:  # ruling M18: back to where it was, under what lies there now
            self.poses[card] = home[card]
            here = layers.Corners(self.poses)
            pairs = [pair for pair in here.overlapping() if card in pair]
            self.over += [(one if other == card else other, card) for one, other in pairs]
        return rest

    def moved_far(self, card: int, rest: Rest) -> bool:
        """Tell whether a card was moved so that one sees it."""
        old, new = self.poses[card], rest.poses[card]
        return abs(old[0] - new[0]) + abs(old[1] - new[1]) > SEEN

    def report(self) -> dict[str, Any]:
        """Return the counts and figures, ready for JSON."""
        times, sizes = sorted(self.milliseconds), sorted(self.sizes)
        return {
            **self.counts,
            "bits": self.bits.hexdigest(),
            "longest simulated seconds": round(self.longest, 3),
            "CPU ms a throw": {"median": round(times[len(times) // 2], 1), "most": round(times[-1], 1)},
            "flight bytes": {"median": sizes[len(sizes) // 2], "most": sizes[-1]},
        }


def tunnelled(rest: Rest, card: int, other: int, lay: Pose) -> bool:
    """Tell whether a card got from above another to below it while they overlapped: not round it, but through it."""
    above = False
    for frame in rest.frames:
        poses = {card: rounded(frame[rest.shown.index(card)]), other: lay}
        if other in rest.shown:
            poses[other] = rounded(frame[rest.shown.index(other)])
        here = layers.Corners(poses)
        if area(layers.common(here.of(card), here.of(other))) < PATCH or FALLEN in (poses[card][2], poses[other][2]):
            above = False
        elif here.gap(card, other) > 0:
            above = True
        elif above:
            return True
    return False


def area(shape: Sequence[layers.Point]) -> float:
    """Return the area of a polygon."""
    return sum(x * ny - nx * y for (x, y), (nx, ny) in zip(shape, [*shape[1:], *shape[:1]], strict=True)) / 2


def trial(cards: int = CARDS) -> Iterator[str]:
    """Yield for each card of the campaign what went wrong, and at last whether another process got other bits."""
    command = [sys.executable, "-m", "bestiary.games.monstrous.checks.campaign", str(cards)]
    path = os.pathsep.join([str(Path(bestiary.__file__).parents[1]), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "77"}
    campaign = Campaign()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as other:
        try:
            for number in range(cards):
                wrong = campaign.one_card()
                yield wrong and f"card {number}: {wrong}"
            told = json.loads(other.communicate()[0] or "{}")
        finally:
            other.kill()
    yield "" if told.get("bits") == campaign.bits.hexdigest() else "another process got other bits"


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print(json.dumps(Campaign().run(count).report(), indent=2))
