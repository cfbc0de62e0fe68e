"""How the kept games of this game end, and what they show."""

from __future__ import annotations

import pytest
from tests.games.factory.scene import GAME
from tests.games.golden import FOLDER, golden, told

from bestiary.core import load
from bestiary.games.factory.notation.positions import read_position, write_position
from bestiary.games.factory.show.view import FactoryView
from bestiary.games.factory.state import Factory

# Complete monsters with what they scored, then those that were left over
FINAL = {
    2: "b=23 a=12 a1=8 a2:7",
    3: "a=8 c=13 a1=3 a2=3 c1=4 a3=1 c2=0 b:13 c3:5 a4:8",
    4: "a=16 b=11 c=5 c1=0 c2=1 c3=3 c4=1 c5=1 a1=1 d:20 c6:5 a2:7 b1:2",
    5: "a=7 e=8 d=6 a1=1 a2=2 a3=0 a4=1 b:16 c:11 e1:16 d1:7 a5:3",
    6: "e=6 e1=2 e2=1 e3=3 c:9 d:9 f:16 a:11 b:14 e4:2",
}


def scored(final: Factory) -> str:
    view = GAME.view_of(final, 0)
    assert isinstance(view, FactoryView)
    done = [f"{monster.name}={monster.points}" for monster in view.monsters if monster.done]
    left = [f"{monster.name}:{monster.tiles}" for monster in view.monsters if not monster.done]
    return " ".join([*done, *left])


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_replays_to_the_same_state(seats: int) -> None:
    final = golden(GAME, seats).final()
    assert isinstance(final, Factory)
    assert scored(final) == FINAL[seats]
    assert scored(read_position(write_position(final))) == FINAL[seats]


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_can_be_told_from_its_events_alone(seats: int) -> None:
    said = told(GAME, golden(GAME, seats))
    assert any("wins with" in sentence for sentence in said[-seats - 2 :])


def test_together_they_show_both_values_of_the_option() -> None:
    assert {golden(GAME, seats).header.options["draft"] for seats in GAME.seats} == set(GAME.options[0].values)


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_of_the_first_rules_are_still_told(seats: int) -> None:
    now = [line for line in told(GAME, golden(GAME, seats)) if "one place only" not in line]
    assert told(GAME, load(FOLDER / f"factory-v1-{seats}.json")) == now  # what lies by itself now was laid then
