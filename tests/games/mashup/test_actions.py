"""The five monster actions: their orders, who attacks, who is shot at, and hits handed out."""

from __future__ import annotations

import pytest
from tests.games.mashup.scene import Scene

import bestiary.games.mashup.rules.attacks as attacks


def order(scene: Scene) -> list[str]:
    """Returns strikes, shots and what fell, in order."""
    return [
        kind for kind in scene.kinds() if kind in ("strikes", "assaults", "shot", "destroyed", "ate", "unit-destroyed")
    ]


def test_b_51_action_cards_and_monster_actions_are_two_things() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.hand=air-strike l1=b:suburb")
    assert scene.refusal("play air-strike") == "R-1"  # a card is no monster action
    assert scene.refusal("attack location") == "allowed"


def test_action_one_goes_react_attack_fall_shoot_eat() -> None:
    scene = Scene("seats=2 a=4/11@l1 b=2/7@l1 l1=b:grain-silo,infantry=2")
    scene.do("attack units", "infantry").settle()
    scene.chance.rolls = [1, 1, 1, 6, 6, 1, 1, 1, 1, 1]
    scene.do("b: strike", "strike", "infantry", "building", "food foodstuff")
    assert order(scene) == ["strikes", "assaults", "destroyed", "shot", "ate"]


def test_action_two_goes_react_shoot_attack_fall_eat() -> None:
    scene = Scene("seats=2 a=4/11@l1 b=2/7@l1 l1=b:grain-silo,infantry=1")
    scene.do("attack location").settle()
    scene.chance.rolls = [1, 1, 1, 1, 1, 6, 1, 1, 1, 1]
    scene.do("b: strike", "strike", "building", "food foodstuff")
    assert order(scene) == ["strikes", "shot", "assaults", "destroyed", "ate"]


def test_action_three_goes_attack_counter_shots() -> None:
    scene = Scene("seats=3 a=2/7@l1 b=2/7@l1 c=2/7@l1 l1=b:suburb,infantry=1", [1] * 10).do(
        "attack monster", "monster b"
    )
    scene.settle()
    assert (scene.asked, scene.owing) == ("striking", "b")
    scene.do("b: strike").settle()
    assert order(scene) == ["strikes", "strikes", "shot"]  # the third monster stays out of it
    assert scene.asked == "moving"  # and nothing is eaten


def test_action_five_goes_sleep_react_shots_wake() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=2/7@l1 l1=b:suburb,infantry=1", [6, 6, 1, 4, 1]).do("sleep").settle()
    assert scene.monster("a") == (2, 11)
    scene.do("b: strike").settle()
    assert scene.monster("a") == (2, 7)
    assert order(scene) == ["strikes", "shot"]


def test_b_9_the_size_limit_holds_for_attack_another_monster_alone() -> None:
    scene = Scene("seats=2 a=4/11@l1 b=2/7@l1 a.mutations=fire-breath l1=b:downtown")
    assert (scene.refusal("attack monster"), scene.refusal("breathe")) == ("R-3", "allowed")
    bigger = Scene("seats=2 a=2/7@l1 b=8/19@l1 l1=b:downtown", [1] * 9)
    assert bigger.refusal("attack monster") == "allowed"
    bigger.do("attack location").settle()
    assert (bigger.asked, bigger.owing) == ("striking", "b")  # a reactive Attack of any Size


def test_b_10_b_65_a_breath_attack_alone_reaches_everywhere() -> None:
    scene = Scene("seats=3 a=2/7@l1 b=2/7@nowhere c=2/7@l2 a.mutations=fire-breath l1=b:zoo l2=b:suburb", [6, 6, 1])
    scene.do("breathe")
    assert scene.legal() == ["monster b", "monster c"]
    scene.do("monster c").settle()
    assert (scene.monster("c"), scene.asked) == ((2, 5), "moving")  # nobody strikes back from elsewhere


def test_b_65_a_breath_alone_has_no_other_dice_and_is_answered_at_the_same_location_only() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=2/7@l1 a.mutations=fire-breath,razor-claws l1=b:zoo", [1, 1, 1]).do(
        "breathe", "monster b"
    )
    scene.settle()
    assert [event.values["colour"] for event in scene.events("dice")] == [2]
    assert (scene.asked, scene.owing) == ("striking", "b")
    nowhere = Scene("seats=2 a=2/7@nowhere b=2/7@nowhere a.mutations=fire-breath", [1, 1, 1]).do("breathe", "monster b")
    assert nowhere.settle().asked == "moving"


def test_b_65_two_breath_attacks_are_chosen_from() -> None:
    scene = Scene("seats=2 a.mutations=fire-breath,frost-breath,atomic-breath!", [5, 5]).do("breathe")
    assert scene.legal() == ["mutation fire-breath", "mutation frost-breath"]
    assert scene.refusal("mutation atomic-breath") == "B-28"
    scene.do("mutation frost-breath", "monster b").settle()
    assert (scene.has("a", "frost-breath"), scene.has("a", "fire-breath")) == (2, 1)


def test_b_11_stunned_monsters_and_those_without_health_do_not_react() -> None:
    assert Scene("seats=2 a=2/7@l1 b=2/0@l1 l1=b:zoo").do("attack location").owing == "a"
    assert Scene("seats=2 a=2/7@l1 b=2/7@l1 b.quarters=1 l1=b:zoo").do("attack location").owing == "a"
    assert Scene("seats=2 a=2/7@l1 b=2/7@l1 l1=b:zoo").do("attack location").owing == "b"


def test_b_12_b_88_monsters_at_the_location_attack_clockwise_once_each_if_they_like() -> None:
    scene = Scene("seats=4 turn=b a=2/7@l1 b=4/11@l1 c=2/7@l1 d=2/7@nowhere d.mutations=fire-breath l1=b:zoo", [6] * 3)
    scene.do("attack location")
    assert scene.owing == "c"
    scene.do("c: strike")
    assert (scene.monster("b"), scene.owing) == ((4, 8), "a")
    scene.do("a: hold")
    assert scene.owing == "b"


def test_b_88_a_reactive_attack_may_use_an_unused_breath() -> None:
    scene = Scene("seats=2 a=4/11@l1 b=2/7@l1 b.mutations=fire-breath l1=b:zoo", [6, 1, 1, 6, 6, 1]).do(
        "attack location"
    )
    assert scene.legal("b") == ["mutation fire-breath", "strike", "hold"]
    scene.do("b: mutation fire-breath")
    assert (scene.monster("a"), scene.has("b", "fire-breath")) == ((4, 8), 2)


def test_b_13_all_units_roll_together_for_one_loss() -> None:
    scene = Scene("seats=2 a=2/1@l1 l1=b:zoo,infantry=2 i1=battle-tank@l1 i2=cryo-cannon@l1", [6] * 6 + [6, 6])
    scene.do("attack location").settle()
    assert scene.monster("a") == (2, 0)  # not shrunk, however many hits
    assert len(scene.events("lost-health")) == 1
    assert [event.values["colour"] for event in scene.events("dice")] == [0, 1, 4]


def test_b_23_b_68_attacking_where_nothing_can_be_hit_serves_to_eat() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=b:grain-silo,rubble").do("attack location").settle()
    assert scene.asked == "eating"


def test_b_68_a_location_destroyed_by_a_card_before_the_attack_leaves_its_rubble_to_eat_from() -> None:
    scene = Scene("seats=2 a=2/7@l1 b.hand=nuclear-strike l1=b:grain-silo", [3, 1, 1, 1, 1, 1]).do("attack location")
    scene.do("b: play nuclear-strike a", "a: stay").settle()
    assert (scene.site(1), scene.asked) == ("rubble", "eating")


def test_b_24_action_one_needs_a_unit_and_gives_it_a_hit() -> None:
    assert Scene("seats=2 a=2/7@l1 l1=b:zoo").refusal("attack units") == "B-24"
    scene = Scene("seats=2 a=2/7@l1 l1=b:zoo i1=battle-tank@l1 i2=police@l1", [6, 6, 1]).do(
        "attack units", "i1", "strike"
    )
    scene.do("building")
    assert scene.asked != "hitting"
    assert scene.state.thing_damage[0] == 1  # the last hit had only one way to go


def test_b_67_a_chosen_unit_that_is_gone_is_chosen_anew() -> None:
    scene = (
        Scene("seats=2 a=2/7@l1 b.hand=new-orders l1=b:zoo l2=b:suburb i1=battle-tank@l1 i2=police@l1", [1] * 3)
        .do("attack units", "i1", "b: play new-orders l1", "b: l2", "b: i1", "b: done", "a: stay")
        .settle()
    )
    assert [event.values["card"] for event in scene.events("aimed")] == [33, 32]
    assert scene.asked == "striking"


def test_b_67_if_no_unit_is_left_all_hits_go_to_the_location() -> None:
    scene = (
        Scene("seats=2 a=2/7@l1 b.hand=new-orders l1=b:zoo l2=b:suburb i1=battle-tank@l1", [6, 6, 1])
        .do("attack units", "i1", "b: play new-orders l1", "b: l2", "b: i1", "a: stay", "strike")
        .settle()
    )
    assert scene.state.site_damage[0] == 2


def test_b_45_units_on_the_rubble_of_action_one_still_shoot() -> None:
    scene = Scene("seats=2 a=4/11@l1 l1=b:grain-silo i1=battle-tank@l1", [6, 6, 1, 1, 1, 6, 6]).do(
        "attack units", "i1", "strike"
    )
    scene.do("i1", "building") if scene.asked == "hitting" else None
    scene.settle()
    assert (scene.site(1), scene.monster("a")) == ("rubble", (4, 9))


@pytest.mark.parametrize(("action", "size"), [(("attack units", "i1"), 1), (("attack location",), 2)])
def test_b_73_units_shoot_at_a_monster_without_health_in_action_one_only(action: tuple[str, ...], size: int) -> None:
    scene = Scene("seats=2 a=2/0@l1 l1=b:zoo i1=battle-tank@l1", [6, 6]).do(*action).settle()
    assert scene.monster("a")[0] == size


def test_b_74_ordinary_hits_come_first_then_breath_and_surplus_is_lost() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.mutations=fire-breath l1=b:grain-silo i1=police@l1", [6, 6, 6, 6, 6, 6])
    scene.do("attack units", "i1", "mutation fire-breath")
    assert scene.asked == "hitting"
    scene.do("building").settle()
    assert (scene.items(1), scene.site(1)) == ([], "rubble")
    assert attacks.all_hits(scene.state) == 0


def test_b_74_what_has_no_hit_left_takes_no_more() -> None:
    scene = Scene("seats=2 a=4/11@l1 l1=b:downtown i1=police@l1 i2=battle-tank@l1", [6] * 5).do(
        "attack units", "i1", "strike", "i1"
    )
    assert scene.refusal("i1") == "B-74"
    assert scene.refusal("infantry") == "B-46"


def test_b_31_b_75_b_100_units_shoot_at_the_one_that_ate_most_meeple() -> None:
    text = "seats=3 turn=b a=2/{}@l1 b=2/7@l1 c=2/7@l1 {} l1=b:zoo i1=battle-tank@l1"
    most = Scene(text.format(7, "a.ate=2 c.ate=1"), [6, 6]).do("sleep", "c: hold", "a: hold").settle()
    assert [most.monster(player)[1] for player in "abc"] == [5, 7, 7]
    tie = Scene(text.format(7, "a.ate=2 c.ate=2"), [6, 6]).do("sleep", "c: hold", "a: hold").settle()
    assert [tie.monster(player)[1] for player in "abc"] == [7, 7, 5]  # clockwise from the active player
    active = Scene(text.format(7, "a.ate=2 b.ate=2"), [6, 6]).do("sleep", "c: hold", "a: hold").settle()
    assert [active.monster(player)[1] for player in "abc"] == [7, 7, 7]  # it slept above its Maximum before
    healthy = Scene(text.format(0, "a.ate=5 c.ate=1"), [6, 6]).do("sleep", "c: hold").settle()
    assert [healthy.monster(player)[1] for player in "abc"] == [0, 7, 5]


def test_b_31_meeple_of_the_current_turn_count_for_the_active_monster() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=2/7@l1 b.ate=1 l1=b:zoo i1=battle-tank@l1 now=ate_now:2", [6, 6]).do(
        "sleep", "b: hold"
    )
    assert scene.settle().events("shot")[0].values["seat"] == 0


def test_b_75_nobody_above_zero_health_means_no_shot() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=2/7@l1 l1=b:zoo i1=battle-tank@l1", [1, 1, 1]).do("attack monster", "monster b")
    scene.chance.rolls = [6, 6, 6]
    scene.state.health[0] = 0
    scene.settle()
    assert all(event.values["seat"] == 1 for event in scene.events("shot"))


def test_b_79_a_monster_without_health_can_be_attacked_and_shrinks() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=2/0@l1 l1=b:zoo", [6, 6, 6]).do("attack monster", "monster b").settle()
    assert scene.monster("b") == (1, 3)


def test_b_98_b_99_a_monster_without_health_may_not_attack_another() -> None:
    scene = Scene("seats=2 a=2/0@l1 b=2/7@l1 b.quarters=1 a.mutations=fire-breath l1=b:zoo i1=police@l1", [1, 1])
    assert [scene.refusal(each) for each in ("attack monster", "breathe")] == ["B-99", "B-99"]
    assert [scene.refusal(each) for each in ("attack units", "attack location", "sleep")] == ["allowed"] * 3
    scene.do("attack units", "i1").settle()
    assert scene.events("assaults") == []  # its own Attack needs Health when its step comes


def test_b_69_a_minefield_goes_off_before_the_answers() -> None:
    scene = Scene("seats=2 a=2/3@l1 b.hand=zoo l1=b:suburb i1=minefield@l1", [6, 6, 6]).do("attack location")
    assert (scene.asked, scene.lost("a")) == ("announce", True)
    scene.settle()
    assert (scene.asked, scene.legal()) == ("declaring", ["sleep", "idle"])


def test_many_dice_are_told_in_several_events_that_stay_small() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=b:zoo,infantry=60", [6] * 120).do("sleep").settle()
    told = scene.events("dice")
    assert [event.values["hits"] for event in told] == [20] * 6
    assert all(event.values["faces"] < 1 << 62 for event in told)
