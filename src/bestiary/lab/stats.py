"""The little statistics that win rates need."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final

Z95: Final = 1.959964  # the normal deviate that leaves 2.5 % on either side


def wilson(wins: float, games: int, deviate: float = Z95) -> tuple[float, float]:
    """Returns the interval of a win rate after Wilson, 95 % by default: sound near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = deviate * deviate / games
    centre = share + spread / 2
    reach = deviate * sqrt((share * (1 - share) + spread / 4) / games)
    return max(0.0, (centre - reach) / (1 + spread)), min(1.0, (centre + reach) / (1 + spread))


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Returns a mean and its 95 % interval, by the normal deviate; of a single value the interval is a point."""
    count = len(values)
    mean = fsum(values) / count
    if count == 1:
        return mean, mean, mean
    reach = Z95 * sqrt(fsum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return mean, mean - reach, mean + reach
