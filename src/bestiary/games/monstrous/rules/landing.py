"""Throw Step 1, its end: the outcome that nature gives, checked, and where every card came to rest."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.core.errors import BadOutcome
from bestiary.core.state import NATURE
from bestiary.games.monstrous.rules.events import (
    HIT,
    HIT_NOTHING,
    HIT_PLACE,
    KNOCKED_OFF,
    LANDED,
    MISSED_TABLE,
    PUT_BACK,
    TURNED_OVER,
    TURNED_UP,
)
from bestiary.games.monstrous.rules.numbers import (
    AIR,
    AT_REST,
    COMMON,
    MONSTER_CARDS,
    MONSTERS,
    NOBODY,
    OFF,
    POSE,
    SLOTS,
    TABLE,
    UNDERWORLD,
)
from bestiary.games.monstrous.rules.outcome import OUTCOME_ROW, Outcomes
from bestiary.games.monstrous.rules.sight import footprint, overlap


class Landing(Outcomes):
    """Takes in where cards came to rest."""

    def advance(self) -> None:
        """Goes on until a decision is needed."""
        raise NotImplementedError

    def apply_nature(self, outcome: vec[i64]) -> None:
        if self.to_act() != NATURE:
            raise BadOutcome("nothing has been thrown: no outcome is due")
        self.check_outcome(outcome)
        rows = outcome[0]
        before = self.poses[:]
        sides = self.sides()
        i: i64 = 0
        while i < rows:
            self.settle(outcome, 1 + i * OUTCOME_ROW)
            i += 1
        at = 1 + rows * OUTCOME_ROW
        count = outcome[at]
        self.pairs = self.pairs_of(outcome, at + 1, count)
        self.flight = outcome[at + 2 + count * 2 :]
        self.put_locations_back(outcome, before)
        self.tell_landing(sides)
        self.latest = vec[i64]()
        slot: i64 = 0
        while slot < SLOTS:
            if self.flying[slot]:
                self.latest = append(self.latest, self.thrown[slot])
            self.flying[slot] = 0
            slot += 1
        self.stage = AT_REST
        self.answered()
        self.advance()

    # Taking it in

    def sides(self) -> vec[i64]:
        """Returns which side of each lying monster is up, NOBODY for the others."""
        found = vec[i64]([NOBODY] * MONSTER_CARDS)
        card: i64 = 0
        while card < MONSTER_CARDS:
            if self.place[card] == TABLE:
                found[card] = self.side_up(card)
            card += 1
        return found

    def settle(self, outcome: vec[i64], row: i64) -> None:
        """Puts one card where the outcome says."""
        card = outcome[row]
        part: i64 = 0
        while part < POSE:
            self.poses[card * POSE + part] = 0 if self.fell(outcome, row) else outcome[row + 1 + part]
            part += 1
        if card >= MONSTER_CARDS:
            return
        if not self.fell(outcome, row):
            self.place[card] = TABLE
        elif self.place[card] == AIR:
            self.place[card] = OFF
        else:
            self.place[card] = UNDERWORLD
            self.tell(KNOCKED_OFF, card // MONSTERS, card % MONSTERS)

    def pairs_of(self, outcome: vec[i64], at: i64, count: i64) -> vec[i64]:
        """Returns the pairs of an outcome."""
        return outcome[at : at + count * 2]

    def put_locations_back(self, outcome: vec[i64], before: vec[i64]) -> None:
        """Puts fallen locations back under what lies there now, and turns those up that lie on their face (M18)."""
        i: i64 = 0
        while i < outcome[0]:
            row = 1 + i * OUTCOME_ROW
            card = outcome[row]
            if card >= MONSTER_CARDS and self.fell(outcome, row):
                part: i64 = 0
                while part < POSE:
                    self.poses[card * POSE + part] = before[card * POSE + part]
                    part += 1
                self.slide_under(card)
                self.tell(PUT_BACK, self.location[card - MONSTER_CARDS])
            elif card >= MONSTER_CARDS and self.side_up(card) == COMMON:
                self.turn_face_up(card)
                self.tell(TURNED_UP, self.location[card - MONSTER_CARDS])
            i += 1

    def slide_under(self, card: i64) -> None:
        """Gives a card that is put back its order: under everything that overlaps it."""
        corners = footprint(self.poses, card)
        for other in self.lying():
            if other != card and self.is_placed(other) and overlap(corners, footprint(self.poses, other)):
                self.pairs = append(self.pairs, other)
                self.pairs = append(self.pairs, card)

    def is_placed(self, card: i64) -> bool:
        """Tells whether a card has a pose: a second location that fell has none until it is put back."""
        at = card * POSE + 3
        return self.poses[at] | self.poses[at + 1] | self.poses[at + 2] | self.poses[at + 3] != 0

    def turn_face_up(self, card: i64) -> None:
        """Turns a card over about its own long axis, in place."""
        at = card * POSE + 3
        w = self.poses[at]
        i = self.poses[at + 1]
        j = self.poses[at + 2]
        k = self.poses[at + 3]
        self.poses[at] = -i
        self.poses[at + 1] = w
        self.poses[at + 2] = k
        self.poses[at + 3] = -j

    def tell_landing(self, sides: vec[i64]) -> None:
        """Tells which thrown cards came to rest how, what they hit, and which lying ones were turned over."""
        card: i64 = 0
        while card < MONSTER_CARDS:
            if self.place[card] == TABLE and sides[card] != NOBODY and sides[card] != self.side_up(card):
                self.tell(TURNED_OVER, card // MONSTERS, card % MONSTERS, self.side_up(card))
            card += 1
        slot: i64 = 0
        while slot < SLOTS:
            if self.flying[slot]:
                card = self.thrown[slot]
                if self.place[card] == TABLE:
                    self.tell(LANDED, card // MONSTERS, card % MONSTERS, self.side_up(card))
                    self.tell_hits(self.look().hits(card))
                else:
                    self.tell(MISSED_TABLE, card // MONSTERS, card % MONSTERS)
            slot += 1

    def tell_hits(self, hits: vec[i64]) -> None:
        """Tells what a card hits."""
        for card in hits:
            if card < MONSTER_CARDS:
                self.tell(HIT, card // MONSTERS, card % MONSTERS)
            else:
                self.tell(HIT_PLACE, self.location[card - MONSTER_CARDS])
        if len(hits) == 0:
            self.tell(HIT_NOTHING)
