"""Who thinks next: questions to worker processes, each address and each table in its turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

MOST_AT_ONCE: Final = 32  # questions that are being answered


class Place(NamedTuple):
    """Where a question comes from, and whether anybody waits for its answer."""

    address: str
    table: str
    watched: bool = True


class _Waiting(Generic[T]):
    """A question that has not been asked yet."""

    def __init__(self, ask: Callable[[], T], answer: asyncio.Future[T]) -> None:
        self.ask = ask
        self.answer = answer


class Turns(Generic[T]):
    """A queue before workers in which nobody is passed by: not by the many tables of one address, nor by one table.

    Whoever has waited longest since his last turn comes first, addresses before the tables of each. Tables that nobody
    watches come after all others.
    """

    def __init__(self, name: str) -> None:
        self.threads = ThreadPoolExecutor(MOST_AT_ONCE, name)
        self.at_once: Callable[[], int] = lambda: 1  # how many questions may be asked at a time
        self.busy = 0
        self.queues: tuple[Addresses[T], Addresses[T]] = (OrderedDict(), OrderedDict())  # watched ones, and others

    async def ask(self, place: Place, ask: Callable[[], T]) -> T:
        """Return the answer to a question when its turn has come; one that nobody waits for any more is not asked."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        waiting = _Waiting(ask, answer)
        tables = self.queues[not place.watched].setdefault(place.address, OrderedDict())
        tables.setdefault(place.table, deque()).append(waiting)
        self._go_on(loop)
        return await answer

    def waiting(self, address: str) -> int:
        """Return how many questions of an address have not been asked yet."""
        return sum(len(asked) for queue in self.queues for asked in queue.get(address, {}).values())

    def close(self) -> None:
        """End; whatever waits is never asked."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        while self.busy < min(self.at_once(), MOST_AT_ONCE):
            next_one = self._next()
            if next_one is None:
                return
            self.busy += 1
            asked = loop.run_in_executor(self.threads, next_one.ask)
            asked.add_done_callback(partial(self._answered, next_one, loop))

    def _next(self) -> _Waiting[T] | None:
        for queue in self.queues:
            while queue:
                address, tables = next(iter(queue.items()))
                table, asked = next(iter(tables.items()))
                found = asked.popleft()
                if asked:
                    tables.move_to_end(table)
                else:
                    del tables[table]
                if tables:
                    queue.move_to_end(address)
                else:
                    del queue[address]
                if not found.answer.done():
                    return found
        return None

    def _answered(self, one: _Waiting[T], loop: asyncio.AbstractEventLoop, done: asyncio.Future[T]) -> None:
        self.busy -= 1
        if not one.answer.done():
            if done.cancelled():
                one.answer.cancel()
            elif (error := done.exception()) is not None:
                one.answer.set_exception(error)
            else:
                one.answer.set_result(done.result())
        if not loop.is_closed():
            self._go_on(loop)


Addresses = OrderedDict[str, OrderedDict[str, deque[_Waiting[T]]]]
