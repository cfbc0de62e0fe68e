"""A worker: takes questions of any server from NATS, one for each of its places, and answers them.

It knows no table and no database. What it is asked it answers from the question alone, in processes of their own.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, suppress
from typing import Final

import msgspec
import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg

from bestiary._engine import ENGINE
from bestiary.bots.thinker import Thinker
from bestiary.bots.wire import Question
from bestiary.core.errors import BestiaryError
from bestiary.server.analyses import analyst
from bestiary.server.cluster import work
from bestiary.server.cluster.post import BadMessages, hear_itself, is_unheard, reach, shown
from bestiary.server.logs import log
from bestiary.workers.nature import Demand, Supplier

COMPARING_SECONDS: Final = 1.5  # in which a server with the same engine has to answer, if another one does
LEAVING_SECONDS: Final = 12.0  # for what is being thought about when it is told to leave: the longest that it may take


class OtherEngine(BestiaryError):
    """Servers that need answers of another engine."""


class Place:
    """One question at a time; what it takes to answer it is started ahead."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.client = worker.client
        self.pulse = self.client.new_inbox()  # where it is told that nobody waits for its answer any more
        self.given_up = asyncio.Event()

    async def run(self, subject: str) -> None:
        """Take questions until it is time to leave; one is taken only when the one before is answered."""
        await self.client.subscribe(self.pulse, cb=self._unheard)
        while (message := await self._take(subject)) is not None:
            try:
                await self._think(message)
            except Exception:  # one question must not end the place
                log.exception("question failed")

    async def _take(self, subject: str) -> Msg | None:
        taking = await self.client.subscribe(subject, queue=work.QUEUE)
        await taking.unsubscribe(limit=1)  # the next one is somebody else's
        taken = asyncio.ensure_future(taking.next_msg(None))
        leaving = asyncio.ensure_future(self.worker.leaving.wait())
        try:
            await asyncio.wait({taken, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if taken.done():
                return taken.result()
            await taking.unsubscribe()
            return None
        finally:
            taken.cancel()
            leaving.cancel()
            await asyncio.gather(taken, leaving, return_exceptions=True)

    async def _think(self, message: Msg) -> None:
        self.given_up.clear()
        thinking = asyncio.ensure_future(self.answer(message))
        giving_up = asyncio.ensure_future(self.given_up.wait())
        alive = work.encode(work.Alive(self.worker.name))
        try:
            while not thinking.done() and not giving_up.done():
                await self.client.publish(message.reply, alive, reply=self.pulse)
                await asyncio.wait(
                    {thinking, giving_up}, timeout=work.ALIVE_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
            said = thinking.result() if thinking.done() else work.Failed("it leaves")
            await self.client.publish(message.reply, work.encode(said))
        finally:
            giving_up.cancel()
            if not thinking.done():
                self.stop()
                thinking.cancel()
            await asyncio.gather(thinking, giving_up, return_exceptions=True)

    async def answer(self, message: Msg) -> work.Answered | work.Failed:
        """Answer a question."""
        raise NotImplementedError

    def stop(self) -> None:
        """End what is being thought about."""

    async def _unheard(self, message: Msg) -> None:
        if is_unheard(message):
            self.given_up.set()


class Mind(Place):
    """A place for bots' moves, hints and throws."""

    def __init__(self, worker: Worker) -> None:
        super().__init__(worker)
        self.thread = ThreadPoolExecutor(1, "place")
        self.begin()

    def begin(self) -> None:
        """Make the processes that answer; that of the bots starts at once."""
        self.thinker, self.supplier = Thinker(), Supplier()
        self.thread.submit(self.thinker.start)

    async def answer(self, message: Msg) -> work.Answered | work.Failed:
        """Answer a question of either kind."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._answer, message.data)

    def _answer(self, data: bytes) -> work.Answered | work.Failed:
        try:
            asked = work.read_asked(data)
            answer: msgspec.Struct
            if asked.kind == "moves":
                answer = self.thinker.ask(msgspec.msgpack.decode(asked.question, type=Question))
            else:
                answer = self.supplier.ask(msgspec.msgpack.decode(asked.question, type=Demand))
        except (BestiaryError, msgspec.MsgspecError, OSError) as error:
            return work.Failed(f"{type(error).__name__}: {error}")
        return work.Answered(work.encode(answer))

    def stop(self) -> None:
        """End what is being thought about."""
        self.thinker.close()
        self.supplier.close()
        self.begin()

    def close(self) -> None:
        """End for good."""
        self.thinker.close()
        self.supplier.close()
        self.thread.shutdown(wait=False, cancel_futures=True)


class Study(Place):
    """A place for games that are looked back at; its process comes after all others."""

    async def answer(self, message: Msg) -> work.Answered | work.Failed:
        """Send what is found, move by move."""
        parts = 0
        try:
            asked = work.read_analyse(message.data)
            async with aclosing(analyst(asked.record, asked.level)) as lines:
                async for line in lines:
                    await self.client.publish(message.reply, work.encode(work.Part(parts, line)))
                    parts += 1
        except (msgspec.MsgspecError, nats.errors.Error, OSError) as error:
            return work.Failed(f"{type(error).__name__}: {error}")
        return work.Answered(b"", parts)


class Worker:
    """All places of one process, and its word to the servers that they are there."""

    def __init__(self, address: str, name: str, places: int) -> None:
        self.address = address
        self.name = name
        self.places = places
        self.client = Client()
        self.leaving = asyncio.Event()
        self.engines: set[str] = set()  # that servers have said they need
        self.alone = False  # whether there is no server at all yet

    async def run(self, ready: Callable[[], None]) -> None:
        """Answer questions until told to leave; raise what is wrong with NATS, or with the engine."""
        await reach(self.client, self.address, self.name, self._troubled)
        try:
            await self._check_rights()
            await self._compare()
            ready()
            await self._work()
        except nats.errors.Error as error:
            raise BadMessages(f"NATS at {shown(self.address)} has ended this worker's connection: {error}.") from error
        finally:
            with suppress(nats.errors.Error, OSError, TimeoutError):
                await asyncio.wait_for(self.client.close(), 2)

    async def _check_rights(self) -> None:
        probe = f"{work.NEWS}.{secrets.token_hex(6)}"

        async def answer(message: Msg) -> None:
            await self.client.publish(message.reply, b"")

        listening = await self.client.subscribe(probe, cb=answer)
        await hear_itself(self.client, self.address, probe, b"")
        await listening.unsubscribe()

    async def _compare(self) -> None:
        """Have servers say which engine they need, before anything is taken from them."""
        self.inbox = self.client.new_inbox()
        await self.client.subscribe(self.inbox, cb=self._told)
        await self._say(0)
        until = time.monotonic() + COMPARING_SECONDS
        while time.monotonic() < until and ENGINE.fingerprint not in self.engines and not self.alone:
            await asyncio.sleep(0.02)
        self._check_engine()

    def _check_engine(self) -> None:
        # Once servers had this one they may be brought up to another by and by: this worker is idle then, no more.
        if self.engines and ENGINE.fingerprint not in self.engines:
            theirs = ", ".join(sorted(each[:12] for each in self.engines))
            raise OtherEngine(
                f"The servers have another engine ({theirs}) than this worker ({ENGINE.fingerprint[:12]}), "
                "whose answers would not be the same: install the same version of Bestiary here."
            )

    async def _told(self, message: Msg) -> None:
        self.alone = is_unheard(message)
        if not self.alone:
            with suppress(msgspec.MsgspecError):
                self.engines.add(work.read_ours(message.data).engine)

    async def _say(self, places: int) -> None:
        here = work.Here(self.name, ENGINE.fingerprint, places)
        await self.client.publish(work.NEWS, work.encode(here), reply=self.inbox)

    async def _work(self) -> None:
        minds = [Mind(self) for _ in range(self.places)]
        study = Study(self)
        places = [asyncio.ensure_future(mind.run(work.QUESTIONS)) for mind in minds]
        places.append(asyncio.ensure_future(study.run(work.ANALYSES)))
        telling = asyncio.ensure_future(self._tell())
        try:
            for ended in (await asyncio.wait({telling, *places}, return_when=asyncio.FIRST_COMPLETED))[0]:
                ended.result()
            await self._say(0)
            study.given_up.set()  # it may take minutes: another goes on with it
            await asyncio.wait(places, timeout=LEAVING_SECONDS)
        finally:
            for mind in minds:
                mind.close()
            for task in (telling, *places):
                task.cancel()
            await asyncio.gather(telling, *places, return_exceptions=True)

    async def _tell(self) -> None:
        while not self.leaving.is_set():
            await self._say(self.places)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.leaving.wait(), work.HERE_SECONDS)
            self._check_engine()

    async def _troubled(self, error: Exception) -> None:
        log.warning("messages disturbed", extra={"words": str(error) or type(error).__name__})
