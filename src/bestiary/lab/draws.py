"""What a card does for whoever draws it: how much more often those win to whom it came than the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import fsum, sqrt
from statistics import NormalDist
from typing import Any, NamedTuple


class Count(NamedTuple):
    """How many seats there were in the games of a deal, and their share of the wins."""

    seats: int = 0
    wins: Fraction = Fraction()

    def plus(self, other: Count) -> Count:
        """Return the count of both."""
        return Count(self.seats + other.seats, self.wins + other.wins)


class Draws:
    """Counts by card and deal: games of one deal are alike, so that a deal, not a game, is the sample."""

    def __init__(self) -> None:
        self.all: dict[int, Count] = {}  # by deal
        self.with_card: dict[str, dict[int, Count]] = {}  # by card and deal

    def add(self, deal: int, drawn: Iterable[tuple[int, str]], shares: Mapping[int, Fraction], seats: int) -> None:
        """Count a game in: what came to whom, and each winner's share of the win."""
        for seat in range(seats):
            count(self.all, deal, Count(1, shares.get(seat, Fraction())))
        for seat, card in sorted(set(drawn)):
            count(self.with_card.setdefault(card, {}), deal, Count(1, shares.get(seat, Fraction())))

    def take(self, other: Draws) -> None:
        """Count in what others counted."""
        for deal, more in other.all.items():
            count(self.all, deal, more)
        for card, deals in other.with_card.items():
            for deal, more in deals.items():
                count(self.with_card.setdefault(card, {}), deal, more)

    def report(self) -> list[dict[str, Any]]:
        """Return each card's two win rates, their difference and its 95 % interval, the greatest difference first.

        The intervals are Bonferroni's: with so many cards, all of them hold at once in 95 of 100 arenas.
        """
        if not self.with_card:
            return []
        deviate = NormalDist().inv_cdf(1 - 0.025 / len(self.with_card))
        rows = [self._row(card, deals, deviate) for card, deals in self.with_card.items()]
        return sorted(rows, key=lambda row: (-abs(row["difference"]), row["card"]))

    def _row(self, card: str, deals: Mapping[int, Count], deviate: float) -> dict[str, Any]:
        pairs = [(deals.get(deal, Count()), whole) for deal, whole in self.all.items()]
        drew = sum(have.seats for have, _ in pairs)
        others = sum(whole.seats for _, whole in pairs) - drew
        won = fsum(have.wins for have, _ in pairs)
        lost = fsum(whole.wins for _, whole in pairs) - won
        rate, other = won / drew, lost / others if others else 0.0
        # The delta method: by how much each deal pulls the difference of the two ratios away from where it is.
        pulls = [
            (have.wins - rate * have.seats) / drew
            - ((whole.wins - have.wins - other * (whole.seats - have.seats)) / others if others else 0.0)
            for have, whole in pairs
        ]
        samples = len(pairs)
        spread = sqrt(fsum(pull * pull for pull in pulls) * samples / (samples - 1)) if samples > 1 else 0.0
        return {
            "card": card,
            "drawn": drew,
            "not_drawn": others,
            "with": round(rate, 4),
            "without": round(other, 4),
            "difference": round(rate - other, 4),
            "low": round(rate - other - deviate * spread, 4),
            "high": round(rate - other + deviate * spread, 4),
        }


def count(deals: dict[int, Count], deal: int, more: Count) -> None:
    """Add to the count of a deal."""
    deals[deal] = deals.get(deal, Count()).plus(more)
