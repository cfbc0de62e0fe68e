"""Throws cards at locations and looks whether every hit is one that people see.

`python -m bestiary.games.monstrous.checks.grazing 500` counts, `bestiary check monstrous --full` looks on. A card that
lies flat beside a location may interlock with its bevelled rim by a tenth of a millimetre. Nobody sees that, so it must
be no hit (ruling M74). What is counted as seen is measured here another way than by the rules: with floats, from the
shape that two cards have in common, and by the heights at which they lie.
"""

from __future__ import annotations

import json
import math
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bestiary.core.game import column
from bestiary.games.monstrous.checks.campaign import Campaign
from bestiary.games.monstrous.content.settings import SKILLS
from bestiary.games.monstrous.physics.landings import aim_at
from bestiary.games.monstrous.physics.layers import Corners, Pair, Point, common, in_column
from bestiary.games.monstrous.physics.noise import release, shaken
from bestiary.games.monstrous.physics.simulation import Pose, half_height
from bestiary.games.monstrous.rules.numbers import FALLEN, MANNERS, MONSTER_CARDS, PLACES
from bestiary.games.monstrous.rules.sight import Sight

THROWS: Final = 500
CROWD: Final = 16  # monsters on the table, after which it is cleared
TURNS: Final = 36  # directions in which a card is drawn away
SEEN: Final = 480.0  # micrometres: what the rules ask for, less what two ways of measuring may differ by
STRAY: Final = 90_000  # micrometres beside a location's middle that one aims at: edges are what is looked for


def stays_over(one: Sequence[Point], other: Sequence[Point], far: float) -> bool:
    """Tell whether a footprint still overlaps another wherever it is drawn to, so far."""
    for turn in range(TURNS):
        dx, dy = far * math.cos(turn * 2 * math.pi / TURNS), far * math.sin(turn * 2 * math.pi / TURNS)
        if len(common([(x + dx, y + dy) for x, y in one], other)) < 3:
            return False
    return True


def unseen(poses: Mapping[int, Pose], over: Sequence[Pair], one: int, other: int) -> str:
    """Return why nobody would see that two cards lie one over the other, or nothing."""
    here = Corners(poses)
    if not stays_over(here.of(one), here.of(other), SEEN):
        return "they overlap by less than half a millimetre"
    upper, lower = (one, other) if (one, other) in over else (other, one)
    if here.gap(upper, lower) < (half_height(one) + half_height(other)) / 2:
        return "they lie side by side, none over the other"
    return ""


def sight_of(poses: Mapping[int, Pose], over: Sequence[Pair]) -> Sight:
    """Look at cards as the rules do."""
    flat = [card for pair in over for card in pair]
    return Sight(in_column(poses), column(sorted(poses)), column(flat))


class Grazing(Campaign):
    """A campaign of throws at the edges of locations."""

    def aimed_throw(self) -> list[str]:
        """Throw one card and return the hits of it that nobody would see."""
        chance = self.chance
        if self.card == CROWD:
            self.clear()
        place = self.poses[MONSTER_CARDS + int(chance.below(PLACES))]
        x, y = (int(value) + int(chance.below(2 * STRAY + 1)) - STRAY for value in place[:2])
        aim = aim_at(x, y, int(chance.below(MANNERS)))
        skill = list(SKILLS.values())[int(chance.below(len(SKILLS)))]
        card = self.card
        self.simulate(release(card, int(chance.below(2)), shaken(aim, skill, chance)))
        self.card += 1
        self.counts["throws"] += 1
        if self.poses.get(card, (0, 0, FALLEN))[2] == FALLEN:
            self.counts["off the table"] += 1
            return []
        sight = sight_of(self.poses, self.over)
        touched = [other for pair in self.over if card in pair for other in pair if other != card]
        hits = [int(other) for other in sight.hits(card)]
        wrong = [f"card {card} and card {other}: {why}" for other in hits if (why := self.unseen(card, other))]
        self.counts["overlaps"] += len(touched)
        self.counts["hits"] += len(hits)
        self.counts["hits without visible overlap"] += len(wrong)
        self.counts["overlaps too small for a hit"] += sum(
            not sight.is_deep(sight.index[card], sight.index[other]) for other in touched
        )
        return wrong

    def unseen(self, one: int, other: int) -> str:
        """Return why nobody would see that two cards lie one over the other, or nothing."""
        return unseen(self.poses, self.over, one, other)


def trial(throws: int = THROWS) -> Iterator[str]:
    """Yield for each throw which of its hits nobody would see."""
    grazing = Grazing(seed=71)
    for number in range(throws):
        wrong = grazing.aimed_throw()
        yield "; ".join(wrong) and f"throw {number}: {'; '.join(wrong)}"


def count(throws: int) -> Counter[str]:
    """Count hits of so many throws."""
    grazing = Grazing(seed=71)
    for _ in range(throws):
        for line in grazing.aimed_throw():
            print(line, file=sys.stderr)
    return grazing.counts


if __name__ == "__main__":
    print(json.dumps(count(int(sys.argv[1]) if len(sys.argv) > 1 else THROWS), indent=2))
