"""A bot's process is sent its question and nothing else, and its death costs one move."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any

import pytest
from tests.bots.positions import moments

from bestiary import bots
from bestiary.bots.bot import BotFailed
from bestiary.bots.thinker import Thinker
from bestiary.bots.wire import Answer, Question
from bestiary.core import Chance, pack
from bestiary.workers.wire import frame, read


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    with Thinker(patience=60) as made:
        yield made


class Tapped(Thinker):
    """Keeps every byte that is sent to the worker."""

    def __init__(self) -> None:
        super().__init__(patience=60)
        self.sent: list[bytes] = []

    def _ask(self, question: bytes) -> Answer:
        self.sent.append(question)
        return super()._ask(question)


@pytest.mark.parametrize("name", ["random", "greedy", "hatchling"])
def test_a_worker_chooses_as_the_bot_does_from_the_blind_state(thinker: Thinker, name: str) -> None:
    for number, (state, seat) in enumerate(moments(games=1, every=7)):
        blind = state.blind(seat)
        here = bots.get(name).choose(blind, seat, Chance(number))
        assert thinker.think(name, pack(blind), seat, number) == here


def test_two_games_a_seat_cannot_tell_apart_send_the_same_bytes() -> None:
    with Tapped() as thinker:
        for number, (state, seat) in enumerate(moments(games=1, every=13)):
            twin = state.resample(seat, Chance(number + 1))
            first, second = (thinker.think("greedy", pack(full.blind(seat)), seat, number) for full in (state, twin))
            assert first == second
            assert thinker.sent[-1] == thinker.sent[-2]
            question = read(BytesIO(thinker.sent[-1]), Question)
            assert question == Question("greedy", pack(state.blind(seat)), seat, number)
            assert thinker.sent[-1] == frame(question)


def test_a_worker_has_no_other_way_to_the_table(thinker: Thinker) -> None:
    state, seat = next(moments())
    thinker.think("random", pack(state.blind(seat)), seat, 1)
    process = Path(f"/proc/{thinker.pid}")
    if not process.exists():
        pytest.fail("this check reads /proc")
    open_files = {str(link.readlink()) for link in (process / "fd").iterdir()}
    own = {str(Path(f"/proc/self/fd/{number}").readlink()) for number in (0, 2)}
    ways = {name for name in open_files if name not in own and not name.startswith("/dev/")}
    assert len(ways) == 2  # questions in, answers out
    assert all(name.startswith("pipe:") for name in ways)
    command = (process / "cmdline").read_bytes().split(b"\0")[1:-1]
    assert command == [b"-m", b"bestiary.bots.worker", b"61"]


def test_a_dead_worker_costs_one_move() -> None:
    state, seat = next(moments())
    blind = pack(state.blind(seat))
    with Thinker(patience=60) as thinker:
        move = thinker.think("random", blind, seat, 1)
        first = thinker.pid
        assert first is not None
        os.kill(first, signal.SIGSTOP)
        asked = asyncio.run(kill_while_asked(thinker, first, blind, seat))
        assert isinstance(asked, BotFailed)
        assert "died" in str(asked)
        assert thinker.think("random", blind, seat, 1) == move
        assert thinker.pid != first


async def kill_while_asked(thinker: Thinker, pid: int, blind: bytes, seat: int) -> BaseException | int:
    question = asyncio.create_task(thinker.think_async("random", blind, seat, 1))
    await asyncio.sleep(0.1)
    os.kill(pid, signal.SIGKILL)
    return (await asyncio.gather(question, return_exceptions=True))[0]


def test_a_hanging_worker_costs_one_move() -> None:
    state, seat = next(moments())
    blind = pack(state.blind(seat))
    with Thinker(patience=60) as thinker:
        move = thinker.think("random", blind, seat, 1)
        assert thinker.pid is not None
        os.kill(thinker.pid, signal.SIGSTOP)
        thinker.patience = 0.2
        with pytest.raises(BotFailed, match=r"within 0\.2 s"):
            thinker.think("random", blind, seat, 1)
        thinker.patience = 60
        assert thinker.think("random", blind, seat, 1) == move


@pytest.mark.parametrize(("bot", "blind"), [("oracle", None), ("random", b"no state"), ("random", b"")])
def test_what_a_bot_cannot_answer_is_told_and_the_worker_lives_on(
    thinker: Thinker, bot: str, blind: bytes | None
) -> None:
    state, seat = next(moments())
    good = pack(state.blind(seat))
    thinker.think("random", good, seat, 1)
    before = thinker.pid
    with pytest.raises(BotFailed, match=bot):
        thinker.think(bot, good if blind is None else blind, seat, 1)
    assert thinker.think("random", good, seat, 1) in state.legal(seat)
    assert thinker.pid == before


def test_other_tasks_go_on_while_a_bot_thinks(thinker: Thinker) -> None:
    state, seat = next(moments())

    async def both() -> tuple[int, int]:
        beats = 0
        question = asyncio.create_task(thinker.think_async("greedy", pack(state.blind(seat)), seat, 1))
        while not question.done():
            await asyncio.sleep(0)
            beats += 1
        return question.result(), beats

    move, beats = asyncio.run(both())
    assert move in state.legal(seat)
    assert beats > 1


def test_a_closed_thinker_says_so() -> None:
    thinker = Thinker()
    thinker.start()
    thinker.close()
    assert thinker.pid is None
    with pytest.raises(BotFailed, match="closed"):
        thinker.think("random", b"", 0, 1)


class Door:
    """A lock that tells when somebody waits for it."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.waiting = Event()

    def __enter__(self) -> None:
        if self.lock.locked():
            self.waiting.set()
        self.lock.acquire()

    def __exit__(self, *_: object) -> None:
        self.lock.release()


def test_a_worker_whose_thinker_is_closed_while_it_starts_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving a table while its bots started waited until the first had thought its move out."""
    thinker, door = Thinker(patience=60), Door()
    closer = Thread(target=thinker.close)
    thinker._turn = door  # type: ignore[assignment]
    start, started = subprocess.Popen, []

    def start_slowly(*words: Any, **named: Any) -> subprocess.Popen[bytes]:
        closer.start()
        assert door.waiting.wait(60)
        started.append(start(*words, **named))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", start_slowly)
    with pytest.raises(BotFailed, match="closed"):
        thinker.think("random", b"", 0, 1)
    closer.join()
    assert [worker.poll() is None for worker in started] == [False]
