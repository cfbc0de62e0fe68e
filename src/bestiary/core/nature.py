"""The chance behind outcomes from outside: a stream of its own for every outcome, derived from the table's key.

Rules never draw from it, since a replay takes outcomes from the record. When the key is told, anyone can derive the
same streams and compute the same outcomes again.
"""

from __future__ import annotations

from hashlib import blake2b

from bestiary.core.chance import KEY_BYTES, Keyed
from bestiary.core.errors import BestiaryError
from bestiary.core.optional.nature import nature_of
from bestiary.core.record import NATURES_SEAT, Record


class OutcomeFailed(BestiaryError):
    """Is raised when an outcome could not be computed: whoever does it crashed, hung or gave something else."""


def outcome_key(key: bytes, number: int) -> bytes:
    """Derives the key of a game's outcome by its number, from 0, out of the table's key."""
    return blake2b(number.to_bytes(8, "big"), key=key, digest_size=KEY_BYTES, person=b"bestiary nature").digest()


def unlike(record: Record) -> list[int]:
    """Lists the moves whose outcomes are not what the revealed key gives on this machine, counted from 1.

    Only the same versions on the same kind of processor are sure to compute the same outcomes to the last digit.
    """
    if record.header.key is None:
        raise BestiaryError("this record tells no key, so its outcomes can't be computed again")
    key, game, number = bytes.fromhex(record.header.key), nature_of(record.game), 0
    found = []
    moves = enumerate(record.moves, 1)
    for state, _ in record.replay():
        at, move = next(moves, (0, None))
        if move is not None and move.seat == NATURES_SEAT:
            if list(game.live_outcome(state, Keyed(outcome_key(key, number)))) != move.outcome:
                found.append(at)
            number += 1
    return found
