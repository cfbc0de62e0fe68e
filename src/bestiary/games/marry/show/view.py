"""What a seat is shown of the valley."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from bestiary.core.state import HIDDEN
from bestiary.core.view import Choice, Piece, Prompt, Spot, View
from bestiary.games.marry.rules.board import AXIAL, DIRECTION_NAMES, NAMES, VALUES, line_length, space_at
from bestiary.games.marry.rules.houses import houses_built, houses_to_come, is_building
from bestiary.games.marry.rules.numbers import (
    BUILDING,
    DIRECTIONS,
    FORTIFYING,
    FREE_HOUSES,
    MOST_SEATS,
    ROUND_LIMIT,
    SPACES,
    STOMPING,
)
from bestiary.games.marry.rules.points import boons, goal
from bestiary.games.marry.rules.position import NOBODY, Position, corner_cell, hand_cell
from bestiary.games.marry.rules.stomp import foreign_earned, sets_down, stomps_left

BUILDINGS = ("", "house", "manor", "tower")
FACHAN_KIND = "fachan"
KEPT = 4096  # parts of views; all seats of a table share them, and a table's next view shares most with its last
# What a kind of choice means while a card is being played, and in step 3
FRAME_PHRASES: dict[int, dict[str, str]] = {
    int(BUILDING): {"house": "house_first", "done": "done_card"},
    int(FORTIFYING): {"fortify": "fortify_set"},
    int(STOMPING): {"stomp": "stomp_set", "swap": "swap_more"},
}
STEP_PHRASES = {"done": "done_step"}


class MarrySeat(msgspec.Struct):
    """What everyone knows of a player, and his cards if the viewer may know them."""

    points: int
    supply: int
    towers: int
    income: int
    cards: int
    hand: list[int] | None  # stomp, build, fortify
    corner: list[int]  # his stomped houses, manors and towers
    boons: int  # that his points have brought


class MarryView(View, kw_only=True):
    """A view of the valley: what every game shows, and what only this one has."""

    table: list[MarrySeat]
    turn: int
    round: int  # from 1 on
    step: int
    first: int  # who began
    fachan: str
    deck: int
    goal: int  # the points that are played for now
    pile: list[int]
    houses_left: int
    towers_left: int
    moved: bool
    stomps_left: int
    foreign: str  # a foreign target: "" while too few points allow none, or "open", or "used" in this turn
    cards_played: int
    frame: str
    frame_values: list[int]


# Parts of views are made once for all seats and moments at which they are alike: a move changes few of them, and
# whoever compares two views sees at once which. Nobody may change them.


def _spot(space: int, owner: int, height: int, fachan: bool) -> Spot:
    q, r = AXIAL[space]
    pieces = [Piece(BUILDINGS[height], owner, height)] if height else []
    if fachan:
        pieces.append(Piece(FACHAN_KIND))
    neighbours = {
        DIRECTION_NAMES[direction]: NAMES[space_at(space, direction, 1)]
        for direction in range(DIRECTIONS)
        if line_length(space, direction)
    }
    return Spot(NAMES[space], math.sqrt(3) * (q + r / 2), 1.5 * r, int(VALUES[space]), neighbours, pieces)


@cache
def _every_spot(fachan: bool) -> list[list[Spot]]:
    """Return each space as it can look, by `_look`."""
    return [
        [_spot(space, owner, height, fachan) for owner in range(NOBODY, MOST_SEATS) for height in range(len(BUILDINGS))]
        for space in range(SPACES)
    ]


def _look(owner: int, height: int) -> int:
    """Number what can stand on a space: nobody's buildings first, then each seat's by their height."""
    return (owner - NOBODY) * len(BUILDINGS) + height


def spot(state: Position, space: int) -> Spot:
    """Return a space as it looks now."""
    return _every_spot(space == state.fachan)[space][_look(state.owner[space], state.height[space])]


@lru_cache(maxsize=KEPT)
def _spots(owners: tuple[int, ...], heights: tuple[int, ...], fachan: int) -> list[Spot]:
    every = zip(_every_spot(False), owners, heights, strict=True)
    found = [looks[_look(owner, height)] for looks, owner, height in every]
    found[fachan] = _every_spot(True)[fachan][_look(owners[fachan], heights[fachan])]
    return found


@lru_cache(maxsize=KEPT)
def _seat(
    points: int, supply: int, towers: int, income: int, cards: int, hand: tuple[int, ...], corner: tuple[int, ...]
) -> MarrySeat:
    held = None if HIDDEN in hand else list(hand)
    return MarrySeat(points, supply, towers, income, cards, held, list(corner), boons(points))


def _seats(state: Position) -> list[MarrySeat]:
    return [
        _seat(
            state.points[seat],
            state.supply[seat],
            state.towers[seat],
            state.income(seat),
            state.hand_size[seat],
            tuple(hand_of(state, seat)),
            tuple(corner_of(state, seat)),
        )
        for seat in range(state.seats)
    ]


def hand_of(state: Position, seat: int) -> list[int]:
    """Return the cards that a player holds, by kind."""
    return list(state.hand[hand_cell(seat, 0) : hand_cell(seat + 1, 0)])


def corner_of(state: Position, seat: int) -> list[int]:
    """Return a player's stomped houses, manors and towers."""
    return list(state.corner[corner_cell(seat, 1) : corner_cell(seat + 1, 1)])


@cache
def frame_name(frame: int) -> str:
    """Return the name of a decision inside a decision."""
    return {BUILDING: "building", FORTIFYING: "fortifying", STOMPING: "stomping"}.get(frame, "")


def frame_values(state: Position) -> list[int]:
    """Return what is known of the card being played: houses left and placed, or sets laid down."""
    if is_building(state):
        return [houses_to_come(state), houses_built(state)]
    return [sets_down(state)] if sets_down(state) else []


def foreign_target(state: Position) -> str:
    """Return whether the player on turn may choose another's building."""
    if not foreign_earned(state):
        return ""
    return "used" if state.foreign_used else "open"


def shown_round(state: Position) -> int:
    """Return the round as people count it."""
    return min(state.round + 1, ROUND_LIMIT)


@lru_cache(maxsize=KEPT)
def _prompt(message: str, choices: tuple[str, ...], *values: tuple[str, int]) -> Prompt:
    return Prompt(message, dict(values), list(choices))


def prompt(state: Position, choices: Sequence[Choice] = ()) -> Prompt:
    """Return what a seat is asked that has these choices; without any it waits for another."""
    if state.over:
        return _prompt("prompt-over", ())
    if not choices:
        return _prompt("prompt-waiting", (), ("number", state.turn + 1))
    kinds = dict.fromkeys(choice.kind for choice in choices)  # in the order of the choices
    frame = state.top()
    meant = FRAME_PHRASES.get(frame) or (STEP_PHRASES if state.step == FREE_HOUSES else {})
    if is_building(state) and houses_to_come(state) == 1:
        meant = {**meant, "house": "house_second"}
    if not frame and state.step != FREE_HOUSES and state.cards_played == 0:
        meant = {"done": "done_idle"}
    phrases = tuple(meant.get(kind, kind) for kind in kinds)
    if frame:
        return _prompt(f"prompt-{frame_name(frame)}", phrases, ("sets", sets_down(state)))
    if state.step == FREE_HOUSES:
        return _prompt("prompt-free-houses", phrases, ("houses", state.houses_left), ("towers", state.towers_left))
    message = "prompt-end" if tuple(kinds) == ("done",) else "prompt-cards"
    return _prompt(message, phrases, ("stomps", stomps_left(state)))


def make_view(state: Position, common: dict[str, Any]) -> MarryView:
    """Make a view from a blind state."""
    return MarryView(
        **common,
        prompt=prompt(state, common["choices"]),
        spots=_spots(tuple(state.owner), tuple(state.height), state.fachan),
        table=_seats(state),
        turn=state.turn,
        round=shown_round(state),
        step=state.step,
        first=state.first,
        fachan=NAMES[state.fachan],
        deck=state.deck_size,
        goal=goal(state),
        pile=list(state.pile),
        houses_left=state.houses_left,
        towers_left=state.towers_left,
        moved=state.moved,
        stomps_left=stomps_left(state),
        foreign=foreign_target(state),
        cards_played=state.cards_played,
        frame=frame_name(state.top()),
        frame_values=frame_values(state),
    )
