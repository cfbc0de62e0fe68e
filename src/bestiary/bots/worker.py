"""The process in which bots think: `python -m bestiary.bots.worker SECONDS`. It reads questions and writes answers."""

from __future__ import annotations

import sys

from bestiary import bots
from bestiary.bots.hint import advise
from bestiary.bots.seeker import seeker
from bestiary.bots.wire import Answer, Question
from bestiary.core.chance import Chance
from bestiary.core.pack import unpack
from bestiary.workers.loop import serve


def think(question: Question) -> Answer:
    """Let the bot decide from the question alone."""
    try:
        bot, blind, seat = bots.get(question.bot), unpack(question.blind), question.seat
        chance = Chance(question.seed)
        if question.hints:
            hints = advise(seeker(bot), blind, seat, chance, question.hints)
            return Answer(hints[0].action, hints=hints)
        if question.parts > 1:
            rows = seeker(bot).think_part(blind, seat, chance, question.part, question.parts)
            return Answer(rows[0][0], rows=rows)
        return Answer(int(bot.choose(blind, seat, chance)))
    except Exception as error:  # whatever a bot does wrong, the table is told and the worker goes on
        return Answer(-1, f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    serve(Question, think, int(sys.argv[1]))
