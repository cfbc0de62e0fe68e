"""What every game's state has: frames, copies, masks, general refusals."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest
from tests.core.pebbles import Pebbles, PebblesGame

from bestiary.core import HIDDEN, Chance, Refused, State, plain
from bestiary.core.chance import NO_CHANCE
from bestiary.core.state import NOT_ASKED, OVER, UNKNOWN_ACTION


def start(seed: int = 1) -> Pebbles:
    state = PebblesGame().start(2, Chance(seed))
    assert isinstance(state, Pebbles)
    return state


def test_frames_stack() -> None:
    state = State(2)
    assert state.top() == 0
    state.push(5, 1, 2, 3)
    state.push(6)
    assert state.top() == 6
    state.pop()
    assert [state.top(), state.top_value(1), state.top_value(2), state.top_value(3)] == [5, 1, 2, 3]
    state.set_top(2, 9)
    assert state.top_value(2) == 9
    state.pop()
    assert state.top() == 0


def test_a_clone_shares_nothing_and_has_no_chance() -> None:
    state = start()
    twin = state.clone()
    before = plain(state)
    assert plain(twin) == before
    assert twin.chance is NO_CHANCE
    assert twin.log is None
    assert isinstance(twin, Pebbles)
    twin.stones[0] = 99
    twin.set_top(1, 99)
    assert plain(state) == before


def test_a_deep_copy_and_a_pickle_go_on_as_the_original_would(pebbles: PebblesGame) -> None:
    state = start()
    copies = [deepcopy(state), pickle.loads(pickle.dumps(state))]
    for each in (state, *copies):
        each.play(0, 0)
        each.play(1, 0)
        each.play(0, 2)
    assert plain(state) == plain(copies[0]) == plain(copies[1])


def test_a_resampled_state_keeps_what_the_seat_knows() -> None:
    state = start()
    twin = state.resample(0, Chance(4))
    assert isinstance(twin, Pebbles)
    assert twin.stones[0] == state.stones[0]
    assert HIDDEN not in list(twin.stones)
    assert plain(twin.blind(0)) == plain(state.blind(0))


def test_legal_terms_and_mask_are_of_the_seat_that_owes() -> None:
    state = start()
    assert state.legal(0) == state.legal(1) == [0]
    state.apply(0, 0)
    assert state.legal(0) == []
    assert state.legal(-1) == state.legal(2) == []
    assert list(state.mask(0, 7)) == list(state.mask(5, 7)) == [0] * 7
    assert list(state.mask(1, 7)) == [1, 0, 0, 0, 0, 0, 0]
    assert state.terms(0) == [state.stones[0]]


def test_a_mask_is_a_new_buffer_each_time() -> None:
    state = start()
    first = state.mask(0, 7)
    state.apply(0, 0)
    state.mask(0, 7)
    assert list(first) == [1, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("seat", "action", "rule"),
    [(0, 7, UNKNOWN_ACTION), (0, -1, UNKNOWN_ACTION), (2, 0, NOT_ASKED), (-1, 0, NOT_ASKED), (0, 0, 0), (0, 1, 1)],
)
def test_general_refusals(seat: int, action: int, rule: int) -> None:
    assert start().refusal(seat, action) == rule


def test_after_the_end_everything_is_over() -> None:
    state = start()
    state.over = True
    assert state.refusal(0, 0) == OVER


def test_play_refuses_with_rule_and_words_and_changes_nothing(pebbles: PebblesGame) -> None:
    state = start()
    before = plain(state)
    with pytest.raises(Refused, match=r"Vote first, and only once\. \[P-1\]") as refused:
        state.play(0, 3)
    assert (refused.value.rule, refused.value.number) == ("P-1", 1)
    assert plain(state) == before
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.rule, again.number, again.words, str(again)) == ("P-1", 1, refused.value.words, str(refused.value))


@pytest.mark.parametrize(
    "ask",
    [
        lambda state: state.to_act(),
        lambda state: state.refusal(0, 0),
        lambda state: state.apply(0, 0),
        lambda state: state.score(0),
        lambda state: state.winners(),
        lambda state: state.terms(0),
    ],
)
def test_a_bare_state_is_no_game(ask: object) -> None:
    with pytest.raises(NotImplementedError):
        ask(State(2))  # type: ignore[operator]
