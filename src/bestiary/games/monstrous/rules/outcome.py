"""What nature may say of a throw: every card that could have moved, once, and an order where cards overlap."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.core.errors import BadOutcome
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.footprints import overlapping
from bestiary.games.monstrous.rules.position import Position

OUTCOME_ROW: Final[i64] = 8  # card and pose
FLIGHT_BYTES: Final[i64] = 7  # in a number
TOLERANCE: Final[i64] = 100  # a quaternion's length may be off by one part of so many


def check(position: Position, outcome: vec[i64]) -> None:
    """Raise `BadOutcome` unless this can be where the cards came to rest."""
    if len(outcome) < 3:
        raise BadOutcome("an outcome has rows of cards, then pairs, then a flight; this one is too short")
    rows = outcome[0]
    if rows < 0 or rows > n.CARDS or len(outcome) < 3 + rows * OUTCOME_ROW:
        raise BadOutcome(f"an outcome has a row of eight numbers for each of at most {n.CARDS} cards, not {rows} rows")
    poses = vec[i64]([0] * (n.CARDS * n.POSE))
    seen = vec[i64]([0] * n.CARDS)
    i: i64 = 0
    while i < rows:
        check_row(position, outcome, 1 + i * OUTCOME_ROW, seen)
        card = outcome[1 + i * OUTCOME_ROW]
        part: i64 = 0
        while part < n.POSE:
            poses[card * n.POSE + part] = outcome[2 + i * OUTCOME_ROW + part]
            part += 1
        i += 1
    card = 0
    while card < n.CARDS:
        if moves(position, card) and not seen[card]:
            raise BadOutcome(f"card {card} lay on the table or was thrown, but the outcome does not say where it is")
        card += 1
    at = 1 + rows * OUTCOME_ROW
    count = outcome[at]
    if count < 0 or count > n.CARDS * n.CARDS or len(outcome) < at + 2 + count * 2:
        raise BadOutcome(f"an outcome has two cards for each pair and then a flight, not {count} pairs")
    check_pairs(outcome, at + 1, count, seen, poses)
    length = outcome[at + 1 + count * 2]
    if length < 0 or length > n.MOST_FLIGHT or len(outcome) != at + 2 + count * 2 + length:
        raise BadOutcome(f"a flight has the length that it says and at most {n.MOST_FLIGHT} numbers, not {length}")
    check_flight(outcome, at + 2 + count * 2)


def check_flight(outcome: vec[i64], at: i64) -> None:
    """Check that a flight is bytes: how many, then seven in each number."""
    if at == len(outcome):
        return
    size = outcome[at]
    if (
        size < 0
        or size > n.MOST_FLIGHT * FLIGHT_BYTES
        or (size + FLIGHT_BYTES - 1) // FLIGHT_BYTES != len(outcome) - at - 1
    ):
        raise BadOutcome(f"a flight of {size} bytes does not fit into {len(outcome) - at - 1} numbers of seven")
    while size > 0:
        at += 1
        room: i64 = min(size, FLIGHT_BYTES)
        if outcome[at] < 0 or outcome[at] >> 8 * room != 0:
            raise BadOutcome("a number of a flight holds seven bytes, the last one what is left of them")
        size -= FLIGHT_BYTES


def moves(position: Position, card: i64) -> bool:
    """Tell whether an outcome must have a row for a card."""
    if card >= n.MONSTER_CARDS or position.place[card] == n.TABLE:
        return True
    slot: i64 = 0
    while slot < n.SLOTS:
        if position.flying[slot] and position.thrown[slot] == card:
            return True
        slot += 1
    return False


def check_row(position: Position, outcome: vec[i64], row: i64, seen: vec[i64]) -> None:
    """Check where one card is said to lie; `seen` becomes 1 for a card on the table and 2 for one that fell."""
    card = outcome[row]
    if card < 0 or card >= n.CARDS:
        raise BadOutcome(f"there are cards 0 to {n.CARDS - 1}, not {card}")
    if not moves(position, card):
        raise BadOutcome(f"card {card} neither lay on the table nor was thrown")
    if seen[card]:
        raise BadOutcome(f"card {card} has two rows; each card lies in one place")
    if fell(outcome, row):
        seen[card] = 2
        return
    seen[card] = 1
    x = outcome[row + 1]
    y = outcome[row + 2]
    if x < -n.TABLE_X or x > n.TABLE_X or y < -n.TABLE_Y or y > n.TABLE_Y:
        raise BadOutcome(f"the centre of card {card} is not over the table; then its height is {n.FALLEN}")
    if outcome[row + 3] < n.LOWEST or outcome[row + 3] > n.HIGHEST:
        raise BadOutcome(f"card {card} lies at a height of {outcome[row + 3]} micrometres")
    size: i64 = 0
    part: i64 = 4
    while part < OUTCOME_ROW:
        value = outcome[row + part]
        if value < -2 * n.ONE or value > 2 * n.ONE:
            raise BadOutcome(f"the quaternion of card {card} has a part of {value} millionths")
        size += value * value
        part += 1
    # The square of a length that is off by 1/100 is off by about 2/100
    if size * TOLERANCE < n.ONE * n.ONE * (TOLERANCE - 2) or size * TOLERANCE > n.ONE * n.ONE * (TOLERANCE + 2):
        raise BadOutcome(f"the quaternion of card {card} is not of length 1")


def fell(outcome: vec[i64], row: i64) -> bool:
    """Tell whether a row of an outcome says that its card is off the table."""
    return outcome[row + 3] == n.FALLEN


def check_pairs(outcome: vec[i64], at: i64, count: i64, seen: vec[i64], poses: vec[i64]) -> None:
    """Check that every two cards that overlap have exactly one order."""
    over = vec[i64]([0] * (n.CARDS * n.CARDS))
    i: i64 = 0
    while i < count:
        upper = outcome[at + i * 2]
        lower = outcome[at + i * 2 + 1]
        if upper < 0 or upper >= n.CARDS or lower < 0 or lower >= n.CARDS or upper == lower:
            raise BadOutcome(f"a pair is two cards, not {upper} and {lower}")
        if seen[upper] != 1 or seen[lower] != 1:
            raise BadOutcome(f"cards {upper} and {lower} have an order, but do not both lie on the table")
        if over[upper * n.CARDS + lower] or over[lower * n.CARDS + upper]:
            raise BadOutcome(f"cards {upper} and {lower} have two orders")
        over[upper * n.CARDS + lower] = 1
        i += 1
    on_table = vec[i64]()
    card: i64 = 0
    while card < n.CARDS:
        if seen[card] == 1:
            on_table = append(on_table, card)
        card += 1
    needed = overlapping(poses, on_table)
    i = 0
    while i < len(needed):
        if not over[needed[i] * n.CARDS + needed[i + 1]] and not over[needed[i + 1] * n.CARDS + needed[i]]:
            raise BadOutcome(f"cards {needed[i]} and {needed[i + 1]} overlap, but have no order")
        i += 2
