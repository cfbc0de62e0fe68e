"""Aiming by words and by a crosshair: names in both languages, true rulers, chances, and hits as told."""

from __future__ import annotations

import pytest

from bestiary.core.game import column
from bestiary.core.optional.sights import BadSight
from bestiary.games.monstrous import GAME
from bestiary.games.monstrous.checks.targets import hits
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.show.grid import LEFT, TOP
from bestiary.games.monstrous.state import Monstrous

EN, DE = GAME.words("en"), GAME.words("de")


@pytest.fixture
def aiming() -> Monstrous:
    state = GAME.rehearse("")
    state.play(0, GAME.parse(state, "throw dragon unique"))
    return state


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("at naxos from north soft", "auf naxos von norden sanft"),
        ("beside corinth west from east hard", "neben korinth westlich vom ostrand hart"),
        ("at Troy", "auf Troja"),
        ("at column 12, row 8", "auf Spalte 12, Zeile 8"),
        ("at column 12, row 8", "auf Spalte 12 Reihe 8"),
    ],
)
def test_words_of_both_languages_mean_the_same(aiming: Monstrous, english: str, german: str) -> None:
    sight = GAME.read_sight(aiming, 0, english, EN)
    assert sight is not None
    assert sight == GAME.read_sight(aiming, 0, german, EN) == GAME.read_sight(aiming, 0, german, DE)
    assert aiming.aim_refusal(0, column(GAME.aim_along(sight))) == 0


@pytest.mark.parametrize("text", ["at atlantis", "at", "beside 12 8", "at 49 1", "auf 1 33"])
def test_what_can_not_be_aimed_at_is_said(aiming: Monstrous, text: str) -> None:
    with pytest.raises(BadSight):
        GAME.read_sight(aiming, 0, text, DE)


def test_words_that_are_no_sight_are_left_to_others_and_nobody_aims_before_a_card_is_chosen(aiming: Monstrous) -> None:
    assert GAME.read_sight(aiming, 0, "column 12", EN) is None
    before = GAME.rehearse("")
    assert GAME.targets(before, 0, EN) == []
    with pytest.raises(BadSight, match="once a card is chosen"):
        GAME.read_sight(before, 0, "at naxos", EN)


def test_a_monster_is_named_with_its_god_where_two_have_one() -> None:
    lying = "skill=normal pose=a.gorgon:0:300000:1000:1000000:0:0:0,b.gorgon:300000:0:1000:1000000:0:0:0"
    state = GAME.rehearse(lying)
    state.play(0, GAME.parse(state, "throw dragon unique"))
    with pytest.raises(BadSight, match=r"a\.gorgon, b\.gorgon"):
        GAME.read_sight(state, 0, "at gorgon", EN)
    sight = GAME.read_sight(state, 0, "at b.gorgon", EN)
    assert sight is not None
    assert (sight.x, sight.y) == (300_000, 0)


def test_rulers_and_crosshair_are_true(aiming: Monstrous) -> None:
    drawing = GAME.draw(GAME.view_of(aiming, 0), EN)
    for line, at, _ in (drawing.places[f"location-{place}"] for place in range(int(n.PLACES))):
        row = int(drawing.lines[line][:2])
        sight = GAME.read_sight(aiming, 0, f"at {at - LEFT + 1} {row}", EN)
        assert sight is not None
        assert GAME.mark_sight(aiming, sight)[-1][:2] == (line, at)
    above = drawing.lines[0]
    assert [above[LEFT + tick - 2 : LEFT + tick] for tick in range(10, 46, 5)] == [*map(str, range(10, 46, 5))]
    start = GAME.targets(aiming, 0, EN)[0].sight
    assert GAME.sight_at(start, TOP, LEFT - 1) is None
    clicked = GAME.sight_at(start, TOP + 8, LEFT + 20)
    assert clicked is not None
    assert GAME.mark_sight(aiming, clicked)[-1][:2] == (TOP + 8, LEFT + 20)
    assert GAME.mark_sight(aiming, GAME.nudge(clicked, "up"))[-1][:2] == (TOP + 7, LEFT + 20)
    assert GAME.nudge(GAME.nudge(clicked, "-side"), "side") == clicked != GAME.nudge(clicked, "manner")


def test_targets_are_said_with_place_and_chance_and_hit_as_told(aiming: Monstrous) -> None:
    targets = GAME.targets(aiming, 0, EN)
    assert targets[0].said == "Naxos, column 12, row 8, nothing on it"
    assert min(each.chance for each in targets) > 0.9
    assert "Naxos" in GAME.say_sight(aiming, targets[0].sight, EN)
    from bestiary.core.chance import Chance

    assert sum(hits(place, True, Chance(place)) for place in range(int(n.PLACES))) >= 4
