"""What a position promises a god, and the row of numbers that learners see."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

import bestiary.games.monstrous.rules.numbers as n
from bestiary.games.monstrous.rules.legal import Legal
from bestiary.games.monstrous.rules.numbers import (
    AIM_COLUMN,
    AIM_FORM,
    AIM_FREE,
    AIM_MANNER,
    AIM_ROW,
    AIM_ROW_OF_GRID,
    AIR,
    ASK_MANNER,
    ASK_ROW,
    BY_GRID,
    CARDS,
    DECK,
    GRID,
    HAND,
    MONSTER_CARDS,
    MONSTERS,
    MOST_SEATS,
    NO_POWER,
    NOBODY,
    PLACES,
    POSE,
    SLOTS,
    SUB,
    TABLE,
    TABLE_X,
    TABLE_Y,
    TECHNIQUES,
    UNDERWORLD,
    UNIQUE,
    WHEN_HIT,
)

TERMS: Final[i64] = 7
FAITH: Final[i64] = 100  # prospects are counted in hundredths of a Faith
PERCENT: Final[i64] = 100
LOCATION_REACH: Final[i64] = 140_000  # a throw aimed so far beside a location no longer counts on it
MONSTER_REACH: Final[i64] = 100_000
FREE_ACCURACY: Final[i64] = 80
BLUR: Final[i64] = 20_000  # what a per cent of accuracy is lost by, for every so many micrometres of distance
SKILL_OF: Final[vec[i64]] = vec[i64]([100, 90, 95, 75, 25])  # per cent, by technique

CARD_ROW: Final[i64] = 21
OVER_IT: Final[i64] = 15  # where a card's row says what lies over it
BOARD_ROW: Final[i64] = 6
SEAT_ROW: Final[i64] = 4
SLOT_ROW: Final[i64] = 18
REST: Final[i64] = 24
OBSERVED: Final[i64] = CARDS * CARD_ROW + n.BOARDS * BOARD_ROW + MOST_SEATS * SEAT_ROW + SLOTS * SLOT_ROW + REST
CLIP: Final[i64] = 8_191
THOUSAND: Final[i64] = 1_000
PARTS: Final[i64] = 1_000_000_000  # what products of two parts of a quaternion are divided by, for thousandths


class Outlook(Legal):
    """Weighs a position."""

    def terms_into(self, seat: i64, out: vec[i64]) -> i64:
        board = self.board_of(seat)
        out[0] = self.total[board] + self.faith[board]
        out[1] = self.count(board, HAND)
        out[2] = self.count(board, DECK)
        out[3] = self.count(board, UNDERWORLD)
        out[4] = self.extra if board == self.turn and not self.over else 0
        out[5] = 0 if self.over else self.prospect(seat)
        out[6] = 1 if self.winners() >> seat & 1 else 0
        return TERMS

    # What a throw promises that is planned and not made: no physics, only distances

    def prospect(self, seat: i64) -> i64:
        """Returns what the cards that a seat is about to throw promise, as far as it has aimed."""
        total: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            card = self.thrown[slot]
            if card != NOBODY and self.thrower[slot] == seat and self.place[card] == AIR:
                total += self.promise(slot)
            slot += 1
        return total

    def promise(self, slot: i64) -> i64:
        """Returns what a card in the air promises; before it is aimed, its best target."""
        at = slot * AIM_ROW
        if self.aims[at + AIM_FORM] == BY_GRID:
            x = GRID // 2 - TABLE_X + self.aims[at + AIM_COLUMN] * GRID
            if self.ask == ASK_ROW and self.ask_a == slot:
                return self.column_worth(slot, x)
            y = TABLE_Y - GRID // 2 - self.aims[at + AIM_ROW_OF_GRID] * GRID
            worth = self.target_worth(slot, x, y)
            if self.ask == ASK_MANNER and self.ask_a == slot:
                return worth
            return worth * accuracy(x, y, self.aims[at + AIM_MANNER]) // PERCENT
        best: i64 = 0
        place: i64 = 0
        while place < PLACES:
            pose = (MONSTER_CARDS + place) * POSE
            best = max(best, self.target_worth(slot, self.poses[pose], self.poses[pose + 1]))
            place += 1
        return best * FREE_ACCURACY // PERCENT

    def column_worth(self, slot: i64, x: i64) -> i64:
        """Returns what the best target of a column is worth, by the locations beside it."""
        best: i64 = 0
        place: i64 = 0
        while place < PLACES:
            pose = (MONSTER_CARDS + place) * POSE
            at_best = self.target_worth(slot, self.poses[pose], self.poses[pose + 1])
            best = max(best, at_best * nearness(x - self.poses[pose], 0, LOCATION_REACH) // PERCENT)
            place += 1
        return best

    def target_worth(self, slot: i64, x: i64, y: i64) -> i64:
        """Returns what it is worth to land about here: one location, and the monsters around."""
        power = self.planned_power(slot, n.HIT_LOCATION)
        factor: i64 = 2 if power == n.DOUBLE_FAITH and slot != SUB else 1
        bonus = FAITH if power != NO_POWER and power != n.DOUBLE_FAITH and slot != SUB else 0
        best: i64 = 0
        place: i64 = 0
        while place < PLACES:
            pose = (MONSTER_CARDS + place) * POSE
            near = nearness(x - self.poses[pose], y - self.poses[pose + 1], LOCATION_REACH)
            worth = self.place_faith(place) * factor * FAITH + bonus
            if slot != SUB and self.place_power(place) == n.OTHERS_GAIN:
                worth -= self.place_amount(place) * FAITH
            elif slot != SUB:
                worth += FAITH // 2
            best = max(best, worth * near // PERCENT)
            place += 1
        return best if slot == SUB else best + self.company(slot, x, y)

    def planned_power(self, slot: i64, condition: i64) -> i64:
        """Returns the power of the side that is meant to be up."""
        row = self.thrown[slot] % MONSTERS if self.side[slot] == UNIQUE else n.COMMON_POWER
        return self.monster_powers[row * n.POWER_ROW + condition * 2]

    def company(self, slot: i64, x: i64, y: i64) -> i64:
        """Returns what the monsters around a target are worth, or cost."""
        board = self.board_of(self.thrower[slot])
        power = self.planned_power(slot, n.HIT_MONSTERS)
        best: i64 = 0
        each: i64 = 0
        danger: i64 = 0
        card: i64 = 0
        while card < MONSTER_CARDS:
            if self.place[card] == TABLE:
                near = nearness(x - self.poses[card * POSE], y - self.poses[card * POSE + 1], MONSTER_REACH)
                if near > 0:
                    best = max(best, near)
                    each += near if power == n.GAIN_EACH or card // MONSTERS != board else -near
                    trap = self.power(card, WHEN_HIT)
                    if trap == n.PETRIFY:
                        danger = max(danger, near * 4)
                    elif trap == n.GAIN_FAITH and card // MONSTERS != board:
                        danger += near
            card += 1
        if power == NO_POWER:
            return -danger
        if power == n.GAIN_EACH:
            return each - danger
        if power == n.DISCARD or power == n.RETURN:
            return each // 2 - danger
        return best - danger

    # What learners see: cards in the order of the actions that name them, gods counted from the observer

    def observe(self, seat: i64) -> vec[i32]:
        row = vec[i32]([0] * OBSERVED)
        board = self.board_of(seat)
        boards = self.boards()
        card: i64 = 0
        while card < CARDS:
            self.observe_card(row, card, board)
            card += 1
        self.observe_pairs(row, board)
        at = CARDS * CARD_ROW
        each: i64 = 0
        while each < boards:
            god = (board + each) % boards
            row[at] = i32(clipped(self.faith[god]))
            row[at + 1] = i32(clipped(self.total[god]))
            row[at + 2] = i32(self.wins[god])
            row[at + 3] = i32(self.turns[god])
            row[at + 4] = i32(self.cards_left(god))
            row[at + 5] = i32(self.count(god, UNDERWORLD))
            at += BOARD_ROW
            each += 1
        at = CARDS * CARD_ROW + n.BOARDS * BOARD_ROW
        each = 0
        while each < self.seats:
            who = (seat + each) % self.seats
            row[at] = i32(self.held(who, HAND))
            row[at + 1] = i32(self.held(who, DECK))
            row[at + 2] = i32(self.young >> who & 1)
            row[at + 3] = i32(self.rethrown >> who & 1)
            at += SEAT_ROW
            each += 1
        at = CARDS * CARD_ROW + n.BOARDS * BOARD_ROW + MOST_SEATS * SEAT_ROW
        each = 0
        while each < SLOTS:
            self.observe_slot(row, at + each * SLOT_ROW, each, seat)
            each += 1
        self.observe_rest(row, OBSERVED - REST, seat)
        return row

    def observe_card(self, row: vec[i32], card: i64, board: i64) -> None:
        """Writes where a card is and how it lies."""
        at = card * CARD_ROW
        pose = card * POSE
        if card < MONSTER_CARDS:
            row[at] = i32(self.place[card])
            if self.place[card] == n.UNUSED:
                return
            row[at + 1] = i32((card // MONSTERS - board) % self.boards() + 1)
            row[at + 2] = i32(self.depth[card])
            row[at + 3] = i32(self.slot_of(card) + 1)
            row[at + 4] = i32(self.holder[card] // self.boards())
            if self.place[card] != TABLE:
                return
            row[at + 5] = i32(1 if self.side_up(card) == UNIQUE else 0)
        else:
            row[at] = i32(TABLE)
            row[at + 4] = i32(self.location[card - MONSTER_CARDS])
            row[at + 5] = i32(self.place_faith(card - MONSTER_CARDS))
        row[at + 6] = i32(self.poses[pose] // THOUSAND)
        row[at + 7] = i32(self.poses[pose + 1] // THOUSAND)
        row[at + 8] = i32(clipped(self.poses[pose + 2] // 100))
        self.observe_turned(row, at + 9, pose + 3)

    def observe_turned(self, row: vec[i32], at: i64, turned: i64) -> None:
        """Writes where a card's short and long side point, in thousandths: right, up and off the table.

        Turned over or tilted, a card has its own numbers: the two sides tell how it lies on either face.
        """
        w = self.poses[turned]
        i = self.poses[turned + 1]
        j = self.poses[turned + 2]
        k = self.poses[turned + 3]
        row[at] = i32((w * w + i * i - j * j - k * k) // PARTS)
        row[at + 1] = i32(2 * (i * j + w * k) // PARTS)
        row[at + 2] = i32(2 * (i * k - w * j) // PARTS)
        row[at + 3] = i32(2 * (i * j - w * k) // PARTS)
        row[at + 4] = i32((w * w - i * i + j * j - k * k) // PARTS)
        row[at + 5] = i32(2 * (j * k + w * i) // PARTS)

    def observe_slot(self, row: vec[i32], at: i64, slot: i64, seat: i64) -> None:
        """Writes how a card is thrown: by whom, which side up, and its aim as far as it goes."""
        if self.thrower[slot] == NOBODY:
            return
        row[at] = i32((self.thrower[slot] - seat) % self.seats + 1)
        row[at + 1] = i32(self.side[slot])
        row[at + 2] = i32(self.changes[slot])
        row[at + 3] = i32(self.flying[slot])
        row[at + 4] = i32(self.due >> slot & 1)
        row[at + 5] = i32((self.locks >> slot & 1) + 2 * (self.kept >> slot & 1))
        aim = slot * AIM_ROW
        part: i64 = 0
        while part < AIM_FREE:
            row[at + 6 + part] = i32(self.aims[aim + part])
            part += 1
        while part < AIM_ROW:  # millimetres and milliradians; speed and spin are of that size anyway
            value = self.aims[aim + part]
            free = part - AIM_FREE
            if free == 6:
                row[at + 6 + part] = i32(clipped(value // 10))
            else:
                row[at + 6 + part] = i32(clipped(value if free == 5 else value // THOUSAND))
            part += 1

    def observe_pairs(self, row: vec[i32], board: i64) -> None:
        """Writes for each card which others lie over it, as bits: of each god's twelve, then of the places."""
        i: i64 = 0
        while i < len(self.pairs):
            upper = self.pairs[i]
            group = n.BOARDS if upper >= MONSTER_CARDS else (upper // MONSTERS - board) % self.boards()
            bit = upper - MONSTER_CARDS if upper >= MONSTER_CARDS else upper % MONSTERS
            row[self.pairs[i + 1] * CARD_ROW + OVER_IT + group] |= i32(i64(1) << bit)
            i += 2

    def observe_rest(self, row: vec[i32], at: i64, seat: i64) -> None:
        """Writes whose turn it is, how far it is, and what is asked."""
        row[at] = i32((self.turn - self.board_of(seat)) % self.boards())
        row[at + 1] = i32(self.step)
        row[at + 2] = i32(self.stage)
        row[at + 3] = i32(self.extra)
        row[at + 4] = i32(self.throws)
        row[at + 5] = i32(self.game)
        row[at + 6] = i32(self.games)
        row[at + 7] = i32(self.ask)
        row[at + 8] = i32((self.ask_seat - seat) % self.seats if self.ask_seat >= 0 else self.seats)
        row[at + 9] = i32(self.ask_a)
        row[at + 10] = i32(self.looked)
        row[at + 11] = i32((self.final_by - self.turn) % self.boards() + 1 if self.final_by >= 0 else 0)
        row[at + 12] = i32(self.teams)
        row[at + 13] = i32(self.observed_detail(seat))
        row[at + 14] = i32(self.seats)
        row[at + 15] = i32((self.first - self.board_of(seat)) % self.boards())
        row[at + 16] = i32((self.last_winner - self.board_of(seat)) % self.boards() + 1 if self.last_winner >= 0 else 0)
        row[at + 17] = i32(self.setup)
        row[at + 18] = i32(self.doubled)
        row[at + 19] = i32(self.pending)
        row[at + 20] = i32(self.active)
        row[at + 21] = i32(self.trading)
        row[at + 22] = i32(len(self.frames))
        row[at + 23] = i32(self.sunset)

    def observed_detail(self, seat: i64) -> i64:
        """Returns what a question is about besides its slot: a seat, counted from the observer, or a number."""
        if self.ask == n.ASK_FORESEE or self.ask == n.ASK_TOP:
            return (self.ask_b - seat) % self.seats
        return self.ask_b

    def slot_of(self, card: i64) -> i64:
        """Returns the slot in which a card is being thrown, or NOBODY."""
        slot: i64 = 0
        while slot < SLOTS:
            if self.thrown[slot] == card:
                return slot
            slot += 1
        return NOBODY


def nearness(dx: i64, dy: i64, reach: i64) -> i64:
    """Returns how surely a throw counts on something at a distance: 100 where it is aimed at, 0 out of reach."""
    far = max(dx if dx >= 0 else -dx, dy if dy >= 0 else -dy)
    return 0 if far >= reach else PERCENT - far * PERCENT // reach


def accuracy(x: i64, y: i64, manner: i64) -> i64:
    """Returns how sure a throw from one side of the table is, in per cent: less from afar and with force."""
    stand = manner // TECHNIQUES
    if stand == 0:
        distance = y + TABLE_Y
    elif stand == 1:
        distance = TABLE_X - x
    elif stand == 2:
        distance = TABLE_Y - y
    else:
        distance = x + TABLE_X
    return (PERCENT - distance // BLUR) * SKILL_OF[manner % TECHNIQUES] // PERCENT


def clipped(value: i64) -> i64:
    """Keeps a number in the range that observations have."""
    return max(-CLIP, min(CLIP, value))
