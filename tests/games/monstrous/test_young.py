"""The variant Young gods (M34)."""

from __future__ import annotations

from tests.games.monstrous.landings import start
from tests.games.monstrous.scene import FAR, Scene

BASE = "rest=underworld hand-b=giant deck-a=harpy/hydra deck-b=phoenix/cyclops"
YOUNG = f"seats=2 young=a hand-a=dragon,manticore {BASE} faith=3,0"


def test_m34_young_gods_start_with_three_faith() -> None:
    assert [int(each) for each in start(3, {"young": "a,c"}).faith] == [3, 0, 3]
    assert [int(each) for each in start(3, {"young": "all"}).faith] == [3, 3, 3]


def test_m34_a_card_that_hits_nothing_may_be_thrown_again_for_one_faith_with_any_side_up() -> None:
    scene = Scene(YOUNG).throw("dragon unique", *FAR)
    assert (scene.asked, scene.legal) == ("a young", ["throw again", "keep"])
    scene.do("throw again")
    assert scene.faith == [2, 0]
    assert scene.legal == ["throw dragon unique", "throw dragon common"]
    scene.throw("dragon common", -320, 210)
    assert scene.faith == [6, 0]
    assert scene.asked == "b throw"  # it was no extra throw


def test_m34_only_once_in_a_turn_even_if_the_second_try_fails() -> None:
    scene = Scene(f"{YOUNG} extra=1").throw("dragon unique", *FAR).do("throw again").throw("dragon unique", *FAR)
    assert scene.asked == "a throw"
    scene.throw("manticore unique", 100, 300)
    assert scene.asked == "b throw"
    assert scene.faith == [2, 0]


def test_m34_a_card_off_the_table_waits_for_the_decision_and_goes_to_the_underworld_if_it_is_kept() -> None:
    scene = Scene(YOUNG).plan("dragon unique").land({"a.dragon": None})
    assert "dragon" not in scene.underworld("a")
    assert scene.asked == "a missed"
    again = scene.twin().do("throw again").throw("dragon unique", -320, 210)
    assert "a.dragon" in again.table
    assert "dragon" in scene.do("keep").underworld("a")


def test_m34_knocked_cards_stay_where_the_first_try_left_them() -> None:
    scene = Scene(f"{YOUNG} lie=b.gryphon:200:300:0:unique,b.harpy:100:-300:0:unique".replace("phoenix/", "siren/"))
    scene.plan("dragon unique").land({"a.dragon": FAR, "b.gryphon": (250, 350), "b.harpy": None})
    scene.do("throw again")
    assert "harpy" in scene.underworld("b")
    assert list(scene.state.poses[23 * 7 : 23 * 7 + 2]) == [250_000, 350_000]


def test_m34_a_card_that_hits_something_is_not_thrown_again() -> None:
    assert Scene(YOUNG).throw("dragon unique", -320, 210).asked == "b throw"


def test_m34_without_faith_or_for_others_there_is_no_second_try() -> None:
    assert Scene(YOUNG.replace("faith=3,0", "faith=0,0")).throw("dragon unique", *FAR).asked == "b throw"
    assert Scene(YOUNG.replace("young=a", "young=b")).throw("dragon unique", *FAR).asked == "b throw"


def test_m34_the_sub_throw_of_a_cyclops_may_be_repeated_too() -> None:
    text = f"seats=2 young=a hand-a=cyclops {BASE} faith=3,0 lie=b.gryphon:-100:300:0:unique"
    scene = Scene(text).throw("cyclops unique", -90, 300).plan("gryphon unique").land({"b.gryphon": (100, -300)})
    assert scene.asked == "a young"
    scene.do("throw again").plan("gryphon common").land({"b.gryphon": (320, 210)})
    assert scene.faith == [5, 0]


def test_m34_the_turn_after_a_young_god_may_try_again() -> None:
    scene = Scene(f"{YOUNG} rethrown=a").throw("dragon unique", *FAR)
    assert scene.asked == "b throw"
    scene.throw("giant unique", 100, 300).throw("manticore unique", 200, 300)
    assert scene.asked == "a young"


def test_m34_an_extra_throw_may_be_repeated() -> None:
    scene = Scene(f"{YOUNG} extra=1").throw("dragon unique", -320, 210).throw("manticore unique", *FAR)
    assert scene.asked == "a young"


def test_m34_a_pegasus_that_hits_nothing_asks_before_it_comes_back() -> None:
    scene = Scene(YOUNG.replace("manticore", "pegasus")).throw("pegasus unique", *FAR)
    assert scene.asked == "a young"
    assert "pegasus" in scene.do("keep").hand("a")
