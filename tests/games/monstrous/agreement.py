"""Compares what practised landings promise with what physics gives: `python -m tests.games.monstrous.agreement`.

On tables that were filled by physics, throws that look good, middling and bad to a bot are made many times in earnest.
What they bring by the rules should rise and fall with what the bot expected.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from bestiary.core.chance import Chance
from bestiary.core.game import bits
from bestiary.games.monstrous.checks.tables import filled
from bestiary.games.monstrous.mind.throws.lookout import Lookout
from bestiary.games.monstrous.mind.throws.plans import Chosen, Plan, after, outlook
from bestiary.games.monstrous.physics.landings import SAMPLES
from bestiary.games.monstrous.state import Monstrous

TABLES: Final = ((2, 0), (3, 12), (3, 20), (5, 40))  # gods, and monsters on the table
CANDIDATES: Final = 8
THROWS: Final = 48  # fewer leave so much to chance that good agreement looks bad


def candidates(state: Monstrous, count: int) -> list[Plan]:
    """Returns throws from the best to the worst, evenly spaced by what they promise."""
    view = Lookout(state, bits(int(state.to_act()))[0])
    plans = view.weigh(view.first_throws()).best()
    values = np.linspace(plans[0].worth, plans[-1].worth, count)
    return [min(plans, key=lambda plan: abs(plan.worth - value)) for value in values]


def compare(state: Monstrous, plans: Sequence[Plan], throws: int) -> list[tuple[float, float]]:
    """Returns for each throw what it brings by practised landings and by physics, on the average."""
    seat = bits(int(state.to_act()))[0]
    before = outlook(state, seat)
    rows = []
    for plan in plans:
        quick = [outlook(after(state, seat, plan, 1, Chosen(landing)), seat) for landing in range(SAMPLES)]
        real = [
            outlook(after(state, seat, plan, 1, Chance(500 + number), earnest=True), seat) for number in range(throws)
        ]
        rows.append((float(np.mean(quick)) - before, float(np.mean(real)) - before))
    return rows


def correlation(rows: Sequence[tuple[float, float]]) -> float:
    """Returns how well one column tells the other."""
    return float(np.corrcoef(np.array(rows).T)[0, 1])


def report(
    tables: Sequence[tuple[int, int]] = TABLES, count: int = CANDIDATES, throws: int = THROWS
) -> list[dict[str, Any]]:
    """Compares on several tables; returns figures ready for JSON."""
    found = []
    for gods, monsters in tables:
        started = time.process_time()
        state = filled(gods, monsters, 11 + monsters)
        rows = compare(state, candidates(state, count), throws)
        found.append(
            {
                "monsters on the table": monsters,
                "correlation": round(correlation(rows), 3),
                "practised and real": [(round(quick), round(real)) for quick, real in rows],
                "CPU seconds": round(time.process_time() - started, 1),
            }
        )
    return found


if __name__ == "__main__":
    for size in TABLES:
        print(
            json.dumps(report([size], throws=int(sys.argv[1]) if len(sys.argv) > 1 else THROWS), indent=2), flush=True
        )
