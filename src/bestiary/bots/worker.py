"""The process in which bots think: `python -m bestiary.bots.worker SECONDS`. It reads questions and writes answers."""

from __future__ import annotations

import sys

from bestiary import bots
from bestiary.bots.wire import Answer, Question
from bestiary.core.chance import Chance
from bestiary.core.pack import unpack
from bestiary.workers.loop import serve


def think(question: Question) -> Answer:
    """Lets the bot decide from the question alone."""
    try:
        bot = bots.get(question.bot)
        return Answer(int(bot.choose(unpack(question.blind), question.seat, Chance(question.seed))))
    except Exception as error:  # whatever a bot does wrong, the table is told and the worker goes on
        return Answer(-1, f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    serve(Question, think, int(sys.argv[1]))
