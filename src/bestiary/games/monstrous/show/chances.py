"""What one aim would hit, counted by the practised landings of the table's skill."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from bestiary.games.monstrous.physics import nature
from bestiary.games.monstrous.physics.landings import spread_at
from bestiary.games.monstrous.physics.overview import NOWHERE, Masks, hits_of, off_table, painted, pixels, unpacked
from bestiary.games.monstrous.state import Monstrous


@dataclass(frozen=True)
class Chances:
    """Shares of all throws, by card and else, and where each of the practised ones came to rest."""

    hits: dict[int, float]
    nothing: float
    off: float
    over: float  # that come to rest on their other side
    places: NDArray[np.float64]  # x and y, micrometres


def chances_of(state: Monstrous, x: int, y: int, manner: int) -> Chances:
    """Return what a throw at a place in a manner would hit."""
    cards, picture = _painted(tuple(nature.lying(state).items()), tuple(nature.pairs(state)))
    rows = spread_at(x, y, manner, int(state.skill)).rows
    off = off_table(rows[:, 0], rows[:, 1])
    under = pixels(rows[:, 0], rows[:, 1], rows[:, 2])
    under[off] = NOWHERE
    masks = hits_of(picture, under)
    shares = unpacked(masks, len(cards)).mean(axis=0)
    hits = {card: float(share) for card, share in zip(cards, shares, strict=True) if share > 0}
    bare = float(((masks == 0) & ~off).mean())
    return Chances(hits, bare, float(off.mean()), float(rows[:, 3].mean()), rows[:, :2])


@lru_cache(maxsize=4)
def _painted(
    poses: tuple[tuple[int, tuple[int, ...]], ...], pairs: tuple[tuple[int, int], ...]
) -> tuple[list[int], Masks]:
    """Paint a table once for all that is asked of it."""
    return painted(dict(poses), pairs)
