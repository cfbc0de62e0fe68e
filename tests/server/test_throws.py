"""Throws at a served table: aimed over the socket, computed aside, told like any other change."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conformance.toys.tumble.game import GAME
from world import World

from bestiary.core import Keyed, register, registry, unpack
from bestiary.server.messages import Act, Aim, Why
from bestiary.server.requests import answer
from bestiary.table import Table, bot


@pytest.fixture(autouse=True)
def tumble() -> Iterator[None]:
    register(GAME)
    yield
    registry._registered.pop(GAME.id)


async def until(world: World, moves: int) -> None:
    for _ in range(2000):
        await asyncio.sleep(0.002)
        if world.table.base.moves + len(world.table.match.moves) >= moves:
            break
    await world.settle()


def test_an_aim_is_answered_and_its_outcome_told(tmp_path: Path) -> None:
    async def run() -> tuple[World, list[str]]:
        world = World(tmp_path, Table.open(GAME, ["Ann", "Bob", "Cid"], key=bytes(32)))
        failed: list[str | None] = [None, "nature did not answer within 20 s"]

        async def outcome(state: bytes, key: bytes) -> tuple[list[int], str | None]:
            return list(GAME.live_outcome(unpack(state), Keyed(key))), failed.pop(0)

        world.hub.ground.outcome = outcome  # type: ignore[method-assign]
        await world.open()
        ann, bob = world.connections[0], world.connections[1]
        for message in (
            Why(id="w", seat=0, action=[12]),
            Aim(id="x", seat=0, numbers=[12]),
            Aim(id="a", seat=1, numbers=[3]),
        ):
            answer(world.hub, world.live, ann, message)
        answer(world.hub, world.live, ann, Aim(id="b", seat=0, numbers=[3]))
        await until(world, 2)
        answer(world.hub, world.live, bob, Act(id="c", seat=1, action="aim 2"))
        await until(world, 4)
        await world.close()
        return world, world.wires[0]

    world, wire = asyncio.run(run())
    assert [move.text for move in asyncio.run(world.hub.storage.history(world.live.id)).moves] == [
        "aim 3",
        "",
        "aim 2",
        "",
    ]
    assert sum('"rule":"T-2"' in line for line in wire) == 2
    assert any('"code":"not-yours"' in line for line in wire)
    assert any('"id":"b"' in line and '"t":"ack"' in line for line in wire)
    assert any('"kind":"landed"' in line for line in wire)
    assert sum('"code":"nature"' in line for line in wire) == 1
    assert world.hub.metrics.counts["nature_failures", ""] == 1


def test_bots_and_nature_finish_a_game_by_themselves(tmp_path: Path) -> None:
    async def run() -> Table:
        table = Table.open(GAME, [bot("random"), bot("random"), bot("random")], key=bytes(32))
        world = World(tmp_path, table)

        async def think(thought: object, _: object) -> int:
            return 0

        world.hub.think = think  # type: ignore[method-assign, assignment]
        await world.open()
        await until(world, 12)
        await world.close()
        return table

    # The worker process does not know the toy: each throw is tried twice, then landed quickly.
    assert asyncio.run(run()).over
