"""What a bot sees when it is about to throw: every throw that is open, weighed by where practised throws ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bestiary.games.monstrous.mind.throws.plans import Plan
from bestiary.games.monstrous.mind.throws.worths import UNDERWORLD, Table, worth
from bestiary.games.monstrous.physics import nature
from bestiary.games.monstrous.physics.landings import SAMPLES, cell, stand_at
from bestiary.games.monstrous.physics.overview import Masks, painted, unpacked
from bestiary.games.monstrous.physics.touching import Cells, Touches, practised
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.state import Monstrous

STRIDE: Final = 2  # cells between the targets that are looked at first
USUAL: Final = (0, 1, 2)  # techniques that are looked at first: soft, flat, lob
NEAREST: Final = 2  # sides of the table from which one throws at first


@dataclass(frozen=True)
class Hand:
    """A card that can be thrown with a side up."""

    monster: int
    card: int
    side: int


@dataclass(frozen=True)
class Throws:
    """Many ways to throw a card: targets and manners."""

    columns: Cells
    rows: Cells
    manners: Cells


@dataclass(frozen=True)
class Weighed:
    """What every throw promises with every hand."""

    hands: Sequence[Hand]
    throws: Throws
    values: NDArray[np.float64]  # by hand and throw

    def best(self, count: int | None = None) -> list[Plan]:
        """Return the plans that promise most, the best first."""
        best = np.argsort(-self.values.ravel(), kind="stable")[:count]
        return [self.plan(*divmod(int(at), len(self.throws.columns))) for at in best]

    def best_of_each(self, among: NDArray[np.bool_], count: int) -> list[Plan]:
        """Return for each hand the best plans among some throws."""
        where = np.flatnonzero(among)
        return [
            self.plan(hand, int(where[at]))
            for hand in range(len(self.hands))
            for at in np.argsort(-self.values[hand, where], kind="stable")[:count]
        ]

    def plan(self, hand: int, throw: int) -> Plan:
        """Return one of the plans."""
        held, throws = self.hands[hand], self.throws
        target = (int(throws.columns[throw]), int(throws.rows[throw]), int(throws.manners[throw]))
        return Plan(held.monster, held.side, *target, float(self.values[hand, throw]))


@dataclass(frozen=True)
class Lookout:
    """A table as a seat sees it that is about to throw."""

    state: Monstrous
    seat: int

    @cached_property
    def slot(self) -> int:
        return int(self.state.ask_a)

    @cached_property
    def picture(self) -> tuple[list[int], Masks]:
        return painted(nature.lying(self.state), nature.pairs(self.state))

    @property
    def cards(self) -> list[int]:
        return self.picture[0]

    @cached_property
    def table(self) -> Table:
        return Table(self.state, self.cards, int(self.state.board_of(self.seat)))

    @cached_property
    def hands(self) -> list[Hand]:
        """Return the cards that can be thrown, with the sides that they may have up."""
        state, slot = self.state, self.slot
        thrown = int(state.thrown[slot])
        if state.ask != n.ASK_THROW:
            return [Hand(thrown % int(n.MONSTERS), thrown, int(state.side[slot]))]
        board = int(state.board_of(self.seat))
        monsters = sorted({action // 2 for action in state.legal(self.seat)})
        return [
            Hand(monster, thrown if thrown >= 0 else board * int(n.MONSTERS) + monster, side)
            for monster in monsters
            for side in (0, 1)
        ]

    def chosen(self) -> tuple[int | None, int | None]:
        """Return column and row as far as they are decided."""
        at = self.slot * int(n.AIM_ROW)
        ask = self.state.ask
        fixed = int(self.state.aims[at + n.AIM_COLUMN]) if ask in (n.ASK_ROW, n.ASK_MANNER) else None
        return fixed, int(self.state.aims[at + n.AIM_ROW_OF_GRID]) if ask == n.ASK_MANNER else None

    def first_throws(self) -> Throws:
        """Return the throws that are looked at first: every other cell, the usual ways from the nearest sides."""
        across, along = self.chosen()
        if along is not None:
            return self.every_way([(int(across or 0), along)])
        return all_over() if across is None else usual_throws([across], range(int(n.ROWS)))

    def every_way(self, targets: Iterable[tuple[int, int]]) -> Throws:
        """Return the throws at cells in all manners."""
        return in_columns((*target, manner) for target in targets for manner in range(int(n.MANNERS)))

    def around(self, plans: Sequence[Plan]) -> list[tuple[int, int]]:
        """Return the cells of plans and their neighbours, as far as they are still open."""
        across, along = self.chosen()
        found = dict.fromkeys(
            (each.column + dx, each.row + dy)
            for each in plans
            for dx in ((-1, 0, 1) if across is None else (0,))
            for dy in ((-1, 0, 1) if along is None else (0,))
        )
        return [(x, y) for x, y in found if 0 <= x < n.COLUMNS and 0 <= y < n.ROWS]

    def touches(self, throws: Throws, samples: int = SAMPLES) -> Touches:
        """Return what throws would touch."""
        landings = practised(int(self.state.skill))
        return landings.touches(self.picture[1], throws.columns, throws.rows, throws.manners, samples)

    def nearest_places(self, throws: Throws) -> Cells:
        """Return for each throw the location that is nearest to its target."""
        at = np.array([self.state.poses[card * n.POSE : card * n.POSE + 2] for card in range(n.MONSTER_CARDS, n.CARDS)])
        target = np.array([cell(0, 0)]) + np.stack([throws.columns, -throws.rows], axis=-1) * int(n.GRID)
        return np.asarray(((target[:, None] - at[None]) ** 2).sum(axis=-1).argmin(axis=-1))

    def hand_of(self, plan: Plan) -> Hand:
        """Return the card that a plan throws."""
        return next(each for each in self.hands if (each.monster, each.side) == (plan.monster, plan.side))

    def weigh(self, throws: Throws, samples: int = SAMPLES, hands: Sequence[Hand] | None = None) -> Weighed:
        """Return what every throw promises with every hand, on the average over practised landings."""
        hands = self.hands if hands is None else hands
        touches = self.touches(throws, samples)
        sets, which = np.unique(touches.hits, return_inverse=True)
        which = which.reshape(touches.hits.shape)
        hits = unpacked(sets, len(self.cards))
        values = np.empty((len(hands), len(throws.columns)))
        for number, hand in enumerate(hands):
            lost = -UNDERWORLD * self.table.owner(hand.card)
            up, down = (worth(self.table, self.slot, hand.card, side, hits) for side in (hand.side, 1 - hand.side))
            found = np.where(touches.over, down[which], up[which])
            values[number] = np.where(touches.off, lost, found).mean(axis=-1)
        return Weighed(hands, throws, values)


def in_columns(throws: Iterable[tuple[int, int, int]]) -> Throws:
    """Take throws, each a column, a row and a manner, as columns."""
    whole = np.array(list(throws), dtype=np.int64).reshape(-1, 3)
    return Throws(whole[:, 0], whole[:, 1], whole[:, 2])


@cache
def all_over() -> Throws:
    """Return usual throws all over the table."""
    return usual_throws(range(0, int(n.COLUMNS), STRIDE), range(0, int(n.ROWS), STRIDE))


def usual_throws(columns: Iterable[int], rows: Sequence[int]) -> Throws:
    """Return the usual throws at cells."""
    return in_columns(
        (column, row, stand * int(n.TECHNIQUES) + technique)
        for column in columns
        for row in rows
        for stand in nearest_stands(column, row)
        for technique in USUAL
    )


def nearest_stands(column: int, row: int) -> list[int]:
    """Return the sides of the table that are nearest to a cell."""
    return sorted(range(int(n.STANDS)), key=lambda stand: stand_at(stand, *cell(column, row))[2])[:NEAREST]
