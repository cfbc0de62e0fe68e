"""The rules, in the order of a turn: points, a card, free houses, the fachan and cards, cards for what he stomped."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.core.state import HIDDEN
from bestiary.games.marry.rules_board import REACH, SPACES, VALUES, line_to, space_at
from bestiary.games.marry.rules_numbers import (
    ALL_CARDS,
    BOON,
    BUILD,
    BUILDING,
    CARD_KINDS,
    CARD_PLAYED,
    CARDS,
    CARDS_AND_MOVE,
    CUT_SHORT,
    DEALT,
    DOUBLE_STOMP,
    DREW,
    FACHAN_LURED,
    FACHAN_MOVED,
    FACHAN_STOPPED,
    FELL,
    FOREIGN_TARGET,
    FORTIFY,
    FORTIFYING,
    FREE_HOUSES,
    FREE_TOWER,
    GLORY,
    HOUSE_PLACED,
    HOUSES_A_BUILD,
    IDLE_DRAW,
    MATE,
    MOVE,
    PIECES,
    PIECES_RETURNED,
    PLACE,
    PLAY_BUILD,
    RAISE,
    ROUND_LIMIT,
    SCORED,
    SECOND_TOWER,
    SET,
    SET_PLAYED,
    SHUFFLED,
    STEP_ENDED,
    STOMP,
    STOMP_AT,
    STOMPED,
    STOMPING,
    STOP,
    STRENGTHEN,
    STRENGTHENED,
    SWAP,
    TOWER,
    TOWER_RAISED,
    TOWERS_TO_WIN,
    TURN_BEGAN,
    WON,
    swap_target,
)
from bestiary.games.marry.rules_position import NOBODY, Position
from bestiary.games.marry.rules_refusals import Refusals


class Marry(Refusals):
    """Is one game of Marry the Monster."""

    def blank(self) -> Position:
        return Marry(self.seats)

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
        owner = self.owner
        gained: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if owner[space] == seat:
                gained += VALUES[space]
            space += 1
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

    # Doing it

    def apply(self, seat: i64, action: i64) -> None:
        if action < RAISE:
            self.place(seat, action - PLACE)
        elif action < STRENGTHEN:
            self.towers_left -= 1
            self.stack(seat, action - RAISE, TOWER - self.height[action - RAISE])
            self.tell(TOWER_RAISED, seat, action - RAISE)
            self.check_win(seat)
            if not self.over:
                self.skip_idle_step()
        elif action < PLAY_BUILD:
            self.strengthen(seat, action - STRENGTHEN)
        elif action == PLAY_BUILD:
            self.discard(seat, BUILD, 1)
            self.tell(CARD_PLAYED, seat, BUILD)
            self.push(BUILDING, HOUSES_A_BUILD, 0)
        elif action < STOMP_AT:
            self.move((action - MOVE) // REACH, (action - MOVE) % REACH + 1)
        elif action < SWAP:
            self.stomp(seat, (action - STOMP_AT) // SPACES + 1, (action - STOMP_AT) % SPACES)
        elif action < STOP:
            self.swap(seat, (action - SWAP) // 2, swap_target(action))
        else:
            self.stop(seat)

    def stop(self, seat: i64) -> None:
        """Ends a Build card early, step 3, or step 4 and with it the turn."""
        if self.top() == BUILDING:
            self.tell(STEP_ENDED, seat, HIDDEN)
            self.pop()
            return
        self.tell(STEP_ENDED, seat, self.step)
        if self.step == FREE_HOUSES:
            self.step = CARDS_AND_MOVE
        else:
            self.end_turn()

    def place(self, seat: i64, space: i64) -> None:
        """Places a house: a free one of step 3 or one of a Build card."""
        self.owner[space] = seat
        self.stack(seat, space, 1)
        self.tell(HOUSE_PLACED, seat, space)
        if self.top() == BUILDING:
            left = self.top_value(1) - 1
            if left == 0 or not self.room_to_build():
                self.pop()
            else:
                self.set_top(1, left)
                self.set_top(2, self.top_value(2) + 1)
            return
        self.houses_left -= 1
        self.skip_idle_step()

    def stack(self, seat: i64, space: i64, pieces: i64) -> None:
        """Puts pieces of the seat's supply on a space and counts a new tower."""
        self.supply[seat] -= pieces
        self.height[space] += pieces
        if self.height[space] == TOWER:
            self.towers[seat] += 1

    def strengthen(self, seat: i64, space: i64) -> None:
        """Plays a Fortify card, or the set laid down as one, on a building."""
        if self.top() == FORTIFYING:
            self.pop()
        else:
            self.discard(seat, FORTIFY, 1)
        self.stack(seat, space, 1)
        self.tell(STRENGTHENED, seat, space, self.height[space])
        self.check_win(seat)

    def move(self, direction: i64, distance: i64) -> None:
        """Lets the fachan walk, which is no stomp."""
        target = space_at(self.fachan, direction, distance)
        self.tell(FACHAN_MOVED, self.turn, self.fachan, target)
        self.fachan = target
        self.moved = True

    def swap(self, seat: i64, source: i64, kind: i64) -> None:
        """Lays three of a kind down as one card of another kind, which is played at once."""
        self.discard(seat, source, SET)
        self.tell(SET_PLAYED, seat, source, kind)
        if kind == BUILD:
            self.push(BUILDING, HOUSES_A_BUILD, 0)
        elif kind == FORTIFY:
            self.push(FORTIFYING)
        elif self.top() == STOMPING:
            self.set_top(1, self.top_value(1) + 1)
        else:
            self.push(STOMPING, 1)

    def stomp(self, seat: i64, strength: i64, target: i64) -> None:
        """Lets the fachan run to the target, over all that is weak enough, until something stronger stops him."""
        real = strength
        if self.top() == STOMPING:
            real -= self.top_value(1)
            self.pop()
        self.discard(seat, STOMP, real)
        self.stomps += 1
        if self.owner[target] != seat:
            self.foreign_used = True
        self.tell(STOMPED, seat, strength, target, real)
        line = line_to(self.fachan, target)
        direction = line // 8
        run = self.run_length(strength, target)
        at = self.fachan
        step: i64 = 1
        while step <= run:
            at = space_at(self.fachan, direction, step)
            if self.height[at]:
                self.fell(at)
            step += 1
        if at == target:
            self.tell(FACHAN_LURED, at)
        else:
            self.tell(FACHAN_STOPPED, at, space_at(self.fachan, direction, run + 1))
        self.fachan = at

    def fell(self, space: i64) -> None:
        """Moves a building to the forest corner, where it waits for step 5."""
        owner = self.owner[space]
        height = self.height[space]
        self.tell(FELL, owner, space, height)
        self.corner[owner * 3 + height - 1] += 1
        if height == TOWER:
            self.towers[owner] -= 1
        self.owner[space] = NOBODY
        self.height[space] = 0

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
