"""Lets a server live: tables of every game open, are played with bots, watched, looked back at, end and are swept.

    python bench/soak.py [--minutes 10] [--tables 10] [--database FILE] [--json]

Resident memory of the server and of all its workers is taken again and again; at the end it is compared with what it
was after a fifth of the time. Ctrl-C ends it early and reports what it saw so far.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bestiary.table.changes import changed

ROOT = Path(__file__).resolve().parents[1]
PAGE = 4096
SAMPLES = 100  # of the memory, over the whole time
LONGEST_TABLE = 120  # a person's moves, after which the game is given up
WANTED = 1.1  # what the memory at the end may be of that after a fifth
SEATS = {"marry": 3, "maker": 3, "factory": 2, "mashup": 2, "monstrous": 2}
TROUBLE = (OSError, WebSocketException, TimeoutError)


class Soak:
    """Is one run: a server, the people at its tables, and what was seen."""

    def __init__(self, minutes: float, tables: int, database: Path) -> None:
        self.seconds = 60 * minutes
        self.tables = tables
        self.database = database
        self.counts: dict[str, int] = {}
        self.memory: list[tuple[float, dict[str, int]]] = []  # seconds, and kilobytes by what they belong to
        self.chosen = random.Random(1)

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    # The server

    async def start(self) -> None:
        command = [sys.executable, "-m", "bestiary", "serve", "--no-open", "--port", "0", "--no-limits"]
        self.process = await asyncio.create_subprocess_exec(
            *command, "--bot-pause", "0", "--database", str(self.database),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            start_new_session=True,  # Ctrl-C is for this process, which then ends the server in good order
        )  # fmt: skip
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGTERM)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), 20)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Sends an HTTP request; one connection each, as it is seldom."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
        writer.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + data)
        answer = await reader.read()
        writer.close()
        top, _, text = answer.partition(b"\r\n\r\n")
        return int(top.split()[1]), text

    # The people

    async def live(self, number: int) -> None:
        """Sits down at one table after the other."""
        names = list(SEATS)
        for game in (names[(number + turn) % len(names)] for turn in range(1 << 30)):
            try:
                await self.table(game)
            except TROUBLE as trouble:
                self.count(f"trouble: {type(trouble).__name__}")
                await asyncio.sleep(0.2)

    async def table(self, game: str) -> None:
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (SEATS[game] - 1)
        status, text = await self.ask("POST", "/api/tables", {"game": game, "seats": seats})
        if status != 201:
            self.count(f"table refused: {status}")
            return
        self.count(f"tables of {game}")
        opened = json.loads(text)
        address = f"ws://127.0.0.1:{self.port}/ws/{opened['table']}"
        owner, watch = opened["links"][0]["token"], opened["links"][-1]["token"]
        watching = asyncio.create_task(self.watch(address, watch))
        try:
            async with connect(address, compression=None, max_size=1 << 22) as socket:
                await self.play(socket, owner)
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
        await self.look_back(opened["table"])

    async def play(self, socket: ClientConnection, token: str) -> None:
        await socket.send(json.dumps({"t": "hello", "protocol": 1, "token": token}))
        view: Any = None
        moves = 0
        asked = -1  # the version at which this person last decided
        hinted = False
        async for text in socket:
            message = json.loads(text)
            if message["t"] == "snapshot":
                view = message["view"]
            elif message["t"] == "update":
                view = changed(view, message.get("changes", []))
                if message.get("ending"):
                    self.count("games ended")
                    return
            elif message["t"] in ("refusal", "error"):
                asked = -1
            if message["t"] not in ("snapshot", "update") or message["version"] == asked or not view["choices"]:
                continue
            asked = message["version"]
            moves += 1
            self.count("moves of people")
            if not hinted and moves == 3:
                hinted = True
                await socket.send(json.dumps({"t": "hint", "id": "hint", "seat": 0}))
                self.count("hints")
            if moves > LONGEST_TABLE:
                await socket.send(json.dumps({"t": "abandon", "id": "end"}))
                continue
            action = self.chosen.choice(view["choices"])["action"]
            await socket.send(json.dumps({"t": "act", "id": f"m{moves}", "seat": 0, "action": action}))

    async def watch(self, address: str, token: str) -> None:
        """Comes and goes as a spectator."""
        while True:
            with contextlib.suppress(*TROUBLE):
                async with connect(address, compression=None, max_size=1 << 22) as socket:
                    await socket.send(json.dumps({"t": "hello", "protocol": 1, "token": token}))
                    self.count("spectators")
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.5 + self.chosen.random()):
                            async for _ in socket:
                                pass
            await asyncio.sleep(self.chosen.random())

    async def look_back(self, table: str) -> None:
        for _ in range(2):
            status, _ = await self.ask("GET", f"/api/records/{table}/replay")
            self.count("replays" if status == 200 else f"replay refused: {status}")
        if self.chosen.random() < 0.2:
            status, _ = await self.ask("POST", f"/api/records/{table}/analysis?level=brute")
            if status == 202:
                self.count("analyses")

    # What is seen

    async def measure(self) -> None:
        started = time.monotonic()
        while True:
            self.memory.append((time.monotonic() - started, self.resident()))
            await asyncio.sleep(self.seconds / SAMPLES)

    def resident(self) -> dict[str, int]:
        """Returns kilobytes of the server, and of its workers together."""
        server = self.process.pid
        found = {"server": resident_of(server), "workers": sum(map(resident_of, children_of(server)))}
        return {**found, "all": sum(found.values())}

    async def run(self) -> None:
        await self.start()
        people = [asyncio.create_task(self.live(number)) for number in range(self.tables)]
        measuring = asyncio.create_task(self.measure())
        try:
            done, _ = await asyncio.wait([*people, measuring], timeout=self.seconds, return_when="FIRST_EXCEPTION")
            for task in done:
                task.result()
        finally:
            for task in [*people, measuring]:
                task.cancel()
            await asyncio.gather(*people, measuring, return_exceptions=True)
            with contextlib.suppress(OSError):
                self.memory.append((self.seconds if not done_early() else self.memory[-1][0], self.resident()))
            await self.stop()

    def report(self, stopped: bool) -> dict[str, Any]:
        """Says what was seen; after too short a time there is nothing to compare."""
        length = self.memory[-1][0] if self.memory else 0.0
        early = next((kilobytes for at, kilobytes in self.memory if at >= length / 5), None)
        late = self.memory[-1][1] if self.memory else None
        ratios = {name: round(late[name] / early[name], 3) for name in late if early[name]} if early and late else {}
        return {
            "minutes": round(length / 60, 2),
            "stopped early": stopped,
            "counts": dict(sorted(self.counts.items())),
            "kilobytes after a fifth": early,
            "kilobytes at the end": late,
            "end to a fifth": ratios,
            "wanted": WANTED,
            "flat": bool(ratios) and ratios["all"] <= WANTED,
            "curve": [[round(at, 1), kilobytes["server"], kilobytes["workers"]] for at, kilobytes in self.memory],
        }


def done_early() -> bool:
    """Tells whether the run is being cancelled."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def resident_of(process: int) -> int:
    """Returns a process's resident memory in kilobytes; of one that has gone, none."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE // 1024
    except OSError:
        return 0


def children_of(process: int) -> list[int]:
    """Returns all processes below one."""
    found: list[int] = []
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            found += [int(child) for child in (task / "children").read_text().split()]
    return found + [each for child in found for each in children_of(child)]


def main() -> None:
    """Soaks and reports."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=10, help="tables that are played at any time")
    parser.add_argument("--database", type=Path, help="keep the database here")
    parser.add_argument("--json", action="store_true", dest="as_json")
    chosen = parser.parse_args()
    stopped = False
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(chosen.minutes, chosen.tables, chosen.database or Path(folder) / "soak.sqlite")
        try:
            asyncio.run(soak.run())
        except KeyboardInterrupt:
            stopped = True
    found = soak.report(stopped)
    if chosen.as_json:
        print(json.dumps(found))
    else:
        print("\n".join(f"{name}: {value}" for name, value in found.items() if name != "curve"))
    raise SystemExit(130 if stopped else 0 if found["flat"] else 1)


if __name__ == "__main__":
    main()
