"""Drawing, by whom a team likes."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.games.monstrous.rules import events
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.piles import draw
from bestiary.games.monstrous.rules.position import Position


def draw_for(position: Position, slot: i64, cards: i64) -> None:
    """Let the thrower, or his partner, draw cards one by one."""
    while cards > 0:
        position.push(n.W_DRAW, slot)
        cards -= 1


def draw_one(position: Position, slot: i64) -> None:
    """Draw a card; if both decks of a team have some, the thrower says who takes it."""
    seat = position.thrower[slot]
    if both_have_decks(position, seat):
        position.put_ask(n.ASK_DRAWER, seat, slot)
    else:
        draw(position, who_has_deck(position, seat))


def both_have_decks(position: Position, seat: i64) -> bool:
    """Tell whether a team can draw from either deck."""
    if position.members() == 1:
        return False
    board = position.board_of(seat)
    return position.held(position.member(board, 0), n.DECK) > 0 and position.held(position.member(board, 1), n.DECK) > 0


def who_has_deck(position: Position, seat: i64) -> i64:
    """Return the member of a board who can draw, the seat itself if nobody can."""
    board = position.board_of(seat)
    number: i64 = 0
    while number < position.members():
        if position.held(position.member(board, number), n.DECK):
            return position.member(board, number)
        number += 1
    return seat


def choose_drawer(position: Position, number: i64) -> None:
    """Let the member draw whom the thrower named."""
    seat = position.member(position.board_of(position.ask_seat), number)
    position.tell(events.MEMBER_CHOSEN, position.ask_seat, seat)
    position.answered()
    draw(position, seat)
