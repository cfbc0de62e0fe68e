"""Measures the server: CPU and bytes of a move, and the time from an action to the last client's update.

    python bench/server.py [--seconds 10] [--quick] [--peer]

Prints JSON. The clients run in this process, the server in its own; both on loopback. `--peer` also measures the
tic-tac-toe server of boardgame.io, installed from npm into a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop
from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parents[1]
PROTOCOL = 1
SEATS = 3
ROUNDS = 6
WARM = 6000  # moves before anything counts, so that the peer's compiler has seen all it will see
LONGEST_WARMING = 60.0
PEOPLE = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]
BOT = "titan"
TICKS = os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """Is a server to be measured."""

    def __init__(self, folder: Path, *more: str) -> None:
        command = [sys.executable, "-m", "bestiary", "serve", "--no-open", "--port", "0", "--no-limits"]
        self.process = subprocess.Popen(
            [*command, "--database", str(folder / "bench.sqlite"), *more],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rstrip("/\n").rpartition(":")[2])

    def cpu(self) -> float:
        """Returns the CPU seconds it has used, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def open_table(self, seats: list[dict[str, str]] = PEOPLE) -> dict[str, Any]:
        body = json.dumps({"game": "marry", "seats": seats})
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/tables", body.encode(), headers)
        with urllib.request.urlopen(request) as answer:
            opened: dict[str, Any] = json.load(answer)
            return opened

    def counts(self) -> dict[str, float]:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        pairs = (line.rpartition(" ")[::2] for line in lines if line[0] != "#" and "{" not in line)
        return {name: float(value) for name, value in pairs}

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Message(msgspec.Struct):
    """Is what a client reads of a message: as little as it needs to move, so that the server is what is measured."""

    t: str
    changes: list[Any] = []
    view: Any = None


class Seat(asyncio.Protocol):
    """Is one socket, keeping of its view only what it needs to move."""

    def __init__(self, table: Table, number: int, address: str) -> None:
        self.table = table
        self.number = number
        self.address = address
        self.buffer = b""
        self.open = False
        self.actions: list[int] = []
        self.over = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        lines = (
            f"GET {self.address} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
        )
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if found:
                assert head.startswith(b"HTTP/1.1 101"), head
                self.open = True
                self.ready.set_result(None)
        start = 0
        while len(data) - start >= 4:
            size, head = data[start + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[start + 2 : start + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[start + 2 : start + 10], "big"), 10
            if len(data) - start < head + size:
                break
            if data[start] == 0x81:
                self.take(decode(data[start + head : start + head + size]))
            start += head + size
        self.buffer = data[start:]

    def send(self, message: dict[str, Any]) -> None:
        text = msgspec.json.encode(message)
        size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + bytes(4) + text)  # masked with zeros

    def take(self, message: Message) -> None:
        """Takes a message in."""
        if message.t == "snapshot":
            self.actions = [choice["action"] for choice in message.view["choices"]]
            self.table.joined()
        if message.t != "update":
            return
        for kind, path, *rest in message.changes:
            if path[0] == "over":
                self.over = rest[0]
            elif path == ["choices"]:
                if kind == "put":
                    self.actions = [choice["action"] for choice in rest[0]]
                else:
                    self.actions[rest[0] : rest[0] + rest[1]] = [choice["action"] for choice in rest[2]]
            elif path[0] == "choices" and path[2:] == ["action"]:
                self.actions[path[1]] = rest[0]
            elif path[0] == "choices" and len(path) == 2:
                self.actions[path[1]] = rest[0]["action"]
        self.table.updated()


decode = msgspec.json.Decoder(Message).decode


class Table:
    """Is a table of three sockets that plays one move after the other."""

    def __init__(self, server: ServerProcess, mind: int) -> None:
        self.server = server
        self.seats: list[Seat] = []
        self.waiting = 0
        self.all_here: asyncio.Future[float] | None = None
        self.number = 0
        self.chosen = random.Random(mind)  # each its own, or all tables would move in step

    async def open(self, seats: list[dict[str, str]] = PEOPLE) -> None:
        opened = await asyncio.to_thread(self.server.open_table, seats)
        loop = asyncio.get_running_loop()
        people = [link for link in opened["links"] if link["seats"]]
        self.seats = []
        self.waiting, self.all_here = len(people), loop.create_future()
        for link in people:
            make = partial(Seat, self, link["seats"][0], f"/ws/{opened['table']}")
            _, seat = await loop.create_connection(make, "127.0.0.1", self.server.port)
            self.seats.append(seat)
            await seat.ready
            seat.send({"t": "hello", "protocol": PROTOCOL, "token": link["token"]})
        await self.all_here

    def joined(self) -> None:
        self.updated()

    def updated(self) -> None:
        """Counts who has what all wait for."""
        self.waiting -= 1
        if not self.waiting and self.all_here is not None:
            self.all_here.set_result(time.perf_counter())

    async def move(self, asks: bool = False) -> float:
        """Plays a move and returns the seconds until the last of all has its update.

        Who asks has looked at the board first: what all choices would do is told before, in one message.
        """
        seat = next(seat for seat in self.seats if seat.actions)
        self.number += 1
        self.waiting, self.all_here = len(self.seats), asyncio.get_running_loop().create_future()
        action = self.chosen.choice(seat.actions)
        started = time.perf_counter()
        if asks:
            seat.send({"t": "previews", "id": f"p{self.number}", "seat": seat.number})
        seat.send({"t": "act", "id": str(self.number), "seat": seat.number, "action": action})
        return await self.all_here - started

    async def close(self) -> None:
        for seat in self.seats:
            seat.transport.close()
            await seat.gone

    async def run(self, until: float, pause: float, times: list[float], spare: list[Table], asks: bool) -> None:
        """Plays until the time is over, one move every `pause` seconds, or as fast as it goes."""
        table = self
        if pause:
            await asyncio.sleep(self.chosen.random() * pause)
        while time.perf_counter() < until:
            begun = time.perf_counter()
            times.append(await table.move(asks))
            if table.seats[0].over:
                table = spare.pop()
            if pause:
                now = time.perf_counter()
                await asyncio.sleep(max(0.0, min(pause - (now - begun), until - now)))


class BotTable(Table):
    """Is a table at which bots think nearly all the time: the one person moves at once."""

    def updated(self) -> None:
        """Moves if it is the person's turn."""
        super().updated()
        seat = self.seats[0]
        if seat.actions and not seat.over:
            self.number += 1
            action, seat.actions = self.chosen.choice(seat.actions), []
            seat.send({"t": "act", "id": str(self.number), "seat": seat.number, "action": action})


def spread(times: list[float]) -> dict[str, float]:
    """Returns the middle and the tail in milliseconds."""
    ordered = sorted(times)
    return {
        "p50_ms": round(1000 * ordered[len(ordered) // 2], 2),
        "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 2),
        "max_ms": round(1000 * ordered[-1], 2),
    }


async def load(
    server: ServerProcess, tables: int, pause: float, seconds: float, bots: int = 0, *, asks: bool = False
) -> dict[str, Any]:
    """Plays at many tables and measures; where a game ends, its players go on at a table that was opened before."""
    spares = tables // 4 if pause else 2 * tables * round(seconds)
    live = [Table(server, mind) for mind in range(tables + spares)]
    for table in live:
        await table.open()
    thinking = [BotTable(server, mind) for mind in range(bots)]
    for table in thinking:
        await table.open([{"kind": "me"}, {"kind": "bot", "bot": BOT}, {"kind": "bot", "bot": BOT}])
    before, counts = server.cpu(), server.counts()
    times: list[float] = []
    until = time.perf_counter() + seconds
    playing, spare = live[:tables], live[tables:]
    await asyncio.gather(*(table.run(until, pause, times, spare, asks) for table in playing))
    used, after = server.cpu() - before, server.counts()
    for table in live + thinking:
        await table.close()
    updates = len(times) * SEATS
    sent = after["bestiary_bytes_out_total"] - counts["bestiary_bytes_out_total"]
    previews = after["bestiary_previews_total"] - counts["bestiary_previews_total"]
    thoughts = after["bestiary_bot_seconds_count"] - counts["bestiary_bot_seconds_count"]
    return {
        "tables": tables,
        "moves": len(times),
        **({"moves of bots": round(thoughts)} if bots else {}),
        **({"previews": round(previews)} if asks else {}),
        "moves_per_cpu_second": round(len(times) / used),
        "cpu_us_per_move": round(1e6 * used / len(times)),
        "cpu_us_per_update": round(1e6 * used / updates),
        "bytes_per_move": round(sent / len(times)),
        "bytes_per_update": round(sent / updates),
        **spread(times),
    }


async def idle(server: ServerProcess, sockets: int) -> dict[str, Any]:
    """Opens sockets that do nothing and measures what they cost."""
    opened = await asyncio.to_thread(server.open_table)
    address = f"ws://127.0.0.1:{server.port}/ws/{opened['table']}"
    tables = [await asyncio.to_thread(server.open_table) for _ in range(sockets // 4)]
    before = memory(server)
    started = time.perf_counter()
    kept = []
    for number in range(sockets):
        table = tables[number % len(tables)]
        address = f"ws://127.0.0.1:{server.port}/ws/{table['table']}"
        socket = await connect(address, compression=None, ping_interval=None)
        await socket.send(
            json.dumps({"t": "hello", "protocol": PROTOCOL, "token": table["links"][number % 4]["token"]})
        )
        kept.append(socket)
    joined = time.perf_counter() - started
    cpu = server.cpu()
    await asyncio.sleep(5)
    used = server.cpu() - cpu
    after = memory(server)
    for socket in kept:
        await socket.close()
    return {
        "sockets": sockets,
        "joins_per_second": round(sockets / joined),
        "kilobytes_per_socket": round((after - before) / sockets, 1),
        "cpu_percent": round(100 * used / 5, 1),
    }


def memory(server: ServerProcess) -> int:
    """Returns the server's memory in kilobytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def rounds(server: ServerProcess, seconds: float, with_peer: bool) -> dict[str, Any]:
    """Saturates both servers in turn, several times; the best round of each is the one least disturbed."""
    ours: list[dict[str, Any]] = []
    theirs: list[dict[str, Any]] = []
    asking: list[dict[str, Any]] = []
    peer = None
    if with_peer:
        from server_peer import Peer

        peer = Peer()
    try:
        warm(lambda: uvloop.run(load(server, 20, 0, seconds)))
        if peer is not None:
            warm(partial(peer.saturate, seconds))
        for _ in range(ROUNDS):
            ours.append(uvloop.run(load(server, 20, 0, seconds)))
            asking.append(uvloop.run(load(server, 20, 0, seconds, asks=True)))
            if peer is not None:
                theirs.append(peer.saturate(seconds))
    finally:
        if peer is not None:
            peer.stop()
    found = {"saturated": best(ours), "saturated, each mover asks what choices would do": best(asking)}
    if theirs:
        found["boardgame.io tic-tac-toe, saturated"] = best(theirs)
        pairs = [
            (own["cpu_us_per_update"], other["cpu_us_per_update"]) for own, other in zip(ours, theirs, strict=True)
        ]
        found["cpu of an update in microseconds, ours and theirs, each round"] = pairs
        ratios = sorted(round(own / other, 2) for own, other in pairs)
        found["ours to theirs"] = {"each round": ratios, "median": ratios[len(ratios) // 2]}
    return found


def warm(play: Callable[[], dict[str, Any]]) -> None:
    """Plays without counting."""
    moves, until = 0, time.perf_counter() + LONGEST_WARMING
    while moves < WARM and time.perf_counter() < until:
        moves += int(play()["moves"])


def best(found: list[dict[str, Any]]) -> dict[str, Any]:
    """Returns the round that took the least CPU."""
    return min(found, key=lambda each: int(each["cpu_us_per_update"]))


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--peer", action="store_true")
    chosen = parser.parse_args()
    found: dict[str, Any] = {"load of the machine before": os.getloadavg()[0]}
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            found |= rounds(server, chosen.seconds / 2, chosen.peer)
            found["50 tables, a move a second"] = uvloop.run(load(server, 50, 1, chosen.seconds))
            if not chosen.quick:
                found["200 tables, a move a second"] = uvloop.run(load(server, 200, 1, chosen.seconds))
                beside = uvloop.run(load(server, 200, 1, chosen.seconds, bots=20))
                found["200 tables, a move a second, bots thinking beside"] = beside
                found["idle"] = uvloop.run(idle(server, 1000))
        finally:
            server.stop()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
