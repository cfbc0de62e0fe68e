"""How the file of practised throws is made: the speed for a distance is found by throwing."""

from __future__ import annotations

from bestiary.games.monstrous.physics import make_landings
from bestiary.games.monstrous.physics.landings import MICRO

SOFT = make_landings.WAYS["soft"]


def aim(speed: int, azimuth: int = 0) -> tuple[int, ...]:
    z, elevation, spin, attitude = SOFT
    return 0, 0, z, azimuth, elevation, speed, spin, attitude


def test_a_throw_is_the_same_with_the_same_seed_and_another_with_another() -> None:
    assert make_landings.land(aim(1_700), 1.0, 5) == make_landings.land(aim(1_700), 1.0, 5)
    assert make_landings.land(aim(1_700), 1.0, 5) != make_landings.land(aim(1_700), 1.0, 6)


def test_a_throw_too_weak_for_the_table_gets_no_farther_than_the_hand() -> None:
    assert make_landings.land(aim(make_landings.SLOWEST), 1.0, 1) == (0.0, 0.0, 0.0, False)


def test_the_speed_that_is_found_lands_at_the_distance() -> None:
    distance = 650_000
    speed, azimuth = make_landings.speed_for(SOFT, distance, 1_000, 77)
    x, y = make_landings.mean(aim(speed, azimuth), 77)
    assert abs(x - distance * MICRO) < 0.03
    assert abs(y) < 0.02


def test_a_landing_is_written_in_whole_numbers() -> None:
    assert make_landings.landing(650_000, (0.6612, -0.004, 1.5708, True)) == "112,-40,1571,1"
