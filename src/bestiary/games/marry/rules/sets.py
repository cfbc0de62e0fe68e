"""Three of a kind, played as one card of another kind."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.marry.rules.fortify as fortify
import bestiary.games.marry.rules.houses as houses
import bestiary.games.marry.rules.stomp as stomp
from bestiary.games.marry.rules.cards import discard
from bestiary.games.marry.rules.numbers import (
    A_6_SUPPLY,
    A_8_STRENGTH,
    A_19_BUILD,
    A_30_SET,
    A_33_LINE,
    A_39_ONE_BY_ONE,
    BUILD,
    CARD_KINDS,
    FORTIFY,
    R_PIECES,
    R_STEPS,
    R_STOMPS,
    SET,
    SET_PLAYED,
    STOMP,
    STRONGEST,
    SWAP,
    Needs,
)
from bestiary.games.marry.rules.position import NOWHERE, Position

SWAP_NEEDS: Final[Needs] = (
    (A_39_ONE_BY_ONE, "step"),
    (R_STEPS, "step"),
    (A_8_STRENGTH, "may"),
    (R_STOMPS, "may"),
    (A_33_LINE, "target"),
    (A_19_BUILD, "target"),
    (A_6_SUPPLY, "target"),
    (A_30_SET, "cost"),
    (R_PIECES, "cost"),
)
SWAP_RULES: Final[vec[i64]] = vec[i64]([rule for rule, _ in SWAP_NEEDS])
OTHER_KINDS: Final[i64] = CARD_KINDS - 1


def swap_of(source: i64, kind: i64) -> i64:
    """Return the action that lays three cards down as one of another kind."""
    return SWAP + source * OTHER_KINDS + (kind if kind < source else kind - 1)


def source_of(swap: i64) -> i64:
    """Return of which kind the three cards are."""
    return (swap - SWAP) // OTHER_KINDS


def becomes(swap: i64) -> i64:
    """Return as which kind of card the three are laid down."""
    which = (swap - SWAP) % OTHER_KINDS
    return which if which < source_of(swap) else which + 1


def swap_fails(position: Position, source: i64, kind: i64, rule: i64) -> bool:
    """Tell whether a rule forbids to lay three of a kind down as a card of another kind, if a set is in order."""
    if rule == A_39_ONE_BY_ONE:
        return kind != STOMP and stomp.sets_down(position) > 0
    if rule == A_30_SET:
        return position.held(source) < SET
    if kind == BUILD:
        return (rule == A_19_BUILD or rule == R_PIECES) and houses.build_fails(position, rule)
    if kind == FORTIFY:
        return rule == A_6_SUPPLY and not fortify.has_use_for_fortify(position)
    if rule == A_8_STRENGTH:
        return stomp.sets_down(position) == STRONGEST
    if rule == R_STOMPS:
        return stomp.stomp_fails(position, 0, NOWHERE, R_STOMPS)
    return rule == A_33_LINE and not stomp.has_target(position)


def swaps_into(position: Position, out: vec[i64], count: i64) -> i64:
    """Add every way to lay three of a kind in the hand down as another card."""
    if position.hand_size[position.turn] < SET:
        return count
    source: i64 = 0
    while source < CARD_KINDS:
        if not swap_fails(position, source, source, A_30_SET):
            kind: i64 = 0
            while kind < CARD_KINDS:
                if kind != source and can_swap(position, source, kind):
                    out[count] = swap_of(source, kind)
                    count += 1
                kind += 1
        source += 1
    return count


def can_swap(position: Position, source: i64, kind: i64) -> bool:
    """Tell whether no rule forbids to lay three of a kind down as a card of another kind."""
    return not any(swap_fails(position, source, kind, rule) for rule in SWAP_RULES)


def swap(position: Position, source: i64, kind: i64) -> None:
    """Lay three of a kind down as one card of another kind, which is played at once."""
    discard(position, source, SET)
    position.tell(SET_PLAYED, position.turn, source, kind)
    if kind == BUILD:
        houses.begin_build(position)
    elif kind == FORTIFY:
        fortify.begin_fortify(position)
    else:
        stomp.lay_set_down(position)
