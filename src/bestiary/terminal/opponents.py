"""Lets bots decide and throws land in processes of their own: the screen lives, no bot sees more than its seat."""

from __future__ import annotations

import asyncio

import bestiary.bots as bots
from bestiary.bots.bot import BotFailed
from bestiary.bots.horde import Horde, cores
from bestiary.bots.thinker import Thinker
from bestiary.bots.wire import Hint
from bestiary.core.chance import Chance
from bestiary.core.pack import unpack
from bestiary.terminal.hints import in_order
from bestiary.terminal.session import Session
from bestiary.workers.closing import Closing
from bestiary.workers.nature import Supplier

STAND_IN = "random"
MOST_CORES = 4  # that one move is thought out on


class Opponents(Closing):
    """All bots of a session; one that fails twice is stood in for by a simple one, and that is said."""

    def __init__(self, thinker: Thinker | Horde | None = None, supplier: Supplier | None = None) -> None:
        self.thinker = thinker or Horde(min(MOST_CORES, cores()))
        self.supplier = supplier or Supplier()
        self.failure: str | None = None  # why the last decision was the stand-in's

    def decide(self, session: Session, seat: int) -> int:
        """Return a bot's decision."""
        bot, blind, seat, seed = session.bot_question(seat)
        self.failure = None
        for _ in range(2):
            try:
                return self.thinker.think(bot, blind, seat, seed)
            except BotFailed as error:
                self.failure = str(error)
        return bots.get(STAND_IN).choose(unpack(blind), seat, Chance(seed))

    async def decide_aside(self, session: Session, seat: int) -> int:
        """Return a bot's decision without holding anything else up."""
        return await asyncio.to_thread(self.decide, session, seat)

    def advise(self, session: Session) -> list[Hint]:
        """Return the best moves for the person at the machine, or raise `NoHints` or `BotFailed`."""
        return in_order(self.thinker.advise(*session.hint_question()))

    async def advise_aside(self, session: Session) -> list[Hint]:
        """Return the best moves without holding anything else up."""
        question = session.hint_question()
        return in_order(await asyncio.to_thread(self.thinker.advise, *question))

    def land(self, session: Session) -> None:
        """Let what is in the air land."""
        session.land(self.supplier.outcome(*session.demand()))

    async def land_aside(self, session: Session) -> None:
        """Let what is in the air land without holding anything else up."""
        session.land(await self.supplier.outcome_aside(*session.demand()))

    def close(self) -> None:
        """End the processes."""
        self.thinker.close()
        self.supplier.close()
