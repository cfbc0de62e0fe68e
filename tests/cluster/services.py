"""PostgreSQL and NATS for tests, each started in a folder of its own on loopback, and always ended."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Self

import asyncpg
from tests.cluster.chaos.disk import SmallDisk, may_mount

from bestiary.server.cluster.database import connect

PATIENCE = 60.0  # seconds in which a program starts or ends on a busy machine
NOBODY = "nobody"  # PostgreSQL refuses to run as root
DEBIANS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def program(name: str) -> str:
    """Return where a program lies, or say how to get it."""
    folders = os.pathsep.join([*map(str, DEBIANS), os.environ.get("PATH", os.defpath), "/usr/sbin"])
    found = shutil.which(name, path=folders)
    assert found is not None, f"no {name} is installed (Debian: apt install postgresql nats-server)"
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Service:
    """A program that runs until it is stopped."""

    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        raise NotImplementedError

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
                raise
        self.process = None


class Database(Service):
    """A PostgreSQL server with one empty database."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bestiary-pg-"))
        self.port = free_port()
        self.user: int | None = None
        self.disk: SmallDisk | None = None  # on which entries lie, where a test wants to fill it
        if os.geteuid() == 0:
            nobody = pwd.getpwnam(NOBODY)
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self.user = nobody.pw_uid
        self.data = self.folder / "data"
        made = [program("initdb"), "-D", str(self.data), "-A", "trust", "-U", "bestiary", "-N", "-E", "UTF8"]
        made.append("--no-locale")  # whatever language this machine speaks
        subprocess.run(made, check=True, capture_output=True, cwd=self.folder, user=self.user)

    @property
    def dsn(self) -> str:
        return f"postgresql://bestiary@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 60,
            "client_connection_check_interval": "500ms",
        }
        command = [program("postgres"), "-D", str(self.data)]
        for name, value in options.items():
            command += ["-c", f"{name}={value}"]
        user = self.user
        if self.disk is not None:
            command, user = self.disk.command(command), None
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, user=user)
        self.ask("SELECT 1")

    def ask(self, query: str, *values: object) -> list[Any]:
        """Returns rows, once the database answers."""

        async def run() -> list[Any]:
            until = time.monotonic() + PATIENCE
            while True:
                try:
                    connection = await connect(self.dsn)
                    break
                except (OSError, TimeoutError, asyncpg.CannotConnectNowError, asyncpg.ConnectionDoesNotExistError):
                    log = self.folder / "log"
                    assert time.monotonic() < until, log.read_text()
                    assert self.process is None or self.process.poll() is None, log.read_text()
                    await asyncio.sleep(0.05)
            try:
                return await connection.fetch(query, *values)
            finally:
                await connection.close()

        return asyncio.run(run())

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    def empty(self) -> None:
        """Leaves nothing in it."""
        others = "FROM pg_stat_activity WHERE application_name = 'bestiary' AND pid <> pg_backend_pid()"
        self.ask(f"SELECT pg_terminate_backend(pid) {others}")
        self.ask("DROP SCHEMA public CASCADE")
        self.ask("CREATE SCHEMA public")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        super().stop(how)  # a fast shutdown: it does not wait for those who are connected

    def add_small_disk(self) -> bool:
        """Makes a disk that can be filled, before the start; tells whether that is allowed here."""
        if self.disk is None and may_mount():
            self.disk = SmallDisk(self.folder / "small", self.user or os.getuid())
        return self.disk is not None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        if self.disk is not None:
            self.disk.close()
        shutil.rmtree(self.folder, ignore_errors=True)


class Messages(Service):
    """A NATS server."""

    def __init__(self, *more: str) -> None:
        self.port = free_port()
        self.more = more  # of its options

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [program("nats-server"), "-a", "127.0.0.1", "-p", str(self.port), *self.more]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert time.monotonic() < until, "NATS does not start"
                time.sleep(0.02)
            else:
                return
