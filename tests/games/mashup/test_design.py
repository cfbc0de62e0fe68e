"""The command that measures the design: which Monster Moves it takes for empty, and the sets that were tried."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from tests.games.mashup.scene import Scene

import bestiary.games.mashup.rules.numbers as n
from bestiary.core import Log
from bestiary.games.mashup.content.chart import parse_chart
from bestiary.games.mashup.content.sets import changed_cards

BENCH = Path(__file__).parents[3] / "bench"


@pytest.fixture(scope="module")
def design() -> ModuleType:
    """Loads the command, which is no part of a package."""
    spec = importlib.util.spec_from_file_location("mashup_design", BENCH / "mashup_design.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("action", "counted"),
    [
        (n.A_IDLE, (1, 1)),  # the next turn begins at once: its Health and the card drawn are no part of the move
        (n.A_SLEEP, (1, 1)),  # nothing to heal
        (n.A_STOP, (0, 0)),  # no Monster Move at all
        (n.A_PLACE, (1, 0)),
    ],
)
def test_a_monster_move_that_changes_nothing_is_counted(
    design: ModuleType, action: int, counted: tuple[int, int]
) -> None:
    scene = Scene("seats=2 a=2/7@nowhere b=2/5@nowhere l1=b:zoo now=moves:1")
    scene.state.log = Log()
    found = design.Played()
    scene.settle()
    design.decide(scene.state, 0, int(action), found)
    while found.before is not None:
        for seat in design.bits(scene.state.to_act()):
            design.decide(scene.state, seat, scene.state.legal(seat)[-1], found)
    assert (found.moves, found.empty) == counted


def test_a_small_measurement_tells_all_figures(design: ModuleType) -> None:
    plan = design.Plan(2, "swift", "swift", 1, {"cards": "standard", "chart": "standard"})
    found = design.report(plan, [design.play(plan, True, number) for number in range(2)], 2)
    assert found["games"] == 2
    figures = found["figures"]
    assert sum(value[0] for value in figures["actions"].values()) == pytest.approx(1)
    assert sum(value[0] for value in figures["endings"].values()) == pytest.approx(1)
    assert sum(value[0] for value in figures["order"]) == pytest.approx(1)
    assert 0 <= figures["undamaged"][0] <= figures["empty"][0] < 1
    assert set(found["goals"]) >= {"fights", "endings", "empty", "order", "rounds"}


@pytest.mark.parametrize(("name", "mutations"), [("clash", 25), ("brawl", 25), ("melee", 24)])
def test_the_sets_that_were_tried_can_be_played(name: str, mutations: int) -> None:
    cards = changed_cards((BENCH / "mashup_sets" / f"{name}.cards.txt").read_text("utf-8"))
    assert [sum(card.copies for card in cards if card.deck == deck) for deck in range(4)] == [44, 32, 32, mutations]
    assert parse_chart((BENCH / "mashup_sets" / f"{name}.chart.txt").read_text("utf-8"))[1].health == 7
