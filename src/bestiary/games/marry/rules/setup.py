"""The table before the first turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.marry.rules.turn as turn
from bestiary.games.marry.rules.cards import draw
from bestiary.games.marry.rules.numbers import ALL_CARDS, CARD_KINDS, CARDS, DEALT, PIECES, SPACES, TOWER
from bestiary.games.marry.rules.position import NOBODY, Position


def deal(position: Position) -> None:
    """Set the board up, deal three cards each, draw lots for the first player and begin the first turn."""
    seats = position.seats
    position.owner = vec[i64]([NOBODY] * SPACES)
    position.height = vec[i64]([0] * SPACES)
    position.points = vec[i64]([0] * seats)
    position.supply = vec[i64]([PIECES] * seats)
    position.towers = vec[i64]([0] * seats)
    position.corner = vec[i64]([0] * (seats * TOWER))
    position.hand = vec[i64]([0] * (seats * CARD_KINDS))
    position.hand_size = vec[i64]([0] * seats)
    position.deck = CARDS[:]
    position.deck_size = ALL_CARDS
    position.pile = vec[i64]()
    position.first = position.chance.below(seats)
    seat: i64 = 0
    while seat < seats:
        draw(position, (position.first + seat) % seats, DEALT)
        seat += 1
    turn.begin(position, position.first)
    turn.run(position)
