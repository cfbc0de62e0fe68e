"""WebSocket on the wire, against the library's own client: however the bytes are cut, the same messages come out."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.client import ClientProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from bestiary.server.wire import MOST_LATE, STRANGE_AT_ONCE, Wire

LARGEST = 1 << 16


class Pipe:
    """Stands for the transport, with the library's client at its other end."""

    def __init__(self, path: str = "/ws/t") -> None:
        self.client = ClientProtocol(parse_uri(f"ws://here{path}"))
        self.closed = self.half_closed = self.paused = self.aborted = False
        self.heard: list[bytes] = []
        self.held: list[bool] = []
        self.began = self.gone_ = 0
        app = SimpleNamespace(greet=lambda wire, path, peer, forwarded: self if path.startswith("/ws/") else None)
        config, state = SimpleNamespace(app=app, ws_max_size=LARGEST), SimpleNamespace(connections=set())
        self.wire = Wire(cast("Any", config), cast("Any", state), {})
        self.wire.goodbye = cast("Any", SimpleNamespace(cancel=lambda: None))  # a timer that never runs out
        self.wire.connection_made(cast("Any", self))
        self.client.send_request(self.client.connect())
        self.give()

    # The session

    def begin(self) -> None:
        self.began += 1

    def hear(self, text: bytes) -> None:
        self.heard.append(text)

    def hold(self, held: bool) -> None:
        self.held.append(held)

    def gone(self) -> None:
        self.gone_ += 1

    # The transport

    def write(self, data: bytes) -> None:
        self.client.receive_data(data)

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.half_closed = True

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def pause_reading(self) -> None:
        self.paused = True

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return "here", 1

    # The client

    def give(self, piece: int = 1 << 20) -> None:
        """Lets the server have what the client sends, in pieces."""
        data = b"".join(self.client.data_to_send())
        for start in range(0, len(data), piece):
            self.wire.data_received(data[start : start + piece])

    def got(self) -> list[bytes]:
        """Returns the messages the client has received since it was last asked."""
        events = self.client.events_received()
        return [bytes(event.data) for event in events if isinstance(event, Frame) and event.opcode == Opcode.TEXT]


def code_of(pipe: Pipe) -> int:
    """Return with which goodbye the client was sent away."""
    assert pipe.client.close_rcvd is not None
    return pipe.client.close_rcvd.code


SIZES = (0, 1, 125, 126, 127, 4000, 65_535)


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 100, 1 << 20])
def test_messages_arrive_however_their_bytes_are_cut(piece: int) -> None:
    pipe = Pipe()
    assert pipe.began == 1
    sent = [bytes([65 + number]) * size for number, size in enumerate(SIZES)]
    for text in sent:
        pipe.client.send_text(text)
    pipe.client.send_ping(b"are you there")
    pipe.client.send_text(b"last")
    pipe.give(piece)
    assert pipe.heard == [*sent, b"last"]
    answers = pipe.client.events_received()
    assert [event.opcode for event in answers if isinstance(event, Frame)] == [Opcode.PONG]


@pytest.mark.parametrize("piece", [1, 5, 1 << 20])
def test_messages_in_several_frames_are_put_together(piece: int) -> None:
    pipe = Pipe()
    pipe.client.send_text(b"one ", fin=False)
    pipe.client.send_continuation(b"two ", fin=False)
    pipe.client.send_ping(b"")
    pipe.client.send_continuation(b"three", fin=True)
    pipe.client.send_binary(b"bytes")
    pipe.client.send_text(b"four")
    pipe.give(piece)
    assert pipe.heard == [b"one two three", b"bytes", b"four"]


def test_messages_of_every_size_leave() -> None:
    pipe = Pipe()
    sent = [b"x" * size for size in (*SIZES, 65_536, 200_000)]
    pipe.wire.write(sent)
    pipe.wire.write([b"last"])
    assert [event.data for event in pipe.client.events_received()[1:]] == [*sent, b"last"]  # type: ignore[union-attr]


def broken(kind: str) -> bytes:
    """Returns bytes that are no good frames."""
    good = Frame(Opcode.TEXT, b"hello")
    return {
        "not masked": good.serialize(mask=False),
        "no such opcode": b"\x83\x80\0\0\0\0",
        "a continuation of nothing": Frame(Opcode.CONT, b"hello").serialize(mask=True),
        "a message inside another": Frame(Opcode.TEXT, b"hel", fin=False).serialize(mask=True)
        + good.serialize(mask=True),
        "a giant": b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4),
        "too large": Frame(Opcode.TEXT, b"x" * (LARGEST + 1)).serialize(mask=True),
    }[kind]


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("not masked", 1002),
        ("no such opcode", 1002),
        ("a continuation of nothing", 1002),
        ("a message inside another", 1002),
        ("a giant", 1009),
        ("too large", 1009),
    ],
)
def test_broken_frames_end_the_socket_and_say_why(kind: str, code: int) -> None:
    pipe = Pipe()
    pipe.client.send_text(b"before")
    pipe.give()
    pipe.wire.data_received(broken(kind))
    assert pipe.client.close_rcvd is not None
    assert pipe.client.close_rcvd.code == code
    assert pipe.half_closed
    pipe.wire.data_received(Frame(Opcode.TEXT, b"after").serialize(mask=True))
    assert pipe.heard == [b"before"]


def test_a_client_says_goodbye() -> None:
    pipe = Pipe()
    pipe.client.send_close(1001)
    pipe.give()
    assert pipe.client.close_rcvd is not None
    assert pipe.closed
    pipe.wire.connection_lost(None)
    assert pipe.gone_ == 1


def test_the_server_says_goodbye_and_waits_for_the_answer() -> None:
    pipe = Pipe()
    pipe.wire.end(4003)
    pipe.wire.end(4004)
    assert pipe.client.close_rcvd is not None
    assert pipe.client.close_rcvd.code == 4003
    assert not pipe.closed
    pipe.give()
    assert pipe.closed
    assert pipe.heard == []


def test_there_are_no_sockets_elsewhere() -> None:
    pipe = Pipe("/elsewhere")
    response = pipe.client.events_received()[0]
    assert isinstance(response, Response)
    assert response.status_code == 404
    assert not pipe.began


def test_a_slow_client_is_known_to_be_slow() -> None:
    pipe = Pipe()
    pipe.wire.pause_writing()
    pipe.wire.resume_writing()
    assert pipe.held == [True, False]


def test_a_bug_ends_its_own_socket_only() -> None:
    pipe = Pipe()

    def stumble(text: bytes) -> None:
        raise ZeroDivisionError

    pipe.hear = stumble  # type: ignore[method-assign]
    pipe.client.send_text(b"x")
    pipe.give()
    assert pipe.client.close_rcvd is not None
    assert pipe.client.close_rcvd.code == 1011


@pytest.mark.parametrize("long_first", [False, True])
def test_who_sends_frames_that_are_no_messages_without_end_is_not_listened_to(long_first: bool) -> None:
    pipe = Pipe()
    if long_first:  # from then on the library reads everything
        pipe.client.send_text(b"x" * LARGEST)
    for _ in range(20 * int(STRANGE_AT_ONCE)):
        pipe.client.send_ping(b"")
    pipe.give()
    answered = [each for each in pipe.client.events_received() if isinstance(each, Frame)]
    assert answered[-1].opcode == Opcode.CLOSE
    assert code_of(pipe) == CloseCode.POLICY_VIOLATION
    assert len(answered) < 15 * STRANGE_AT_ONCE  # as many as come in one piece
    assert pipe.paused


def test_a_message_in_endless_parts_is_not_kept() -> None:
    pipe = Pipe()
    pipe.client.send_text(b"x", fin=False)
    for _ in range(20 * int(STRANGE_AT_ONCE)):
        pipe.client.send_continuation(b"", fin=False)
    pipe.give()
    assert code_of(pipe) == CloseCode.POLICY_VIOLATION
    assert len(pipe.wire.parts) < 15 * STRANGE_AT_ONCE
    assert pipe.heard == []


def test_who_goes_on_after_a_goodbye_is_passed_over_and_then_not_read_at_all() -> None:
    pipe = Pipe()
    pipe.wire.end(4006)
    late = Frame(Opcode.TEXT, b"late").serialize(mask=True)
    pipe.wire.data_received(late * MOST_LATE)
    assert (pipe.heard, pipe.paused) == ([], False)
    pipe.wire.data_received(late)
    assert (pipe.heard, pipe.paused) == ([], True)
    assert code_of(pipe) == 4006


def test_a_goodbye_is_heard_after_what_was_passed_over() -> None:
    pipe = Pipe()
    pipe.wire.end(4006)
    late = Frame(Opcode.TEXT, b"late").serialize(mask=True)
    pipe.give()  # the library's client has said its goodbye
    assert pipe.closed
    again = Pipe()
    again.wire.end(4006)
    again.wire.data_received(late * 10 + b"".join(again.client.data_to_send()))
    assert again.closed


def test_who_never_answers_a_goodbye_nor_takes_what_waits_keeps_no_descriptor(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pipe, timers = Pipe(), list[Any]()
        pipe.wire.goodbye = None

        def noted(_: float, call: Any) -> object:
            timers.append(call)
            return SimpleNamespace()

        monkeypatch.setattr(asyncio.get_running_loop(), "call_later", noted)
        pipe.wire.end(1000)
        (run_out,) = timers
        run_out()
        assert (pipe.aborted, pipe.closed) == (True, False)  # to close would wait until all is sent

    asyncio.run(run())
