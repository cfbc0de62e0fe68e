"""A turn, step by step: points, a card, free houses, then cards and spoils; how it begins and how the game ends."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.core.state import HIDDEN
from bestiary.games.marry.rules.allowed import Refusals
from bestiary.games.marry.rules.board import SPACES
from bestiary.games.marry.rules.numbers import (
    ALL_CARDS,
    BOON,
    CARD_KINDS,
    CARDS,
    CARDS_AND_MOVE,
    CUT_SHORT,
    DEALT,
    DOUBLE_STOMP,
    DREW,
    FOREIGN_TARGET,
    FREE_HOUSES,
    FREE_TOWER,
    GLORY,
    IDLE_DRAW,
    MATE,
    PIECES,
    PIECES_RETURNED,
    ROUND_LIMIT,
    SCORED,
    SECOND_TOWER,
    SHUFFLED,
    TOWERS_TO_WIN,
    TURN_BEGAN,
    WON,
)
from bestiary.games.marry.rules.position import NOBODY


class Turns(Refusals):
    """Adds to a position how turns run and what all draws have in common."""

    # Setup

    def deal(self, free_tower: i64) -> None:
        """Sets the board up, deals three cards each and begins the first turn."""
        self.free_tower = free_tower
        self.owner = vec[i64]([NOBODY] * SPACES)
        self.height = vec[i64]([0] * SPACES)
        self.points = vec[i64]([0] * self.seats)
        self.supply = vec[i64]([PIECES] * self.seats)
        self.towers = vec[i64]([0] * self.seats)
        self.corner = vec[i64]([0] * (self.seats * 3))
        self.hand = vec[i64]([0] * (self.seats * CARD_KINDS))
        self.hand_size = vec[i64]([0] * self.seats)
        self.deck = CARDS[:]
        self.deck_size = ALL_CARDS
        self.pile = vec[i64]()
        self.first = self.chance.below(self.seats)
        seat: i64 = 0
        while seat < self.seats:
            self.draw((self.first + seat) % self.seats, DEALT)
            seat += 1
        self.begin_turn(self.first)

    # A turn's steps

    def begin_turn(self, seat: i64) -> None:
        """Takes steps 1 and 2, and step 3 up to its first decision."""
        self.turn = seat
        self.step = 1
        self.houses_left = 0
        self.towers_left = 0
        self.moved = False
        self.stomps = 0
        self.foreign_used = False
        self.cards_played = 0
        self.tell(TURN_BEGAN, seat, self.round + 1)
        before = self.points[seat]
        self.gain_points(seat)
        if self.over:
            return
        self.step = 2
        self.draw(seat, 1 + self.extra_cards(seat))
        points = self.points[seat]
        self.houses_left = 1 if points >= FOREIGN_TARGET else 2 if points >= DOUBLE_STOMP else 3
        self.towers_left = self.free_towers(before, points)
        self.step = FREE_HOUSES
        self.skip_idle_step()

    def gain_points(self, seat: i64) -> None:
        """Step 1: every building of the seat counts its space's value, whatever its height."""
        gained = self.income(seat)
        if gained == 0:
            return
        before = self.points[seat]
        self.points[seat] = before + gained
        self.tell(SCORED, seat, gained, before + gained)
        boon: i64 = DOUBLE_STOMP
        while boon < GLORY:
            if before < boon <= before + gained:
                self.tell(BOON, seat, boon)
            boon += 15
        if before + gained >= GLORY:
            self.win(seat)
        else:
            self.check_win(seat)

    def extra_cards(self, seat: i64) -> i64:
        """Step 2: in the first round of larger tables the first players draw more."""
        if self.round > 0:
            return 0
        place = (seat - self.first) % self.seats
        return max(0, self.seats - 3 - place)

    def free_towers(self, before: i64, points: i64) -> i64:
        """Step 3: one free tower from 60 points on and a second from 75, each turn or only when reached."""
        if self.free_tower == 0:
            before = 0
        found: i64 = 0
        if before < FREE_TOWER <= points:
            found += 1
        if before < SECOND_TOWER <= points:
            found += 1
        return found

    def skip_idle_step(self) -> None:
        """Leaves step 3 when there is nothing in it to decide: all it depends on is public."""
        if not self.can_place() and not self.can_raise():
            self.step = CARDS_AND_MOVE

    def end_turn(self) -> None:
        """Draws for an idle step 4, takes step 5, and passes the turn on."""
        seat = self.turn
        if self.cards_played == 0:
            self.draw(seat, IDLE_DRAW)
        self.step = 5
        felled: i64 = 0
        at: i64 = 0
        while at < self.seats * 3:
            count = self.corner[at]
            if count:
                felled += count
                self.supply[at // 3] += count * (at % 3 + 1)
                self.corner[at] = 0
            at += 1
        if felled:
            self.draw(seat, felled)
            self.tell(PIECES_RETURNED, felled)
        following = (seat + 1) % self.seats
        if following == self.first:
            self.round += 1
            if self.round == ROUND_LIMIT:
                self.over = True
                self.tell(CUT_SHORT, ROUND_LIMIT)
                return
        self.begin_turn(following)

    # Cards

    def draw(self, seat: i64, count: i64) -> None:
        """Draws cards one by one, shuffling the discard pile only when the deck is empty."""
        while count > 0:
            if self.deck_size == 0 and not self.shuffle():
                return
            pick = self.chance.below(self.deck_size)
            kind: i64 = 0
            while pick >= self.deck[kind]:
                pick -= self.deck[kind]
                kind += 1
            self.deck[kind] -= 1
            self.deck_size -= 1
            self.hand[seat * CARD_KINDS + kind] += 1
            self.hand_size[seat] += 1
            self.revealed += 1  # chance is not asked for a deck's last card, and yet its front is new to the seat
            log = self.log
            if log is not None:
                own = i64(1) << seat
                log.put(DREW, own, seat, kind)
                log.put(DREW, ~own, seat, HIDDEN)
            count -= 1

    def shuffle(self) -> bool:
        """Turns the discard pile into a new deck; tells whether there was one."""
        size = len(self.pile)
        if size == 0:
            return False
        for kind in self.pile:
            self.deck[kind] += 1
        self.deck_size = size
        self.pile = vec[i64]()
        self.tell(SHUFFLED, size)
        return True

    def discard(self, seat: i64, kind: i64, count: i64) -> None:
        """Plays cards out of a hand onto the pile, at once."""
        self.hand[seat * CARD_KINDS + kind] -= count
        self.hand_size[seat] -= count
        self.cards_played += count
        while count > 0:
            self.pile = append(self.pile, kind)
            count -= 1

    # The end

    def check_win(self, seat: i64) -> None:
        """Ends the game at once for a player with 45 points and three towers."""
        if self.points[seat] >= MATE and self.towers[seat] >= TOWERS_TO_WIN:
            self.win(seat)

    def win(self, seat: i64) -> None:
        """Ends the game; nothing of the turn is played any more."""
        self.over = True
        self.winner = seat
        self.tell(WON, seat, self.points[seat], self.towers[seat])
