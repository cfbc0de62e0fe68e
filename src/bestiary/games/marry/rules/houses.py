"""Houses: the free ones of step 3 and those of a Build card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.state import HIDDEN
from bestiary.games.marry.rules.cards import discard
from bestiary.games.marry.rules.numbers import (
    A_19_BUILD,
    A_27_FACHANS_SPACE,
    A_39_ONE_BY_ONE,
    BUILD,
    BUILDING,
    CARD_PLAYED,
    HOUSE_AT,
    HOUSE_PLACED,
    HOUSES_A_BUILD,
    R_FREE_HOUSES,
    R_HAND,
    R_ONE_BUILDING,
    R_PIECES,
    R_STEPS,
    SPACES,
    STEP_ENDED,
    TOWER,
    Needs,
)
from bestiary.games.marry.rules.position import NOWHERE, Position

# A house on a space

HOUSE_NEEDS: Final[Needs] = (
    (A_39_ONE_BY_ONE, "step"),
    (R_STEPS, "step"),
    (R_FREE_HOUSES, "may"),
    (A_27_FACHANS_SPACE, "target"),
    (R_ONE_BUILDING, "target"),
    (R_PIECES, "cost"),
)


def house_fails(position: Position, space: i64, rule: i64) -> bool:
    """Tell whether a rule forbids to place a house on a space, if one is in order."""
    if rule == R_FREE_HOUSES:
        return position.houses_left == 0 and not is_building(position)
    if rule == A_27_FACHANS_SPACE:
        return space == position.fachan
    if rule == R_ONE_BUILDING:
        return is_taken(position.height, space)
    return rule == R_PIECES and has_no_piece(position)


def is_building(position: Position) -> bool:
    """Tell whether a Build card is being played."""
    return len(position.frames) > 0 and position.top() == BUILDING  # most of the time there is no frame to look at


def houses_to_come(position: Position) -> i64:
    """Return how many houses the Build card that is being played may still place."""
    return position.top_value(1)


def houses_built(position: Position) -> i64:
    """Return how many houses the Build card that is being played has placed."""
    return position.top_value(2)


def is_taken(height: vec[i64], space: i64) -> bool:
    """Tell whether a building stands on a space."""
    return height[space] > 0


def has_no_piece(position: Position) -> bool:
    """Tell whether the player on turn has no piece left in front of him."""
    return position.supply[position.turn] == 0


def is_empty(height: vec[i64], fachan: i64, space: i64) -> bool:
    """Tell whether a house could stand on a space: it is bare, and the fachan is elsewhere."""
    return not is_taken(height, space) and space != fachan


def next_empty(position: Position, space: i64) -> i64:
    """Return the first space from a space on where a house could stand, or SPACES if there is none."""
    height, fachan = position.height, position.fachan
    while space < SPACES and not is_empty(height, fachan, space):
        space += 1
    return space


def has_empty_space(position: Position) -> bool:
    """Tell whether a house could stand anywhere."""
    return next_empty(position, 0) < SPACES


def may_place(position: Position) -> bool:
    """Tell whether the player on turn may place a house, if there is a space for it."""
    return not house_fails(position, NOWHERE, R_FREE_HOUSES) and not house_fails(position, NOWHERE, R_PIECES)


def can_place(position: Position) -> bool:
    """Tell whether the player on turn can place a house somewhere."""
    return may_place(position) and has_empty_space(position)


def houses_into(position: Position, out: vec[i64], count: i64) -> i64:
    """Add a house on every space that may have one."""
    if not may_place(position):
        return count
    height, fachan = position.height, position.fachan
    space: i64 = 0
    while space < SPACES:
        if is_empty(height, fachan, space):
            out[count] = HOUSE_AT + space
            count += 1
        space += 1
    return count


def place(position: Position, space: i64) -> None:
    """Place a house: a free one of step 3 or one of a Build card, which ends when no more can be placed."""
    position.owner[space] = position.turn
    stack(position, space, 1)
    position.tell(HOUSE_PLACED, position.turn, space)
    if not is_building(position):
        position.houses_left -= 1
    elif houses_to_come(position) == 1 or build_fails(position, R_PIECES) or build_fails(position, A_19_BUILD):
        position.pop()
    else:
        position.set_top(1, houses_to_come(position) - 1)
        position.set_top(2, houses_built(position) + 1)


def stack(position: Position, space: i64, pieces: i64) -> None:
    """Put pieces out of the supply of the player on turn on a space and count a new tower."""
    position.supply[position.turn] -= pieces
    position.height[space] += pieces
    if position.height[space] == TOWER:
        position.towers[position.turn] += 1


# A Build card

BUILD_NEEDS: Final[Needs] = (
    (A_39_ONE_BY_ONE, "step"),
    (R_STEPS, "step"),
    (A_19_BUILD, "target"),
    (R_HAND, "cost"),
    (R_PIECES, "cost"),
)


def build_fails(position: Position, rule: i64) -> bool:
    """Tell whether a rule forbids to play a Build card, if one is in order."""
    if rule == A_19_BUILD:
        return not has_empty_space(position)
    if rule == R_HAND:
        return position.held(BUILD) == 0
    return rule == R_PIECES and has_no_piece(position)


def can_build(position: Position) -> bool:
    """Tell whether the player on turn can play a Build card."""
    return not (build_fails(position, R_HAND) or build_fails(position, R_PIECES) or build_fails(position, A_19_BUILD))


def play_build(position: Position) -> None:
    """Play a Build card."""
    discard(position, BUILD, 1)
    position.tell(CARD_PLAYED, position.turn, BUILD)
    begin_build(position)


def begin_build(position: Position) -> None:
    """Ask where the houses of a Build card go; with one empty space left there is nothing to ask."""
    position.push(BUILDING, HOUSES_A_BUILD, 0)
    space = next_empty(position, 0)
    if next_empty(position, space + 1) == SPACES:
        place(position, space)


def end_build(position: Position) -> None:
    """End a Build card before all its houses stand."""
    position.tell(STEP_ENDED, position.turn, HIDDEN)
    position.pop()
