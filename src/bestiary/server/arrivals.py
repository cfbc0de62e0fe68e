"""The life of a socket at a table whose game has not begun."""

from __future__ import annotations

import asyncio
import re

from bestiary.core.errors import BestiaryError
from bestiary.server.connection import Connection, Way
from bestiary.server.gathering_messages import LARGEST_WISH, Come, GuestMessage, decoder
from bestiary.server.hub import Hub
from bestiary.server.jobs import told
from bestiary.server.limits import Bucket
from bestiary.server.lobby import UnknownGathering
from bestiary.server.logs import log
from bestiary.server.messages import PROTOCOL
from bestiary.server.sockets import MOST_EARLY, read_message
from bestiary.server.storage import Elsewhere
from bestiary.server.waiting import Waiting
from bestiary.table.errors import TableRefusal

PATH = re.compile(r"/ws/gather/([0-9a-zA-Z_-]{1,64})")


class Arrival:
    """One socket's stay: nothing is done for it before it has said who it is."""

    def __init__(self, hub: Hub, gathering: str, way: Way, address: str) -> None:
        self.hub = hub
        self.gathering = gathering
        bucket = Bucket(hub.settings.messages_per_second, hub.settings.message_burst)
        self.connection = Connection(way, address, bucket, hub.metrics)
        self.waiting: Waiting | None = None
        self.early: list[GuestMessage] | None = None  # what came while the gathering was being found
        self.entered = False
        self.left = False
        self.impatience: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Wait for a first word, but not for long."""
        self.entered = self.hub.addresses.enter(self.connection.address)
        if not self.entered:
            self.connection.fail("full", "too many sockets are open from this address", fatal=True)
            return
        loop = asyncio.get_running_loop()
        self.impatience = loop.call_later(self.hub.settings.hello_seconds, self._not_said)

    def hear(self, text: bytes) -> None:
        """Answer a message."""
        if self.connection.closing:
            return
        message = read_message(self.hub, self.connection, text, read_guest, LARGEST_WISH)
        if self.early is not None:
            self._keep(message)
        elif self.waiting is None:
            self._arrive(message)
        elif message is not None and self.connection in self.waiting.connections:
            self.waiting.answer(self.connection, message)

    def hold(self, held: bool) -> None:
        """Send nothing for a while, or go on."""
        self.connection.hold(held)

    def gone(self) -> None:
        """Let go of everything."""
        self.left = True
        self.connection.gone()
        self._calm()
        if self.entered:
            self.hub.addresses.leave(self.connection.address)
        if self.waiting is not None and self.connection in self.waiting.connections:
            self.waiting.gone(self.connection)

    def _arrive(self, come: GuestMessage | None) -> None:
        self._calm()
        connection, hub = self.connection, self.hub
        if connection.closing:
            return
        if not isinstance(come, Come):
            self._not_said()
        elif hub.closing:
            connection.fail("closing", "the server is shutting down: connect again in a moment", fatal=True)
        elif come.protocol != PROTOCOL:
            words = f"this server speaks protocol {PROTOCOL}, the page {come.protocol}: reload it"
            connection.fail("protocol", words, fatal=True)
        elif hub.addresses.guessing(connection.address):
            connection.fail("too-fast", "too many wrong links were tried from this address: wait a minute", fatal=True)
        else:
            self.early = []
            hub.soon(self._enter(come))

    def _keep(self, message: GuestMessage | None) -> None:
        assert self.early is not None
        if message is not None:
            self.early.append(message)
        if len(self.early) > MOST_EARLY:
            self.connection.fail("too-fast", "this socket kept sending before the table was there", fatal=True)

    async def _enter(self, come: Come) -> None:
        try:
            waiting = await self.hub.lobby.find(self.gathering)
            if self.left or self.connection.closing:
                return
            if len(waiting.connections) >= self.hub.settings.sockets_per_table:
                raise TableRefusal("full", "too many sockets are open at this table")
            waiting.come(self.connection, come)
        except Elsewhere as error:
            self.connection.fail("closing", told(error), fatal=True)
        except BestiaryError as error:
            code = error.code if isinstance(error, TableRefusal) else "unknown-table"
            if code == "bad-token" or isinstance(error, UnknownGathering):
                self.hub.addresses.guessed_wrong(self.connection.address)
            log.info("not let in", extra={"address": self.connection.address, "code": code})
            self.connection.fail(code, told(error), fatal=True)
        else:
            self.waiting = waiting
            early, self.early = self.early or [], None
            for message in early:
                if self.connection in waiting.connections:
                    waiting.answer(self.connection, message)

    def _not_said(self) -> None:
        self.connection.fail("hello-first", "say who you are first, at once", fatal=True)

    def _calm(self) -> None:
        if self.impatience is not None:
            self.impatience.cancel()
            self.impatience = None


def read_guest(text: bytes) -> GuestMessage:
    """Read a message to a gathering."""
    message: GuestMessage = decoder.decode(text)
    return message


def arrive(hub: Hub, way: Way, path: str, address: str) -> Arrival | None:
    """Receive a socket of somebody who comes to a gathering; raises `Elsewhere` if another server has those."""
    found = PATH.fullmatch(path)
    if found is None:
        return None
    hub.lobby.check_here()
    return Arrival(hub, found[1], way, address)
