"""How questions and answers go between a process and its worker: MessagePack with its length in front."""

from __future__ import annotations

from typing import BinaryIO, Final, TypeVar

import msgspec

SIZE: Final = 4  # bytes that say how long a message is
LONGEST: Final = 1 << 24

Question = TypeVar("Question")


def frame(message: msgspec.Struct) -> bytes:
    """Write a message with its length in front."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(SIZE, "big") + body


def read(stream: BinaryIO, kind: type[Question]) -> Question | None:
    """Read the next message, or None when there will be no more."""
    head = stream.read(SIZE)
    if len(head) < SIZE:
        return None
    return msgspec.msgpack.decode(stream.read(int.from_bytes(head, "big")), type=kind)
