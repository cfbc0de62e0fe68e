"""Throws cards at targets by name, and counts how many hit what they were thrown at.

`python -m bestiary.games.monstrous.checks.targets 100` throws so many at each location by physics, with a normal hand:
as the words of a terminal aim (`at naxos`, from the best side), and as the page's target mode does at first (softly,
from the middle of the south side).
"""

from __future__ import annotations

import math
import sys
from typing import Final

from bestiary.core.chance import Chance
from bestiary.core.game import column
from bestiary.games.monstrous.notation.actions import place_name, read_action
from bestiary.games.monstrous.physics import practice
from bestiary.games.monstrous.physics.landings import MICRO, techniques, turn
from bestiary.games.monstrous.physics.nature import live_outcome
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.show.printed import HAND
from bestiary.games.monstrous.show.sights import aim_along, best_at, middle
from bestiary.games.monstrous.state import Monstrous

CARD: Final = "throw dragon unique"
THROWS: Final = 100


def from_the_south(x: int, y: int) -> list[int]:
    """Return the aim with which the page's target mode begins: softly from the middle of the south side."""
    way = techniques()[0]
    start = (0, -int(n.TABLE_Y) - HAND)
    speed, aside = way.between(math.hypot(x - start[0], y - start[1]))
    azimuth = turn(round(math.atan2(y - start[1], x - start[0]) / MICRO + aside))
    return [*start, way.z, azimuth, way.elevation, round(speed), way.spin, way.attitude]


def hits(place: int, by_name: bool, chance: Chance) -> bool:
    """Throw a card at a location on a bare table and tell whether it is hit."""
    state: Monstrous = practice.lay_out("")
    state.play(0, read_action(state, CARD))
    thrown, card = int(state.thrown[0]), int(n.MONSTER_CARDS) + place
    x, y = middle(state, card)
    state.aim(0, column(aim_along(best_at(state, card, x, y)[0]) if by_name else from_the_south(x, y)))
    state.apply_nature(column(live_outcome(state, chance)))
    return state.place[thrown] == n.TABLE and card in [int(each) for each in state.look().hits(thrown)]


def main(throws: int) -> None:
    """Count and print both shares."""
    state = practice.lay_out("")
    shares = []
    for by_name, title in ((True, "by name"), (False, "page, at first")):
        counts = [sum(hits(place, by_name, Chance(seed)) for seed in range(throws)) for place in range(int(n.PLACES))]
        listed = ", ".join(f"{place_name(state, place)} {count}" for place, count in enumerate(counts))
        shares.append(sum(counts) / (throws * int(n.PLACES)))
        print(f"{title}: {shares[-1]:.1%} of {throws * int(n.PLACES)} throws hit their target ({listed})")
    if shares[0] < shares[1]:
        raise SystemExit(1)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else THROWS)
