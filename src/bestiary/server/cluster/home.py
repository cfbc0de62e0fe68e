"""What a socket asks of the server where it ends, or that has its table; the member alone knows all of both."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from bestiary.server.cluster.post import Post
from bestiary.server.hub import Hub


class Home(Protocol):
    """A member of a cluster as its sockets see it."""

    hub: Hub
    post: Post
    name: str
    moving: set[str]
    edges: dict[int, Any]
    fars: dict[tuple[str, int], Any]

    @property
    def silent(self) -> bool:
        """Whether others may have taken this server's tables over without its knowing."""
        ...

    def soon(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else."""
        ...

    async def target(self, table: str) -> str:
        """Return the name of the server at which a table is, or is to be; nothing if that is not known now."""
        ...

    async def claimed(self, table: str) -> bool:
        """Own a table, and tell whether that was possible."""
        ...
