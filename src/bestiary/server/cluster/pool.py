"""Workers anywhere, as a server sees them: what one does not answer another is asked, and at last its own process.

Every answer follows from its question alone, so it does not matter who gives it, nor that two do.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from concurrent.futures import CancelledError
from contextlib import aclosing, suppress
from functools import partial
from typing import Any, Final

import msgspec
import nats.errors
from nats.aio.msg import Msg

from bestiary._engine import ENGINE
from bestiary.server.cluster import traces, work
from bestiary.server.cluster.post import Post, is_unheard
from bestiary.server.hub import Hub
from bestiary.server.logs import log
from bestiary.server.metrics import Metrics

TRIES: Final = 3
THROWS_AT_ONCE: Final = 8


class Lost(Exception):
    """Whoever thought about a question is silent, or failed: it is worth asking again."""


class NobodyFree(Exception):
    """No worker takes a question now."""


class Pool:
    """All workers that a server knows of."""

    def __init__(self, post: Post, metrics: Metrics) -> None:
        self.post = post
        self.metrics = metrics
        self.workers: dict[str, tuple[int, float]] = {}  # how many questions each takes at once, and when it said so
        self.open: dict[str, str] = {}  # questions that are being thought about, and who does
        self.asking: set[asyncio.Task[Any]] = set()
        self.closed = False
        metrics.gauges["worker_places"] = lambda: self.places
        metrics.gauges["worker_questions"] = lambda: len(self.open)

    async def start(self) -> None:
        """Listen for workers."""
        self.loop = asyncio.get_running_loop()
        await self.post.client.subscribe(work.NEWS, cb=self._heard)

    async def close(self) -> None:
        """Ask nobody any more; whoever waits finds the answer himself."""
        self.closed = True
        for task in self.asking:
            task.cancel()
        await asyncio.gather(*self.asking, return_exceptions=True)

    def serve(self, hub: Hub) -> None:
        """Have a server's bots, throws, hints and analyses done by workers, where there are some."""
        moves, throws = partial(self.ask_aside, "moves"), partial(self.ask_aside, "throws")
        for thinker in (*hub.thinkers.values(), hub.adviser.thinker):
            thinker.elsewhere = moves
        for turns in hub.turns.values():
            turns.at_once = self.at_once
        hub.adviser.turns.at_once = self.at_once
        for ground in (hub.ground, hub.practice_ground):
            ground.spread(throws, THROWS_AT_ONCE)
        hub.analyses.elsewhere = self.analyse

    @property
    def places(self) -> int:
        """How many questions all workers take at once."""
        since = time.monotonic() - work.FORGOTTEN_SECONDS
        return sum(places for places, at in self.workers.values() if at > since)

    def at_once(self) -> int:
        """Return how many questions of a kind a server asks at once: one is for its own process."""
        return 1 + self.places

    def ask_aside(self, kind: work.Kind, question: bytes) -> bytes | None:
        """Return a worker's answer, asked from another thread; nothing if none gives one."""
        if self.closed or not self.places:
            return None
        asking = self.ask(kind, question)
        try:
            return asyncio.run_coroutine_threadsafe(asking, self.loop).result()
        except CancelledError:
            return None
        except RuntimeError:  # the loop has ended meanwhile
            asking.close()
            return None

    async def ask(self, kind: work.Kind, question: bytes) -> bytes | None:
        """Return a worker's answer; nothing if none gives one."""
        started = time.perf_counter()
        asked = work.encode(work.Asked(kind, question))
        with traces.span("thought", kind=kind):
            async with aclosing(self._again(work.QUESTIONS, asked)) as told:
                async for said in told:
                    if isinstance(said, work.Answered):
                        self.metrics.count("worker_answers", label=f'kind="{kind}"')
                        self.metrics.others["worker"].add(time.perf_counter() - started)
                        return said.data
        return None

    async def analyse(self, record: bytes, level: str) -> AsyncGenerator[bytes, None]:
        """Yield what workers write about a game, from its beginning each time that one is lost."""
        async with aclosing(self._again(work.ANALYSES, work.encode(work.Analyse(record, level)))) as told:
            async for said in told:
                if isinstance(said, work.Part):
                    yield said.data
                else:
                    self.metrics.count("worker_answers", label='kind="analyses"')

    async def _again(self, subject: str, question: bytes) -> AsyncGenerator[work.Part | work.Answered, None]:
        task = asyncio.current_task()
        assert task is not None
        self.asking.add(task)
        try:
            for _ in range(TRIES):
                if self.closed or not self.places or not self.post.client.is_connected:
                    return
                try:
                    async with aclosing(self._once(subject, question)) as told:
                        async for said in told:
                            yield said
                            if isinstance(said, work.Answered):
                                return
                except Lost as error:
                    self.metrics.count("worker_losses")
                    log.warning("worker lost", extra={"words": str(error)})
                except NobodyFree:
                    return
        finally:
            self.asking.discard(task)

    async def _once(self, subject: str, question: bytes) -> AsyncGenerator[work.Part | work.Answered, None]:
        client = self.post.client
        inbox = client.new_inbox()
        parts = 0
        worker = ""
        try:
            hearing = await client.subscribe(inbox)
            try:
                await client.publish(subject, question, reply=inbox)
                while True:
                    message = await hearing.next_msg(work.LOST_SECONDS)
                    if is_unheard(message):
                        raise NobodyFree
                    match work.read_said(message.data):
                        case work.Alive(name):
                            self.open[inbox] = worker = name
                        case work.Failed(words):
                            raise Lost(f"{worker}: {words}")
                        case work.Part(number) as part if number == parts:
                            parts += 1
                            yield part
                        case work.Answered() as answered if answered.parts == parts:
                            yield answered
                            return
                        case _:
                            raise Lost(f"{worker}: a piece of the answer is missing")
            finally:
                self.open.pop(inbox, None)
                with suppress(nats.errors.Error, OSError):
                    await hearing.unsubscribe()
        except (nats.errors.Error, OSError, TimeoutError, msgspec.MsgspecError) as error:
            raise Lost(f"{worker or 'nobody'} answers: {str(error) or type(error).__name__}") from error

    async def _heard(self, message: Msg) -> None:
        try:
            here = work.read_here(message.data)
        except msgspec.MsgspecError:
            return
        if message.reply:
            await self.post.answer(message.reply, work.encode(work.Ours(ENGINE.fingerprint)))
        if here.engine != ENGINE.fingerprint:
            return
        known = here.worker in self.workers
        if here.places:
            self.workers[here.worker] = (here.places, time.monotonic())
        else:
            self.workers.pop(here.worker, None)
        since = time.monotonic() - work.FORGOTTEN_SECONDS
        for name in [name for name, (_, at) in self.workers.items() if at < since]:
            del self.workers[name]
        if not known and here.places:
            log.info("worker is there", extra={"words": here.worker, "count": here.places})
