"""Of several rules that forbid a placement, the one that a player would name first is cited."""

from __future__ import annotations

import pytest
from tests.games.factory.scene import GAME, Scene

from bestiary.core import Chance, State
from bestiary.games.factory.rules.allowed import CONDITIONS

# a has finished; b is at its first monster, which is closed to a
A_IS_DONE = "a (0,0)t... (0,-1)..t. / a1 (0,0)K.K. / b (0,0)K... (0,-1)K.K."
TWO = "a (0,0)t... / b (0,0)K.K."

FIRST = [
    ("F1", "a (0,0)t... ; seats=2", "place a(0,-1) 0"),  # it does not match either: there is no tile in hand
    ("F28", f"{TWO} ; drawn=K...", "start cross-KKKK"),
    ("F28", "a (0,0)KKKK / b (0,0)K.K. ; drawn=K...", "start cross-KKKK"),  # none is left either
    ("F12", f"{A_IS_DONE} ; drawn=K...", "place a(0,-1) 0"),  # a tile lies there too
    ("F21", f"{A_IS_DONE} ; drawn=K...", "place b(0,-1) 0"),  # a tile lies there too
    ("F21", f"{A_IS_DONE} ; drawn=K...", "place b(0,-2) 0"),  # it does not match either
    ("R-3", f"{TWO} ; drawn=K...", "place b(0,0) 0"),
    ("R-1", f"{TWO} ; drawn=K.K.", "place b(0,1) 270"),  # it looks the same with less of a turn, too
    ("F27", f"{TWO} ; drawn=K.K.", "place b(0,1) 180"),
    ("R-2", f"{TWO} ; drawn=K...", "place cell 9 0"),
]


@pytest.mark.parametrize(("rule", "position", "action"), FIRST)
def test_of_several_rules_the_first_is_cited(rule: str, position: str, action: str) -> None:
    assert Scene(position).refusal(action) == rule


def states() -> list[State]:
    return [*GAME.positions().values(), GAME.start(3, Chance(5))]


@pytest.mark.parametrize("state", states())
def test_each_condition_is_judged_by_itself_and_the_first_that_fails_is_cited(state: State) -> None:
    seat = int(state.to_act()).bit_length() - 1
    for action in range(GAME.actions):
        listed = [rule for rule, _ in CONDITIONS[GAME.action_kind(action).name]]
        failing = [rule for rule in listed if state.breaks(seat, action, rule)]
        assert int(state.refusal(seat, action)) == (failing[0] if failing else 0)


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_listed_as_legal_is_what_no_rule_forbids(seats: int) -> None:
    state = GAME.start(seats, Chance(seats), {"draft": "reverse"})
    chance = Chance(seats + 1)
    while not state.over:
        seat = int(state.to_act()).bit_length() - 1
        legal = state.legal(seat)
        assert legal == [action for action in range(GAME.actions) if state.refusal(seat, action) == 0]
        state.play(seat, legal[chance.below(len(legal))])


def test_conditions_are_listed_for_every_kind_from_the_step_to_the_cost() -> None:
    stages = ["turn", "step", "may", "target", "cost"]
    assert list(CONDITIONS) == [kind.name for kind in GAME.action_kinds]
    for conditions in CONDITIONS.values():
        order = [stages.index(stage) for _, stage in conditions]
        assert order == sorted(order)
    assert {rule for conditions in CONDITIONS.values() for rule, _ in conditions} == set(GAME.rules)
