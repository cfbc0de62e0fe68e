"""Replays are made once, and finished games are listed page by page where the server was told to."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from world import World, random_moves

from bestiary.core import BadRecord
from bestiary.games.marry import GAME
from bestiary.server import records, replays
from bestiary.server.hub import BadToken, Hub
from bestiary.server.records import finished, record_of, replay, watched
from bestiary.server.settings import Settings
from bestiary.server.storage import Key
from bestiary.table import Table


def test_a_second_look_at_a_game_makes_nothing_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        world = World(tmp_path, Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32)))
        await world.open()
        random_moves(world, 20)
        world.live.table.abandon()
        world.live.flush()
        await world.settle()
        name = world.live.id
        record = await record_of(world.hub, name)
        first = await watched(world.hub, name, 1)
        assert json.loads(first) == json.loads(msgspec.json.encode(replay(record, 1)))

        made: list[int | None] = []
        whole = records.replay
        monkeypatch.setattr(
            records, "replay", lambda record, seat, *more: made.append(seat) or whole(record, seat, *more)
        )
        assert await watched(world.hub, name, 1) is first
        assert made == []
        assert await watched(world.hub, name, None) != first
        assert made == [None]

        monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)
        assert json.loads(await watched(world.hub, name, 1))["view"] is None  # other rules: shown from events
        await records.delete_record(world.hub, name, "key0")
        assert world.hub.replays.kept == {}
        assert world.hub.replays.size == 0
        await world.close()

    asyncio.run(run())


def test_what_happened_is_told_whole_by_a_replay_and_by_a_log(tmp_path: Path) -> None:
    async def run() -> None:
        world = World(tmp_path, Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32)))
        await world.open()
        random_moves(world, 20)
        told = [msgspec.to_builtins(event) for event in world.live.table.match.events(1)]
        assert any(event.get("spots") for event in told)
        world.live.table.abandon()
        world.live.flush()
        await world.settle()
        log = [msgspec.to_builtins(event) for event in await records.log_of(world.hub, world.live, 1)]
        shown = replay(await record_of(world.hub, world.live.id), 1)
        steps = [event for step in shown.steps for event in step.events]
        for other in (log, [msgspec.to_builtins(event) for event in [*shown.events, *steps]]):
            assert other[: len(told)] == [{"spots": {}, **event} for event in told]
        await world.close()

    asyncio.run(run())


def test_replays_are_kept_by_their_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "REPLAYS_KEPT", 1000)
    kept = replays.Replays()
    for number in range(100):
        kept.put(f"game{number}", None, GAME, b"x" * 300)
        kept.get("game0", None)  # looked at all the time
    assert list(kept.kept) == [("game98", None), ("game99", None), ("game0", None)]
    assert kept.size == 900
    kept.put("huge", None, GAME, b"x" * 1001)
    assert kept.get("huge", None) is None
    assert kept.size == 0


def test_finished_games_are_listed_page_by_page(tmp_path: Path) -> None:
    async def run() -> None:
        time = [1000]
        hub = Hub(Settings(database=tmp_path / "tables.sqlite", now=lambda: time[0], list_records=True))
        await hub.start()
        opened: list[str] = []
        for number in range(25):
            time[0] += number % 3  # several are opened at the same moment
            table = Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32), now=hub.settings.now)
            live = await hub.open(table, [Key("t", [0, 1, 2], owner=True)])
            if number % 5:
                table.abandon()
                live.flush()
                opened.append(live.id)
        while any(live.pending for live in hub.tables.values()):
            await asyncio.sleep(0.01)
        after, listed, pages = "", [], 0
        while pages == 0 or after:
            page = await finished(hub, after, 7)
            assert len(page.records) <= 7
            listed += page.records
            after, pages = page.next, pages + 1
        assert pages == 3
        assert sorted(each.record for each in listed) == sorted(opened)
        assert [each.opened for each in listed] == sorted((each.opened for each in listed), reverse=True)
        assert (listed[0].names, listed[0].abandoned) == (["Ann", "Bob", "Cid"], True)
        with pytest.raises(BadRecord, match="goes on after"):
            await finished(hub, "yesterday", 7)
        hub.settings.list_records = False
        with pytest.raises(BadToken, match="does not list"):
            await finished(hub, "", 7)
        await hub.close()

    asyncio.run(run())
