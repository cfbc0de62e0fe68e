"""Throw Step 3: what each monster does to those it hits."""

from __future__ import annotations

from tests.games.monstrous.scene import FAR, Scene

BASE = "rest=underworld hand-b=giant deck-a=harpy/hydra deck-b=phoenix/cyclops"


def test_m6_hits_are_looked_at_anew_in_each_step_and_within_one_all_at_once() -> None:
    # The Gryphon lies right under the Siren: in Step 3 only the Siren is hit, and the Gryphon that shows then is spared
    text = f"seats=2 hand-a=dragon {BASE} lie=b.gryphon:-100:300:0:unique,b.hellhound:-100:300:0:unique"
    scene = Scene(text).throw("dragon unique", -90, 310, 45)
    assert scene.underworld("b").count("hellhound") == 1
    assert "b.gryphon" in scene.table
    assert "b.gryphon" in scene.hits("a.dragon")


def test_m7_the_location_of_the_example_is_one_and_the_same() -> None:
    lie = "lie=b.gryphon:-300:200:0:unique"
    names = [Scene(f"seats=2 hand-a=dragon scenario={first},{second},athens,sparta,troy {lie}").hits("b.gryphon")
             for first, second in (("delphi", "naxos"), ("naxos", "delphi"))]  # fmt: skip
    assert names == [["delphi"], ["naxos"]]


def test_m14_one_takes_what_is_there_and_nothing_from_oneself() -> None:
    text = f"seats=2 hand-a=harpy {BASE.replace('harpy/', 'gorgon/')} lie=b.gryphon:-100:300:0:unique"
    poor = Scene(f"{text} faith=0,1").throw("harpy unique", -90, 300)
    assert poor.faith == [1, 0]
    own = Scene(f"{text.replace('b.gryphon', 'a.gryphon')} faith=1,5").throw("harpy unique", -90, 300)
    assert own.faith == [1, 5]


def test_m61_the_harpys_thrower_chooses_whose_monster_also_his_own() -> None:
    scene = Scene(
        "seats=3 rest=underworld hand-a=harpy,hydra hand-b=giant hand-c=giant faith=1,5,5 "
        "lie=a.gryphon:-100:300:0:unique,c.gryphon:-50:300:0:unique"
    )
    scene.throw("harpy unique", -75, 310, 90)
    assert (scene.asked, scene.legal) == ("a victim", ["god a", "god c"])
    assert scene.refusal("god b") == "R-5"
    assert scene.twin().do("god a").faith == [1, 5, 5]
    assert scene.do("god c").faith == [3, 5, 3]


def test_m62_faith_does_not_fall_below_nothing_during_play() -> None:
    text = f"seats=2 hand-a=harpy {BASE.replace('harpy/', 'gorgon/')} faith=0,0 lie=b.gryphon:-100:300:0:unique"
    assert Scene(text).throw("harpy unique", -90, 300).faith == [0, 0]


def test_m16_pegasus_comes_back_when_it_misses_locations_but_not_from_off_the_table() -> None:
    text = f"seats=2 hand-a=pegasus,hydra {BASE.replace('/hydra', '/', 1)}"
    scene = Scene(text).throw("pegasus unique", *FAR)
    assert "pegasus" in scene.hand("a")
    gone = Scene(text).plan("pegasus unique").land({"a.pegasus": None})
    assert "pegasus" in gone.underworld("a")
    hit = Scene(text).throw("pegasus unique", -320, 210)
    assert "a.pegasus" in hit.table


def test_m16_pegasus_also_gains_for_the_monsters_it_hits() -> None:
    text = f"seats=2 hand-a=pegasus,hydra {BASE.replace('/hydra', '/', 1)} lie=b.gryphon:-100:300:0:unique"
    scene = Scene(text).throw("pegasus unique", -90, 300)
    assert scene.faith == [1, 0]
    assert "pegasus" in scene.hand("a")


def test_m17_what_left_the_table_in_step_3_gains_nothing_in_steps_4_and_5() -> None:
    from bestiary.games.monstrous.content.powers import parse_powers, standard_powers, write_powers

    text = (
        write_powers(standard_powers())
        .replace("miss-location:", "hit-monsters:")
        .replace("hit-monsters: gain 1,hit-monsters: come-back", "hit-location: gain 1,miss-location: come-back")
    )
    scene = Scene(f"seats=2 hand-a=pegasus,hydra {BASE.replace('/hydra', '/', 1)}", parse_powers(text))
    scene.throw("pegasus unique", *FAR)
    assert scene.faith == [0, 0]
    assert scene.events("faith-gained", "power-used") == []


def test_m30_several_monsters_are_discarded_in_a_fixed_order_each_to_its_own_god() -> None:
    lie = "lie=b.gryphon:-100:300:0:unique,a.manticore:-50:300:0:unique,b.harpy:-75:350:0:unique"
    scene = Scene(f"seats=2 rest=underworld hand-a=dragon,hydra hand-b=giant {lie}").throw(
        "dragon unique", -75, 320, 90
    )
    assert [(event.values["god"], event.values["monster"]) for event in scene.events("discarded")] == [
        (0, 5),
        (1, 3),
        (1, 11),
    ]
    assert scene.table == ["a.dragon"]


def test_m39_hit_location_works_once_a_throw_however_many_are_hit() -> None:
    text = f"seats=2 hand-a=gryphon,hydra {BASE.replace('/hydra', '/', 1)} move=athens:-320:120:0"
    scene = Scene(text).throw("gryphon unique", -320, 165)
    assert len(scene.events("extra")) == 1


def test_m40_own_monsters_count_as_hit() -> None:
    lie = "lie=a.gryphon:-100:300:0:unique,b.harpy:-50:300:0:unique"
    scene = Scene(f"seats=2 rest=underworld hand-a=manticore,hydra hand-b=giant {lie}").throw(
        "manticore unique", -75, 310, 90
    )
    assert scene.faith == [2, 0]


def test_m44_a_hellhound_on_two_locations_doubles_the_one_that_is_chosen() -> None:
    text = f"seats=2 hand-a=hellhound,hydra {BASE.replace('/hydra', '/', 1)} move=athens:-320:120:0"
    scene = Scene(text).throw("hellhound unique", -320, 165)
    assert (scene.asked, scene.legal) == ("a power", ["location naxos", "location athens"])
    scene.do("location naxos")
    assert scene.asked == "a faith"
    scene.do("location naxos")
    assert scene.faith == [8, 0]
    assert scene.told("faith-gained") == ["Green gains 8 Faith from Naxos."]


def test_m47_a_pegasus_that_came_back_may_be_thrown_again_with_a_stored_throw() -> None:
    scene = Scene(f"seats=2 hand-a=pegasus {BASE} extra=1")
    scene.throw("pegasus unique", *FAR)
    assert (scene.asked, scene.legal) == ("a throw", ["throw pegasus unique", "throw pegasus common"])
    assert scene.state.extra == 0


def test_m56_m69_what_lies_over_a_card_that_is_taken_away_stays_as_it_is() -> None:
    lie = "lie=b.gryphon:-100:300:0:unique,b.harpy:-70:310:30:unique"
    scene = Scene(f"seats=2 rest=underworld hand-a=dragon,hydra hand-b=giant {lie}")
    before = [int(each) for each in scene.state.poses[15 * 7 : 16 * 7]]
    scene.plan("dragon unique").land({"a.dragon": (-130, 280)}, {"a.dragon": ["b.gryphon"]})
    assert scene.table == ["a.dragon", "b.harpy"]
    assert [int(each) for each in scene.state.poses[15 * 7 : 16 * 7]] == before


def test_m70_a_monster_that_hits_nothing_stays_and_costs_nothing_at_the_end() -> None:
    scene = Scene(f"seats=2 hand-a=dragon {BASE}")
    left = int(scene.state.cards_left(0))
    scene.throw("dragon unique", *FAR)
    assert "a.dragon" in scene.table
    assert scene.told("hit-nothing") == ["It hits nothing."]
    assert scene.faith == [0, 0]
    assert scene.state.cards_left(0) == left - 1


def test_the_giant_sends_all_hit_monsters_to_their_gods_hands() -> None:
    lie = "lie=a.gryphon:-100:300:0:unique,b.harpy:-50:300:0:unique"
    scene = Scene(f"seats=2 rest=underworld hand-a=giant,hydra hand-b=giant deck-b=siren/ {lie}").throw(
        "giant unique", -75, 310, 90
    )
    assert "gryphon" in scene.hand("a")
    assert "harpy" in scene.hand("b")


def test_the_hydra_draws_a_card_and_the_gryphon_gains_a_throw() -> None:
    scene = Scene(
        f"seats=2 hand-a=hydra,gryphon {BASE.replace('/hydra', '/', 1)} scenario=troy,athens,corinth,sparta,naxos"
    )
    scene.throw("hydra unique", -320, 210)
    assert "harpy" in scene.hand("a")
    other = Scene("seats=2 rest=underworld hand-a=hydra,gryphon hand-b=giant deck-b=siren/").throw(
        "gryphon unique", 320, -210
    )
    assert other.asked == "a throw"


def test_the_common_side_gains_one_however_many_are_hit() -> None:
    lie = "lie=a.gryphon:-100:300:0:unique,b.harpy:-50:300:0:unique"
    scene = Scene(f"seats=2 rest=underworld hand-a=dragon,hydra hand-b=giant {lie}").throw(
        "dragon common", -75, 310, 90
    )
    assert scene.faith == [1, 0]
    assert len(scene.table) == 3
