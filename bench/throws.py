"""Measures throws of Monstrous: `python bench/throws.py` prints how many a CPU second gives, hit tests, and bots' time.

Tables are filled by dropping cards all over them; figures are CPU time of one process, so that other work on the
machine disturbs them less.
"""

from __future__ import annotations

import json
import platform
import random
import time
from collections.abc import Callable
from importlib.metadata import version

import bestiary
from bestiary.core import Chance, bits, column
from bestiary.games.monstrous import layers
from bestiary.games.monstrous import rules_numbers as n
from bestiary.games.monstrous.agreement import filled
from bestiary.games.monstrous.aiming import LEVELS, plan
from bestiary.games.monstrous.campaign import laid_out
from bestiary.games.monstrous.landings import aim_at, cell
from bestiary.games.monstrous.noise import SKILLS, release, shaken
from bestiary.games.monstrous.physics import Pose, Release, throw
from bestiary.games.monstrous.rules_hits import Sight

THROWS = 30
SECONDS = 1.0


def spread_out(monsters: int) -> dict[int, Pose]:
    """Lets monsters fall flat all over the table."""
    dice = random.Random(monsters)
    falling = [
        Release(
            card,
            (
                dice.randint(-540_000, 540_000),
                dice.randint(-340_000, 340_000),
                4_000 + 2_500 * card,
                int(n.ONE),
                0,
                0,
                0,
            ),
            (0.0, 0.0, 0.0),
            (0.0, 0.0, 0.0),
        )
        for card in range(monsters)
    ]
    if not falling:
        return laid_out()
    return {card: pose for card, pose in throw(laid_out(), falling).poses.items() if pose[2] != n.FALLEN}


def per_second(task: Callable[[], object]) -> float:
    """Returns how often a task is done in a CPU second."""
    count, started = 0, time.process_time()
    while time.process_time() - started < SECONDS:
        task()
        count += 1
    return count / (time.process_time() - started)


def throws(poses: dict[int, Pose]) -> dict[str, float]:
    """Throws at cells all over a table in the usual ways."""
    chance, times = Chance(4), []
    for _ in range(THROWS):
        target = cell(int(chance.below(n.COLUMNS)), int(chance.below(n.ROWS)))
        hand = shaken(aim_at(*target, int(chance.below(n.MANNERS))), SKILLS["normal"], chance)
        started = time.process_time()
        rest = throw(poses, [release(59, 0, hand)])
        layers.order({card: pose for card, pose in rest.poses.items() if pose[2] != n.FALLEN}, rest.moved)
        times.append(time.process_time() - started)
    return {
        "throws_per_cpu_second": round(THROWS / sum(times), 1),
        "median_ms": round(sorted(times)[THROWS // 2] * 1000, 1),
        "most_ms": round(max(times) * 1000, 1),
    }


def hit_tests(poses: dict[int, Pose]) -> float:
    """Returns how often a second it is looked what one card hits."""
    flat = column([card for pair in layers.order(poses) for card in pair])
    whole, cards = layers.in_column(poses), column(sorted(poses))
    return per_second(lambda: Sight(whole, cards, flat).hits(62))


def bot_times(monsters: int) -> dict[str, float]:
    """Returns the CPU milliseconds that levels of bots think about a throw, from the card to the manner."""
    state = filled(3, monsters, 11 + monsters)
    seat = bits(int(state.to_act()))[0]
    found = {}
    for effort, level in enumerate(LEVELS, 1):
        started = time.process_time()
        plan(state, seat, Chance(1), level)
        found[f"effort_{effort}"] = round((time.process_time() - started) * 1000, 1)
    return found


def main() -> None:
    """Measures and prints."""
    print(
        json.dumps(
            {
                "machine": platform.processor() or platform.machine(),
                "engine": bestiary.engine_mode().mode,
                "mujoco-core": version("mujoco-core"),
                "throws": {monsters: throws(spread_out(monsters)) for monsters in (0, 20, 50)},
                "hit_tests_per_second": {monsters: round(hit_tests(spread_out(monsters))) for monsters in (20, 50)},
                "bot_ms_a_look": {monsters: bot_times(monsters) for monsters in (0, 12)},
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
