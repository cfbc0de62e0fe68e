"""What gatherings ask of the hub; apart from both, so that the hub alone knows them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol

from bestiary.server.errands import Errands
from bestiary.server.jobs import Change, Job
from bestiary.server.limits import Addresses
from bestiary.server.live import Live
from bestiary.server.metrics import Metrics
from bestiary.server.quotas import Quotas
from bestiary.server.settings import Settings
from bestiary.server.storage import Key, Storage
from bestiary.table.table import Table


class Inn(Protocol):
    """A hub as those who wait there see it."""

    settings: Settings
    storage: Storage
    addresses: Addresses
    metrics: Metrics
    quotas: Quotas
    errands: Errands

    @property
    def tables(self) -> Mapping[str, Live]: ...
    def write(self, job: Job) -> None: ...
    def soon(self, work: Coroutine[Any, Any, None]) -> None: ...
    async def store(self, table: str, changes: Sequence[Change], first_entry: int = -1, entries: int = 0) -> None: ...
    async def open(
        self, table: Table, seats_of: list[Key], opener: str = "", also: Callable[[str], list[Change]] = ...
    ) -> Live: ...
