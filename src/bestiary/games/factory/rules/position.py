"""A game at one moment, as columns, and what can be read off them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.state import NOTHING, State
from bestiary.games.factory.rules.edges import shape_of
from bestiary.games.factory.rules.numbers import DRAFT, NONE, SIDES


class Position(State):
    """The columns of a game of Monster Factory. Nothing in them is hidden but the order to come."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.draft: i64 = 0  # the option's value
        self.codes: vec[i64] = NOTHING  # the set, by face * 4 + rotation
        self.eyes: vec[i64] = NOTHING  # the set, by face
        self.counts: vec[i64] = NOTHING  # the set, by face
        self.names: vec[i64] = NOTHING  # letters of a designer's names, parted by spaces; none for the shipped set
        self.pool: vec[i64] = NOTHING  # face-down tiles by face
        self.pool_size: i64 = 0
        self.out: vec[i64] = NOTHING  # unplayable tiles by face
        self.first: i64 = 0
        self.turn: i64 = 0
        self.step: i64 = DRAFT
        self.picked: i64 = 0
        self.drawn: i64 = NONE
        self.points: vec[i64] = NOTHING
        self.finished_first: vec[i64] = NOTHING  # by seat
        self.monster: vec[i64] = NOTHING  # by seat: the one in progress
        self.monster_owner: vec[i64] = NOTHING
        self.monster_minion: vec[i64] = NOTHING  # 0 for a first monster, then counted by owner
        self.monster_tiles: vec[i64] = NOTHING
        self.monster_eyes: vec[i64] = NOTHING
        self.monster_open: vec[i64] = NOTHING  # open cells of each
        self.monster_done: vec[i64] = NOTHING
        self.cell_monster: vec[i64] = NOTHING
        self.cell_x: vec[i64] = NOTHING
        self.cell_y: vec[i64] = NOTHING
        self.cell_face: vec[i64] = NOTHING  # NONE while open
        self.cell_turn: vec[i64] = NOTHING
        self.cell_known: vec[i64] = NOTHING  # the bits of a code for which a neighbour lies there
        self.cell_needs: vec[i64] = NOTHING  # what the neighbours show, as a code
        self.open_cells: vec[i64] = NOTHING  # ascending
        self.index: vec[i64] = NOTHING  # open addressing by monster and coordinates: cell + 1

    def code(self, face: i64, rotation: i64) -> i64:
        """Return the edges of a turned face."""
        return self.codes[face * SIDES + rotation]

    def turns(self, face: i64) -> i64:
        """Return how many rotations of a face differ."""
        code = self.code(face, 0)
        if code == self.code(face, 1):
            return 1
        return i64(2) if code == self.code(face, 2) else SIDES

    def shape(self, face: i64) -> i64:
        """Return what events and words call a face."""
        return shape_of(self.code(face, 0), self.eyes[face])

    def copy_columns(self, twin: Position) -> None:
        """Copy everything but the chance source and the log."""
        self.copy_to(twin)
        twin.draft = self.draft
        twin.codes = self.codes[:]
        twin.eyes = self.eyes[:]
        twin.counts = self.counts[:]
        twin.names = self.names[:]
        twin.pool = self.pool[:]
        twin.pool_size = self.pool_size
        twin.out = self.out[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.step = self.step
        twin.picked = self.picked
        twin.drawn = self.drawn
        twin.points = self.points[:]
        twin.finished_first = self.finished_first[:]
        twin.monster = self.monster[:]
        twin.monster_owner = self.monster_owner[:]
        twin.monster_minion = self.monster_minion[:]
        twin.monster_tiles = self.monster_tiles[:]
        twin.monster_eyes = self.monster_eyes[:]
        twin.monster_open = self.monster_open[:]
        twin.monster_done = self.monster_done[:]
        twin.cell_monster = self.cell_monster[:]
        twin.cell_x = self.cell_x[:]
        twin.cell_y = self.cell_y[:]
        twin.cell_face = self.cell_face[:]
        twin.cell_turn = self.cell_turn[:]
        twin.cell_known = self.cell_known[:]
        twin.cell_needs = self.cell_needs[:]
        twin.open_cells = self.open_cells[:]
        twin.index = self.index[:]
