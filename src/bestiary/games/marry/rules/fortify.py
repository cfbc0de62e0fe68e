"""Manors and towers: the free tower of step 3 and Fortify cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.games.marry.rules.cards import discard
from bestiary.games.marry.rules.houses import has_no_piece, stack
from bestiary.games.marry.rules.numbers import (
    A_2_FREE_TOWERS,
    A_6_SUPPLY,
    A_20_OWN,
    A_39_ONE_BY_ONE,
    FORTIFY,
    FORTIFY_AT,
    FORTIFYING,
    R_HAND,
    R_STEPS,
    R_TOWER_IS_HIGHEST,
    SPACES,
    STRENGTHENED,
    TOWER,
    TOWER_AT,
    TOWER_RAISED,
    Needs,
)
from bestiary.games.marry.rules.points import check_win
from bestiary.games.marry.rules.position import NOWHERE, Position

# These take columns, so that a walk over the board takes each out of the position once.


def is_own(owner: vec[i64], seat: i64, space: i64) -> bool:
    """Tell whether a building of a player stands on a space."""
    return owner[space] == seat


def is_tower(height: vec[i64], space: i64) -> bool:
    """Tell whether a tower stands on a space: nothing can be put on top of it."""
    return height[space] == TOWER


def is_weak(owner: vec[i64], height: vec[i64], seat: i64, space: i64) -> bool:
    """Tell whether a house or manor of a player stands on a space."""
    return is_own(owner, seat, space) and not is_tower(height, space)


def next_weak(position: Position, space: i64) -> i64:
    """Return the first house or manor of the player on turn from a space on, or SPACES if there is none."""
    owner, height, seat = position.owner, position.height, position.turn
    while space < SPACES and not is_weak(owner, height, seat, space):
        space += 1
    return space


# The free tower

TOWER_NEEDS: Final[Needs] = (
    (A_39_ONE_BY_ONE, "step"),
    (R_STEPS, "step"),
    (A_2_FREE_TOWERS, "may"),
    (A_20_OWN, "target"),
    (R_TOWER_IS_HIGHEST, "target"),
    (A_6_SUPPLY, "cost"),
)


def tower_fails(position: Position, space: i64, rule: i64) -> bool:
    """Tell whether a rule forbids to turn the building on a space into a free tower, if one is in order."""
    if rule == A_2_FREE_TOWERS:
        return position.towers_left == 0
    if rule == A_20_OWN:
        return not is_own(position.owner, position.turn, space)
    if rule == R_TOWER_IS_HIGHEST:
        return is_tower(position.height, space)
    return rule == A_6_SUPPLY and position.supply[position.turn] < TOWER - position.height[space]


def next_raisable(position: Position, space: i64) -> i64:
    """Return the first building from a space on that can become a free tower, or SPACES if there is none."""
    if tower_fails(position, space, A_2_FREE_TOWERS):
        return SPACES
    space = next_weak(position, space)
    while space < SPACES and tower_fails(position, space, A_6_SUPPLY):
        space = next_weak(position, space + 1)
    return space


def can_raise(position: Position) -> bool:
    """Tell whether the player on turn can have a free tower somewhere."""
    return next_raisable(position, 0) < SPACES


def towers_into(position: Position, out: vec[i64], count: i64) -> i64:
    """Add a free tower on every building that can become one."""
    space = next_raisable(position, 0)
    while space < SPACES:
        out[count] = TOWER_AT + space
        count += 1
        space = next_raisable(position, space + 1)
    return count


def raise_tower(position: Position, space: i64) -> None:
    """Turn a house or manor into a tower for free."""
    position.towers_left -= 1
    stack(position, space, TOWER - position.height[space])
    position.tell(TOWER_RAISED, position.turn, space)
    check_win(position)


# A Fortify card

FORTIFY_NEEDS: Final[Needs] = (
    (A_39_ONE_BY_ONE, "step"),
    (R_STEPS, "step"),
    (A_20_OWN, "target"),
    (R_TOWER_IS_HIGHEST, "target"),
    (R_HAND, "cost"),
    (A_6_SUPPLY, "cost"),
)


def fortify_fails(position: Position, space: i64, rule: i64) -> bool:
    """Tell whether a rule forbids a Fortify card, or the set laid down as one, on a space, if one is in order."""
    if rule == A_20_OWN:
        return not is_own(position.owner, position.turn, space)
    if rule == R_TOWER_IS_HIGHEST:
        return is_tower(position.height, space)
    if rule == R_HAND:
        return position.held(FORTIFY) == 0 and not is_fortifying(position)
    return rule == A_6_SUPPLY and has_no_piece(position)


def is_fortifying(position: Position) -> bool:
    """Tell whether a set lies down as a Fortify card."""
    return position.top() == FORTIFYING


def has_use_for_fortify(position: Position) -> bool:
    """Tell whether the player on turn has a piece and a house or manor to put it on."""
    return not fortify_fails(position, NOWHERE, A_6_SUPPLY) and next_weak(position, 0) < SPACES


def fortify_into(position: Position, out: vec[i64], count: i64) -> i64:
    """Add a Fortify card on every building that can take it."""
    if fortify_fails(position, NOWHERE, R_HAND) or fortify_fails(position, NOWHERE, A_6_SUPPLY):
        return count
    owner, height, seat = position.owner, position.height, position.turn
    space: i64 = 0
    while space < SPACES:
        if is_weak(owner, height, seat, space):
            out[count] = FORTIFY_AT + space
            count += 1
        space += 1
    return count


def fortify(position: Position, space: i64) -> None:
    """Play a Fortify card, or the set laid down as one, on a building."""
    if is_fortifying(position):
        position.pop()
    else:
        discard(position, FORTIFY, 1)
    stack(position, space, 1)
    position.tell(STRENGTHENED, position.turn, space, position.height[space])
    check_win(position)


def begin_fortify(position: Position) -> None:
    """Ask what a set fortifies; with one house or manor there is nothing to ask."""
    position.push(FORTIFYING)
    space = next_weak(position, 0)
    if next_weak(position, space + 1) == SPACES:
        fortify(position, space)
