"""Masks of seats as lists."""

from __future__ import annotations

from functools import lru_cache


def bits(mask: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return list(_bits(mask))


@lru_cache(maxsize=4096)
def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)
