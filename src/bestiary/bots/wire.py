"""What goes between a table and the process in which its bots think: a question, and a move or a reason why not."""

from __future__ import annotations

from typing import BinaryIO, Final

import msgspec

SIZE: Final = 4  # bytes that say how long a message is
LONGEST: Final = 1 << 24


class Question(msgspec.Struct, array_like=True, frozen=True):
    """Is all that ever reaches a bot: which bot, its seat's blind state, the seat, and a seed."""

    bot: str
    blind: bytes
    seat: int
    seed: int


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """Is a bot's move, or -1 and what went wrong."""

    action: int
    trouble: str = ""


def frame(message: Question | Answer) -> bytes:
    """Writes a message with its length in front."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(SIZE, "big") + body


def read_question(stream: BinaryIO) -> Question | None:
    """Reads the next question, or None when there will be no more."""
    head = stream.read(SIZE)
    if len(head) < SIZE:
        return None
    body = stream.read(int.from_bytes(head, "big"))
    return msgspec.msgpack.decode(body, type=Question)
