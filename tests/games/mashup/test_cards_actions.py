"""Every Action card: its effect, its timing, and what it may be played at."""

from __future__ import annotations

import pytest
from tests.games.mashup.scene import GAME, Scene

OPEN = "phase=opening now=happened"


def test_card_anti_mutagen_bomb_takes_a_mutation_of_its_players_choice() -> None:
    scene = Scene(f"seats=3 b.hand=anti-mutagen-bomb a.mutations=wings,fireproof {OPEN}").do(
        "b: play anti-mutagen-bomb"
    )
    assert [scene.refusal("b: monster a"), scene.refusal("b: monster c")] == ["allowed", "B-53"]
    scene.do("b: monster a").until("purging")
    assert (scene.owing, scene.legal("b")) == ("b", ["mutation fireproof", "mutation wings"])
    scene.do("b: mutation wings").settle()
    assert (scene.has("a", "wings"), scene.has("a", "fireproof")) == (0, 1)
    assert (scene.discarded("wings"), scene.discarded("anti-mutagen-bomb")) == (1, 1)


def test_card_anti_mutagen_bomb_never_brings_a_mutation_back_to_its_deck() -> None:
    scene = Scene(f"seats=2 b.hand=anti-mutagen-bomb a.mutations=wings {OPEN}")
    deck = int(scene.state.genes_size)
    scene.do("b: play anti-mutagen-bomb a").settle()  # a single one needs no choice
    assert (scene.has("a", "wings"), scene.discarded("wings"), scene.state.genes_size) == (0, 1, deck)


def test_card_blaze_takes_two_health_at_once_and_burns_after_the_monster_move() -> None:
    scene = Scene("seats=3 a=3/9@l1 b=2/7@l1 c.hand=blaze l1=b:suburb", [1, 1, 1, 1]).do("attack location")
    scene.do("c: play blaze l1", "a: stay").until("striking")
    assert (scene.monster("a"), scene.monster("b"), scene.site(1)) == ((3, 7), (2, 5), "suburb")
    scene.do("b: hold", "strike", "done").settle()
    assert (scene.monster("a"), scene.monster("b"), scene.site(1)) == ((3, 5), (2, 3), "rubble")
    assert (scene.fame("a"), scene.discarded("suburb"), scene.discarded("blaze")) == (0, 1, 1)


def test_card_blaze_lets_the_attacker_destroy_eat_and_move_away_first() -> None:
    scene = Scene("seats=3 a=4/9@l1 c.hand=blaze l1=b:suburb l2=a:zoo", [6, 6, 6, 1, 1]).do("attack location")
    scene.do("c: play blaze l1", "a: stay", "strike", "food meeple", "food meeple", "done", "l2").settle()
    assert (scene.fame("a"), scene.stomach("a"), scene.monster("a"), scene.place("a")) == (1, "pp", (4, 7), "l2")
    assert scene.site(1) == "gone"


def test_card_blaze_can_be_fled_from_after_the_first_damage() -> None:
    scene = Scene("seats=2 a=4/9@l1 b.hand=blaze l1=b:suburb").do("attack location", "b: play blaze l1", "a: flee")
    scene.settle()
    assert (scene.monster("a"), scene.place("a"), scene.site(1)) == ((4, 7), "nowhere", "gone")


def test_card_blaze_can_hit_a_sleeper_twice() -> None:
    scene = (
        Scene("seats=2 a=2/7@l1 b.hand=blaze l1=b:suburb").do("sleep", "b: play blaze l1", "a: stay", "done").settle()
    )
    assert scene.monster("a") == (2, 5)  # 7 - 2 + 4, down to 7, - 2


def test_card_blaze_needs_a_monster_at_the_location() -> None:
    scene = Scene(f"seats=2 a=2/7@l1 b.hand=blaze l1=b:suburb l2=b:zoo {OPEN}").do("b: play blaze")
    assert [scene.refusal("b: l1"), scene.refusal("b: l2")] == ["allowed", "B-53"]


def test_card_freeze_ray_costs_a_monster_move_and_a_six_another() -> None:
    scene = (
        Scene(f"seats=2 b.hand=freeze-ray a.mutations=razor-claws {OPEN}", [6, 1]).do("b: play freeze-ray a").settle()
    )
    assert (scene.monster("a"), scene.quarters("a")) == ((2, 6), 2)
    plain = Scene(f"seats=2 b.hand=freeze-ray {OPEN}", [5, 1]).do("b: play freeze-ray a").settle()
    assert plain.quarters("a") == 1


def test_card_freeze_ray_and_cold_resistance_that_prevents_only_the_sixes() -> None:
    scene = Scene(f"seats=2 b.hand=freeze-ray a.mutations=cold-resistant {OPEN}", [6, 4]).do("b: play freeze-ray a")
    scene.settle()
    assert (scene.monster("a"), scene.quarters("a")) == ((2, 6), 1)


def test_card_new_orders_moves_any_units_infantry_too() -> None:
    scene = (
        Scene(
            "seats=2 b.hand=new-orders l1=a:suburb,infantry=2 l2=b:family-farm l3=a:camping-ground i1=police@l1 "
            f"i2=battle-tank@l1,-1 {OPEN}"
        )
        .do("b: play new-orders l1")
        .until("sending")
    )
    assert scene.legal("b") == ["at family-farm-2", "at camping-ground-3"]
    scene.do("b: l2")
    assert scene.legal("b") == ["unit battle-tank-2", "infantry", "done"]
    assert scene.refusal("b: i1") == "R-5"  # Police stay in town
    scene.do("b: i2", "b: infantry", "b: done").settle()
    assert (scene.items(1), scene.items(2), scene.infantry(1), scene.infantry(2)) == (["police"], ["battle-tank"], 1, 1)
    assert scene.state.thing_damage[1] == 1  # damage goes along


def test_card_new_orders_needs_units_and_cannot_send_vehicles_where_they_are_banned() -> None:
    scene = Scene(f"seats=2 b.hand=new-orders l1=a:suburb l2=b:camping-ground i1=battle-tank@l1 {OPEN}")
    scene.do("b: play new-orders")
    assert [scene.refusal("b: l1"), scene.refusal("b: l2")] == ["allowed", "B-53"]
    scene.do("b: l1").settle()
    assert (scene.items(1), scene.discarded("new-orders")) == (["battle-tank"], 1)


def test_card_new_orders_lets_its_player_choose_whom_hellicopters_follow() -> None:
    scene = Scene(
        "seats=3 a=2/7@l1 b=2/7@l2 c=2/7@l2 c.hand=new-orders l1=a:suburb l2=b:zoo l3=b:stadium i1=hellicopters@l1,>a "
        + OPEN
    ).do("c: play new-orders l1", "c: l2")
    assert scene.refusal("c: i1") == "allowed"
    scene.do("c: i1")
    assert (scene.asked, scene.legal("c")) == ("following", ["monster b", "monster c"])
    assert GAME.invariants(scene.state) == []
    scene.do("c: monster b").settle()
    assert (scene.items(2), scene.state.thing_follows[0]) == (["hellicopters"], 1)


def test_card_nuclear_strike_hits_monster_location_and_units_and_credits_the_target() -> None:
    scene = (
        Scene(
            f"seats=2 a=4/11@l1 b.hand=nuclear-strike l1=b:suburb,infantry=1 i1=battle-tank@l1 i2=news-crew@l1 {OPEN}",
            [3, 4, 5, 1, 1, 1],
        )
        .do("b: play nuclear-strike a")
        .settle()
    )
    assert scene.monster("a") == (4, 8)
    assert (scene.site(1), scene.items(1), scene.infantry(1), scene.food(1)) == ("rubble", [], 0, "pppi")
    assert (scene.fame("a"), scene.fame("b")) == (2, 0)


def test_card_nuclear_strike_is_not_softened_for_the_city_by_a_radiation_feeder() -> None:
    scene = Scene(
        f"seats=2 a=4/11@l1 a.mutations=radiation-feeder b.hand=nuclear-strike l1=b:suburb {OPEN}", [3, 4, 3, 1, 1, 1]
    )
    scene.do("b: play nuclear-strike a").settle()
    assert (scene.monster("a"), scene.site(1)) == ((4, 11), "rubble")


def test_card_nuclear_strike_can_mutate_its_target() -> None:
    scene = Scene(f"seats=2 a=4/11@nowhere b.hand=nuclear-strike {OPEN}", [6, 6, 1, 1, 1, 1, 0])
    scene.do("b: play nuclear-strike a").settle()
    assert (scene.monster("a"), scene.quarters("a"), len(scene.events("gained"))) == ((4, 9), 1, 1)


def test_card_shrink_ray_takes_a_size_at_once() -> None:
    scene = Scene(f"seats=2 a=3/9@nowhere a.stomach=yyyym b=1/5@nowhere b.hand=shrink-ray {OPEN}").do(
        "b: play shrink-ray"
    )
    assert [scene.refusal("b: monster a"), scene.refusal("b: monster b")] == ["allowed", "B-53"]
    scene.do("b: monster a").until("spitting")
    assert scene.monster("a") == (2, 7)
    scene.do("a: food foodstuff").settle()
    assert scene.stomach("a") == "yyym"


def test_card_air_strike_rolls_four_black_dice() -> None:
    scene = Scene(f"seats=2 a=2/7@nowhere b.hand=air-strike {OPEN}", [2, 3, 4, 6]).do("b: play air-strike a").settle()
    assert (scene.monster("a"), scene.discarded("air-strike")) == ((2, 4), 1)


def test_card_napalm_rolls_separately_against_each_monster() -> None:
    scene = Scene(
        f"seats=3 a=2/7@l1 b=2/7@l1 c=2/7@nowhere c.hand=napalm l1=b:suburb l2=b:zoo {OPEN}", [6, 6, 1, 1, 1, 3]
    )
    scene.do("c: play napalm")
    assert [scene.refusal("c: l1"), scene.refusal("c: l2")] == ["allowed", "B-53"]
    scene.do("c: l1").settle()
    assert [scene.monster(player) for player in "abc"] == [(2, 5), (2, 6), (2, 7)]


def test_card_tranquilizer_costs_a_monster_move() -> None:
    scene = Scene(f"seats=2 b.hand=tranquilizer {OPEN}").do("b: play tranquilizer a").settle()
    assert scene.quarters("a") == 1
    assert scene.legal() == ["sleep", "stop", "idle"]


def test_card_evacuation_saves_all_meeple_of_a_standing_location_and_its_items() -> None:
    scene = Scene(
        "seats=2 a=2/7@l3 b.hand=evacuation l1=b:train-station l2=b:slaughterhouse l3=b:suburb,rubble "
        f"i1=tour-bus@l1 {OPEN}"
    ).do("b: play evacuation")
    assert [scene.refusal(f"b: l{slot}") for slot in (1, 2, 3)] == ["allowed", "B-53", "B-62"]
    scene.do("b: l1").settle()
    assert (scene.food(1), scene.items(1), scene.discarded("tour-bus")) == ("y", [], 1)


def test_card_reinforcements_put_two_infantry_anywhere_rubble_too() -> None:
    scene = Scene(f"seats=2 a=2/7@l1 b.hand=reinforcements,reinforcements l1=b:suburb,rubble l2=a:zoo {OPEN}")
    scene.do("b: play reinforcements l1", "b: play reinforcements l2").settle()
    assert (scene.infantry(1), scene.infantry(2)) == (2, 2)


def test_card_feeding_frenzy_lets_a_monster_eat_two_more_in_its_eat_step_only() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.hand=feeding-frenzy l1=b:grain-silo,rubble").do("attack location")
    assert scene.refusal("a: play feeding-frenzy") == "R-4"
    scene.until("eating")
    scene.do("food foodstuff", "play feeding-frenzy", *["food foodstuff"] * 3).settle()
    assert (scene.stomach("a"), scene.discarded("feeding-frenzy")) == ("yyyy", 1)


def test_card_adrenaline_adds_three_dice_to_the_next_attack() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.hand=adrenaline b.hand=adrenaline l1=b:downtown", [6] * 6).do("attack location")
    assert scene.refusal("b: play adrenaline") == "R-4"  # its monster makes no Attack here
    scene.do("a: play adrenaline", "strike").settle()
    assert scene.state.site_damage[0] == 6
    assert scene.state.boost[0] == 0


def test_card_adrenaline_serves_a_reactive_attack_and_not_a_breath_alone() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=2/7@l1 b.hand=adrenaline l1=b:downtown", [6] * 6).do("attack location")
    scene.do("b: play adrenaline", "a: stay", "b: strike")
    assert scene.monster("a") == (2, 1)
    breath = Scene("seats=2 a=2/7@l1 b=2/7@nowhere a.mutations=fire-breath a.hand=adrenaline l1=b:downtown")
    breath.do("breathe", "monster b")
    assert breath.refusal("a: play adrenaline") == "R-4"


def test_card_adrenaline_needs_an_announced_attack() -> None:
    scene = Scene(f"seats=2 a.hand=adrenaline {OPEN}")
    assert scene.refusal("a: play adrenaline") == "R-4"


def test_card_second_wind_heals_four_and_takes_a_quarter_back() -> None:
    scene = Scene(f"seats=2 a=2/1@nowhere a.quarters=2 a.hand=second-wind {OPEN}").do("a: play second-wind").settle()
    assert (scene.monster("a"), scene.quarters("a")) == ((2, 5), 1)


def test_card_growth_spurt_saves_three_food_but_no_health() -> None:
    text = f"seats=2 a=2/7@nowhere a.stomach=y a.hand=growth-spurt {OPEN}"
    scene = Scene(text).do("play growth-spurt", "stop", "grow", "food foodstuff").settle()
    assert (scene.monster("a"), scene.stomach("a")) == ((3, 7), "")
    hurt = Scene(text.replace("2/7", "2/0")).do("play growth-spurt", "stop", "done").settle()
    assert hurt.monster("a")[0] == 2


def test_card_growth_spurt_may_follow_the_announcement_and_is_refused_elsewhere() -> None:
    scene = Scene("seats=2 a=2/7@nowhere a.stomach=yyyy a.hand=growth-spurt phase=growing").do("grow")
    scene.do("a: play growth-spurt", "food foodstuff").settle()
    assert (scene.monster("a"), scene.stomach("a")) == ((3, 7), "yyy")
    assert Scene(f"seats=2 b.hand=growth-spurt {OPEN}").refusal("b: play growth-spurt") == "R-4"


def test_card_cover_up_takes_the_infamy_gained_last_if_it_is_small() -> None:
    scene = Scene(f"seats=3 a.hand=cover-up infamy=b:downtown,c:suburb,b:zoo,c:sky-needle {OPEN}").do("play cover-up")
    assert [scene.refusal(f"monster {player}") for player in "abc"] == ["B-53", "allowed", "B-53"]
    scene.do("monster b").settle()
    assert (scene.fame("b"), scene.discarded("zoo")) == (3, 1)


def test_card_headline_news_is_infamy_after_a_destruction() -> None:
    text = "seats=2 a.hand=headline-news phase=opening now=happened"
    assert Scene(text).refusal("a: play headline-news") == "R-4"
    scene = Scene(text + ",wrecked:1").do("a: play headline-news").settle()
    assert (scene.fame("a"), scene.discarded("headline-news")) == (1, 0)
    rival = Scene("seats=2 b.hand=headline-news phase=opening now=happened,wrecked:1")
    assert rival.refusal("b: play headline-news") == "R-4"


def test_card_terrifying_roar_silences_units_for_the_monster_move() -> None:
    scene = Scene("seats=2 a=2/7@l1 a.hand=terrifying-roar l1=b:downtown i1=giant-robot@l1", [1, 1, 1])
    scene.do("attack location", "a: play terrifying-roar", "strike").settle()
    assert scene.monster("a") == (2, 7)
    scene.chance.rolls = [6, 6, 6, 6]
    scene.do("done", "attack location").until("striking")
    assert scene.monster("a") == (2, 3)


def test_card_terrifying_roar_comes_too_late_after_the_shots() -> None:
    scene = Scene("seats=2 a=4/11@l1 a.hand=terrifying-roar l1=b:grain-silo,infantry=1", [1, 1, 6, 6, 6, 6, 6])
    scene.do("attack location").until("step")
    assert scene.refusal("a: play terrifying-roar") == "R-4"
    assert Scene(f"seats=2 a.hand=terrifying-roar {OPEN}").refusal("a: play terrifying-roar") == "R-4"


@pytest.mark.parametrize("card", ["air-strike", "tranquilizer", "shrink-ray", "nuclear-strike", "freeze-ray"])
def test_b_49_b_87_cards_hit_monsters_nowhere_and_ones_own(card: str) -> None:
    scene = Scene(f"seats=2 a=3/9@nowhere b.hand={card} b=2/7@nowhere {OPEN}").do(f"b: play {card}")
    assert [scene.refusal("b: monster a"), scene.refusal("b: monster b")] == ["allowed", "allowed"]


def test_card_terrifying_roar_silences_what_follows_a_monster_nowhere() -> None:
    text = "seats=2 a=2/1@nowhere b=2/1@nowhere a.hand=terrifying-roar l1=b:zoo i1=hellicopters@nowhere,>a"
    scene = Scene(text, [6, 6]).do("sleep", "a: play terrifying-roar").settle()
    assert (scene.monster("a"), scene.events("shot")) == ((2, 5), [])
    assert scene.state.silence == 1 << 44
    assert scene.do("done").settle().state.silence == 0
