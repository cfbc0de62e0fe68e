"""Locations and Units: what is destroyed, who is credited, what is eaten, and what burns."""

from __future__ import annotations

from tests.games.mashup.scene import Scene

OPEN = "phase=opening now=happened"


def test_b_25_a_locations_effect_is_for_the_monster_that_destroyed_it_in_that_monster_move() -> None:
    scene = Scene("seats=2 a=4/5@l1 l1=b:hospital", [6, 6, 6, 6, 1]).do(
        "attack location", "strike", "use", "food meeple", "food meeple"
    )
    assert scene.settle().monster("a") == (4, 8)
    later = Scene("seats=2 a=4/5@l1 l1=b:hospital,rubble").do("attack location").settle()
    assert "use" not in later.legal()


def test_b_25_credit_by_a_card_in_ones_own_monster_move_counts() -> None:
    scene = Scene("seats=2 a=4/9@l1 b.hand=nuclear-strike l1=b:hospital", [6, 3, 3, 3, 1, 1]).do("attack location")
    scene.do("b: play nuclear-strike a", "a: stay").settle()
    assert (scene.asked, "use" in scene.legal(), scene.fame("a")) == ("eating", True, 1)


def test_b_27_a_location_destroyed_by_a_card_gives_no_infamy() -> None:
    scene = Scene("seats=2 a=4/9@l1 l1=b:downtown fires=blaze@l1").do("idle").settle()
    assert (scene.site(1), scene.fame("a"), scene.fame("b"), scene.discarded("downtown")) == ("rubble", 0, 0, 1)


def test_b_39_defeated_infantry_is_food_for_any_monster_there() -> None:
    scene = Scene("seats=2 turn=b a=2/7@nowhere b=2/7@l1 l1=a:downtown,food=ppppii").do(
        "attack location", "hold", "food infantry"
    )
    assert scene.stomach("b") == "i"


def test_b_40_partial_damage_stays() -> None:
    scene = (
        Scene("seats=2 a=2/7@l1 l1=b:downtown i1=battle-tank@l1", [6, 1, 1, 1, 1])
        .do("attack units", "i1", "strike")
        .settle()
    )
    assert scene.state.thing_damage[0] == 1
    scene.chance.rolls = [6, 6, 1, 1, 1]
    scene.do("done", "attack units", "i1", "strike", "i1").settle()
    assert (scene.items(1), scene.state.site_damage[0]) == ([], 1)


def test_b_61_a_location_without_hits_does_not_fall_by_itself() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=b:toxic-waste-dump", [1, 1, 1]).do("attack location", "strike", "done").settle()
    assert scene.site(1) == "toxic-waste-dump"
    burnt = Scene("seats=2 a=2/7@l1 l1=b:toxic-waste-dump fires=blaze@l1").do("idle").settle()
    assert burnt.site(1) == "rubble"


def test_b_43_b_63_a_fire_outside_a_monster_move_burns_after_the_next_one() -> None:
    scene = Scene(f"seats=2 a=4/9@l1 b.hand=blaze l1=b:suburb {OPEN}").do("b: play blaze l1").settle()
    assert (scene.monster("a"), scene.site(1), scene.asked) == ((4, 7), "suburb", "moving")
    scene.do("idle").settle()
    assert (scene.monster("a"), scene.site(1)) == ((4, 5), "rubble")


def test_b_63_fires_add_up_and_burn_on_rubble_and_empty_locations() -> None:
    twice = Scene("seats=2 a=4/9@l1 l1=b:suburb i1=police@l1 fires=blaze@l1,blaze@l1").do("idle").settle()
    assert (twice.monster("a"), twice.site(1), twice.items(1)) == ((4, 5), "rubble", ["police"])
    rubble = Scene("seats=2 a=4/9@l1 l1=b:suburb,rubble fires=blaze@l1").do("idle").settle()
    assert (rubble.monster("a"), rubble.site(1)) == ((4, 7), "rubble")
    empty = Scene("seats=2 a=4/9@nowhere l1=b:suburb fires=blaze@l1").do("idle").settle()
    assert (empty.monster("a"), empty.site(1)) == ((4, 9), "gone")


def test_b_64_a_nuclear_strike_nowhere_hits_the_monster_and_what_follows_it() -> None:
    scene = (
        Scene(
            f"seats=2 a=4/11@nowhere b=2/7@nowhere b.hand=nuclear-strike l1=b:zoo "
            f"i1=hellicopters@nowhere,>a i2=hellicopters@nowhere,>b {OPEN}",
            [3, 3, 1, 1, 1, 1],
        )
        .do("b: play nuclear-strike a")
        .settle()
    )
    assert (scene.monster("a"), scene.monster("b")) == ((4, 9), (2, 7))
    assert (scene.items("nowhere"), scene.fame("a"), scene.fame("b")) == (["hellicopters"], 0, 0)


def test_b_64_on_rubble_the_monster_and_units_are_hit_and_ones_own_monster_may_be() -> None:
    scene = Scene(
        f"seats=2 a=4/11@l1 a.hand=nuclear-strike l1=b:zoo,rubble i1=giant-robot@l1 {OPEN}", [3, 3, 3, 3, 1, 1]
    )
    scene.do("a: play nuclear-strike a").settle()
    assert (scene.monster("a"), scene.items(1), scene.fame("a")) == ((4, 7), [], 0)


def test_b_70_infamy_then_news_then_rubble_then_the_text() -> None:
    scene = Scene("seats=2 a=4/11@l1 l1=b:oil-rig i1=news-crew@l1", []).do("attack location").settle()
    scene.chance.rolls = [6, 6, 6, 6, 1, 1, 1, 1]
    scene.do("strike").settle()
    kinds = [kind for kind in scene.kinds() if kind in ("destroyed", "infamy", "dice")]
    assert kinds == ["dice", "destroyed", "infamy", "infamy", "dice"]
    assert [event.values["card"] for event in scene.events("infamy")] == [17, 41]


def test_b_71_food_items_go_when_empty_and_platoons_at_once() -> None:
    scene = Scene("seats=2 a=4/11@l1 l1=a:downtown i1=livestock-herd@l1").do("attack location", "hold", "i1")
    assert scene.discarded("livestock-herd") == 0
    scene.do("i1")
    assert scene.discarded("livestock-herd") == 1


def test_b_72_only_tokens_count_and_each_effect_is_used_once() -> None:
    scene = Scene("seats=2 a=4/5@l1 l1=b:hospital,food=ppyy", [6, 6, 6, 6, 1]).do("attack location", "strike")
    scene.do("food meeple", "use", "food meeple")
    assert "use" not in scene.legal()
    scene.do("food foodstuff").settle()
    assert (scene.stomach("a"), scene.monster("a")) == ("ypp", (4, 8))


def test_b_72_what_lies_on_a_standing_location_is_not_eaten_and_a_full_stomach_eats_nothing() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=b:downtown,food=ppppi").do("attack location", "hold")
    assert [scene.refusal("food meeple"), scene.refusal("food infantry"), scene.refusal("use")] == [
        "B-72",
        "allowed",
        "B-72",
    ]
    full = Scene("seats=2 a=2/7@l1 a.stomach=yyyy l1=b:downtown,food=ppppi").do("attack location", "hold").settle()
    assert full.asked == "moving"


def test_b_72_health_is_looked_at_when_the_step_begins() -> None:
    scene = Scene("seats=2 a=5/3@l1 l1=b:nuclear-power-plant,food=yy genes=wings", [6] * 6).do(
        "attack location", "strike", "use"
    )
    assert (scene.monster("a"), scene.asked) == ((5, 0), "eating")
    scene.do("food foodstuff")
    assert scene.stomach("a") == "y"


def test_b_92_units_destroyed_by_cards_give_no_infamy() -> None:
    scene = Scene(f"seats=2 a=8/19@l1 b.hand=nuclear-strike l1=b:downtown i1=giant-robot@l1 {OPEN}", [3, 3, 3, 3, 1, 1])
    scene.do("b: play nuclear-strike a").settle()
    assert (scene.items(1), scene.fame("a"), scene.discarded("giant-robot")) == ([], 0, 1)
    left = Scene("seats=2 a=2/7@l1 l1=b:suburb,rubble i1=giant-robot@l1 l2=a:zoo").do("l2").settle()
    assert (left.fame("a"), left.discarded("giant-robot")) == (0, 1)


def test_b_93_one_card_hits_several_monsters_clockwise_from_the_active_player() -> None:
    scene = Scene(
        f"seats=3 turn=b a=2/7@l1 b=2/7@l1 c=2/7@l1 a.hand=napalm l1=b:zoo {OPEN}", [6, 1, 1, 6, 6, 1, 6, 6, 6]
    )
    scene.do("a: play napalm l1").settle()
    assert [event.values["seat"] for event in scene.events("lost-health")] == [1, 2, 0]
    assert [scene.monster(player)[1] for player in "abc"] == [4, 6, 5]


def test_b_94_cards_of_the_same_kind_add_up() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.hand=adrenaline,adrenaline l1=b:downtown", [6] * 9).do("attack location")
    scene.do("a: play adrenaline", "a: play adrenaline", "strike").settle()
    assert scene.site(1) == "rubble"
    meal = Scene("seats=2 a=4/11@l1 a.hand=feeding-frenzy,feeding-frenzy l1=b:container-harbor,rubble,food=yyymmm")
    meal.do("attack location").until("eating")
    meal.do("play feeding-frenzy", "play feeding-frenzy", *["food foodstuff"] * 3, *["food meat"] * 3).settle()
    assert meal.stomach("a") == "yyymmm"
