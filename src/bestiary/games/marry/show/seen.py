"""Where two positions look different to spectators: found here, so that a table need not make and compare views."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.games.marry.rules.board import SPACES
from bestiary.games.marry.state import Marry

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
FOREIGN_USED: Final = 22
CARDS_PLAYED: Final = 23
WHAT: Final = 24  # a finding is where * WHAT + what


def differing(before: Marry, after: Marry) -> list[int]:
    """Returns all that differs, each as `where * WHAT + what`."""
    found: list[int] = []
    on_board(before, after, found)
    in_column(before.points, after.points, POINTS, 1, found)
    in_column(before.supply, after.supply, SUPPLY, 1, found)
    in_column(before.towers, after.towers, TOWERS, 1, found)
    in_column(before.hand_size, after.hand_size, CARDS, 1, found)
    in_column(before.corner, after.corner, CORNER, 3, found)
    if not same(before.pile, after.pile):
        found.append(PILE)
    if not same(before.frames, after.frames):
        found.append(FRAME)
    in_column(single(before), single(after), TO_ACT, 0, found)
    return found


def on_board(before: Marry, after: Marry, found: list[int]) -> None:
    """Finds the spaces that look different, and the seats whose income changed by them."""
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
    """Finds the seats, of so many cells each, for which columns differ; without cells, each place is another `what`."""
    last: i64 = -1
    place: i64 = 0
    while place < len(other):
        if one[place] != other[place]:
            finding = place // cells * WHAT + what if cells else what + place
            if finding != last:
                found.append(int(finding))
            last = finding
        place += 1


def single(state: Marry) -> vec[i64]:
    """Returns what there is once."""
    row = vec[i64]()
    row = append(row, state.to_act())
    row = append(row, 1 if state.over else 0)
    row = append(row, state.winner)
    row = append(row, state.turn)
    row = append(row, state.round)
    row = append(row, state.step)
    row = append(row, state.first)
    row = append(row, state.fachan)
    row = append(row, state.deck_size)
    row = append(row, state.houses_left)
    row = append(row, state.towers_left)
    row = append(row, 1 if state.moved else 0)
    row = append(row, state.stomps_left())
    row = append(row, 1 if state.foreign_used else 0)
    return append(row, state.cards_played)


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Tells whether two columns are the same."""
    if len(one) != len(other):
        return False
    place: i64 = 0
    while place < len(one):
        if one[place] != other[place]:
            return False
        place += 1
    return True
