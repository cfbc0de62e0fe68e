"""Starts the server on an address, and says in a sentence why it can't."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from bestiary.core.errors import BestiaryError
from bestiary.server.app import Server
from bestiary.server.door import Door
from bestiary.server.settings import Settings
from bestiary.server.wire import Wire

LARGEST_FRAME = 1 << 16  # what the socket layer itself takes; messages are held to far less


class Uvicorn(uvicorn.Server):
    """A server that hands its tables to others before it ends, where there are others."""

    def __init__(self, config: uvicorn.Config, app: Server) -> None:
        super().__init__(config)
        self.member = app.member
        self.leaving: asyncio.Task[None] | None = None

    async def main_loop(self) -> None:
        """Serve until told to stop."""
        self.loop = asyncio.get_running_loop()
        await super().main_loop()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to leave; a second time, or an interrupt, ends it at once."""
        if self.member is None or self.leaving is not None or sig != signal.SIGTERM or not self.started:
            super().handle_exit(sig, frame)
        else:
            self.loop.call_soon_threadsafe(self._leave, sig)

    def _leave(self, sig: int) -> None:
        if self.member is not None and self.leaving is None:
            self.leaving = self.loop.create_task(self.member.drain())
            self.leaving.add_done_callback(lambda _: uvicorn.Server.handle_exit(self, sig, None))


class CannotListen(BestiaryError):
    """An error raised for an address on which the server can't listen."""


def bind(host: str, port: int) -> socket.socket:
    """Take the port, or say who to ask for it."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except (socket.gaierror, OverflowError):
        raise CannotListen(f"There is no address {host!r} with port {port} on this machine.") from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
    except (OSError, OverflowError) as error:
        listening.close()
        number = error.errno if isinstance(error, OSError) else None
        if number == errno.EADDRINUSE:
            why = f"Port {port} is in use, perhaps by a Bestiary that already runs: open it, or choose another --port."
        elif number == errno.EACCES:
            why = f"Port {port} needs more rights than you have: choose a --port above 1023."
        else:
            why = f"The server can't listen on {host}, port {port}: {error}."
        raise CannotListen(why) from None
    return listening


def lan_address() -> str | None:
    """Return the address under which others in the local network reach this machine; send nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def run(host: str, port: int, settings: Settings, started: Callable[[int], None]) -> None:
    """Serve until interrupted; `started` is called with the port once requests are answered."""
    listening = bind(host, port)
    try:
        app = Server(settings)
    except BestiaryError:
        listening.close()
        raise
    config = uvicorn.Config(
        app,
        http=Door,
        ws=Wire,
        loop="auto",  # uvloop where it is installed
        lifespan="on",
        ws_max_size=LARGEST_FRAME,
        access_log=False,
        proxy_headers=False,  # the door reads them, and only from proxies that are trusted
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    server = Uvicorn(config, app)
    # Modules and catalogues stay for good, and a move's garbage has no cycles: look for them less often.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)

    async def serve() -> None:
        await app.prepare()
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            started(int(listening.getsockname()[1]))
        await serving

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())
