"""Every rule that a refusal can cite, reached by a player who tries what it forbids."""

from __future__ import annotations

import pytest
from tests.games.maker.scene import GAME, Scene
from tests.games.refusals import check_refused

from bestiary.core import BadNotation, Chance, Refused, bits
from bestiary.games.maker.rules.turn import STEPS

SALE = "a=ra0,ra3,ll1 b=br2,la1 c=he3 die=3,5,6 action=3"
TRIED = [
    ("M3", "stones=1234,-,-", "rob"),
    ("M8", "b=la1,ra1 die=3,3,3", "steal la1"),
    ("M13", "a=la1 action=2", "operate right-arm with b"),
    ("M14", "a=la1 action=2", "operate left-arm with a"),
    ("M18", "A=he1 action=2", "revive"),
    ("M22", "die=2,3,3 stones=12,-,- action=3", "recover"),
    ("M23", f"{SALE} ask=selling:ll1:0 points=-,1,-", "accept c"),
    ("M42", "heap=la1 a=ra1", "heap ra1"),
    ("M48", "A=la1 a=la2 action=2", "operate left-arm with b"),
    ("M48", "a=la2 b=br1,ra1 action=2 ask=assisting:b:la", "hand br1"),
    ("R-1", "a=la1", "study"),
    ("R-1", "a=la1", "points 1"),
    ("R-1", "a=la1 sealed=?,?,- ask=sealing", "a: skip"),
    ("R-1", "a=la1", "hand la1"),
    ("R-1", "a=la1", "take la1"),
    ("R-1", "a=la1", "want la1"),
    ("R-1", "a=la1", "wish brain"),
    ("R-1", "a=la1", "accept b"),
    ("R-1", "a=la1", "demand b"),
    ("R-1", "a=la1", "grave 1"),
    ("R-1", "a=la1", "join"),
    ("R-1", "a=la1", "pass"),
    ("R-1", "a=la1", "end sale"),
    ("R-1", "a=la1", "agree"),
    ("R-2", "a=la2 b=ra1 c=he1 action=2 ask=assisting:b:la", "hand he1"),
    ("R-2", "a=la2,la3 b=ra1 action=2 ask=taking:b:la:ra1", "take ra1"),
    ("R-3", "sealed=?,?,- stones=1,-,- ask=sealing", "a: grave 1"),
    ("R-4", "a=la1,la2,la3", "steal la1"),
    ("R-5", f"{SALE} ask=offering:ll1:b", "points 2"),
    ("R-5", f"{SALE} ask=demanding:ll1:b points=-,1,-", "points 2"),
    ("R-6", "a=la2,la3,he1 b=ra1 action=2 ask=taking:b:la:ra1", "take he1"),
    ("R-7", SALE, "sell br2"),
    ("R-7", f"{SALE} ask=offering:ll1:b", "add he3"),
    ("R-7", f"{SALE} ask=offering:ll1:b", "show he3"),
    ("R-8", f"{SALE} ask=demanding:ll1:b points=-,1,-", "want he3"),
    ("R-9", "sealed=?,?,- ask=sealing", "grave 5"),
    ("R-10", "a=la1", "steal ra1"),
    ("R-10", "a=la1", "steal #30"),
    ("R-11", f"{SALE} ask=offering:ll1:b", "points 0"),
    ("R-11", f"{SALE} ask=demanding:ll1:b points=-,1,-", "points 0"),
    ("R-12", f"{SALE} ask=offering:ll1:b offer=br2:back", "show br2"),
    ("R-12", f"{SALE} ask=demanding:ll1:b wanted=br2 points=-,1,-", "want br2"),
    ("R-13", f"{SALE} ask=selling:ll1:1 points=-,1,-", "demand b"),
    ("R-14", f"{SALE} ask=selling:ll1:0 points=-,1,-", "demand a"),
    ("R-14", f"{SALE} ask=selling:ll1:0 points=-,1,-", "accept a"),
    ("R-15", f"{SALE} ask=offering:ll1:b offer=la1:back", "pass"),
    ("R-16", "a=la1 die=3,3,6 action=3 ask=selling:la1:0 points=-,1,-", "demand c"),
]
# What several rules forbid at once is refused with the one that a person would name first
SEVERAL = [
    ("R-13", f"{SALE} ask=selling:ll1:1 points=-,1,-", "demand a"),
    ("R-7", f"{SALE} ask=offering:ll1:b offer=br2:back", "show he3"),
    ("M13", "A=la1 a=ra2 action=2", "operate left-arm with b"),
    ("M14", "a=ra2 action=2", "operate left-arm with a"),
    ("R-4", "a=la1 die=3,3,3", "steal la1"),
]


@pytest.mark.parametrize(("rule", "position", "action"), TRIED)
def test_a_forbidden_action_is_refused_with_its_rule_and_changes_nothing(rule: str, position: str, action: str) -> None:
    check_refused(GAME, Scene(position), action, rule)


@pytest.mark.parametrize(("rule", "position", "action"), SEVERAL)
def test_of_several_rules_the_first_that_a_person_would_name_is_cited(rule: str, position: str, action: str) -> None:
    check_refused(GAME, Scene(position), action, rule)


@pytest.mark.parametrize(
    ("position", "action", "rules"),
    [
        ("a=la1 die=3,3,3", "steal la1", ["R-4", "M8"]),
        ("a=la1 die=1,3,3", "steal la1", ["R-4"]),
        ("A=la1 a=ra2 action=2", "operate left-arm with a", ["M14", "M13", "M48"]),
        ("A=la1 a=la2 action=2", "operate left-arm with b", ["M48"]),
        (f"{SALE} ask=selling:ll1:1 points=-,1,-", "demand a", ["R-13", "R-14"]),
        ("a=la1 die=3,3,6 action=3 ask=selling:la1:1 points=-,1,-", "demand c", ["R-13", "R-16"]),
        (f"{SALE} ask=offering:ll1:b offer=br2:back", "show he3", ["R-7"]),
        ("a=la1 die=3,3,3 action=2", "steal la1", ["R-1"]),
        ("b=la1 die=3,1,3", "steal la1", []),
    ],
)
def test_each_condition_is_judged_by_itself(position: str, action: str, rules: list[str]) -> None:
    scene = Scene(position)
    seat, number = scene.read(action)
    listed = [each.rule for each in GAME.conditions[GAME.action_kind(number).name]]
    assert [GAME.rule(rule).id for rule in listed if scene.state.breaks(seat, number, rule)] == rules


def test_every_kind_of_action_is_due_at_some_step_and_each_step_lists_them_in_order() -> None:
    assert {kind for kinds in STEPS.values() for kind in kinds} == {kind.first for kind in GAME.action_kinds}
    assert all(list(kinds) == sorted(kinds) for kinds in STEPS.values())


def test_every_rule_is_tried() -> None:
    assert {rule for rule, _, _ in TRIED} == set(GAME.rules.values())


@pytest.mark.parametrize(
    ("what", "position", "action", "rule"),
    [
        ("an offer of what one does not hold", f"{SALE} ask=offering:ll1:b", "b: show he3", "R-7"),
        ("points beyond the die", f"{SALE} ask=offering:ll1:b", "b: points 2", "R-5"),
        ("a choice after the lock", "sealed=1,?,- ask=sealing", "a: grave 2", "not-asked"),
        ("a robbery card that lies face up", "sealed=?,?,- stones=2,-,- ask=sealing", "a: grave 2", "R-3"),
        ("an assistant oneself", "a=la1 action=2", "a: operate left-arm with a", "M14"),
        ("an answer of somebody who is not asked", "ask=joining:b sealed=?,-,-", "c: join", "not-asked"),
    ],
)
def test_bad_input_is_refused_and_reveals_nothing(what: str, position: str, action: str, rule: str) -> None:
    scene = Scene(position)
    assert scene.refusal(action) == rule, what
    seat, number = scene.read(action)
    assert scene.state.blind(seat).refusal(seat, number) == scene.state.refusal(seat, number)


def test_nobody_can_name_a_player_who_is_not_there() -> None:
    with pytest.raises(BadNotation, match="no action of maker"):
        Scene("a=la1 action=2").do("operate left-arm with e")


@pytest.mark.parametrize(
    ("rule", "seat", "action"),
    [("not-asked", 1, 0), ("not-asked", 7, 0), ("unknown-action", 0, 359), ("unknown-action", 0, -1)],
)
def test_refusals_that_need_no_game(rule: str, seat: int, action: int) -> None:
    with pytest.raises(Refused) as refused:
        Scene("").state.play(seat, action)
    assert refused.value.rule == rule


def test_after_the_end_everything_is_refused() -> None:
    assert Scene("end=b").state.refusal(0, 358) == 1001


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_refused_is_exactly_what_is_not_legal(seats: int) -> None:
    chance = Chance(seats)
    state = GAME.start(seats, Chance(seats), {"refill": GAME.options[1].values[seats % 2]})
    step = 0
    while not state.over:
        for seat in bits(state.to_act()):
            legal = state.legal(seat)
            if step % 5 == 0:
                assert legal == [action for action in range(GAME.actions) if not state.refusal(seat, action)]
                assert legal == state.blind(seat).legal(seat)
                assert GAME.invariants(state) == []
            state.play(seat, legal[chance.below(len(legal))])
            step += 1


@pytest.mark.parametrize("name", sorted(GAME.positions()))
def test_refused_is_exactly_what_is_not_legal_in_rare_positions(name: str) -> None:
    state = GAME.positions()[name]
    for seat in bits(state.to_act()):
        assert state.legal(seat) == [action for action in range(GAME.actions) if not state.refusal(seat, action)]
        assert state.legal(seat)
    assert GAME.invariants(state) == []
