"""The hit test: what shows from above, in whole numbers, by the rulebook's examples and a picture (M5, M55, M74)."""

from __future__ import annotations

import os
from math import cos, pi, sin
from random import Random

import pytest
from tests.games.monstrous.oracle import FINER, STEP, borders, depth, picture
from tests.games.monstrous.scene import Scene

from bestiary.core import column
from bestiary.games.monstrous.notation.positions import pose_of
from bestiary.games.monstrous.rules.footprints import footprint, overlap, overlapping
from bestiary.games.monstrous.rules.sight import Sight, root

SCENES = int(os.environ.get("BESTIARY_SCENES", "60"))  # a sample; more by the environment
Cards = list[tuple[int, list[int]]]
SHIFTS, SHIFT = 6, 0.1  # times that cards are painted elsewhere, by at most so many millimetres
DEEP = 0.5  # millimetres (M74)
MARGIN = 3  # pixels within which a picture can't tell


def sight(*cards: tuple[int, list[int]]) -> Sight:
    """Looks at cards that are laid one over the other, given as number and pose."""
    poses = [0] * (65 * 7)
    for card, pose in cards:
        poses[card * 7 : card * 7 + 7] = pose
    numbers = [card for card, _ in cards]
    needed = [int(each) for each in overlapping(column(poses), column(numbers))]
    pairs = [
        each
        for pair in zip(needed[::2], needed[1::2], strict=True)
        for each in sorted(pair, key=numbers.index, reverse=True)
    ]
    return Sight(column(poses), column(numbers), column(pairs))


def flat(x: float, y: float, degrees: float = 0, side: str = "unique") -> list[int]:
    return pose_of(x, y, degrees, side)


# The rulebook's examples. Its pictures are not in the text; these layouts are rebuilt from its words.


def test_example_hits_1_the_phoenix_hits_the_cyclops_but_just_misses_delphi() -> None:
    scene = Scene(
        "seats=2 scenario=delphi,naxos,athens,sparta,troy lie=a.cyclops:-240:210:0:unique,a.phoenix:-200:230:0:unique"
    )
    assert scene.hits("a.phoenix") == ["a.cyclops"]


def test_example_hits_2_the_harpy_hits_manticore_and_siren_but_not_the_location_beneath_them() -> None:
    scene = Scene(
        "seats=2 scenario=delphi,naxos,athens,sparta,troy "
        "lie=a.manticore:-260:260:0:unique,b.siren:-220:250:0:unique,a.harpy:-245:265:0:unique"
    )
    overlaps = overlap(*(footprint(scene.state.poses, scene.card(name)) for name in ("a.harpy", "delphi")))
    assert overlaps  # it lies over the location's corner, but no edge of it shows there
    assert scene.hits("a.harpy") == ["a.manticore", "b.siren"]


def test_example_hits_3_a_manticore_between_harpy_and_siren_hits_both_and_delphi() -> None:
    scene = Scene(
        "seats=2 scenario=delphi,naxos,athens,sparta,troy "
        "lie=b.siren:-220:230:0:unique,a.manticore:-265:240:20:unique,a.harpy:-235:275:0:unique"
    )
    assert scene.hits("a.manticore") == ["a.harpy", "b.siren", "delphi"]


# Single cases


def test_an_edge_seen_over_a_card_hits_it_from_either_side() -> None:
    seen = sight((60, flat(0, 0)), (3, flat(20, 10, 30)))
    assert seen.hit(3, 60)
    assert seen.hit(60, 3)
    assert seen.lies_over(3, 60)
    assert not seen.lies_over(60, 3)


def test_cards_that_only_touch_do_not_hit() -> None:
    assert not sight((0, flat(0, 0)), (1, flat(63, 0))).hit(0, 1)
    assert sight((0, flat(0, 0)), (1, flat(62, 0))).hit(0, 1)


def test_m5_a_card_between_that_sticks_out_all_round_blocks_the_view() -> None:
    seen = sight((0, flat(0, 0)), (60, flat(0, 0)), (1, flat(0, 0, 90)))
    assert seen.hit(1, 60)
    assert not seen.hit(1, 0)
    assert not seen.hit(60, 0)  # the lower card is covered as a whole


def test_m5_cards_under_both_do_not_matter() -> None:
    assert sight((2, flat(10, 0, 45)), (0, flat(0, 0)), (1, flat(30, 0))).hit(0, 1)


def test_m5_cards_laid_exactly_one_on_the_other_show_what_is_around_the_upper_one() -> None:
    seen = sight((60, flat(0, 0)), (0, flat(0, 0)), (1, flat(0, 0)))
    assert seen.hit(1, 60)
    assert not seen.hit(0, 60)
    assert not seen.hit(0, 1)


def test_m5_a_card_over_both_hides_the_edge() -> None:
    over = (60, flat(20, 0))
    assert sight((0, flat(0, 0)), (1, flat(20, 0))).hit(0, 1)
    assert not sight((0, flat(0, 0)), (1, flat(20, 0)), over).hit(0, 1)


@pytest.mark.parametrize(("shown", "hit"), [(900, False), (1_100, True)])
def test_m55_a_millimetre_of_edge_is_enough_and_less_is_not(shown: int, hit: bool) -> None:
    location, monster, cover = flat(0, 0), flat(0, 10), flat(0, -shown / 2_000)  # leaves a strip at both long edges
    seen = sight((60, location), (0, monster), (61, cover))
    assert seen.shown(1, 0) == pytest.approx(shown, abs=3)
    assert seen.hit(0, 60) == hit


def test_m55_the_thrown_card_need_not_show_its_own_edge_when_it_lies_underneath() -> None:
    seen = sight((0, flat(0, 0)), (1, flat(0, 20)))  # card 0 was thrown under card 1
    assert seen.hit(0, 1)


def test_a_card_face_down_has_the_same_footprint_turned_the_right_way() -> None:
    poses = column([*flat(5, 7, 30), *flat(5, 7, 30, "common")])
    up, down = (list(footprint(poses, card)) for card in (0, 1))
    area = sum(down[i] * down[(i + 3) % 8] - down[(i + 2) % 8] * down[i + 1] for i in range(0, 8, 2))
    assert area > 0
    corners = sorted(zip(up[::2], up[1::2], strict=True)), sorted(zip(down[::2], down[1::2], strict=True))
    assert all(
        abs(int(a) - int(b)) <= 1 for one, other in zip(*corners, strict=True) for a, b in zip(one, other, strict=True)
    )


def test_the_order_of_layers_may_go_round_in_a_circle() -> None:
    poses = [0] * (65 * 7)
    for card, (x, y, degrees) in enumerate(((0, 30, 0), (26, -15, 120), (-26, -15, 240))):
        poses[card * 7 : card * 7 + 7] = flat(x, y, degrees)
    seen = Sight(column(poses), column([0, 1, 2]), column([0, 1, 1, 2, 2, 0]))
    assert [[int(other) for other in seen.hits(card)] for card in (0, 1, 2)] == [[1, 2], [0, 2], [0, 1]]


def test_square_roots_are_whole() -> None:
    assert [int(root(square)) for square in (0, 1, 3, 4, 10**10, 16_129_000_000)] == [0, 1, 1, 2, 100_000, 127_000]


# Against the picture


def random_scene(dice: Random) -> list[tuple[int, list[int]]]:
    """Lays some cards about a spot, most of them flat, some tilted as on a pile, either side up."""
    cards = dice.sample(range(60), dice.randint(2, 7)) + dice.sample(range(60, 65), dice.randint(0, 2))
    dice.shuffle(cards)
    found = []
    for card in cards:
        pose = flat(
            dice.uniform(-70, 70), dice.uniform(-70, 70), dice.uniform(0, 360), dice.choice(("unique", "common"))
        )
        if dice.random() < 0.3:
            pose[3:] = tilted(pose[3:], dice.uniform(0, pi / 8), dice.uniform(0, 2 * pi))
        found.append((card, pose))
    return found


def tilted(turn: list[int], by: float, towards: float) -> list[int]:
    """Turns a pose about an axis in the table's plane."""
    a, b, c = cos(by / 2), sin(by / 2) * cos(towards), sin(by / 2) * sin(towards)
    w, i, j, k = turn
    return [
        round(a * w - b * i - c * j),
        round(a * i + b * w + c * k),
        round(a * j + c * w - b * k),
        round(a * k + b * j - c * i),
    ]


def test_m5_agrees_with_a_picture_on_random_scenes() -> None:
    compared = hit = 0
    for seed in range(SCENES):
        cards = random_scene(Random(seed))
        told, wrong = compare(cards, STEP)
        if wrong:  # a strip may show that is narrower than a pixel
            told, wrong = compare(cards, FINER)
        if wrong and any(not compare(cards, FINER, Random(shift))[1] for shift in range(SHIFTS)):
            continue  # a tenth of a millimetre decides: no picture of such pixels can tell
        assert not wrong, f"scene {seed}: {wrong}"
        compared += len(told)
        hit += sum(told)
    print(f"{compared} pairs, {hit} of them hits")
    assert compared > SCENES * 5
    assert compared * 0.2 < hit < compared * 0.9


def compare(cards: Cards, step: float, shaken: Random | None = None) -> tuple[list[bool], list[str]]:
    """Returns which pairs a picture shows as hits, where it can tell, and where the rules say otherwise."""
    seen, poses = sight(*cards), [0] * (65 * 7)
    for card, pose in cards:
        poses[card * 7 : card * 7 + 7] = pose
    prints = [[int(each) / 1000 for each in footprint(column(poses), card)] for card, _ in cards]
    shapes = [list(zip(one[::2], one[1::2], strict=True)) for one in prints]
    if shaken:
        shifts = [(shaken.uniform(-SHIFT, SHIFT), shaken.uniform(-SHIFT, SHIFT)) for _ in shapes]
        shapes = [[(x + dx, y + dy) for x, y in one] for one, (dx, dy) in zip(shapes, shifts, strict=True)]
    lengths = borders(picture(shapes, step), step)
    told, wrong = [], []
    for low in range(len(cards)):
        for high in range(low + 1, len(cards)):
            least, most = lengths.get((low, high), (0.0, 0.0))
            if least < 1 + MARGIN * step and most > 1 - MARGIN * step:
                continue
            deep = depth(shapes[low], shapes[high])
            if abs(deep - DEEP) < (2 * SHIFT if shaken else 0.01):
                continue
            told.append(least > 1 and deep > DEEP)
            one, other = cards[low][0], cards[high][0]
            if seen.hit(one, other) != told[-1]:
                wrong.append(f"cards {one} and {other}, {least}-{most} mm")
    return told, wrong
