"""Shows what the list of legal places costs: it grows with the open cells, not with the tiles that lie.

PYTHONPATH=src python tests/games/factory/legal_cost.py
"""

from __future__ import annotations

import time
from collections import defaultdict
from statistics import median

from bestiary import engine_mode
from bestiary.core import Chance, get
from bestiary.core.playout import buffer
from bestiary.games.factory.rules import Factory

SETS = {  # from few open cells to very many
    "shipped": "standard",
    "ends and bars": "end t... - 20; bar t.t. - 60; fork ttt. - 8",
    "forks": "end t... - 30; fork ttt. - 58",
    "crosses": "cross tttt - 88",
}
GAMES = 12
REPEATS = 300
WIDTH = 10


def measure() -> dict[tuple[int, int], list[float]]:
    """Times `legal_into` in random games: nanoseconds by tens of tiles laid and tens of open cells."""
    game, room = get("factory"), buffer()
    found: dict[tuple[int, int], list[float]] = defaultdict(list)
    for tiles in SETS.values():
        for seed in range(GAMES):
            state = game.start((2, 4, 6)[seed % 3], Chance(seed), {"tiles": tiles})
            assert isinstance(state, Factory)
            chance = Chance(seed + 1)
            while not state.over:
                seat = int(state.turn)
                if state.step:
                    started = time.perf_counter_ns()
                    for _ in range(REPEATS):
                        state.legal_into(seat, room)
                    spent = (time.perf_counter_ns() - started) / REPEATS
                    laid = sum(state.monster_tiles) // WIDTH
                    found[int(laid), len(state.open_cells) // WIDTH].append(spent)
                legal = state.legal(seat)
                state.apply(seat, legal[chance.below(len(legal))])
    return found


def show(found: dict[tuple[int, int], list[float]]) -> None:
    """Prints a table: a row for tens of tiles laid, a column for tens of open cells."""
    columns = sorted({column for _, column in found})
    print(f"nanoseconds a call (median), {engine_mode().mode} engine; down: tiles laid, across: open cells")
    print("      " + "".join(f"{column * WIDTH:>7}" for column in columns))
    for row in sorted({row for row, _ in found}):
        cells = (f"{median(found[row, column]):>7.0f}" if (row, column) in found else f"{'':>7}" for column in columns)
        print(f"{row * WIDTH:>6}" + "".join(cells).rstrip())


if __name__ == "__main__":
    show(measure())
