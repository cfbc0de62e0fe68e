"""Hints at a table: thought out in a process of their own, which is sent what the seat may know and nothing else."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from typing import Final

from bestiary.bots import ADVISER, BotFailed
from bestiary.bots.thinker import Thinker
from bestiary.bots.wire import Hint
from bestiary.core.pack import unpack
from bestiary.server.connection import Connection
from bestiary.server.logs import log
from bestiary.server.messages import AskHint, HintMove, Hints
from bestiary.server.turns import Place, Turns
from bestiary.table.table import Table, Thought

WAITING: Final = 32  # questions that may wait for their turn,
WAITING_OF_ONE: Final = 4  # and those of one address, be they the same


class Adviser:
    """The one adviser of all tables: one question after the other, and the same question is thought about once."""

    def __init__(self) -> None:
        self.thinker = Thinker()
        self.turns = Turns[list[Hint]]("adviser")
        self.asked: dict[tuple[bytes, int], asyncio.Future[list[Hint]]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.open: Counter[str] = Counter()  # questions that are not answered yet, by address

    def answer(self, name: str, table: Table, connection: Connection, message: AskHint) -> None:
        """Answer a seat's question at a table once it is thought out; raise at once if hints are not to be had."""
        thought = table.advice(message.seat, ADVISER)
        if len(self.asked) >= WAITING or self.open[connection.address] >= WAITING_OF_ONE:
            connection.fail("too-fast", "too many hints are asked for now: try again in a moment", message.id)
            return
        task = asyncio.get_running_loop().create_task(self._answer(name, table, connection, message, thought))
        self.tasks.add(task)
        self.open[connection.address] += 1
        task.add_done_callback(lambda _: self._answered(task, connection.address))

    def _answered(self, task: asyncio.Task[None], address: str) -> None:
        self.tasks.discard(task)
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    async def _answer(
        self, name: str, table: Table, connection: Connection, message: AskHint, thought: Thought
    ) -> None:
        try:
            found = await asyncio.shield(self.think(thought, Place(connection.address, name)))
        except BotFailed as failure:
            log.warning("hint failed", extra={"table": name, "seat": message.seat, "words": str(failure)})
            connection.fail("hint", f"{failure}; play on, or ask again", message.id)
            return
        game, blind = table.game, unpack(thought.blind)
        moves = [HintMove(hint.action, game.notation(blind, hint.action), hint.chance, hint.reasons) for hint in found]
        connection.send(Hints(id=message.id, seat=message.seat, bot=thought.bot, moves=moves))

    def think(self, thought: Thought, place: Place) -> asyncio.Future[list[Hint]]:
        """Return the hints to come."""
        key = thought.blind, thought.seed
        if key not in self.asked:
            ask = partial(self.thinker.advise, thought.bot, thought.blind, thought.seat, thought.seed)
            asked = asyncio.ensure_future(self.turns.ask(place, ask))
            asked.add_done_callback(lambda _: self.asked.pop(key, None))
            self.asked[key] = asked
        return self.asked[key]

    def close(self) -> None:
        """End the process."""
        for task in self.tasks:
            task.cancel()
        self.thinker.close()
        self.turns.close()
