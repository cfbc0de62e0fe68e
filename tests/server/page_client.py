"""A client that follows the protocol like the page does, and a server of its own process to talk to."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import bestiary

SOURCES = str(Path(bestiary.__file__).parent.parent)
PATIENCE = 20.0


class ServerProcess:
    """Is a server in a process of its own, on a free port of this machine only."""

    def __init__(self, database: Path, *arguments: str, under: Sequence[str] = ()) -> None:
        self.database = database
        self.under = under  # a program that runs it and watches
        self.arguments = arguments
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "bestiary", "serve", "--no-open", "--bot-pause", "0", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*self.under, *command, "--database", str(self.database), *self.arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": SOURCES},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "ready" in line, self.process.communicate()
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    def kill(self) -> None:
        """Kills it as a lost power supply would, as far as a process can tell."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def children(self) -> list[int]:
        """Returns the processes it has started."""
        found = []
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            found += [int(child) for child in (task / "children").read_text().split()]
        return found

    def stop(self) -> str:
        """Ends it in good order and returns its log."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
        return self.process.communicate(timeout=20)[1]

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """Sends an HTTP request and returns status and answer."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                status, text = answer.status, answer.read()
        except urllib.error.HTTPError as error:
            status, text = error.code, error.read()
            error.close()
        try:
            return status, json.loads(text) if text else None
        except ValueError:
            return status, text.decode()

    def open_table(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """Opens a table of Marry for `me`, `person` or a bot's name on each seat."""
        seats = [{"kind": kind} if kind in ("me", "person") else {"kind": "bot", "bot": kind} for kind in kinds]
        status, opened = self.ask("POST", "/api/tables", {"game": "marry", "seats": seats, **more})
        assert status == 201, opened
        return opened


class Client:
    """Plays over a socket: keeps a view by its changes, and checks that no version is missing or comes twice."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{table}"
        self.token = token
        self.views: dict[int, Any] = {}
        self.seen: dict[int, int] = {}
        self.events: dict[int, list[Any]] = {}
        self.undo: dict[int, bool] = {}
        self.messages: list[dict[str, Any]] = []
        self.ending: Any = None
        self.socket: ClientConnection | None = None
        self.number = 0
        self.open = ExitStack()

    def connect(self, hello: dict[str, Any] | None = None) -> Client:
        opened = connect(self.address, open_timeout=PATIENCE, max_size=1 << 20, compression=None)
        self.socket = self.open.enter_context(opened)
        seen = {str(seat): version for seat, version in self.seen.items()}
        self.send(hello or {"t": "hello", "protocol": 1, "token": self.token, "seen": seen})
        self.welcome = self.until("welcome")
        self.seats = self.welcome["seats"]
        self.until("presence")
        return self

    def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def close(self) -> None:
        self.open.close()
        self.socket = None

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Takes the next message in, and what it says of a seat's stream."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.messages.append(message)
        if message["t"] == "snapshot":
            self.views[message["seat"]] = message["view"]
            self.seen[message["seat"]] = message["version"]
            self.undo[message["seat"]] = message["undo"]
            self.ending = message["ending"] or self.ending
        elif message["t"] in ("update", "chat"):
            seat = message["seat"]
            assert message["version"] == self.seen[seat] + 1
            self.seen[seat] += 1
            if message["t"] == "update":
                self.follow(seat, message)
        return message

    def follow(self, seat: int, update: dict[str, Any]) -> None:
        for kind, path, *rest in update.get("changes", []):
            place = self.views[seat]
            for step in path[:-1]:
                place = place[step]
            if kind == "put":
                place[path[-1]] = rest[0]
            else:
                place[path[-1]][rest[0] : rest[0] + rest[1]] = rest[2]
        self.undo[seat] = update.get("undo", False)
        self.ending = update.get("ending") or self.ending
        self.events.setdefault(seat, []).extend(update.get("events", []))

    def until(self, *kinds: str) -> dict[str, Any]:
        """Takes messages in until one of these kinds came."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.receive(end - time.monotonic())
            if message["t"] in kinds:
                return message
        raise TimeoutError(f"no {kinds} came")

    def settle(self, seconds: float = 0.4) -> None:
        """Takes in whatever comes within a moment."""
        while True:
            try:
                self.receive(seconds)
            except TimeoutError:
                return

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Sends a request under a new id and returns its answer."""
        self.number += 1
        request = {"t": kind, "id": f"{self.token[:4]}-{self.number}-{random.randrange(1 << 40)}", **more}
        self.send(request)
        return self.answer(request["id"])

    def answer(self, request: str) -> dict[str, Any]:
        while True:
            message = self.until("ack", "refusal", "error", "allowed", "previewed")
            if message.get("id") == request:
                return message

    def choices(self, seat: int) -> list[Any]:
        return self.views[seat]["choices"]


__all__ = ["Client", "ConnectionClosed", "ServerProcess"]
