"""What a seat is shown of the valley."""

from __future__ import annotations

import math
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


def _spot(state: Marry, space: int) -> Spot:
    q, r = AXIAL[space]
    pieces = []
    if state.height[space]:
        size = int(state.height[space])
        pieces.append(Piece(BUILDINGS[size], int(state.owner[space]), size))
    if state.fachan == space:
        pieces.append(Piece("fachan"))
    neighbours = {
        DIRECTION_NAMES[direction]: NAMES[space_at(space, direction, 1)]
        for direction in range(DIRECTIONS)
        if LENGTHS[space * DIRECTIONS + direction]
    }
    return Spot(NAMES[space], math.sqrt(3) * (q + r / 2), 1.5 * r, int(VALUES[space]), neighbours, pieces)


def _seat(state: Marry, seat: int) -> MarrySeat:
    hand = [int(state.hand[seat * CARD_KINDS + kind]) for kind in range(CARD_KINDS)]
    return MarrySeat(
        points=int(state.points[seat]),
        supply=int(state.supply[seat]),
        towers=int(state.towers[seat]),
        income=sum(int(VALUES[space]) for space in range(SPACES) if state.owner[space] == seat),
        cards=int(state.hand_size[seat]),
        hand=None if HIDDEN in hand else hand,
        corner=[int(state.corner[seat * 3 + height]) for height in range(3)],
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
    return MarryView(
        **common,
        prompt=prompt(state),
        spots=[_spot(state, space) for space in range(SPACES)],
        table=[_seat(state, seat) for seat in range(state.seats)],
        turn=int(state.turn),
        round=min(int(state.round) + 1, int(ROUND_LIMIT)),
        step=int(state.step),
        first=int(state.first),
        fachan=NAMES[state.fachan],
        deck=int(state.deck_size),
        pile=[int(kind) for kind in state.pile],
        houses_left=int(state.houses_left),
        towers_left=int(state.towers_left),
        moved=state.moved,
        stomps_left=int(state.stomps_left()),
        foreign_used=state.foreign_used,
        cards_played=int(state.cards_played),
        frame={BUILDING: "building", FORTIFYING: "fortifying", STOMPING: "stomping"}.get(state.top(), ""),
        frame_values=[int(state.top_value(which)) for which in (1, 2)] if state.top() else [],
    )
