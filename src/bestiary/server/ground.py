"""Where practice throws land: one after the other, in a process beside the one for tables."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from bestiary.core.errors import BestiaryError
from bestiary.server.settings import Settings
from bestiary.table.practice import Practice
from bestiary.workers.nature import Supplier

WAITING: Final = 8  # throws that may wait for their turn


class TooManyThrows(BestiaryError):
    """Is raised when so many practise that another throw would not land soon."""


class Ground:
    """Lets practice throws land, one after the other, in a process beside the one for tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.supplier = Supplier()
        self.thread = ThreadPoolExecutor(1, "practice")
        self.waiting = 0

    async def land(self, practice: Practice) -> None:
        """Lets what is in the air land."""
        if self.waiting >= WAITING:
            raise TooManyThrows("many people practise now: throw again in a moment")
        self.waiting += 1
        try:
            compute = partial(self.supplier.outcome, practice.demand(), self.settings.key())
            practice.land(await asyncio.get_running_loop().run_in_executor(self.thread, compute))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Ends the process."""
        self.supplier.close()
        self.thread.shutdown(wait=False, cancel_futures=True)
