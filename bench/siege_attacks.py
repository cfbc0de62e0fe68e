"""What a visitor with a script does to a server, each attack by itself; bounded, and for one's own servers only."""

from __future__ import annotations

import base64
import contextlib
import http.client
import json
import os
import socket
import threading
from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect

FROM = "127.0.0.2"  # another visitor than those who play
THREADS = 8
TABLES = 200
SILENT = 1100
BODY = 60 << 20
TITAN = {"kind": "bot", "bot": "titan"}
PEOPLE = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]
BROKEN = (OSError, http.client.HTTPException, ValueError, KeyError)

Begun = Callable[[], None]


def ask(port: int, path: str, body: Any = None, method: str = "POST") -> Any:
    """Ask for something and return what is answered."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(FROM, 0))
    try:
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body)
        line.request(method, path, data, {"Content-Type": "application/json"})
        return json.loads(line.getresponse().read())
    finally:
        line.close()


def flood(work: Callable[[], object], begun: Begun) -> None:
    """Do something again and again, in several threads."""

    def again() -> None:
        while True:
            with contextlib.suppress(*BROKEN):
                work()

    for _ in range(THREADS):
        threading.Thread(target=again, daemon=True).start()
    begun()


def upgraded(port: int, table: str) -> socket.socket:
    """Open a socket at a table."""
    line = socket.create_connection(("127.0.0.1", port), 20, (FROM, 0))
    line.settimeout(2)
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    line.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
    line.recv(4096)
    return line


def watch(port: int, table: dict[str, Any], kept: list[Any]) -> None:
    """Look on at a table, and read nothing of it."""
    line = upgraded(port, table["table"])
    hello = json.dumps({"t": "hello", "protocol": 1, "token": table["links"][-1]["token"]}).encode()
    line.sendall(bytes((0x81, 0x80 | 126)) + len(hello).to_bytes(2, "big") + bytes(4) + hello)
    kept.append(line)


def titans(port: int, begun: Begun) -> None:
    """Let a thousand titans think, at tables that are watched."""
    kept: list[Any] = []
    for _ in range(TABLES):
        with contextlib.suppress(*BROKEN):
            watch(port, ask(port, "/api/tables", {"game": "marry", "seats": [TITAN] * 5}), kept)
    begun()
    threading.Event().wait(3600)


def silent(port: int, begun: Begun) -> None:
    """Hold connections open that say nothing, or half of something, and come back for those that are closed."""
    kept = []
    for number in range(SILENT):
        with contextlib.suppress(OSError):
            line = socket.create_connection(("127.0.0.1", port), 1, (FROM, 0))
            kept.append(line)
            if number % 2:
                line.sendall(b"GET / HTTP/1.1\r\nHost: ")
    begun()
    threading.Event().wait(3600)


def late(port: int, begun: Begun) -> None:
    """Announce bodies that never come."""
    lines = ("POST /api/tables HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json", "Content-Length: 999")
    head = "\r\n".join((*lines, "", "{")).encode()
    kept = []
    for _ in range(SILENT):
        with contextlib.suppress(OSError):
            line = socket.create_connection(("127.0.0.1", port), 1, (FROM, 0))
            kept.append(line)
            line.sendall(head)
    begun()
    threading.Event().wait(3600)


def sockets(port: int, begun: Begun) -> None:
    """Open sockets that never say who they are, and never answer the goodbye."""
    kept = []
    for _ in range(SILENT):
        with contextlib.suppress(OSError):
            kept.append(upgraded(port, "nosuchtable"))
    begun()
    threading.Event().wait(3600)


def frames(port: int, begun: Begun) -> None:
    """Send frames that are no messages, and come back when thrown out."""
    table = ask(port, "/api/tables", {"game": "marry", "seats": PEOPLE})
    pings = (bytes((0x89, 0x80)) + bytes(4)) * 10_000

    def send() -> None:
        kept: list[socket.socket] = []
        watch(port, table, kept)
        with kept[0] as line:
            while True:
                line.sendall(pings)

    flood(send, begun)


def bodies(port: int, begun: Begun) -> None:
    """Send 60 MB to who takes 4."""
    head = (
        "POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        "Content-Length: 10\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    piece = b"10000\r\n" + b" " * 0x10000 + b"\r\n"

    def send() -> None:
        with socket.create_connection(("127.0.0.1", port), 20, (FROM, 0)) as line:
            line.sendall(head.encode())
            for _ in range(BODY // 0x10000):
                line.sendall(piece)

    flood(send, begun)


def texts(port: int, begun: Begun) -> None:
    """Let texts of 4 MB be read."""
    body = json.dumps({"game": "factory", "seats": PEOPLE[:2], "options": {"tiles": "3x3 ab\n" * 520_000}}).encode()
    flood(lambda: ask(port, "/api/tables", body), begun)


def tables(port: int, begun: Begun) -> None:
    """Open tables without end."""
    flood(lambda: ask(port, "/api/tables", {"game": "mashup", "seats": PEOPLE}), begun)


def practice(port: int, begun: Begun) -> None:
    """Throw cards without end."""
    path = "/api/games/monstrous/practice"
    laid = ask(port, path, {})
    choice = laid["view"]["choices"][0]["action"]
    flood(lambda: ask(port, path, {"text": laid["text"], "decisions": [choice]}), begun)


def analyses(port: int, begun: Begun) -> None:
    """Have finished games looked back at, watched and analysed."""
    bots = [{"kind": "bot", "bot": "random"}] * 5
    found = []
    for _ in range(20):
        with contextlib.suppress(*BROKEN):
            table = ask(port, "/api/tables", {"game": "marry", "seats": bots})
            address = f"ws://127.0.0.1:{port}/ws/{table['table']}"
            with connect(address, compression=None, max_size=1 << 22) as line:
                line.send(json.dumps({"t": "hello", "protocol": 1, "token": table["links"][-1]["token"]}))
                while not json.loads(line.recv(20)).get("ending"):
                    pass
            found.append(table["table"])

    def look() -> None:
        for record in found:
            ask(port, f"/api/records/{record}/analysis?level=titan", b"")
            for seat in range(6):
                ask(port, f"/api/records/{record}/replay?seat={seat}", method="GET")
                ask(port, f"/api/records/{record}/previews?seat={seat}&move=60", method="GET")

    flood(look, begun)


ATTACKS: dict[str, Callable[[int, Begun], None]] = {
    "titans": titans,
    "silent": silent,
    "late": late,
    "sockets": sockets,
    "frames": frames,
    "bodies": bodies,
    "texts": texts,
    "tables": tables,
    "practice": practice,
    "analyses": analyses,
}
