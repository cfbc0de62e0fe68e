"""The rules: pick a start tile, then draw and lay tiles on anyone's monster until the factory closes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.games.factory.rules_numbers import (
    ACTIONS,
    ALL_COMPLETE,
    COMPLETED,
    DRAFT,
    DREW,
    F_1_START,
    F_12_COMPLETE,
    F_21_BANNED,
    F_27_SAME,
    F_28_DUTY,
    MINION,
    NONE,
    ONE_PLACE,
    PLACE,
    PLACED,
    PLAY,
    POOL_EMPTY,
    R_FILLED,
    R_MATCH,
    R_NO_CELL,
    SCORED,
    SEVERAL,
    SIDES,
    START,
    STARTED,
    TURN_BEGAN,
    UNPLAYABLE,
    WON,
)
from bestiary.games.factory.rules_odds import Odds
from bestiary.games.factory.rules_position import SLOTS, Position, turned

if TYPE_CHECKING:
    from bestiary.core.declared import Stage

# What can forbid each kind of action, in the order in which a refusal names it, by the game's kinds of actions
CONDITIONS: Final[dict[str, tuple[tuple[int, Stage], ...]]] = {
    "start": ((F_28_DUTY, "step"), (F_1_START, "target")),
    "place": (
        (F_1_START, "step"),
        (F_12_COMPLETE, "may"),
        (F_21_BANNED, "may"),
        (R_NO_CELL, "target"),
        (R_FILLED, "target"),
        (R_MATCH, "target"),
        (F_27_SAME, "target"),
    ),
}
START_RULES: Final[vec[i64]] = vec[i64]([rule for rule, _ in CONDITIONS["start"]])
PLACE_RULES: Final[vec[i64]] = vec[i64]([rule for rule, _ in CONDITIONS["place"]])


class Factory(Odds):
    """Is one game of Monster Factory."""

    def blank(self) -> Position:
        return Factory(self.seats)

    # Setup

    def deal(self, reverse: i64, codes: vec[i64], eyes: vec[i64], counts: vec[i64]) -> None:
        """Lays the set out and asks the first player to pick a start tile."""
        self.lay_out(reverse, codes, eyes, counts)
        self.first = self.chance.below(self.seats)
        self.turn = self.picker(0)

    def lay_out(self, reverse: i64, codes: vec[i64], eyes: vec[i64], counts: vec[i64]) -> None:
        """Takes in a set, a code for each face, and empties the table."""
        self.draft = reverse
        for code in codes:
            rotation: i64 = 0
            while rotation < SIDES:
                self.codes = append(self.codes, turned(code, rotation))
                rotation += 1
        self.eyes = eyes
        self.counts = counts
        self.pool = counts[:]
        for count in counts:
            self.pool_size += count
        self.out = vec[i64]([0] * len(counts))
        self.monster = vec[i64]([NONE] * self.seats)
        self.finished_first = vec[i64]([0] * self.seats)
        self.points = vec[i64]([0] * self.seats)
        self.index = vec[i64]([0] * SLOTS)

    def picker(self, pick: i64) -> i64:
        """Returns the seat that picks its start tile as number `pick`."""
        place = self.seats - 1 - pick if self.draft else pick
        return (self.first + place) % self.seats

    # Who owes, and what

    def to_act(self) -> i64:
        return 0 if self.over else i64(1) << self.turn

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if self.step == DRAFT:
            face: i64 = 0
            while face < len(self.pool):
                if self.pool[face] > 0:
                    out[count] = START + face
                    count += 1
                face += 1
            return count
        turns = self.turns(self.drawn)
        for cell in self.open_cells:
            if self.may_use(seat, cell):
                rotation: i64 = 0
                while rotation < turns:
                    if self.fits(self.drawn, cell, rotation):
                        out[count] = PLACE + cell * SIDES + rotation
                        count += 1
                    rotation += 1
        return count

    def may_use(self, seat: i64, cell: i64) -> bool:
        """Tells whether a player may lay tiles on a cell's monster: others' first ones are closed to the finished."""
        if not self.finished_first[seat]:
            return True
        monster = self.cell_monster[cell]
        return self.monster_minion[monster] > 0 or self.monster_owner[monster] == seat

    def only_place(self, seat: i64, face: i64) -> i64:
        """Returns the action that lays a tile where alone this player may; NONE if it fits nowhere, or SEVERAL."""
        only: i64 = NONE
        turns = self.turns(face)
        for cell in self.open_cells:
            if self.may_use(seat, cell):
                rotation: i64 = 0
                while rotation < turns:
                    if self.fits(face, cell, rotation):
                        if only != NONE:
                            return SEVERAL
                        only = PLACE + cell * SIDES + rotation
                    rotation += 1
        return only

    # Why not: each condition is one test, judged by itself, and a refusal cites the first that fails

    def refusal(self, seat: i64, action: i64) -> i64:
        general = self.general_refusal(seat, action, ACTIONS)
        if general:
            return general
        for rule in START_RULES if action < PLACE else PLACE_RULES:
            if self.breaks(seat, action, rule):
                return rule
        return 0

    def breaks(self, seat: i64, action: i64, rule: i64) -> bool:
        """Tells whether an action fails the condition of a rule, whatever else stands against it."""
        if action < 0 or action >= ACTIONS:
            return False
        if action < PLACE:
            if rule == F_28_DUTY:
                return self.step == PLAY
            return rule == F_1_START and (action >= len(self.pool) or self.pool[action] == 0)
        if rule == F_1_START:
            return self.step == DRAFT
        cell = (action - PLACE) // SIDES
        if cell >= len(self.cell_monster):
            return rule == R_NO_CELL
        return self.cell_breaks(seat, cell, (action - PLACE) % SIDES, rule)

    def cell_breaks(self, seat: i64, cell: i64, rotation: i64, rule: i64) -> bool:
        """Tells whether a rule forbids to lay the drawn tile on a cell: to do so at all, then just there and so."""
        if rule == F_12_COMPLETE:
            return self.monster_done[self.cell_monster[cell]] > 0
        if rule == F_21_BANNED:
            return not self.may_use(seat, cell)
        if rule == R_FILLED:
            return self.cell_face[cell] != NONE
        if self.drawn == NONE or self.cell_face[cell] != NONE:
            return False
        if rule == R_MATCH:
            return not self.fits(self.drawn, cell, rotation)
        return rule == F_27_SAME and rotation >= self.turns(self.drawn)

    # Doing it

    def apply(self, seat: i64, action: i64) -> None:
        if self.step == DRAFT:
            self.pick_start(seat, action - START)
        else:
            self.lay(seat, (action - PLACE) // SIDES, (action - PLACE) % SIDES)

    def pick_start(self, seat: i64, face: i64) -> None:
        """Takes a start tile; after the last pick the first turn begins."""
        self.pool[face] -= 1
        self.pool_size -= 1
        self.begin_monster(seat, face, 0)
        self.tell(STARTED, seat, self.shape(face))
        self.picked += 1
        if self.picked < self.seats:
            self.turn = self.picker(self.picked)
            return
        self.step = PLAY
        self.begin_turn(self.first)

    def begin_turn(self, seat: i64) -> None:
        """Draws until a tile fits somewhere: without a place it leaves the game, with one place it lies there."""
        self.turn = seat
        self.tell(TURN_BEGAN, seat)
        while self.pool_size > 0:
            face = self.draw()
            self.tell(DREW, seat, self.shape(face))
            only = self.only_place(seat, face)
            if only != NONE:
                self.drawn = face
                if only != SEVERAL:
                    self.tell(ONE_PLACE, seat)
                    self.lay(seat, (only - PLACE) // SIDES, (only - PLACE) % SIDES)
                return
            self.out[face] += 1
            self.tell(UNPLAYABLE, seat, self.shape(face))
        self.tell(POOL_EMPTY)
        self.end()

    def draw(self) -> i64:
        """Draws a tile from the pool."""
        pick = self.chance.below(self.pool_size)
        face: i64 = 0
        while pick >= self.pool[face]:
            pick -= self.pool[face]
            face += 1
        self.pool[face] -= 1
        self.pool_size -= 1
        return face

    def lay(self, seat: i64, cell: i64, rotation: i64) -> None:
        """Lays the drawn tile, then checks: monster complete, all first ones complete, pool empty, minion, next."""
        face = self.drawn
        monster = self.cell_monster[cell]
        owner = self.monster_owner[monster]
        self.drawn = NONE
        self.fill_cell(cell, face, rotation)
        self.tell(PLACED, seat, owner, self.shape(face), self.place(cell, rotation))
        if self.monster_open[monster] == 0:
            self.complete(monster, owner)
            if self.over:
                return
        elif self.pool_size == 0:
            self.tell(POOL_EMPTY)
            self.end()
            return
        self.begin_turn((seat + 1) % self.seats)

    def complete(self, monster: i64, owner: i64) -> None:
        """Scores a completed monster and gives its owner a minion, whoever's turn it is."""
        self.monster_done[monster] = 1
        minion = self.monster_minion[monster]
        gained = self.monster_eyes[monster] if minion else self.monster_tiles[monster]
        self.points[owner] += gained
        self.tell(COMPLETED, owner, minion, gained)
        if not minion:
            self.finished_first[owner] = 1
            if self.all_first_finished():
                self.tell(ALL_COMPLETE)
                self.end()
                return
        if self.pool_size == 0:
            self.tell(POOL_EMPTY)
            self.end()
            return
        face = self.draw()
        self.begin_monster(owner, face, minion + 1)
        self.tell(MINION, owner, self.shape(face))
        if self.pool_size == 0:
            self.tell(POOL_EMPTY)
            self.end()

    def all_first_finished(self) -> bool:
        """Tells whether every player's first monster is complete."""
        return all(done for done in self.finished_first)

    def begin_monster(self, seat: i64, face: i64, minion: i64) -> None:
        """Lays a monster's first tile in front of its player."""
        monster = len(self.monster_owner)
        self.monster_owner = append(self.monster_owner, seat)
        self.monster_minion = append(self.monster_minion, minion)
        self.monster_tiles = append(self.monster_tiles, 0)
        self.monster_eyes = append(self.monster_eyes, 0)
        self.monster_open = append(self.monster_open, 0)
        self.monster_done = append(self.monster_done, 0)
        self.monster[seat] = monster
        self.fill_cell(self.new_cell(monster, 0, 0), face, 0)

    # The end

    def end(self) -> None:
        """Ends the game: completed monsters have been counted, the rest scores nothing."""
        self.over = True
        best: i64 = 0
        for points in self.points:
            best = max(best, points)
        seat: i64 = 0
        while seat < self.seats:
            self.tell(SCORED, seat, self.points[seat])
            if self.points[seat] == best:
                self.tell(WON, seat, best)
            seat += 1
