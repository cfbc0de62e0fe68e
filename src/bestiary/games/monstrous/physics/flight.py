"""A flight as a record keeps it: where the cards that moved were, sixty times a second, in one or two kilobytes.

Bytes, before zlib packs them (which browsers unpack as `deflate`):

    u8      1, the version of this layout
    u16     frames
    u16     tenths of a millisecond from frame to frame
    u8      cards that moved
    for each of these cards:
        u8      card
        for each of x y z qw qx qy qz:
            i16 for each frame: the first value, then differences, modulo 2^16

All are little endian; x y z count tenths of a millimetre, the quaternion ten-thousandths. In an outcome the packed
bytes are whole numbers: how many bytes there are, then seven bytes a number, big endian.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bestiary.core.errors import BadOutcome

VERSION: Final = 1
HEAD: Final = struct.Struct("<BHHB")
CHANNELS: Final = 7
FARTHEST: Final = 32_700  # tenths of a millimetre; a fallen card is not followed any further
BYTES_A_NUMBER: Final = 7
COARSE: Final = np.array([1e4, 1e4, 1e4, 1e4, 1e4, 1e4, 1e4])


def pack(cards: Sequence[int], frames: NDArray[np.float64], tenths: int) -> bytes:
    """Pack frames (frame, card, seven numbers) of the cards that moved."""
    rows = np.clip(np.rint(frames * COARSE), -FARTHEST, FARTHEST).astype(np.int64)
    parts = [HEAD.pack(VERSION, len(frames), tenths, len(cards))]
    for number, card in enumerate(cards):
        track = rows[:, number].T
        steps = np.diff(track, axis=1, prepend=0)
        parts += [bytes([card]), steps.astype(np.uint16).astype("<u2").tobytes()]
    return zlib.compress(b"".join(parts), 9)


def unpack(packed: bytes) -> tuple[list[int], NDArray[np.float64], int]:
    """Return the cards, their frames and the time between two frames; raises `BadOutcome` for what is no flight."""
    try:
        data = zlib.decompress(packed)
        version, count, tenths, cards = HEAD.unpack_from(data)
        if version != VERSION:
            raise BadOutcome(f"this flight has version {version} of its layout, not {VERSION}")
        size = 1 + 2 * CHANNELS * count
        numbers, tracks = [], []
        for each in range(cards):
            at = HEAD.size + each * size
            numbers.append(data[at])
            steps = np.frombuffer(data[at + 1 : at + size], "<i2").reshape(CHANNELS, count)
            tracks.append(np.cumsum(steps.astype(np.int64), axis=1).T)
    except (zlib.error, struct.error, ValueError, IndexError) as error:
        raise BadOutcome(f"this is no flight: {error}") from None
    frames = np.stack(tracks, axis=1) / COARSE if tracks else np.zeros((count, 0, CHANNELS))
    return numbers, frames, tenths


def to_numbers(packed: bytes) -> list[int]:
    """Write packed bytes as whole numbers of an outcome."""
    chunks = range(0, len(packed), BYTES_A_NUMBER)
    return [len(packed), *(int.from_bytes(packed[at : at + BYTES_A_NUMBER], "big") for at in chunks)]


def to_bytes(numbers: Sequence[int]) -> bytes:
    """Read packed bytes from an outcome's numbers; none gives none."""
    if not numbers:
        return b""
    length, rest = int(numbers[0]), [int(number) for number in numbers[1:]]
    sizes = [min(BYTES_A_NUMBER, length - at) for at in range(0, length, BYTES_A_NUMBER)]
    if len(sizes) != len(rest) or any(
        not 0 <= number < 1 << 8 * size for number, size in zip(rest, sizes, strict=True)
    ):
        raise BadOutcome("these numbers hold no flight")
    return b"".join(number.to_bytes(size, "big") for number, size in zip(rest, sizes, strict=True))
