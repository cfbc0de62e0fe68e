"""The door: who may keep a connection open, for how long a request may come in, and for whom the server answers."""

from __future__ import annotations

import asyncio
import ipaddress
import resource
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import urlsplit

import h11
from fastapi.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from bestiary.core.errors import BestiaryError
from bestiary.server.control import Watched
from bestiary.server.limits import Buckets
from bestiary.server.logs import log
from bestiary.server.pages import HEADERS
from bestiary.server.parties import party

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import RequestResponseCycle

    from bestiary.server.settings import Settings

LARGEST_BODY: Final = 4 << 20
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
SPARE: Final = 64  # descriptors for the database, worker processes and files of the page
SLOWEST: Final = 8_000  # bytes of an answer that a client has to take in a second
LINGER: Final = 1.0  # seconds in which whoever was refused before he had sent everything can read why
TOLD_SECONDS: Final = 60.0  # between two lines of the log that say the same
HOST: Final = b"host"
ORIGIN: Final = b"origin"
FORWARDED: Final = b"x-forwarded-for"

Headers = Iterable[tuple[bytes, bytes]]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadProxy(BestiaryError):
    """A proxy's address that is none."""


class Doorkeeper:
    """What the server knows of those who come, before they have said anything that counts."""

    def __init__(self, settings: Settings, wishes: Watched) -> None:
        self.settings = settings
        self.proxies = [_network(each) for each in settings.trusted_proxies]
        self.open: defaultdict[str, int] = defaultdict(int)
        self.total = 0
        self.most = descriptors() - SPARE
        self.told = 0.0
        # Whoever is told no and comes again at once is not even told no: that costs us less than it costs him.
        self.knocks = Buckets(settings.connections_per_second, settings.connection_burst)
        self.wishes = wishes

    def enter(self, address: str) -> bool:
        """Count a connection in, unless its address, or all together, have too many."""
        address = party(address)
        held = not self._is_proxy(address) and (
            self.open[address] >= self.settings.connections_per_address or not self.knocks.take(address)
        )
        if held or self.total >= self.most:
            self._tell(address)
            if not self.open[address]:
                del self.open[address]
            return False
        self.open[address] += 1
        self.total += 1
        return True

    def is_banned(self, address: str) -> bool:
        """Tell whether the operator keeps an address out."""
        return address in self.wishes.look().ban

    def leave(self, address: str) -> None:
        """Count a connection out."""
        address = party(address)
        self.total -= 1
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def client(self, peer: str, forwarded: str) -> str:
        """Return who is asking: the peer itself, or whom a proxy that is trusted names.

        A proxy adds whom it has heard to the end of the list. What stands before the last that is no proxy of ours was
        written by the client, who may write what he likes.
        """
        if not self._is_proxy(peer):
            return party(peer)
        for address in (each.strip() for each in reversed(forwarded.split(","))):
            if address and not self._is_proxy(address):
                return party(address if _is_address(address) else peer)
        return party(peer)

    def refusal(self, headers: Headers) -> str:
        """Return why a request is not for this server, or nothing.

        A page from elsewhere may neither open tables nor sockets here in its visitor's name, and a name that was made
        to point to this machine is none of its own.
        """
        said = {name: value.decode("latin-1").lower() for name, value in headers if name in (HOST, ORIGIN)}
        host = said.get(HOST, "")
        if self.settings.hosts and _name(host) not in self.settings.hosts:
            return f"this server does not answer for the host {host!r}; start it with --allowed-host to let it"
        origin = said.get(ORIGIN)
        if origin is None or origin in self.settings.origins or urlsplit(origin).netloc == host:
            return ""
        return f"requests from pages of {origin!r} are not answered; start the server with --allowed-origin to let them"

    def _is_proxy(self, address: str) -> bool:
        if not self.proxies or not _is_address(address):
            return False
        found = ipaddress.ip_address(address)
        return any(found in network for network in self.proxies)

    def _tell(self, address: str) -> None:
        if time.monotonic() - self.told > TOLD_SECONDS or not self.told:
            self.told = time.monotonic()
            log.warning("connections refused", extra={"address": address, "count": self.total})


class Door(H11Protocol):
    """A connection that is closed unless each of its requests is whole within some seconds."""

    keeper: Doorkeeper
    address = ""  # by which it was counted in
    patience: asyncio.TimerHandle | None = None
    taking: asyncio.TimerHandle | None = None  # the next look at how much of an answer has been taken

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, or end at once."""
        super().connection_made(transport)
        self.keeper = cast("Any", self.config.app).keeper
        address = self.client[0] if self.client else "?"
        if not self.keeper.enter(address):
            transport.abort()
            return
        self.address = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._calm()
        self._look_away()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take bytes in; they are to become a request soon."""
        if self.patience is None:
            self._wait()
        super().data_received(data)
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is not None and not cycle.more_body:
            self._calm()

    def pause_writing(self) -> None:
        """Hold an answer back that its client is too slow to take, but not for ever."""
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        """Go on with an answer."""
        super().resume_writing()
        self._watch()

    def on_response_complete(self) -> None:
        """Wait for the next request, as long as connections are kept; read nothing more of one that is answered.

        Whoever is refused may go on sending: taking that in would cost more than the refusal.
        """
        self._calm()
        self._watch()
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY and not self.transport.is_closing():
            self.transport.pause_reading()
            self.patience = self.loop.call_later(LINGER, self.transport.abort)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand a socket over; it is counted as long as it is open."""
        self._calm()
        if self.keeper.refusal(self.headers):
            self.send_400_response("This page may not open a socket here.")
            return
        super().handle_websocket_upgrade(event)
        wire = cast("Any", self.transport.get_protocol())
        wire.farewell = self._leave

    def _watch(self) -> None:
        self._look_away()
        left = self.transport.get_write_buffer_size()
        if left and self._waits_for_client():
            seconds = self.keeper.settings.request_seconds
            self.taking = self.loop.call_later(seconds, self._look, left - seconds * SLOWEST)

    def _look(self, wanted: float) -> None:
        if self._waits_for_client() and self.transport.get_write_buffer_size() > max(0, wanted):
            self.transport.abort()
        self._watch()

    def _look_away(self) -> None:
        if self.taking is not None:
            self.taking.cancel()
            self.taking = None

    def _waits_for_client(self) -> bool:
        # Otherwise the rest of an answer is still to come, and what waits says nothing about the client.
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return self.flow.write_paused or cycle is None or cycle.response_complete

    def _leave(self) -> None:
        if self.address:
            self.keeper.leave(self.address)
            self.address = ""

    def _wait(self) -> None:
        self.patience = self.loop.call_later(self.keeper.settings.request_seconds, self.transport.abort)

    def _calm(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


class Counted:
    """Requests as the page's framework may see them: by whom they are really sent, and never longer than allowed."""

    def __init__(self, keeper: Doorkeeper, app: ASGIApp) -> None:
        self.keeper = keeper
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        left = LARGEST_BODY

        async def counted() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                # Whatever the framework would make of it, this is the answer; what still comes is not waited for.
                await problem(413, "too-large", too_large(), {"Connection": "close"})(scope, receive, send)
                raise ConnectionAbortedError
            return message

        async def answered(message: Message) -> None:
            if left >= 0:
                await send(message)

        if scope.get("client"):
            peer, port = scope["client"]
            forwarded = b",".join(value for name, value in scope["headers"] if name == FORWARDED).decode("latin-1")
            scope = {**scope, "client": (self.keeper.client(peer, forwarded), port), "peer": peer}
        with suppress(ConnectionAbortedError):
            await self.app(scope, counted, answered)


def problem(status: int, code: str, words: str, headers: dict[str, str] | None = None) -> JSONResponse:
    """Answer with what was wrong."""
    return JSONResponse({"code": code, "words": words}, status, {**HEADERS, **(headers or {})})


def too_large() -> str:
    """Say how long a request may be."""
    return f"a request has at most {LARGEST_BODY} bytes"


def own_names(host: str, named: Sequence[str]) -> frozenset[str]:
    """Return the names a server that listens on an address answers for; none to answer for any.

    On loopback only this machine's own names lead to it, so any other is a page's that was made to point here.
    """
    if named:
        return frozenset(map(str.lower, (*named, *LOOPBACK)))
    return frozenset(LOOPBACK) if host in ("localhost", "127.0.0.1", "::1") else frozenset()


def descriptors() -> int:
    """Raise how many descriptors this process may open as far as it goes, and return how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def _network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadProxy(
            f"a proxy is named by its address or network, such as 127.0.0.1 or 10.0.0.0/8, not {text!r}"
        ) from None


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _name(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host
