"""Tiles that fit nowhere."""

from __future__ import annotations

from tests.games.factory.scene import Scene


def out(scene: Scene) -> dict[str, int]:
    """Returns what left the game since the position, which put everything out that it does not name."""
    return {face.edges: face.out for face in scene.view.faces if not face.eye}


BEFORE = "a (0,0)t... / b (0,0)t... ; drawn=t.t."


def test_f_4_fitting_means_where_this_player_may_add() -> None:
    # b has finished, so a's first monster is closed to b, and b's own minion wants a thick edge
    scene = Scene("a (0,0)t... / b (0,0)K... (0,-1)..K. / b1 (0,0)K.K. ; drawn=t.t. pool=t...:1,K...:1")
    scene.do("place a(0,-1) 0")
    assert scene.drawn == "K..."
    assert scene.legal == ["place b1(0,-1) 180", "place b1(0,1) 0"]


def test_f_5_tiles_that_fit_nowhere_leave_the_game_until_one_fits() -> None:
    gone = set()
    for seed in range(20):
        scene = Scene(f"{BEFORE} pool=K...:2,t...:1", seed)
        before = out(scene)["K..."]
        scene.do("place a(0,-1) 0")
        assert scene.drawn == "t..."
        assert scene.turn == "b"
        unplayable = scene.told.count("unplayable")
        assert out(scene)["K..."] == before + unplayable
        assert scene.told[-1] == "drew"
        gone.add(unplayable)
    assert gone == {0, 1, 2}


def test_f_23_a_last_tile_that_fits_nowhere_ends_the_game() -> None:
    scene = Scene(f"{BEFORE} pool=K...:1").do("place a(0,-1) 0")
    assert scene.state.over
    assert scene.told[-6:] == ["unplayable", "pool-empty", "scored", "won", "scored", "won"]


def test_f_29_a_tile_that_fits_only_where_its_drawer_may_not_add_leaves_the_game() -> None:
    scene = Scene("a (0,0)t... / b (0,0)K... (0,-1)..K. / b1 (0,0)K... ; drawn=t.t. pool=t...:1")
    before = out(scene)["t..."]
    scene.do("place a(0,-1) 0")  # b draws the thin end that a needs
    assert out(scene)["t..."] == before + 1
    assert scene.state.over
