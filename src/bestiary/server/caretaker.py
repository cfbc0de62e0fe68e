"""What goes on beside the games: silent connections are closed, idle tables let go, old ones deleted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

from bestiary.server.analyses import Analyses
from bestiary.server.control import Watched
from bestiary.server.jobs import Change, Delete, Job, Served
from bestiary.server.live import Live
from bestiary.server.lobby import Lobby
from bestiary.server.logs import log
from bestiary.server.quotas import Quotas
from bestiary.server.replays import Replays
from bestiary.server.settings import Settings
from bestiary.server.storage import Storage
from bestiary.table.saved import NEVER, needed

SWEEP_SECONDS = 5.0
TIDY_SECONDS = 600.0
SILENT_HEARTBEATS = 3


class House(Protocol):
    """What is kept tidy: the tables of a server, and where they are stored."""

    settings: Settings
    storage: Storage
    tables: dict[str, Live]
    analyses: Analyses
    replays: Replays
    wishes: Watched
    quotas: Quotas

    def write(self, job: Job) -> None: ...
    async def store(self, table: str, changes: Sequence[Change], first_entry: int = -1, entries: int = 0) -> None: ...
    def let_go(self, live: Live) -> None: ...
    @property
    def lobby(self) -> Lobby: ...


class Caretaker:
    """Whoever looks through all tables from time to time, and takes away what nobody needs."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def sweep(self) -> None:
        """Close silent connections and let idle tables go, again and again."""
        house = self.house
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            house.write(Job("", [Served(house.settings.now())], lambda _: None))
            await self._fulfil()
            self.look_after()

    def look_after(self) -> None:
        """Close silent connections, and let go of what is not needed for a while."""
        house = self.house
        now = time.monotonic()
        silent = now - SILENT_HEARTBEATS * house.settings.heartbeat
        house.lobby.sweep(silent)
        for live in list(house.tables.values()):
            for connection in list(live.connections):
                if connection.heard < silent:
                    connection.close()
                    live.leave(connection)
            if not (live.table.over or now - live.used > house.settings.idle_seconds):
                continue
            live.table.forget_messages()  # whoever comes back gets a snapshot
            if far_off(live, house.settings):
                house.let_go(live)
            else:
                live.save()

    async def _fulfil(self) -> None:
        """Close tables that the operator wants closed."""
        for table in self.house.wishes.look().close:
            if await self.house.storage.table(table) is not None:
                await self.delete(table)
                log.info("closed by the operator", extra={"table": table})

    async def tidy(self) -> None:
        """Give up tables to which nobody came, and finished games that were kept long enough."""
        house = self.house
        while True:
            settings = house.settings
            unused = settings.now() - int(settings.unused_hours * 3_600_000)
            kept = settings.now() - int(settings.keep_days * 86_400_000) if settings.keep_days else 0
            old = await house.storage.outdated(unused, kept)
            for table in old:
                live = house.tables.get(table)
                if live is None or not live.connections:
                    await self.delete(table)
            await house.lobby.tidy()
            await house.quotas.tidy()
            await asyncio.sleep(TIDY_SECONDS)

    async def delete(self, table: str) -> None:
        """Delete a table and all that is known of it."""
        live = self.house.tables.pop(table, None)
        if live is not None:
            live.stop()
            for connection in list(live.connections):
                connection.fail("unknown-table", "this game was deleted", fatal=True)
        await self.house.store(table, [Delete(table)])
        self.house.analyses.forget(table)
        self.house.replays.forget(table)


def far_off(live: Live, settings: Settings) -> bool:
    """Tell whether nobody is at a table, and nothing will happen there for a while."""
    if live.connections or live.pending or live.thinking or live.landing:
        return False
    due = needed(live.table)
    return due == NEVER or due - settings.now() > 1000 * settings.idle_seconds
