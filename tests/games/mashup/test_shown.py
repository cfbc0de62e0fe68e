"""What the others see of a sealed answer before they decide again."""

from __future__ import annotations

import pytest
from tests.games.mashup.scene import Scene

from bestiary.core import LOOKS, UNSEEN

OPENING = "seats=3 a.hand={} b.hand=air-strike,napalm c.hand=tranquilizer,napalm l1=b:suburb a=2/7@l1"
OPENING += " phase=opening now=happened"
# The owner's monster is too large to come, so that nobody is asked after the move unless somebody waits.
MOVE = "seats=3 a.hand=suburb b=8/19@nowhere b.hand=family-farm c.hand=napalm l1=b:zoo"


def looks(scene: Scene, *texts: str) -> list[list[int]]:
    """Returns what all seats would see of each of some actions."""
    return [
        [int(scene.state.shown_as(*scene.read(text), observer)) for observer in range(scene.state.seats)]
        for text in texts
    ]


def test_an_answer_is_unseen_as_long_as_another_is_open() -> None:
    scene = Scene(OPENING.format("zoo"))
    assert looks(scene, "a: pass", "a: play zoo", "b: pass", "b: play napalm") == [[UNSEEN] * 3] * 4


def test_a_card_that_still_lacks_its_target_is_unseen() -> None:
    scene = Scene(OPENING.format("zoo")).do("a: pass", "b: pass")
    assert looks(scene, "c: play tranquilizer") == [[UNSEEN] * 3]
    scene.do("c: play tranquilizer")
    shown = looks(scene, "c: monster a", "c: monster b")
    assert all(len(set(row)) == 1 and row[0] // LOOKS == 2 for row in shown)
    assert shown[0] != shown[1]


def test_the_last_answer_shows_who_is_heard() -> None:
    scene = Scene(OPENING.format("zoo")).do("a: play zoo", "b: pass")
    # Whatever the last one answers, the player on turn is heard before: his Location is all that anybody sees.
    void, passed = looks(scene, "c: play napalm", "c: pass")
    assert void == [UNSEEN] * 3
    assert set(passed) == {passed[0]}
    scene.do("c: play napalm")
    assert looks(scene, "c: l1") == [passed]
    assert passed[0] // LOOKS == 0


def test_different_locations_look_different() -> None:
    scene = Scene("seats=2 a.hand=zoo,suburb b.hand=napalm phase=opening now=happened").do("b: pass")
    zoo, suburb, closed = looks(scene, "a: play zoo", "a: play suburb", "a: pass")
    assert len({zoo[1], suburb[1], closed[1]}) == 3
    assert UNSEEN not in zoo + suburb + closed


def test_who_waits_is_seen_only_as_somebody() -> None:
    waits, passes = [], []
    for first in ("b: wait", "b: pass"):
        scene = Scene(MOVE).do("l1", "a: pass", first)
        wait, passed = looks(scene, "c: wait", "c: pass")
        waits.append(wait)
        passes.append(passed)
    assert waits[0] == waits[1] == passes[0]
    assert passes[1] != passes[0]


@pytest.mark.parametrize(
    ("position", "noticed"),
    [
        ("b=8/19@nowhere l1=b:zoo", True),
        ("b=2/7@nowhere l1=b:zoo", False),  # his monster may come, after which all are asked anyhow
        ("b=8/19@nowhere l1=b:zoo a.lost=1", False),  # the move is held back
        ("b=8/19@nowhere l1=b:zoo,gone", False),
        ("l1=a:zoo", True),
    ],
)
def test_b_102_waiting_is_noticed_where_it_makes_a_difference(position: str, noticed: bool) -> None:
    announced = "phase=announced-move now=running,goal:0,moves:1 ask=window:2:1:0"
    scene = Scene(f"seats=3 c.hand=napalm c.answer=-3 {position} {announced}")
    wait, passed = looks(scene, "c: wait", "c: pass")
    assert (wait != passed) == noticed


def test_b_102_waiting_is_noticed_where_a_monster_leaves_for_nowhere() -> None:
    scene = Scene(MOVE.replace("a.hand", "a=2/7@l1 a.hand")).do("at nowhere", "a: pass", "b: pass")
    wait, passed = looks(scene, "c: wait", "c: pass")
    assert wait != passed


def test_decisions_outside_windows_are_seen_by_the_others() -> None:
    scene = Scene("seats=3 l1=b:zoo")
    seat, action = scene.read("l1")
    assert looks(scene, "l1") == [[UNSEEN, seat * LOOKS + action, seat * LOOKS + action]]
