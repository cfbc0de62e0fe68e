"""What a position promises, what learners see, what checks and arenas ask for, and that greedy play makes use of it."""

from __future__ import annotations

import pytest
from tests.games.factory.scene import A_PINCH, GAME, Scene

from bestiary import bots
from bestiary.core import Chance, column
from bestiary.games.factory.state import Factory
from bestiary.lab.arena import Arena
from bestiary.lab.crew import hold

TERMS = [term.name for term in GAME.terms]
CELL_ROW = 9


def terms(position: str, seat: int = 0) -> dict[str, int]:
    return dict(zip(TERMS, Scene(position).state.terms(seat), strict=True))


def test_a_monster_promises_more_the_larger_and_the_more_time_there_is() -> None:
    small = terms("a (0,0)t... / b (0,0)K... ; drawn=t... pool=t...:4")["promise"]
    large = terms("a (0,0)t... (0,-1)t.t. / b (0,0)K... ; drawn=t... pool=t...:4")["promise"]
    late = terms("a (0,0)t... (0,-1)t.t. / b (0,0)K... ; drawn=t... pool=t...:2")["promise"]
    assert small < large
    assert late < large


def test_a_gap_that_nothing_fits_promises_nothing() -> None:
    assert terms(f"{A_PINCH} ; drawn=K... pool=t...:2")["promise"] == 0
    assert terms(f"{A_PINCH} ; drawn=K... pool=t...:2,tK..")["promise"] > 0
    assert (
        terms(f"{A_PINCH} ; drawn=K... pool=t...:2,tK..")["promise"]
        == terms(f"{A_PINCH} ; drawn=K... pool=t...:2,tK..", seat=1)["rivals-promise"]
    )


def test_a_minion_promises_its_eyes() -> None:
    finished = "a (0,0)t... (0,-1)..t. / a1 (0,0){} / b (0,0)K... ; turn=b drawn=K... pool=t...:4,K...:2"
    assert terms(finished.format("K..."))["promise"] == 0
    assert terms(finished.format("K...*"))["promise"] > 0
    assert terms(finished.format("K...*"))["points"] == 2
    assert terms(finished.format("K...*"), seat=1)["rivals-points"] == 2


def test_before_the_draft_and_after_the_end_nothing_is_promised() -> None:
    assert terms("; seats=2") == dict.fromkeys(TERMS, 0)
    over = "a (0,0)t... (0,-1)..t. / b (0,0)K... ; end=yes"
    assert terms(over) == {**dict.fromkeys(TERMS, 0), "points": 2, "won": 1}


def test_learners_see_open_cells_the_pool_and_everybody_from_their_own_seat() -> None:
    state = Scene("a (0,0)t... / b (0,0)K.K. ; turn=b drawn=K... pool=t...:3").state
    own, other = list(state.observe(1)), list(state.observe(0))
    assert len(own) == GAME.observation_width
    cell = int(state.open_cells[1])
    assert own[cell * CELL_ROW : (cell + 1) * CELL_ROW] == [1, 1, 0, -1, 0, 0, 3, 0, 1]
    assert other[cell * CELL_ROW] == 2
    assert own[-5:] == [0, 1, 3, 2, state.drawn + 1]
    assert other[-5:] == [1, 1, 3, 2, state.drawn + 1]


def test_figures_tell_how_a_game_went() -> None:
    scene = Scene("a (0,0)t... / b (0,0)K... (0,-1)..K. / b1 (0,0)K... / c (0,0)t... ; first=b drawn=t... pool=")
    assert GAME.figures(scene.do("place a(0,-1) 180").state) == {
        "first monsters finished": pytest.approx(2 / 3),
        "tiles of a finished one": 2.0,
        "minions begun": 1.0,
        "unplayable tiles": 82.0,
        "most points": 2.0,
        "won by the first to play": 0.5,
        "won by the second to play": 0.0,
        "won by the third to play": 0.5,
    }
    nobody = Scene("a (0,0)t... / b (0,0)K... ; drawn=t.t. pool=").do("place a(0,-1) 0")
    assert "tiles of a finished one" not in GAME.figures(nobody.state)


@pytest.mark.parametrize(
    ("spoil", "broken"),
    [
        (lambda state: setattr(state, "out", column([9] * len(state.out))), "tiles of face 0, not"),
        (lambda state: setattr(state, "pool_size", 3), "tiles lie face down, but 3 are counted"),
        (lambda state: setattr(state, "cell_turn", column([1] * len(state.cell_turn))), r"does not match"),
        (lambda state: setattr(state, "open_cells", column([])), r"a\(0,-2\) is not listed as it lies"),
        (lambda state: setattr(state, "monster_tiles", column([5, 5])), "a has other tiles and open cells"),
        (lambda state: setattr(state, "monster_done", column([1, 0])), "a is complete or not"),
        (lambda state: setattr(state, "step", 0), "a tile is in hand exactly when"),
    ],
)
def test_what_does_not_add_up_is_named(spoil: object, broken: str) -> None:
    state = Scene("a (0,0)t... (0,-1)t.t. / b (0,0)K... ; drawn=t... pool=t...:4").state
    assert GAME.invariants(state) == []
    spoil(state)  # type: ignore[operator]
    assert any(broken.replace("\\", "") in found for found in GAME.invariants(state))


def test_greedy_completes_its_monster_rather_than_a_rivals() -> None:
    scene = Scene("a (0,0)t... (0,-1)t.t. (0,-2)t.t. / b (0,0)t... (0,-1)t.t.* ; drawn=t... pool=K...:2")
    action = bots.get("greedy").choose(scene.state.blind(0), 0, Chance(1))
    assert GAME.notation(scene.state, action) == "place a(0,-3) 180"


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    report = hold(Arena("factory", ("greedy",) + ("random",) * (seats - 1), 12 * seats), 1).report()
    greedy = next(entry for entry in report["seats"] if entry["bot"] == "greedy")
    assert greedy["low"] > 1 / seats


def test_the_set_of_a_state_is_read_back_from_it() -> None:
    state = GAME.start(2, Chance(1))
    assert isinstance(state, Factory)
    assert GAME.content() == ";".join(
        f"{face.name} {face.edges} {'eye' if face.eye else '-'} {face.count}"
        for face in GAME.faces(state)  # type: ignore[attr-defined]
    )
