"""A way to a service that can be slow, held up, deaf or cut, and that knows when a commit is under way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

WRITES: Final = b"_append("  # what only the connection that writes asks for
COMMIT_BYTES: Final = 400  # a sign of life alone has about 300, an entry with it 450 at least
PART: Final = 1 << 16


class Passage:
    """One connection through a proxy."""

    def __init__(self, proxy: Proxy, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.proxy = proxy
        self.near = near
        self.far = far
        self.writes = False
        self.asked = 0  # bytes that have no answer yet
        self.maimed = False  # whether bytes are missing: it can never be of use again

    @property
    def committing(self) -> bool:
        """Whether entries are on their way to the disk."""
        return self.writes and self.asked > COMMIT_BYTES

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carries one direction until either end is gone."""
        proxy = self.proxy
        try:
            while part := await reader.read(PART):
                if proxy.delay:
                    await asyncio.sleep(proxy.delay)
                await proxy.flowing.wait()
                if proxy.deaf:
                    self.maimed = True
                    continue
                writer.write(part)
                if writer is self.far:
                    self._asked(part)
                else:
                    self.asked = 0
                await writer.drain()
        except OSError:
            pass
        finally:
            self.abort()

    def _asked(self, part: bytes) -> None:
        self.writes = self.writes or WRITES in part
        self.asked += len(part)
        if self.writes:
            self.proxy.longest = max(self.proxy.longest, self.asked)
        if self.committing:
            told, self.proxy.on_commit = self.proxy.on_commit, None
            if told is not None:
                told()

    def abort(self) -> None:
        """Ends both ends at once."""
        for writer in (self.near, self.far):
            if writer.transport is not None:
                writer.transport.abort()
        self.proxy.passages.discard(self)


class Proxy:
    """Carries connections of one server to one service of this machine."""

    def __init__(self) -> None:
        self.target = 0
        self.port = 0
        self.server: asyncio.Server | None = None
        self.delay = 0.0  # seconds for which each piece is held up, each way
        self.deaf = False  # swallows everything and closes nothing: a half-open link
        self.flowing = asyncio.Event()  # cleared while everything is held up
        self.flowing.set()
        self.on_commit: Callable[[], None] | None = None  # called once, as soon as entries were passed on
        self.longest = 0  # bytes of one question of the connection that writes
        self.passages: set[Passage] = set()

    @property
    def committing(self) -> bool:
        """Whether entries are on their way to the disk."""
        return any(passage.committing for passage in self.passages)

    async def start(self, target: int) -> None:
        self.target = target
        self.server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self.flowing.set()
        self.cut()
        if self.server is not None:
            self.server.close()

    def cut(self) -> None:
        """Ends all connections."""
        for passage in list(self.passages):
            passage.abort()

    def heal(self) -> None:
        """Lets everything through again; connections that lost something end."""
        self.delay, self.deaf = 0.0, False
        self.flowing.set()
        for passage in [passage for passage in self.passages if passage.maimed]:
            passage.abort()

    async def _accept(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        try:
            back, far = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            near.transport.abort()
            return
        passage = Passage(self, near, far)
        self.passages.add(passage)
        await asyncio.gather(passage.pump(reader, far), passage.pump(back, near), return_exceptions=True)
