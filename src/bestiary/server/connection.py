"""One socket: what goes out waits in a queue of its own, so that a slow client holds nobody up."""

from __future__ import annotations

import asyncio
import time
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from typing import Any, cast

from bestiary.server.limits import Bucket
from bestiary.server.messages import CLOSE_CODES, Error, Reply, encoder
from bestiary.server.metrics import Metrics
from bestiary.server.storage import Key

AsgiSend = Callable[[MutableMapping[str, Any]], Awaitable[None]]

MOST_WAITING = 512  # messages a client may fall behind before it is cut off
SLOW = 1013
NORMAL = 1000


class Connection:
    """Sends messages in order to one client."""

    def __init__(self, send: AsgiSend, address: str, bucket: Bucket, metrics: Metrics) -> None:
        self._send = send
        self.address = address
        self.bucket = bucket
        self.metrics = metrics
        self.key = Key("", [])
        self.heard = time.monotonic()
        self.malformed = 0
        self.overdone = 0
        self.waiting: deque[str] = deque()
        self.closing = 0  # the close code, once it is to be closed
        self._rest: asyncio.Future[None] | None = None  # sends what the transport did not take at once
        self._gone = False

    def send(self, message: Reply) -> None:
        """Queues a message."""
        self.send_text(encoder.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Queues a message that is already encoded."""
        if self._gone or self.closing:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.closing = SLOW
        else:
            self.waiting.append(text)
        self._push()

    def fail(self, code: str, words: str, id: str = "", *, fatal: bool = False) -> None:  # noqa: A002
        """Queues an error, and the end of the socket if it is fatal."""
        self.metrics.count("errors", label=f'code="{code}"')
        self.send(Error(code=code, words=words, id=id, fatal=fatal))
        if fatal:
            self.close(CLOSE_CODES[code])

    def close(self, code: int = NORMAL) -> None:
        """Ends the socket once all that waits is sent."""
        self.closing = self.closing or code
        self._push()

    def gone(self) -> None:
        """Notes that the client has gone."""
        self._gone = True

    async def finish(self) -> None:
        """Waits until all that can be sent is sent."""
        if self._rest is not None:
            await self._rest

    def _push(self) -> None:
        # Nearly always the transport takes a message at once; a task for each would cost as much as sending it.
        if self._rest is not None:
            return
        sending = self._drain()
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        self._rest = asyncio.ensure_future(_go_on(sending, waits_for))

    async def _drain(self) -> None:
        try:
            while self.waiting and not self._gone:
                text = self.waiting.popleft()
                await self._send({"type": "websocket.send", "text": text})
                self.metrics.count("messages_out")
                self.metrics.count("bytes_out", len(text))
            if self.closing and not self._gone:
                self._gone = True
                await self._send({"type": "websocket.close", "code": self.closing})
        except (OSError, RuntimeError):
            self._gone = True
        finally:
            self._rest = None


@types.coroutine
def _go_on(started: Coroutine[Any, None, None], waits_for: Any) -> Generator[Any, None, None]:
    yield waits_for
    yield from cast("Generator[Any, None, None]", started)
