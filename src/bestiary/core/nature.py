"""The chance behind outcomes from outside: a stream of its own for every outcome, derived from the table's key.

Rules never draw from it, since a replay takes outcomes from the record. When the key is told, anyone can derive the
same streams and compute the same outcomes again.
"""

from __future__ import annotations

from hashlib import blake2b

from bestiary.core.chance import KEY_BYTES
from bestiary.core.errors import BestiaryError


class OutcomeFailed(BestiaryError):
    """What is raised when an outcome could not be computed: whoever does it crashed, hung or gave something else."""


def outcome_key(key: bytes, number: int) -> bytes:
    """Derive the key of a game's outcome by its number, from 0, out of the table's key."""
    return blake2b(number.to_bytes(8, "big"), key=key, digest_size=KEY_BYTES, person=b"bestiary nature").digest()
