"""M74: a hit needs an overlap that people see, half a millimetre deep, and not only rims that interlock."""

from __future__ import annotations

import os
from math import cos, hypot, pi, sin
from random import Random

import pytest
from tests.games.monstrous.oracle import depth
from tests.games.monstrous.scene import Scene
from tests.games.monstrous.test_hits import flat, sight, tilted

from bestiary.core import Chance, column, get
from bestiary.games.monstrous.checks import grazing
from bestiary.games.monstrous.checks.moments import rare_outcomes
from bestiary.games.monstrous.checks.staging import do
from bestiary.games.monstrous.physics.layers import Corners
from bestiary.games.monstrous.physics.nature import live_outcome
from bestiary.games.monstrous.physics.simulation import Pose
from bestiary.games.monstrous.rules.footprints import footprint
from bestiary.games.monstrous.state import Monstrous

SCENES = int(os.environ.get("BESTIARY_SCENES", "60")) * 5  # a sample; more by the environment
THROWS = int(os.environ.get("BESTIARY_THROWS", "12"))  # aimed throws by physics; check --full does 500
NEAR = 0.003  # millimetres within which whole numbers can't tell
FLAT = (1_000_000, 0, 0, 0)
Shape = list[tuple[float, float]]


def outline(pose: list[int], card: int) -> Shape:
    """Returns a card's corners in millimetres."""
    poses = [0] * (65 * 7)
    poses[card * 7 : card * 7 + 7] = pose
    found = [int(each) / 1000 for each in footprint(column(poses), card)]
    return list(zip(found[::2], found[1::2], strict=True))


def grazing_scene(dice: Random) -> tuple[int, list[int], list[int], float]:
    """Returns a card and a location whose rims overlap by little or nothing, and how deep."""
    card = dice.choice((0, 17, 61))
    side = dice.choice(("unique", "common")) if card < 60 else "unique"
    turned = dice.choice((0.0, 90.0, dice.uniform(0, 360), dice.uniform(-1, 1)))
    location = flat(dice.uniform(-5, 5), dice.uniform(-5, 5), dice.choice((0.0, dice.uniform(0, 360))))
    towards = dice.uniform(0, 2 * pi)
    wanted = dice.uniform(-0.2, 1.2)
    lean, lean_to = dice.choice((0.0, dice.uniform(0, 0.3))), dice.uniform(0, 2 * pi)
    near, far = 0.0, 250.0  # millimetres: somewhere between, cards overlap as deep as is wanted
    pose = location
    for _ in range(40):
        middle = (near + far) / 2
        pose = flat(middle * cos(towards), middle * sin(towards), turned, side)
        pose[3:] = tilted(pose[3:], lean, lean_to)
        if depth(outline(pose, card), outline(location, 60)) > wanted:
            near = middle
        else:
            far = middle
    return card, pose, location, depth(outline(pose, card), outline(location, 60))


def test_m74_touching_and_grazing_cards_hit_only_from_half_a_millimetre_on() -> None:
    hits = told = 0
    for seed in range(SCENES):
        card, pose, location, deep = grazing_scene(Random(seed))
        for cards in (((60, location), (card, pose)), ((card, pose), (60, location))):  # over it, and under it
            if abs(deep - 0.5) < NEAR:
                continue
            seen = sight(*cards)
            hit = seen.hit(card, 60)
            assert hit == seen.hit(60, card)
            assert not hit or deep > 0.5, f"scene {seed}: a hit by {deep:.3f} mm"
            assert hit or deep < 0.5 or seen.shown(0, 1) < 1000 or seen.shown(1, 0) < 1000, f"scene {seed}: {deep:.3f}"
            told += 1
            hits += hit
    assert told > SCENES
    assert told * 0.2 < hits < told * 0.8


@pytest.mark.parametrize(("overlap", "hit"), [(0.0, False), (0.125, False), (0.49, False), (0.51, True), (3.0, True)])
def test_m74_a_card_beside_a_location_is_not_under_it(overlap: float, hit: bool) -> None:
    beside = 63.5 + 31.5 - overlap
    assert sight((0, flat(beside, 0)), (60, flat(0, 0))).hit(0, 60) == hit
    assert sight((60, flat(0, 0)), (0, flat(-beside, 0))).hit(0, 60) == hit


def test_m74_a_corner_that_reaches_in_by_little_is_no_hit() -> None:
    corner = hypot(31.5, 31.5) + 12.5 / 2**0.5  # from the middle to the corner that points at the location's side
    for reach, hit in ((0.4, False), (1.2, True)):
        seen = sight((60, flat(0, 0)), (0, flat(63.5 + corner - reach, 0, 45)))
        assert seen.hit(0, 60) == hit


def test_m74_the_card_of_the_audit_that_lies_flat_beside_corinth_does_not_hit_it() -> None:
    state = get("monstrous").start(2, Chance(1))
    assert isinstance(state, Monstrous)
    state.play(int(state.ask_seat), state.legal(int(state.ask_seat))[0])
    do(state, "column 24", "row 16", "from south flat")
    card = int(state.thrown[0])
    state.apply_nature(column(live_outcome(state, Chance(3))))
    places = [int(each) for pair in zip(state.pairs[::2], state.pairs[1::2], strict=True) for each in pair]
    assert sorted(places) == [card, 62]  # their rims interlock, which gives them an order
    assert Scene(state=state).hits(Scene(state=state).name(card)) == []


# Thrown for real


def test_m74_no_throw_hits_what_it_is_not_seen_to_overlap() -> None:
    wrong = [line for line in grazing.trial(THROWS) if line]
    assert not wrong


def test_a_hit_without_visible_overlap_is_named() -> None:
    beside: dict[int, Pose] = {60: (0, 0, 1_000, *FLAT), 0: (94_880, 0, 750, *FLAT)}
    assert "half a millimetre" in grazing.unseen(beside, [(60, 0)], 60, 0)
    stuck: dict[int, Pose] = {60: (0, 0, 1_000, *FLAT), 0: (90_000, 0, 750, *FLAT)}
    assert "side by side" in grazing.unseen(stuck, [(60, 0)], 60, 0)
    over: dict[int, Pose] = {60: (0, 0, 1_000, *FLAT), 0: (90_000, 0, 2_750, *FLAT)}
    assert grazing.unseen(over, [(0, 60)], 0, 60) == ""
    assert not grazing.stays_over(Corners(beside).of(0), Corners(beside).of(60), 480.0)


def test_m74_the_named_position_beside_corinth_hits_nothing() -> None:
    state, outcome = rare_outcomes()["a card lies beside Corinth and only touches it"]
    assert isinstance(state, Monstrous)
    state.apply_nature(column(outcome))
    assert len(state.pairs) == 2  # they overlap by an eighth of a millimetre
    assert Scene(state=state).hits("a.dragon") == []
