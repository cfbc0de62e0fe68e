"""How the file of practised throws is made: the speed for a distance is found by throwing."""

from __future__ import annotations

from bestiary.games.monstrous import practice
from bestiary.games.monstrous.landings import MICRO

SOFT = practice.WAYS["soft"]


def aim(speed: int, azimuth: int = 0) -> tuple[int, ...]:
    z, elevation, spin, attitude = SOFT
    return 0, 0, z, azimuth, elevation, speed, spin, attitude


def test_a_throw_is_the_same_with_the_same_seed_and_another_with_another() -> None:
    assert practice.land(aim(1_700), 1.0, 5) == practice.land(aim(1_700), 1.0, 5)
    assert practice.land(aim(1_700), 1.0, 5) != practice.land(aim(1_700), 1.0, 6)


def test_a_throw_too_weak_for_the_table_gets_no_farther_than_the_hand() -> None:
    assert practice.land(aim(practice.SLOWEST), 1.0, 1) == (0.0, 0.0, 0.0, False)


def test_the_speed_that_is_found_lands_at_the_distance() -> None:
    distance = 650_000
    speed, azimuth = practice.speed_for(SOFT, distance, 1_000, 77)
    x, y = practice.mean(aim(speed, azimuth), 77)
    assert abs(x - distance * MICRO) < 0.03
    assert abs(y) < 0.02


def test_a_landing_is_written_in_whole_numbers() -> None:
    assert practice.landing(650_000, (0.6612, -0.004, 1.5708, True)) == "112,-40,1571,1"
