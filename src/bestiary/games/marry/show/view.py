"""What a seat is shown of the valley."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from bestiary.core.state import HIDDEN
from bestiary.core.view import Choice, Piece, Prompt, Spot, View
from bestiary.games.marry.rules.board import (
    AXIAL,
    DIRECTION_NAMES,
    DIRECTIONS,
    LENGTHS,
    NAMES,
    SPACES,
    VALUES,
    space_at,
)
from bestiary.games.marry.rules.numbers import BUILDING, CARD_KINDS, FORTIFYING, FREE_HOUSES, ROUND_LIMIT, STOMPING
from bestiary.games.marry.rules.position import NOBODY
from bestiary.games.marry.state import Marry

BUILDINGS = ("", "house", "manor", "tower")
FACHAN_KIND = "fachan"
KEPT = 4096  # parts of views; all seats of a table share them, and a table's next view shares most with its last
MOST_SEATS = 5
# What a kind of choice means while a card is being played, and in step 3
FRAME_PHRASES: dict[int, dict[str, str]] = {
    int(BUILDING): {"house": "house_first", "done": "done_card"},
    int(FORTIFYING): {"fortify": "fortify_set"},
    int(STOMPING): {"stomp": "stomp_set", "swap": "swap_more"},
}
STEP_PHRASES = {"done": "done_step"}


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
        if LENGTHS[space * DIRECTIONS + direction]
    }
    return Spot(NAMES[space], math.sqrt(3) * (q + r / 2), 1.5 * r, int(VALUES[space]), neighbours, pieces)


@cache
def _every_spot(fachan: bool) -> list[list[Spot]]:
    """Returns each space as it can look, by its owner's number after nobody's, times 4, plus its height."""
    return [
        [_spot(space, owner, height, fachan) for owner in range(NOBODY, MOST_SEATS) for height in range(len(BUILDINGS))]
        for space in range(SPACES)
    ]


def spot(state: Marry, space: int) -> Spot:
    """Returns a space as it looks now."""
    return _every_spot(space == state.fachan)[space][state.owner[space] * 4 + state.height[space] + 4]


@lru_cache(maxsize=KEPT)
def _spots(owners: tuple[int, ...], heights: tuple[int, ...], fachan: int) -> list[Spot]:
    found = [
        looks[owner * 4 + height + 4] for looks, owner, height in zip(_every_spot(False), owners, heights, strict=True)
    ]
    found[fachan] = _every_spot(True)[fachan][owners[fachan] * 4 + heights[fachan] + 4]
    return found


@lru_cache(maxsize=KEPT)
def _seat(
    points: int, supply: int, towers: int, income: int, cards: int, hand: tuple[int, ...], corner: tuple[int, ...]
) -> MarrySeat:
    return MarrySeat(points, supply, towers, income, cards, None if HIDDEN in hand else list(hand), list(corner))


def _seats(state: Marry) -> list[MarrySeat]:
    hands, corners = tuple(state.hand), tuple(state.corner)
    found = []
    for seat in range(state.seats):
        first = seat * CARD_KINDS
        found.append(
            _seat(
                state.points[seat],
                state.supply[seat],
                state.towers[seat],
                state.income(seat),
                state.hand_size[seat],
                hands[first : first + CARD_KINDS],
                corners[seat * 3 : seat * 3 + 3],
            )
        )
    return found


@cache
def frame_name(frame: int) -> str:
    """Returns the name of a decision inside a decision."""
    return {BUILDING: "building", FORTIFYING: "fortifying", STOMPING: "stomping"}.get(frame, "")


def frame_values(state: Marry) -> list[int]:
    """Returns what is known of the card being played: houses left and placed, or sets laid down."""
    frame = state.top()
    if frame == BUILDING:
        return [state.top_value(1), state.top_value(2)]
    return [state.top_value(1)] if frame == STOMPING else []


def shown_round(state: Marry) -> int:
    """Returns the round as people count it."""
    return min(state.round + 1, ROUND_LIMIT)


@lru_cache(maxsize=KEPT)
def _prompt(message: str, choices: tuple[str, ...], *values: tuple[str, int]) -> Prompt:
    return Prompt(message, dict(values), list(choices))


def prompt(state: Marry, choices: Sequence[Choice] = ()) -> Prompt:
    """Returns what a seat is asked that has these choices; without any it waits for another."""
    if state.over:
        return _prompt("prompt-over", ())
    if not choices:
        return _prompt("prompt-waiting", (), ("number", state.turn + 1))
    kinds = dict.fromkeys(choice.kind for choice in choices)  # in the order of the choices
    frame = state.top()
    meant = FRAME_PHRASES.get(frame) or (STEP_PHRASES if state.step == FREE_HOUSES else {})
    if frame == BUILDING and state.top_value(1) == 1:
        meant = {**meant, "house": "house_second"}
    if not frame and state.step != FREE_HOUSES and state.cards_played == 0:
        meant = {"done": "done_idle"}
    phrases = tuple(meant.get(kind, kind) for kind in kinds)
    if frame:
        sets = state.top_value(1) if frame == STOMPING else 0
        return _prompt(f"prompt-{frame_name(frame)}", phrases, ("sets", sets))
    if state.step == FREE_HOUSES:
        return _prompt("prompt-free-houses", phrases, ("houses", state.houses_left), ("towers", state.towers_left))
    message = "prompt-end" if tuple(kinds) == ("done",) else "prompt-cards"
    return _prompt(message, phrases, ("stomps", state.stomps_left()))


def hand_of(state: Marry, seat: int) -> list[int]:
    """Returns the cards that a player holds, by kind."""
    return list(state.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS])


def make_view(state: Marry, common: dict[str, Any]) -> MarryView:
    """Makes a view from a blind state."""
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
        pile=list(state.pile),
        houses_left=state.houses_left,
        towers_left=state.towers_left,
        moved=state.moved,
        stomps_left=state.stomps_left(),
        foreign_used=state.foreign_used,
        cards_played=state.cards_played,
        frame=frame_name(state.top()),
        frame_values=frame_values(state),
    )
