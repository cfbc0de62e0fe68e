"""Checksums of what is stored: a byte that changed on the disk is noticed, not decoded into another game."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

MARK: Final = b"\xc1"  # begins neither MessagePack nor JSON: what was stored before there were checksums has none
SUM_BYTES: Final = 8


class Damaged(msgspec.DecodeError):
    """Bytes that are not those that were stored."""


def sealed(data: bytes) -> bytes:
    """Put a checksum before what is to be stored."""
    return MARK + blake2b(data, digest_size=SUM_BYTES).digest() + data


def opened(stored: bytes) -> bytes:
    """Return what was stored, or raise `Damaged`."""
    if stored[:1] != MARK:
        return stored
    data = stored[1 + SUM_BYTES :]
    if blake2b(data, digest_size=SUM_BYTES).digest() != stored[1 : 1 + SUM_BYTES]:
        raise Damaged("its checksum does not fit: a byte has changed since it was stored")
    return data
