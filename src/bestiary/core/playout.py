"""Whole random games inside the engine: what bench, search and the checks run in bulk."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.chance import MASK62, Chance
from bestiary.core.state import MOST_LEGAL, NATURE, State


def playout(state: State, chance: Chance, limit: i64, room: vec[i64]) -> i64:
    """Play at random until the game is over, NATURE owes or `limit` decisions are made; return how many were."""
    made: i64 = 0
    while made < limit:
        mask = state.to_act()
        if mask == 0 or mask == NATURE:
            return made
        seat: i64 = 0
        while mask:
            if mask & 1:
                count = state.legal_into(seat, room)
                state.apply(seat, room[chance.below(count)])
                made += 1
            mask >>= 1
            seat += 1
    return made


def buffer() -> vec[i64]:
    """Make a buffer with room for any game's legal actions."""
    return vec[i64]([0] * MOST_LEGAL)


def playouts(first: State, games: int, seed: int, limit: int = 1_000_000) -> tuple[int, int]:
    """Play random games from a state and return the decisions made and a checksum of the final scores."""
    chance = Chance(seed)
    room = buffer()
    total: i64 = 0
    check: i64 = 0
    game: i64 = 0
    while game < games:
        state = first.clone()
        state.chance = Chance(chance.below(1 << 30))
        total += playout(state, chance, limit, room)
        seat: i64 = 0
        while seat < state.seats:
            check = (check * 31 + state.score(seat) + 7) & MASK62
            seat += 1
        game += 1
    return total, check
