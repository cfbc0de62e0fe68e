"""Servers that start in no time: a process that has everything in memory, and is forked for each."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from page_client import SOURCES, ServerProcess

START = """
import json, os, sys
from pathlib import Path
from bestiary.core.registry import get
from bestiary.server.run import run
from bestiary.server.settings import Settings
get("marry").words()
settings = Settings(database=Path(sys.argv[1]), bot_pause=0)
settings.lift_limits()
print("born", flush=True)
for line in sys.stdin:
    child = os.fork()
    if not child:
        run("127.0.0.1", int(line), settings, lambda port: print(os.getpid(), port, flush=True))
        os._exit(0)
    os.waitpid(child, 0)
    print("ended", flush=True)
"""


class Nursery(ServerProcess):
    """A server that is killed and comes back again and again; all that it imports is imported once."""

    def __init__(self, database: Path) -> None:
        self.child = 0
        self.nurse = subprocess.Popen(
            [sys.executable, "-c", START, str(database)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": SOURCES},
        )
        assert self._line() == "born"
        super().__init__(database)

    def _line(self) -> str:
        assert self.nurse.stdout is not None
        return self.nurse.stdout.readline().strip()

    def start(self) -> None:
        assert self.nurse.stdin is not None
        self.nurse.stdin.write(f"{self.port}\n")
        self.nurse.stdin.flush()
        child, port = self._line().split()
        self.child, self.port = int(child), int(port)

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        assert self._line() == "ended"
        self.child = 0

    def stop(self) -> str:
        if self.child:
            self.kill()
        assert self.nurse.stdin is not None
        self.nurse.stdin.close()
        self.nurse.wait(20)
        assert self.nurse.stdout is not None
        self.nurse.stdout.close()
        return ""
