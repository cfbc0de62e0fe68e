"""A server of its own for the tests, and what is noted of the pages that look at it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx
from playwright.sync_api import ConsoleMessage, Page

ROOT = Path(__file__).parents[2]
START_SECONDS = 60


class Server:
    """Is a server process of its own, which can be killed and started again on the same port and database."""

    def __init__(
        self, database: Path, bot_pause: float = 0, packages: Path | None = None, options: Sequence[str] = ()
    ) -> None:
        self.database = database
        self.packages = [str(packages)] if packages else []  # where others' games are installed
        self.bot_pause = bot_pause
        self.options = options
        self.port = 0
        self.start()

    def start(self) -> None:
        """Starts the process and waits until it listens."""
        command = [sys.executable, "-m", "bestiary", "serve", "--no-open", "--port", str(self.port)]
        command += ["--database", str(self.database), "--bot-pause", str(self.bot_pause)]
        command += self.options
        command.append("--no-limits")  # a script clicks faster than the 20 times a second that a person may
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *self.packages])}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://[^/\s]+:(\d+)/", line):
                self.port = int(found[1])
                self.url = found[0].rstrip("/")
                return
        raise RuntimeError(f"the server ended with {self.process.wait(START_SECONDS)} before it listened")

    def kill(self) -> None:
        """Ends the process as a lost power supply would."""
        self.process.kill()
        self.process.wait(START_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Watched:
    """Notes what went wrong in a context's pages, and every request that left the host."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.violations: list[str] = []

    def hear(self, message: ConsoleMessage) -> None:
        """Notes what the content security policy forbade."""
        if "policy violated" in message.text or "Content Security Policy" in message.text:
            self.violations.append(message.text)


NewPage = Callable[..., Page]


def finished(server: Server, name: str = "marry-v2-3") -> str:
    """Imports a finished game and returns its id."""
    record = (ROOT / f"tests/records/{name}.json").read_bytes()
    answer = httpx.post(f"{server.url}/api/records", content=record, headers={"Content-Type": "application/json"})
    return str(answer.raise_for_status().json()["record"])
