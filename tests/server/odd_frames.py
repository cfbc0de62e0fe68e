"""Sockets that send what nobody would: messages of every kind with odd values, torn ones, frames that are none."""

from __future__ import annotations

import base64
import contextlib
import os
import random
import socket
import struct
from typing import Any

import msgspec
from msgspec import inspect as mi

from bestiary.server.gathering_messages import GuestMessage
from bestiary.server.messages import ClientMessage

ODD: tuple[Any, ...] = (
    *(0, 1, -1, 2, 7, 1 << 31, 1 << 53, (1 << 63) - 1, -(1 << 63), 1 << 64, 0.5, 1e308, True, None),
    *("", "a", "0", "house d4", "⁦\u202e\u200b", "\ufeff", "𝔄" * 40, "x" * 900, "../..", "%s%n", [], {}, [[]], [0] * 50),
)
MASK = 0x80
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MOST = 30  # messages of a visit
KINDS = {
    kind: [each for each in mi.type_info(union).types if isinstance(each, mi.StructType)]  # type: ignore[union-attr]
    for kind, union in (("table", ClientMessage), ("gathering", GuestMessage))
}


def odd_message(chosen: random.Random, kind: str) -> dict[str, Any]:
    """Make a message of any kind whose values are mostly of the right form, and seldom sensible."""
    struct_type = chosen.choice(KINDS[kind])
    made: dict[str, Any] = {"t": struct_type.tag}
    for field in struct_type.fields:
        if chosen.random() < 0.95:
            made[field.encode_name] = odd_value(chosen, field.type)
    if chosen.random() < 0.05:
        made["more"] = chosen.choice(ODD)
    return made


def odd_value(chosen: random.Random, wanted: mi.Type) -> Any:
    """Make a value for a field."""
    if chosen.random() < 0.15:
        return chosen.choice(ODD)
    match wanted:
        case mi.BoolType():
            return chosen.random() < 0.5
        case mi.IntType():
            return chosen.choice([chosen.randrange(-1, 6), chosen.randrange(-(1 << 40), 1 << 40)])
        case mi.StrType():
            return chosen.choice([each for each in ODD if isinstance(each, str)])
        case mi.LiteralType():
            return chosen.choice(wanted.values)
        case mi.ListType():
            return [odd_value(chosen, wanted.item_type) for _ in range(chosen.randrange(5))]
        case mi.DictType():
            return {str(chosen.choice(ODD)): odd_value(chosen, wanted.value_type) for _ in range(chosen.randrange(3))}
        case mi.UnionType():
            return odd_value(chosen, chosen.choice(wanted.types))
        case mi.StructType():
            return {field.encode_name: odd_value(chosen, field.type) for field in wanted.fields}
    return chosen.choice(ODD)


def frame(payload: bytes, opcode: int = TEXT, *, first: int = MASK) -> bytes:
    """Wrap a payload as a client does."""
    size = len(payload)
    if size < 126:
        head = bytes((first | opcode, MASK | size))
    elif size < 1 << 16:
        head = bytes((first | opcode, MASK | 126)) + struct.pack(">H", size)
    else:
        head = bytes((first | opcode, MASK | 127)) + struct.pack(">Q", size)
    return head + bytes(4) + payload


def odd_frame(chosen: random.Random, kind: str) -> bytes:
    """Make what goes over the line next."""
    text = msgspec.json.encode(odd_message(chosen, kind))
    match chosen.randrange(12):
        case 0:
            torn = bytearray(text)
            for _ in range(chosen.randrange(1, 4)):
                torn[chosen.randrange(len(torn))] = chosen.randrange(256)
            return frame(bytes(torn), chosen.choice((TEXT, BINARY)))
        case 1:
            half = chosen.randrange(len(text))
            return frame(text[:half], first=0) + frame(text[half:], 0)
        case 2:
            return frame(
                chosen.randbytes(chosen.randrange(200)), chosen.randrange(16), first=chosen.randrange(256) & 0xF0
            )
        case 3:
            return frame(chosen.randbytes(chosen.randrange(130)), chosen.choice((PING, CLOSE)))
        case 4:
            return chosen.randbytes(chosen.randrange(1, 60))
        case 5:
            return bytes((MASK | TEXT, MASK | 127)) + struct.pack(">Q", chosen.choice((1 << 20, 1 << 62, 1 << 63)))
    return frame(text)


def visit(port: int, path: str, kind: str, greeting: dict[str, Any], chosen: random.Random, address: str) -> int:
    """Come to a table or gathering, send odd things until thrown out, and return how many were sent."""
    sent = 0
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 20, (address, 0)) as line:
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        line.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
        if not line.recv(4096).startswith(b"HTTP/1.1 101"):
            return 0
        if chosen.random() < 0.9:
            line.sendall(frame(msgspec.json.encode(greeting)))
        line.settimeout(0.01)
        for _ in range(chosen.randrange(1, MOST)):
            line.sendall(odd_frame(chosen, kind))
            sent += 1
            with contextlib.suppress(TimeoutError):
                if not line.recv(1 << 16):
                    break
    return sent
