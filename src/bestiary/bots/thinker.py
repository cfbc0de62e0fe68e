"""A bot in a process of its own: it can't peek, as nothing but its question reaches it, and can't block a table."""

from __future__ import annotations

import asyncio

from bestiary.bots.bot import BotFailed
from bestiary.bots.wire import MOVES, Answer, Hint, Question
from bestiary.workers.exchange import Exchange


class Thinker(Exchange[Answer]):
    """A worker process that is asked for moves, one at a time.

    A worker that dies, hangs or errs costs one `BotFailed`; what is played instead is the caller's to decide.
    """

    module = "bestiary.bots.worker"
    answers = Answer
    failed = BotFailed
    who = "the bot"
    late = "move"

    def think(self, bot: str, blind: bytes, seat: int, seed: int) -> int:
        """Return the bot's move, or raise `BotFailed`."""
        return self.answer(Question(bot, blind, seat, seed)).action

    def advise(self, bot: str, blind: bytes, seat: int, seed: int, count: int = MOVES) -> list[Hint]:
        """Return the best moves that a bot finds, or raise `BotFailed`."""
        return self.answer(Question(bot, blind, seat, seed, hints=count)).hints

    def answer(self, question: Question) -> Answer:
        """Return the worker's answer to any question, or raise `BotFailed`."""
        answer = self.ask(question)
        if answer.action < 0:
            raise BotFailed(f"the bot {question.bot!r} failed: {answer.trouble or 'it gave no move'}")
        return answer

    async def think_async(self, bot: str, blind: bytes, seat: int, seed: int) -> int:
        """Return the bot's move, or raise `BotFailed`, while other tasks go on."""
        return await asyncio.to_thread(self.think, bot, blind, seat, seed)
