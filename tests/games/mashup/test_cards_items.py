"""Every Item card: where and when it may be played, what it does there, and how it leaves the table."""

from __future__ import annotations

import pytest
from tests.games.mashup.scene import Scene

import bestiary.games.mashup.rules.locations as locations
import bestiary.games.mashup.rules.units as units

UNITS = [
    ("police", "suburb", 1, 0, 2),
    ("battle-tank", "family-farm", 2, 1, 2),
    ("rocket-artillery", "family-farm", 1, 1, 3),
    ("flame-tank", "family-farm", 2, 2, 2),
    ("cryo-cannon", "family-farm", 1, 4, 2),
    ("giant-robot", "family-farm", 4, 1, 4),
]


def check_unit(name: str, location: str, hits: int, colour: int, dice: int) -> None:
    """Plays a Unit in another's turn, counts its dice, and destroys it with exactly its Hits."""
    scene = Scene(f"seats=2 a=2/7@nowhere b.hand={name} l1=a:{location} phase=opening now=happened")
    scene.do(f"b: play {name} l1").settle()
    assert scene.items(1) == [name]
    assert [int(units.shooting_dice(scene.state, each, 0, 0)) for each in range(5)] == [
        dice if each == colour else 0 for each in range(5)
    ]
    scene = Scene(f"seats=2 a=8/19@l1 l1=b:{location} i1={name}@l1")
    scene.do("attack units", "i1").until("striking")
    scene.chance.rolls = [6] * hits + [1] * (9 - hits)
    scene.do("strike", *["i1"] * (hits if scene.asked == "hitting" else 0))
    while scene.asked == "hitting":
        scene.do("i1")
    assert scene.items(1) == []


def test_card_infantry_platoon_becomes_a_figure_and_is_discarded() -> None:
    scene = Scene("seats=2 b.hand=infantry-platoon l1=a:family-farm phase=opening now=happened")
    scene.do("b: play infantry-platoon l1").settle()
    assert (scene.infantry(1), scene.items(1), scene.discarded("infantry-platoon")) == (1, [], 1)
    assert units.shooting_dice(scene.state, 0, 0, 0) == 2


def test_card_infantry_platoon_can_be_eaten_when_defeated_while_the_location_stands() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=b:downtown,infantry=1", [6, 1, 1]).do("attack units", "infantry", "strike")
    scene.do("food infantry")
    assert (scene.site(1), scene.stomach("a")) == ("downtown", "i")


def test_card_police_goes_to_urban_locations_only() -> None:
    check_unit(*UNITS[0])
    scene = Scene("seats=2 a.hand=police l1=b:family-farm l2=b:suburb phase=opening now=happened").do("play police")
    assert scene.refusal("l1") == "R-5"
    assert scene.refusal("l2") == "allowed"


def test_card_battle_tank_still_shoots_with_one_hit_left() -> None:
    check_unit(*UNITS[1])
    scene = Scene("seats=2 a=2/7@l1 l1=b:downtown i1=battle-tank@l1", [6, 1, 1, 6, 6])
    scene.do("attack units", "i1", "strike").settle()
    assert scene.items(1) == ["battle-tank"]
    assert scene.monster("a") == (2, 5)


def test_card_rocket_artillery() -> None:
    check_unit(*UNITS[2])


def test_card_flame_tank_shoots_red_dice() -> None:
    check_unit(*UNITS[3])


def test_card_cryo_cannon_shoots_blue_dice_that_can_cost_a_monster_move() -> None:
    check_unit(*UNITS[4])
    scene = Scene("seats=2 a=2/7@l1 l1=b:downtown i1=cryo-cannon@l1", [6, 1]).do("sleep").settle()
    assert (scene.monster("a"), scene.quarters("a")) == ((2, 7), 1)


def test_card_giant_robot_is_worth_two_infamy_to_a_monster() -> None:
    check_unit(*UNITS[5])
    scene = Scene("seats=2 a=4/11@l1 l1=b:downtown i1=giant-robot@l1", [6, 6, 6, 6, 1])
    scene.do("attack units", "i1", "strike", "i1", "i1", "i1", "i1").settle()
    assert scene.fame("a") == 2


HELLICOPTERS = "seats=3 a=2/7@l1 b=2/7@nowhere c=2/7@l1 b.hand=hellicopters l1=b:downtown l2=c:suburb"


def test_card_hellicopters_choose_a_monster_at_a_location() -> None:
    scene = Scene(f"{HELLICOPTERS} phase=opening now=happened").do("b: play hellicopters")
    assert scene.refusal("b: monster b") == "B-8"
    scene.do("b: monster c").settle()
    assert scene.items(1) == ["hellicopters"]
    assert scene.state.thing_follows[0] == 2


def test_card_hellicopters_follow_wherever_their_monster_moves() -> None:
    text = "seats=2 a=2/7@l1 l1=b:downtown l2=b:suburb i1=hellicopters@l1,>a"
    assert Scene(text).do("l2").settle().items(2) == ["hellicopters"]
    nowhere = Scene(text).do("at nowhere").settle()
    assert nowhere.items("nowhere") == ["hellicopters"]
    assert "attack units" in nowhere.legal()


def test_card_hellicopters_nowhere_shoot_when_attacked_or_at_a_sleeper_and_never_else() -> None:
    text = "seats=3 a=2/7@nowhere b=2/7@nowhere l1=b:downtown i1=hellicopters@nowhere,>a"
    assert Scene(text, [6, 6]).do("sleep").settle().monster("a") == (2, 7)
    asleep = Scene(text.replace("2/7", "2/1", 1), [6, 6]).do("sleep").settle()
    assert asleep.monster("a") == (2, 3)
    attacked = Scene(text, [1, 1, 1, 6, 6]).do("attack units", "i1", "strike").settle()
    assert attacked.monster("a") == (2, 5)
    duel = Scene(text, [1, 1, 1]).do("attack monster", "monster b", "b: hold").settle()
    assert duel.monster("a") == (2, 7)
    assert Scene(text.replace("turn=a", "")).refusal("attack location") == "B-8"


def test_card_hellicopters_shoot_at_other_monsters_where_they_are() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=2/7@l1 l1=b:downtown i1=hellicopters@l1,>b", [6, 6]).do("attack location")
    scene.do("b: hold").until("striking")
    assert scene.monster("a") == (2, 5)


@pytest.mark.parametrize(
    ("rolls", "infamy"), [([1, 1, 1, 6, 6, 1], 1), ([6, 6, 1, 1, 1, 1], 0), ([6, 1, 1, 6, 1, 1], 1)]
)
def test_card_hellicopters_give_infamy_only_to_a_breath_attack(rolls: list[int], infamy: int) -> None:
    text = "seats=2 a=2/7@l1 a.mutations=fire-breath l1=b:downtown i1=hellicopters@l1,>b"
    scene = Scene(text.replace(">b", ">a"), rolls).do("attack units", "i1", "mutation fire-breath")
    while scene.asked == "hitting":
        scene.do("i1")
    assert (scene.items(1), scene.fame("a")) == ([], infamy)


def test_card_hellicopters_keep_following_from_the_rubble() -> None:
    scene = Scene("seats=2 a=8/19@l1 l1=b:grain-silo i1=hellicopters@l1,>a", [1, 1, 6] + [1] * 8)
    scene.do("attack location", "strike", "building").settle()
    assert (scene.site(1), scene.items(1)) == ("rubble", ["hellicopters"])
    scene.do("done", "at nowhere").settle()
    assert scene.items("nowhere") == ["hellicopters"]


def test_card_bunkers_add_three_hits_to_a_location_with_hits() -> None:
    scene = Scene(
        "seats=2 a.hand=bunkers l1=b:suburb,-1 l2=b:toxic-waste-dump l3=b:zoo,rubble b=2/7@l3 phase=opening "
        "now=happened"
    ).do("play bunkers")
    assert [scene.refusal(f"l{slot}") for slot in (1, 2, 3)] == ["allowed", "R-5", "B-62"]
    scene.do("l1").settle()
    assert locations.hits_left(scene.state, 0) == 5


def test_card_minefield_goes_off_at_the_next_announcement_there() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=b:downtown i1=minefield@l1", [6, 6, 1]).do("attack location")
    assert (scene.asked, scene.monster("a"), scene.discarded("minefield")) == ("striking", (2, 5), 1)


def test_card_minefield_waits_when_somebody_sleeps() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=b:downtown i1=minefield@l1").do("sleep").settle()
    assert scene.items(1) == ["minefield"]


def test_card_minefield_played_at_the_announcement_waits_for_the_next() -> None:
    scene = Scene("seats=2 a=2/7@l1 b.hand=minefield l1=b:downtown", [1, 1, 1]).do("attack location")
    scene.do("b: play minefield l1", "a: stay", "strike").settle()
    assert scene.items(1) == ["minefield"]
    scene.chance.rolls = [6, 6, 6]
    scene.do("done", "attack location")
    assert scene.monster("a") == (2, 4)


def test_card_news_crew_goes_to_the_player_whose_monster_destroys_the_location() -> None:
    scene = Scene("seats=2 a=4/11@l1 l1=b:suburb i1=news-crew@l1 i2=news-crew@l1", [6, 6, 6, 1, 1])
    scene.do("attack location", "strike").settle()
    assert (scene.fame("a"), scene.items(1)) == (3, [])
    refused = Scene("seats=2 a.hand=news-crew l1=b:family-farm l2=b:royal-palace phase=opening now=happened")
    refused.do("play news-crew")
    assert [refused.refusal("l1"), refused.refusal("l2")] == ["R-5", "allowed"]


def test_card_news_crew_stays_when_no_monster_destroyed_it() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=b:suburb i1=news-crew@l1 fires=blaze@l1").do("idle").settle()
    assert (scene.site(1), scene.items(1), scene.fame("a")) == ("rubble", ["news-crew"], 0)


def test_card_food_convoy_lies_on_an_own_location_and_is_eaten_while_it_stands() -> None:
    scene = Scene(
        "seats=2 a.hand=food-convoy l1=b:downtown l2=a:suburb l3=a:zoo,rubble a=2/7@l3 phase=opening now=happened"
    )
    scene.do("play food-convoy")
    assert [scene.refusal(f"l{slot}") for slot in (1, 2, 3)] == ["R-5", "allowed", "allowed"]
    meal = Scene("seats=2 a=2/7@l1 l1=a:downtown i1=food-convoy@l1").do("attack location", "hold", "i1", "i1").settle()
    assert (meal.stomach("a"), meal.items(1), meal.discarded("food-convoy")) == ("yy", ["food-convoy"], 0)
    meal.do("done", "attack location", "hold", "i1").settle()
    assert (meal.stomach("a"), meal.items(1), meal.discarded("food-convoy")) == ("yyy", [], 1)


def test_card_livestock_herd_lies_on_rural_locations() -> None:
    scene = Scene("seats=2 a.hand=livestock-herd l1=b:suburb l2=b:family-farm phase=opening now=happened")
    scene.do("play livestock-herd")
    assert [scene.refusal("l1"), scene.refusal("l2")] == ["R-5", "allowed"]
    meal = Scene("seats=2 a=2/7@l1 l1=a:family-farm i1=livestock-herd@l1").do("attack location", "hold", "i1", "i1")
    assert (meal.stomach("a"), meal.discarded("livestock-herd")) == ("mm", 1)


def test_card_tour_bus_brings_meeple_to_urban_locations_and_landmarks() -> None:
    scene = Scene("seats=2 a.hand=tour-bus l1=b:family-farm l2=b:great-dam l3=b:suburb phase=opening now=happened")
    scene.do("play tour-bus")
    assert [scene.refusal(f"l{slot}") for slot in (1, 2, 3)] == ["R-5", "allowed", "allowed"]
    meal = Scene("seats=2 a=2/7@l1 l1=a:suburb i1=tour-bus@l1").do("attack location", "hold", "i1")
    assert (meal.stomach("a"), meal.state.ate_now) == ("p", 1)


def test_card_mutagen_barrels_mutate_while_eating_and_are_discarded() -> None:
    scene = Scene(
        "seats=2 a.hand=mutagen-barrels l1=b:suburb l2=b:army-barracks l3=b:genetics-lab l4=b:grain-silo "
        "phase=opening now=happened"
    )
    scene.do("play mutagen-barrels")
    assert [scene.refusal(f"l{slot}") for slot in (1, 2, 3, 4)] == ["R-5", "allowed", "allowed", "allowed"]
    meal = Scene("seats=2 a=2/7@l1 a.stomach=yyyy l1=a:great-dam i1=mutagen-barrels@l1").do(
        "attack location", "hold", "i1"
    )
    assert len(meal.events("gained")) == 1
    assert (meal.items(1), meal.discarded("mutagen-barrels")) == ([], 1)


@pytest.mark.parametrize("window", ["step", "grow", "late"])
def test_items_are_refused_after_the_announcement(window: str) -> None:
    if window == "step":
        scene = Scene("seats=2 a=2/7@l1 b.hand=battle-tank l1=b:suburb,infantry=1", [6, 6, 6, 1, 1])
        scene.do("attack units", "infantry", "strike", "infantry").until("step")
    elif window == "grow":
        scene = Scene("seats=2 a=2/7@nowhere a.stomach=yyyy b.hand=battle-tank l1=b:suburb phase=growing").do("grow")
    else:
        scene = Scene("seats=2 b.hand=battle-tank l1=b:suburb phase=late now=happened")
    assert scene.asked == window
    assert scene.refusal("b: play battle-tank") == "B-3"
