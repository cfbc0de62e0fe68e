"""Shows what the list of legal places costs: it grows with the open cells, not with the tiles that lie.

PYTHONPATH=src python tests/games/factory/legal_cost.py draws docs/factory-legal.svg and prints the table.
"""

from __future__ import annotations

import time
from collections import defaultdict
from pathlib import Path
from statistics import median

from bestiary import engine_mode
from bestiary.core import Chance, get
from bestiary.core.playout import buffer
from bestiary.games.factory.state import Factory

SETS = {  # from few open cells to very many
    "shipped": "standard",
    "ends and bars": "end t... - 20; bar t.t. - 60; fork ttt. - 8",
    "forks": "end t... - 30; fork ttt. - 58",
    "crosses": "cross tttt - 88",
}
GAMES = 12
REPEATS = 300
WIDTH = 10
ROOT = Path(__file__).parents[3]
PICTURE = ROOT / "docs" / "factory-legal.svg"
FRAME = (720, 400, 64)  # width, height, margin
SHADES = ("#c9a8f5", "#a47bdc", "#8257b0", "#5d3a8e", "#35204f")  # from few tiles laid to many

FONT = 'font-family="sans-serif" font-size="13"'

Costs = dict[tuple[int, int], list[float]]


def measure() -> Costs:
    """Times `legal_into` in random games: nanoseconds by tens of tiles laid and tens of open cells."""
    game, room = get("factory"), buffer()
    found: Costs = defaultdict(list)
    for tiles in SETS.values():
        for seed in range(GAMES):
            state = game.start((2, 4, 6)[seed % 3], Chance(seed), {"tiles": tiles})
            assert isinstance(state, Factory)
            chance = Chance(seed + 1)
            while not state.over:
                seat = int(state.turn)
                if state.step:
                    started = time.process_time_ns()
                    for _ in range(REPEATS):
                        state.legal_into(seat, room)
                    spent = (time.process_time_ns() - started) / REPEATS
                    laid = sum(state.monster_tiles) // WIDTH
                    found[int(laid), len(state.open_cells) // WIDTH].append(spent)
                legal = state.legal(seat)
                state.apply(seat, legal[chance.below(len(legal))])
    return found


def show(found: Costs) -> None:
    """Prints a table: a row for tens of tiles laid, a column for tens of open cells."""
    columns = sorted({column for _, column in found})
    print(f"nanoseconds a call (median), {engine_mode().mode} engine; down: tiles laid, across: open cells")
    print("      " + "".join(f"{column * WIDTH:>7}" for column in columns))
    for row in sorted({row for row, _ in found}):
        cells = (f"{median(found[row, column]):>7.0f}" if (row, column) in found else f"{'':>7}" for column in columns)
        print(f"{row * WIDTH:>6}" + "".join(cells).rstrip())


def draw(found: Costs) -> str:
    """Draws a point for each cell of the table: across open cells, up nanoseconds, the darker the more tiles lie."""
    width, height, margin = FRAME
    dots = [(column * WIDTH + WIDTH / 2, median(spent), row * WIDTH) for (row, column), spent in sorted(found.items())]
    most_cells, most_ns = max(x for x, _, _ in dots) + WIDTH / 2, max(y for _, y, _ in dots) * 1.08

    def at(x: float, y: float) -> tuple[float, float]:
        return margin + x / most_cells * (width - margin - 24), height - margin - y / most_ns * (height - margin - 40)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {FONT}>',
        f'<rect width="{width}" height="{height}" fill="#fffaf0"/>',
        f'<text x="{margin}" y="24">Monster Factory: cost of the list of legal places</text>',
    ]
    for mark in range(0, int(most_cells) + 1, 20):
        x, y = at(mark, 0)
        parts.append(f'<text x="{x:.0f}" y="{y + 20:.0f}" text-anchor="middle">{mark}</text>')
    step = 10 ** (len(str(int(most_ns))) - 1)
    for line in range(0, int(most_ns) + 1, step):
        x, y = at(0, line)
        parts.append(f'<path d="M{x:.0f} {y:.0f}H{width - 24}" stroke="#d8c9a8"/>')
        parts.append(f'<text x="{x - 6:.0f}" y="{y + 4:.0f}" text-anchor="end">{line}</text>')
    for cells, spent, laid in dots:
        x, y = at(cells, spent)
        shade = SHADES[min(len(SHADES) - 1, laid // 18)]
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{shade}"><title>{laid} tiles laid</title></circle>'
        )
    parts.append(f'<text x="{width / 2}" y="{height - 14}" text-anchor="middle">open cells</text>')
    parts.append(f'<text x="16" y="{height / 2}" text-anchor="middle">ns</text>')
    for number, shade in enumerate(SHADES):
        x = margin + 12 + number * 118
        parts.append(
            f'<circle cx="{x}" cy="44" r="5" fill="{shade}"/><text x="{x + 9}" y="48">{number * 18}+ tiles</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    measured = measure()
    show(measured)
    PICTURE.write_text(draw(measured), "utf-8")
