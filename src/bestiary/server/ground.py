"""Where throws land: one after the other, outside the event loop and in a process of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from bestiary.core.errors import BestiaryError
from bestiary.server.settings import Settings
from bestiary.table.practice import Practice
from bestiary.workers.nature import Supplier

WAITING: Final = 8  # practice throws that may wait for their turn,
WAITING_OF_ONE: Final = 2  # and those of one address


class TooManyThrows(BestiaryError):
    """Is raised when so many practise that another throw would not land soon."""


class Ground:
    """Computes outcomes of nature."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.supplier = Supplier()
        self.threads = ThreadPoolExecutor(1, name)

    async def outcome(self, state: bytes, key: bytes) -> tuple[list[int], str | None]:
        """Returns the outcome that is due in a packed state, and why it is only a quick one, if it is."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._outcome, state, key)

    def _outcome(self, state: bytes, key: bytes) -> tuple[list[int], str | None]:
        return self.supplier.outcome(state, key), self.supplier.failure

    def spread(self, elsewhere: Callable[[bytes], bytes | None], at_once: int) -> None:
        """Has others asked first, so many at a time; what they don't answer is computed here, one after the other."""
        self.supplier.elsewhere = elsewhere
        self.threads.shutdown(wait=False)
        self.threads = ThreadPoolExecutor(at_once, self.name)

    def close(self) -> None:
        """Ends the process."""
        self.supplier.close()
        self.threads.shutdown(wait=False, cancel_futures=True)


class PracticeGround(Ground):
    """Lets practice throws land, beside those at tables; only so many may wait."""

    def __init__(self, settings: Settings) -> None:
        super().__init__("practice")
        self.settings = settings
        self.waiting: list[str] = []  # the addresses they come from

    async def land(self, practice: Practice, address: str = "") -> None:
        """Lets what is in the air land."""
        if len(self.waiting) >= WAITING or self.waiting.count(address) >= WAITING_OF_ONE:
            raise TooManyThrows("many throws wait to land: throw again in a moment")
        self.waiting.append(address)
        try:
            outcome, _ = await self.outcome(practice.demand(), self.settings.key())
            practice.land(outcome)
        finally:
            self.waiting.remove(address)
