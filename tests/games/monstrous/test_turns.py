"""Throw Steps 6 and 7, the end of a game and its score."""

from __future__ import annotations

import pytest
from tests.games.monstrous.landings import play_on, start
from tests.games.monstrous.scene import FAR, Scene

from bestiary.core import Chance, bits
from bestiary.games.monstrous.rules import numbers as n

BASE = "rest=underworld hand-b=giant,hydra deck-b=phoenix/cyclops"


def test_m15_faith_is_a_number_without_limit() -> None:
    scene = Scene(f"seats=2 hand-a=dragon,harpy {BASE} faith=5000,0").throw("dragon unique", -320, 210)
    assert scene.faith == [5004, 0]


def test_m23_extra_throws_are_stored_compulsory_and_lost_with_an_empty_hand() -> None:
    scene = Scene(f"seats=2 hand-a=dragon,harpy,gorgon {BASE} extra=1")
    scene.throw("dragon unique", *FAR)
    assert (scene.asked, scene.state.extra) == ("a throw", 0)
    assert "done" not in scene.legal
    scene.throw("harpy unique", *FAR)
    assert scene.asked == "b throw"
    lost = Scene(f"seats=2 hand-a=dragon {BASE} extra=3").throw("dragon unique", *FAR)
    assert lost.told("lapsed") == ["Green has no cards to throw: 3 throws lapse."]
    assert lost.state.extra == 0


def test_m24_a_turn_with_an_empty_hand_is_draw_and_pass() -> None:
    scene = Scene(f"seats=2 deck-a=dragon/harpy {BASE}")
    assert scene.asked == "b throw"
    assert scene.hand("a") == "dragon"
    assert int(scene.state.turns[0]) == 1


def test_m25_the_others_take_one_last_turn_each_and_a_second_god_without_cards_changes_nothing() -> None:
    scene = Scene("seats=3 rest=underworld hand-a=dragon hand-b=dragon hand-c=dragon,harpy deck-c=hydra/siren")
    scene.throw("dragon unique", *FAR)
    assert scene.told("last-turns") == ["Green has no cards left: everyone else takes one last turn."]
    scene.throw("dragon unique", 100, 300)
    assert len(scene.events("last-turns")) == 1
    scene.throw("dragon unique", 200, 300)
    assert scene.state.over
    assert [int(each) for each in scene.state.turns] == [1, 1, 1]


def test_m25_m64_cards_that_come_back_to_a_god_who_is_done_stay_and_cost_one_each() -> None:
    scene = Scene("seats=2 rest=underworld hand-a=dragon hand-b=giant,hydra faith=20,20")
    left = int(scene.state.cards_left(0))
    scene.throw("dragon unique", *FAR)
    scene.throw("giant unique", FAR[0] + 10, FAR[1])
    assert scene.state.over
    assert scene.hand("a") == "dragon"
    assert scene.events("counted")[0].values == {"god": 0, "faith": 20, "cards": left, "points": 20 - left}


def test_m26_whoever_alone_has_most_monsters_on_troy_gains_3_before_the_subtraction() -> None:
    lie = "lie=a.gryphon:300:-190:0:unique,a.siren:350:-240:0:common,b.harpy:360:-180:0:unique"
    scene = Scene(f"seats=2 rest=underworld hand-a=dragon hand-b=giant {lie}")
    scene.throw("dragon unique", *FAR).throw("giant unique", -100, -300)
    assert scene.told("most-on-troy") == ["Green has most monsters on Troy and gains 3 Faith."]
    assert scene.faith == [3, 0]


def test_m26_tied_gods_gain_nothing_from_troy_and_covered_monsters_do_not_count() -> None:
    lie = "lie=a.gryphon:300:-190:0:unique,b.harpy:360:-180:0:unique"
    tied = Scene(f"seats=2 rest=underworld hand-a=dragon hand-b=giant {lie}")
    tied.throw("dragon unique", *FAR).throw("giant unique", -100, -300)
    assert tied.told("nobody-on-troy") == ["Nobody alone has most monsters on Troy."]
    assert tied.faith == [0, 0]
    hidden = Scene(f"seats=2 rest=underworld hand-a=dragon hand-b=giant {lie},a.siren:360:-180:0:common")
    hidden.throw("dragon unique", *FAR).throw("giant unique", -100, -300)
    assert hidden.faith == [3, 0]  # the Harpy lies right under the Siren


def test_m27_hand_deck_and_underworld_cost_one_each_and_points_may_be_negative() -> None:
    scene = Scene("seats=2 rest=underworld hand-a=dragon hand-b=giant,hydra,siren deck-b=harpy/gorgon faith=1,2")
    scene.throw("dragon unique", *FAR).throw("giant unique", -100, -300)
    points = {event.values["god"]: event.values for event in scene.events("counted")}
    assert points[0] == {"god": 0, "faith": 1, "cards": 11, "points": -10}
    assert points[1] == {"god": 1, "faith": 2, "cards": 11, "points": -9}
    assert [int(scene.state.score(seat)) for seat in (0, 1)] == [-10, -9]
    assert bits(scene.state.winners()) == [1]


@pytest.mark.parametrize(
    ("lie", "faith", "winners"),
    [
        ("lie=a.gryphon:-300:190:0:unique,b.gryphon:100:300:0:unique", "5,5", [0]),  # monsters on locations
        ("lie=a.gryphon:-300:190:0:unique,b.gryphon:300:190:0:unique", "5,5", [0, 1]),  # all alike: shared
        ("lie=b.gryphon:-300:190:0:unique", "5,6", [1]),  # points first
    ],
)
def test_m28_ties_go_to_most_monsters_on_locations_then_are_shared(lie: str, faith: str, winners: list[int]) -> None:
    scene = Scene(f"seats=2 rest=underworld hand-a=dragon hand-b=dragon faith={faith} {lie}")
    scene.throw("dragon unique", *FAR).throw("dragon unique", -100, -300)
    assert bits(scene.state.winners()) == winners


def test_m28_then_to_the_fewest_in_the_underworld() -> None:
    # b holds a card in hand where a has one more in the Underworld: same points
    scene = Scene("seats=2 rest=underworld hand-a=dragon hand-b=dragon,siren faith=5,5")
    scene.throw("dragon unique", *FAR).throw("dragon unique", -100, -300)
    assert [int(scene.state.score(seat)) for seat in (0, 1)] == [-6, -6]
    assert bits(scene.state.winners()) == [1]


def test_m43_an_empty_deck_is_not_drawn_from() -> None:
    scene = Scene(f"seats=2 hand-a=dragon,harpy {BASE}").throw("dragon unique", *FAR)
    assert (scene.hand("a"), scene.asked) == ("harpy", "b throw")


def test_m45_the_sun_sets_after_so_many_turns_of_everyone_without_last_turns() -> None:
    scene = Scene(f"seats=2 hand-a=dragon,harpy,gorgon {BASE} sunset=24 turns=23,22 turn=b")
    scene.throw("hydra common", *FAR)
    assert scene.asked == "a throw"
    scene.throw("dragon unique", 100, 300)
    scene.throw("giant unique", 200, 300)
    assert scene.told("sunset") == ["The sun sets after 24 turns of everyone."]
    assert scene.state.over
    assert scene.events("last-turns") == []


def test_m45_without_a_sunset_the_game_goes_on() -> None:
    scene = Scene(f"seats=2 hand-a=dragon,harpy,gorgon {BASE} sunset=0 turns=98,99").throw("dragon unique", *FAR)
    assert not scene.state.over


def test_m46_a_turn_ends_after_sixty_throws() -> None:
    scene = Scene(f"seats=2 hand-a=dragon,harpy,gorgon {BASE} extra=2 throws=58")
    scene.throw("dragon unique", *FAR).throw("harpy unique", 100, 300)
    assert scene.asked == "b throw"
    assert scene.told("lapsed") == ["Green has no cards to throw: one throw lapses."]


def test_m48_what_is_drawn_in_step_7_waits_for_the_next_turn() -> None:
    scene = Scene(f"seats=2 hand-a=dragon deck-a=harpy/ {BASE} extra=2").throw("dragon unique", *FAR)
    assert (scene.hand("a"), scene.asked, int(scene.state.extra)) == ("harpy", "b throw", 0)


def test_m63_the_end_is_looked_for_after_the_draw_and_is_not_undone() -> None:
    drawn = Scene(f"seats=2 hand-a=dragon deck-a=harpy/ {BASE}").throw("dragon unique", *FAR)
    assert drawn.state.final_by == n.NOBODY
    scene = Scene("seats=3 rest=underworld hand-a=dragon hand-b=giant,siren hand-c=hydra,siren")
    scene.throw("dragon unique", *FAR).throw("giant unique", FAR[0] + 10, FAR[1])
    assert scene.hand("a") == "dragon"
    scene.throw("hydra unique", 200, 300)
    assert scene.state.over


def test_m63_a_last_turn_with_an_empty_hand_is_draw_and_pass() -> None:
    scene = Scene("seats=2 rest=underworld hand-a=dragon deck-b=giant/siren").throw("dragon unique", *FAR)
    assert scene.state.over
    assert scene.hand("b") == "giant"


def test_whole_games_end_with_a_winner() -> None:
    for seed in range(3):
        state = play_on(start(3, seed=seed), Chance(seed))
        assert state.over
        assert state.winners()
        assert all(int(state.turns[board]) <= 24 for board in range(3))


def test_points_are_told_when_they_change_for_good_and_end_as_they_are_counted() -> None:
    scene = Scene("seats=2 rest=underworld hand-a=dragon hand-b=giant faith=9,4")
    scene.throw("dragon unique", *FAR).throw("giant unique", 100, 300)
    told = [event.values for event in scene.events() if event.kind == "scored"]
    assert [each["points"] for each in told if each["seat"] == 0] == [9, 9, -2]
    assert [each["points"] for each in told if each["seat"] == 1][-1] == 4 - 11
    assert scene.view().scores == [-2, -7]


SUNSET = "seats=3 rest=underworld hand-a=harpy,hydra hand-b=harpy,hydra hand-c=dragon,hydra deck-a=/siren deck-b=/siren"


@pytest.mark.parametrize(("turn", "turns", "more"), [("c", "2,2,1", ""), ("b", "2,1,1", "c"), ("a", "1,1,1", "bc")])
def test_m45_who_runs_dry_in_the_sunset_round_brings_no_last_turns(turn: str, turns: str, more: str) -> None:
    """The audit's scene: of three gods only the next one got a last turn after the sun had set."""
    hands = SUNSET.replace(f"hand-{turn}=harpy,hydra", f"hand-{turn}=dragon").replace(f"deck-{turn}=/siren", "")
    hands = hands.replace("hand-c=dragon,hydra", "hand-c=dragon") if turn == "c" else hands
    scene = Scene(f"{hands} turn={turn} sunset=2 turns={turns}").throw("dragon unique", *FAR)
    for letter in more:
        assert scene.asked == f"{letter} throw"
        scene.throw("hydra unique", 100, 300 if letter == "b" else 200)
    assert scene.state.over
    assert [int(each) for each in scene.state.turns] == [2, 2, 2]
    assert scene.told("last-turns") == []
    assert len(scene.told("sunset")) == 1


def test_m45_last_turns_that_began_before_the_sunset_round_are_played_to_their_end() -> None:
    scene = Scene(f"{SUNSET.replace('c=dragon,hydra', 'c=dragon')} turn=c sunset=3 turns=2,2,1")
    scene.throw("dragon unique", *FAR)
    assert len(scene.told("last-turns")) == 1
    for x in (100, 200):
        assert not scene.state.over
        scene.throw("harpy unique", x, 300)
    assert scene.state.over
    assert [int(each) for each in scene.state.turns] == [3, 3, 2]
