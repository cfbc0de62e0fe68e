"""One socket's way out: in order, whatever the client's pace; cut off when it falls too far behind."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from bestiary.server.connection import MOST_BYTES, MOST_WAITING, SLOW, Connection
from bestiary.server.limits import Addresses, Bucket
from bestiary.server.messages import Pong
from bestiary.server.metrics import Metrics


class Client:
    """Takes messages at its own pace."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.connection = Connection(self, "here", Bucket(1, 1), Metrics())

    def write(self, texts: list[bytes]) -> None:
        self.got += [json.loads(text)["n"] for text in texts]

    def end(self, code: int) -> None:
        self.got.append(f"closed with {code}")


def test_a_quick_client_has_its_message_at_once() -> None:
    client = Client()
    client.connection.send(Pong(n=1, now=0))
    assert client.got == [1]


def test_a_slow_client_gets_everything_in_order_and_holds_nobody_up() -> None:
    client = Client()
    client.connection.hold(True)
    for number in range(50):
        client.connection.send(Pong(n=number, now=0))
    assert client.got == []
    client.connection.hold(False)
    client.connection.send(Pong(n=50, now=0))
    client.connection.close(4001)
    assert client.got == [*range(51), "closed with 4001"]
    client.connection.send(Pong(n=99, now=0))
    client.connection.close(4002)
    assert len(client.got) == 52


def test_a_client_that_slows_down_again_is_waited_for_again() -> None:
    async def run() -> None:
        client = Client()
        client.connection.hold(True)
        for number in range(3):
            client.connection.send(Pong(n=number, now=0))
        client.connection.close(4001)
        assert client.got == []
        write = client.write

        def write_once(texts: list[bytes]) -> None:
            write(texts)
            client.connection.hold(True)

        client.write = write_once  # type: ignore[method-assign]
        client.connection.hold(False)
        assert client.got == [0]
        client.write = write  # type: ignore[method-assign]
        client.connection.hold(False)
        assert client.got == [0, 1, 2, "closed with 4001"]

    asyncio.run(run())


def test_a_client_that_never_takes_what_waits_is_closed_without_it() -> None:
    async def run() -> None:
        client = Client()
        client.connection.hold(True)
        client.connection.send(Pong(n=1, now=0))
        client.connection.close(4001)
        assert client.got == []
        client.connection.cut_off()  # as a timer does
        assert client.got == ["closed with 4001"]
        client.connection.hold(False)
        client.connection.cut_off()
        assert client.got == ["closed with 4001"]

    asyncio.run(run())


def test_a_client_too_many_bytes_behind_is_cut_off() -> None:
    client = Client()
    client.connection.hold(True)
    for _ in range(3):
        client.connection.send_texts([b" " * (MOST_BYTES // 3)])
    assert client.connection.closing == 0
    client.connection.send_texts([b" " * (MOST_BYTES // 3)])
    assert client.got == [f"closed with {SLOW}"]


def test_a_client_too_far_behind_is_cut_off() -> None:
    client = Client()
    client.connection.hold(True)
    for number in range(MOST_WAITING + 5):
        client.connection.send(Pong(n=number, now=0))
    assert client.connection.closing == SLOW
    assert len(client.connection.waiting) == 0
    assert client.got == [f"closed with {SLOW}"]


def test_a_client_that_has_gone_is_sent_nothing() -> None:
    client = Client()
    client.connection.hold(True)
    client.connection.send(Pong(n=1, now=0))
    client.connection.gone()
    client.connection.hold(False)
    client.connection.send(Pong(n=2, now=0))
    client.connection.close()
    assert client.got == []


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
