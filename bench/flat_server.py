"""A server to be measured, of this checkout or another, and people who play any game at it as fast as it goes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
import urllib.request
from functools import partial
from pathlib import Path
from typing import Any

from server import PROTOCOL, ROOT, Message, Seat

LONGEST_WAIT = 60.0  # seconds for an answer


class Checkout:
    """A Bestiary to be measured: this one, or another checkout with its own environment and home."""

    def __init__(self, name: str, root: Path = ROOT, home: Path | None = None) -> None:
        self.name = name
        self.root = root
        self.python = str(root / ".venv/bin/python") if root != ROOT else sys.executable
        self.environment = {**os.environ, "PYTHONPATH": str(root / "src"), **({"HOME": str(home)} if home else {})}


class Server:
    """A running server."""

    def __init__(self, checkout: Checkout, database: Path, *options: str) -> None:
        command = [checkout.python, "-m", "bestiary", "serve", "--no-open", "--port", "0", "--no-limits"]
        self.checkout = checkout
        self.process = subprocess.Popen(
            [*command, "--database", str(database), *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=checkout.environment,
            cwd=checkout.root,
        )
        assert self.process.stdout is not None
        line = next(line for line in self.process.stdout if "ready" in line)
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    def cpu(self) -> float:
        """Return the CPU seconds of its threads, without those of the processes in which bots think."""
        used = 0
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            with contextlib.suppress(OSError):
                used += int((thread / "schedstat").read_text().split()[0])
        return used / 1e9

    def resident(self) -> float:
        """Return its memory in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1000

    def ask(self, path: str, body: Any = None) -> bytes:
        """Ask over HTTP."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=LONGEST_WAIT) as answer:
            text: bytes = answer.read()
            return text

    def open_table(self, game: str, seats: int, options: dict[str, str], bots: int = 0) -> dict[str, Any]:
        """Open a table of people, with bots on the last seats."""
        seated = ([{"kind": "me"}] + [{"kind": "person"}] * (seats - 1))[: seats - bots]
        seated += [{"kind": "bot", "bot": "random"}] * bots
        opened: dict[str, Any] = json.loads(
            self.ask("/api/tables", {"game": game, "seats": seated, "options": options})
        )
        return opened

    def counted(self, name: str) -> float:
        """Return a figure of its metrics."""
        lines = self.ask("/metrics").decode().splitlines()
        return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} ")), 0.0)

    def stop(self, kill: bool = False) -> None:
        """End it, as an operator does or as a power cut would."""
        self.process.send_signal(signal.SIGKILL if kill else signal.SIGTERM)
        self.process.wait(LONGEST_WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Player(Seat):
    """A socket that tells its table what it hears."""

    table: Playing  # type: ignore[assignment]

    def take(self, message: Message) -> None:
        """Take a message in."""
        if message.t in ("ack", "refusal", "error"):
            self.table.answered(message.t == "ack")
        elif message.t in ("snapshot", "update"):
            self.table.heard += 1
            super().take(message)


class Playing:
    """A table at which all seats play at random."""

    def __init__(self, server: Server, game: str, seats: int, options: dict[str, str], mind: int) -> None:
        self.server = server
        self.opened = server.open_table(game, seats, options)
        self.seats: list[Player] = []
        self.chosen = random.Random(mind)
        self.number = 0
        self.heard = 0  # updates, all seats together
        self.moves = 0
        self.answer: asyncio.Future[bool] | None = None
        self.change = asyncio.Event()

    async def join(self) -> None:
        """Sit down everywhere."""
        loop = asyncio.get_running_loop()
        for link in self.opened["links"]:
            if link["seats"]:
                make = partial(Player, self, link["seats"][0], f"/ws/{self.opened['table']}")
                _, seat = await loop.create_connection(make, "127.0.0.1", self.server.port)
                self.seats.append(seat)
                await seat.ready
                seat.send({"t": "hello", "protocol": PROTOCOL, "token": link["token"]})
        while self.heard < len(self.seats):
            await self._changed()

    async def _changed(self) -> None:
        self.change.clear()  # nothing can come between this and what was just looked at
        await asyncio.wait_for(self.change.wait(), LONGEST_WAIT)

    def joined(self) -> None:
        self.change.set()

    def updated(self) -> None:
        self.change.set()

    def answered(self, well: bool) -> None:
        """Note that the last move was carried out, or refused since somebody else was faster."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(well)

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return any(seat.over for seat in self.seats)

    async def move(self) -> float:
        """Make one move and return the seconds until it was stored and told, or 0 if the game is over."""
        while not self.over:
            able = [seat for seat in self.seats if seat.actions]
            if not able:
                await self._changed()
                continue
            seat = self.chosen.choice(able)
            self.number += 1
            self.answer = asyncio.get_running_loop().create_future()
            begun = time.perf_counter()
            action = self.chosen.choice(seat.actions)
            seat.send({"t": "act", "id": str(self.number), "seat": seat.number, "action": action})
            if await asyncio.wait_for(self.answer, LONGEST_WAIT):
                self.moves += 1
                return time.perf_counter() - begun
            await asyncio.sleep(0.001)  # it had not heard yet what another did
        return 0.0

    async def play(self, moves: int) -> None:
        """Make so many moves, or as many as there are."""
        for _ in range(moves):
            if not await self.move():
                return

    def leave(self) -> None:
        """Close all sockets."""
        for seat in self.seats:
            seat.transport.close()


async def seated(server: Server, game: str, seats: int, options: dict[str, str], tables: int) -> list[Playing]:
    """Open tables and sit down."""
    found = [Playing(server, game, seats, options, mind) for mind in range(tables)]
    for table in found:
        await table.join()
    return found
