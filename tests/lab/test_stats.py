"""Wilson's interval against values worked out elsewhere."""

import pytest

from bestiary.lab.stats import Sums, wilson


def interval_of(values: list[float]) -> tuple[float, float, float]:
    sums = Sums()
    for value in values:
        sums.add(value)
    return sums.interval()


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_mean_has_the_normal_interval() -> None:
    assert interval_of([1.0, 2.0, 3.0, 4.0]) == pytest.approx((2.5, 2.5 - 1.26515, 2.5 + 1.26515), abs=5e-5)
    assert interval_of([3.0]) == (3.0, 3.0, 3.0)
