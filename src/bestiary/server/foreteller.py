"""What choices would do, told once for each moment: whoever asks again is told the same, however often he asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Final, NamedTuple

from bestiary.core.optional.aims import Aims
from bestiary.core.previews import Foreseen, foresee
from bestiary.server.connection import Connection
from bestiary.server.errands import Errands, TooManyErrands
from bestiary.server.messages import AskPreviews, Previewed
from bestiary.table.table import Table

KEPT: Final = 256  # moments
MOST_ASKED: Final = 4  # by one socket before it is answered


class Moment(NamedTuple):
    """One seat's moment at a table."""

    table: str
    seat: int
    version: int
    decided: int


class Foreteller:
    """The one that tells all tables what choices would do; what every aim would hit is counted beside the loop."""

    def __init__(self, errands: Errands) -> None:
        self.errands = errands
        self.told: OrderedDict[Moment, asyncio.Future[Foreseen]] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()

    def answer(self, name: str, table: Table, connection: Connection, message: AskPreviews) -> None:
        """Tell a seat what its choices would do; a socket has a few questions open at most."""
        moment = Moment(name, message.seat, table.streams[message.seat].version, table.decided)
        known = self.told.get(moment)
        if connection.foretelling >= MOST_ASKED:
            connection.fail("too-fast", "what your choices would do is being counted: wait for an answer", message.id)
            return
        if known is None:
            known = self._foresee(moment, table, connection.address)
        if known.done():
            tell(connection, message, moment.version, known.result())
        else:
            connection.foretelling += 1
            task = asyncio.get_running_loop().create_task(self._answer(known, moment, connection, message))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _foresee(self, moment: Moment, table: Table, address: str) -> asyncio.Future[Foreseen]:
        work = partial(foresee, table.game, table.blind(moment.seat), moment.seat)
        found: asyncio.Future[Foreseen]
        if isinstance(table.game, Aims):
            found = asyncio.ensure_future(self.errands.run(address, moment.table, work))
            found.add_done_callback(lambda ended: self._check(moment, ended))
        else:
            found = asyncio.get_running_loop().create_future()
            found.set_result(work())
        self.told[moment] = found
        while len(self.told) > KEPT:
            self.told.popitem(last=False)
        return found

    def _check(self, moment: Moment, ended: asyncio.Future[Foreseen]) -> None:
        if ended.cancelled() or ended.exception() is not None:
            self.told.pop(moment, None)

    async def _answer(
        self, found: asyncio.Future[Foreseen], moment: Moment, connection: Connection, message: AskPreviews
    ) -> None:
        try:
            told = await asyncio.shield(found)
        except TooManyErrands as error:
            connection.fail("too-fast", str(error), message.id)
        else:
            tell(connection, message, moment.version, told)
        finally:
            connection.foretelling -= 1

    def forget(self, table: str) -> None:
        """Let go of what was told at a table: it is taken back to what was stored, under versions that come again."""
        for moment in [each for each in self.told if each.table == table]:
            del self.told[moment]

    def close(self) -> None:
        """End."""
        for task in self.tasks:
            task.cancel()


def tell(connection: Connection, message: AskPreviews, version: int, told: Foreseen) -> None:
    """Send what was foreseen."""
    connection.send(
        Previewed(id=message.id, seat=message.seat, version=version, moment=told.moment, choices=told.choices)
    )
