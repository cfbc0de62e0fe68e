"""What goes between a table and the process in which its bots think: a question, and what comes of it."""

from __future__ import annotations

from typing import BinaryIO, Final

import msgspec

from bestiary.bots.bot import Row

SIZE: Final = 4  # bytes that say how long a message is
LONGEST: Final = 1 << 24
MOVES: Final = 3  # how many moves are hinted at


class Question(msgspec.Struct, array_like=True, frozen=True):
    """Is all that ever reaches a bot: which bot, its seat's blind state, the seat, and a seed.

    What is wanted of it is a move, or hints on several, or one of the parts in which a move is thought out.
    """

    bot: str
    blind: bytes
    seat: int
    seed: int
    hints: int = 0
    part: int = 0
    parts: int = 1


class Reason(msgspec.Struct, frozen=True):
    """Is a score term of a seat that a move changes, and by how much on average; its words are `term-<term>`."""

    seat: int
    term: str
    by: float


class Hint(msgspec.Struct, frozen=True):
    """Is a move worth making, the chances to win with it, and what it changes at once."""

    action: int
    chance: float
    reasons: list[Reason]


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """Is a bot's move, or -1 and what went wrong, with what was wanted beside it."""

    action: int
    trouble: str = ""
    hints: list[Hint] = []
    rows: list[Row] = []


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
