"""What the player on turn does: houses and towers, the fachan's walk, and the cards."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.core.state import HIDDEN
from bestiary.games.marry.rules.board import REACH, SPACES, line_to, space_at
from bestiary.games.marry.rules.numbers import (
    BUILD,
    BUILDING,
    CARD_PLAYED,
    CARDS_AND_MOVE,
    FACHAN_LURED,
    FACHAN_MOVED,
    FACHAN_STOPPED,
    FELL,
    FORTIFY,
    FORTIFYING,
    FREE_HOUSES,
    HOUSE_PLACED,
    HOUSES_A_BUILD,
    MOVE,
    PLACE,
    PLAY_BUILD,
    RAISE,
    SET,
    SET_PLAYED,
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
    swap_target,
)
from bestiary.games.marry.rules.position import NOBODY, Position
from bestiary.games.marry.rules.turn import Turns


class Marry(Turns):
    """Is one game of Marry the Monster."""

    def blank(self) -> Position:
        return Marry(self.seats)

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
            self.begin_building(seat)
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

    def begin_building(self, seat: i64) -> None:
        """Asks where the houses of a Build card go; with one empty space left there is nothing to ask."""
        self.push(BUILDING, HOUSES_A_BUILD, 0)
        if self.empty_spaces() == 1:
            self.place(seat, self.first_empty())

    def begin_fortifying(self, seat: i64) -> None:
        """Asks what a set fortifies; with one house or manor there is nothing to ask."""
        self.push(FORTIFYING)
        if self.weak_buildings() == 1:
            self.strengthen(seat, self.first_weak())

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
            self.begin_building(seat)
        elif kind == FORTIFY:
            self.begin_fortifying(seat)
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
