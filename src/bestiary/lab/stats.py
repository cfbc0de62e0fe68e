"""The little statistics that win rates need."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959964  # the normal deviate that leaves 2.5 % on either side


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Returns the 95 % interval of a win rate after Wilson: sound near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * Z95 / games
    centre = share + spread / 2
    reach = Z95 * sqrt((share * (1 - share) + spread / 4) / games)
    return max(0.0, (centre - reach) / (1 + spread)), min(1.0, (centre + reach) / (1 + spread))
