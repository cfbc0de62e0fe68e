"""A table that was listed for everybody: phrases first, spectators silent, and a bot for a seat that holds all up."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from world import SEATS, World

from bestiary.server.messages import decoder
from bestiary.server.requests import answer
from bestiary.table import Table
from bestiary.table.clock import ClockSetting
from bestiary.table.errors import TableRefusal
from bestiary.table.phrases import MARK, PHRASES
from bestiary.table.saved import restore, save


def listed() -> Table:
    return Table.open("marry", ["Ann", "Bob", "Cid"], key=bytes(32), strangers=True, talk=False)


def ask(world: World, by: int, **message: Any) -> dict[str, Any]:
    """Send a request from a seat's socket and return what answers it at once."""
    before = len(world.wires[by])
    answer(world.hub, world.live, world.connections[by], decoder.decode(json.dumps({"id": "r", **message})))
    told = [json.loads(text) for text in world.wires[by][before:]]
    return next((each for each in told if each.get("id") == "r"), {})


def test_strangers_say_phrases_until_the_host_lets_them_talk() -> None:
    table = listed()
    with pytest.raises(TableRefusal, match="phrase"):
        table.say(0, "buy my soap")
    with pytest.raises(TableRefusal, match="phrase"):
        table.say(0, f"{MARK}soap")
    assert all(table.say(0, MARK + phrase) for phrase in PHRASES)
    table.let_talk(True)
    assert table.say(1, "well met")
    assert restore(table.setup, save(table), table.now).talk


def test_who_looks_on_at_a_listed_table_cant_write_to_the_seated() -> None:
    table = listed()
    table.let_talk(True)
    for line in ("psst: the fachan", MARK + PHRASES[0]):
        with pytest.raises(TableRefusal, match="look on"):
            table.say(SEATS, line)
    assert Table.open("marry", ["Ann", "Bob", "Cid"]).say(SEATS, "hello")


def test_a_rematch_keeps_how_strangers_meet() -> None:
    table = listed()
    table.abandon()
    again = table.rematch()
    assert again.setup.strangers
    assert not again.talk


def test_only_the_host_lets_strangers_talk_and_all_are_told(tmp_path: Path) -> None:
    async def run() -> None:
        world = World(tmp_path, listed())
        await world.open()
        assert ask(world, 1, t="talk", free=True)["code"] == "not-yours"
        ask(world, 0, t="talk", free=True)
        await world.settle()
        for seat in range(SEATS + 1):
            manners = [json.loads(text) for text in world.wires[seat] if '"manners"' in text]
            assert [each["talk"] for each in manners] == [False, True]
        await world.close()

    asyncio.run(run())


def test_most_of_the_seated_put_a_bot_on_a_seat_that_holds_all_up(tmp_path: Path) -> None:
    async def run() -> None:
        world = World(tmp_path, listed())
        await world.open()
        owing = next(seat for seat in range(SEATS) if world.table.owes(seat))
        first, second = (seat for seat in range(SEATS) if seat != owing)
        assert ask(world, first, t="idle", seat=owing)["code"] == "not-idle"
        world.hub.settings.idle_seat_seconds = 0
        assert ask(world, owing, t="idle", seat=owing)["code"] == "not-yours"
        assert ask(world, SEATS, t="idle", seat=owing)["code"] == "not-yours"
        assert ask(world, first, t="idle", seat=second)["code"] == "not-idle"
        for _ in range(2):  # saying it twice is one voice
            ask(world, first, t="idle", seat=owing)
        assert not world.table.seats[owing].stand_in
        ask(world, second, t="idle", seat=owing)
        assert world.table.seats[owing].stand_in
        await world.close()

    asyncio.run(run())


def test_a_clock_decides_by_itself(tmp_path: Path) -> None:
    async def run() -> None:
        table = Table.open("marry", ["Ann", "Bob", "Cid"], clock=ClockSetting(kind="move", seconds=90))
        world = World(tmp_path, table)
        await world.open()
        world.hub.settings.idle_seat_seconds = 0
        owing = next(seat for seat in range(SEATS) if world.table.owes(seat))
        assert "clock" in ask(world, (owing + 1) % SEATS, t="idle", seat=owing)["words"]
        await world.close()

    asyncio.run(run())
