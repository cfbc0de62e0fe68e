"""Reaction windows: all who hold cards are asked at once, the first in order is heard, and asked again after that.

Who is asked depends on public facts alone: on the number of cards in a hand, and on whether any card that could be
played is still unseen. The other answers are void and stay unseen.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.mashup.rules.codes as codes
import bestiary.games.mashup.rules.events as e
import bestiary.games.mashup.rules.monster_moves as monster_moves
import bestiary.games.mashup.rules.numbers as n
import bestiary.games.mashup.rules.playing as playing
import bestiary.games.mashup.rules.targets as targets
from bestiary.core.state import LOOKS, UNSEEN
from bestiary.games.mashup.rules.position import Position


def open_window(position: Position, window: i64) -> None:
    """Ask everyone, unless nothing at all has happened since the last window closed."""
    if position.happened:
        position.push(n.F_WINDOW, window, 0, position.turn)


def ask(position: Position, window: i64) -> bool:
    """Open every seat's answer that could play a card by public facts; tell whether there is one."""
    asked = False
    actions = position.spent_actions < position.all_actions
    items = playing.takes_items(position, window) or (window == n.W_MOVE and not position.closing)
    items = items and position.spent_items < position.all_items
    seat: i64 = 0
    while seat < position.seats:
        may = actions or items or (window == n.W_TURN and seat == position.turn)
        if may and position.hand_size[seat] > 0:
            position.answer[seat] = n.OPEN
            asked = True
        else:
            position.answer[seat] = n.NOT_ASKED
        position.draft[seat] = 0
        seat += 1
    return asked


def still_open(position: Position) -> i64:
    """Return the mask of seats whose answer is still open."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        if position.answer[seat] == n.OPEN:
            mask |= i64(1) << seat
        seat += 1
    return mask


def run_window(position: Position) -> bool:
    """Ask, or hear the answers; tell whether the game can go on."""
    window = position.top_value(n.WINDOW_KIND)
    if position.top_value(n.WINDOW_ASKED) == 0:
        position.set_top(n.WINDOW_ASKED, 1)
        if not ask(position, window):
            close_window(position)
            return True
        return False
    if still_open(position):
        return False
    count_as_shown(position)
    seat = heard(position, position.answer)
    answer = position.answer[seat]
    if codes.plays(answer):
        position.set_top(n.WINDOW_ASKED, 0)
        position.waiting = False
        forget_answers(position)
        playing.play_card(position, seat, codes.answer_card(answer), codes.answer_target(answer), window)
        return True
    if answer == n.WAITS:
        position.waiting = True
    position.tell(e.CLOSED, window)
    close_window(position)
    return True


def heard(position: Position, answers: vec[i64]) -> i64:
    """Return whose answer counts: the first in order who plays, else one who waits, else one who passes."""
    found = position.top_value(n.WINDOW_FIRST)
    steps: i64 = 0
    while steps < position.seats:
        seat = (position.top_value(n.WINDOW_FIRST) + steps) % position.seats
        if codes.plays(answers[seat]):
            return seat
        if answers[seat] == n.WAITS:
            found = seat
        steps += 1
    return found


def count_as_shown(position: Position) -> None:
    """Note that answers of several seats have become known, so that none of them can be taken back."""
    asked: i64 = 0
    seat: i64 = 0
    while seat < position.seats:
        if position.answer[seat] != n.NOT_ASKED:
            asked += 1
        seat += 1
    if asked > 1:
        position.revealed += 1


def close_window(position: Position) -> None:
    """End a window in which nobody plays any more."""
    position.pop()
    forget_answers(position)
    position.happened = False


def forget_answers(position: Position) -> None:
    """Clear all answers; those that were not heard stay unseen."""
    seat: i64 = 0
    while seat < position.seats:
        position.answer[seat] = n.NOT_ASKED
        position.draft[seat] = 0
        seat += 1


# A sealed answer, in one part or two


def answer_window(position: Position, seat: i64, action: i64) -> None:
    """Take a part of a seat's sealed answer."""
    answer = answer_by(position, seat, action)
    position.answer[seat] = answer
    position.draft[seat] = playing.card_of(action) + 1 if answer == n.OPEN else i64(0)


def answer_by(position: Position, seat: i64, action: i64) -> i64:
    """Return a seat's sealed answer after a part of it; OPEN while a card still lacks its target."""
    if action == n.A_PASS:
        return n.PASSED
    if action == n.A_WAIT:
        return n.WAITS
    if action >= n.A_PLACE:
        return codes.playing(position.draft[seat] - 1, target_code(action))
    kind = playing.card_of(action)
    return (
        n.OPEN
        if targets.wants_monster(position, kind) or targets.wants_place(position, kind)
        else codes.playing(kind, codes.NO_TARGET)
    )


def why_not_answer(position: Position, seat: i64, action: i64, only: i64) -> i64:
    """Return the rule by which a part of an answer can't be given in the window that is open, or 0."""
    drafted = position.draft[seat]
    if drafted:
        if action < n.A_PLACE or action >= n.A_UNIT or action == n.A_NOWHERE:
            return n.R_NOT_NOW
        return targets.why_not_target(position, seat, drafted - 1, target_code(action), only)
    moves = position.top_value(n.WINDOW_KIND) == n.W_MOVE
    if action < n.A_BEFORE or (action < n.A_PLACE and moves):
        return playing.why_not_play(position, seat, action, only)
    return i64(0) if action == n.A_PASS or (action == n.A_WAIT and moves) else n.R_NOT_NOW


# What is seen of it


def shown_as(position: Position, seat: i64, action: i64) -> i64:
    """Show nothing of a sealed answer; the last one shows everybody who is heard, or that nobody is."""
    last = answer_by(position, seat, action)
    if last == n.OPEN or still_open(position) != i64(1) << seat:
        return UNSEEN
    answers = position.answer[:]
    answers[seat] = last
    who = heard(position, answers)
    if codes.plays(answers[who]):
        return who * LOOKS + n.HEARD + heard_code(answers[who])
    # Where the move is held back, or all are asked after it anyhow, nobody notices that somebody waits for it.
    if answers[who] == n.WAITS and not monster_moves.is_held_back(position) and not monster_moves.asks_owner(position):
        return n.CLOSED_WAITING
    return n.CLOSED


def heard_code(answer: i64) -> i64:
    """Return a number for the card and target of an answer that is heard; Locations have no target."""
    kind = codes.answer_card(answer)
    return kind if kind < n.FIRST_ITEM else answer - codes.playing(n.FIRST_ITEM - 1, codes.NO_TARGET)


def target_code(action: i64) -> i64:
    """Return the code of the target that an action names."""
    if action >= n.A_MONSTER:
        return codes.on_monster(action - n.A_MONSTER)
    return codes.at_slot(action - n.A_PLACE)
