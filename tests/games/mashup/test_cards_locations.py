"""Every Location card: what it brings to the table, how it falls, what it gives, and what its text does."""

from __future__ import annotations

from tests.games.mashup.scene import Scene

import bestiary.games.mashup.rules.locations as locations
import bestiary.games.mashup.rules.units as units
from bestiary.games.mashup.content.sets import standard_cards


def check(name: str, hits: int, infamy: int, food: str, infantry: int = 0) -> None:
    """Plays a Location, leaves it standing with one hit too few, destroys it, and looks at what is to be had."""
    scene = Scene(f"seats=2 a.hand={name} phase=opening now=happened").do(f"play {name}").settle()
    assert scene.site(1) == name
    assert (scene.food(1), scene.infantry(1)) == (food, infantry)
    assert scene.refusal("at " + name + "-1") == "B-2"
    short = Scene(f"seats=2 a=8/19@l1 l1=b:{name},infantry=0", [6] * max(1, hits - 1) + [1] * (10 - max(1, hits)))
    short.do("attack location", "strike")
    standing = short.site(1) if hits > 1 else name
    assert standing == name
    scene = Scene(f"seats=2 a=8/19@l1 l1=b:{name},infantry=0", [6] * max(1, hits) + [1] * (9 - max(1, hits)))
    scene.do("attack location")
    assert scene.fame("a") == 0
    scene.do("strike").settle()
    assert scene.site(1) == "rubble"
    assert scene.fame("a") == infamy
    assert scene.discarded(name) == (0 if infamy else 1)
    if food:
        assert scene.asked == "eating"
        assert {f"food {token}" for token in words(food)} <= set(scene.legal())


def words(food: str) -> set[str]:
    """Returns the names of tokens."""
    return {{"y": "foodstuff", "m": "meat", "p": "meeple", "i": "infantry"}[letter] for letter in food}


def test_card_family_farm() -> None:
    check("family-farm", 2, 0, "yyyp")


def test_card_cattle_ranch() -> None:
    check("cattle-ranch", 2, 0, "mmm")


def test_card_grain_silo() -> None:
    check("grain-silo", 1, 0, "yyyy")


def test_card_roadside_diner() -> None:
    check("roadside-diner", 1, 0, "yyp")


def test_card_camping_ground_keeps_vehicles_away() -> None:
    check("camping-ground", 1, 0, "pp")
    scene = Scene("seats=2 a.hand=battle-tank,infantry-platoon l1=b:camping-ground phase=opening now=happened")
    assert scene.refusal("play battle-tank") == "R-5"
    scene.do("play infantry-platoon l1").settle()
    assert scene.infantry(1) == 1


def test_card_toxic_waste_dump_is_used_while_eating_and_that_destroys_it() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=b:toxic-waste-dump", [1, 1, 1]).do("attack location", "strike").settle()
    assert (scene.asked, scene.legal()) == ("eating", ["use", "done"])
    scene.chance.rolls = [0]
    scene.do("use")
    assert scene.site(1) == "rubble"
    assert len(scene.events("gained")) == 1
    assert scene.discarded("toxic-waste-dump") == 1


def test_card_toxic_waste_dump_can_be_left_alone() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=b:toxic-waste-dump").do("attack location", "hold", "done").settle()
    assert scene.site(1) == "toxic-waste-dump"
    assert scene.events("gained") == []


def test_card_toxic_waste_dump_falls_at_the_first_hit_and_can_still_be_used() -> None:
    check("toxic-waste-dump", 0, 0, "")
    scene = Scene("seats=2 a=2/7@l1 l1=b:toxic-waste-dump", [6, 1, 1]).do("attack location", "strike").settle()
    assert (scene.site(1), scene.asked) == ("rubble", "eating")
    scene.do("use").settle()
    assert len(scene.events("gained")) == 1


def test_card_toxic_waste_dump_needs_a_monster_move_in_which_one_may_eat() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=b:toxic-waste-dump").do("sleep").settle()
    assert scene.asked == "moving"
    assert scene.site(1) == "toxic-waste-dump"


def test_card_fishing_village() -> None:
    check("fishing-village", 2, 0, "yypp")


def test_card_suburb() -> None:
    check("suburb", 3, 1, "ppp")


def test_card_supermarket() -> None:
    check("supermarket", 3, 1, "yyym")


def test_card_train_station() -> None:
    check("train-station", 4, 1, "yppp")


def test_card_office_block() -> None:
    check("office-block", 5, 1, "pppp")


def test_card_police_station_gives_police_a_die_each() -> None:
    check("police-station", 4, 1, "p")
    text = "seats=2 a=2/7@l1 l1=b:{} i1=police@l1 i2=police@l1,-1 i3=battle-tank@l1"
    here = Scene(text.format("police-station")).state
    there = Scene(text.format("suburb")).state
    assert (units.shooting_dice(here, 0, 0, 0), units.shooting_dice(there, 0, 0, 0)) == (6, 4)
    assert units.shooting_dice(here, 1, 0, 0) == units.shooting_dice(there, 1, 0, 0) == 2


def test_card_police_station_says_nothing_as_rubble() -> None:
    state = Scene("seats=2 a=2/7@l1 l1=b:police-station,rubble i1=police@l1").state
    assert units.shooting_dice(state, 0, 0, 0) == 2


def test_card_shopping_mall() -> None:
    check("shopping-mall", 5, 1, "yyppp")


def test_card_hospital_heals_three_while_eating() -> None:
    check("hospital", 4, 1, "pp")
    scene = Scene("seats=2 a=4/5@l1 l1=b:hospital", [6, 6, 6, 6, 1]).do("attack location", "strike", "use").settle()
    assert scene.monster("a") == (4, 8)
    assert "use" not in scene.legal()


def test_card_zoo() -> None:
    check("zoo", 4, 1, "mmmp")


def test_card_slaughterhouse() -> None:
    check("slaughterhouse", 3, 1, "mmm")


def test_card_container_harbor() -> None:
    check("container-harbor", 5, 1, "yyymm")


def test_card_oil_rig_burns_every_monster_there_and_takes_no_vehicles() -> None:
    scene = Scene("seats=3 a=8/19@l1 b=2/7@l1 c=2/7@nowhere l1=b:oil-rig", [])
    scene.do("attack location", "b: hold")
    scene.chance.rolls = [6, 6, 6, 6, 1, 1, 1, 1, 1, 3, 3, 3, 2, 3, 6]
    scene.do("strike").settle()
    assert scene.site(1) == "rubble"
    assert (scene.monster("a"), scene.monster("b"), scene.monster("c")) == ((8, 16), (2, 5), (2, 7))
    refused = Scene("seats=2 a.hand=flame-tank l1=b:oil-rig phase=opening now=happened")
    assert refused.refusal("play flame-tank") == "R-5"


def test_card_oil_rig() -> None:
    scene = Scene("seats=2 a.hand=oil-rig phase=opening now=happened").do("play oil-rig").settle()
    assert (scene.site(1), scene.food(1), locations.hits_left(scene.state, 0)) == ("oil-rig", "", 4)


def test_card_army_barracks_comes_with_three_infantry() -> None:
    check("army-barracks", 3, 1, "", 3)


def test_card_military_airfield_comes_with_two_infantry() -> None:
    check("military-airfield", 5, 2, "", 2)


def test_card_genetics_lab_lets_one_choose_from_two_mutations() -> None:
    check("genetics-lab", 4, 1, "")
    scene = Scene("seats=2 a=4/9@l1 l1=b:genetics-lab genes=wings,fireproof,keen-instinct", [6, 6, 6, 6, 1])
    scene.do("attack location", "strike").settle()
    scene.chance.rolls = [0, 0]
    scene.do("use")
    assert (scene.asked, len(scene.events("drew-mutation"))) == ("splicing", 2)
    first, second = scene.legal()
    scene.do(second)
    assert scene.has("a", second.split()[1]) == 1
    assert scene.has("a", first.split()[1]) == 0
    assert scene.state.genes_size == 2


def test_card_nuclear_power_plant_mutates_and_then_costs_three_health() -> None:
    check("nuclear-power-plant", 5, 2, "")
    scene = Scene("seats=2 a=5/9@l1 l1=b:nuclear-power-plant", [6, 6, 6, 6, 6, 1]).do("attack location", "strike")
    scene.do("use").settle()
    assert len(scene.events("gained")) == 1
    assert scene.monster("a") == (5, 6)


def test_card_skyscraper() -> None:
    check("skyscraper", 6, 2, "ppp")


def test_card_airport() -> None:
    check("airport", 6, 2, "yppp")


def test_card_stadium() -> None:
    check("stadium", 6, 2, "pppp")


def test_card_city_hall() -> None:
    check("city-hall", 5, 2, "pp")


def test_card_tv_tower_lets_one_draw_a_card() -> None:
    check("tv-tower", 5, 2, "p")
    scene = Scene("seats=2 a=5/9@l1 l1=b:tv-tower", [6, 6, 6, 6, 6, 1]).do("attack location", "strike", "use")
    assert scene.state.hand_size[0] == 1
    assert len(scene.events("drew-card")) == 1
    assert scene.events("drew-card", "b") == []


def test_card_great_dam_takes_everything_with_it_after_infamy_was_given() -> None:
    check("great-dam", 8, 3, "")
    scene = Scene(
        "seats=3 a=8/19@l1 b=2/7@l1 l1=b:great-dam,infantry=1 i1=battle-tank@l1 i2=hellicopters@l1,>b i3=news-crew@l1"
    )
    scene.state.lost[1] = 1
    scene.chance.rolls = [1] * 6
    scene.do("attack location").until("striking")
    scene.chance.rolls = [6] * 8 + [1]
    scene.do("strike", *["building"] * 8).settle()
    assert scene.site(1) == "rubble"
    assert scene.fame("a") == 4  # the News Crew was taken before the flood
    assert scene.items(1) == []
    assert scene.infantry(1) == 0
    assert scene.discarded("hellicopters") == 1


def test_card_royal_palace() -> None:
    check("royal-palace", 8, 3, "p", 2)


def test_card_sky_needle() -> None:
    check("sky-needle", 7, 3, "pp")


def test_card_downtown() -> None:
    check("downtown", 9, 3, "pppp")


def test_locations_have_the_hits_and_infamy_that_are_proven_here() -> None:
    assert sum(card.copies for card in standard_cards() if card.deck == 0) == 44
