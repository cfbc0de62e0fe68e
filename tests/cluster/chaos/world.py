"""PostgreSQL, NATS, servers that reach both through proxies, and the tables at which people play."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import asyncpg
from tests.cluster.chaos.people import Person
from tests.cluster.chaos.proxy import Proxy
from tests.cluster.services import PATIENCE, Database, Messages, free_port

import bestiary
from bestiary.server.cluster.database import connect
from bestiary.server.cluster.migrate import migrate

SOURCES: Final = str(Path(bestiary.__file__).parent.parent)
ROOT: Final = str(Path(__file__).parents[3])
UNFENCED: Final = Path(__file__).with_name("unfenced.sql")
PEOPLE: Final = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]


class Running:
    """One server's process, and its own ways to the database and to messages."""

    def __init__(self, number: int, log: Path) -> None:
        self.number = number
        self.log = log
        self.port = free_port()
        self.process: asyncio.subprocess.Process | None = None
        self.skew = 0.0
        self.database = Proxy()
        self.messages = Proxy()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    def send(self, what: signal.Signals) -> None:
        if self.alive:
            with suppress(ProcessLookupError):
                os.kill(self.pid, what)


class World:
    """Everything that a schedule of faults happens to."""

    def __init__(self, servers: int, lease: float, planted: bool = False) -> None:
        self.database = Database()
        self.messages = Messages()
        self.folder = Path(tempfile.mkdtemp(prefix="bestiary-chaos-"))
        self.servers = [Running(number, self.folder / f"server-{number}.log") for number in range(servers)]
        self.lease = lease
        self.planted = planted
        self.people: list[Person] = []
        self.playing: list[asyncio.Task[None]] = []
        self.tables: list[str] = []

    async def start(self) -> None:
        self.database.add_small_disk()
        await asyncio.to_thread(self.database.start)
        await asyncio.to_thread(self.messages.start)
        await migrate(self.database.dsn)
        if self.database.disk is not None:
            await self.ask(f"CREATE TABLESPACE small LOCATION '{self.database.disk.folder}'")
            await self.ask("ALTER TABLE entries SET TABLESPACE small")
        if self.planted:
            connection = await connect(self.database.dsn)
            await connection.execute(UNFENCED.read_text("utf-8"))
            await connection.close()
        for server in self.servers:
            await server.database.start(self.database.port)
            await server.messages.start(self.messages.port)
        await asyncio.gather(*(self.launch(server) for server in self.servers))

    async def close(self) -> None:
        await self.send_home()
        for server in self.servers:
            server.send(signal.SIGKILL)
            if server.process is not None:
                await server.process.wait()
            await server.database.close()
            await server.messages.close()
        await asyncio.to_thread(self.messages.stop)
        await asyncio.to_thread(self.database.remove)
        shutil.rmtree(self.folder, ignore_errors=True)

    async def launch(self, server: Running, skew: float = 0.0) -> None:
        """Starts a server, and waits until it lets people in."""
        command = [sys.executable, "-m", "tests.cluster.chaos.server", "--skew", str(skew)]
        command += ["--planted"] * self.planted
        command += ["serve", "--no-open", "--no-limits", "--bot-pause", "0", "--port", str(server.port)]
        command += ["--database", f"postgresql://bestiary@127.0.0.1:{server.database.port}/postgres"]
        command += ["--nats", f"nats://127.0.0.1:{server.messages.port}", "--lease", str(self.lease)]
        server.skew = skew
        with server.log.open("ab") as log:
            server.process = await asyncio.create_subprocess_exec(
                *command,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": SOURCES},
            )
        assert server.process.stdout is not None
        line = await asyncio.wait_for(server.process.stdout.readline(), PATIENCE)
        if b"ready" not in line:
            raise AssertionError(server.log.read_text("utf-8")[-4000:])

    # Tables and people

    def any_port(self) -> int:
        """Returns the port of a server that a balancer would choose."""
        found = [server for server in self.servers if server.alive] or self.servers
        return random.choice(found).port

    async def open_tables(self, many: int, seed: int, think: float) -> None:
        """Opens tables and has three people come to each."""
        for number in range(many):
            opened = await self.open_one()
            self.tables.append(opened["table"])
            for seat in range(len(PEOPLE)):
                token = opened["links"][seat]["token"]
                person = Person(opened["table"], seat, token, seed * 1000 + number, self.any_port, think)
                self.people.append(person)
                self.playing.append(asyncio.ensure_future(person.run()))

    async def open_one(self) -> dict[str, Any]:
        """Opens a table."""
        wanted = json.dumps({"game": "marry", "seats": PEOPLE}).encode()

        def post() -> dict[str, Any]:
            address = f"http://127.0.0.1:{self.any_port()}/api/tables"
            request = urllib.request.Request(address, wanted, {"Content-Type": "application/json"})
            with urllib.request.urlopen(request, timeout=10) as answer:
                opened: dict[str, Any] = json.load(answer)
                return opened

        for _ in range(20):
            with suppress(OSError):
                return await asyncio.to_thread(post)
            await asyncio.sleep(0.3)
        raise AssertionError("no table can be opened")

    async def send_home(self) -> None:
        """Ends everybody's part."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        self.playing.clear()

    def forget(self) -> None:
        """Begins afresh, at other tables."""
        self.people, self.tables = [], []

    # The database, seen without a proxy

    async def ask(self, query: str, *values: object) -> list[Any]:
        """Returns rows, once the database answers."""
        for _ in range(200):
            try:
                connection = await connect(self.database.dsn)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(0.1)
                continue
            try:
                if not values:
                    return (
                        list(await connection.fetch(query)) if ";" not in query else [await connection.execute(query)]
                    )
                return list(await connection.fetch(query, *values))
            finally:
                await connection.close(timeout=1)
        raise AssertionError("the database does not come back")

    async def owner_of(self, table: str) -> str:
        """Returns the name of the live server that owns a table."""
        rows = await self.ask(
            "SELECT name FROM tables JOIN servers ON servers.id = owner WHERE tables.id = $1 AND NOT dead", table
        )
        return str(rows[0][0]) if rows else ""
