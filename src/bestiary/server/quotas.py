"""How much of the server one address may hold: tables that go on, and what is stored for it."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from bestiary.core.errors import BestiaryError
from bestiary.server.limits import Buckets
from bestiary.server.settings import Settings
from bestiary.server.storage import Storage

DAY: Final = 86_400.0


class TooManyTables(BestiaryError):
    """Too many tables that are open at once."""


class TooMuchStored(BestiaryError):
    """More was stored for an address within a day than one may have."""


class Quotas:
    """What each address holds, as far as this process has seen it."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.opened: defaultdict[str, set[str]] = defaultdict(set)  # by address, the tables opened from there
        self.running = 0  # tables in all, as last counted
        self.stored = Buckets(settings.bytes_per_address / DAY, settings.bytes_per_address)

    async def check_opening(self, address: str) -> None:
        """Raise if no table may be opened from an address now."""
        self.check_room()
        self.check_storing(address)
        here = self.opened[address]
        if len(here) >= self.settings.tables_per_address:
            here -= await self._ended(here)
        if len(here) >= self.settings.tables_per_address:
            raise TooManyTables(
                f"{len(here)} games that were opened from your address go on: end some of them before you open another"
            )
        if self.running >= self.settings.tables_in_all:
            raise TooManyTables("as many games go on here as this server takes: try again later")

    def check_storing(self, address: str) -> None:
        """Raise if no more is stored for an address today."""
        if self.stored.level(address) <= 0:
            raise TooMuchStored(
                f"more than {self.settings.bytes_per_address >> 20} MB were stored for your address within a day: "
                "go on later, or delete games and ask whoever runs this server"
            )

    def check_room(self) -> None:
        """Raise if what room is left belongs to the games that go on."""
        if "disk" in self.storage.ails():
            raise TooManyTables("the server's disk is almost full: games go on, but no new ones are taken")

    def note_opening(self, address: str, table: str, size: int) -> None:
        """Count a table, and the bytes of its opening."""
        self.note_stored(address, size)
        self.opened[address].add(table)
        self.running += 1

    def note_stored(self, address: str, size: int) -> None:
        """Count bytes that are stored for an address."""
        self.stored.pour(address, size)

    async def tidy(self) -> None:
        """Count what goes on, and forget what has ended."""
        self.running = await self.storage.count_running()
        for address in list(self.opened):
            self.opened[address] -= await self._ended(self.opened[address])
            if not self.opened[address]:
                del self.opened[address]

    async def _ended(self, tables: set[str]) -> set[str]:
        found = {table: await self.storage.table(table) for table in set(tables)}
        return {table for table, stored in found.items() if stored is None or stored.ended is not None}
