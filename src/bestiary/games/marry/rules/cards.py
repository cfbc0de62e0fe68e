"""The deck, hands and the discard pile."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.core.state import HIDDEN
from bestiary.games.marry.rules.numbers import DREW, SHUFFLED
from bestiary.games.marry.rules.position import Position, hand_cell


def draw(position: Position, seat: i64, count: i64) -> None:
    """Draw cards one by one, shuffling the discard pile only when the deck is empty."""
    while count > 0:
        if position.deck_size == 0 and not shuffle(position):
            return
        kind = take(position.deck, position.chance.below(position.deck_size))
        position.deck_size -= 1
        position.hand[hand_cell(seat, kind)] += 1
        position.hand_size[seat] += 1
        position.revealed += 1  # chance is not asked for a deck's last card, and yet its front is new to the seat
        log = position.log
        if log is not None:
            own = i64(1) << seat
            log.put(DREW, own, seat, kind)
            log.put(DREW, ~own, seat, HIDDEN)
        count -= 1


def shuffle(position: Position) -> bool:
    """Turn the discard pile into a new deck; tell whether there was one."""
    size = len(position.pile)
    if size == 0:
        return False
    for kind in position.pile:
        position.deck[kind] += 1
    position.deck_size = size
    position.pile = vec[i64]()
    position.tell(SHUFFLED, size)
    return True


def take(pool: vec[i64], pick: i64) -> i64:
    """Take the card numbered `pick` out of a pool that is counted by kind, and return its kind."""
    kind: i64 = 0
    while pick >= pool[kind]:
        pick -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def discard(position: Position, kind: i64, count: i64) -> None:
    """Play cards out of the hand of the player on turn onto the pile, at once."""
    position.hand[hand_cell(position.turn, kind)] -= count
    position.hand_size[position.turn] -= count
    position.cards_played += count
    while count > 0:
        position.pile = append(position.pile, kind)
        count -= 1
