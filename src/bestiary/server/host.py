"""What a live table asks of the hub that holds it; apart from both, so that the hub alone knows the other."""

from __future__ import annotations

from typing import Any, Protocol

from bestiary.server.ground import Ground
from bestiary.server.jobs import Job, StorageError
from bestiary.server.metrics import Metrics
from bestiary.server.quotas import Quotas
from bestiary.server.settings import Settings
from bestiary.server.storage import Key
from bestiary.server.turns import Place
from bestiary.table.table import Thought


class Host(Protocol):
    """A hub as its tables see it."""

    settings: Settings
    metrics: Metrics
    ground: Ground
    quotas: Quotas

    def write(self, job: Job) -> None:
        """Queue a job for the disk."""

    def drop(self, live: Any, reason: StorageError) -> None:
        """Forget a live table whose last change could not be stored."""

    def keep_keys(self, table: str, keys: list[Key]) -> None:
        """Remember the keys of a table's seats."""

    async def think(self, thought: Thought, place: Place) -> int:
        """Ask a bot for a decision."""
        ...
