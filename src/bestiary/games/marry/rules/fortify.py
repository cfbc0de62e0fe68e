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
    CARDS_AND_MOVE,
    FORTIFY,
    FORTIFY_AT,
    FORTIFYING,
    FREE_HOUSES,
    NO_CARD,
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


def is_own(position: Position, space: i64) -> bool:
    """Tell whether a building of the player on turn stands on a space."""
    return position.owner[space] == position.turn


def is_tower(position: Position, space: i64) -> bool:
    """Tell whether a tower stands on a space: nothing can be put on top of it."""
    return position.height[space] == TOWER


def is_weak(position: Position, space: i64) -> bool:
    """Tell whether a house or manor of the player on turn stands on a space."""
    return is_own(position, space) and not is_tower(position, space)


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
    """Tell whether a rule forbids to turn the building on a space into a free tower."""
    if rule == A_39_ONE_BY_ONE:
        return position.is_amid_another_card(NO_CARD)
    if rule == R_STEPS:
        return position.step != FREE_HOUSES
    if rule == A_2_FREE_TOWERS:
        return position.towers_left == 0
    if rule == A_20_OWN:
        return not is_own(position, space)
    if rule == R_TOWER_IS_HIGHEST:
        return is_tower(position, space)
    return rule == A_6_SUPPLY and position.supply[position.turn] < TOWER - position.height[space]


def may_raise(position: Position) -> bool:
    """Tell whether the player on turn may have a free tower, if there is a building for it."""
    return not (
        tower_fails(position, NOWHERE, R_STEPS)
        or tower_fails(position, NOWHERE, A_2_FREE_TOWERS)
        or tower_fails(position, NOWHERE, A_39_ONE_BY_ONE)
    )


def can_become_tower(position: Position, space: i64) -> bool:
    """Tell whether the building on a space can become a tower at once."""
    return is_weak(position, space) and not tower_fails(position, space, A_6_SUPPLY)


def can_raise(position: Position) -> bool:
    """Tell whether the player on turn can have a free tower somewhere."""
    if not may_raise(position):
        return False
    space: i64 = 0
    while space < SPACES:
        if can_become_tower(position, space):
            return True
        space += 1
    return False


def towers_into(position: Position, out: vec[i64], count: i64) -> i64:
    """Add a free tower on every building that can become one."""
    if not may_raise(position):
        return count
    space: i64 = 0
    while space < SPACES:
        if can_become_tower(position, space):
            out[count] = TOWER_AT + space
            count += 1
        space += 1
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
    """Tell whether a rule forbids to play a Fortify card, or the set laid down as one, on a space."""
    if rule == A_39_ONE_BY_ONE:
        return position.is_amid_another_card(FORTIFYING)
    if rule == R_STEPS:
        return position.step != CARDS_AND_MOVE
    if rule == A_20_OWN:
        return not is_own(position, space)
    if rule == R_TOWER_IS_HIGHEST:
        return is_tower(position, space)
    if rule == R_HAND:
        return position.held(FORTIFY) == 0 and not is_fortifying(position)
    return rule == A_6_SUPPLY and has_no_piece(position)


def is_fortifying(position: Position) -> bool:
    """Tell whether a set lies down as a Fortify card."""
    return position.top() == FORTIFYING


def only_weak_building(position: Position) -> i64:
    """Return the one house or manor of the player on turn, or NOWHERE if he has none or several."""
    found: i64 = NOWHERE
    space: i64 = 0
    while space < SPACES:
        if is_weak(position, space):
            if found != NOWHERE:
                return NOWHERE
            found = space
        space += 1
    return found


def has_use_for_fortify(position: Position) -> bool:
    """Tell whether the player on turn has a piece and a house or manor to put it on."""
    if fortify_fails(position, NOWHERE, A_6_SUPPLY):
        return False
    space: i64 = 0
    while space < SPACES:
        if is_weak(position, space):
            return True
        space += 1
    return False


def fortify_into(position: Position, out: vec[i64], count: i64) -> i64:
    """Add a Fortify card on every building that can take it."""
    if (
        fortify_fails(position, NOWHERE, R_STEPS)
        or fortify_fails(position, NOWHERE, R_HAND)
        or fortify_fails(position, NOWHERE, A_6_SUPPLY)
        or fortify_fails(position, NOWHERE, A_39_ONE_BY_ONE)
    ):
        return count
    space: i64 = 0
    while space < SPACES:
        if is_weak(position, space):
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
    space = only_weak_building(position)
    if space != NOWHERE:
        fortify(position, space)
