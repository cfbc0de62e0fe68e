"""A lobby without a network, and people who come to it."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Self

from bestiary.core import commitment
from bestiary.server.arrivals import Arrival, arrive
from bestiary.server.hub import Hub
from bestiary.server.lobby import Opened
from bestiary.server.messages import PROTOCOL
from bestiary.server.settings import Settings
from bestiary.server.sockets import Visit, greet

TURNS = 2000


class Person:
    """Somebody with a socket: what he was sent is kept."""

    def __init__(self, hub: Hub, path: str, address: str) -> None:
        self.sent: list[dict[str, Any]] = []
        self.closed = 0
        self.adds = True  # a number to a key that is being made
        self.number = bytes(32)
        self.requests = count(1)
        arrival = greet(hub, self, path, address) or arrive(hub, self, path, address)
        assert arrival is not None
        self.arrival: Arrival | Visit = arrival
        arrival.begin()

    def write(self, texts: list[bytes]) -> None:
        told = [json.loads(text) for text in texts]
        self.sent += told
        for message in told:
            if message["t"] == "key_round" and message["own"] >= 0 and self.adds:
                asyncio.get_running_loop().call_soon(self.add, message)

    def add(self, asked: dict[str, Any]) -> None:
        """Promise a number for the key, or show the one that was promised."""
        request, attempt = f"r{next(self.requests)}", asked["attempt"]
        if asked["settled"]:
            self.say(t="show_number", id=request, attempt=attempt, number=self.number.hex())
        else:
            self.number = os.urandom(32)
            self.say(t="promise", id=request, attempt=attempt, commitment=commitment(self.number))

    def end(self, code: int) -> None:
        self.closed = code

    def say(self, **message: Any) -> None:
        self.arrival.hear(json.dumps(message).encode())

    async def ask(self, t: str, **parts: Any) -> dict[str, Any]:
        """Send a request and return what answers it."""
        request = f"r{next(self.requests)}"
        self.say(t=t, id=request, **parts)
        return await until(lambda: next((each for each in self.sent if each.get("id") == request), None))

    def latest(self, kind: str) -> dict[str, Any]:
        """Return the last message of a kind, or nothing."""
        return next((each for each in reversed(self.sent) if each["t"] == kind), {})

    async def hear(self, kind: str) -> dict[str, Any]:
        """Return the last message of a kind, waiting for one."""
        found: dict[str, Any] = await until(lambda: self.latest(kind))
        return found

    async def sit(self, name: str, chair: int, *, beast: str = "bat", colour: int = -1) -> dict[str, Any]:
        return await self.ask("sit", name=name, chair=chair, beast=beast, colour=colour, ready=True)

    @property
    def token(self) -> str:
        return next(str(each["token"]) for each in self.sent if each["t"] == "received")


class Town:
    """A hub with a lobby in which a test moves the clock."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.time = 5_000_000
        wanted: dict[str, Any] = {"database": folder / "tables.sqlite", "bot_pause": 0, "now": lambda: self.time}
        self.hub = Hub(Settings(**{**wanted, **settings}))

    async def __aenter__(self) -> Self:
        await self.hub.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hub.close()

    async def open(self, game: str = "marry", name: str = "Ada", opener: str = "hers") -> tuple[Opened, Person]:
        """Open a table, and come to it as its host."""
        opened = self.hub.lobby.open(game, opener, name=name, beast="owl")
        await self.hub.lobby.keep(opened.waiting)
        host = await self.come(opened, token=opened.token)
        return opened, host

    async def come(self, opened: Opened, address: str = "his", **come: Any) -> Person:
        person = Person(self.hub, f"/ws/gather/{opened.waiting.gathering.id}", address)
        person.say(t="come", protocol=PROTOCOL, **{"adds": True, **come})
        await until(lambda: person.sent)
        return person

    async def play(self, table: str, token: str, address: str = "his") -> Person:
        """Let somebody come to a table whose game has begun."""
        person = Person(self.hub, f"/ws/{table}", address)
        person.say(t="hello", protocol=PROTOCOL, token=token, adds=True)
        await person.hear("presence")
        return person

    async def invited(self, opened: Opened, address: str = "his") -> Person:
        """Let somebody come by the link."""
        person = await self.come(opened, address, word=opened.waiting.gathering.word)
        await person.hear("gathered")
        return person


async def until(found: Callable[[], Any]) -> Any:
    """Wait until there is something, and return it."""
    for _ in range(TURNS):
        if result := found():
            return result
        await asyncio.sleep(0.005)
    raise AssertionError("it did not come")
