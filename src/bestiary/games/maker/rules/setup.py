"""Set-up: the parts are dealt into graves, warehouses and the Gallows Heap."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import bestiary.games.maker.rules.graves as graves
import bestiary.games.maker.rules.numbers as n
import bestiary.games.maker.rules.secrets as secrets
from bestiary.games.maker.rules.parts import all_fronts, draw_front
from bestiary.games.maker.rules.position import Position


def deal(position: Position, round_limit: i64, refill: i64) -> None:
    """Shuffle the parts and lay the table for the first turn."""
    position.round_limit = round_limit
    position.refill = refill
    seats = position.seats
    cards = (seats + 1) * n.KINDS
    position.kind = vec[i64]([0] * cards)
    position.value = vec[i64]([0] * cards)
    position.backs = vec[i64]([0] * cards)
    position.seen = vec[i64]([0] * cards)
    position.place = vec[i64]([0] * cards)
    position.rank = vec[i64]([0] * cards)
    position.held = vec[i64]([0] * n.PLACES)
    position.offer = vec[i64]([0] * cards)
    position.wanted = vec[i64]([0] * cards)
    position.die = vec[i64]([n.FIRST_DIE] * seats)
    position.stones = vec[i64]([0] * seats)
    position.sewn = vec[i64]([n.NOBODY] * (seats * n.KINDS))
    position.sealed = vec[i64]([n.OUT] * seats)
    position.offered = vec[i64]([n.NOBODY] * seats)
    position.first = position.chance.below(seats)
    position.turn = position.first
    shuffle(position)
    depth = (cards - seats - 1) // position.graves()
    card: i64 = 0
    while card < position.graves() * depth:
        position.lay(card, n.GRAVE + card // depth)
        card += 1
    steps: i64 = 0
    while steps < seats:
        owner = position.player(steps)
        position.lay(card, n.WAREHOUSE + owner)
        secrets.show_back(position, card, n.NOBODY)
        secrets.show_front(position, card, owner)
        card += 1
        steps += 1
    position.lay(card, n.HEAP)
    secrets.show_back(position, card, n.NOBODY)
    grave: i64 = 0
    while grave < position.graves():
        graves.uncover(position, grave)
        grave += 1


def shuffle(position: Position) -> None:
    """Give every card a front, each order as likely."""
    left = all_fronts(position.seats)
    card: i64 = 0
    while card < position.cards():
        front = draw_front(left, 0, n.KINDS * n.VALUES, position.chance)
        position.kind[card] = front // n.VALUES
        position.value[card] = front % n.VALUES
        card += 1
