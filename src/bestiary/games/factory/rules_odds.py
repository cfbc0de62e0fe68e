"""How likely each player is to win: which monsters will be finished, and how large they will be.

The numbers were fitted to 2,200 games for two between searches that went by an earlier fit to greedy play, in which
half of the start tiles and every 25th placement were random. On games set aside they lose 0.34 nats a position where
one first monster is finished and 0.60 before.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.factory.rules_numbers import PLAY, SIDES
from bestiary.games.factory.rules_outlook import Outlook

WHOLE: Final = 1_000_000.0  # a won game, in millionths
HOPELESS: Final = 0.03  # the chance of a monster with a cell that nothing fits: there may be no time to suffer from it
SURE: Final = 0.98  # nothing is surer than this before the end
FAR: Final = 30.0  # differences that no longer matter


class Odds(Outlook):
    """Estimates everybody's chance to win."""

    def chances_into(self, out: vec[i64]) -> bool:
        if self.step != PLAY or self.over:
            return False
        ready = vec[float]([self.readiness(monster) for monster in self.monster])
        strengths = vec[float]([0.0] * self.seats)
        seat: i64 = 1
        while seat < self.seats:
            other: i64 = 0
            while other < seat:
                edge = self.edge(seat, other, ready[seat], ready[other]) / float(self.seats)
                strengths[seat] += edge
                strengths[other] -= edge
                other += 1
            seat += 1
        whole = 0.0
        for strength in strengths:
            whole += math.exp(strength)
        seat = 0
        while seat < self.seats:
            out[seat] = i64(int(WHOLE * math.exp(strengths[seat]) / whole))
            seat += 1
        return True

    def edge(self, seat: i64, other: i64, own: float, others: float) -> float:
        """Returns the logarithm of the odds that one player ends up before another."""
        early = not self.finished_first[seat] and not self.finished_first[other]
        spread = 3.3 if early else 0.85 + 0.035 * self.turns_left()
        ahead = (self.size_to_come(seat, early) - self.size_to_come(other, early)) / spread
        larger = 1.0 / (1.0 + math.exp(-max(-FAR, min(FAR, ahead))))
        mine = 1.0 if self.finished_first[seat] else own
        theirs = 1.0 if self.finished_first[other] else others
        before = mine * theirs * larger + mine * (1.0 - theirs) + (1.0 - mine) * (1.0 - theirs) / 2.0
        before = 0.5 + (before - 0.5) * SURE
        return math.log(before / (1.0 - before))

    def turns_left(self) -> float:
        """Returns how many turns each player still has, if every tile fits."""
        return float(self.pool_size) / float(self.seats)

    def size_to_come(self, seat: i64, early: bool) -> float:
        """Returns the points that a player will have once the first monster is finished.

        Before anyone has finished, an open cell promises two tiles; afterwards hardly more than the one that closes it.
        """
        monster = self.monster[seat]
        gaps = float(self.monster_open[monster])
        if self.finished_first[seat]:
            turns = self.turns_left() + 1.0
            eyes = 0.85 * float(self.monster_eyes[monster])
            return float(self.points[seat]) + eyes * turns / (turns + 3.0 * gaps)
        tiles = float(self.monster_tiles[monster])
        return tiles + 2.0 * gaps if early else tiles + 1.05 * gaps + 0.1 * self.turns_left()

    def readiness(self, monster: i64) -> float:
        """Returns the chance of a monster to be finished: less with every open cell, and with the rarer its tiles."""
        left = float(self.pool_size + 1)
        delay = 0.0
        for cell in self.open_cells:
            if self.cell_monster[cell] == monster:
                wanted = self.wanted(cell)
                if wanted == 0.0:
                    return HOPELESS
                delay += left / (wanted + 0.02 * left)
        late = 1.1 * delay / (self.turns_left() + 1.0)
        return 1.0 / (1.0 + late * math.sqrt(late))

    def wanted(self, cell: i64) -> float:
        """Counts the tiles that can fill a cell; one that closes it counts almost five times as much."""
        known = self.cell_known[cell]
        needs = self.cell_needs[cell]
        closing: i64 = 0
        fitting: i64 = 0
        face: i64 = 0
        while face < len(self.pool):
            count = self.pool[face]
            if face == self.drawn:
                count += 1
            if count > 0:
                at = face * SIDES
                end = at + SIDES
                fits: i64 = 0
                while at < end:
                    if self.codes[at] & known == needs:
                        fits = count
                        if self.codes[at] == needs:
                            closing += count
                            break
                    at += 1
                fitting += fits
            face += 1
        return 1.5 * float(closing) + 0.4 * float(fitting)
