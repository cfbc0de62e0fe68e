"""What a seat is shown of the valley."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import msgspec

from bestiary.core.state import HIDDEN
from bestiary.core.view import Piece, Prompt, Spot, View
from bestiary.games.marry.rules import Marry
from bestiary.games.marry.rules_board import (
    AXIAL,
    DIRECTION_NAMES,
    DIRECTIONS,
    LENGTHS,
    NAMES,
    SPACES,
    VALUES,
    space_at,
)
from bestiary.games.marry.rules_numbers import BUILDING, CARD_KINDS, FORTIFYING, FREE_HOUSES, ROUND_LIMIT, STOMPING

BUILDINGS = ("", "house", "manor", "tower")
RICHES = tuple(int(value) for value in VALUES)


class MarrySeat(msgspec.Struct):
    """Is what everyone knows of a player, and his cards if the viewer may know them."""

    points: int
    supply: int
    towers: int
    income: int
    cards: int
    hand: list[int] | None  # stomp, build, fortify
    corner: list[int]  # his stomped houses, manors and towers


class MarryView(View, kw_only=True):
    """Adds to a view what only this game has."""

    table: list[MarrySeat]
    turn: int
    round: int  # from 1 on
    step: int
    first: int  # who began
    fachan: str
    deck: int
    pile: list[int]
    houses_left: int
    towers_left: int
    moved: bool
    stomps_left: int
    foreign_used: bool
    cards_played: int
    frame: str
    frame_values: list[int]


@cache
def _spot(space: int, owner: int, height: int, fachan: bool) -> Spot:
    # Views of all seats and moments share these: a move changes few of them, and whoever compares two views sees which.
    q, r = AXIAL[space]
    pieces = [Piece(BUILDINGS[height], owner, height)] if height else []
    if fachan:
        pieces.append(Piece("fachan"))
    neighbours = {
        DIRECTION_NAMES[direction]: NAMES[space_at(space, direction, 1)]
        for direction in range(DIRECTIONS)
        if LENGTHS[space * DIRECTIONS + direction]
    }
    return Spot(NAMES[space], math.sqrt(3) * (q + r / 2), 1.5 * r, int(VALUES[space]), neighbours, pieces)


def _seats(state: Marry, owners: list[int]) -> list[MarrySeat]:
    income = [0] * (state.seats + 1)  # the last is nobody's
    for owner, value in zip(owners, RICHES, strict=True):
        income[owner] += value
    return [_seat(state, seat, income[seat]) for seat in range(state.seats)]


def _seat(state: Marry, seat: int, income: int) -> MarrySeat:
    hand = list(state.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS])
    return MarrySeat(
        points=int(state.points[seat]),
        supply=int(state.supply[seat]),
        towers=int(state.towers[seat]),
        income=income,
        cards=int(state.hand_size[seat]),
        hand=None if HIDDEN in hand else hand,
        corner=list(state.corner[seat * 3 : seat * 3 + 3]),
    )


def prompt(state: Marry) -> Prompt:
    """Returns what the player on turn is asked."""
    if state.over:
        return Prompt("prompt-over", {})
    frame = state.top()
    if frame == BUILDING:
        return Prompt("prompt-building", {"left": int(state.top_value(1))})
    if frame == FORTIFYING:
        return Prompt("prompt-fortifying", {})
    if frame == STOMPING:
        return Prompt("prompt-stomping", {"sets": int(state.top_value(1))})
    if state.step == FREE_HOUSES:
        return Prompt("prompt-free-houses", {"houses": int(state.houses_left), "towers": int(state.towers_left)})
    return Prompt("prompt-cards", {"moved": int(state.moved), "stomps": int(state.stomps_left())})


def make_view(state: Marry, common: dict[str, Any]) -> MarryView:
    """Makes a view from a blind state."""
    owners, here = list(state.owner), [False] * SPACES
    here[state.fachan] = True
    return MarryView(
        **common,
        prompt=prompt(state),
        spots=list(map(_spot, range(SPACES), owners, state.height, here)),
        table=_seats(state, owners),
        turn=int(state.turn),
        round=min(int(state.round) + 1, int(ROUND_LIMIT)),
        step=int(state.step),
        first=int(state.first),
        fachan=NAMES[state.fachan],
        deck=int(state.deck_size),
        pile=list(state.pile),
        houses_left=int(state.houses_left),
        towers_left=int(state.towers_left),
        moved=state.moved,
        stomps_left=int(state.stomps_left()),
        foreign_used=state.foreign_used,
        cards_played=int(state.cards_played),
        frame={BUILDING: "building", FORTIFYING: "fortifying", STOMPING: "stomping"}.get(state.top(), ""),
        frame_values=[int(state.top_value(which)) for which in (1, 2)] if state.top() else [],
    )
