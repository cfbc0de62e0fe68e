"""Step 1: points, the boons they bring, and the wins they make."""

from __future__ import annotations

import pytest
from tests.games.marry.scene import GAME, Scene

from bestiary.core import Chance, bits
from bestiary.games.marry.rules.stomp import stomps_left


def next_turn(text: str) -> Scene:
    """Ends a's turn; the scene then stands in b's."""
    return Scene(text).do("done")


def test_every_building_counts_its_space_whatever_its_height() -> None:
    # rim 1, second ring 2, inner ring 3, centre 5
    assert next_turn("a1=@ d4=b1 d5=b3 d6=b2 d7=b1 d1=c1").state.points[1] == 11


def test_without_a_building_nothing_is_scored_or_told() -> None:
    scene = next_turn("d4=@ d5=a1")
    assert scene.state.points[1] == 0
    assert scene.events("scored") == []


@pytest.mark.parametrize(
    ("points", "houses", "stomps"),
    [(13, 3, 1), (14, 2, 2), (28, 2, 2), (29, 1, 2), (44, 1, 2), (59, 1, 2), (74, 1, 2)],
)
def test_a_4_boons_and_limits_begin_right_after_step_1(points: int, houses: int, stomps: int) -> None:
    state = next_turn(f"d4=@ a1=b1 ; points=0,{points},0").state
    assert state.points[1] == points + 1
    assert state.houses_left == houses
    assert stomps_left(state) == stomps


@pytest.mark.parametrize("points", [30, 45, 60, 75, 88])
def test_a_5_later_boons_do_not_bring_free_houses_back(points: int) -> None:
    assert next_turn(f"d4=@ a1=b1 ; points=0,{points},0").state.houses_left == 1


def test_a_36_one_step_can_pass_several_thresholds() -> None:
    scene = next_turn("a1=@ d4=b1 c3=b1 c4=b1 d3=b1 d5=b1 a2=c1 ; points=0,14,0 hands=-,1s,-")
    assert scene.state.points[1] == 31
    assert [event.values["boon"] for event in scene.events("boon")] == [15, 30]
    assert scene.state.houses_left == 1
    assert "stomp 1 > a2" in scene.do("done").legal


@pytest.mark.parametrize(("points", "boons"), [(14, [15]), (15, []), (29, [30]), (44, [45]), (59, [60]), (74, [75])])
def test_a_boon_is_told_once(points: int, boons: list[int]) -> None:
    scene = next_turn(f"d4=@ a1=b1 ; points=0,{points},0")
    assert [event.values["boon"] for event in scene.events("boon")] == boons


def test_a_3_ninety_points_win_at_once_without_a_tower() -> None:
    scene = next_turn("d4=@ a1=b1 ; points=0,89,0 hands=-,1s,-")
    assert scene.state.over
    assert bits(scene.state.winners()) == [1]
    assert scene.cards(1) == 1  # step 2 did not come
    assert scene.legal == []


def test_89_points_without_three_towers_do_not_win() -> None:
    assert not next_turn("d4=@ a1=b1 ; points=0,88,0").state.over


def test_45_points_with_two_towers_do_not_win() -> None:
    assert not next_turn("d4=@ a1=b3 a2=b3 a3=b2 ; points=0,44,0").state.over


def test_three_towers_with_44_points_do_not_win() -> None:
    assert not next_turn("d4=@ a1=b3 a2=b3 a3=b3 ; points=0,41,0").state.over


def test_a_37_the_win_is_checked_after_step_1() -> None:
    scene = next_turn("d4=@ a1=b3 a2=b3 a3=b3 ; points=0,42,0")
    assert scene.state.over
    assert scene.state.winner == 1
    assert scene.state.step == 1
    assert [event.kind for event in scene.events()][-1] == "won"
    assert scene.events("drew", seat=1)[-1].values["seat"] == 0  # b drew nothing any more


def test_a_37_the_win_is_checked_after_a_fortify_and_ends_the_turn() -> None:
    scene = Scene("d4=@ a1=a3 a2=a3 a3=a2 d5=b1 d6=a1 ; points=45,0,0 hands=1s2f,-,-").do("stomp 1 > d6", "fortify a3")
    assert bits(scene.state.winners()) == [0]
    assert scene.cards(0) == 1  # no step 5
    assert sum(scene.state.corner) == 2
    assert scene.events("returned") == []


def test_a_37_the_win_is_checked_after_a_free_tower() -> None:
    scene = Scene("d4=@ a1=a3 a2=a3 a3=a1 ; points=60,0,0 step=3 houses=1 towers=1").do("tower a3")
    assert bits(scene.state.winners()) == [0]


def test_a_37_a_set_played_as_fortify_wins_too() -> None:
    scene = Scene("d4=@ a1=a3 a2=a3 a3=a2 ; points=45,0,0 hands=3s,-,-").do("swap stomp > fortify")
    assert scene.at("a3") == "a3"
    assert bits(scene.state.winners()) == [0]


def test_a_25_after_the_win_no_tower_can_fall_any_more() -> None:
    scene = Scene("d4=@ d5=a3 d6=a3 d7=a2 ; points=45,0,0 hands=3s1f,-,-").do("fortify d7")
    assert scene.state.over
    assert scene.refusal("stomp 3 > d7") == "over"
    assert scene.refusal("done", seat=1) == "over"


def test_a_24_points_and_towers_are_gained_in_ones_own_turn_only() -> None:
    chance = Chance(8)
    for game in range(6):
        state = GAME.start(3 + game % 3, Chance(game))
        while not state.over:
            seat = int(state.turn)
            points, towers = list(state.points), list(state.towers)
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])
            for other in range(state.seats):
                assert state.towers[other] <= towers[other] or other == seat
                assert state.points[other] == points[other] or other == state.turn
        assert len(bits(state.winners())) == 1


def test_a_43_places_behind_the_winner_go_by_points_towers_and_pieces() -> None:
    won = Scene("d4=@ a1=b2 a2=c3 a3=d1 a4=e1 b1=e1 ; points=45,50,50,30,30 end=a").state
    assert GAME.standings(won) == [0, 2, 1, 4, 3]


def test_a_42_a_game_is_cut_short_after_200_rounds() -> None:
    scene = Scene("d4=@ a1=b1 ; points=9,8,20 turn=c round=200").do("done")
    assert scene.state.over
    assert scene.state.winners() == 0
    assert scene.events("cut")[0].values == {"rounds": 200}
    assert GAME.standings(scene.state) == [2, 0, 1]
    assert GAME.view_of(scene.state, 0).round == 200


def test_a_42_the_199th_round_is_followed_by_another() -> None:
    assert not Scene("d4=@ ; turn=c round=199").do("done").state.over
