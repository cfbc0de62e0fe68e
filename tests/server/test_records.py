"""Tables and records of an earlier rules version: never executed again, always there to be seen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from world import World, random_moves

from bestiary.core import OtherRulesVersion
from bestiary.games.marry import GAME
from bestiary.server.hub import Hub
from bestiary.server.live import MOST_UNSAVED
from bestiary.server.records import NotOver, log_of, record_of, replay, watch
from bestiary.server.settings import Settings
from bestiary.table import Table


def test_a_table_of_earlier_rules_is_shown_from_its_stored_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        table = Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32))
        world = World(tmp_path, table)
        await world.open()
        random_moves(world, 30)
        await world.settle()
        told = await log_of(world.hub, world.live, 1)
        with pytest.raises(NotOver):
            await record_of(world.hub, world.live.id)
        await world.close()

        monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)
        hub = Hub(Settings(database=tmp_path / "tables.sqlite"))
        await hub.start()
        with pytest.raises(OtherRulesVersion, match="can't be continued"):
            await hub.live(world.live.id)
        shown = await watch(hub, world.live.id, 1)
        assert shown.view is None
        assert shown.steps == []
        assert shown.events == told
        record = await record_of(hub, world.live.id)
        assert len(record.moves) == 30
        await hub.close()

    asyncio.run(run())


def test_a_finished_games_record_outlives_its_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        world = World(tmp_path, Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32)))
        await world.open()
        random_moves(world, 20)
        world.live.table.abandon()
        world.live.flush()
        await world.settle()
        record = await record_of(world.hub, world.live.id)
        assert record.verify_key()
        assert len(replay(record).steps) == 20
        monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)
        again = await record_of(world.hub, world.live.id)
        assert again == record
        shown = replay(again)
        assert (shown.view, len(shown.events) > 20) == (None, True)
        await world.close()

    asyncio.run(run())


def test_a_long_game_is_loaded_from_what_was_saved_last(tmp_path: Path) -> None:
    async def run() -> None:
        world = World(tmp_path, Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32)))
        await world.open()
        for number in range(MOST_UNSAVED):
            world.live.table.say(0, f"line {number}")
            world.live.flush()
        random_moves(world, 30)
        await world.settle()
        data, since = await world.hub.storage.saved(world.live.id)
        assert data is not None
        assert len(since) < MOST_UNSAVED
        views = [world.live.table.view(seat) for seat in range(4)]
        await world.close()
        hub = Hub(Settings(database=tmp_path / "tables.sqlite"))
        await hub.start()
        loaded = (await hub.live(world.live.id)).table
        assert [loaded.view(seat) for seat in range(4)] == views
        assert loaded.snapshot(0).log == world.live.table.snapshot(0).log
        assert loaded.lines == world.live.table.lines
        await hub.close()

    asyncio.run(run())
