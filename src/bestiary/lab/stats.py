"""The little statistics that win rates need."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import sqrt
from typing import Final

Z95: Final = 1.959964  # the normal deviate that leaves 2.5 % on either side


def wilson(wins: float, games: int, deviate: float = Z95) -> tuple[float, float]:
    """Return the interval of a win rate after Wilson, 95 % by default: sound near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = deviate * deviate / games
    centre = share + spread / 2
    reach = deviate * sqrt((share * (1 - share) + spread / 4) / games)
    return max(0.0, (centre - reach) / (1 + spread)), min(1.0, (centre + reach) / (1 + spread))


def mean_interval(values: Iterable[float]) -> tuple[float, float, float]:
    """Return a mean and its 95 % interval."""
    sums = Sums()
    for value in values:
        sums.add(value)
    return sums.interval()


class Sums:
    """Values summed up as exact fractions: any order gives the same mean and interval, and nothing else is kept."""

    def __init__(self) -> None:
        self.count = 0
        self.total = Fraction(0)
        self.squares = Fraction(0)

    def add(self, value: float) -> None:
        """Count a value in."""
        exact = Fraction(value)
        self.count += 1
        self.total += exact
        self.squares += exact * exact

    def take(self, other: Sums) -> None:
        """Count in what others summed up."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def copy(self) -> Sums:
        """Return sums that can go on by themselves."""
        twin = Sums()
        twin.take(self)
        return twin

    def interval(self) -> tuple[float, float, float]:
        """Return the mean and its 95 % interval, by the normal deviate; of a single value the interval is a point."""
        mean = float(self.total / self.count)
        if self.count == 1:
            return mean, mean, mean
        spread = (self.squares - self.total * self.total / self.count) / (self.count - 1) / self.count
        reach = Z95 * sqrt(spread)
        return mean, mean - reach, mean + reach
