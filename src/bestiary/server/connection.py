"""One client: what goes out to it waits in a queue of its own while it is slow, so that it holds nobody up."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Protocol

from bestiary.server.limits import Bucket
from bestiary.server.messages import CLOSE_CODES, Error, Reply, encoder
from bestiary.server.metrics import Metrics
from bestiary.server.storage import Key

MOST_WAITING = 512  # messages a client may fall behind before it is cut off,
MOST_BYTES = 2 << 20  # and bytes
LAST_SECONDS = 10.0  # that a slow client has to take what waits before it is closed
SLOW = 1013
NORMAL = 1000


class Way(Protocol):
    """Is how messages leave."""

    def write(self, texts: list[bytes]) -> None:
        """Sends messages."""

    def end(self, code: int) -> None:
        """Closes after all that was sent."""


class Connection:
    """Sends messages in order to one client."""

    def __init__(self, way: Way, address: str, bucket: Bucket, metrics: Metrics) -> None:
        self.way = way
        self.address = address
        self.bucket = bucket
        self.metrics = metrics
        self.key = Key("", [])
        self.token = ""  # by which it showed that the key is its own
        self.adds = False  # numbers to keys that are made while it is here
        self.heard = time.monotonic()
        self.malformed = 0
        self.overdone = 0
        self.waiting: deque[bytes] = deque()
        self.behind = 0  # bytes that wait
        self.held = False  # while the client is slow
        self.foretelling = 0  # questions about what its choices would do that are not answered yet
        self.closing = 0  # the close code, once it is to be closed
        self._gone = False

    def send(self, message: Reply) -> None:
        """Sends a message, or queues it."""
        self.send_texts([encoder.encode(message)])

    def send_texts(self, texts: list[bytes]) -> None:
        """Sends messages that are already encoded, all at once, or queues them."""
        if self._gone or self.closing:
            return
        if not self.held:
            self._write(texts)
        else:
            self.waiting.extend(texts)
            self.behind += sum(map(len, texts))
            if len(self.waiting) > MOST_WAITING or self.behind > MOST_BYTES:
                self.waiting.clear()
                self.close(SLOW)

    def fail(self, code: str, words: str, id: str = "", *, fatal: bool = False) -> None:  # noqa: A002
        """Sends an error, and the end of the socket if it is fatal."""
        self.metrics.count("errors", label=f'code="{code}"')
        self.send(Error(code=code, words=words, id=id, fatal=fatal))
        if fatal:
            self.close(CLOSE_CODES[code])

    def close(self, code: int = NORMAL) -> None:
        """Ends the socket once all that waits is sent; a client that was cut off for its slowness is not waited for."""
        if self._gone or self.closing:
            return
        self.closing = code
        if self.waiting:
            asyncio.get_running_loop().call_later(LAST_SECONDS, self.cut_off)
        else:
            self.way.end(code)

    def cut_off(self) -> None:
        """Close without what still waits."""
        if self.waiting and not self._gone:
            self.waiting.clear()
            self.way.end(self.closing)

    def hold(self, held: bool) -> None:
        """Notes that the client is slow, or sends what waited for it."""
        self.held = held
        while self.waiting and not self.held and not self._gone:
            text = self.waiting.popleft()
            self.behind -= len(text)
            self._write([text])
            if self.closing and not self.waiting:
                self.way.end(self.closing)

    def gone(self) -> None:
        """Notes that the client has gone."""
        self._gone = True
        self.waiting.clear()

    def _write(self, texts: list[bytes]) -> None:
        self.metrics.sent(len(texts), sum(map(len, texts)))
        self.way.write(texts)
