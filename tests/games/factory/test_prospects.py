"""What is seen of everybody's monsters, from which chances are computed."""

from __future__ import annotations

import pytest
from tests.games.factory.scene import A_PINCH, Scene

from bestiary.games.factory.mind import prospects as p

AROUND_A_GAP = "a (0,0)tt.. (0,-1).tt. (1,-1).t.t (2,-1)..tt* {} / b (0,0)K... ; drawn=t... pool=t...:9"


def seen(position: str, seat: int = 0) -> list[float]:
    start = int(seat * p.INPUTS)
    return list(p.odds_inputs(Scene(position).state))[start : start + int(p.INPUTS)]


def gaps(position: str, mark: int) -> float:
    return seen(position)[int(p.GAPS_SEEN) + mark]


def test_gaps_are_counted_by_the_edge_they_ask_for_and_the_ends_that_are_left() -> None:
    row = seen("a (0,0)tK.. / b (0,0)K... ; drawn=t... pool=t...:3,K...:6")
    assert row[p.GAPS] == 2
    assert (row[p.GAPS_SEEN + p.THINS], row[p.GAPS_SEEN + p.THICKS]) == (1, 1)
    assert (row[p.THIN_ENDS], row[p.THICK_ENDS]) == pytest.approx((0.4, 0.6))
    assert (row[p.THINS_LEFT], row[p.THICKS_LEFT]) == pytest.approx((1 / 5, 1 / 7))
    assert row[p.GAPS_SEEN + p.CLOSERS] == pytest.approx(1)
    assert row[p.TURNS] == 4.5


def test_the_last_turns_are_told_from_all_others() -> None:
    last, early = (seen(f"a (0,0)t... / b (0,0)K... ; drawn=t... pool=t...:{count}")[p.LAST] for count in (1, 12))
    assert early < 0.1 < 0.7 < last


@pytest.mark.parametrize(
    ("pool", "mark"),
    [
        ("t...:9", p.NEVER),
        ("t...:16,t...*:6,K...*:12,tK..", p.SELDOM),
        ("t...:16,K...:4,tK..", p.AT_TIMES),
        ("t...:6,tK..", p.OFTEN),
        ("t...:2,tK..", p.EASILY),
    ],
)
def test_gaps_are_told_apart_by_how_many_tiles_close_them(pool: str, mark: int) -> None:
    position = f"{A_PINCH} ; drawn=K... pool={pool}"
    found = {each: gaps(position, each) for each in (p.NEVER, p.SELDOM, p.AT_TIMES, p.OFTEN, p.EASILY)}
    assert found == {each: float(each == mark) for each in found}


def test_a_gap_that_two_edges_reach_into_is_pinched_and_fits_few() -> None:
    position = f"{A_PINCH} ; drawn=K... pool=t...:16,tK.."
    assert [gaps(position, mark) for mark in (p.PINCHED, p.TIGHT, p.HARD, p.FEW_FIT)] == [1, 1, 1, 1]
    assert seen(position)[p.ALMOST] == 1


def test_a_monster_with_a_gap_that_nothing_fits_is_lost() -> None:
    lost, hopeful = (seen(f"{A_PINCH} ; drawn=K... pool=t...:2{more}") for more in ("", ",tK.."))
    assert (lost[p.LOST], hopeful[p.LOST]) == (1, 0)
    assert lost[p.READY] < hopeful[p.READY]


@pytest.mark.parametrize(
    ("tiles", "mark"), [("(2,0)t...", p.THREE), ("(2,0)t.K. (2,1)K..K (1,1).K..", p.FOUR)], ids=["three", "four"]
)
def test_a_gap_is_told_by_its_neighbours(tiles: str, mark: int) -> None:
    position = AROUND_A_GAP.format(tiles)
    found = {each: gaps(position, each) for each in (p.THREE, p.FOUR)}
    assert found == {each: float(each == mark) for each in found}
    assert gaps(position, p.TIGHT) == 1


def test_gaps_side_by_side_get_in_each_others_way() -> None:
    rest = "/ b (0,0)tK.. ; drawn=t... pool=t...:9"
    assert gaps(f"a (0,0)tt.. (1,0)t..t {rest}", p.BESIDE) == 1
    assert gaps(f"a (0,0)tt.. {rest}", p.BESIDE) == 0


def test_of_a_minion_eyes_are_seen_and_nothing_of_the_first_monster_but_its_points() -> None:
    row = seen("a (0,0)t... (0,-1)..t. / a1 (0,0)K...* / b (0,0)t... ; turn=b drawn=t... pool=K...:3,t...:3")
    assert (row[p.FINISHED], row[p.POINTS], row[p.EYES], row[p.MINION_GAPS], row[p.WAIT]) == (1, 2, 1, 1, 0.5)
    assert not any(row[p.GAPS_SEEN : p.EYES])
