"""Health, Size and lost Monster Moves."""

from __future__ import annotations

import pytest
from tests.games.mashup.scene import Scene

import bestiary.games.mashup.rules.rolling as rolling

OPEN = "phase=opening now=happened"


def strike(size: str, faces: list[int], more: str = "") -> Scene:
    """Lets an Air Strike hit a monster before its first Monster Move."""
    return Scene(f"seats=2 a={size}@nowhere b.hand=air-strike {more} {OPEN}", faces).do("b: play air-strike a").settle()


def test_health_drops_to_zero_and_costs_a_monster_move() -> None:
    scene = strike("2/2", [6, 6, 6, 6])
    assert (scene.monster("a"), scene.quarters("a")) == ((2, 0), 1)


def test_b_14_one_roll_is_one_loss_however_many_hits() -> None:
    scene = strike("3/0", [6, 6, 6, 6])
    assert (scene.monster("a"), scene.quarters("a")) == ((2, 4), 0)


def test_b_15_a_monster_of_size_one_stays_size_one() -> None:
    assert strike("1/0", [6, 6, 6, 6]).monster("a") == (1, 3)


def test_b_16_a_shrink_ray_needs_size_two() -> None:
    scene = Scene(f"seats=2 a=1/5@nowhere b.hand=shrink-ray {OPEN}").do("b: play shrink-ray")
    assert scene.refusal("b: monster a") == "B-53"


def test_b_17_an_overfull_stomach_gives_up_tokens_of_the_owners_choice() -> None:
    scene = Scene(
        f"seats=2 a=4/0@nowhere a.stomach=yympp a.mutations=second-stomach b.hand=air-strike {OPEN}", [6, 1, 1, 1]
    )
    scene.do("b: play air-strike a").settle()
    assert scene.monster("a") == (3, 5)
    scene = Scene(f"seats=2 a=4/0@nowhere a.stomach=yymppi b.hand=air-strike {OPEN}", [6, 1, 1, 1]).do(
        "b: play air-strike a"
    )
    scene.until("spitting")
    assert (scene.owing, scene.legal("a")) == ("a", ["food foodstuff", "food meat", "food meeple", "food infantry"])
    scene.do("a: food meat").settle()
    assert scene.stomach("a") == "yyppi"


@pytest.mark.parametrize(("health", "after"), [(0, 0), (3, 4), (7, 7)])
def test_b_18_a_turn_begins_with_one_health_unless_there_is_none(health: int, after: int) -> None:
    assert Scene(f"seats=2 a=2/{health}@nowhere phase=begin").monster("a") == (2, after)


def test_b_18_food_heals_from_nothing() -> None:
    scene = Scene("seats=2 a=2/0@nowhere a.stomach=y phase=begin").do("food foodstuff")
    assert scene.monster("a") == (2, 2)


def test_b_95_healing_never_goes_above_the_maximum() -> None:
    scene = Scene(f"seats=2 a=2/6@nowhere a.hand=second-wind {OPEN}").do("a: play second-wind").settle()
    assert scene.monster("a") == (2, 7)
    zero = Scene(f"seats=2 a=2/0@nowhere a.hand=second-wind {OPEN}").do("a: play second-wind").settle()
    assert zero.monster("a") == (2, 4)


def test_b_22_two_green_sixes_cost_a_monster_move() -> None:
    scene = Scene(f"seats=2 a=4/11@nowhere b.hand=nuclear-strike {OPEN}", [6, 6, 1, 1, 1, 1]).do(
        "b: play nuclear-strike a"
    )
    assert scene.settle().quarters("a") == 1


def test_b_44_red_dice_hit_from_three_on() -> None:
    state = Scene("seats=2").state
    assert [int(rolling.least(state, colour, 0)) for colour in range(5)] == [4, 3, 3, 3, 3]


# Lost Monster Moves


def test_b_21_a_loss_before_the_action_costs_this_monster_move_and_turns_no_chart() -> None:
    scene = (
        Scene("seats=2 a=2/7@l1 b.hand=tranquilizer l1=b:zoo").do("attack location", "b: play tranquilizer a").settle()
    )
    assert (scene.lost("a"), scene.quarters("a"), scene.legal()) == (True, 0, ["sleep", "idle"])
    scene.do("idle").settle()
    assert (scene.lost("a"), scene.asked) == (False, "moving")
    assert "attack location" in scene.legal()  # the second Monster Move is free


def test_b_21_a_reactive_attack_whose_turn_has_not_come_is_what_is_lost() -> None:
    scene = Scene("seats=3 a=4/11@l1 b=2/7@l1 c.hand=tranquilizer l1=b:zoo").do(
        "attack location", "c: play tranquilizer b"
    )
    scene.do("a: stay")
    assert (scene.lost("b"), scene.quarters("b"), scene.owing) == (True, 0, "a")


def test_b_21_after_the_attack_the_chart_is_turned_and_costs_the_next_monster_move() -> None:
    scene = Scene("seats=2 a=4/11@l1 b.hand=tranquilizer l1=b:grain-silo", [6, 1, 1, 1, 1]).do(
        "attack location", "strike"
    )
    scene.until("step").do("b: play tranquilizer a").settle()
    assert (scene.lost("a"), scene.quarters("a"), scene.asked) == (False, 1, "eating")  # it may still eat
    scene.do("food foodstuff", "done").settle()
    assert (scene.asked, scene.legal(), scene.quarters("a")) == ("moving", ["sleep", "stop", "idle"], 1)


def test_b_21_a_turned_chart_comes_back_only_if_it_was_turned_when_the_monster_move_began() -> None:
    scene = Scene("seats=2 a=2/1@l1 a.quarters=1 b.hand=tranquilizer l1=b:zoo").do("sleep", "b: play tranquilizer a")
    scene.settle()
    assert scene.quarters("a") == 1  # one more came, one was turned back
    scene.do("sleep").settle()
    assert scene.quarters("a") == 0


def test_b_21_dropping_to_zero_before_ones_attack_takes_attack_meal_and_move() -> None:
    scene = (
        Scene("seats=2 a=2/2@l1 b=2/7@l1 l1=b:grain-silo l2=b:zoo", [6, 6, 6])
        .do("attack location", "b: strike")
        .settle()
    )
    assert (scene.monster("a"), scene.quarters("a"), scene.asked) == ((2, 0), 0, "moving")
    assert (scene.state.moves, scene.site(1)) == (1, "grain-silo")


def test_b_76_monster_moves_not_taken_turn_nothing_back() -> None:
    scene = Scene("seats=2 a.quarters=2").do("idle").settle()
    assert scene.quarters("a") == 1
    scene.do("stop").settle()
    assert scene.quarters("a") == 1


def test_b_77_an_upside_down_chart_ignores_further_losses_but_not_the_dice() -> None:
    scene = Scene(f"seats=2 a.quarters=2 b.hand=freeze-ray {OPEN}", [6, 6]).do("b: play freeze-ray a").settle()
    assert (scene.quarters("a"), scene.monster("a")) == (2, (2, 5))


def test_b_78_second_wind_gives_the_monster_move_under_way_back() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.hand=second-wind b.hand=tranquilizer l1=b:zoo").do("attack location")
    scene.do("b: play tranquilizer a", "b: pass") if scene.owing == "b" else scene.do("b: play tranquilizer a")
    scene.until("announce").do("a: play second-wind").settle()
    assert (scene.lost("a"), scene.asked) == (False, "striking")


def test_b_97_freeze_ray_takes_this_monster_move_and_a_six_the_next() -> None:
    scene = (
        Scene("seats=2 a=2/7@l1 b.hand=freeze-ray l1=b:zoo", [6, 1])
        .do("attack location", "b: play freeze-ray a")
        .settle()
    )
    assert (scene.lost("a"), scene.quarters("a")) == (True, 1)


def test_a_stunned_monster_may_only_sleep() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.quarters=1 l1=b:zoo l2=b:suburb")
    assert scene.legal() == ["sleep", "stop", "idle"]
    assert [scene.refusal("l2"), scene.refusal("attack location"), scene.refusal("at nowhere")] == ["B-21"] * 3


# Breath Attacks


def test_b_28_a_breath_attack_is_used_once_until_ones_next_turn() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.mutations=fire-breath! l1=b:zoo")
    assert scene.refusal("breathe") == "B-28"
    scene.do("attack location")
    assert scene.refusal("mutation fire-breath") == "B-28"
    fresh = Scene("seats=2 a.mutations=fire-breath! b.mutations=acid-spit! phase=begin")
    assert (fresh.has("a", "fire-breath"), fresh.has("b", "acid-spit")) == (1, 2)


def test_b_29_the_last_needed_hit_decides_about_hellicopters() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.mutations=fire-breath l1=b:downtown i1=hellicopters@l1,-1,>a", [6, 1, 1, 6, 1, 1])
    scene.do("attack units", "i1", "mutation fire-breath", "building")  # the ordinary hit goes elsewhere
    scene.settle()
    assert (scene.fame("a"), scene.items(1)) == (1, [])


def test_b_30_specials_count_the_breath_dice_alone() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=4/11@l1 a.mutations=frost-breath l1=b:zoo", [6, 6, 6, 5, 5]).do(
        "attack monster", "monster b"
    )
    scene.do("mutation frost-breath").settle()
    assert (scene.monster("b"), scene.quarters("b"), scene.lost("b")) == ((4, 6), 0, False)


def test_b_80_a_breath_announced_and_then_lost_is_taken_back() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.mutations=fire-breath b.hand=anti-mutagen-bomb l1=b:zoo").do(
        "breathe", "monster b"
    )
    scene.do("b: play anti-mutagen-bomb a", "a: stay").settle()
    assert (scene.asked, scene.refusal("breathe")) == ("declaring", "B-28")


# Mutations


def test_b_36_a_mutation_one_has_is_drawn_again_once() -> None:
    text = "seats=2 a=2/7@l1 a.mutations=wings l1=b:toxic-waste-dump genes={}"
    scene = Scene(
        text.format("fireproof,fireproof")
        .replace("wings", "fireproof")
        .replace("fireproof,fireproof", "fireproof,bone-plates")
    )
    scene.do("attack location", "hold")
    scene.chance.rolls = [0]
    scene.do("use", "again").settle()
    assert scene.has("a", "bone-plates") == 1
    assert [event.values["mutation"] for event in scene.events("known-mutation")] == [5]
    assert list(scene.state.genes) == [int(gene == 5) for gene in range(15)]
    twice = Scene(
        "seats=2 a=2/7@l1 a.mutations=fireproof,bone-plates l1=b:toxic-waste-dump genes=fireproof,bone-plates"
    )
    twice.do("attack location", "hold", "use", "again").settle()
    assert (len(twice.events("known-mutation")), twice.state.genes_size, twice.site(1)) == (2, 2, "rubble")


def test_b_81_in_the_genetics_lab_only_a_new_mutation_is_chosen() -> None:
    text = "seats=2 a=4/11@l1 {} l1=b:genetics-lab genes={}"
    one = Scene(text.format("a.mutations=fireproof", "fireproof,bone-plates"), [6] * 5).do(
        "attack location", "strike", "use"
    )
    one.settle()
    assert one.has("a", "bone-plates") == 1
    last = Scene(text.format("", "wings"), [6] * 5).do("attack location", "strike", "use").settle()
    assert (last.has("a", "wings"), last.state.genes_size) == (1, 0)
    both = Scene(text.format("a.mutations=fireproof,bone-plates", "fireproof,bone-plates,wings"), [6] * 5)
    both.do("attack location", "strike")
    both.until("eating").chance.rolls = [0, 0, 1]
    both.do("use", "again").settle()
    assert both.has("a", "wings") == 1


def test_b_82_an_empty_mutation_deck_lapses_but_the_rest_happens() -> None:
    dump = Scene("seats=2 a=2/7@l1 l1=b:toxic-waste-dump genes=").do("attack location", "hold", "use").settle()
    assert (dump.site(1), len(dump.events("no-mutation"))) == ("rubble", 1)
    plant = (
        Scene("seats=2 a=5/13@l1 l1=b:nuclear-power-plant genes=", [6] * 6)
        .do("attack location", "strike", "use")
        .settle()
    )
    assert plant.monster("a") == (5, 10)
