"""The three example turns of the rulebook, step by step; their pictures are rebuilt from the words."""

from __future__ import annotations

from tests.games.monstrous.scene import Scene


def test_turn_example_1_the_dragon_blasts_through_to_naxos() -> None:
    scene = Scene(
        "seats=4 faith=0,2,2,2 rest=underworld hand-a=dragon deck-a=hydra/ "
        "scenario=athens,corinth,naxos,sparta,troy "
        "lie=d.hellhound:0:0:90:unique,b.siren:-25:0:0:unique,c.gryphon:30:0:0:unique"
    )
    scene.throw("dragon unique", 0, 0)
    # Step 2: the Siren is hit. Step 3: Siren and Gryphon go, the Hellhound shows only now
    assert scene.told("gained") == ["Blue gains 1 Faith for the Siren."]
    assert [event.values["monster"] for event in scene.events("discarded")] == [1, 11]
    assert scene.table == ["a.dragon", "d.hellhound"]
    # Step 4: Naxos takes 1 from the Hellhound's god. Step 5: 4 Faith of Naxos
    assert scene.told("took") == ["Green takes 1 Faith from Orange."]
    assert scene.faith == [5, 3, 2, 1]
    # Step 6: no throw was gained. Step 7: a card is drawn and the turn passes
    assert scene.hand("a") == "hydra"
    assert scene.state.turn == 1 or scene.state.final_by >= 0


def test_turn_example_2_the_phoenix_gains_a_throw_and_athens_a_card() -> None:
    scene = Scene(
        "seats=2 turn=b rest=underworld hand-b=phoenix,harpy deck-b=cyclops/hydra hand-a=giant "
        "lie=a.dragon:335:230:0:unique,a.siren:300:185:0:unique"
    )
    scene.throw("phoenix unique", 320, 200, 45)
    assert scene.told("gained") == ["Green gains 1 Faith for the Siren."]  # Step 2
    assert scene.told("extra") == ["Blue gains one throw."]  # Step 3, once for two monsters
    assert scene.asked == "b gain"  # Step 4
    scene.do("draw")
    assert scene.hand("b") == "harpy,cyclops"
    assert scene.faith == [1, 3]  # Step 5
    assert scene.asked == "b throw"  # Step 6: Step 7 waits
    assert scene.state.extra == 0


def test_turn_example_3_the_cyclops_throws_the_siren_common_side_up() -> None:
    scene = Scene(
        "seats=2 turn=b rest=underworld hand-b=cyclops deck-b=hydra/ hand-a=giant faith=1,3 "
        "lie=a.dragon:335:230:0:unique,a.siren:300:185:0:unique,b.phoenix:340:165:0:unique"
    )
    scene.throw("cyclops unique", 320, 190, 70, under=["a.siren"])
    assert scene.deck("b").startswith("phoenix")  # Step 2
    assert scene.faith == [2, 3]  # the Siren is hit in Step 2 here, for it must be hit to be picked up
    assert scene.asked == "b pick"  # Step 3
    assert scene.legal == ["monster a.siren", "monster a.dragon"]
    scene.do("monster a.siren").plan("siren common").land({"a.siren": (290, 240, 0, "common")})
    assert scene.faith == [2, 6]  # only the Faith of Athens: no power of its own, none of Athens
    assert scene.asked == "b gain"  # Step 4
    scene.do("draw")
    assert "phoenix" in scene.hand("b")
    assert scene.faith == [2, 9]  # Step 5
    assert "hydra" in scene.hand("b")  # Step 7
    assert scene.asked == "a throw"


def test_turn_example_3_a_trap_that_shows_only_in_step_3_gives_nothing() -> None:
    scene = Scene(
        "seats=2 turn=b rest=underworld hand-b=cyclops deck-b=hydra/ hand-a=giant faith=1,3 "
        "lie=a.siren:320:190:0:unique,b.phoenix:320:190:0:unique,a.dragon:350:230:90:unique"
    )
    assert scene.hits("b.phoenix") == ["a.dragon", "athens"]  # the Siren lies right beneath it
    scene.throw("cyclops unique", 320, 180, 90)
    assert scene.faith[0] == 1
    assert scene.deck("b").startswith("phoenix")
    assert scene.legal == ["monster a.siren", "monster a.dragon"]
