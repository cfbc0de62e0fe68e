"""Who is here is told as counts: a crowd that comes and goes costs no more than what it comes for."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from world import SEATS, World

from bestiary.server.metrics import MESSAGES_OUT
from bestiary.server.settings import Settings
from bestiary.table import Table

CROWD = 1000


def presences(wire: list[str]) -> list[dict[str, Any]]:
    messages = (json.loads(text) for text in wire)
    return [message for message in messages if message["t"] == "presence"]


async def until_quiet(world: World) -> None:
    await world.settle()
    while world.live.announcing is not None:
        await asyncio.sleep(0.01)
    await world.settle()


@pytest.mark.parametrize("breath", [False, True], ids=["at once", "one by one"])
def test_a_thousand_spectators_come_and_go_for_a_few_messages_each(tmp_path: Path, breath: bool) -> None:
    async def run() -> None:
        world = World(tmp_path, Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32)))
        await world.open()
        before = world.hub.metrics.counts[MESSAGES_OUT]
        wires = []
        for _ in range(CROWD):
            wires.append(world.join(SEATS, in_a_crowd=True))
            if breath:
                await asyncio.sleep(0)
        await until_quiet(world)
        assert world.hub.metrics.counts[MESSAGES_OUT] - before <= 10 * CROWD
        for wire in [*wires, *world.wires.values()]:
            assert presences(wire)[-1]["spectators"] == CROWD + 1
        kinds = [json.loads(text)["t"] for text in wires[0]]
        assert kinds[:3] == ["welcome", "snapshot", "presence"]

        before = world.hub.metrics.counts[MESSAGES_OUT]
        for connection in world.connections[-CROWD:]:
            connection.gone()
            world.live.leave(connection)
        await until_quiet(world)
        assert world.hub.metrics.counts[MESSAGES_OUT] - before <= 10 * CROWD
        assert presences(world.wires[0])[-1] == {"t": "presence", "here": [True] * SEATS, "spectators": 1}
        await world.close()

    asyncio.run(run())


def test_who_comes_alone_is_told_of_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        world = World(tmp_path, Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32)))
        await world.open()
        await until_quiet(world)
        world.join(SEATS)
        assert presences(world.wires[0])[-1]["spectators"] == 2
        world.live.leave(world.connections[-1])
        assert presences(world.wires[0])[-1]["spectators"] == 2
        await until_quiet(world)
        assert presences(world.wires[0])[-1]["spectators"] == 1
        await world.close()

    asyncio.run(run())


def test_counts_are_told_at_most_five_times_a_second(tmp_path: Path) -> None:
    async def run() -> None:
        world = World(tmp_path, Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32)))
        await world.open()
        await until_quiet(world)
        before, started = len(presences(world.wires[0])), time.monotonic()
        for _ in range(100):
            world.join(SEATS, in_a_crowd=True)
            await asyncio.sleep(0.005)
        await until_quiet(world)
        told = len(presences(world.wires[0])) - before
        assert 2 <= told <= 2 + (time.monotonic() - started) / Settings().presence_seconds
        await world.close()

    asyncio.run(run())
