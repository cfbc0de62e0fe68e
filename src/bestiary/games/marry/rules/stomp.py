"""What the player on turn may do: every action that is allowed, in ascending order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.marry.rules.board import (
    COUNT_IN_LINE,
    DIRECTIONS,
    IN_LINE,
    LENGTHS,
    MOST_IN_LINE,
    REACH,
    SPACES,
    line_to,
    space_at,
)
from bestiary.games.marry.rules.numbers import (
    BUILD,
    BUILDING,
    CARD_KINDS,
    DOUBLE_STOMP,
    FOREIGN_TARGET,
    FORTIFY,
    FORTIFYING,
    FREE_HOUSES,
    MOVE,
    PLACE,
    PLAY_BUILD,
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
)
from bestiary.games.marry.rules.position import NOBODY, Position

TARGETS: Final[vec[i64]] = vec[i64]([0] * SPACES)


class Possibilities(Position):
    """Adds to a position what is possible in it."""

    # What is possible

    def can_place(self) -> bool:
        """Tells whether the player on turn has a free house, a piece and an empty space."""
        return self.houses_left > 0 and self.room_to_build()

    def room_to_build(self) -> bool:
        """Tells whether the player on turn has a piece and the board an empty space."""
        if self.supply[self.turn] == 0:
            return False
        height = self.height
        fachan = self.fachan
        space: i64 = 0
        while space < SPACES:
            if height[space] == 0 and space != fachan:
                return True
            space += 1
        return False

    def empty_spaces(self) -> i64:
        """Returns on how many spaces a house could stand."""
        found: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if self.height[space] == 0 and space != self.fachan:
                found += 1
            space += 1
        return found

    def first_empty(self) -> i64:
        """Returns the first space on which a house could stand; there must be one."""
        space: i64 = 0
        while self.height[space] or space == self.fachan:
            space += 1
        return space

    def weak_buildings(self) -> i64:
        """Returns how many houses and manors the player on turn has on the board."""
        found: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if self.owner[space] == self.turn and self.height[space] < TOWER:
                found += 1
            space += 1
        return found

    def first_weak(self) -> i64:
        """Returns the first house or manor of the player on turn; there must be one."""
        space: i64 = 0
        while self.owner[space] != self.turn or self.height[space] == TOWER:
            space += 1
        return space

    def can_raise(self) -> bool:
        """Tells whether the player on turn has a free tower left and a building that can become it."""
        if self.towers_left == 0:
            return False
        space: i64 = 0
        while space < SPACES:
            if self.can_raise_at(space):
                return True
            space += 1
        return False

    def can_raise_at(self, space: i64) -> bool:
        """Tells whether a space holds the player's own house or manor and he has the pieces for a tower."""
        height = self.height[space]
        if self.owner[space] != self.turn or height == TOWER:
            return False
        return self.supply[self.turn] >= TOWER - height

    def can_strengthen(self) -> bool:
        """Tells whether a Fortify card would have something to do."""
        return self.supply[self.turn] > 0 and self.weak_buildings() > 0

    def stomps_left(self) -> i64:
        """Returns how often the fachan may still be lured this turn."""
        return (2 if self.points[self.turn] >= DOUBLE_STOMP else 1) - self.stomps

    def may_target(self, space: i64) -> bool:
        """Tells whether the building on a space may be chosen: one's own, or with 30 points one foreign a turn."""
        owner = self.owner[space]
        if owner == self.turn:
            return True
        return owner != NOBODY and self.may_target_foreign()

    def may_target_foreign(self) -> bool:
        """Tells whether the player on turn may still choose another's building."""
        return self.points[self.turn] >= FOREIGN_TARGET and not self.foreign_used

    def targets_into(self, out: vec[i64]) -> i64:
        """Writes the buildings that may be chosen on the six lines from the fachan and returns how many."""
        seat = self.turn
        owner = self.owner
        foreign = self.may_target_foreign()
        in_line = IN_LINE
        i = self.fachan * MOST_IN_LINE
        end = i + COUNT_IN_LINE[self.fachan]
        count: i64 = 0
        while i < end:
            space = in_line[i]
            whose = owner[space]
            if whose == seat or (foreign and whose != NOBODY):
                out[count] = space
                count += 1
            i += 1
        return count

    def run_length(self, strength: i64, target: i64) -> i64:
        """Returns how many spaces the fachan runs toward a target until it, or before what is stronger than he."""
        line = line_to(self.fachan, target)
        run: i64 = 0
        while run < line % 8:
            if self.height[space_at(self.fachan, line // 8, run + 1)] > strength:
                break
            run += 1
        return run

    def falls(self, direction: i64, run: i64) -> i64:
        """Returns how many buildings stand on a run of the fachan."""
        found: i64 = 0
        step: i64 = 1
        while step <= run:
            if self.height[space_at(self.fachan, direction, step)]:
                found += 1
            step += 1
        return found

    def has_target(self) -> bool:
        """Tells whether the fachan could be lured anywhere."""
        return self.stomps_left() > 0 and self.targets_into(TARGETS) > 0

    def swap_helps(self, kind: i64) -> bool:
        """Tells whether a card of the kind, made of three others, could be played now."""
        if kind == BUILD:
            return self.room_to_build()
        if kind == FORTIFY:
            return self.can_strengthen()
        return self.has_target()

    # Who owes, and what

    def to_act(self) -> i64:
        return 0 if self.over else i64(1) << self.turn

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        frame = self.top()
        if frame == BUILDING:
            count = self.places_into(out, 0)
            return self.with_stop(out, count) if self.top_value(2) > 0 else count
        if frame == FORTIFYING:
            return self.strengthen_into(out, 0)
        if frame == STOMPING:
            tokens = self.top_value(1)
            count = self.stomps_into(out, 0, tokens)
            return count if tokens == STRONGEST else self.swaps_into(out, count, STOMP)
        count = 0
        if self.step == FREE_HOUSES:
            return self.free_into(seat, out)
        if self.held(seat, FORTIFY) > 0:
            count = self.strengthen_into(out, count)
        if self.held(seat, BUILD) > 0 and self.room_to_build():
            out[count] = PLAY_BUILD
            count += 1
        if not self.moved:
            count = self.moves_into(out, count)
        if self.held(seat, STOMP) > 0 and self.stomps_left() > 0:
            count = self.stomps_into(out, count, 0)
        if self.hand_size[seat] >= SET:
            kind: i64 = 0
            while kind < CARD_KINDS:
                count = self.swaps_into(out, count, kind)
                kind += 1
            count = sorted_tail(out, count)
        return self.with_stop(out, count)

    def free_into(self, seat: i64, out: vec[i64]) -> i64:
        """Writes what step 3 allows: free houses, free towers, and going on."""
        count: i64 = 0
        if self.houses_left > 0 and self.supply[seat] > 0:
            count = self.places_into(out, 0)
        if self.towers_left > 0:
            space: i64 = 0
            while space < SPACES:
                if self.can_raise_at(space):
                    out[count] = RAISE + space
                    count += 1
                space += 1
        return self.with_stop(out, count)

    def with_stop(self, out: vec[i64], count: i64) -> i64:
        """Adds the action that ends a step or a Build card."""
        out[count] = STOP
        return count + 1

    def places_into(self, out: vec[i64], count: i64) -> i64:
        """Adds a house on every empty space."""
        height = self.height
        fachan = self.fachan
        space: i64 = 0
        while space < SPACES:
            if height[space] == 0 and space != fachan:
                out[count] = PLACE + space
                count += 1
            space += 1
        return count

    def strengthen_into(self, out: vec[i64], count: i64) -> i64:
        """Adds a Fortify card on every building that can take it."""
        seat = self.turn
        if self.supply[seat] == 0:
            return count
        owner = self.owner
        height = self.height
        space: i64 = 0
        while space < SPACES:
            if owner[space] == seat and height[space] < TOWER:
                out[count] = STRENGTHEN + space
                count += 1
            space += 1
        return count

    def moves_into(self, out: vec[i64], count: i64) -> i64:
        """Adds the fachan's plain move, along each line up to the first building."""
        height = self.height
        fachan = self.fachan
        direction: i64 = 0
        while direction < DIRECTIONS:
            length = LENGTHS[fachan * DIRECTIONS + direction]
            distance: i64 = 1
            while distance <= length and height[space_at(fachan, direction, distance)] == 0:
                out[count] = MOVE + direction * REACH + distance - 1
                count += 1
                distance += 1
            direction += 1
        return count

    def stomps_into(self, out: vec[i64], count: i64, sets: i64) -> i64:
        """Adds every target at every strength that the sets laid down and the Stomp cards in hand make."""
        found = self.targets_into(TARGETS)
        if found == 0:
            return count
        most = min(STRONGEST, sets + self.held(self.turn, STOMP))
        strength = max(sets, 1)
        while strength <= most:
            i: i64 = 0
            while i < found:
                out[count] = STOMP_AT + (strength - 1) * SPACES + TARGETS[i]
                count += 1
                i += 1
            strength += 1
        return count

    def swaps_into(self, out: vec[i64], count: i64, kind: i64) -> i64:
        """Adds every way to lay three of another kind down as a card of this kind."""
        helps = False
        source: i64 = 0
        while source < CARD_KINDS:
            if source != kind and self.held(self.turn, source) >= SET:
                if not helps:
                    if not self.swap_helps(kind):
                        return count
                    helps = True
                out[count] = SWAP + source * 2 + (kind if kind < source else kind - 1)
                count += 1
            source += 1
        return count


def sort(values: vec[i64], start: i64, end: i64) -> None:
    """Sorts a short run in place."""
    i = start + 1
    while i < end:
        value = values[i]
        j = i
        while j > start and values[j - 1] > value:
            values[j] = values[j - 1]
            j -= 1
        values[j] = value
        i += 1


def sorted_tail(out: vec[i64], count: i64) -> i64:
    """Puts the swaps, which were found by what they become, in ascending order."""
    start = count
    while start > 0 and out[start - 1] >= SWAP:
        start -= 1
    sort(out, start, count)
    return count
