"""How bots throw: they weigh landings of practised throws by what they would hit, then play the best ones through.

Search can't see beyond a throw, so the game advises: which card, which side up, where and how. Targets are looked at
on a coarse grid first, then around the best. Stronger bots let the rules play out what their favourites lead to, and
the strongest throws them a few times in earnest.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bestiary.core.chance import Chance
from bestiary.core.game import column
from bestiary.core.registry import game_of
from bestiary.core.state import NATURE
from bestiary.games.monstrous import nature
from bestiary.games.monstrous import rules_numbers as n
from bestiary.games.monstrous.landings import SAMPLES, cell, spread_at, stand_at
from bestiary.games.monstrous.overview import hits_of, painted
from bestiary.games.monstrous.rules import Monstrous
from bestiary.games.monstrous.worths import UNDERWORLD, Table, worth

THROW_ASKS: Final = (n.ASK_THROW, n.ASK_COLUMN, n.ASK_ROW, n.ASK_MANNER)
STRIDE: Final = 2  # cells between the targets that are looked at first
USUAL: Final = (0, 1, 2)  # techniques that are looked at first: soft, flat, lob
FAVOURITES: Final = 12  # targets around which is looked closer
LONGEST: Final = 8  # decisions that follow from a throw and are played through
FINE: Final = 1 << 20
IN_EARNEST: Final = 3  # favourites that are thrown by physics
THROWS: Final = 4
ENOUGH: Final = 0.7  # seconds; met only where the engine is not compiled, so that a throw comes all the same
CROWDED: Final = 40  # cards on the table above which that would take too long


class Level(NamedTuple):
    """Is how hard a bot thinks about a throw."""

    samples: int  # landings of each throw at the first look
    blur: float  # by how much it misjudges, in the weights of the score terms
    played: int = 0  # favourites that are played through by the rules
    times: int = 0  # and how often each
    earnest: bool = False  # whether the best are thrown by physics


LEVELS: Final = (
    Level(4, 160.0),
    Level(6, 70.0),
    Level(12, 0.0),
    Level(12, 0.0, 8, 8),
    Level(16, 0.0, 16, 16),
    Level(16, 0.0, 16, 24, True),
)


class Plan(NamedTuple):
    """Is a throw that could be made, and what it promises."""

    monster: int
    side: int
    column: int
    row: int
    manner: int
    worth: float

    def actions(self, ask: int) -> list[int]:
        """Returns the decisions it takes from a question on."""
        whole = (
            n.THROW + self.monster * 2 + self.side,
            n.COLUMN + self.column,
            n.ROW + self.row,
            n.MANNER + self.manner,
        )
        return [int(action) for action in whole[THROW_ASKS.index(ask) :]]


def advise(state: Monstrous, seat: int, chance: Chance, effort: int) -> int | None:
    """Returns a bot's next decision of a throw, or nothing where it has something else to decide."""
    if state.ask_seat != seat:
        return None
    if state.ask == n.ASK_LOCK:
        return int(n.LOCK)
    if state.ask not in THROW_ASKS:
        return None
    return plan(state, seat, chance, LEVELS[max(1, min(effort, len(LEVELS))) - 1]).actions(int(state.ask))[0]


def plan(state: Monstrous, seat: int, chance: Chance, level: Level) -> Plan:
    """Returns the throw that promises most of those that are still open."""
    view = Lookout(state, seat)
    coarse = view.weigh(view.targets(), level.samples, True)
    blurred = (
        [each._replace(worth=each.worth + level.blur * _blur(chance)) for each in coarse] if level.blur else coarse
    )
    best = sorted(blurred, key=lambda each: -each.worth)
    if level.blur:
        return best[0]
    closer = view.weigh(around(best[:FAVOURITES], view), SAMPLES, False)
    best = sorted(closer, key=lambda each: -each.worth) or best
    if level.played:
        share = 1 if state.ask in (n.ASK_THROW, n.ASK_COLUMN) else 2  # what is left open then is worth less thought
        best = play_through(state, seat, best[: level.played // share], level.times // share, chance)
    if level.earnest and state.ask == n.ASK_COLUMN and len(view.cards) <= CROWDED:
        best = throw_in_earnest(state, seat, best[:IN_EARNEST], chance)
    return best[0]


def _blur(chance: Chance) -> float:
    return sum(int(chance.below(FINE)) / FINE for _ in range(3)) - 1.5


@dataclass(frozen=True)
class Lookout:
    """Sees a table as a seat that is about to throw does."""

    state: Monstrous
    seat: int

    @cached_property
    def slot(self) -> int:
        return int(self.state.ask_a)

    @cached_property
    def picture(self) -> tuple[list[int], NDArray[np.int16]]:
        return painted(nature.lying(self.state), nature.pairs(self.state))

    @property
    def cards(self) -> list[int]:
        return self.picture[0]

    @cached_property
    def table(self) -> Table:
        return Table(self.state, self.cards, int(self.state.board_of(self.seat)))

    def hands(self) -> list[tuple[int, int, tuple[int, ...]]]:
        """Returns the cards that can be thrown: monster, card, and the sides it may have up."""
        state, slot = self.state, self.slot
        if state.ask == n.ASK_THROW:
            monsters = sorted({action // 2 for action in state.legal(self.seat)})
            thrown = int(state.thrown[slot])
            board = int(state.board_of(self.seat))
            return [
                (monster, thrown if thrown >= 0 else board * int(n.MONSTERS) + monster, (0, 1)) for monster in monsters
            ]
        card = int(state.thrown[slot])
        return [(card % int(n.MONSTERS), card, (int(state.side[slot]),))]

    def chosen(self) -> tuple[int | None, int | None]:
        """Returns column and row as far as they are decided."""
        at = self.slot * int(n.AIM_ROW)
        ask = self.state.ask
        fixed = int(self.state.aims[at + n.AIM_COLUMN]) if ask in (n.ASK_ROW, n.ASK_MANNER) else None
        return fixed, int(self.state.aims[at + n.AIM_ROW_OF_GRID]) if ask == n.ASK_MANNER else None

    def targets(self) -> list[tuple[int, int]]:
        """Returns the cells that are looked at first."""
        across, along = self.chosen()
        columns = range(0, int(n.COLUMNS), STRIDE) if across is None else [across]
        rows = range(0, int(n.ROWS), STRIDE if across is None else 1) if along is None else [along]
        return [(each, row) for each in columns for row in rows]

    def manners(self, target: tuple[int, int], first: bool) -> list[int]:
        """Returns the ways to throw at a cell: at first only the usual ones from the two nearest sides."""
        if not first or self.state.ask == n.ASK_MANNER:
            return list(range(int(n.MANNERS)))
        stands = sorted(range(int(n.STANDS)), key=lambda stand: stand_at(stand, *cell(*target))[2])[:2]
        return [stand * int(n.TECHNIQUES) + technique for stand in stands for technique in USUAL]

    def weigh(self, targets: Iterable[tuple[int, int]], samples: int, first: bool) -> list[Plan]:
        """Returns for every target, way and card what it promises on the average over practised landings."""
        throws = [(target, manner) for target in targets for manner in self.manners(target, first)]
        skill = int(self.state.skill)
        step = SAMPLES // samples
        rows = np.stack([spread_at(*cell(*target), manner, skill).rows[::step] for target, manner in throws])
        hits, off = hits_of(self.picture[1], len(self.cards), rows[..., 0], rows[..., 1], rows[..., 2])
        over = rows[..., 3] > 0.5
        found: list[Plan] = []
        for monster, card, sides in self.hands():
            up = [worth(self.table, self.slot, card, side, hits) for side in (0, 1)]
            lost = -UNDERWORLD * self.table.owner(card)
            for side in sides:
                values = np.where(off, lost, np.where(over, up[1 - side], up[side])).mean(axis=-1)
                found += [
                    Plan(monster, side, *target, manner, float(value))
                    for (target, manner), value in zip(throws, values, strict=True)
                ]
        return found


def around(plans: Sequence[Plan], view: Lookout) -> list[tuple[int, int]]:
    """Returns the cells of plans and their neighbours, as far as they are still open."""
    across, along = view.chosen()
    found = dict.fromkeys(
        (each.column + dx, each.row + dy)
        for each in plans
        for dx in ((-1, 0, 1) if across is None else (0,))
        for dy in ((-1, 0, 1) if along is None else (0,))
    )
    return [(x, y) for x, y in found if 0 <= x < n.COLUMNS and 0 <= y < n.ROWS]


# Playing favourites through


class Chosen(Chance):
    """Answers with the landing that is to be looked at."""

    def __init__(self, landing: int) -> None:
        super().__init__(0)
        self.landing = landing

    def below(self, n: int) -> int:
        return self.landing % n


def play_through(state: Monstrous, seat: int, plans: Sequence[Plan], times: int, chance: Chance) -> list[Plan]:
    """Returns plans by what the rules make of them, the best first."""
    seed = int(chance.below(FINE))
    landings = [number * SAMPLES // times for number in range(times)]
    return by_worth(
        plans,
        lambda each: [outlook(after(state, seat, each, seed + landing, Chosen(landing)), seat) for landing in landings],
    )


def throw_in_earnest(state: Monstrous, seat: int, plans: Sequence[Plan], chance: Chance) -> list[Plan]:
    """Returns plans by what physics and the rules make of them, the best first."""
    seed = int(chance.below(FINE))
    return by_worth(
        plans,
        lambda each: [
            outlook(after(state, seat, each, seed + number, Chance(seed + number), earnest=True), seat)
            for number in range(THROWS)
        ],
    )


def by_worth(plans: Sequence[Plan], values: Callable[[Plan], list[float]]) -> list[Plan]:
    """Orders plans by the mean of what they lead to; what the clock leaves no time for is dropped."""
    until = time.monotonic() + ENOUGH
    found: list[Plan] = []
    for each in plans:
        found.append(each._replace(worth=float(np.mean(values(each)))))
        if time.monotonic() > until:
            break
    return sorted(found, key=lambda each: -each.worth)


def after(state: Monstrous, seat: int, chosen: Plan, seed: int, landing: Chance, *, earnest: bool = False) -> Monstrous:
    """Returns the state once a plan is thrown and everything that the seat decides then is decided."""
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
    for _ in range(LONGEST):
        if twin.to_act() != 1 << seat or twin.ask in THROW_ASKS:
            break
        twin = best_answer(twin, seat, seed)
    return twin


def best_answer(state: Monstrous, seat: int, seed: int) -> Monstrous:
    """Returns the state after the answer that looks best at once."""
    answered: list[Monstrous] = []
    for action in state.legal(seat):
        twin = state.clone()
        assert isinstance(twin, Monstrous)
        twin.chance = Chance(seed)
        twin.apply(seat, action)
        answered.append(twin)
    return max(answered, key=lambda twin: outlook(twin, seat))


def outlook(state: Monstrous, seat: int) -> float:
    """Returns what a position is worth to a seat by the score terms, against the mean of the other gods'."""
    weights = [term.weight for term in game_of(state).terms]
    boards = int(state.boards())
    board = int(state.board_of(seat))
    sums = [sum(map(int.__mul__, weights, state.terms(each))) for each in range(boards)]
    others = [total for each, total in enumerate(sums) if each != board]
    return sums[board] - sum(others) / max(1, len(others))
