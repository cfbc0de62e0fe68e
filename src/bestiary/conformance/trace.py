"""A game as a row of fingerprints, one a decision: what two runs, or two engines, are compared by."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from hashlib import blake2b

import msgspec

from bestiary.conformance.walk import RANDOM, walk
from bestiary.core import Game, State, bits, pack


class Long(Exception):
    """The way out of a game that has been followed far enough."""


def trace(
    game: Game, seats: int, options: Mapping[str, str], seed: int, how: str = RANDOM, most: int | None = None
) -> list[str]:
    """Play a game, or its first `most` decisions, and return a fingerprint of each moment.

    A fingerprint holds the state, the events so far, choices, terms and what is seen.
    """
    found: list[str] = []
    told = 0

    def visit(state: State, _step: int) -> None:
        nonlocal told
        assert state.log is not None
        events = state.log.rows(told)
        told = len(state.log)
        seats = range(state.seats)
        rest = (
            events,
            int(state.chance.asked),
            [state.legal(seat) for seat in seats],
            [state.terms(seat) for seat in seats],
            [list(map(int, state.observe(seat))) for seat in seats],
            bits(state.winners()),
        )
        if len(found) == most:
            raise Long
        found.append(blake2b(pack(state) + msgspec.msgpack.encode(rest), digest_size=6).hexdigest())

    with suppress(Long):
        walk(game, seats, options, seed, how, visit)
    return found
