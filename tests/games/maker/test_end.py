"""The end of the game, and the count."""

from __future__ import annotations

import pytest
from tests.games.maker.scene import GAME, Scene

from bestiary import conformance
from bestiary.conformance.settings import settings_of
from bestiary.core import BadOption, bits
from bestiary.envs.setup import Setup
from bestiary.games.maker.show.shapes import MakerView
from bestiary.lab.arena import Arena
from bestiary.table import Table, bot


def test_m_25_the_game_ends_at_once_with_the_first_revival() -> None:
    scene = Scene("A=la1,ra1,ll1,rl1,he1,br1 a=he0 die=1,3,3 stones=12,-,- action=2", [1]).do("revive")
    assert scene.state.over
    assert scene.owing == ""
    assert [event.kind for event in scene.events()][-5:] == ["revived", "counted", "counted", "counted", "won"]


def test_the_reviver_need_not_win() -> None:
    scene = Scene("A=la0,ra0,ll0,rl0,he1,br1 B=la3,ra3,ll3,rl3,he3 die=1,3,3 action=2", [1]).do("revive")
    assert scene.scores() == [1 + 1 + 3 + 10, 15, 0]
    scene = Scene("A=la1,ra1,ll1,rl1,he1,br1 B=la3,ra3,ll3,rl3,he3 die=1,3,3 action=2", [1]).do("revive")
    assert scene.scores() == [9, 15, 0]
    assert bits(scene.state.winners()) == [1]


def test_m_26_only_sewn_parts_score_also_on_monsters_that_do_not_live() -> None:
    assert Scene("A=la3,he2 a=br7,ra3 B=ll2 c=he3 end=b").scores() == [5, 2 + 3, 0]


@pytest.mark.parametrize(
    ("rotted", "bonus"),
    [("la0", 0), ("la0,ra0", 0), ("la0,ra0,ll0", 5), ("la0,ra0,ll0,rl0", 10), ("la0,ra0,ll0,rl0,he0", 15)],
)
def test_m_27_only_the_highest_bonus_for_rotted_parts_counts(rotted: str, bonus: int) -> None:
    assert Scene(f"A={rotted}").scores()[0] == bonus


def test_the_best_scores_there_are() -> None:
    assert Scene("A=la5,ra5,ll5,rl5,he5,br7 die=1,3,3,3,3 end=a").scores()[0] == 35
    assert Scene("A=la0,ra0,ll0,rl0,he0,br7 die=1,3,3,3,3 end=a").scores()[0] == 25


def test_m_28_the_reviver_wins_a_tie_and_other_ties_are_shared() -> None:
    tie = "A=la1,he1,br1 B=la3,he3 C=ra3,ll3"
    assert bits(Scene(f"{tie} end=a").state.winners()) == [0]
    assert bits(Scene("A=he1,br1 B=la3,he3 C=ra3,ll3 end=a").state.winners()) == [1, 2]
    assert bits(Scene("B=la3 C=ra3 end=limit").state.winners()) == [1, 2]


@pytest.mark.parametrize(("option", "rounds"), [("hundred", 100), ("fifty", 50)])
def test_m_29_after_the_last_round_monsters_are_counted_without_the_bonus(option: str, rounds: int) -> None:
    text = f"A=la1,he1,br1 B=la2 first=a turn=c action=3 limit={option}"
    scene = Scene(f"{text} round={rounds - 1}").do("skip")
    assert not scene.state.over
    scene = Scene(f"{text} round={rounds}").do("skip")
    assert scene.state.over
    assert scene.scores() == [3, 2, 0]
    assert [event.values for event in scene.events("time-up")] == [{"rounds": rounds}]
    assert bits(scene.state.winners()) == [0]


def test_m_29_without_a_limit_a_game_goes_on() -> None:
    scene = Scene("A=la1,he1,br1 b=la2 first=a turn=c action=3 limit=none round=400 c=la3").do("skip")
    assert not scene.state.over
    view = GAME.view_of(scene.state, 0)
    assert isinstance(view, MakerView)
    assert (view.round, view.rounds) == (401, 0)
    assert any(line.startswith("Round 401. ") for line in GAME.draw(view, GAME.words()).lines)
    low, high = GAME.observation_range
    assert all(low <= number <= high for number in scene.state.observe(0))


def test_m_29_what_plays_by_itself_refuses_a_game_without_a_limit() -> None:
    endless = {"round_limit": "none"}
    for refuses in (
        lambda: Arena("maker", ("greedy",) * 3, 3, options=endless),
        lambda: Setup("maker", 3, endless),
        lambda: conformance.run(GAME, 3, endless),
        lambda: Table.open("maker", [bot("greedy")] * 3, options=endless),
    ):
        with pytest.raises(BadOption, match=r"with which a game may never end.*take one of hundred, fifty"):
            refuses()
    assert all(options["round_limit"] != "none" for _, options in settings_of(GAME))
    assert Table.open("maker", ["Ada", bot("greedy"), bot("greedy")], options=endless).setup.options == {
        **endless,
        "refill": "when_emptied",
    }


def test_arenas_count_endings_betrayals_and_sales() -> None:
    scene = Scene("A=he1,br1,la1,ra1,ll1,rl2 a=ll2 b=rl1 c=- die=1,3,3 action=3", [1])
    scene.do("sell ll2", "wish nothing", "points 1", "pass", "accept b")
    assert int(scene.state.deals) == 1
    helped = Scene("a=ra1,ra2 b=he1 action=2", [6]).do("operate right-arm with b", "b: hand ra1").state
    betrayed = Scene("a=ra1,ra2 b=he1 action=2", [6]).do("operate right-arm with b", "b: hand he1", "b: take ra1").state
    assert [(int(state.operations), int(state.betrayals)) for state in (helped, betrayed)] == [(1, 0), (1, 1)]
    lives = GAME.figures(Scene("A=la1,he1,br1 counted=4,1,3 end=a").state)
    assert (lives["ended by a revival"], lives["won by the reviver"], lives["betrayals in an operation"]) == (
        1,
        1,
        0.25,
    )
    assert (lives["sales"], lives["operations"], lives["most points"]) == (3, 4, 6)
    limit = GAME.figures(Scene("A=la1 end=limit round=101").state)
    assert (limit["ended by a revival"], limit["ended by the last round"], limit["rounds"]) == (0, 1, 100)


def test_standings_begin_with_the_winner() -> None:
    state = Scene("A=la1,he1,br1 B=la3,he3 C=ra3,ll3 end=a").state
    assert GAME.standings(state)[0] == 0
