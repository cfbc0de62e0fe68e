"""Throw Step 1, its end: the outcome that nature gives, checked, and where every card came to rest."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.core.errors import BadOutcome
from bestiary.core.state import NATURE
from bestiary.games.monstrous.rules_events import (
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
from bestiary.games.monstrous.rules_hits import footprint, overlap, overlapping
from bestiary.games.monstrous.rules_numbers import (
    AIR,
    AT_REST,
    CARDS,
    COMMON,
    FALLEN,
    HIGHEST,
    LOWEST,
    MONSTER_CARDS,
    MONSTERS,
    MOST_FLIGHT,
    NOBODY,
    OFF,
    ONE,
    POSE,
    SLOTS,
    TABLE,
    TABLE_X,
    TABLE_Y,
    UNDERWORLD,
)
from bestiary.games.monstrous.rules_piles import Piles

OUTCOME_ROW: Final[i64] = 8  # card and pose
FLIGHT_BYTES: Final[i64] = 7  # in a number
TOLERANCE: Final[i64] = 100  # a quaternion's length may be off by one part of so many


class Landing(Piles):
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
        slot: i64 = 0
        while slot < SLOTS:
            self.flying[slot] = 0
            slot += 1
        self.stage = AT_REST
        self.answered()
        self.advance()

    # Checking

    def check_outcome(self, outcome: vec[i64]) -> None:
        """Raises `BadOutcome` unless this can be where the cards came to rest."""
        if len(outcome) < 3:
            raise BadOutcome("an outcome has rows of cards, then pairs, then a flight; this one is too short")
        rows = outcome[0]
        if rows < 0 or rows > CARDS or len(outcome) < 3 + rows * OUTCOME_ROW:
            raise BadOutcome(
                f"an outcome has a row of eight numbers for each of at most {CARDS} cards, not {rows} rows"
            )
        poses = vec[i64]([0] * (CARDS * POSE))
        seen = vec[i64]([0] * CARDS)
        i: i64 = 0
        while i < rows:
            self.check_row(outcome, 1 + i * OUTCOME_ROW, seen)
            card = outcome[1 + i * OUTCOME_ROW]
            part: i64 = 0
            while part < POSE:
                poses[card * POSE + part] = outcome[2 + i * OUTCOME_ROW + part]
                part += 1
            i += 1
        card = 0
        while card < CARDS:
            if self.moves(card) and not seen[card]:
                raise BadOutcome(
                    f"card {card} lay on the table or was thrown, but the outcome does not say where it is"
                )
            card += 1
        at = 1 + rows * OUTCOME_ROW
        count = outcome[at]
        if count < 0 or count > CARDS * CARDS or len(outcome) < at + 2 + count * 2:
            raise BadOutcome(f"an outcome has two cards for each pair and then a flight, not {count} pairs")
        self.check_pairs(outcome, at + 1, count, seen, poses)
        length = outcome[at + 1 + count * 2]
        if length < 0 or length > MOST_FLIGHT or len(outcome) != at + 2 + count * 2 + length:
            raise BadOutcome(f"a flight has the length that it says and at most {MOST_FLIGHT} numbers, not {length}")
        self.check_flight(outcome, at + 2 + count * 2)

    def check_flight(self, outcome: vec[i64], at: i64) -> None:
        """Checks that a flight is bytes: how many, then seven in each number."""
        if at == len(outcome):
            return
        size = outcome[at]
        if (
            size < 0
            or size > MOST_FLIGHT * FLIGHT_BYTES
            or (size + FLIGHT_BYTES - 1) // FLIGHT_BYTES != len(outcome) - at - 1
        ):
            raise BadOutcome(f"a flight of {size} bytes does not fit into {len(outcome) - at - 1} numbers of seven")
        while size > 0:
            at += 1
            if outcome[at] < 0 or outcome[at] >= i64(1) << 8 * min(size, FLIGHT_BYTES):
                raise BadOutcome("a number of a flight holds seven bytes, the last one what is left of them")
            size -= FLIGHT_BYTES

    def moves(self, card: i64) -> bool:
        """Tells whether an outcome must have a row for a card."""
        if card >= MONSTER_CARDS or self.place[card] == TABLE:
            return True
        slot: i64 = 0
        while slot < SLOTS:
            if self.flying[slot] and self.thrown[slot] == card:
                return True
            slot += 1
        return False

    def check_row(self, outcome: vec[i64], row: i64, seen: vec[i64]) -> None:
        """Checks where one card is said to lie; `seen` becomes 1 for a card on the table and 2 for one that fell."""
        card = outcome[row]
        if card < 0 or card >= CARDS:
            raise BadOutcome(f"there are cards 0 to {CARDS - 1}, not {card}")
        if not self.moves(card):
            raise BadOutcome(f"card {card} neither lay on the table nor was thrown")
        if seen[card]:
            raise BadOutcome(f"card {card} has two rows")
        if self.fell(outcome, row):
            seen[card] = 2
            return
        seen[card] = 1
        x = outcome[row + 1]
        y = outcome[row + 2]
        if x < -TABLE_X or x > TABLE_X or y < -TABLE_Y or y > TABLE_Y:
            raise BadOutcome(f"the centre of card {card} is not over the table; then its height is {FALLEN}")
        if outcome[row + 3] < LOWEST or outcome[row + 3] > HIGHEST:
            raise BadOutcome(f"card {card} lies at a height of {outcome[row + 3]} micrometres")
        size: i64 = 0
        part: i64 = 4
        while part < OUTCOME_ROW:
            value = outcome[row + part]
            if value < -2 * ONE or value > 2 * ONE:
                raise BadOutcome(f"the quaternion of card {card} has a part of {value} millionths")
            size += value * value
            part += 1
        # The square of a length that is off by 1/100 is off by about 2/100
        if size * TOLERANCE < ONE * ONE * (TOLERANCE - 2) or size * TOLERANCE > ONE * ONE * (TOLERANCE + 2):
            raise BadOutcome(f"the quaternion of card {card} is not of length 1")

    def check_pairs(self, outcome: vec[i64], at: i64, count: i64, seen: vec[i64], poses: vec[i64]) -> None:
        """Checks that every two cards that overlap have exactly one order."""
        over = vec[i64]([0] * (CARDS * CARDS))
        i: i64 = 0
        while i < count:
            upper = outcome[at + i * 2]
            lower = outcome[at + i * 2 + 1]
            if upper < 0 or upper >= CARDS or lower < 0 or lower >= CARDS or upper == lower:
                raise BadOutcome(f"a pair is two cards, not {upper} and {lower}")
            if seen[upper] != 1 or seen[lower] != 1:
                raise BadOutcome(f"cards {upper} and {lower} have an order, but do not both lie on the table")
            if over[upper * CARDS + lower] or over[lower * CARDS + upper]:
                raise BadOutcome(f"cards {upper} and {lower} have two orders")
            over[upper * CARDS + lower] = 1
            i += 1
        on_table = vec[i64]()
        card: i64 = 0
        while card < CARDS:
            if seen[card] == 1:
                on_table = append(on_table, card)
            card += 1
        needed = overlapping(poses, on_table)
        i = 0
        while i < len(needed):
            if not over[needed[i] * CARDS + needed[i + 1]] and not over[needed[i + 1] * CARDS + needed[i]]:
                raise BadOutcome(f"cards {needed[i]} and {needed[i + 1]} overlap, but have no order")
            i += 2

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
