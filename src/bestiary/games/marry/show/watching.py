"""What a move changes for spectators: found in two positions, so that a table need not make and compare views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.game import bits
from bestiary.core.view import Change, Put, Splice
from bestiary.games.marry.rules.board import NAMES
from bestiary.games.marry.rules.numbers import SPACES, TOWER
from bestiary.games.marry.rules.points import boons, goal
from bestiary.games.marry.rules.position import Position
from bestiary.games.marry.rules.stomp import foreign_earned, stomps_left
from bestiary.games.marry.show.view import (
    corner_of,
    foreign_target,
    frame_name,
    frame_values,
    prompt,
    shown_round,
    spot,
)

# What can differ: spaces, then what each seat has one of, then what there is once, in the order of `single`.
SPOT: Final = 0
POINTS: Final = 1
SUPPLY: Final = 2
TOWERS: Final = 3
CARDS: Final = 4
CORNER: Final = 5
INCOME: Final = 6
PILE: Final = 7
FRAME: Final = 8
TO_ACT: Final = 9
OVER: Final = 10
WINNERS: Final = 11
TURN: Final = 12
ROUND: Final = 13
STEP: Final = 14
FIRST: Final = 15
FACHAN: Final = 16
DECK: Final = 17
HOUSES_LEFT: Final = 18
TOWERS_LEFT: Final = 19
MOVED: Final = 20
STOMPS_LEFT: Final = 21
FOREIGN: Final = 22
CARDS_PLAYED: Final = 23
GOAL: Final = 24
WHAT: Final = 25  # a finding is where * WHAT + what

FIELDS: dict[int, tuple[str, Callable[[Position], Any]]] = {
    TO_ACT: ("to_act", lambda state: bits(state.to_act())),
    OVER: ("over", lambda state: state.over),
    WINNERS: ("winners", lambda state: bits(state.winners())),
    TURN: ("turn", lambda state: state.turn),
    ROUND: ("round", shown_round),
    STEP: ("step", lambda state: state.step),
    FIRST: ("first", lambda state: state.first),
    FACHAN: ("fachan", lambda state: NAMES[state.fachan]),
    DECK: ("deck", lambda state: state.deck_size),
    HOUSES_LEFT: ("houses_left", lambda state: state.houses_left),
    TOWERS_LEFT: ("towers_left", lambda state: state.towers_left),
    MOVED: ("moved", lambda state: state.moved),
    STOMPS_LEFT: ("stomps_left", stomps_left),
    FOREIGN: ("foreign", foreign_target),
    CARDS_PLAYED: ("cards_played", lambda state: state.cards_played),
    GOAL: ("goal", goal),
}

SEATS: dict[int, tuple[str, Callable[[Position, int], Any]]] = {
    POINTS: ("points", lambda state, seat: state.points[seat]),
    SUPPLY: ("supply", lambda state, seat: state.supply[seat]),
    TOWERS: ("towers", lambda state, seat: state.towers[seat]),
    INCOME: ("income", lambda state, seat: state.income(seat)),
    CARDS: ("cards", lambda state, seat: state.hand_size[seat]),
    CORNER: ("corner", corner_of),
}


def make_changes(before: Position, after: Position) -> list[Change]:
    """Return what turns a spectator's view of one position into that of another."""
    made: list[Change] = []
    points = False
    for finding in differing(before, after):
        where, what = divmod(finding, WHAT)
        if what == SPOT:
            made.append(Put(["spots", where, "pieces"], spot(after, where).pieces))
        elif what in SEATS:
            name, of = SEATS[what]
            made.append(Put(["table", where, name], of(after, where)))
            if what == POINTS:
                made.append(Put(["table", where, "boons"], boons(after.points[where])))
            points |= what == POINTS
        elif what == PILE:
            made.append(_pile(list(before.pile), list(after.pile)))
        elif what == FRAME:
            made.append(Put(["frame"], frame_name(after.top())))
            made.append(Put(["frame_values"], frame_values(after)))
        else:
            name, read = FIELDS[what]
            made.append(Put([name], read(after)))
    if points:
        made.append(Put(["scores"], list(after.points)))
    asked = prompt(after)
    if asked is not prompt(before):
        made.append(Put(["prompt"], asked))
    return made


def _pile(before: list[int], after: list[int]) -> Change:
    if after[: len(before)] == before:
        return Splice(["pile"], len(before), 0, after[len(before) :])
    return Put(["pile"], after)


def differing(before: Position, after: Position) -> list[int]:
    """Return all that differs, each as `where * WHAT + what`."""
    found: list[int] = []
    on_board(before, after, found)
    in_column(before.points, after.points, POINTS, 1, found)
    in_column(before.supply, after.supply, SUPPLY, 1, found)
    in_column(before.towers, after.towers, TOWERS, 1, found)
    in_column(before.hand_size, after.hand_size, CARDS, 1, found)
    in_column(before.corner, after.corner, CORNER, TOWER, found)
    if not same(before.pile, after.pile):
        found.append(PILE)
    if not same(before.frames, after.frames):
        found.append(FRAME)
    in_column(single(before), single(after), TO_ACT, 0, found)
    return found


def on_board(before: Position, after: Position, found: list[int]) -> None:
    """Find the spaces that look different, and the seats whose income changed by them."""
    richer: i64 = 0
    space: i64 = 0
    while space < SPACES:
        one = before.owner[space]
        other = after.owner[space]
        fachan = (space == before.fachan) != (space == after.fachan)
        if one != other or before.height[space] != after.height[space] or fachan:
            found.append(int(space * WHAT + SPOT))
        if one != other:
            richer |= i64(1) << (one + 1) | i64(1) << (other + 1)  # the first bit is nobody's
        space += 1
    seat: i64 = 0
    while seat < after.seats:
        if richer >> (seat + 1) & 1:
            found.append(int(seat * WHAT + INCOME))
        seat += 1


def in_column(one: vec[i64], other: vec[i64], what: i64, cells: i64, found: list[int]) -> None:
    """Find the seats, of so many cells each, for which columns differ; without cells, each place is another `what`."""
    last: i64 = -1
    place: i64 = 0
    while place < len(other):
        if one[place] != other[place]:
            finding = place // cells * WHAT + what if cells else what + place
            if finding != last:
                found.append(int(finding))
            last = finding
        place += 1


def single(state: Position) -> vec[i64]:
    """Return what there is once."""
    return vec[i64](
        [
            state.to_act(),
            1 if state.over else 0,
            state.winner,
            state.turn,
            state.round,
            state.step,
            state.first,
            state.fachan,
            state.deck_size,
            state.houses_left,
            state.towers_left,
            1 if state.moved else 0,
            stomps_left(state),
            (2 if state.foreign_used else 1) if foreign_earned(state) else 0,
            state.cards_played,
            goal(state),
        ]
    )


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Tell whether two columns are the same."""
    if len(one) != len(other):
        return False
    place: i64 = 0
    while place < len(one):
        if one[place] != other[place]:
            return False
        place += 1
    return True
