"""One socket's way out: in order, whatever the client's pace; cut off when it falls too far behind."""

from __future__ import annotations

import asyncio
import json
from collections.abc import MutableMapping
from typing import Any

import pytest

from bestiary.server.connection import MOST_WAITING, SLOW, Connection
from bestiary.server.limits import Addresses, Bucket
from bestiary.server.messages import Pong
from bestiary.server.metrics import Metrics


class Client:
    """Takes messages at its own pace."""

    def __init__(self) -> None:
        self.got: list[MutableMapping[str, Any]] = []
        self.ready = asyncio.Event()
        self.ready.set()
        self.broken = False
        self.connection = Connection(self.send, "here", Bucket(1, 1), Metrics())

    async def send(self, message: MutableMapping[str, Any]) -> None:
        await self.ready.wait()
        if self.broken:
            raise OSError("gone")
        self.got.append(message)

    def numbers(self) -> list[int]:
        return [json.loads(message["text"])["n"] for message in self.got if "text" in message]


def test_a_quick_client_has_its_message_at_once() -> None:
    async def run() -> None:
        client = Client()
        client.connection.send(Pong(n=1, now=0))
        assert client.numbers() == [1]

    asyncio.run(run())


def test_a_slow_client_gets_everything_in_order_and_holds_nobody_up() -> None:
    async def run() -> None:
        client = Client()
        client.ready.clear()
        for number in range(50):
            client.connection.send(Pong(n=number, now=0))
        await asyncio.sleep(0.01)
        assert client.numbers() == []
        client.ready.set()
        client.connection.send(Pong(n=50, now=0))
        client.connection.close(4001)
        await client.connection.finish()
        assert client.numbers() == list(range(51))
        assert client.got[-1] == {"type": "websocket.close", "code": 4001}
        client.connection.send(Pong(n=99, now=0))
        assert len(client.got) == 52

    asyncio.run(run())


def test_a_client_too_far_behind_is_cut_off() -> None:
    async def run() -> None:
        client = Client()
        client.ready.clear()
        for number in range(MOST_WAITING + 5):
            client.connection.send(Pong(n=number, now=0))
        assert client.connection.closing == SLOW
        assert len(client.connection.waiting) == 0
        client.ready.set()
        await client.connection.finish()
        assert client.got[-1] == {"type": "websocket.close", "code": SLOW}

    asyncio.run(run())


@pytest.mark.parametrize("slow", [False, True])
def test_a_client_that_broke_off_harms_nobody(slow: bool) -> None:
    async def run() -> None:
        client = Client()
        client.broken = True
        if slow:
            client.ready.clear()
        client.connection.send(Pong(n=1, now=0))
        client.ready.set()
        await client.connection.finish()
        client.connection.send(Pong(n=2, now=0))
        client.connection.close()
        assert client.got == []

    asyncio.run(run())


def test_a_bucket_lets_a_burst_pass_and_then_its_rate() -> None:
    bucket = Bucket(2, 3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5)
    assert not bucket.take(0.5)


def test_an_address_has_so_many_sockets() -> None:
    addresses = Addresses(2, 1, 1, 3)
    assert [addresses.enter("a") for _ in range(3)] == [True, True, False]
    assert addresses.enter("b")
    addresses.leave("a")
    assert addresses.enter("a")
    assert not addresses.guessing("a")
    for _ in range(4):
        addresses.guessed_wrong("a")
    assert addresses.guessing("a")
    assert not addresses.guessing("b")
