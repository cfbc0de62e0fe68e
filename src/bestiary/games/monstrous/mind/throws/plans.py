"""Plans of throws, and what the rules make of them where practised landings say where the card ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from bestiary.core.chance import Chance
from bestiary.core.game import column
from bestiary.core.optional.mind import mind_of
from bestiary.core.registry import game_of
from bestiary.core.state import NATURE
from bestiary.games.monstrous.physics import nature
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.state import Monstrous

THROW_ASKS: Final = (n.ASK_THROW, n.ASK_COLUMN, n.ASK_ROW, n.ASK_MANNER)
LONGEST: Final = 8  # decisions that follow from a throw and are played through

Judge = Callable[[Monstrous, int], float]  # says what a position is worth to a seat


class Plan(NamedTuple):
    """A throw that could be made, and what it promises."""

    monster: int
    side: int
    column: int
    row: int
    manner: int
    worth: float

    def actions(self, ask: int) -> list[int]:
        """Return the decisions it takes from a question on."""
        whole = (
            n.THROW + self.monster * 2 + self.side,
            n.COLUMN + self.column,
            n.ROW + self.row,
            n.MANNER + self.manner,
        )
        return [int(action) for action in whole[THROW_ASKS.index(ask) :]]


class Chosen(Chance):
    """A source of chance that answers with the landing that is to be looked at."""

    def __init__(self, landing: int) -> None:
        super().__init__(0)
        self.landing = landing

    def below(self, n: int) -> int:
        return self.landing % n


def outlook(state: Monstrous, seat: int) -> float:
    """Return what a position is worth to a seat by the score terms, against the mean of the other gods'."""
    weights = [term.weight for term in mind_of(game_of(state)).terms]
    boards = int(state.boards())
    board = int(state.board_of(seat))
    sums = [sum(map(int.__mul__, weights, state.terms(each))) for each in range(boards)]
    others = [total for each, total in enumerate(sums) if each != board]
    return sums[board] - sum(others) / max(1, len(others))


def after(
    state: Monstrous,
    seat: int,
    chosen: Plan,
    seed: int,
    landing: Chance,
    judge: Judge = outlook,
    *,
    earnest: bool = False,
) -> Monstrous:
    """Return the state once a plan is thrown and everything that the seat decides then is decided."""
    twin = state.clone()
    assert isinstance(twin, Monstrous)
    twin.fill(Chance(seed))
    twin.chance = Chance(seed)
    for action in chosen.actions(int(twin.ask)):
        twin.apply(seat, action)
    if twin.to_act() != NATURE:
        return twin  # a partner has still to aim
    happens = nature.live_outcome if earnest else nature.outcome
    twin.apply_nature(column(happens(twin, landing)))
    return settled(twin, seat, seed, judge)


def settled(state: Monstrous, seat: int, seed: int, judge: Judge) -> Monstrous:
    """Return the state once everything is decided that a seat decides before the next throw."""
    for _ in range(LONGEST):
        if state.to_act() != 1 << seat or state.ask in THROW_ASKS:
            break
        twins = [answered(state, seat, action, seed) for action in state.legal(seat)]
        state = max(twins, key=lambda twin: judge(twin, seat))
    return state


def answered(state: Monstrous, seat: int, action: int, seed: int) -> Monstrous:
    """Return the state after an answer."""
    twin = state.clone()
    assert isinstance(twin, Monstrous)
    twin.chance = Chance(seed)
    twin.apply(seat, action)
    return twin
