"""The Cyclops: a throw inside a throw."""

from __future__ import annotations

from tests.games.monstrous.scene import FAR, Scene

BASE = "rest=underworld hand-b=giant deck-a=harpy/hydra deck-b=phoenix/cyclops"
ONE = f"seats=2 hand-a=cyclops {BASE} lie=b.gryphon:-100:300:0:unique"


def picked(text: str = ONE, x: float = -90, y: float = 300) -> Scene:
    """Throws a Cyclops so that it hits one monster, which it must throw."""
    return Scene(text).throw("cyclops unique", x, y)


def test_m1_a_monster_thrown_by_a_cyclops_uses_no_power_and_no_location_power() -> None:
    scene = picked()
    assert scene.asked == "a side"
    scene.plan("gryphon unique").land({"b.gryphon": (320, 210)})
    assert scene.faith == [3, 0]  # the Faith of Athens; no extra throw of the Gryphon, no choice of Athens
    assert scene.events("extra", "power-used") == []
    assert scene.asked == "b throw"


def test_m2_the_sub_throw_springs_no_trap() -> None:
    scene = picked(f"{ONE},b.gorgon:100:300:0:unique,b.siren:160:300:0:unique")
    scene.plan("gryphon unique").land({"b.gryphon": (130, 300)})
    assert "b.gryphon" in scene.table
    assert scene.faith == [0, 0]


def test_m3_the_cyclops_goes_on_from_where_the_sub_throw_leaves_it() -> None:
    scene = picked().plan("gryphon unique").land({"b.gryphon": (100, -300), "a.cyclops": (-330, 200)})
    assert scene.faith == [4, 0]
    gone = picked().plan("gryphon unique").land({"b.gryphon": (320, 210), "a.cyclops": None})
    assert "cyclops" in gone.underworld("a")
    assert gone.faith == [3, 0]
    others = picked(f"{ONE},b.harpy:150:300:0:unique").plan("gryphon unique").land({"b.gryphon": FAR, "b.harpy": None})
    assert "harpy" in others.underworld("b")


def test_m4_a_cyclops_that_hits_only_own_monsters_must_throw_one() -> None:
    scene = picked(ONE.replace("b.gryphon", "a.gryphon"))
    assert scene.asked == "a side"
    assert scene.legal == ["throw gryphon unique", "throw gryphon common"]
    assert scene.refusal("throw harpy unique") == "R-2"


def test_m50_a_gorgon_stops_the_cyclops_and_a_phoenix_is_gone_before_it() -> None:
    stone = picked(f"{ONE},b.gorgon:-70:310:0:unique")
    assert "cyclops" in stone.underworld("a")
    assert stone.asked == "b throw"
    text = f"seats=2 hand-a=cyclops {BASE.replace('phoenix/', 'siren/')} lie=b.phoenix:-100:300:0:unique"
    escaped = picked(text)
    assert escaped.asked == "b throw"
    assert escaped.deck("b").startswith("phoenix")


def test_m50_a_sub_thrown_trap_works_again_from_the_next_throw_on() -> None:
    scene = Scene(
        "seats=2 turn=a rest=underworld hand-a=cyclops,harpy hand-b=giant,dragon deck-b=phoenix/ "
        "lie=b.siren:-100:300:0:unique"
    )
    scene.throw("cyclops unique", -90, 300)
    assert scene.faith == [0, 1]
    scene.plan("siren unique").land({"b.siren": (100, 300)})
    assert scene.faith == [0, 1]
    scene.throw("giant common", 110, 300)
    assert scene.faith == [0, 3]  # the Siren's 1 and the common side's 1


def test_m51_the_sub_throw_may_go_anywhere_with_either_side_up_and_gains_one_location() -> None:
    off = picked().plan("gryphon common").land({"b.gryphon": None})
    assert "gryphon" in off.underworld("b")
    assert off.faith == [0, 0]
    text = f"{ONE} move=athens:-320:120:0"
    two = picked(text).plan("gryphon common").land({"b.gryphon": (-320, 165, 0, "common")})
    assert (two.asked, two.legal) == ("a faith", ["location naxos", "location athens"])
    assert two.refusal("location troy") == "R-4"
    assert two.do("location naxos").faith == [4, 0]


def test_m51_a_sub_throw_onto_another_cyclops_starts_no_chain() -> None:
    scene = picked(ONE.replace("phoenix/cyclops", "phoenix/") + ",b.cyclops:100:300:0:unique")
    scene.plan("gryphon unique").land({"b.gryphon": (110, 300)})
    assert scene.asked == "b throw"


def test_m52_the_thrower_chooses_among_several_hit_monsters_own_ones_too() -> None:
    scene = picked(f"{ONE},a.manticore:-60:320:0:unique")
    assert (scene.asked, scene.legal) == ("a pick", ["monster a.manticore", "monster b.gryphon"])
    assert scene.refusal("monster b.harpy") == "R-3"
    assert scene.do("monster a.manticore").asked == "a side"
