"""Complete monsters, minions, the ban that follows, the end, and who has won."""

from __future__ import annotations

import pytest
from tests.games.factory.scene import GAME, Scene

from bestiary.core import Chance
from bestiary.games.factory.rules.board import open_edges
from bestiary.games.factory.state import Factory

TWO = "a (0,0)t... / b (0,0)K..."
THREE = "a (0,0)t... / b (0,0)K... / c (0,0)K..."
B_IS_DONE = "a (0,0)t... / b (0,0)K... (0,-1)..K. / b1 (0,0)K..."


def test_f_6_the_last_tile_is_played_and_what_it_completes_counts() -> None:
    scene = Scene(f"{TWO} ; drawn=t... pool=").do("place a(0,-1) 180")
    assert scene.state.over
    assert scene.points == [2, 0]
    assert scene.view.winners == [0]


def test_f_7_no_minion_without_tiles() -> None:
    scene = Scene(f"{TWO} ; drawn=t... pool=").do("place a(0,-1) 180")
    assert scene.told == ["placed", "completed", "pool-empty", "scored", "won", "scored"]
    assert [monster.name for monster in scene.view.monsters] == ["a", "b"]


def test_f_8_the_last_first_monster_ends_the_game_at_once() -> None:
    scene = Scene(f"{B_IS_DONE} ; drawn=t... pool=K...:5").do("place a(0,-1) 180")
    assert scene.state.over
    assert scene.view.pool == 5
    assert scene.told == ["placed", "completed", "all-complete", "scored", "won", "scored", "won"]


def test_f_9_completing_ones_own_monster_gives_a_minion_and_ends_the_turn() -> None:
    scene = Scene(f"{TWO} ; drawn=t... pool=K...:3").do("place a(0,-1) 180")
    assert scene.told == ["placed", "completed", "minion", "turn", "drew"]
    assert scene.turn == "b"
    assert scene.monster("a1").tiles == 1


def test_f_11_the_minions_tile_is_drawn_by_lot_from_the_face_down_tiles() -> None:
    found = set()
    for seed in range(30):
        scene = Scene(f"{TWO} ; drawn=t... pool=K...:2,t...:2,K.K.:2", seed).do("place a(0,-1) 180")
        found.add(scene.events("minion")[0].values["tile"])
        assert scene.view.pool + scene.told.count("drew") + scene.told.count("minion") == 6
    assert len(found) == 3


def test_f_15_eyes_count_on_minions_only_and_by_tiles() -> None:
    first = Scene("a (0,0)K...* / b (0,0)t... ; drawn=K...* pool=t...:3").do("place a(0,-1) 180")
    assert first.points == [2, 0]
    minion = "a (0,0)t... (0,-1)..t. / a1 (0,0)K...* / b (0,0)t... ; pool=t...:3 drawn="
    assert Scene(f"{minion}K...").do("place a1(0,-1) 180").points == [2 + 1, 0]
    assert Scene(f"{minion}K...*").do("place a1(0,-1) 180").points == [2 + 2, 0]
    blind = minion.replace("K...*", "K...")
    assert Scene(f"{blind}K...").do("place a1(0,-1) 180").points == [2 + 0, 0]


def test_f_16_completing_anothers_first_monster_does_not_bind() -> None:
    scene = Scene(f"{THREE} ; turn=b drawn=t... pool=K...:6").do("place a(0,-1) 180")
    assert scene.turn == "c"
    scene.do("place a1(0,-1) 180")  # and a, who has one place for it, completes a2
    assert scene.turn == "b"
    assert "place c(0,-1) 180" in scene.legal


def test_f_17_who_has_not_finished_may_add_to_everything_in_progress() -> None:
    scene = Scene(f"{THREE} ; turn=b drawn=t... pool=K...:6").do("place a(0,-1) 180")
    assert scene.legal == ["place b(0,-1) 180", "place c(0,-1) 180", "place a1(0,-1) 180"]


def test_f_21_anothers_tile_completes_my_monster_for_me_and_bans_me() -> None:
    scene = Scene(f"{TWO} ; turn=b drawn=t... pool=K.K.:3").do("place a(0,-1) 180")
    assert scene.points == [2, 0]
    assert scene.turn == "a"
    assert scene.legal == ["place a1(0,-1) 0", "place a1(0,1) 0"]
    assert scene.refusal("place b(0,-1) 0") == "F21"


def test_a_minion_of_another_stays_open_to_who_has_finished() -> None:
    scene = Scene(f"{B_IS_DONE} / c (0,0)K... ; turn=b drawn=K... pool=t...:3")
    assert scene.legal == ["place b1(0,-1) 180"]
    both = "a (0,0)t... (0,-1)..t. / a1 (0,0)K... / b (0,0)K... (0,-1)..K. / b1 (0,0)K... / c (0,0)K... ; drawn=K..."
    assert Scene(both).legal == ["place a1(0,-1) 180", "place b1(0,-1) 180"]


def test_f_22_a_minion_from_the_last_tile_is_laid_down_and_scores_nothing() -> None:
    scene = Scene(f"{TWO} ; drawn=t... pool=K...*:1").do("place a(0,-1) 180")
    assert scene.state.over
    assert scene.monster("a1").tiles == 1
    assert scene.points == [2, 0]


@pytest.mark.parametrize(
    ("position", "action", "told"),
    [
        (f"{B_IS_DONE} ; drawn=t... pool=", "place a(0,-1) 180", ["placed", "completed", "all-complete"]),
        (f"{TWO} ; drawn=t... pool=", "place a(0,-1) 180", ["placed", "completed", "pool-empty"]),
        (f"{TWO} ; drawn=t... pool=K...", "place a(0,-1) 180", ["placed", "completed", "minion", "pool-empty"]),
        (f"{TWO} ; drawn=t... pool=K...:2", "place a(0,-1) 180", ["placed", "completed", "minion", "turn", "drew"]),
        (f"{TWO} ; drawn=t.t. pool=", "place a(0,-1) 0", ["placed", "pool-empty"]),
        (
            f"{TWO} ; drawn=t.t. pool=K.K.",
            "place a(0,-1) 0",
            ["placed", "turn", "drew", "one-place", "placed", "pool-empty"],
        ),
        (
            f"{TWO} ; drawn=t.t. pool=t...:2",
            "place a(0,-1) 0",
            ["placed", "turn", "drew", "one-place", "placed", "completed", "minion", "pool-empty"],
        ),
    ],
)
def test_f_24_what_is_checked_after_a_tile_comes_in_this_order(position: str, action: str, told: list[str]) -> None:
    scene = Scene(position).do(action)
    assert [kind for kind in scene.told if kind not in ("scored", "won")] == told


def test_f_31_if_nobody_scores_all_win_together() -> None:
    scene = Scene(f"{TWO} ; drawn=t.t. pool=").do("place a(0,-1) 0")
    assert scene.points == [0, 0]
    assert scene.view.winners == [0, 1]


def test_players_with_the_same_score_win_together() -> None:
    scene = Scene(f"{B_IS_DONE} / c (0,0)t... ; drawn=t... pool=").do("place a(0,-1) 180")
    assert scene.points == [2, 2, 0]
    assert scene.view.winners == [0, 1]
    assert [event.values["seat"] for event in scene.events("won")] == [0, 1]


def test_f_35_a_minion_in_between_is_no_turn() -> None:
    scene = Scene(f"{THREE} ; turn=c drawn=t... pool=K.K.:3").do("place a(0,-1) 180")
    assert scene.turn == "a"  # the player after c, though a has just drawn a minion
    assert [event.values["seat"] for event in scene.events("turn")] == [0]
    scene = Scene(f"{THREE} ; turn=b drawn=t... pool=K...:6").do("place a(0,-1) 180")
    assert scene.turn == "c"


@pytest.mark.parametrize("seats", GAME.seats)
def test_f_19_f_32_everybody_has_one_monster_in_progress_and_minions_only_after_the_first(seats: int) -> None:
    chance = Chance(seats)
    state = GAME.start(seats, Chance(seats + 20))
    assert isinstance(state, Factory)
    while not state.over:
        if state.step:
            for seat in range(seats):
                own = [at for at in range(len(state.monster_owner)) if state.monster_owner[at] == seat]
                going = [at for at in own if not state.monster_done[at]]
                assert going == [state.monster[seat]] == own[-1:]
                assert open_edges(state, going[0]) > 0
                assert bool(state.finished_first[seat]) == (len(own) > 1)
        legal = state.legal(int(state.turn))
        state.apply(int(state.turn), legal[chance.below(len(legal))])


def test_f_37_an_unfinished_first_monster_is_listed_without_points() -> None:
    scene = Scene(f"{B_IS_DONE} / c (0,0)t... ; drawn=t.t. pool=").do("place a(0,-1) 0")
    unfinished = scene.monster("a")
    assert (unfinished.points, unfinished.tiles, unfinished.open_edges) == (0, 2, 1)
    assert scene.points == [0, 2, 0]
    assert GAME.standings(scene.state) == [1, 0, 2]


def test_f_38_a_tile_with_one_place_lies_there_without_a_question() -> None:
    scene = Scene(f"{TWO} ; drawn=t.t. pool=K.K.:1").do("place a(0,-1) 0")
    assert scene.told[:6] == ["placed", "turn", "drew", "one-place", "placed", "pool-empty"]
    assert [event.values["seat"] for event in scene.events("one-place")] == [1]
    assert scene.monster("b").tiles == 2


def test_f_38_two_turns_of_a_tile_on_one_spot_are_a_choice() -> None:
    scene = Scene("a (0,0)t... / b (0,0)K... ; drawn=t.t. pool=KKKt:1,KKK.:1").do("place a(0,-1) 0")
    assert scene.turn == "b"
    assert len({action.split()[1] for action in scene.legal}) <= 2 < len(scene.legal)


def test_f_36_a_gap_is_marked_when_no_tile_left_fits_it() -> None:
    pinch = "a (0,0)tt.. (0,-1).Kt. (1,0)t..t / b (0,0)K..."

    def dead(position: str) -> set[str]:
        return {cell.spot for monster in Scene(position).view.monsters for cell in monster.cells if cell.dead}

    assert dead(f"{pinch} ; drawn=K... pool=t...:5") == {"a(1,-1)"}
    assert dead(f"{pinch} ; drawn=K... pool=tK..:1") == set()
    assert dead(f"{pinch} ; drawn=tK.. pool=t...:5") == set()  # the tile in hand counts
    assert dead(f"{pinch} ; drawn=t.K. pool=t...:5") == {"a(1,-1)"}  # fits b's monster only
