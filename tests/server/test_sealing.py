"""A key that all who sit have made: every hash is told to all before any number is shown."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest
from guests import Person, Town, until

from bestiary.core import commitment
from bestiary.server.lobby import Opened
from bestiary.table import round as rounds


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for nobody for long."""
    monkeypatch.setattr(rounds, "PROMISING_MS", 300)
    monkeypatch.setattr(rounds, "OPENING_MS", 300)


async def seated(town: Town) -> tuple[Opened, list[Person]]:
    """Let a host and two guests sit down, and somebody look on."""
    opened, host = await town.open()
    people = [host]
    for place, name in enumerate(("Bob", "Cid"), 1):
        people.append(await town.invited(opened))
        await people[-1].sit(name, place)
    return opened, [*people, await town.invited(opened)]


def told(person: Person) -> list[dict[str, Any]]:
    return [message for message in person.sent if message["t"] == "key_round"]


async def promised(person: Person) -> None:
    """Promise, and show nothing before the test says so."""
    person.number = os.urandom(32)
    await until(lambda: told(person))
    answer = await person.ask("promise", attempt=1, commitment=commitment(person.number))
    assert answer["t"] == "ack"


def test_everybody_who_sits_adds_to_the_key_and_is_told_all_hashes_first(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, people = await seated(town)
            assert (await people[0].ask("start"))["t"] == "ack"
            table = town.hub.tables[opened.waiting.gathering.table].table
            hashes = [commitment(person.number) for person in people[:3]]
            for person in people:
                first, settled = told(person)
                assert (first["settled"], first["shares"], first["left_out"]) == (False, [], [])
                assert settled["shares"] == [[seat, hashed, ""] for seat, hashed in enumerate(hashes)]
                assert first["commitment"] == settled["commitment"] == table.snapshot(0).commitment
            assert [told(person)[0]["own"] for person in people] == [0, 1, 2, -1]
            assert [share.number for share in table.snapshot(3).shares] == [each.number.hex() for each in people[:3]]
            table.abandon(0)
            assert table.record().verify_key()

    asyncio.run(run())


def test_nobody_learns_a_number_before_all_are_promised_or_picks_his_own_after(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            _, people = await seated(town)
            host, bob, cid, eve = people
            for person in (bob, cid):
                person.adds = False
            host.say(t="start", id="start")
            await promised(bob)
            early = await bob.ask("show_number", attempt=1, number=bob.number.hex())
            assert "not everyone has promised" in early["words"]
            assert (
                "this very number" in (await cid.ask("promise", attempt=1, commitment=commitment(bob.number)))["words"]
            )
            for text in (commitment(bob.number), host.number.hex(), bob.number.hex()):
                assert text not in json.dumps([told(person) for person in people])
            await promised(cid)
            await until(lambda: told(cid)[-1]["settled"])
            picked = await cid.ask("show_number", attempt=1, number=os.urandom(32).hex())
            assert "not the number whose hash was promised" in picked["words"]
            other = await eve.ask("promise", attempt=1, commitment=commitment(os.urandom(32)))
            assert "adds no number" in other["words"]
            assert (await host.ask("chair", chair=3, kind="bot"))["code"] == "begun"
            for person in (bob, cid):
                assert (await person.ask("show_number", attempt=1, number=person.number.hex()))["t"] == "ack"
            await host.hear("begun")
            assert (await bob.ask("promise", attempt=1, commitment=commitment(os.urandom(32))))["code"] == "not-due"

    asyncio.run(run())


@pytest.mark.usefixtures("impatient")
def test_who_stays_silent_adds_nothing_and_holds_nobody_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, people = await seated(town)
            people[1].adds = False
            assert (await people[0].ask("start"))["t"] == "ack"
            snapshot = town.hub.tables[opened.waiting.gathering.table].table.snapshot(0)
            assert [share.seat for share in snapshot.shares] == [0, 2]
            assert snapshot.left_out == [1]
            assert told(people[1])[-1]["attempt"] == 1

    asyncio.run(run())


@pytest.mark.usefixtures("impatient")
def test_who_does_not_show_his_number_is_left_out_and_all_begin_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, people = await seated(town)
            host, bob, cid, eve = people
            bob.adds = False
            host.say(t="start", id="start")
            await promised(bob)
            await until(lambda: told(eve)[-1]["settled"])
            first = cid.number
            await host.hear("begun")
            rounds_of_eve = [(each["attempt"], each["settled"], each["left_out"]) for each in told(eve)]
            assert rounds_of_eve == [(1, False, []), (1, True, []), (2, False, [1]), (2, True, [1])]
            assert len({each["commitment"] for each in told(eve)}) == 2
            assert cid.number != first
            table = town.hub.tables[opened.waiting.gathering.table].table
            assert [share.number for share in table.snapshot(0).shares] == [host.number.hex(), cid.number.hex()]
            assert table.record().header.left_out == [1]
            late = await bob.ask("show_number", attempt=1, number=bob.number.hex())
            assert late["code"] == "not-due"

    asyncio.run(run())


def test_quick_play_seals_with_all_who_came(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path, quick_seconds=0.2) as town:
            first = town.hub.lobby.quick("marry", "hers", "Ada", "owl")
            second = town.hub.lobby.quick("marry", "his", "Bob", "owl")
            ada, bob = await town.come(first, token=first.token), await town.come(second, token=second.token)
            begun = await ada.hear("begun")
            shares = town.hub.tables[begun["table"]].table.snapshot(0).shares
            assert [share.number for share in shares] == [ada.number.hex(), bob.number.hex()]

    asyncio.run(run())


def test_whoever_says_that_he_adds_nothing_is_not_waited_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, host = await town.open()
            script = await town.come(opened, word=opened.waiting.gathering.word, adds=False)
            await script.sit("Bot", 1)
            await host.ask("chair", chair=2, kind="bot")
            assert (await host.ask("start"))["t"] == "ack"
            snapshot = town.hub.tables[opened.waiting.gathering.table].table.snapshot(0)
            assert ([share.seat for share in snapshot.shares], snapshot.left_out) == ([0], [])
            assert told(script)[0]["own"] == -1

    asyncio.run(run())


def test_a_rematch_has_a_key_that_all_who_are_here_have_made(tmp_path: Path) -> None:
    async def run() -> None:
        async with Town(tmp_path) as town:
            opened, people = await seated(town)
            await people[0].ask("start")
            table = opened.waiting.gathering.table
            tokens = [opened.token, people[1].token, people[2].token]
            players = [await town.play(table, token) for token in tokens]
            assert (await players[0].ask("abandon"))["t"] == "ack"
            assert (await players[1].ask("rematch"))["t"] == "ack"
            following = (await players[2].hear("rematch"))["table"]
            snapshot = town.hub.tables[following].table.snapshot(0)
            assert [share.number for share in snapshot.shares] == [player.number.hex() for player in players]
            assert (await players[0].ask("promise", attempt=1, commitment="0" * 64))["t"] == "error"

    asyncio.run(run())
