"""Moving: where to, whose monster comes, Rubble that is left, and places that are none."""

from __future__ import annotations

from tests.games.mashup.scene import Scene

OPEN = "phase=opening now=happened"


def test_b_2_b_89_a_player_does_not_enter_a_location_in_the_turn_he_played_it() -> None:
    scene = Scene("seats=2 a=2/7@l2 l1=a:suburb,new l2=a:zoo")
    assert scene.refusal("l1") == "B-2"
    scene.do("attack location", "hold", "done")
    assert scene.refusal("l1") == "B-2"  # nor by a closing move
    later = Scene("seats=2 turn=b a.hand=family-farm b.hand=family-farm l1=a:suburb,new phase=checking").settle()
    assert later.refusal("l1") == "allowed"


def test_b_89_others_may_enter_a_new_location_from_their_turn_on() -> None:
    scene = Scene("seats=2 turn=b l1=a:suburb")
    assert scene.refusal("b: l1") == "allowed"


def test_b_7_only_the_owner_may_come_and_only_from_home_or_nowhere() -> None:
    scene = Scene("seats=3 b=3/9@nowhere c=2/7@nowhere l1=b:suburb").do("l1")
    assert (scene.asked, scene.owing, scene.legal("b")) == ("coming", "b", ["stay", "come"])
    scene.do("b: come")
    assert (scene.place("b"), scene.asked) == ("l1", "declaring")
    home = Scene("seats=3 b=3/9@l2 l1=b:suburb l2=b:zoo").do("l1")
    assert home.asked == "coming"
    abroad = Scene("seats=3 b=3/9@l2 l1=b:suburb l2=c:zoo").do("l1")
    assert abroad.asked == "declaring"


def test_b_7_a_monster_too_big_or_stunned_does_not_come() -> None:
    assert Scene("seats=2 a=2/7@nowhere b=4/11@nowhere l1=b:suburb").do("l1").asked == "declaring"
    assert Scene("seats=2 a=2/7@nowhere b=3/9@nowhere l1=b:suburb").do("l1").asked == "coming"
    assert Scene("seats=2 b.quarters=1 l1=b:suburb").do("l1").asked == "declaring"
    assert Scene("seats=2 b=2/7@l1 l1=b:suburb").do("l1").asked == "declaring"  # it is there already


def test_b_7_a_reaction_move_causes_no_other_and_gives_no_right_to_flee() -> None:
    scene = Scene("seats=3 b=2/7@nowhere c.hand=air-strike l1=b:suburb", [1] * 4).do("l1", "b: come")
    assert (scene.asked, scene.owing) == ("after", "c")
    scene.do("c: play air-strike b").settle()
    assert (scene.asked, scene.owing) == ("fleeing", "a")  # the active monster, not the one that came


def test_b_8_nowhere_is_no_location() -> None:
    scene = Scene("seats=3 a=2/7@nowhere b=2/7@nowhere b.hand=napalm,reinforcements a.mutations=fire-breath l1=b:zoo")
    assert scene.refusal("attack location") == "B-8"
    assert scene.refusal("attack units") == "B-24"
    assert scene.refusal("attack monster") == "allowed"
    assert scene.refusal("breathe") == "allowed"
    asleep = Scene("seats=2 a=2/1@nowhere b=2/7@nowhere").do("sleep").settle()
    assert asleep.monster("a") == (2, 5)  # nobody may attack the sleeper


def test_b_46_there_is_no_limit_of_locations_and_items() -> None:
    hand = "family-farm,family-farm,family-farm,suburb,suburb,zoo"
    scene = Scene(f"seats=2 a.hand={hand} b.hand=battle-tank,battle-tank,battle-tank,flame-tank {OPEN}")
    scene.do(*(f"play {card}" for card in hand.split(","))).until("card").pass_all()
    scene.do(*["b: play battle-tank l1"] * 3, "b: play flame-tank l1").settle()
    assert [scene.site(slot) for slot in range(1, 7)] == hand.split(",")
    assert len(scene.items(1)) == 4
    assert scene.refusal("at nowhere") == "B-48"


def test_b_48_an_older_own_location_may_be_entered_and_staying_is_no_move() -> None:
    scene = Scene("seats=2 a=2/7@l1 l1=a:suburb l2=a:zoo")
    assert [scene.refusal("l1"), scene.refusal("l2")] == ["B-48", "allowed"]


def test_b_41_b_96_a_monster_move_may_be_a_move_alone_or_nothing() -> None:
    scene = Scene("seats=2 b=8/19@nowhere l1=b:downtown i1=giant-robot@l1").do("l1", "idle").settle()
    assert (scene.place("a"), scene.monster("a"), scene.state.moves) == ("l1", (2, 7), 1)
    assert scene.events("shot") == []
    nothing = Scene("seats=2").do("idle").settle()
    assert nothing.state.moves == 1


def test_b_55_a_monster_moves_at_the_beginning_or_at_the_end() -> None:
    first = Scene("seats=2 b=8/19@nowhere l1=b:downtown l2=b:zoo", [1] * 3).do("l1")
    assert first.refusal("l2") == "B-55"
    first.do("attack location", "strike").settle()
    assert (first.asked, first.state.running) == ("moving", False)
    last = Scene("seats=2 a=2/7@l1 b=8/19@nowhere l1=b:downtown l2=b:zoo", [1] * 3).do(
        "attack location", "strike", "l2"
    )
    assert last.settle().place("a") == "l2"


def test_b_26_rubble_stays_while_a_monster_stands_on_it() -> None:
    scene = Scene("seats=2 a=2/7@l1 b=8/19@l1 l1=b:suburb,rubble,infantry=1 i1=police@l1 l2=b:zoo", [1] * 4)
    scene.do("l2").settle()
    assert (scene.site(1), scene.items(1), scene.infantry(1)) == ("rubble", ["police"], 1)
    alone = (
        Scene("seats=2 a=2/7@l1 b=8/19@nowhere l1=b:suburb,rubble,infantry=1 i1=police@l1 l2=b:zoo").do("l2").settle()
    )
    assert (alone.site(1), alone.items(1), alone.infantry(1), alone.food(1)) == ("gone", [], 0, "")
    assert (alone.discarded("police"), alone.fame("a")) == (1, 0)


def test_b_62_rubble_has_no_tags_no_text_and_no_hits() -> None:
    scene = Scene(
        "seats=3 c=2/7@l1 a.hand=police,battle-tank,bunkers,infantry-platoon,evacuation l1=b:camping-ground,rubble "
        f"l2=b:suburb {OPEN}"
    )
    scene.do("a: play police")
    assert [scene.refusal("l1"), scene.refusal("l2")] == ["B-62", "allowed"]
    scene.do("a: l2", "a: play battle-tank")
    assert scene.refusal("l1") == "allowed"  # the ban of vehicles is gone with the text
    scene.do("a: l1", "a: play bunkers")
    assert scene.refusal("l1") == "B-62"
    scene.do("a: l2", "a: play infantry-platoon l1").settle()
    assert (scene.items(1), scene.infantry(1)) == (["battle-tank"], 1)
    assert scene.refusal("at rubble-1") == "allowed"


def test_b_42_b_66_hellicopters_go_along_at_every_move() -> None:
    came = Scene("seats=2 b=2/7@l2 l1=b:suburb l2=b:zoo i1=hellicopters@l2,>b").do("l1", "b: come")
    assert came.items(1) == ["hellicopters"]
    fled = Scene("seats=2 a=2/7@l1 b.hand=air-strike l1=b:suburb i1=hellicopters@l1,>a", [1] * 4).do("attack location")
    fled.do("b: play air-strike a", "a: flee").settle()
    assert fled.items("nowhere") == ["hellicopters"]
    assert fled.refusal("attack units") == "allowed"


def test_b_66_only_the_monster_they_follow_meets_hellicopters_nowhere() -> None:
    scene = Scene("seats=2 a=2/7@nowhere b=2/7@nowhere l1=b:zoo i1=hellicopters@nowhere,>b")
    assert scene.refusal("attack units") == "B-24"
    asleep = Scene("seats=2 a=2/1@nowhere b=2/7@nowhere l1=b:zoo i1=hellicopters@nowhere,>b").do("sleep").settle()
    assert asleep.monster("a") == (2, 5)
