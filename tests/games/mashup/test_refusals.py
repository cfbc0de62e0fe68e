"""Refusals: each condition of a kind is judged by itself, and the first that fails is cited."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.golden import golden
from tests.games.mashup.scene import GAME, Scene

from bestiary.core import Chance, State, bits
from bestiary.core.declared import STAGES


def moments() -> Iterator[State]:
    yield from (state for name, state in GAME.positions().items() if "2 players" in name or "players" not in name)
    for number, (state, _) in enumerate(golden(GAME, 2).replay()):
        if number % 25 == 0 and not state.over:
            yield state.clone()


def test_a_refusal_cites_the_first_condition_that_is_broken() -> None:
    for state in moments():
        for seat in bits(int(state.to_act())):
            for action in range(GAME.actions):
                rules = [each.rule for each in GAME.conditions[GAME.action_kind(action).name]]
                broken = [rule for rule in rules if state.breaks(seat, action, rule)]
                cited = int(state.refusal(seat, action))
                assert (broken or [0])[0] == cited, (GAME.action_kind(action).name, action, broken, cited)


def test_conditions_go_from_the_turn_to_the_cost() -> None:
    for conditions in GAME.conditions.values():
        stages = [STAGES.index(each.stage) for each in conditions]
        assert stages == sorted(stages)


@pytest.mark.parametrize(
    ("text", "action", "rule"),
    [
        ("a=2/0@nowhere a.quarters=1", "attack monster", "B-21"),
        ("a=2/0@nowhere", "attack monster", "B-99"),
        ("b.hand=blaze phase=opening now=happened", "b: play zoo", "R-6"),
        ("a.hand=blaze phase=opening now=happened", "a: play growth-spurt", "R-2"),
    ],
)
def test_of_several_reasons_the_first_is_named(text: str, action: str, rule: str) -> None:
    assert Scene(text).refusal(action) == rule


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_legal_is_what_no_rule_forbids(seats: int) -> None:
    state, dice = GAME.start(seats, Chance(seats)), Chance(seats + 100)
    while asked := bits(int(state.to_act())):
        seat = asked[dice.below(len(asked))]
        legal = state.legal(seat)
        if dice.below(10) == 0:
            assert legal == [action for action in range(GAME.actions) if not state.refusal(seat, action)]
        state.play(seat, legal[dice.below(len(legal))])


def test_each_condition_of_a_target_is_judged_by_itself() -> None:
    scene = Scene("a=3/9@l1 l1=b:suburb,rubble,food=y l2=b:suburb a.hand=evacuation phase=opening now=happened").do(
        "a: play evacuation"
    )
    seat, action = scene.read("a: l1")
    rules = [each.rule for each in GAME.conditions["place"]]
    broken = [GAME.rules[rule] for rule in rules if scene.state.breaks(seat, action, rule)]
    assert broken == ["B-62", "B-53"]
