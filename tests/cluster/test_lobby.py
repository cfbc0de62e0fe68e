"""People who wait for a game are at one server of several: the others say so, and one of them has them when it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from tests.cluster.crowd import Server
from tests.cluster.services import Database, Messages
from tests.server.guests import Person

from bestiary.server.jobs import StorageError
from bestiary.server.lobby import Opened
from bestiary.server.messages import PROTOCOL
from bestiary.server.storage import Elsewhere

SECONDS = 60


async def reached(state: Callable[[], object]) -> None:
    while not state():
        await asyncio.sleep(0.02)


def comes(server: Server, opened: Opened) -> Person:
    person = Person(server.hub, f"/ws/gather/{opened.waiting.gathering.id}", "his")
    person.say(t="come", protocol=PROTOCOL, word=opened.waiting.gathering.word)
    return person


async def waiting_at(server: Server) -> Opened:
    opened = server.hub.lobby.open("marry", "hers", name="Ada", beast="owl")
    await server.hub.lobby.keep(opened.waiting)
    return opened


def test_who_waits_is_at_one_server_and_outlives_it(database: Database, messages: Messages) -> None:
    async def run() -> None:
        one, two = [await Server(database, messages).start() for _ in range(2)]
        assert (one.hub.lobby.here, two.hub.lobby.here) == (True, False)
        opened = await waiting_at(one)
        with pytest.raises(Elsewhere):
            comes(two, opened)
        bob = comes(one, opened)
        await reached(lambda: bob.latest("gathered"))
        await one.member.drain()
        assert bob.latest("error")["code"] == "closing"
        with pytest.raises(Elsewhere):
            comes(one, opened)
        await reached(lambda: two.hub.lobby.here)
        bob = comes(two, opened)
        await reached(lambda: bob.latest("gathered"))
        assert (await bob.sit("Bob", 1))["t"] == "ack"
        await one.close()
        await two.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))


def test_a_server_that_lost_them_stores_nothing_of_them(database: Database, messages: Messages) -> None:
    async def run() -> None:
        one, two = [await Server(database, messages).start() for _ in range(2)]
        opened = await waiting_at(one)
        await asyncio.to_thread(database.ask, "UPDATE lobby SET owner = NULL")
        await reached(lambda: two.hub.lobby.here)
        assert opened.waiting.gathering.id in two.hub.lobby.waiting
        with pytest.raises(StorageError, match="another server has the lobby"):
            await one.hub.lobby.keep(opened.waiting)
        await one.close()
        await two.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))
