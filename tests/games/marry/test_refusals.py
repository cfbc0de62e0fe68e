"""Every rule that a refusal can cite, reached by a player who tries what it forbids."""

from __future__ import annotations

import pytest
from tests.games.marry.scene import EIGHT_TOWERS, GAME, Scene
from tests.games.refusals import check_refused

from bestiary.core import Chance, Refused
from bestiary.games.marry.notation import read_action

TRIED = [
    ("A-2", "d4=@ a1=a1 ; step=3 houses=3", "tower a1"),
    ("A-6", f"d4=@ {EIGHT_TOWERS} a1=a1 ; hands=1f,-,-", "fortify a1"),
    ("A-8", "d4=@ d5=a1 ; hands=1s,-,- card=stomp:2", "stomp 1 > d5"),
    ("A-16", "d4=@ d5=b1 ; hands=1s,-,-", "stomp 1 > d5"),
    ("A-17", "d4=@ d5=b1", "move e 1"),
    ("A-19", "d4=@ ; card=build:2", "done"),
    ("A-20", "d4=@ d5=b1 ; hands=1f,-,-", "fortify d5"),
    ("A-20", "d4=@ d5=b1 ; points=60,0,0 step=3 houses=1 towers=1", "tower d5"),
    ("A-27", "d4=@ ; step=3 houses=1", "house d4"),
    ("A-30", "d4=@ d5=a1 ; hands=2s,-,-", "swap stomp > build"),
    ("A-33", "d4=@ b3=a1 ; hands=1s,-,-", "stomp 1 > b3"),
    ("A-39", "d4=@ ; card=build:1", "move e 1"),
    ("R-1", "d4=@ ; step=3 houses=3", "move e 1"),
    ("R-1", "d4=@ d5=a1 ; hands=1f,-,- step=3 houses=3", "fortify d5"),
    ("R-1", "d4=@ d5=a1 ; hands=1s,-,- step=3 houses=3", "stomp 1 > d5"),
    ("R-1", "d4=@ d5=a1 ; hands=3s,-,- step=3 houses=3", "swap stomp > build"),
    ("R-1", "d4=@ d5=a1", "tower d5"),
    ("R-2", "d4=@ d5=a1 ; points=60,0,0 step=3 towers=1", "house a1"),
    ("R-3", "d4=@ d5=b1 ; step=3 houses=1", "house d5"),
    ("R-4", "d4=@", "build"),
    ("R-4", "d4=@ d5=a1", "fortify d5"),
    ("R-4", "d4=@ d5=a1 ; hands=1s,-,-", "stomp 2 > d5"),
    ("R-5", "d4=@ d5=a1 ; hands=1s,-,- stomps=1", "stomp 1 > d5"),
    ("R-6", "d4=@ ; moved=yes", "move e 1"),
    ("R-7", f"d4=@ {EIGHT_TOWERS} a1=a1", "house g1"),
    ("R-8", "d4=@ d5=a3 ; hands=1f,-,-", "fortify d5"),
    ("R-8", "d4=@ d5=a3 ; points=60,0,0 step=3 houses=1 towers=1", "tower d5"),
]


@pytest.mark.parametrize(("rule", "position", "action"), TRIED)
def test_a_forbidden_action_is_refused_with_its_rule_and_changes_nothing(rule: str, position: str, action: str) -> None:
    check_refused(GAME, Scene(position), action, rule)


def test_every_rule_is_tried() -> None:
    assert {rule for rule, _, _ in TRIED} == set(GAME.rules.values())


@pytest.mark.parametrize(
    ("rule", "seat", "action"),
    [
        ("not-asked", 1, 0),
        ("not-asked", 7, 0),
        ("not-asked", -1, 0),
        ("unknown-action", 0, 266),
        ("unknown-action", 0, -1),
    ],
)
def test_refusals_that_need_no_game(rule: str, seat: int, action: int) -> None:
    with pytest.raises(Refused) as refused:
        Scene("d4=@").state.play(seat, action)
    assert refused.value.rule == rule


def test_after_the_end_everything_is_refused() -> None:
    assert Scene("d4=@ ; end=b").refusal("done") == "over"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_refused_is_exactly_what_is_not_legal(seats: int) -> None:
    chance = Chance(seats)
    states = [GAME.start(seats, Chance(seed), {"free_tower": GAME.options[0].values[seed % 2]}) for seed in range(3)]
    for state in states:
        while not state.over:
            seat = int(state.turn)
            legal = state.legal(seat)
            blind = state.blind(seat)
            assert legal == [action for action in range(GAME.actions) if not state.refusal(seat, action)]
            assert legal == blind.legal(seat)
            assert GAME.invariants(state) == []
            state.play(seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize("name", sorted(GAME.positions()))
def test_refused_is_exactly_what_is_not_legal_in_rare_positions(name: str) -> None:
    state = GAME.positions()[name]
    seat = int(state.turn)  # type: ignore[attr-defined]
    assert state.legal(seat) == [action for action in range(GAME.actions) if not state.refusal(seat, action)]
    assert state.legal(seat)
    assert GAME.invariants(state) == []


def test_actions_are_numbered_as_written() -> None:
    assert Scene("d4=@").state.refusal(0, read_action("done")) == 0
