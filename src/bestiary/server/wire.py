"""WebSocket on the wire: small whole text frames are read and written here, all else is the `websockets` library's.

It stands where uvicorn's own protocol would. That one starts a task for each socket, passes each message through a
queue and stops reading meanwhile, which costs more than a move; here a message is answered where it arrives.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from bestiary.server.limits import Bucket
from bestiary.server.logs import log
from bestiary.server.storage import Elsewhere

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was installed without a compiler
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

TEXT: Final = 0x81  # the first byte of a message in one frame
GOODBYE: Final = 0x88  # and of a goodbye
MASKED: Final = 0x80
TWO_MORE: Final = 126  # a length that says: the length is in the next two bytes
LONGEST_PLAIN: Final = 0xFFFF
CLOSE_SECONDS: Final = 10.0  # a client has to answer our goodbye
GOING_AWAY: Final = 1012
POLICY: Final = 1008
STRANGE_A_SECOND: Final = 10.0  # frames that are no message in one piece, such as pings: no page sends any
STRANGE_AT_ONCE: Final = 60.0
PIECE: Final = 4096  # bytes that the library reads before it is seen how many frames they were
MOST_LATE: Final = 5000  # frames that are passed over while a goodbye is waited for
BROKEN: Final = 1011

silent = logging.getLogger("bestiary.wire")
silent.disabled = True  # the library would log every client that vanishes


class Session(Protocol):
    """Is what listens to a socket."""

    def begin(self) -> None:
        """Notes that the socket is open."""

    def hear(self, text: bytes) -> None:
        """Takes a message in."""

    def gone(self) -> None:
        """Notes that the socket is closed."""

    def hold(self, held: bool) -> None:
        """Asks to send nothing, or to go on."""


Greet = Callable[["Wire", str, str, str], Session | None]  # gets the path, the peer and whom it says it speaks for


class Wire(asyncio.Protocol):
    """Is one socket, from the request to open it to its end."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.greet: Greet = cast("Any", config.app).greet
        self.others = server_state.connections
        self.conn = ServerProtocol(max_size=config.ws_max_size, logger=silent)
        self.session: Session | None = None
        self.plain = False  # whether frames are read here; the library has the handshake, and what we do not take
        self.rest = b""  # the beginning of a frame
        self.parts: list[bytes] = []  # of a message in several frames
        self.strange = Bucket(STRANGE_A_SECOND, STRANGE_AT_ONCE)
        self.ended = False
        self.late = 0  # frames that came after that
        self.deaf = False  # whether nothing is read any more
        self.goodbye: asyncio.TimerHandle | None = None
        self.farewell: Callable[[], None] | None = None  # tells the door that the connection has ended

    # What asyncio and uvicorn tell

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begins."""
        self.transport = cast("asyncio.Transport", transport)
        self.others.add(cast("Any", self))

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends."""
        self.others.discard(cast("Any", self))
        self.ended = True
        if self.goodbye is not None:
            self.goodbye.cancel()
        if self.session is not None:
            self.session.gone()
        if self.farewell is not None:
            self.farewell()

    def pause_writing(self) -> None:
        """Holds back what the client is too slow to take."""
        if self.session is not None:
            self.session.hold(True)

    def resume_writing(self) -> None:
        """Goes on."""
        if self.session is not None:
            self.session.hold(False)

    def shutdown(self) -> None:
        """Says that the server stops."""
        self.end(GOING_AWAY)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Takes bytes in."""
        try:
            if self.rest:
                data, self.rest = self.rest + data, b""
            if self.plain:
                self._frames(data)
            else:
                self._library(data)
        except Exception:  # a bug of ours must end this socket only, and be seen
            log.exception("socket failed")
            self.end(BROKEN)

    # Writing

    def write(self, texts: list[bytes]) -> None:
        """Sends messages."""
        frames: list[bytes] = []
        for text in texts:
            size = len(text)
            if size < TWO_MORE:
                frames.append(bytes((TEXT, size)))
            elif size <= LONGEST_PLAIN:
                frames.append(bytes((TEXT, TWO_MORE, size >> 8, size & 0xFF)))
            else:
                frames.append(bytes((TEXT, TWO_MORE + 1)) + size.to_bytes(8, "big"))
            frames.append(text)
        self.transport.write(b"".join(frames))

    def end(self, code: int) -> None:
        """Says goodbye and waits a moment for the client's."""
        if not self.ended:
            if self.conn.state is State.OPEN:
                self.conn.send_close(code)
            self._send_librarys()
            self._await_end()

    def _await_end(self) -> None:
        self.ended = True
        if self.goodbye is None:
            self.goodbye = asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.transport.abort)

    def _stop_listening(self) -> None:
        # Reading costs us more than sending costs him. He has a moment to read why.
        self.deaf = True
        self.end(POLICY)
        self.transport.pause_reading()

    # Reading

    def _frames(self, data: bytes) -> None:
        start, end = 0, len(data)
        while end - start >= 2:
            size = data[start + 1] ^ MASKED
            if size > TWO_MORE:  # not masked, or very long
                self.plain = False
                self._library(data[start:])
                return
            head = start + 2
            if size == TWO_MORE:
                if end - start < 4:
                    break
                head = start + 4
                size = data[start + 2] << 8 | data[start + 3]
            stop = head + 4 + size
            if stop > end:
                break
            if self.ended and data[start] != GOODBYE:
                self.late += 1
                if self.late > MOST_LATE:
                    self._stop_listening()
            elif data[start] == TEXT and self.conn.current_size is None:
                assert self.session is not None
                self.session.hear(apply_mask(data[head + 4 : stop], data[head : head + 4]))
            else:
                self._library(data[start:stop])
            if self.deaf:
                return
            start = stop
        self.rest = data[start:]

    def _library(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if not self.deaf:
                self._piece(data[start : start + PIECE])

    def _piece(self, data: bytes) -> None:
        self.conn.receive_data(data)
        for event in self.conn.events_received():
            if isinstance(event, Request):
                self._open(event)
            elif isinstance(event, Frame):
                if not self.strange.take():
                    self._stop_listening()
                    return
                if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                    self._part(event)
        self._send_librarys()
        if self.conn.parser_exc is not None:
            # Whoever breaks the protocol may still be sending: he would never read why if the socket were closed now.
            if not self.ended and self.transport.can_write_eof():
                self.transport.write_eof()
            self._await_end()
        elif self.conn.eof_sent:
            self.ended = True
            self.transport.close()

    def _part(self, frame: Frame) -> None:
        self.parts.append(bytes(frame.data))
        if frame.fin:
            whole, self.parts = b"".join(self.parts), []
            if self.session is not None and not self.ended:
                self.session.hear(whole)

    def _open(self, request: Request) -> None:
        response = self.conn.accept(request)
        client = self.transport.get_extra_info("peername")
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            path = request.path.partition("?")[0]
            forwarded = ",".join(request.headers.get_all("X-Forwarded-For"))
            try:
                self.session = self.greet(self, path, str(client[0]) if client else "?", forwarded)
            except Elsewhere as error:  # before anything was said, so that a balancer may try the next server
                response = self.conn.reject(HTTPStatus.SERVICE_UNAVAILABLE, f"{error}\n")
            else:
                if self.session is None:
                    response = self.conn.reject(HTTPStatus.NOT_FOUND, "there is no such address\n")
        self.conn.send_response(response)
        self._send_librarys()
        if self.session is not None:
            self.plain = True
            self.session.begin()

    def _send_librarys(self) -> None:
        if written := b"".join(self.conn.data_to_send()):
            self.transport.write(written)
