"""The variants Monstrous Wars and Team Wars (M36, B7)."""

from __future__ import annotations

import pytest
from tests.games.monstrous.landings import GAME, play_on, random_outcome, start
from tests.games.monstrous.scene import FAR, Scene

from bestiary.core import NATURE, BadOption, Chance, bits, column
from bestiary.games.monstrous.content.scenarios import LISTED_NAMES, courses, listed_scenario
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.state import Monstrous

# The last throw of a game of a war that a wins
LAST = "seats=2 wars=three rest=underworld hand-a=dragon hand-b=giant turn=a faith=30,1"


def won(text: str = LAST) -> Scene:
    """Ends a game of a war."""
    return Scene(text).throw("dragon unique", *FAR).throw("giant unique", 100, 300)


def course(state: Monstrous) -> list[str]:
    """Returns the names of the scenarios of a war."""
    names = {listed_scenario(name).locations: name for name in LISTED_NAMES}
    rows = [tuple(int(each) for each in state.course[at : at + 5]) for at in range(0, len(state.course), 5)]
    return [names[row] for row in rows]


@pytest.mark.parametrize(
    ("wars", "levels"),
    [("three", ["basic", "medium", "long"]), ("five", ["basic", "medium", "medium", "long", "long"])],
)
def test_m36_scenarios_become_more_complex_and_their_numbers_rise(wars: str, levels: list[str]) -> None:
    for seed in range(20):
        names = course(start(2, {"wars": wars}, seed))
        assert [name.split("_")[0] for name in names] == levels
        numbers = [LISTED_NAMES.index(name) for name in names]
        assert numbers == sorted(set(numbers))


def test_m36_the_host_may_name_a_scenario_or_the_whole_course() -> None:
    for seed in range(5):
        assert "medium_6" in course(start(2, {"wars": "five", "scenario": "medium_6"}, seed))
    assert course(start(2, {"wars": "three", "scenario": "basic_2;medium_1;long_3"})) == [
        "basic_2",
        "medium_1",
        "long_3",
    ]
    assert all(len(courses(name, games)) > 0 for name in LISTED_NAMES for games in (1, 3, 5))
    with pytest.raises(BadOption, match="order of its list"):
        start(2, {"wars": "three", "scenario": "medium_1;basic_2;long_3"})
    with pytest.raises(BadOption, match="one, or 3"):
        start(2, {"wars": "three", "scenario": "basic_2;long_3"})


def test_m36_the_sole_winner_may_swap_a_location_for_one_from_outside() -> None:
    scene = won()
    assert scene.asked == "a location"
    assert scene.told("game-won") == ["Green wins game 1."]
    outside = [
        name for name in n.LOCATION_NAMES if name not in {n.LOCATION_NAMES[each] for each in scene.state.location}
    ]
    assert len(scene.legal) == 5 * 6 + 1
    assert scene.refusal("swap naxos for troy") == "R-8"
    scene.do(f"swap naxos for {outside[0]}")
    assert n.LOCATION_NAMES[scene.state.location[0]] == outside[0]
    assert scene.asked == "a out"


def test_m36_after_the_removal_he_may_trade_a_monster_for_each_god_separately() -> None:
    scene = won().do("done")
    gone = scene.underworld("a").split(",")
    assert len(gone) == 2
    assert len(scene.events("removed")) == 2
    kept = next(name for name in n.MONSTER_NAMES if name not in gone)
    assert scene.refusal(f"monster a.{gone[0]}") == "R-6"
    scene.do(f"monster a.{kept}")
    assert scene.asked == "a in"
    assert scene.legal == [f"monster a.{name}" for name in n.MONSTER_NAMES if name in gone]
    scene.do(f"monster a.{gone[1]}")
    assert set(scene.underworld("a").split(",")) == {gone[0], kept}
    assert scene.underworld("b").split(",") == gone
    assert scene.asked == "a out"  # for the other god
    scene.do("done")
    assert scene.asked in ("a throw", "b throw")
    assert int(scene.state.held(0, n.HAND)) == 3


def test_m36_no_sole_winner_no_swaps() -> None:
    scene = won(LAST.replace("faith=30,1", "faith=1,1"))
    assert scene.told("game-tied") == ["Nobody wins game 1 alone."]
    assert scene.asked in ("a throw", "b throw")


def test_m36_totals_are_the_final_scores_and_the_next_seat_starts() -> None:
    scene = won().do("done", "done", "done")
    assert [int(each) for each in scene.state.total] == [30 - 11, 1 - 11]
    assert (int(scene.state.game), int(scene.state.first), scene.faith) == (1, 1, [0, 0])
    assert [int(each) for each in scene.state.wins] == [1, 0]


def test_b7_wars_with_a_fixed_youngest_seat_it_always_starts() -> None:
    state = start(3, {"wars": "three", "youngest": "b"})
    choices = Chance(5)
    starts = []
    while not state.over:
        if state.to_act() == NATURE:
            state.apply_nature(column(random_outcome(state, choices)))
        else:
            seat = bits(state.to_act())[0]
            legal = state.legal(seat)
            state.apply(seat, legal[choices.below(len(legal))])
        starts.append(int(state.first))
    assert set(starts) == {1}


def test_b7_wars_with_epic_there_is_nothing_to_trade() -> None:
    scene = won(f"{LAST} epic=yes").do("done")
    assert scene.asked in ("a throw", "b throw")


def test_b7_wars_young_gods_get_their_faith_in_every_game() -> None:
    scene = won(f"{LAST} young=b".replace("faith=30,1", "faith=30,0")).do("done", "done", "done")
    assert scene.faith == [0, 3]


def test_b7_wars_most_faith_over_all_games_wins_then_more_games_won_then_it_is_shared() -> None:
    base = LAST.replace("wars=three", "wars=three game=3")
    ahead = won(f"{base} total=0,100 wins=1,1")
    assert bits(ahead.state.winners()) == [1]
    tied = won(f"{base.replace('faith=30,1', 'faith=20,20')} total=5,5 wins=2,0")
    assert [int(tied.state.score(seat)) for seat in (0, 1)] == [14, 14]
    assert bits(tied.state.winners()) == [0]
    shared = won(f"{base.replace('faith=30,1', 'faith=20,20')} total=5,5 wins=1,1")
    assert bits(shared.state.winners()) == [0, 1]


def test_b7_wars_all_games_are_played_even_if_the_lead_is_safe() -> None:
    for wars, games in (("three", 3), ("five", 5)):
        state = play_on(start(2, {"wars": wars}), Chance(3))
        assert state.log is not None
        told = [GAME.event(row) for row in state.log.seen_by(0)]
        assert sum(event.kind in ("game-won", "game-tied") for event in told) == games
        assert int(state.game) == games


def test_b7_team_wars_the_winning_team_swaps_a_location_and_never_monsters() -> None:
    scene = Scene(
        "seats=4 teams=yes wars=three rest=underworld hand-a=dragon hand-b=giant hand-d=siren faith=30,1"
    ).throw("dragon unique", *FAR)
    assert scene.asked == "a location"
    scene.do("done")
    assert scene.asked.endswith("throw")
    assert scene.events("removed", "leaves") == []
    assert [int(scene.state.held(seat, n.HAND)) for seat in range(4)] == [3, 2, 3, 2]
    state = play_on(start(4, {"players": "teams", "wars": "three", "young": "all"}), Chance(2))
    assert state.over
    assert int(state.total[0]) == int(state.score(0)) == int(state.score(2))
