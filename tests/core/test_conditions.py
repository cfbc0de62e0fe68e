"""The first broken condition of a kind of action."""

from __future__ import annotations

import pytest

from bestiary.core import State
from bestiary.core.conditions import MOST, condition_rows, first_broken


class Strict(State):
    """Breaks the rules whose bits an action has set."""

    def breaks(self, seat: int, action: int, rule: int) -> bool:
        return bool(action >> rule & 1)


def test_a_refusal_cites_the_first_condition_that_is_broken() -> None:
    rows = condition_rows([(3, 1, 2), (), (5,)])
    state = Strict(2)
    assert [first_broken(state, 0, action, 0, rows) for action in (0, 0b10, 0b110, 0b1110, 1 << 5)] == [0, 1, 1, 3, 0]
    assert first_broken(state, 0, -1, 1, rows) == 0
    assert [first_broken(state, 0, action, 2, rows) for action in (0b1110, 1 << 5)] == [0, 5]


def test_a_kind_has_no_more_conditions_than_there_is_room_for() -> None:
    assert len(condition_rows([range(1, 16)])) == MOST
    with pytest.raises(ValueError, match="at most 15 conditions, not 16"):
        condition_rows([range(1, 17)])
