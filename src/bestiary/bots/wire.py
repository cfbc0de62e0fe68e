"""What goes between a table and the process in which its bots think: a question, and a move or a reason why not."""

from __future__ import annotations

import msgspec


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
