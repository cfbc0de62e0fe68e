"""The life of a socket: a token first, then messages, each checked for size, pace and form."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from bestiary.core.errors import BestiaryError, OtherRulesVersion
from bestiary.server.connection import Connection, Way
from bestiary.server.hub import BadToken, Hub, UnknownTable, key_of
from bestiary.server.jobs import StorageError, told
from bestiary.server.limits import Bucket
from bestiary.server.live import Live
from bestiary.server.logs import log
from bestiary.server.messages import LARGEST_MESSAGE, PROTOCOL, ClientMessage, Hello, decoder
from bestiary.server.requests import answer

Said = TypeVar("Said")

PATH = re.compile(r"/ws/([0-9a-zA-Z_-]{1,64})")
FORGIVEN = 3  # malformed messages before a socket is closed
MOST_EARLY = 64  # messages that may come while a table is being loaded
OVERDONE = 100  # messages beyond the limit before it is closed


class Visit:
    """Is one socket's stay: nothing is done for it before its token is known."""

    def __init__(self, hub: Hub, table: str, way: Way, address: str) -> None:
        self.hub = hub
        self.table = table
        settings = hub.settings
        bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self.connection = Connection(way, address, bucket, hub.metrics)
        self.live: Live | None = None
        self.early: list[ClientMessage] | None = None  # what came while the table was being loaded
        self.left = False
        self.entered = False
        self.impatience: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Waits for a token, but not for long."""
        self.entered = self.hub.addresses.enter(self.connection.address)
        if not self.entered:
            self.connection.fail("full", "too many sockets are open from this address", fatal=True)
            return
        loop = asyncio.get_running_loop()
        self.impatience = loop.call_later(self.hub.settings.hello_seconds, self._no_hello)

    def hear(self, text: bytes) -> None:
        """Answers a message."""
        connection = self.connection
        if connection.closing:
            return
        message = read_message(self.hub, connection, text, read_client)
        if self.early is not None:
            self._keep(message)
        elif self.live is None:
            self._greet(message)
        elif message is not None:
            self.live = self.hub.tables.get(self.live.id, self.live)
            answer(self.hub, self.live, connection, message)

    def _keep(self, message: ClientMessage | None) -> None:
        assert self.early is not None
        if message is not None:
            self.early.append(message)
        if len(self.early) > MOST_EARLY:
            self.connection.fail("too-fast", "this socket kept sending before the table was there", fatal=True)

    def hold(self, held: bool) -> None:
        """Sends nothing for a while, or goes on."""
        self.connection.hold(held)

    def gone(self) -> None:
        """Lets go of everything."""
        self.left = True
        self.connection.gone()
        self._calm()
        if self.entered:
            self.hub.addresses.leave(self.connection.address)
        if self.live is not None:
            self.live.leave(self.connection)

    def _greet(self, hello: ClientMessage | None) -> None:
        self._calm()
        connection = self.connection
        if connection.closing:
            return
        if not isinstance(hello, Hello):
            self._no_hello()
        elif self.hub.closing:
            connection.fail("closing", "the server is shutting down: connect again in a moment", fatal=True)
        elif _may_try(self.hub, connection, hello):
            live = self.hub.tables.get(self.table)
            if live is None:
                self.early = []
                self.hub.soon(self._load(hello))
            else:
                self._show(live, hello)

    async def _load(self, hello: Hello) -> None:
        try:
            await self.hub.key(self.table, hello.token)  # whoever has none brings no table into the memory
            live = await self.hub.live(self.table)
        except BestiaryError as error:
            _turn_away(self.hub, self.table, self.connection, error)
            return
        early, self.early = self.early or [], None
        if self.left or self.connection.closing:
            return
        self._show(live, hello)
        for message in early:
            if self.live is not None and not self.connection.closing:
                answer(self.hub, self.live, self.connection, message)

    def _show(self, live: Live, hello: Hello) -> None:
        connection = self.connection
        try:
            connection.key = key_of(live.keys, hello.token)
        except BestiaryError as error:
            _turn_away(self.hub, self.table, connection, error)
            return
        connection.token, connection.adds = hello.token, hello.adds
        if len(live.connections) >= self.hub.settings.sockets_per_table:
            connection.fail("full", "too many sockets are open at this table", fatal=True)
            return
        self.live = live
        live.join(connection, hello.seen)

    def _no_hello(self) -> None:
        self.connection.fail("hello-first", "say hello with your token first, at once", fatal=True)

    def _calm(self) -> None:
        if self.impatience is not None:
            self.impatience.cancel()
            self.impatience = None


def greet(hub: Hub, way: Way, path: str, address: str) -> Visit | None:
    """Receives a socket; there is one for each table, and none at other addresses."""
    found = PATH.fullmatch(path)
    return None if found is None else Visit(hub, found[1], way, address)


def _may_try(hub: Hub, connection: Connection, hello: Hello) -> bool:
    if hub.addresses.guessing(connection.address):
        connection.fail("too-fast", "too many wrong links were tried from this address: wait a minute", fatal=True)
        return False
    if hello.protocol != PROTOCOL:
        connection.fail(
            "protocol", f"this server speaks protocol {PROTOCOL}, the page {hello.protocol}: reload it", fatal=True
        )
        return False
    return True


def _turn_away(hub: Hub, table: str, connection: Connection, error: BestiaryError) -> None:
    code = _code(error)
    if code in ("bad-token", "unknown-table"):
        hub.addresses.guessed_wrong(connection.address)
    log.info("not let in", extra={"table": table, "address": connection.address, "code": code})
    connection.fail(code, told(error), fatal=True)


def _code(error: BestiaryError) -> str:
    for kind, code in (
        (BadToken, "bad-token"),
        (UnknownTable, "unknown-table"),
        (OtherRulesVersion, "other-rules"),
        (StorageError, "storage"),
    ):
        if isinstance(error, kind):
            return code
    return "storage"


def read_client(text: bytes) -> ClientMessage:
    """Read a message to a table."""
    message: ClientMessage = decoder.decode(text)
    return message


def read_message(
    hub: Hub, connection: Connection, text: bytes, read: Callable[[bytes], Said], largest: int = LARGEST_MESSAGE
) -> Said | None:
    """Read a message if it is of the right size, pace and form; what is wrong with it is told."""
    hub.metrics.count("messages_in")
    connection.heard = now = time.monotonic()
    if len(text) > largest:
        connection.fail("too-large", f"a message has at most {largest} bytes", fatal=True)
        return None
    # A crowd of sockets of one address is no way round what each may ask for.
    if not connection.bucket.take(now) or not hub.addresses.messages.take(connection.address):
        connection.overdone += 1
        if connection.overdone > OVERDONE:
            connection.fail("too-fast", "this socket kept sending too fast", fatal=True)
        elif connection.overdone == 1 or connection.overdone % 10 == 0:
            connection.fail("too-fast", "slow down: this message was not carried out")
        return None
    try:
        return read(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        connection.malformed += 1
        connection.fail("malformed", f"this is no message: {error}", fatal=connection.malformed == FORGIVEN)
        return None
