"""Bots at a served table: what happens when one gives no move, or one that is not allowed."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from world import World

sys.path.insert(0, str(Path(__file__).parents[1] / "table"))

import duels

from bestiary.bots import BotFailed
from bestiary.core import column, registry
from bestiary.server.live import BEATS
from bestiary.server.storage import Key
from bestiary.table import Table, Thought, bot


def crash(thought: Thought) -> int:
    raise BotFailed("the bot's worker process has died")


@pytest.mark.parametrize("answer", [crash, lambda _: 10**6, lambda _: -1])
def test_a_failed_bot_is_noted_and_a_legal_move_drawn_for_it(tmp_path: Path, answer: Callable[[Thought], int]) -> None:
    async def run() -> tuple[list[str], int]:
        table = Table.open("marry", [bot("greedy"), bot("greedy"), bot("greedy")], key=bytes(32))
        world = World(tmp_path, table)

        async def think(thought: Thought, _: object) -> int:
            return answer(thought)

        world.hub.think = think  # type: ignore[method-assign]
        await world.open()
        for _ in range(3000):
            await asyncio.sleep(0.005)
            if table.entered > 30:
                break
        await world.close()
        return world.wires[3], table.entered

    wire, entered = asyncio.run(run())
    assert entered > 30
    assert any('"code":"bot"' in line for line in wire)
    assert sum('"t":"update"' in line for line in wire) > 20


def test_a_thought_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    async def run() -> None:
        table = Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32))
        world = World(tmp_path, table)
        slow = asyncio.Event()

        async def think(thought: Thought, _: object) -> int:
            await slow.wait()
            return 0

        world.hub.think = think  # type: ignore[method-assign]
        await world.open()
        seat = next(seat for seat in range(3) if table.owes(seat))
        table.stand_in(seat, "random")
        world.live.flush()
        await world.settle()
        table.back(seat)
        world.live.flush()
        before = table.entered
        slow.set()
        await world.settle()
        assert table.entered == before
        await world.close()

    asyncio.run(run())


@pytest.mark.parametrize("seats", [2, 3])
def test_a_bots_thinking_time_does_not_tell_whether_it_could_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    monkeypatch.setitem(registry._registered, duels.GAME.id, duels.GAME)
    monkeypatch.setattr("world.SEATS", seats)
    pause = 0.1

    async def answered_after(folder: Path, thinks: float) -> float:
        table = Table.open(duels.GAME, ["Ann", bot("random"), "Cid"][:seats], key=bytes(32))
        world = World(folder, table)
        world.hub.settings.bot_pause = pause

        async def think(thought: Thought, _: object) -> int:
            await asyncio.sleep(thinks)
            return duels.PASS

        world.hub.think = think  # type: ignore[method-assign]
        await world.open()
        if seats == 3:
            table.give_orders(2, [])
            world.live.flush()
        started = time.monotonic()
        table.play(0, duels.STRIKE)
        world.live.flush()
        told = len(world.wires[0])
        while not table.owes(1) or table.moment or len(world.wires[0]) <= told:
            await asyncio.sleep(0.002)
        took = time.monotonic() - started
        await world.close()
        return took

    quick = asyncio.run(answered_after(tmp_path / "quick", 0.0))
    slow = asyncio.run(answered_after(tmp_path / "slow", 2.5 * pause))
    assert quick >= BEATS * pause
    assert slow >= BEATS * pause


def test_a_bot_that_is_late_passes_so_that_the_time_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._registered, duels.GAME.id, duels.GAME)

    async def run() -> None:
        table = Table.open(duels.GAME, ["Ann", bot("random"), bot("random")], key=bytes(32))
        state = table.match.state
        assert isinstance(state, duels.Duels)
        state.cards = column([2, 2, 2])
        table.look_again()
        world = World(tmp_path, table)

        async def think(thought: Thought, _: object) -> int:
            if thought.seat == 1:
                await asyncio.Event().wait()  # it would have answered, at some time
            return duels.PARRY

        world.hub.think = think  # type: ignore[method-assign]
        await world.open()
        table.play(0, duels.STRIKE)
        world.live.flush()
        while table.moment:
            await asyncio.sleep(0.002)
        assert [(move.seat, move.text) for move in table.match.moves] == [(0, "strike"), (1, "pass"), (2, "parry")]
        assert "bestiary_late_answers_total 1" in world.hub.metrics.text()
        await world.close()

    asyncio.run(run())


def test_bots_play_on_only_while_somebody_looks_on(tmp_path: Path) -> None:
    async def run() -> None:
        table = Table.open("marry", [bot("random")] * 3, key=bytes(32))
        world = World(tmp_path, table)
        await world.hub.start()
        live = await world.hub.open(table, [Key("owner", [], owner=True), Key("watch", [])])
        for _ in range(20):
            await asyncio.sleep(0.005)
        assert not table.match.moves
        world.live = live
        world.join(1)
        while not table.match.moves:
            await asyncio.sleep(0.005)
        await world.close()

    asyncio.run(run())
