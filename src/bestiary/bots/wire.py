"""What goes between a table and the process in which its bots think: a question, and what comes of it."""

from __future__ import annotations

from typing import Final

import msgspec

from bestiary.bots.bot import Row

MOVES: Final = 3  # how many moves are hinted at


class Question(msgspec.Struct, array_like=True, frozen=True):
    """All that ever reaches a bot: which bot, its seat's blind state, the seat, and a seed.

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
    """A score term of a seat that a move changes, and by how much on average; its words are `term-<term>`."""

    seat: int
    term: str
    by: float


class Hint(msgspec.Struct, frozen=True):
    """A move worth making, the chances to win with it, and what it changes at once."""

    action: int
    chance: float
    reasons: list[Reason]


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """A bot's move, or -1 and what went wrong, with what was wanted beside it."""

    action: int
    trouble: str = ""
    hints: list[Hint] = []
    rows: list[Row] = []
