"""Besieges a server: ten ordinary tables at 40 moves a second in all, while a visitor does his worst.

    python bench/siege.py [--seconds 10] [--attacks titans,silent] [--sources FOLDER] [--json]

The attacker is a process of its own, pinned to one core, with another address of loopback. People come anew every two
seconds, as phones do, so that a server which lets nobody in keeps nothing. Rows tell the moves a second without and
under the attack, the ratio, and the 99th percentile of an acknowledgement. `--sources` besieges another checkout.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from siege_attacks import ATTACKS
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bestiary.table.changes import changed

ROOT = Path(__file__).resolve().parents[1]
TABLES = 10
MOVES_A_SECOND = 4.0  # at each table
VISIT = 2.0  # seconds until a page comes anew
WARM = 10.0  # seconds until a server that has just started is at ease
SETTING_UP = 30.0  # seconds an attacker has before what counts begins
DESCRIPTORS = 1024  # that a server has, as where nobody raised them
KEPT, SLOWEST = 0.8, 250.0  # wanted: of the moves, and milliseconds
SEATS = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
TROUBLE = (OSError, WebSocketException, TimeoutError, EOFError)


class Server:
    """A server as it is started for strangers, all limits in place."""

    def __init__(self, sources: Path, folder: Path) -> None:
        command = [sys.executable, "-m", "bestiary", "serve", "--no-open", "--port", "0", "--bot-pause", "0"]
        self.process = subprocess.Popen(
            [*command, "--database", str(folder / "siege.sqlite")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=sources,
            env={**os.environ, "PYTHONPATH": str(sources / "src")},
            start_new_session=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS)),
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rstrip("/\n").rpartition(":")[2])

    async def open_table(self) -> dict[str, Any]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        body = json.dumps({"game": "marry", "seats": SEATS}).encode()
        head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
        writer.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + body)
        try:
            answer = await asyncio.wait_for(reader.read(), 20)
        finally:
            writer.close()
        if b" 201 " not in answer[:20]:
            raise OSError("no table")
        opened: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
        return opened

    def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Person:
    """Whoever plays at one ordinary table: two seats beside a bot, at an even pace."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.chosen = random.Random(number)
        self.table: dict[str, Any] | None = None
        self.views: dict[int, Any] = {}
        self.acknowledged: set[str] = set()
        self.over = False
        self.number = 0
        self.waits: list[float] = []  # for each step of the greedy bot

    async def play(self, until: float, times: list[float]) -> None:
        """Move four times a second; whatever goes wrong is tried again."""
        while time.perf_counter() < until:
            try:
                async with asyncio.timeout(until - time.perf_counter()):
                    await self.visit(times)
            except TROUBLE:
                await asyncio.sleep(0.1)

    async def visit(self, times: list[float]) -> None:
        if self.table is None or self.over:
            self.table, self.over = await self.server.open_table(), False
        address = f"ws://127.0.0.1:{self.server.port}/ws/{self.table['table']}"
        token = self.table["links"][0]["token"]
        self.views.clear()
        async with connect(address, compression=None, max_size=1 << 22, open_timeout=5, close_timeout=0.1) as socket:
            await socket.send(json.dumps({"t": "hello", "protocol": 1, "token": token}))
            ends, slot = time.perf_counter() + VISIT, time.perf_counter()
            while time.perf_counter() < ends and not self.over:
                while not (owed := self.owed()) and not self.over:
                    asked = time.perf_counter()
                    if self.take(await socket.recv()) == 0:
                        self.waits.append(time.perf_counter() - asked)
                slot += 1 / MOVES_A_SECOND
                await asyncio.sleep(slot - time.perf_counter())
                if owed:
                    times.append(await self.move(socket, *owed))

    def owed(self) -> tuple[int, int] | None:
        for seat, view in self.views.items():
            if view["choices"]:
                return seat, self.chosen.choice(view["choices"])["action"]
        return None

    async def move(self, socket: ClientConnection, seat: int, action: int) -> float:
        self.number += 1
        id = f"{self.number}"  # noqa: A001
        started = time.perf_counter()
        await socket.send(json.dumps({"t": "act", "id": id, "seat": seat, "action": action}))
        while id not in self.acknowledged:
            self.take(await socket.recv())
        self.acknowledged.clear()
        return time.perf_counter() - started

    def take(self, text: str | bytes) -> int | None:
        """Follow a message and return the seat whose view it has changed."""
        message = json.loads(text)
        if message["t"] == "snapshot":
            self.views[message["seat"]] = message["view"]
            self.over |= bool(message["ending"])
        elif message["t"] == "update":
            seat = message["seat"]
            self.views[seat] = changed(self.views[seat], message.get("changes", []))
            self.over |= bool(message.get("ending"))
            return int(seat)
        elif message["t"] in ("ack", "refusal", "error"):
            self.acknowledged.add(message.get("id", ""))
        return None


async def played(people: list[Person], seconds: float) -> tuple[float, float]:
    """Return the moves a second, and the 99th percentile of an acknowledgement in milliseconds."""
    times: list[float] = []
    until = time.perf_counter() + seconds
    await asyncio.gather(*(person.play(until, times) for person in people))
    slow = 1000 * sorted(times)[int(len(times) * 0.99)] if times else 1000 * seconds
    return round(len(times) / seconds, 1), round(slow, 1)


def waited(people: list[Person]) -> float | None:
    """Return how many milliseconds a step of a greedy bot took in the median; forget them."""
    waits = sorted(wait for person in people for wait in person.waits)
    for person in people:
        person.waits.clear()
    return round(1000 * waits[len(waits) // 2], 1) if waits else None


async def besiege(sources: Path, attack: str, seconds: float) -> dict[str, Any]:
    """Play without and under an attack at one server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(sources, Path(folder))
        people = [Person(server, number) for number in range(TABLES)]
        attacker: asyncio.subprocess.Process | None = None
        try:
            await played(people, max(WARM, seconds))
            waited(people)
            quiet, _ = await played(people, seconds)
            attacker = await asyncio.create_subprocess_exec(
                *(sys.executable, __file__, "--attack", attack, "--port", str(server.port)),
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            assert attacker.stdout is not None
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(attacker.stdout.readline(), SETTING_UP)
            waited(people)
            besieged, slow = await played(people, seconds)
            bot = waited(people)
        finally:
            if attacker is not None:
                attacker.kill()
                await attacker.wait()
            server.stop()
    ratio = round(besieged / quiet, 3) if quiet else 0.0
    return {"attack": attack, "quiet": quiet, "besieged": besieged, "ratio": ratio, "ack_p99_ms": slow, "bot_ms": bot}


def attack(name: str, port: int) -> None:
    """Be the attacker, until killed."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    ATTACKS[name](port, lambda: print("begun", flush=True))
    threading.Event().wait(3600)


async def every(attacks: list[str], one: Callable[[str], Awaitable[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Besiege by each attack in turn."""
    rows = []
    for name in attacks:
        rows.append(await one(name))
        print(f"{rows[-1]}", file=sys.stderr, flush=True)
    return rows


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--attacks", default=",".join(ATTACKS))
    parser.add_argument("--sources", type=Path, default=ROOT)
    parser.add_argument("--json", action="store_true", dest="as_json")
    parser.add_argument("--attack", choices=list(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.attack:
        attack(chosen.attack, chosen.port)
        return
    sources = chosen.sources.resolve()
    rows = asyncio.run(every(chosen.attacks.split(","), lambda name: besiege(sources, name, chosen.seconds)))
    held = all(row["ratio"] >= KEPT and row["ack_p99_ms"] <= SLOWEST for row in rows)
    if chosen.as_json:
        print(json.dumps({"rows": rows, "wanted": {"ratio": KEPT, "ack_p99_ms": SLOWEST}, "held": held}))
    else:
        for row in rows:
            print(f"{row['attack']:10} {row['quiet']:6} {row['besieged']:6} {row['ratio']:6} {row['ack_p99_ms']:8} ms")
    raise SystemExit(0 if held else 1)


if __name__ == "__main__":
    main()
