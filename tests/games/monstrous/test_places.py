"""Throw Steps 4 and 5: what each location does, and what it gives."""

from __future__ import annotations

import pytest
from tests.games.monstrous.scene import FIRST, Scene

from bestiary.games.monstrous.rules.end import standing

BASE = "rest=underworld hand-b=giant deck-b=phoenix/cyclops"
PLACES = {"left": (-320, 210), "right": (320, 210), "centre": (0, 0)}
OTHER = "scenario={},athens,corinth,sparta,troy"
TWO = f"seats=2 hand-a=dragon,hydra {BASE} deck-a=harpy/ move=athens:-320:120:0"


def on(location: str, text: str, throw: str = "dragon unique") -> Scene:
    """Throws a card onto a location at the top left."""
    return Scene(f"{text} {OTHER.format(location)}").throw(throw, -320, 210)


def test_m12_of_two_hit_locations_one_gives_its_power_and_any_one_its_faith() -> None:
    scene = Scene(TWO).throw("dragon common", -320, 165)
    assert scene.do("location athens").asked == "a gain"
    scene.do("gain")
    assert scene.do("location naxos").faith == [5, 0]


def test_m13_a_power_without_a_target_does_nothing() -> None:
    scene = on("argos", f"seats=2 hand-a=dragon,hydra {BASE} faith=2,0")
    assert scene.faith == [5, 0]
    assert scene.told("power-used") == ["player a uses the power of Argos."]


def test_m13_a_harmful_power_must_be_used() -> None:
    assert on("mt-olympus", f"seats=3 hand-a=dragon,hydra hand-c=giant {BASE} faith=0,1,2").faith == [5, 2, 3]


@pytest.mark.parametrize(("name", "where"), FIRST.items())
def test_every_location_gives_its_faith(name: str, where: tuple[int, int]) -> None:
    scene = Scene(f"seats=2 hand-a=dragon,hydra {BASE}").throw("dragon unique", *where)
    assert scene.faith == [{"naxos": 4}.get(name, 3) + (name == "athens"), 0]


def test_naxos_takes_faith_from_another_god_who_is_there() -> None:
    lie = "lie=b.gryphon:-290:240:0:unique,c.gryphon:-360:200:0:unique,c.harpy:100:300:0:unique"
    scene = on(
        "naxos", f"seats=4 hand-a=dragon,hydra hand-c=giant hand-d=giant {BASE} faith=0,1,1,5 {lie}", "dragon common"
    )
    assert (scene.asked, scene.legal) == ("a robbed", ["god b", "god c"])
    assert scene.refusal("god d") == "R-5"
    assert scene.refusal("god e") == "R-5"
    assert scene.do("god c").faith == [6, 1, 0, 5]  # 1 for the common side, 1 taken, 4 of Naxos


def test_m54_monsters_that_were_not_just_thrown_hit_by_the_same_test() -> None:
    # A monster right under the thrown one shows no edge over Naxos: its god is not robbed
    lie = "lie=b.gryphon:-320:210:0:unique"
    assert on("naxos", f"seats=2 hand-a=dragon,hydra {BASE} faith=0,1 {lie}", "hydra common").faith[1] == 1
    beside = on(
        "naxos", f"seats=2 hand-a=dragon,hydra {BASE} faith=0,1 lie=b.gryphon:-290:240:0:unique", "hydra common"
    )
    assert beside.faith[1] == 0


def test_m54_a_monster_on_two_locations_counts_for_both() -> None:
    scene = Scene(f"{TWO} lie=b.gryphon:-320:165:0:unique")
    assert scene.hits("b.gryphon") == ["athens", "naxos"]
    assert [int(each) for each in standing(scene.state)] == [0, 1]


def test_athens_gives_faith_or_a_card() -> None:
    text = f"seats=2 hand-a=dragon,hydra deck-a=harpy/ {BASE}"
    scene = Scene(text).throw("dragon unique", 320, 210)
    assert scene.legal == ["gain", "draw"]
    assert scene.do("draw").faith == [3, 0]
    assert "harpy" in scene.hand("a")


def test_m58_athens_with_an_empty_deck_gives_faith_without_asking() -> None:
    scene = Scene(f"seats=2 hand-a=dragon,hydra {BASE}").throw("dragon unique", 320, 210)
    assert scene.faith == [4, 0]


def test_m58_one_may_name_a_location_without_a_power_to_avoid_a_harmful_one() -> None:
    text = f"seats=2 hand-a=dragon,hydra {BASE} scenario=mt-olympus,troy,corinth,sparta,naxos move=troy:-320:120:0"
    scene = Scene(text).throw("dragon unique", -320, 165)
    assert scene.do("location troy").faith == [0, 0]
    assert scene.do("location mt-olympus").faith == [5, 0]


def test_corinth_gives_one_for_each_other_monster_there_at_most_two() -> None:
    lie = "lie=b.gryphon:-300:240:0:unique,a.harpy:-360:180:0:unique,b.siren:-270:180:0:common"
    text = f"seats=2 hand-a=dragon,hydra {BASE} scenario=corinth,athens,naxos,sparta,troy {lie}"
    scene = Scene(text).throw("hydra unique", -325, 270, 90)
    assert scene.told("place-gained") == ["Green gains 2 Faith by the power of Corinth."]


def test_sparta_discards_any_other_monster_on_the_table() -> None:
    lie = "lie=b.phoenix:100:300:0:unique,a.harpy:200:300:0:unique"
    scene = Scene(f"seats=2 hand-a=dragon,hydra {BASE.replace('phoenix/', 'siren/')} {lie}").throw(
        "dragon unique", -320, -210
    )
    assert scene.legal == ["monster a.harpy", "monster b.phoenix"]
    assert scene.refusal("monster a.dragon") == "R-3"
    assert "phoenix" in scene.do("monster b.phoenix").underworld("b")


def test_m59_with_only_own_monsters_sparta_and_thebes_take_one_but_never_the_thrown_one() -> None:
    lie = "lie=a.harpy:200:300:0:unique"
    sparta = Scene(f"seats=2 hand-a=dragon,hydra {BASE} {lie}").throw("dragon unique", -320, -210)
    assert "harpy" in sparta.underworld("a")
    thebes = on("thebes", f"seats=2 hand-a=dragon,hydra deck-a=siren/ {BASE} {lie}")
    assert thebes.deck("a") == "siren" if "harpy" in thebes.hand("a") else thebes.deck("a").startswith("harpy")
    assert "a.dragon" in thebes.table
    alone = Scene(f"seats=2 hand-a=dragon,hydra {BASE}").throw("dragon unique", -320, -210)
    assert alone.faith == [3, 0]


def test_thebes_returns_a_monster_to_the_top_of_its_deck() -> None:
    lie = "lie=b.gryphon:100:300:0:unique,a.harpy:200:300:0:unique"
    scene = on("thebes", f"seats=2 hand-a=dragon,hydra {BASE} {lie}").do("monster b.gryphon")
    assert scene.deck("b") == "gryphon,phoenix"


def test_the_underworld_location_gives_a_monster_of_ones_choice_back() -> None:
    scene = on("underworld", f"seats=2 hand-a=dragon,hydra {BASE}")
    assert scene.asked == "a raise"
    assert scene.refusal("monster a.hydra") == "R-6"
    assert scene.refusal("monster b.siren") == "R-6"
    assert "siren" in scene.do("monster a.siren").hand("a")


def test_olympia_gives_a_throw() -> None:
    scene = on("olympia", f"seats=2 hand-a=dragon,hydra {BASE}")
    assert scene.asked == "a throw"
    assert scene.faith == [2, 0]


def test_argos_takes_from_the_leader() -> None:
    scene = on("argos", f"seats=3 hand-a=dragon,hydra hand-c=giant {BASE} faith=9,1,4")
    assert scene.faith == [13, 1, 3]


def test_m60_of_several_leaders_the_thrower_chooses() -> None:
    scene = on("argos", f"seats=4 hand-a=dragon,hydra hand-c=giant hand-d=giant {BASE} faith=0,4,1,4")
    assert (scene.asked, scene.legal) == ("a robbed", ["god b", "god d"])
    assert scene.do("god d").faith == [4, 4, 1, 3]


def test_delphi_turns_three_up_draws_one_and_puts_the_rest_back_in_any_order() -> None:
    scene = on("delphi", f"seats=2 hand-a=dragon,hydra deck-a=harpy/siren,giant,gorgon {BASE}")
    assert scene.asked == "a foresee"
    shown = scene.deck("a").split(",")
    assert (len(shown), shown[0]) == (3, "harpy")
    hidden = next(name for name in ("siren", "giant", "gorgon") if name not in shown)
    assert scene.refusal(f"monster a.{hidden}") == "R-6"
    scene.do(f"monster a.{shown[1]}")
    assert scene.asked == "a top"
    scene.do(f"monster a.{shown[2]}")
    assert shown[1] in scene.hand("a")
    assert shown[2] in scene.hand("a")  # drawn in Step 7
    assert scene.deck("a") == shown[0]


def test_delphi_with_one_card_draws_it_and_with_none_nothing() -> None:
    one = on("delphi", f"seats=2 hand-a=dragon,hydra deck-a=harpy/ {BASE}")
    assert "harpy" in one.hand("a")
    none = on("delphi", f"seats=2 hand-a=dragon,hydra {BASE}")
    assert none.asked == "b throw"


def test_delphi_with_two_cards_leaves_nothing_to_order() -> None:
    scene = on("delphi", f"seats=2 hand-a=dragon,hydra deck-a=harpy,siren/ {BASE}").do("monster a.siren")
    assert scene.asked == "b throw"
