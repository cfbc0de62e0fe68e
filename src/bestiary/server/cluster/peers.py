"""The other servers: who lives, who is leaving, and when one that gives no sign of life is declared dead."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bestiary.core.errors import BestiaryError
from bestiary.server.cluster.post import Post
from bestiary.server.cluster.postgres import Peer, Postgres
from bestiary.server.logs import log

RESTARTED_SECONDS: Final = 3.0  # after losing our own connection, for which a lost lock means nothing


class OtherCluster(BestiaryError):
    """Servers that share the database and no messages."""


@dataclass
class Watched:
    """What was last seen of a server."""

    name: str
    beat: int
    since: float  # since when it has not beaten
    draining: bool


class Peers:
    """The watch over the other servers by their beats."""

    def __init__(self, storage: Postgres, post: Post, lost: Callable[[str], None]) -> None:
        self.storage = storage
        self.post = post
        self.lost = lost  # called with the name of each that has ended
        self.known: dict[int, Watched] = {}

    def another(self) -> str:
        """Return the name of a server that stays, if one is known."""
        staying = [peer.name for peer in self.known.values() if not peer.draining]
        return random.choice(staying) if staying else ""

    async def look(self) -> None:
        """Look at all of them once."""
        found = {peer.id: peer for peer in await self.storage.others()}
        now = time.monotonic()
        for server in self.known.keys() - found.keys():
            self.lost(self.known.pop(server).name)
        for server, peer in found.items():
            known = self.known.get(server)
            if known is None:
                self.known[server] = Watched(peer.name, peer.beat, now, peer.draining)
                continue
            known.draining = peer.draining
            if peer.beat != known.beat:
                known.beat, known.since = peer.beat, now
            if await self._is_dead(peer, known) and await self.storage.declare_dead(server, known.beat):
                log.warning("server declared dead", extra={"words": known.name})
                del self.known[server]
                self.lost(known.name)

    async def _is_dead(self, peer: Peer, known: Watched) -> bool:
        posting = self.storage.posting
        # Whoever was away himself, or had no database, can't tell how long others were.
        watched_since = max(known.since, posting.steady_at)
        if posting.silent:
            return False
        if time.monotonic() - watched_since > peer.lease:
            return True
        # A lock is lost with the connection, as when the database restarts; messages are, when NATS does. With both
        # it is the process that has ended.
        calm = time.monotonic() - posting.lost_at > RESTARTED_SECONDS
        return peer.unlocked and calm and await self.post.is_gone(peer.name)

    async def refuse_another_cluster(self) -> None:
        """Raise if servers live by this database that other messages connect."""
        for peer in await self.storage.others():
            if await self.post.is_gone(peer.name):
                await asyncio.sleep(peer.lease)
                later = {other.id: other.beat for other in await self.storage.others()}
                if later.get(peer.id, peer.beat) != peer.beat and await self.post.is_gone(peer.name):
                    raise OtherCluster(
                        "Other servers use this database and can't be reached over this NATS: give all servers of a "
                        "cluster the same --nats, or this one another --database."
                    )
