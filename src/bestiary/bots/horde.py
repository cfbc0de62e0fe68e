"""Several workers that think about one move together: each grows a tree of its own, and their visits are added up.

The same seed, the same budget and the same number of workers give the same move, whichever worker is done first.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from bestiary import bots
from bestiary.bots.thinker import Thinker
from bestiary.bots.wire import MOVES, Hint, Question
from bestiary.core.optional.nature import Nature
from bestiary.core.pack import unpack
from bestiary.core.registry import game_of
from bestiary.workers.closing import Closing
from bestiary.workers.exchange import PATIENCE

LEAST: Final = 1_000  # simulations a worker is called for: less is thought faster than it is shared out


def cores() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Horde(Closing):
    """One worker for quick moves and several for long ones; used as a `Thinker` is."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self.thinkers = [Thinker(patience) for _ in range(max(1, workers))]
        self._threads = ThreadPoolExecutor(len(self.thinkers), "horde")

    def parts(self, bot: str) -> int:
        """Return how many workers think about a bot's move."""
        simulations = getattr(bots.get(bot), "simulations", 0)
        return max(1, min(len(self.thinkers), simulations // LEAST))

    def think(self, bot: str, blind: bytes, seat: int, seed: int) -> int:
        """Return the bot's move, or raise `BotFailed`."""
        parts, state = self.parts(bot), unpack(blind)
        # A throw is thought out by the game's own advice, not by trees that could be shared.
        if parts == 1 or isinstance(game_of(state), Nature) or len(state.legal(seat)) == 1:
            return self.thinkers[0].think(bot, blind, seat, seed)
        from bestiary.bots.seeker import merge, pick

        questions = [Question(bot, blind, seat, seed, part=part, parts=parts) for part in range(parts)]
        asked = [
            self._threads.submit(thinker.answer, question)
            for thinker, question in zip(self.thinkers, questions, strict=False)
        ]
        answers = [each.result() for each in asked]
        return pick(merge([answer.rows for answer in answers]))

    def advise(self, bot: str, blind: bytes, seat: int, seed: int, count: int = MOVES) -> list[Hint]:
        """Return the best moves that a bot finds, or raise `BotFailed`."""
        return self.thinkers[0].advise(bot, blind, seat, seed, count)

    def start(self) -> None:
        """Start the first worker ahead of the first question; the others follow when they are needed."""
        self.thinkers[0].start()

    def close(self) -> None:
        """End the workers."""
        for thinker in self.thinkers:
            thinker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
