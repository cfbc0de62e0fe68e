"""What the bench measures of throws is really done."""

from __future__ import annotations

import pytest

from bestiary.games.monstrous.checks.speeds import CROWDS, speeds
from bestiary.games.monstrous.checks.tables import spread_out


@pytest.mark.parametrize(
    "metric", ["throws_onto_0_monsters_per_s", "hit_tests_among_20_monsters_per_s", "throws_planned_by_effort_1_per_s"]
)
def test_a_sample_is_one_piece_of_work(metric: str) -> None:
    sample = speeds()[metric]()
    assert [sample(), sample()] == [1, 1]


def test_tables_are_filled_as_far_as_they_say() -> None:
    assert len(spread_out(CROWDS[0])) == 5
    assert 20 <= len(spread_out(CROWDS[1])) <= 25
