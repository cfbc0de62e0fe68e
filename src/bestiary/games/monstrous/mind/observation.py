"""The row of numbers that learners see."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.codes import god_of, kind_of, place_of
from bestiary.games.monstrous.rules.position import Position

CARD_ROW: Final[i64] = 21
OVER_IT: Final[i64] = 15  # where a card's row says what lies over it
BOARD_ROW: Final[i64] = 6
SEAT_ROW: Final[i64] = 4
SLOT_ROW: Final[i64] = 18
REST: Final[i64] = 24
OBSERVED: Final[i64] = n.CARDS * CARD_ROW + n.BOARDS * BOARD_ROW + n.MOST_SEATS * SEAT_ROW + n.SLOTS * SLOT_ROW + REST
CLIP: Final[i64] = 8_191
THOUSAND: Final[i64] = 1_000
PARTS: Final[i64] = 1_000_000_000  # what products of two parts of a quaternion are divided by, for thousandths


# What learners see: cards in the order of the actions that name them, gods counted from the observer


def observe(position: Position, seat: i64) -> vec[i32]:
    """Return what a seat knows, cards in the order of the actions that name them, gods counted from the observer."""
    row = vec[i32]([0] * OBSERVED)
    board = position.board_of(seat)
    boards = position.boards()
    card: i64 = 0
    while card < n.CARDS:
        observe_card(position, row, card, board)
        card += 1
    observe_pairs(position, row, board)
    at = n.CARDS * CARD_ROW
    each: i64 = 0
    while each < boards:
        god = (board + each) % boards
        row[at] = i32(clipped(position.faith[god]))
        row[at + 1] = i32(clipped(position.total[god]))
        row[at + 2] = i32(position.wins[god])
        row[at + 3] = i32(position.turns[god])
        row[at + 4] = i32(position.cards_left(god))
        row[at + 5] = i32(position.count(god, n.UNDERWORLD))
        at += BOARD_ROW
        each += 1
    at = n.CARDS * CARD_ROW + n.BOARDS * BOARD_ROW
    each = 0
    while each < position.seats:
        who = (seat + each) % position.seats
        row[at] = i32(position.held(who, n.HAND))
        row[at + 1] = i32(position.held(who, n.DECK))
        row[at + 2] = i32(position.young >> who & 1)
        row[at + 3] = i32(position.rethrown >> who & 1)
        at += SEAT_ROW
        each += 1
    at = n.CARDS * CARD_ROW + n.BOARDS * BOARD_ROW + n.MOST_SEATS * SEAT_ROW
    each = 0
    while each < n.SLOTS:
        observe_slot(position, row, at + each * SLOT_ROW, each, seat)
        each += 1
    observe_rest(position, row, OBSERVED - REST, seat)
    return row


def observe_card(position: Position, row: vec[i32], card: i64, board: i64) -> None:
    """Write where a card is and how it lies."""
    at = card * CARD_ROW
    pose = card * n.POSE
    if card < n.MONSTER_CARDS:
        row[at] = i32(position.place[card])
        if position.place[card] == n.UNUSED:
            return
        row[at + 1] = i32((god_of(card) - board) % position.boards() + 1)
        row[at + 2] = i32(position.depth[card])
        row[at + 3] = i32(slot_of(position, card) + 1)
        row[at + 4] = i32(position.holder[card] // position.boards())
        if position.place[card] != n.TABLE:
            return
        row[at + 5] = i32(1 if position.side_up(card) == n.UNIQUE else 0)
    else:
        row[at] = i32(n.TABLE)
        row[at + 4] = i32(position.location[place_of(card)])
        row[at + 5] = i32(position.place_faith(place_of(card)))
    row[at + 6] = i32(position.poses[pose] // THOUSAND)
    row[at + 7] = i32(position.poses[pose + 1] // THOUSAND)
    row[at + 8] = i32(clipped(position.poses[pose + 2] // 100))
    observe_turned(position, row, at + 9, pose + n.POSE_TURN)


def observe_turned(position: Position, row: vec[i32], at: i64, turned: i64) -> None:
    """Write where a card's short and long side point, in thousandths: right, up and off the table.

    Turned over or tilted, a card has its own numbers: the two sides tell how it lies on either face.
    """
    w = position.poses[turned]
    i = position.poses[turned + 1]
    j = position.poses[turned + 2]
    k = position.poses[turned + 3]
    row[at] = i32((w * w + i * i - j * j - k * k) // PARTS)
    row[at + 1] = i32(2 * (i * j + w * k) // PARTS)
    row[at + 2] = i32(2 * (i * k - w * j) // PARTS)
    row[at + 3] = i32(2 * (i * j - w * k) // PARTS)
    row[at + 4] = i32((w * w - i * i + j * j - k * k) // PARTS)
    row[at + 5] = i32(2 * (j * k + w * i) // PARTS)


def observe_slot(position: Position, row: vec[i32], at: i64, slot: i64, seat: i64) -> None:
    """Write how a card is thrown: by whom, which side up, and its aim as far as it goes."""
    if position.thrower[slot] == n.NOBODY:
        return
    row[at] = i32((position.thrower[slot] - seat) % position.seats + 1)
    row[at + 1] = i32(position.side[slot])
    row[at + 2] = i32(position.changes[slot])
    row[at + 3] = i32(position.flying[slot])
    row[at + 4] = i32(position.due >> slot & 1)
    row[at + 5] = i32((position.locks >> slot & 1) + 2 * (position.kept >> slot & 1))
    aim = slot * n.AIM_ROW
    part: i64 = 0
    while part < n.AIM_FREE:
        row[at + 6 + part] = i32(position.aims[aim + part])
        part += 1
    while part < n.AIM_ROW:  # millimetres and milliradians; speed and spin are of that size anyway
        value = position.aims[aim + part]
        free = part - n.AIM_FREE
        if free == 6:
            row[at + 6 + part] = i32(clipped(value // 10))
        else:
            row[at + 6 + part] = i32(clipped(value if free == 5 else value // THOUSAND))
        part += 1


def observe_pairs(position: Position, row: vec[i32], board: i64) -> None:
    """Write for each card which others lie over it, as bits: of each god's twelve, then of the places."""
    i: i64 = 0
    while i < len(position.pairs):
        upper = position.pairs[i]
        group = n.BOARDS if upper >= n.MONSTER_CARDS else (god_of(upper) - board) % position.boards()
        bit = place_of(upper) if upper >= n.MONSTER_CARDS else kind_of(upper)
        row[position.pairs[i + 1] * CARD_ROW + OVER_IT + group] |= i32(i64(1) << bit)
        i += 2


def observe_rest(position: Position, row: vec[i32], at: i64, seat: i64) -> None:
    """Write whose turn it is, how far it is, and what is asked."""
    row[at] = i32((position.turn - position.board_of(seat)) % position.boards())
    row[at + 1] = i32(position.step)
    row[at + 2] = i32(position.stage)
    row[at + 3] = i32(position.extra)
    row[at + 4] = i32(position.throws)
    row[at + 5] = i32(position.game)
    row[at + 6] = i32(position.games)
    row[at + 7] = i32(position.ask)
    row[at + 8] = i32((position.ask_seat - seat) % position.seats if position.ask_seat >= 0 else position.seats)
    row[at + 9] = i32(position.ask_a)
    row[at + 10] = i32(position.looked)
    row[at + 11] = i32(
        (position.final_by - position.turn) % position.boards() + 1 if position.final_by >= 0 else i64(0)
    )
    row[at + 12] = i32(position.teams)
    row[at + 13] = i32(observed_detail(position, seat))
    row[at + 14] = i32(position.seats)
    row[at + 15] = i32((position.first - position.board_of(seat)) % position.boards())
    row[at + 16] = i32(
        (position.last_winner - position.board_of(seat)) % position.boards() + 1
        if position.last_winner >= 0
        else i64(0)
    )
    row[at + 17] = i32(position.setup)
    row[at + 18] = i32(position.doubled)
    row[at + 19] = i32(position.pending)
    row[at + 20] = i32(position.active)
    row[at + 21] = i32(position.trading)
    row[at + 22] = i32(len(position.frames))
    row[at + 23] = i32(position.sunset)


def observed_detail(position: Position, seat: i64) -> i64:
    """Return what a question is about besides its slot: a seat, counted from the observer, or a number."""
    if position.ask == n.ASK_FORESEE or position.ask == n.ASK_TOP:
        return (position.ask_b - seat) % position.seats
    return position.ask_b


def slot_of(position: Position, card: i64) -> i64:
    """Return the slot in which a card is being thrown, or n.NOBODY."""
    slot: i64 = 0
    while slot < n.SLOTS:
        if position.thrown[slot] == card:
            return slot
        slot += 1
    return n.NOBODY


def clipped(value: i64) -> i64:
    """Keep a number in the range that observations have."""
    return max(-CLIP, min(CLIP, value))
