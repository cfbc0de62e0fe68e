"""Workers answer what servers would answer themselves; what one does not answer another does, and just the same."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import aclosing, suppress
from functools import partial
from pathlib import Path
from typing import Self

import msgspec
import nats
import pytest
from nats.aio.msg import Msg
from tests.bots.positions import moments
from tests.cluster.crowd import KEYS, Player, Server
from tests.cluster.services import PATIENCE, Database, Messages

import bestiary
from bestiary.bots.bot import BotFailed
from bestiary.bots.thinker import Thinker
from bestiary.bots.wire import Question
from bestiary.core import Chance, State, get, outcome_key, pack
from bestiary.core.record import encode, load
from bestiary.core.state import NATURE
from bestiary.lab.analyst import Line
from bestiary.server.analyses import Analyses, analyst
from bestiary.server.cluster import work
from bestiary.server.cluster.pool import Pool
from bestiary.server.cluster.post import Post
from bestiary.server.metrics import Metrics
from bestiary.table import Table
from bestiary.table.seats import bot
from bestiary.workers.nature import Supplier

SOURCES = str(Path(bestiary.__file__).parent.parent)
RECORD = Path(__file__).parents[1] / "records" / "marry-v2-3.json"
SLOW = "search-2000"


class Running:
    """Workers in processes of their own."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.processes: dict[str, subprocess.Popen[str]] = {}

    def start(self, name: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "bestiary", "worker", "--nats", self.messages.address]
        self.processes[name] = process = subprocess.Popen(
            [*command, "--places", "1", "--name", name],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": SOURCES},
        )
        return process

    def ready(self, name: str) -> None:
        process = self.start(name)
        assert process.stdout is not None
        assert "ready" in process.stdout.readline(), process.communicate()

    def thinking(self, name: str) -> list[int]:
        """Returns the processes in which a worker thinks."""
        found: list[int] = []
        with suppress(FileNotFoundError, ProcessLookupError):  # it ends meanwhile
            for task in Path(f"/proc/{self.processes[name].pid}/task").iterdir():
                found += map(int, (task / "children").read_text().split())
        return found

    def hold_up(self, name: str) -> None:
        for child in self.thinking(name):
            os.kill(child, signal.SIGSTOP)

    def go_on(self, name: str) -> None:
        for child in self.thinking(name):
            os.kill(child, signal.SIGCONT)

    def kill(self, name: str) -> None:
        """Kills a worker with all that it has started, as the end of its machine would."""
        children = self.thinking(name)
        process = self.processes.pop(name)
        process.kill()
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        process.communicate()

    def close(self) -> None:
        for name in list(self.processes):
            self.kill(name)


@pytest.fixture
def workers(messages: Messages) -> Iterator[Running]:
    if messages.process is None:
        messages.start()
    running = Running(messages)
    yield running
    running.close()


class Asking:
    """A server's part in the pool, without the server."""

    def __init__(self, messages: Messages) -> None:
        self.metrics = Metrics()
        self.post = Post(messages.address, "asking", self._hear)
        self.pool = Pool(self.post, self.metrics)

    async def _hear(self, _: object, reply: str) -> None:
        await self.post.answer(reply, b"")

    async def __aenter__(self) -> Self:
        await self.post.start("test")
        await self.pool.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.pool.close()
        await self.post.close()

    async def until(self, state: Callable[[], object]) -> None:
        for _ in range(int(PATIENCE * 100)):
            if state():
                return
            await asyncio.sleep(0.01)
        raise TimeoutError

    def thinker(self) -> Thinker:
        thinker = Thinker(patience=PATIENCE)
        thinker.elsewhere = partial(self.pool.ask_aside, "moves")
        return thinker

    def count(self, name: str, kind: str = "") -> int:
        return self.metrics.counts[name, f'kind="{kind}"' if kind else ""]


def run(test: Callable[[Asking, Running], Awaitable[None]]) -> Callable[[Messages, Running], None]:
    def whole(messages: Messages, workers: Running) -> None:
        async def inside() -> None:
            async with Asking(messages) as asking:
                await test(asking, workers)

        asyncio.run(asyncio.wait_for(inside(), 240))

    whole.__name__ = test.__name__
    return whole


def a_moment() -> tuple[State, int]:
    return next((state, seat) for state, seat in moments(games=1, every=3) if len(state.legal(seat)) > 2)


def a_throw() -> State:
    chance = Chance(5)
    state = get("monstrous").start(2, chance)
    while state.to_act() != NATURE:
        seat = int(state.to_act()).bit_length() - 1
        actions = state.legal(seat)
        state.play(seat, actions[chance.below(len(actions))])
    return state


@run
async def test_a_killed_workers_question_is_asked_again_and_answered_the_same(asking: Asking, workers: Running) -> None:
    state, seat = a_moment()
    question = (SLOW, pack(state.blind(seat)), seat, 7)
    names = {"one", "two"}
    for name in names:
        workers.start(name)
    await asking.until(lambda: asking.pool.places == len(names))
    await asking.until(lambda: all(map(workers.thinking, names)))
    for name in names:
        workers.hold_up(name)  # so that it is surely killed before it has an answer
    with asking.thinker() as thinker, Thinker(patience=PATIENCE) as alone:
        answer = asyncio.ensure_future(asyncio.to_thread(thinker.think, *question))
        await asking.until(lambda: asking.pool.open)
        (lost,) = asking.pool.open.values()
        workers.kill(lost)
        (other,) = names - {lost}
        workers.go_on(other)
        here = await asyncio.to_thread(alone.think, *question)
        assert await answer == here
        assert asking.count("worker_losses") == 1
        assert asking.count("worker_answers", "moves") == 1
        assert thinker.pid is None
        # Without workers it is answered here, and just the same.
        workers.kill(other)
        assert await asyncio.to_thread(thinker.think, *question) == here
        assert asking.count("worker_answers", "moves") == 1
        assert thinker.pid is not None


@run
async def test_workers_answer_what_a_server_would(asking: Asking, workers: Running) -> None:
    workers.start("one")
    await asking.until(lambda: asking.pool.places == 1)
    with asking.thinker() as thinker, Thinker(patience=PATIENCE) as alone:
        for number, (state, seat) in enumerate(moments(games=1, every=40)):
            question = ("search-200", pack(state.blind(seat)), seat, number)
            assert await asyncio.to_thread(thinker.think, *question) == await asyncio.to_thread(alone.think, *question)
            hints = await asyncio.to_thread(thinker.advise, *question)
            assert hints == await asyncio.to_thread(alone.advise, *question)
        with pytest.raises(BotFailed, match="there is no bot"):
            await asyncio.to_thread(thinker.think, "nobody", *question[1:])
        assert thinker.pid is None
    thrown, key = pack(a_throw()), outcome_key(bytes(32), 1)
    with Supplier() as supplier, Supplier() as own:
        supplier.elsewhere = partial(asking.pool.ask_aside, "throws")
        here = await asyncio.to_thread(own.outcome, thrown, key)
        assert await asyncio.to_thread(supplier.outcome, thrown, key) == here
        assert supplier.pid is None
    # What nobody waits for any more is given up, and the place is free again.
    endless = asyncio.ensure_future(asking.pool.ask("moves", question_of("search-1000000")))
    await asking.until(lambda: asking.pool.open)
    endless.cancel()
    answered = None
    while answered is None:
        answered = await asking.pool.ask("moves", question_of("greedy"))
        await asyncio.sleep(0.05)
    # Whoever is told to leave finishes first.
    last = asyncio.ensure_future(asking.pool.ask("moves", question_of("search-3000")))
    await asking.until(lambda: asking.pool.open)
    workers.processes["one"].terminate()
    assert await last is not None
    assert await asyncio.to_thread(workers.processes["one"].wait, PATIENCE) == 0
    assert asking.pool.places == 0


def question_of(bot: str) -> bytes:
    state, seat = a_moment()
    return work.encode(Question(bot, pack(state.blind(seat)), seat, 1))


@run
async def test_a_killed_workers_analysis_goes_on_elsewhere(asking: Asking, workers: Running) -> None:
    record = load(RECORD)
    workers.start("last")
    for attempt in range(10):  # until one is killed in the midst of it
        workers.start(f"{attempt}")
        await asking.until(lambda: asking.pool.places == 2)
        analyses = Analyses()
        analyses.elsewhere = asking.pool.analyse
        analyses.start("game", record, "search-40")
        running = analyses.found["game"]
        await asking.until(lambda running=running: running.looks)  # type: ignore[misc]
        for name in set(asking.pool.open.values()):
            workers.kill(name)
        assert running.task is not None
        await running.task
        assert running.state == "done"
        async with aclosing(analyst(encode(record), "search-40")) as lines:
            assert running.looks == [msgspec.json.decode(line, type=Line).look async for line in lines]
        if asking.count("worker_losses"):
            break
        workers.close()
        workers.start("last")
    assert asking.count("worker_losses")


def test_bots_of_a_server_think_at_workers(database: Database, messages: Messages, workers: Running) -> None:
    async def inside() -> None:
        server = await Server(database, messages).start()
        workers.start("one")
        while not server.member.pool.places:
            await asyncio.sleep(0.02)
        table = Table.open("marry", ["Ann", bot("greedy"), bot("greedy")], key=bytes(32), now=server.hub.settings.now)
        player = Player((await server.hub.open(table, KEYS)).id, 0)
        player.come(server)
        counts = server.hub.metrics.counts
        await player.play(lambda: counts["worker_answers", 'kind="moves"'] > 0)
        assert counts["worker_answers", 'kind="moves"']
        await server.close()

    asyncio.run(asyncio.wait_for(inside(), 240))


def test_a_worker_with_another_engine_is_refused(messages: Messages, workers: Running) -> None:
    async def inside() -> None:
        client = await nats.connect(messages.address)

        async def answer(message: Msg) -> None:
            await client.publish(message.reply, work.encode(work.Ours("0" * 32)))

        await client.subscribe(work.NEWS, cb=answer)
        await client.flush()
        other = workers.start("other")
        _, said = await asyncio.to_thread(other.communicate, None, PATIENCE)
        assert other.returncode == 2
        assert "install the same version of Bestiary" in said
        await client.close()

    asyncio.run(inside())
