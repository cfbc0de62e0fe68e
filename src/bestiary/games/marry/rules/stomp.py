"""Stomp cards: the fachan runs to a false mate, over all that is weak enough."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.marry.rules.board import COUNT_IN_LINE, IN_LINE, direction_to, distance_to, space_at
from bestiary.games.marry.rules.cards import discard
from bestiary.games.marry.rules.numbers import (
    A_8_STRENGTH,
    A_16_FOREIGN,
    A_33_LINE,
    A_39_ONE_BY_ONE,
    DOUBLE_STOMP,
    FACHAN_LURED,
    FACHAN_STOPPED,
    FELL,
    FOREIGN_TARGET,
    MOST_IN_LINE,
    MOST_STOMPS,
    R_HAND,
    R_STEPS,
    R_STOMPS,
    SPACES,
    STOMP,
    STOMP_AT,
    STOMPED,
    STOMPING,
    STRONGEST,
    TOWER,
    Needs,
)
from bestiary.games.marry.rules.position import NOBODY, NOWHERE, Position, corner_cell, corner_height, corner_seat

STOMP_NEEDS: Final[Needs] = (
    (A_39_ONE_BY_ONE, "step"),
    (R_STEPS, "step"),
    (R_STOMPS, "may"),
    (A_33_LINE, "target"),
    (A_16_FOREIGN, "target"),
    (A_8_STRENGTH, "cost"),
    (R_HAND, "cost"),
)
TARGETS: Final[vec[i64]] = vec[i64]([0] * MOST_IN_LINE)  # scratch


def stomp_of(strength: i64, target: i64) -> i64:
    """Return the action that lures the fachan to a target at a strength."""
    return STOMP_AT + (strength - 1) * SPACES + target


def strength_of(stomp: i64) -> i64:
    """Return the strength of a stomp: how many Stomp cards it takes."""
    return (stomp - STOMP_AT) // SPACES + 1


def target_of(stomp: i64) -> i64:
    """Return the space to which a stomp lures the fachan."""
    return (stomp - STOMP_AT) % SPACES


def stomp_fails(position: Position, strength: i64, target: i64, rule: i64) -> bool:
    """Tell whether a rule forbids to lure the fachan to a building at a strength, if a stomp is in order."""
    if rule == R_STOMPS:
        return stomps_left(position) <= 0
    if rule == A_33_LINE:
        return is_bare(position.owner, target) or distance_to(position.fachan, target) == 0
    if rule == A_16_FOREIGN:
        return not is_bare(position.owner, target) and not may_choose(position, target)
    if rule == A_8_STRENGTH:
        return strength < weakest(sets_down(position))
    return rule == R_HAND and strength > strongest(position, sets_down(position))


def stomps_left(position: Position) -> i64:
    """Return how often the fachan may still be lured this turn: once, or with 15 points twice in all."""
    stomps: i64 = MOST_STOMPS if position.points[position.turn] >= DOUBLE_STOMP else i64(1)
    return stomps - position.stomps


def sets_down(position: Position) -> i64:
    """Return how many sets lie down as Stomp cards."""
    if len(position.frames) == 0:  # most of the time
        return 0
    return position.top_value(1) if position.top() == STOMPING else i64(0)


def weakest(sets: i64) -> i64:
    """Return the least strength of a stomp: all sets laid down count."""
    return max(sets, 1)


def strongest(position: Position, sets: i64) -> i64:
    """Return the greatest strength that the sets laid down and the Stomp cards in hand make."""
    return min(STRONGEST, sets + position.held(STOMP))


def is_bare(owner: vec[i64], space: i64) -> bool:
    """Tell whether no building stands on a space."""
    return owner[space] == NOBODY


def foreign_earned(position: Position) -> bool:
    """Tell whether the player on turn has the points with which another's building may be chosen once a turn."""
    return position.points[position.turn] >= FOREIGN_TARGET


def may_choose_foreign(position: Position) -> bool:
    """Tell whether the player on turn may choose another's building now."""
    return foreign_earned(position) and not position.foreign_used


def is_target(owner: vec[i64], seat: i64, foreign: bool, space: i64) -> bool:
    """Tell whether a space has a building that may be chosen: one's own, or a foreign one where that is allowed."""
    return owner[space] == seat or (foreign and not is_bare(owner, space))


def may_choose(position: Position, space: i64) -> bool:
    """Tell whether the player on turn may choose the building on a space."""
    return is_target(position.owner, position.turn, may_choose_foreign(position), space)


def targets_into(position: Position, out: vec[i64]) -> i64:
    """Write the buildings that may be chosen on the six lines from the fachan, and return how many."""
    foreign = may_choose_foreign(position)
    owner, seat, in_line = position.owner, position.turn, IN_LINE
    i = position.fachan * MOST_IN_LINE
    end = i + COUNT_IN_LINE[position.fachan]
    count: i64 = 0
    while i < end:
        space = in_line[i]
        if is_target(owner, seat, foreign, space):
            out[count] = space
            count += 1
        i += 1
    return count


def has_target(position: Position) -> bool:
    """Tell whether there is a building to which the fachan could be lured."""
    return targets_into(position, TARGETS) > 0


def stomps_into(position: Position, out: vec[i64], count: i64) -> i64:
    """Add every target at every strength that can be made."""
    sets = sets_down(position)
    most = strongest(position, sets)
    strength = weakest(sets)
    if strength > most or stomp_fails(position, strength, NOWHERE, R_STOMPS):
        return count
    targets = TARGETS
    found = targets_into(position, targets)
    while strength <= most:
        i: i64 = 0
        while i < found:
            out[count] = stomp_of(strength, targets[i])
            count += 1
            i += 1
        strength += 1
    return count


def lay_set_down(position: Position) -> None:
    """Lay a set down as a Stomp card, the first or a further one."""
    if position.top() == STOMPING:
        position.set_top(1, sets_down(position) + 1)
    else:
        position.push(STOMPING, 1)


def run_length(position: Position, strength: i64, target: i64) -> i64:
    """Return how many spaces the fachan runs toward a target: up to it, or to what is stronger than he."""
    direction = direction_to(position.fachan, target)
    distance = distance_to(position.fachan, target)
    run: i64 = 0
    while run < distance and position.height[space_at(position.fachan, direction, run + 1)] <= strength:
        run += 1
    return run


def falls(position: Position, direction: i64, run: i64) -> i64:
    """Return how many buildings stand on a run of the fachan."""
    found: i64 = 0
    step: i64 = 1
    while step <= run:
        if position.height[space_at(position.fachan, direction, step)]:
            found += 1
        step += 1
    return found


def stomp(position: Position, strength: i64, target: i64) -> None:
    """Let the fachan run to the target, over all that is weak enough, until something stronger stops him."""
    real = strength - sets_down(position)
    if position.top() == STOMPING:
        position.pop()
    discard(position, STOMP, real)
    position.stomps += 1
    if position.owner[target] != position.turn:
        position.foreign_used = True
    position.tell(STOMPED, position.turn, strength, target, real)
    direction = direction_to(position.fachan, target)
    run = run_length(position, strength, target)
    at = position.fachan
    step: i64 = 1
    while step <= run:
        at = space_at(position.fachan, direction, step)
        if not is_bare(position.owner, at):
            fell(position, at)
        step += 1
    if at == target:
        position.tell(FACHAN_LURED, at)
    else:
        position.tell(FACHAN_STOPPED, at, space_at(position.fachan, direction, run + 1))
    position.fachan = at


def fell(position: Position, space: i64) -> None:
    """Move a building to the forest corner, where it waits for step 5."""
    owner = position.owner[space]
    height = position.height[space]
    position.tell(FELL, owner, space, height)
    position.corner[corner_cell(owner, height)] += 1
    if height == TOWER:
        position.towers[owner] -= 1
    position.owner[space] = NOBODY
    position.height[space] = 0


def clear_corner(position: Position) -> i64:
    """Give the stomped pieces back to their owners and return how many buildings they were."""
    buildings: i64 = 0
    cell: i64 = 0
    while cell < len(position.corner):
        count = position.corner[cell]
        if count:
            buildings += count
            position.supply[corner_seat(cell)] += count * corner_height(cell)
            position.corner[cell] = 0
        cell += 1
    return buildings
