"""How likely everybody is to win before the end, as search takes it."""

from __future__ import annotations

from tests.games.factory.scene import A_PINCH, Scene

from bestiary.core import Chance, column
from bestiary.games.factory.game import GAME
from bestiary.games.factory.mind.odds import NUMBERS, SKETCH, UNITS, read_numbers
from bestiary.games.factory.mind.prospects import INPUTS

WHOLE = 1_000_000


def chances(position: str) -> list[int]:
    state = Scene(position).state
    out = column([0] * state.seats)
    assert state.chances_into(out)
    assert abs(sum(out) - WHOLE) <= state.seats
    return [int(chance) for chance in out]


def test_alike_monsters_have_like_chances_but_for_whose_turn_it_is() -> None:
    alike = "a (0,0)t... / b (0,0)t... ; turn={} drawn=t... pool=t...:9"
    assert chances(alike.format("a")) == chances(alike.format("b"))[::-1]


def test_who_is_ahead_of_all_others_has_most_to_expect() -> None:
    larger = "a (0,0)t.t. (0,-1)t.t. (0,-2)t.t.* / b (0,0)t... / c (0,0)t... ; drawn=t... pool=t...:9"
    best, *others = chances(larger)
    assert best > max(others)
    assert others[0] > others[1]  # alike, but sooner to move


def test_a_minion_that_is_nearly_finished_is_worth_its_eyes() -> None:
    minion = "a (0,0)t... (0,-1)..t. / a1 {} / b (0,0)t... (0,-1)..t. / b1 (0,0)KKKK / c (0,0)K... ; {}"
    rest = "turn=c drawn=K... pool=t...:6,K...:6"
    assert chances(minion.format("(0,0)K...*", rest))[0] > chances(minion.format("(0,0)tKKK", rest))[0]


def test_a_gap_that_nothing_fits_leaves_little_hope() -> None:
    hopeless = chances(f"{A_PINCH} ; drawn=K... pool=t...:2")[0]
    hopeful = chances(f"{A_PINCH} ; drawn=K... pool=t...:2,tK..")[0]
    assert hopeless < WHOLE // 3 < hopeful


def test_a_small_finished_monster_is_overtaken_if_there_is_time() -> None:
    finished = "a (0,0)t... (0,-1)..t. / a1 (0,0)K... / b (0,0)t.t. (0,-1)t.t. (0,-2)t.t. ; turn=b drawn=K... pool={}"
    assert chances(finished.format("t...:9,K...:7"))[1] > WHOLE // 2
    assert chances(finished.format("t...:1"))[1] < WHOLE // 2


def test_the_file_has_a_number_for_every_weight_of_the_network() -> None:
    assert len(NUMBERS) == SKETCH * (INPUTS + 1) + UNITS * (3 * SKETCH + 2) + INPUTS


def test_comments_among_the_numbers_are_left_out() -> None:
    assert read_numbers("# fitted\n1 -2.5e-1 # by whom\n\n3\n") == [1.0, -0.25, 3.0]


def test_nothing_is_told_while_start_tiles_are_picked_and_after_the_end() -> None:
    out = column([0, 0])
    assert not GAME.start(2, Chance(1)).chances_into(out)
    assert not Scene("a (0,0)t... (0,-1)..t. / b (0,0)K... ; end=yes").state.chances_into(out)
