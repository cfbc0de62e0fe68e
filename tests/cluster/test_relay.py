"""Messages between servers may be lost: what people do and are told is not."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from tests.cluster.crowd import Player, Server, check, play
from tests.cluster.services import Database, Messages

from bestiary.server.cluster import frames

Test = Callable[[Database, Messages], Coroutine[Any, Any, None]]


def run(test: Test) -> Callable[[Database, Messages], None]:
    def whole(database: Database, messages: Messages) -> None:
        asyncio.run(asyncio.wait_for(test(database, messages), 120))

    whole.__name__ = test.__name__
    return whole


def lose(server: Server, every: int) -> list[frames.AnyFrame]:
    """Loses one in so many frames of each kind that a server sends; returns them."""
    send = server.member.post.send
    lost: list[frames.AnyFrame] = []
    sent: Counter[type] = Counter()

    def lossy(to: str, frame: frames.AnyFrame) -> None:
        sent[type(frame)] += 1
        if sent[type(frame)] % every:
            send(to, frame)
        else:
            lost.append(frame)

    server.member.post.send = lossy  # type: ignore[method-assign]
    return lost


async def same_views(servers: list[Server], players: list[Player]) -> None:
    """Waits until each client sees what the owner of the table would show it."""
    for _ in range(400):
        lives = [server.hub.tables.get(players[0].table) for server in servers]
        table = next((live.table for live in lives if live is not None), None)
        if table is not None and all(player.view == owner_view(table, player.seat) for player in players):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("a client does not see what is there")


def owner_view(table: Any, seat: int) -> Any:
    return msgspec.json.decode(msgspec.json.encode(table.snapshot(seat).view))


@run
async def test_every_tenth_message_lost_loses_nothing(database: Database, messages: Messages) -> None:
    servers = [await Server(database, messages).start() for _ in range(2)]
    table = await servers[0].open()
    players = [Player(table, seat) for seat in range(3)]
    lost = [lose(server, 10) for server in servers]
    for player in players:
        player.come(servers[1])
    wanted: set[type] = {frames.Heard, frames.Texts}
    while sum(player.welcomes for player in players) <= 3 or wanted - {type(frame) for each in lost for frame in each}:
        assert not any(player.over for player in players)
        await play(players, 6)
    await same_views(servers, players)
    for server in servers:
        await server.close()
    await asyncio.to_thread(check, database, players)


@run
async def test_messages_that_restart_lose_nothing(database: Database, messages: Messages) -> None:
    servers = [await Server(database, messages).start() for _ in range(2)]
    table = await servers[0].open()
    players = [Player(table, seat) for seat in range(3)]
    for player in players:
        player.come(servers[1])

    async def disturb() -> None:
        for _ in range(2):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(messages.stop)
            await asyncio.sleep(0.3)
            await asyncio.to_thread(messages.start)

    disturbing = asyncio.ensure_future(disturb())
    while not disturbing.done():
        await play(players, 3)
    await disturbing
    await play(players, 6)
    await same_views(servers, players)
    assert table in servers[0].hub.tables
    for server in servers:
        await server.close()
    await asyncio.to_thread(check, database, players)


@run
async def test_a_server_that_leaves_hands_its_tables_over(database: Database, messages: Messages) -> None:
    servers = [await Server(database, messages).start() for _ in range(2)]
    tables = [await servers[0].open() for _ in range(5)]
    players = [Player(table, seat) for table in tables for seat in range(3)]
    for player in players:
        player.come(servers[1])
    playing = asyncio.ensure_future(play(players, 24))
    await asyncio.sleep(0.3)
    await servers[0].member.drain()
    assert servers[0].hub.tables == {}
    await playing
    for _ in range(400):  # until everybody has come in at the other one, on a busy machine too
        if sorted(servers[1].hub.tables) == sorted(tables):
            break
        await asyncio.sleep(0.05)
    assert sorted(servers[1].hub.tables) == sorted(tables)
    assert not any(player.closed for player in players)
    await servers[0].close()
    await servers[1].close()
    await asyncio.to_thread(check, database, players)


@run
async def test_a_server_taken_for_dead_begins_anew(database: Database, messages: Messages) -> None:
    servers = [await Server(database, messages).start() for _ in range(2)]
    table = await servers[0].open()
    players = [Player(table, seat) for seat in range(3)]
    for player in players:
        player.come(servers[player.seat % 2])
    await play(players, 6)
    before = servers[0].hub.storage.me  # type: ignore[attr-defined]
    await asyncio.to_thread(database.ask, "UPDATE servers SET dead = true WHERE id = $1", before)
    await play(players, 12)
    assert servers[0].hub.storage.me != before  # type: ignore[attr-defined]
    assert servers[0].hub.metrics.counts["fenced", ""] == 1
    await same_views(servers, players)
    for server in servers:
        await server.close()
    await asyncio.to_thread(check, database, players)


class Listener:
    """A socket that remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.closed = 0

    def write(self, texts: list[bytes]) -> None:
        self.told += [msgspec.json.decode(text) for text in texts]

    def end(self, code: int) -> None:
        self.closed = code

    def pongs(self) -> list[int]:
        return [message["n"] for message in self.told if message["t"] == "pong"]


@run
async def test_a_ping_is_answered_once_whatever_becomes_of_the_owner(database: Database, messages: Messages) -> None:
    servers = [await Server(database, messages).start() for _ in range(2)]
    table = await servers[0].open()
    listener = Listener()
    edge = servers[1].member.greet(listener, f"/ws/{table}", "somebody")
    assert edge is not None
    edge.hear(b'{"t":"hello","protocol":1,"token":"key0","seen":{}}')
    while not any(message["t"] == "snapshot" for message in listener.told):
        await asyncio.sleep(0.02)
    edge.hear(b'{"t":"ping","n":1}')
    edge.hear(b'{"t":"say","text":"pong","id":"1"}')
    while not any(message["t"] == "ack" for message in listener.told):
        await asyncio.sleep(0.02)
    assert listener.pongs() == [1]
    for server in servers:
        lose(server, 1)
    edge.hear(b'{"t":"ping","n":2}')
    edge.enter()
    edge.hear(b'{"t":"ping","n":3}')
    assert listener.pongs() == [1, 2, 3]
    edge.gone()
    for server in servers:
        await server.close()
