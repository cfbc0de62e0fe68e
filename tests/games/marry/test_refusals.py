"""Every rule that a refusal can cite, reached by a player who tries what it forbids."""

from __future__ import annotations

import pytest
from tests.games.marry.scene import EIGHT_TOWERS, GAME, ONE_SPACE_LEFT, Scene
from tests.games.refusals import check_refused

from bestiary.core import Chance, Refused
from bestiary.games.marry.notation.actions import read_action, write_action

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
    ("R-6", "d4=@", "build"),
    ("R-6", "d4=@ d5=a1", "fortify d5"),
    ("R-6", "d4=@ d5=a1 ; hands=1s,-,-", "stomp 2 > d5"),
    ("R-8", "d4=@ d5=a1 ; hands=1s,-,- stomps=1", "stomp 1 > d5"),
    ("R-5", "d4=@ ; moved=yes", "move e 1"),
    ("R-4", f"d4=@ {EIGHT_TOWERS} a1=a1 ; hands=1b,-,-", "build"),
    ("R-7", "d4=@ d5=a3 ; hands=1f,-,-", "fortify d5"),
    ("R-7", "d4=@ d5=a3 ; points=60,0,0 step=3 houses=1 towers=1", "tower d5"),
]


@pytest.mark.parametrize(("rule", "position", "action"), TRIED)
def test_a_forbidden_action_is_refused_with_its_rule_and_changes_nothing(rule: str, position: str, action: str) -> None:
    check_refused(GAME, Scene(position), action, rule)


def test_a_refusal_for_want_of_points_says_how_many_there_are() -> None:
    scene = Scene("d4=@ d5=b1 ; hands=1s,-,- points=12,0,0")
    with pytest.raises(Refused) as refused:
        scene.state.play(0, GAME.parse(scene.state, "stomp 1 > d5"))
    assert (refused.value.rule, refused.value.grounds) == ("A-16", {"points": 12})
    assert refused.value.words.endswith("only once a turn. You have 12.")
    assert GAME.rule(16, {"points": 12}).words("de").endswith("nur einmal im Zug. Du hast 12.")


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


@pytest.mark.parametrize("step", [1, 2, 5])
def test_in_a_step_that_asks_for_nothing_refusing_and_listing_agree_too(step: int) -> None:
    scene = Scene(f"d4=@ d5=a1 ; points=60,0,0 hands=3s3b3f,-,- step={step} houses=1 towers=1")
    assert scene.legal == ["done"]
    assert {scene.refusal(action) for action in ("house a1", "tower d5", "build", "swap stomp > build")} == {"R-1"}


def test_actions_are_numbered_as_written() -> None:
    assert Scene("d4=@").state.refusal(0, read_action("done")) == 0


# The first rule that fails is cited: which step, may it be done, at what, at what cost

FIRST = [
    # With two sets down, a target that can't be one is refused for itself, not for the strength.
    ("A-33", "d4=@ d5=a1 a2=a1 ; card=stomp:2 played=6", "stomp 1 > a2"),
    ("A-16", "d4=@ d5=a1 e4=b1 ; card=stomp:2 played=6", "stomp 1 > e4"),
    ("A-8", "d4=@ d5=a1 a2=a1 ; card=stomp:2 played=6", "stomp 1 > d5"),
    ("A-33", "d4=@ a2=a1", "stomp 1 > a2"),  # no Stomp card in hand either
    ("A-39", "d4=@ a2=a1 ; card=build:1 played=1", "stomp 1 > a2"),
    ("R-1", "d4=@ a2=a1 ; step=3 houses=1", "stomp 1 > a2"),
    ("R-8", "d4=@ a2=a1 ; stomps=1", "stomp 1 > a2"),
    ("R-1", f"d4=@ {EIGHT_TOWERS} a1=a1", "house g1"),  # no piece either
    ("R-2", f"d4=@ {EIGHT_TOWERS} a1=a1 ; step=3 towers=1", "house a1"),
    ("R-3", f"d4=@ {EIGHT_TOWERS} a1=a1 ; step=3 houses=1", "house a1"),
    ("A-20", "d4=@ d5=b1", "fortify d5"),  # no Fortify card either
    ("A-2", "d4=@ d5=b3 ; step=3 houses=1", "tower d5"),
    ("A-19", f"{ONE_SPACE_LEFT.replace('.', 'a1')}", "build"),  # no Build card either
    ("A-8", "d4=@ d5=a1 ; hands=-,-,- card=stomp:3 played=9", "swap build > stomp"),
    ("A-33", "d4=@ a2=a1", "swap build > stomp"),  # no three cards either
]


@pytest.mark.parametrize(("rule", "position", "action"), FIRST)
def test_of_several_rules_the_first_is_cited(rule: str, position: str, action: str) -> None:
    assert Scene(position).refusal(action) == rule


@pytest.mark.parametrize("name", [*sorted(GAME.positions()), ""])
def test_each_condition_is_judged_by_itself_and_the_first_that_fails_is_cited(name: str) -> None:
    state = GAME.positions()[name] if name else GAME.start(3, Chance(5))
    seat = int(state.to_act()).bit_length() - 1
    for action in range(GAME.actions):
        listed = [each.rule for each in GAME.conditions[GAME.action_kind(action).name]]
        failing = [rule for rule in listed if state.breaks(seat, action, rule)]
        assert int(state.refusal(seat, action)) == (failing[0] if failing else 0), write_action(action)


def test_conditions_are_listed_for_every_kind_from_the_step_to_the_cost() -> None:
    stages = ["turn", "step", "may", "target", "cost"]
    assert list(GAME.conditions) == [kind.name for kind in GAME.action_kinds]
    for conditions in GAME.conditions.values():
        order = [stages.index(each.stage) for each in conditions]
        assert order == sorted(order)
    assert {each.rule for conditions in GAME.conditions.values() for each in conditions} == set(GAME.rules)


def test_every_condition_of_every_kind_is_broken_somewhere() -> None:
    states = [*GAME.positions().values(), *(Scene(position).state for _, position, _ in (*TRIED, *FIRST))]
    broken = {
        (kind.name, each.rule)
        for state in states
        if not state.over
        for kind in GAME.action_kinds
        for each in GAME.conditions[kind.name]
        for action in range(kind.first, kind.first + kind.count)
        if state.breaks(int(state.to_act()).bit_length() - 1, action, each.rule)
    }
    assert broken == {(name, each.rule) for name, conditions in GAME.conditions.items() for each in conditions}
