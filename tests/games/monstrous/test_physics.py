"""Throws by physics: they come to rest, stay the same and do not tunnel; what is written down is what lies there."""

from __future__ import annotations

import subprocess

import numpy as np
import pytest

from bestiary.core.chance import Chance
from bestiary.core.errors import BadOutcome
from bestiary.core.game import column
from bestiary.games.monstrous.checks import campaign
from bestiary.games.monstrous.checks.campaign import WRONG, Campaign, trial
from bestiary.games.monstrous.checks.staging import stage
from bestiary.games.monstrous.checks.tables import laid_out
from bestiary.games.monstrous.notation.positions import card_of
from bestiary.games.monstrous.physics import flight, layers
from bestiary.games.monstrous.physics.landings import aim_at
from bestiary.games.monstrous.physics.nature import live_outcome
from bestiary.games.monstrous.physics.noise import Hand, normals, release, shaken
from bestiary.games.monstrous.physics.simulation import FRAME_TENTHS, MOST_WORK, STEPS_A_FRAME, Release, throw
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.numbers import FALLEN, ONE, TABLE_X, TABLE_Y

FLAT = (int(ONE), 0, 0, 0)
AIM = aim_at(0, 0, 0)


def test_a_sample_of_throws_settles_and_nothing_tunnels_or_explodes_and_another_process_gets_the_same_bits() -> None:
    assert not any(trial(6))


def test_a_trial_tells_what_went_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "TOO_FAST", 0.0)
    monkeypatch.setattr(subprocess.Popen, "communicate", lambda _: ('{"bits": "others"}', ""))
    assert list(trial(1)) == ["card 0: exploded", "another process got other bits"]


def test_a_campaign_counts_throws_and_drops() -> None:
    made = Campaign(seed=2).run(44)
    counts = made.counts
    assert counts["throws"] == counts["hard drops"] == 22
    assert not any(counts[wrong] for wrong in WRONG)
    assert made.longest < 3
    assert sorted(made.sizes)[len(made.sizes) // 2] < 2_000
    assert counts["others moved"] > 0


@pytest.mark.parametrize("speed", [2.0, 2.96, 4.5, 6.0])
def test_a_card_that_falls_as_fast_as_a_hand_may_throw_stays_on_top(speed: float) -> None:
    lying = {0: (0, 0, 750, *FLAT), 1: (16_000, 14_000, 2_250, *FLAT)}
    for height in range(119_000, 121_000, 500):  # where in a step it touches differs
        rest = throw(lying, [Release(2, (3_000, 4_000, height, *FLAT), (0.0, 0.0, -speed), (0.0, 0.0, 0.0))])
        assert {(2, 0), (2, 1)} <= set(layers.order(rest.poses, rest.moved))


def test_a_card_that_nothing_touches_does_not_move_by_a_micrometre() -> None:
    poses = laid_out()
    rest = throw(poses, [release(7, 0, shaken(aim_at(0, -380_000, 0), 0.0, Chance(1)))])
    assert rest.settled
    assert all(rest.poses[card] == pose for card, pose in poses.items() if card not in rest.moved)
    assert 7 in rest.moved


def test_off_the_table_is_where_the_centre_is() -> None:
    away = Release(3, (int(TABLE_X) + 100_000, 0, 100_000, *FLAT), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
    hanging = Release(4, (int(TABLE_X) - 20_000, 0, 5_000, *FLAT), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
    assert throw({}, [away]).poses[3][2] == FALLEN
    rest = throw({}, [hanging])
    assert rest.poses[4][2] != FALLEN
    assert abs(rest.poses[4][0]) <= TABLE_X
    assert abs(rest.poses[4][1]) <= TABLE_Y


def test_two_cards_fly_in_one_simulation_and_can_meet() -> None:
    aims = (aim_at(0, 0, 0), aim_at(0, 0, 10))
    rest = throw(laid_out(), [release(card, 0, shaken(aim, 0.0, Chance(1))) for card, aim in enumerate(aims)])
    assert rest.settled
    assert {0, 1} <= set(rest.moved)
    alone = throw(laid_out(), [release(0, 0, shaken(aims[0], 0.0, Chance(1)))])
    assert rest.poses[0] != alone.poses[0]


@pytest.mark.slow
def test_sixty_cards_on_one_spot_are_calmed_within_the_bound() -> None:
    heap = [
        Release(card, (100 * card, -70 * card, 3_000 + 4_000 * card, *FLAT), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
        for card in range(60)
    ]
    rest = throw(laid_out(), heap)
    assert rest.work < MOST_WORK + STEPS_A_FRAME * 60 * 60
    order = layers.order({card: pose for card, pose in rest.poses.items() if pose[2] != FALLEN}, rest.moved)
    assert len(order) == len({frozenset(pair) for pair in order}) > 100


def test_the_upper_of_two_cards_is_told_by_its_plane() -> None:
    tilted = (0, 0, 5_000, 999_800, 0, 20_000, 0)  # its left end is high, its right end low
    poses = {0: tilted, 1: (-40_000, 0, 5_000, *FLAT), 2: (40_000, 0, 5_000, *FLAT)}
    assert set(layers.order(poses)) == {(0, 1), (2, 0)}


def test_cards_that_did_not_move_keep_their_order() -> None:
    poses = {0: (0, 0, 1_000, *FLAT), 1: (10_000, 0, 1_000, *FLAT)}
    assert layers.order(poses, before=[(0, 1)]) == [(0, 1)]
    assert layers.order(poses, before=[(1, 0)]) == [(1, 0)]
    assert layers.order(poses, moved=[1], before=[(0, 1)]) == [(1, 0)]


def test_a_location_put_back_under_cards_gets_room() -> None:
    poses = {60: laid_out()[62], 0: (0, 0, 750, *FLAT), 1: (5_000, 0, 2_250, *FLAT)}
    lifted = layers.lifted(poses, [(0, 60), (1, 0), (1, 60)])
    assert lifted[60] == poses[60]
    assert lifted[0][2] == 2_750
    assert lifted[1][2] >= 4_250 - 2


def test_a_flight_is_kept_to_a_tenth_of_a_millimetre_and_spoilt_ones_are_refused() -> None:
    rest = throw(laid_out(), [release(9, 0, shaken(AIM, 1.0, Chance(8)))])
    packed = flight.pack(rest.shown, rest.frames, FRAME_TENTHS)
    numbers = flight.to_numbers(packed)
    assert all(0 <= number < 1 << 56 for number in numbers)
    cards, frames, tenths = flight.unpack(flight.to_bytes(numbers))
    assert (tuple(cards), tenths) == (rest.shown, FRAME_TENTHS)
    assert np.abs(frames - np.clip(rest.frames, -3.27, 3.27)).max() < 6e-5
    assert flight.to_bytes([]) == b""
    for bad in (numbers[:-1], [*numbers, 1], [len(packed), *([1 << 60] * (len(numbers) - 1))]):
        with pytest.raises(BadOutcome):
            flight.to_bytes(bad)
    with pytest.raises(BadOutcome):
        flight.unpack(packed[:-4])


def test_noise_grows_with_speed_and_skill_and_rounds_to_whole_units() -> None:
    def spread(speed: int, skill: float, place: int) -> float:
        aim = [*AIM[:5], speed, *AIM[6:]]
        return float(np.std([shaken(aim, skill, Chance(seed)).numbers[place] for seed in range(200)]))

    assert spread(4_000, 1.0, 3) > 1.4 * spread(1_000, 1.0, 3)
    assert spread(2_000, 2.0, 5) == pytest.approx(2 * spread(2_000, 1.0, 5), rel=0.05)
    assert shaken(AIM, 0.0, Chance(1)) == Hand(tuple(AIM))
    drawn = normals(Chance(4), 4_000)
    assert abs(np.mean(drawn)) < 0.05
    assert np.std(drawn) == pytest.approx(1, abs=0.05)


def test_a_hard_spin_pulls_the_hand_off_line() -> None:
    def aside(spin: int) -> float:
        return float(np.std([shaken([*AIM[:6], spin, 0], 1.0, Chance(seed)).numbers[3] for seed in range(300)]))

    assert aside(45_000) > 1.5 * aside(10_000)


def test_a_released_card_has_the_wanted_side_up_and_its_long_side_along_the_flight() -> None:
    for side in (0, 1):
        thrown = release(0, side, Hand((0, -600_000, 200_000, 1_570_796, 0, 2_000, 20_000, 0)))
        w, x, y, z = thrown.pose[3:]
        assert (w * w + z * z > x * x + y * y) == (side == 0)
        assert thrown.velocity == pytest.approx((0, 2, 0), abs=1e-5)
        assert abs(thrown.turning[2]) == 20


# M56: what hangs in the air falls when the next card is thrown


def far_away(card: int = 50) -> Release:
    """Drops a card where nothing lies."""
    return Release(card, (-520_000, -360_000, 100_000, *FLAT), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


def test_m56_a_card_whose_support_was_taken_falls_with_the_next_throw() -> None:
    lying = {**laid_out(), 3: (150_000, 300_000, 2_250, *FLAT)}  # a card lay under it
    assert layers.hanging(lying, []) == {3}
    assert throw(lying, [far_away()]).poses[3] == lying[3]  # asleep it would hang there for ever
    rest = throw(lying, [far_away()], hanging={3})
    assert abs(rest.poses[3][2] - 750) < 30
    assert 3 in rest.shown  # people see it fall
    assert rest.settled


def test_m56_what_lies_on_a_hanging_card_falls_with_it_and_what_is_held_stays_asleep() -> None:
    over = [(4, 3), (6, 5), (7, 60)]
    lying = {
        **laid_out(),
        3: (150_000, 300_000, 2_250, *FLAT),
        4: (170_000, 310_000, 3_750, *FLAT),
        5: (0, 300_000, 750, *FLAT),
        6: (20_000, 310_000, 2_250, *FLAT),
        7: (-320_000, 210_000, 2_750, *FLAT),
    }
    assert layers.hanging(lying, over) == {3, 4}
    rest = throw(lying, [far_away()], hanging=layers.hanging(lying, over))
    assert abs(rest.poses[3][2] - 750) < 30
    assert abs(rest.poses[4][2] - 2_250) < 60
    assert {5, 6, 7}.isdisjoint(rest.moved)


def test_m56_a_card_that_lay_on_two_tips_when_one_is_taken() -> None:
    over = [(4, 3)]
    lying = {**laid_out(), 3: (-30_000, 300_000, 750, *FLAT), 4: (25_000, 300_000, 2_250, *FLAT)}
    assert layers.hanging(lying, over) == {4}
    rest = throw(lying, [far_away()], hanging={4})
    low = min(layers.height(rest.poses[4], x, y) for x, y in layers.Corners(rest.poses).of(4))
    assert low < 900


def test_m56_at_a_live_table_nothing_hangs_after_the_next_throw() -> None:
    state = stage("seats=2 rest=underworld hand-a=dragon hand-b=giant deck-a=hydra", "dragon unique")
    card = card_of(state, "b.siren")
    state.place[card] = n.TABLE
    for part, value in enumerate((150_000, 300_000, 5_250, *FLAT)):
        state.poses[card * 7 + part] = value
    state.apply_nature(column(live_outcome(state, Chance(2))))
    assert abs(int(state.poses[card * 7 + 2]) - 750) < 30
