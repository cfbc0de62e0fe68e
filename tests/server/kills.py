"""Kills a server under load, again and again, and looks whether anything acknowledged is lost or done twice.

    python tests/server/kills.py [--times 1000] [--tables 4] [--keep FOLDER] [--json]

Every kill comes in the middle of moves at several tables. What was found so far stands in the folder, with the
database: Ctrl-C ends it between two kills, and the same command goes on.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from nursery import Nursery
from page_client import Client, ConnectionClosed

MOST = 8  # moves of a table before the kill may come
LONGEST = 400  # and until it does
UNDER_LOAD = 0.02  # seconds within which the kill comes once everybody has moved


@dataclass
class Found:
    """What was seen over all kills."""

    kills: int = 0
    acknowledged: int = 0
    resent: int = 0  # without an answer when the server died
    lost: int = 0
    doubled: int = 0
    tables: list[dict[str, Any]] = field(default_factory=list)


class Player:
    """All seats of one table, played by one person who remembers what he was told."""

    def __init__(self, server: Nursery, table: dict[str, Any], name: str) -> None:
        self.client = Client(server.port, table["table"], table["links"][0]["token"])
        self.name = name
        self.sent: list[dict[str, Any]] = []
        self.moved = threading.Event()

    def play(self) -> None:
        """Move until the server is gone, or the game is over."""
        chosen = random.Random(self.name)
        enough = chosen.randrange(1, MOST)
        client = self.client.connect()
        with contextlib.suppress(ConnectionClosed, OSError):
            for number in range(LONGEST):
                seat = next((s for s in client.seats if client.choices(s)), None)
                if seat is None or client.ending:
                    break
                action = chosen.choice(client.choices(seat))["action"]
                request = {"t": "act", "id": f"{self.name}-{number}", "seat": seat, "action": action}
                self.sent.append(request)
                client.send(request)
                if number == enough:
                    self.moved.set()
                client.answer(request["id"])
        self.moved.set()

    def compare(self, server: Nursery, found: Found) -> None:
        """Come back, send everything again, and count what is missing or came twice."""
        client = self.client
        told = {message["id"] for message in client.messages if message["t"] == "ack"}
        known = dict(client.seen)
        client.close()
        client.connect()
        found.lost += sum(client.seen[seat] < version for seat, version in known.items())
        before = entries(server.database, client.address)
        found.lost += sum(self._again(request) != "ack" for request in self.sent if request["id"] in told)
        found.doubled += entries(server.database, client.address) - before
        for request in self.sent:
            if request["id"] not in told:
                found.resent += 1
                assert self._again(request) in ("ack", "refusal")
        found.acknowledged += len(told)
        client.close()
        fresh = Client(server.port, client.address.rpartition("/")[2], client.token).connect()
        found.lost += fresh.views != client.views
        fresh.close()

    def _again(self, request: dict[str, Any]) -> str:
        self.client.send(request)
        return str(self.client.answer(request["id"])["t"])


def entries(database: Path, address: str) -> int:
    """Return how many changes of a table are stored."""
    connection = sqlite3.connect(database)
    try:
        query = "SELECT count(*) FROM entries WHERE tbl = ?"
        return int(connection.execute(query, (address.rpartition("/")[2],)).fetchone()[0])
    finally:
        connection.close()


def kill_once(server: Nursery, found: Found, meanwhile: Callable[[Path], None] = lambda _: None) -> None:
    """Play at all tables, kill the server, start it and compare; a test may plant something meanwhile."""
    players = [Player(server, table, f"{found.kills}-{number}") for number, table in enumerate(found.tables)]
    with ThreadPoolExecutor(len(players)) as threads:
        playing = [threads.submit(player.play) for player in players]
        for player in players:
            player.moved.wait(20)
        time.sleep(random.Random(found.kills).random() * UNDER_LOAD)
        server.kill()
        for each in playing:
            each.result()
    meanwhile(server.database)
    server.start()
    for number, player in enumerate(players):
        player.compare(server, found)
        if player.client.ending:
            found.tables[number] = server.open_table("me", "me", "me")
    found.kills += 1


def run(folder: Path, times: int, tables: int) -> Found:
    """Kill so many times in all, those counted that an earlier run in the folder did."""
    notes = folder / "kills.json"
    found = Found(**json.loads(notes.read_text())) if notes.exists() else Found()
    server = Nursery(folder / "tables.sqlite")
    try:
        while len(found.tables) < tables:
            found.tables.append(server.open_table("me", "me", "me"))
        while found.kills < times:
            kill_once(server, found)
            notes.write_text(json.dumps(asdict(found)))
            if sys.stderr.isatty():
                print(f"\r{found.kills} of {times}", end="", file=sys.stderr)
    finally:
        server.stop()
    return found


def main() -> None:
    """Kill and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--keep", type=Path, help="folder in which to go on, and to leave what was found")
    parser.add_argument("--json", action="store_true", dest="as_json")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = chosen.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        try:
            found = run(folder, chosen.times, chosen.tables)
        except KeyboardInterrupt:
            print(f"Interrupted; the same command with --keep {folder} goes on.", file=sys.stderr)
            raise SystemExit(130) from None
    told = {name: value for name, value in asdict(found).items() if name != "tables"}
    print(json.dumps(told) if chosen.as_json else "\n".join(f"{name}: {value}" for name, value in told.items()))
    raise SystemExit(1 if found.lost or found.doubled else 0)


if __name__ == "__main__":
    main()
