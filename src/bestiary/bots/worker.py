"""The process in which bots think: `python -m bestiary.bots.worker SECONDS`. It reads questions and writes answers."""

from __future__ import annotations

import contextlib
import os
import signal
import sys

from bestiary import bots
from bestiary.bots.hint import advise
from bestiary.bots.seeker import seeker
from bestiary.bots.wire import Answer, Question, frame, read_question
from bestiary.core.chance import Chance
from bestiary.core.pack import unpack

NICER = 5  # the table's own process comes first


def think(question: Question) -> Answer:
    """Lets the bot decide from the question alone."""
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


def main(seconds: int) -> None:
    """Answers until the table closes its end; a thought that takes longer than `seconds` ends the process."""
    with contextlib.suppress(OSError):
        os.nice(NICER)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the table, which then closes its end
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    while (question := read_question(sys.stdin.buffer)) is not None:
        # The alarm's default action needs no Python, so it ends even a compiled loop of an orphaned worker.
        signal.alarm(seconds)
        answer = think(question)
        signal.alarm(0)
        answers.write(frame(answer))
        answers.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
