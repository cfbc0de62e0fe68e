"""Where practised throws would touch a table, for every cell of the grid and every manner.

A throw from the south at one column lands as one at the next, a cell further on: so landings are laid out once for each
way, stand and distance, and moved by whole pixels to wherever is aimed at.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bestiary.games.monstrous.physics.landings import SAMPLES, cell, spread_at
from bestiary.games.monstrous.physics.overview import NOWHERE, PIXEL, WIDTH, Masks, hits_of, off_table, pixels
from bestiary.games.monstrous.rules.numbers import COLUMNS, GRID, MANNERS, ROWS, TECHNIQUES

STEP: Final = int(GRID) // PIXEL  # pixels from one cell to the next
LINES: Final = int(max(COLUMNS, ROWS))  # distances of a manner, in cells
Cells = NDArray[np.int64]


@dataclass(frozen=True)
class Touches:
    """What throws touch: of each throw (rows) at each of its landings (columns)."""

    hits: Masks  # the cards hit, by their bits in the picture
    off: NDArray[np.bool_]  # off the table
    over: NDArray[np.bool_]  # turned over in flight


@dataclass(frozen=True)
class Practised:
    """Where throws of a skill end, aimed at the first cell of a line across their direction."""

    x: NDArray[np.float64]  # manner, line, landing
    y: NDArray[np.float64]
    under: NDArray[np.int32]  # and point of the edge: pixels
    over: NDArray[np.bool_]

    def touches(self, picture: Masks, columns: Cells, rows: Cells, manners: Cells, samples: int = SAMPLES) -> Touches:
        """Read off a picture what throws at cells in manners touch."""
        every = slice(None, None, SAMPLES // samples)
        from_south = manners // int(TECHNIQUES) % 2 == 0  # or north; the others move along the rows
        line = np.where(from_south, rows, columns)
        aside = np.where(from_south, columns, 0)[:, None]
        down = np.where(from_south, 0, rows)[:, None]
        x = self.x[manners, line, every] + aside * int(GRID)
        y = self.y[manners, line, every] - down * int(GRID)
        off = off_table(x, y)
        under = self.under[manners, line, every] + ((aside - down * WIDTH) * STEP)[..., None].astype(np.int32)
        under[off] = NOWHERE
        return Touches(hits_of(picture, under), off, self.over[manners, line, every])


@cache
def practised(skill: int) -> Practised:
    """Lay out the landings of a skill."""
    rows = np.zeros((int(MANNERS), LINES, SAMPLES, 4))
    for manner in range(int(MANNERS)):
        from_south = manner // int(TECHNIQUES) % 2 == 0
        for line in range(int(ROWS if from_south else COLUMNS)):
            target = cell(0, line) if from_south else cell(line, 0)
            rows[manner, line] = spread_at(*target, manner, skill).rows
    x, y, turned = (np.ascontiguousarray(rows[..., part]) for part in range(3))
    return Practised(x, y, pixels(x, y, turned), rows[..., 3] > 0.5)
