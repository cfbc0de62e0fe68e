"""Why an action is not allowed: the rule that forbids it, in the order a player would think of it."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.marry.rules_board import DIRECTIONS, LENGTHS, REACH, SPACES, line_to, space_at
from bestiary.games.marry.rules_legal import Possibilities
from bestiary.games.marry.rules_numbers import (
    A_2_FREE_TOWERS,
    A_6_SUPPLY,
    A_8_STRENGTH,
    A_16_FOREIGN,
    A_17_MOVE,
    A_19_BUILD,
    A_20_OWN,
    A_27_FACHANS_SPACE,
    A_30_SET,
    A_33_LINE,
    A_39_ONE_BY_ONE,
    ACTIONS,
    BUILD,
    BUILDING,
    CARDS_AND_MOVE,
    FORTIFY,
    FORTIFYING,
    FREE_HOUSES,
    MOVE,
    PLACE,
    PLAY_BUILD,
    R_FREE_HOUSES,
    R_HAND,
    R_MOVE_ONCE,
    R_ONE_BUILDING,
    R_PIECES,
    R_STEPS,
    R_STOMPS,
    R_TOWER_IS_HIGHEST,
    RAISE,
    SET,
    STOMP,
    STOMP_AT,
    STOMPING,
    STOP,
    STRENGTHEN,
    STRONGEST,
    SWAP,
    TOWER,
    swap_target,
)


class Refusals(Possibilities):
    """Adds to a position why the rest is not possible."""

    def refusal(self, seat: i64, action: i64) -> i64:
        general = self.general_refusal(seat, action, ACTIONS)
        if general:
            return general
        frame = self.top()
        if action < RAISE:
            return self.refuse_place(action - PLACE, frame)
        if action < STRENGTHEN:
            return self.refuse_raise(action - RAISE, frame)
        if action < PLAY_BUILD:
            return self.refuse_strengthen(action - STRENGTHEN, frame)
        if action == STOP:
            return self.refuse_stop(frame)
        if action >= STOMP_AT and action < SWAP:
            return self.refuse_stomp((action - STOMP_AT) // SPACES + 1, (action - STOMP_AT) % SPACES, frame)
        if action >= SWAP:
            return self.refuse_swap((action - SWAP) // 2, swap_target(action), frame)
        if frame:
            return A_39_ONE_BY_ONE
        if self.step != CARDS_AND_MOVE:
            return R_STEPS
        if action == PLAY_BUILD:
            return self.refuse_build()
        return self.refuse_move((action - MOVE) // REACH, (action - MOVE) % REACH + 1)

    def refuse_place(self, space: i64, frame: i64) -> i64:
        """Says why no house may be placed on a space."""
        if frame == FORTIFYING or frame == STOMPING:
            return A_39_ONE_BY_ONE
        if self.supply[self.turn] == 0:
            return R_PIECES  # before the step: without a piece step 3 was left at once
        if frame == 0:
            if self.step != FREE_HOUSES:
                return R_STEPS
            if self.houses_left == 0:
                return R_FREE_HOUSES
        if space == self.fachan:
            return A_27_FACHANS_SPACE
        return R_ONE_BUILDING if self.height[space] else 0

    def refuse_raise(self, space: i64, frame: i64) -> i64:
        """Says why a building may not become a free tower."""
        if frame:
            return A_39_ONE_BY_ONE
        if self.step != FREE_HOUSES:
            return R_STEPS
        if self.towers_left == 0:
            return A_2_FREE_TOWERS
        if self.owner[space] != self.turn:
            return A_20_OWN
        if self.height[space] == TOWER:
            return R_TOWER_IS_HIGHEST
        return 0 if self.can_raise_at(space) else A_6_SUPPLY

    def refuse_strengthen(self, space: i64, frame: i64) -> i64:
        """Says why a Fortify card may not be played on a space."""
        if frame == BUILDING or frame == STOMPING:
            return A_39_ONE_BY_ONE
        if self.step != CARDS_AND_MOVE:
            return R_STEPS
        if frame == 0 and self.held(self.turn, FORTIFY) == 0:
            return R_HAND
        if self.owner[space] != self.turn:
            return A_20_OWN
        if self.height[space] == TOWER:
            return R_TOWER_IS_HIGHEST
        return 0 if self.supply[self.turn] else A_6_SUPPLY

    def refuse_build(self) -> i64:
        """Says why no Build card may be played."""
        if self.held(self.turn, BUILD) == 0:
            return R_HAND
        return 0 if self.room_to_build() else A_19_BUILD

    def refuse_move(self, direction: i64, distance: i64) -> i64:
        """Says why the fachan may not walk there."""
        if self.moved:
            return R_MOVE_ONCE
        if distance > LENGTHS[self.fachan * DIRECTIONS + direction]:
            return A_17_MOVE
        step: i64 = 1
        while step <= distance:
            if self.height[space_at(self.fachan, direction, step)]:
                return A_17_MOVE
            step += 1
        return 0

    def refuse_stomp(self, strength: i64, target: i64, frame: i64) -> i64:
        """Says why the fachan may not be lured to a building at a strength."""
        if frame == BUILDING or frame == FORTIFYING:
            return A_39_ONE_BY_ONE
        if self.step != CARDS_AND_MOVE:
            return R_STEPS
        if self.stomps_left() == 0:
            return R_STOMPS
        sets = self.top_value(1) if frame == STOMPING else 0
        if strength < sets:
            return A_8_STRENGTH
        if strength > sets + self.held(self.turn, STOMP):
            return R_HAND
        if self.height[target] == 0 or line_to(self.fachan, target) == 0:
            return A_33_LINE
        return 0 if self.may_target(target) else A_16_FOREIGN

    def refuse_swap(self, source: i64, kind: i64, frame: i64) -> i64:
        """Says why three of a kind may not be laid down as a card of another kind."""
        if frame == BUILDING or frame == FORTIFYING or (frame == STOMPING and kind != STOMP):
            return A_39_ONE_BY_ONE
        if self.step != CARDS_AND_MOVE:
            return R_STEPS
        if frame == STOMPING and self.top_value(1) == STRONGEST:
            return A_8_STRENGTH
        if self.held(self.turn, source) < SET:
            return A_30_SET
        if self.swap_helps(kind):
            return 0
        if kind == STOMP:
            return R_STOMPS if self.stomps_left() == 0 else A_33_LINE
        return A_19_BUILD if kind == BUILD else A_6_SUPPLY

    def refuse_stop(self, frame: i64) -> i64:
        """Says why the step or card may not end yet."""
        if frame == BUILDING:
            return 0 if self.top_value(2) else A_19_BUILD
        return A_39_ONE_BY_ONE if frame else 0
