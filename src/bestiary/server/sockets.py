"""The life of a socket: a token first, then messages, each checked for size, pace and form.

It speaks ASGI directly; a framework's layer in between would cost as much as the rest of a move.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from bestiary.core.errors import BestiaryError, OtherRulesVersion
from bestiary.server.connection import AsgiSend, Connection
from bestiary.server.hub import BadToken, Hub, UnknownTable
from bestiary.server.limits import Bucket
from bestiary.server.live import Live
from bestiary.server.logs import log
from bestiary.server.messages import LARGEST_MESSAGE, PROTOCOL, ClientMessage, Hello, decoder
from bestiary.server.requests import answer
from bestiary.server.storage import StorageError

AsgiReceive = Callable[[], Awaitable[MutableMapping[str, Any]]]

PATH = re.compile(r"/ws/([0-9a-zA-Z_-]{1,64})")
FORGIVEN = 3  # malformed messages before a socket is closed
OVERDONE = 100  # messages beyond the limit before it is closed


async def serve_socket(hub: Hub, scope: MutableMapping[str, Any], receive: AsgiReceive, send: AsgiSend) -> None:
    """Serves one socket from its opening to its end."""
    path = PATH.fullmatch(scope["path"])
    await receive()
    if path is None:
        await send({"type": "websocket.close", "code": 4004})
        return
    await send({"type": "websocket.accept"})
    address = (scope.get("client") or ("?", 0))[0]
    settings = hub.settings
    connection = Connection(send, address, Bucket(settings.messages_per_second, settings.message_burst), hub.metrics)
    if not hub.addresses.enter(address):
        connection.fail("full", "too many sockets are open from this address", fatal=True)
        await connection.finish()
        return
    live: Live | None = None
    try:
        live = await _greet(hub, path[1], connection, receive)
        while live is not None and not connection.closing:
            text = await _next(receive)
            if text is None:
                break
            message = _read(hub, connection, text)
            if message is not None:
                live = hub.tables.get(live.id, live)
                await answer(hub, live, connection, message)
    finally:
        hub.addresses.leave(address)
        if live is not None:
            live.leave(connection)
        if not connection.closing:
            connection.gone()
        await connection.finish()


async def _next(receive: AsgiReceive) -> str | bytes | None:
    message = await receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | bytes = message.get("text") or message.get("bytes") or ""
    return text


async def _greet(hub: Hub, table: str, connection: Connection, receive: AsgiReceive) -> Live | None:
    try:
        async with asyncio.timeout(hub.settings.hello_seconds):
            text = await _next(receive)
    except TimeoutError:
        text = ""
    if text is None:
        return None
    hello = _read(hub, connection, text) if text else None
    if connection.closing:
        return None
    if not isinstance(hello, Hello):
        connection.fail("hello-first", "say hello with your token first, at once", fatal=True)
        return None
    if hub.closing:
        connection.fail("closing", "the server is shutting down: connect again in a moment", fatal=True)
        return None
    return _let_in(hub, table, connection, hello)


def _let_in(hub: Hub, table: str, connection: Connection, hello: Hello) -> Live | None:
    if hub.addresses.guessing(connection.address):
        connection.fail("too-fast", "too many wrong links were tried from this address: wait a minute", fatal=True)
        return None
    try:
        key = hub.key(table, hello.token)
        if hello.protocol != PROTOCOL:
            connection.fail(
                "protocol", f"this server speaks protocol {PROTOCOL}, the page {hello.protocol}: reload it", fatal=True
            )
            return None
        live = hub.live(table)
    except BestiaryError as error:
        code = _code(error)
        if code in ("bad-token", "unknown-table"):
            hub.addresses.guessed_wrong(connection.address)
        log.info("not let in", extra={"table": table, "address": connection.address, "code": code})
        connection.fail(code, str(error), fatal=True)
        return None
    if len(live.connections) >= hub.settings.sockets_per_table:
        connection.fail("full", "too many sockets are open at this table", fatal=True)
        return None
    connection.key = key
    live.join(connection, hello.seen)
    return live


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


def _read(hub: Hub, connection: Connection, text: str | bytes) -> ClientMessage | None:
    hub.metrics.count("messages_in")
    connection.heard = time.monotonic()
    if len(text) > LARGEST_MESSAGE:
        connection.fail("too-large", f"a message has at most {LARGEST_MESSAGE} bytes", fatal=True)
        return None
    if not connection.bucket.take():
        connection.overdone += 1
        if connection.overdone > OVERDONE:
            connection.fail("too-fast", "this socket kept sending too fast", fatal=True)
        elif connection.overdone == 1 or connection.overdone % 10 == 0:
            connection.fail("too-fast", "slow down: this message was not carried out")
        return None
    try:
        message: ClientMessage = decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        connection.malformed += 1
        connection.fail("malformed", f"this is no message: {error}", fatal=connection.malformed == FORGIVEN)
        return None
    return message
