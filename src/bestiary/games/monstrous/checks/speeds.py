"""What the bench measures of Monstrous: throws by physics, hit tests, and how many throws a bot weighs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import count
from typing import Final

from bestiary.core.chance import Chance
from bestiary.core.game import bits, column
from bestiary.games.monstrous.checks.tables import filled, spread_out
from bestiary.games.monstrous.content.settings import SKILLS
from bestiary.games.monstrous.mind.throws.aiming import LEVELS, plan
from bestiary.games.monstrous.physics import layers
from bestiary.games.monstrous.physics.landings import aim_at, cell
from bestiary.games.monstrous.physics.noise import release, shaken
from bestiary.games.monstrous.physics.simulation import throw
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.sight import Sight

CROWDS: Final = (0, 20, 50)  # monsters on the table
THROWN: Final = 59  # a card that lies on none of these tables
LOOKED_AT: Final = 62  # the place in the centre
HELD: Final = 12  # monsters on the table of the bots

Sample = Callable[[], int]


def speeds() -> Mapping[str, Callable[[], Sample]]:
    """Return everything that is measured."""
    return {
        **{f"throws_onto_{crowd}_monsters_per_s": partial(throws, crowd) for crowd in CROWDS},
        **{f"hit_tests_among_{crowd}_monsters_per_s": partial(hit_tests, crowd) for crowd in CROWDS if crowd},
        **{f"throws_planned_by_effort_{effort}_per_s": partial(plans, effort) for effort in range(1, len(LEVELS) + 1)},
    }


def throws(monsters: int) -> Sample:
    """Throw at cells all over a table in all ways, by physics."""
    poses, chance = spread_out(monsters), Chance(4)

    def sample() -> int:
        target = cell(int(chance.below(n.COLUMNS)), int(chance.below(n.ROWS)))
        hand = shaken(aim_at(*target, int(chance.below(n.MANNERS))), SKILLS["normal"], chance)
        rest = throw(poses, [release(THROWN, 0, hand)])
        layers.order({card: pose for card, pose in rest.poses.items() if pose[2] != n.FALLEN}, rest.moved)
        return 1

    return sample


def hit_tests(monsters: int) -> Sample:
    """Look what one card hits."""
    poses = spread_out(monsters)
    flat = column([card for pair in layers.order(poses) for card in pair])
    whole, cards = layers.in_column(poses), column(sorted(poses))

    def sample() -> int:
        Sight(whole, cards, flat).hits(LOOKED_AT)
        return 1

    return sample


def plans(effort: int) -> Sample:
    """Let a bot look where to throw a card that it has chosen."""
    state = filled(3, HELD, 11 + HELD)
    seat = bits(int(state.to_act()))[0]
    seeds = count(1)

    def sample() -> int:
        plan(state, seat, Chance(next(seeds)), LEVELS[effort - 1])
        return 1

    return sample
