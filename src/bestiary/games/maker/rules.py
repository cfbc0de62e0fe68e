"""The rules: setup, a turn of three Actions, the end. Each Action has a module of its own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.maker.rules_market import Market
from bestiary.games.maker.rules_numbers import (
    ACCEPT,
    ADD,
    AGREE,
    BACK_SEEN,
    CHOOSE_GRAVE,
    COUNTED,
    DEMAND,
    DEMANDING,
    END_SALE,
    FIRST_DIE,
    GRAVE,
    HAND_OVER,
    HEAP,
    HEAP_THEFT,
    JOIN,
    KINDS,
    NOTHING_LEFT,
    OPERATE,
    OUT,
    PASS,
    PLACES,
    POINTS,
    PREPARE,
    PREPARED,
    RECOVER,
    REVIVE,
    ROB,
    SELL,
    SHOW,
    SKIP,
    SKIPPED,
    STAY_OUT,
    STEAL,
    STUDY,
    TAKE,
    TIME_UP,
    TURN_BEGAN,
    WANT,
    WAREHOUSE,
    WISH,
    WON,
)
from bestiary.games.maker.rules_position import NOBODY
from bestiary.games.maker.rules_secrets import Secrets, all_fronts, draw_front


class Maker(Market):
    """Is one game of The Monster Maker."""

    def blank(self) -> Secrets:
        return Maker(self.seats)

    # Setup

    def deal(self, round_limit: i64, refill: i64) -> None:
        """Shuffles the parts into graves, warehouses and the Gallows Heap, and begins."""
        self.round_limit = round_limit
        self.refill = refill
        cards = (self.seats + 1) * KINDS
        self.kind = vec[i64]([0] * cards)
        self.value = vec[i64]([0] * cards)
        self.backs = vec[i64]([0] * cards)
        self.seen = vec[i64]([0] * cards)
        self.place = vec[i64]([0] * cards)
        self.rank = vec[i64]([0] * cards)
        self.held = vec[i64]([0] * PLACES)
        self.offer = vec[i64]([0] * cards)
        self.wanted = vec[i64]([0] * cards)
        self.die = vec[i64]([FIRST_DIE] * self.seats)
        self.stones = vec[i64]([0] * self.seats)
        self.sewn = vec[i64]([NOBODY] * (self.seats * KINDS))
        self.sealed = vec[i64]([OUT] * self.seats)
        self.offered = vec[i64]([NOBODY] * self.seats)
        self.first = self.chance.below(self.seats)
        self.turn = self.first
        self.shuffle(cards)
        depth = (cards - self.seats - 1) // self.graves()
        card: i64 = 0
        while card < self.graves() * depth:
            self.lay(card, GRAVE + card // depth)
            card += 1
        seat: i64 = 0
        while seat < self.seats:
            owner = (self.first + seat) % self.seats
            self.lay(card, WAREHOUSE + owner)
            self.show_back(card)
            self.show_front(card, owner)
            card += 1
            seat += 1
        self.lay(card, HEAP)
        self.show_back(card)
        grave: i64 = 0
        while grave < self.graves():
            self.uncover(grave)
            grave += 1
        self.tell(TURN_BEGAN, self.turn, self.round + 1)

    def shuffle(self, cards: i64) -> None:
        """Gives every card a front, each order as likely."""
        left = all_fronts(self.seats)
        card: i64 = 0
        while card < cards:
            front = draw_front(left, 0, KINDS * 8, self.chance)
            self.kind[card] = front // 8
            self.value[card] = front % 8
            card += 1

    def show_back(self, card: i64) -> None:
        """Lets everyone see the back of a card that is dealt out."""
        self.backs[card] = 1
        self.tell(BACK_SEEN, card, self.kind[card], NOBODY)

    # Doing it

    def apply(self, seat: i64, action: i64) -> None:
        if action < HEAP_THEFT:
            self.steal(seat, action - STEAL)
        elif action < HAND_OVER:
            self.rob_heap(seat, action - HEAP_THEFT)
        elif action < TAKE:
            self.hand_over(seat, action - HAND_OVER)
        elif action < SELL:
            self.take_in_return(seat, action - TAKE)
        elif action < SHOW:
            self.put_up(seat, action - SELL)
        elif action < ADD:
            self.add_to_offer(action - SHOW, 2)
        elif action < WANT:
            self.add_to_offer(action - ADD, 1)
        elif action < OPERATE:
            self.want(action - WANT)
        elif action < WISH:
            self.operate(seat, self.player((action - OPERATE) // KINDS), (action - OPERATE) % KINDS)
        else:
            self.apply_rest(seat, action)

    def apply_rest(self, seat: i64, action: i64) -> None:
        """Carries out an action that names no card."""
        if action < POINTS:
            self.make_wish(seat, action - WISH)
        elif action < ACCEPT:
            if self.top() == DEMANDING:
                self.close_demand(action - POINTS)
            else:
                self.close_offer(seat, action - POINTS)
        elif action < DEMAND:
            self.accept(self.player(action - ACCEPT))
        elif action < CHOOSE_GRAVE:
            self.demand(self.player(action - DEMAND))
        elif action < ROB:
            self.seal(seat, action - CHOOSE_GRAVE)
        elif action == ROB:
            self.announce(seat)
        elif action <= STAY_OUT:
            self.join(seat, action == JOIN)
        elif action == PASS:
            self.pass_offer(seat)
        elif action == END_SALE:
            self.end_sale()
        elif action == SKIP:
            self.skip(seat)
        elif action >= AGREE:
            self.answer(seat, action == AGREE)
        else:
            self.apply_plain(seat, action)

    def apply_plain(self, seat: i64, action: i64) -> None:
        """Carries out one of the Actions that need no further word."""
        if action == PREPARE:
            self.tell(PREPARED, seat)
            self.prepared = True
            self.phase = 2
        elif action == STUDY:
            self.study(seat)
        elif action == REVIVE:
            self.revive(seat)
        else:
            assert action == RECOVER
            self.recover(seat)

    def skip(self, seat: i64) -> None:
        """Leaves an Action out."""
        self.tell(SKIPPED, seat, self.phase)
        if self.phase == 1:
            self.phase = 2
        elif self.phase == 2:
            self.begin_third()
        else:
            self.next_turn()

    def begin_third(self) -> None:
        """Begins the third Action; whoever can neither sell nor take cards back, which all can see, is not asked."""
        self.phase = 3
        if not self.held[WAREHOUSE + self.turn] and not self.may_recover(self.turn):
            self.tell(NOTHING_LEFT, self.turn)
            self.next_turn()

    def next_turn(self) -> None:
        self.phase = 1
        self.prepared = False
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.first:
            self.round += 1
            if self.round == self.rounds():
                self.tell(TIME_UP, self.round)
                self.end()
                return
        self.tell(TURN_BEGAN, self.turn, self.round + 1)

    # The end

    def end(self) -> None:
        self.over = True
        seat: i64 = 0
        while seat < self.seats:
            self.tell(COUNTED, seat, self.score(seat))
            seat += 1
        winners = self.winners()
        seat = 0
        while seat < self.seats:
            if winners >> seat & 1:
                self.tell(WON, seat, self.score(seat))
            seat += 1
