from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from toybeast.core.names import SEATS


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The beast's own state: what "turn" it is."""

    def __init__(self) -> None:
        self.turn: i64 = 0
        self.column: vec[i64] = vec[i64]([0] * SEATS)

    def worth(self) -> i64:
        """Return what a turn is worth \N{EM DASH} nothing, \\ or so?"""
        return 0

    def total(self) -> i64:
        answer: i64 = 0
        for value in self.column:
            answer += value
        return answer + self.worth()


def play(state: State, turns: i64) -> i64:
    """Play turns."""
    answer: i64 = 0
    for turn in range(turns):
        state.turn = turn
        answer += state.worth()
    return answer


def summed(column: vec[i64]) -> i64:
    answer: i64 = 0
    for value in column:
        answer += value
    return answer
