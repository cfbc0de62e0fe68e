"""Strangers at the door: a real server process, attacked over loopback. Bounded, and no time is asserted."""

from __future__ import annotations

import http.client
import json
import os
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from odd_frames import CLOSE, MASK, PING, PONG, TEXT, frame
from page_client import SOURCES, Client, ServerProcess
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bestiary.server.control import Watched
from bestiary.server.door import LARGEST_BODY, Doorkeeper
from bestiary.server.jobs import StorageError
from bestiary.server.settings import Settings
from bestiary.server.sqlite import Sqlite

RECORDS = Path(__file__).parents[1] / "records"
LISTENING = "0A"  # as the kernel writes it

START = """
import json, sys
from pathlib import Path
from bestiary.server.run import run
from bestiary.server.settings import Settings
settings = Settings(database=Path(sys.argv[1]), bot_pause=0, **json.loads(sys.argv[2]))
run("127.0.0.1", 0, settings, lambda port: print(port, flush=True))
"""


class Narrow(ServerProcess):
    """A server with settings of its own, narrow enough to be reached in a test."""

    def __init__(self, database: Path, **settings: Any) -> None:
        self.settings = settings
        super().__init__(database)

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, str(self.database), json.dumps(self.settings)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": SOURCES},
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Narrow]:
    settings = {"request_seconds": 0.5, "connections_per_address": 40, "tables_per_address": 6}
    process = Narrow(tmp_path_factory.mktemp("narrow") / "tables.sqlite", **settings)
    yield process
    process.stop()


def dial(server: ServerProcess) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)


def sent(server: ServerProcess, head: str, body: bytes = b"", pieces: int = 1) -> tuple[int, bytes]:
    """Send raw bytes and return the status and the rest of the answer; the server may hang up before all is sent."""
    with dial(server) as line:
        line.sendall(head.replace("\n", "\r\n").encode() + b"\r\n\r\n")
        try:
            for _ in range(pieces):
                line.sendall(body)
        except OSError:
            pass
        answer = b""
        try:
            while more := line.recv(65536):
                answer += more
        except OSError:
            pass
    status = answer.split(b" ", 2)[1] if answer.startswith(b"HTTP/") else b"0"
    return int(status), answer.partition(b"\r\n\r\n")[2]


POST = "POST /api/records HTTP/1.1\nHost: 127.0.0.1\nContent-Type: application/json\nConnection: close"


@pytest.mark.parametrize("lengths", ["Content-Length: 10\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked"])
def test_a_body_beyond_the_limit_is_not_read_whatever_its_framing(server: ServerProcess, lengths: str) -> None:
    piece = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
    status, body = sent(server, f"{POST}\n{lengths}", piece, pieces=16 * LARGEST_BODY // 0x10000)
    assert status in (411, 413)
    assert b"Content-Length" in body or b"at most" in body
    resident = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    assert resident < 400 << 20
    assert server.ask("GET", "/api/games")[0] == 200


def test_silent_and_half_headed_connections_keep_nobody_out(narrow: Narrow) -> None:
    with ExitStack() as stack:
        silent = [stack.enter_context(dial(narrow)) for _ in range(100)]
        for line in silent[:50]:
            try:
                line.sendall(b"GET / HTTP/1.1\r\nHost: ")
            except OSError:
                continue
        # Those beyond the limit are let go at once, the others as soon as their time is up.
        for line in silent:
            try:
                assert line.recv(1) == b""
            except ConnectionResetError:
                continue
        assert narrow.ask("GET", "/api/games")[0] == 200


def test_whoever_comes_again_at_once_is_not_even_told_no(tmp_path: Path) -> None:
    server = Narrow(tmp_path / "tables.sqlite", connections_per_second=0.0, connection_burst=20)
    answered = 0
    try:
        for _ in range(60):
            with dial(server) as line, suppress(ConnectionError):
                line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                answered += line.recv(1) == b"H"
        assert answered == 20
    finally:
        server.stop()


def test_a_body_that_never_comes_is_not_waited_for(narrow: Narrow) -> None:
    with dial(narrow) as line:
        line.sendall(POST.replace("\n", "\r\n").encode() + b"\r\nContent-Length: 100\r\n\r\n{")
        with suppress(ConnectionResetError):
            assert not line.recv(65536).startswith(b"HTTP/1.1 2")
    assert narrow.ask("GET", "/api/games")[0] == 200


def test_a_socket_that_stays_open_is_no_request_that_is_late(narrow: Narrow) -> None:
    table = narrow.open_table("me", "greedy", "greedy")
    client = Client(narrow.port, table["table"], table["links"][0]["token"]).connect()
    # The time of this one is up later than that of the socket's opening was.
    with dial(narrow) as line, suppress(ConnectionResetError):
        assert line.recv(1) == b""
    client.send({"t": "ping", "n": 7})
    assert client.until("pong")["n"] == 7
    client.close()


def test_a_socket_that_was_dropped_keeps_no_descriptor_whatever_its_client_does(tmp_path: Path) -> None:
    server = Narrow(tmp_path / "tables.sqlite", heartbeat=0)
    try:
        with socket_at(server, server.open_table("me", "person", "person")) as line:
            line.settimeout(120)
            heard = b""
            with suppress(ConnectionResetError):
                while more := line.recv(65536):  # takes in the goodbye too, and never answers it
                    heard += more
            assert b"welcome" in heard
            assert server.ask("GET", "/api/games")[0] == 200
            assert len(connections(server)) <= 1
    finally:
        server.stop()


def socket_at(server: ServerProcess, table: dict[str, Any]) -> socket.socket:
    """Open a socket at a table byte by byte, and say hello."""
    line = dial(server)
    head = f"GET /ws/{table['table']} HTTP/1.1\nHost: 127.0.0.1\nUpgrade: websocket\nConnection: Upgrade\n"
    key = "Sec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n"
    line.sendall((head + key + "Sec-WebSocket-Extensions: permessage-deflate\n\n").replace("\n", "\r\n").encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101")
    assert b"deflate" not in answer  # nothing small becomes large here
    line.sendall(frame(json.dumps({"t": "hello", "protocol": 1, "token": table["links"][0]["token"]}).encode()))
    return line


def connections(server: ServerProcess) -> list[Path]:
    """Return the server's descriptors that are connections of clients."""
    return [entry for entry in Path(f"/proc/{server.process.pid}/fd").iterdir() if is_connection(entry)]


FLOODS = {  # what is sent, and with which goodbye it ends
    "pings": (frame(b"", PING) * 20_000, 1008),
    "parts": (frame(b"", TEXT, first=0) + frame(b"", 0, first=0) * 20_000, 1008),
    "messages": (frame(b'{"t":"ping"}') * 20_000, 4006),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_ends_its_socket_and_holds_nobody_up(server: ServerProcess, flood: str) -> None:
    table = server.open_table("me", "person", "person")
    sent, code = FLOODS[flood]
    goodbye = bytes((MASK | CLOSE, 2)) + code.to_bytes(2, "big")
    with socket_at(server, table) as line:
        line.settimeout(60)
        heard = b""
        with suppress(ConnectionError):
            line.sendall(sent)
        while goodbye not in heard and (more := line.recv(65536)):
            heard += more
        assert goodbye in heard
        assert heard.count(bytes((MASK | PONG, 0))) < 1000
    client = Client(server.port, table["table"], table["links"][1]["token"]).connect()
    client.send({"t": "ping", "n": 7})
    assert client.until("pong")["n"] == 7
    client.close()


def test_an_answer_that_its_client_does_not_take_is_not_kept_for_ever(narrow: Narrow) -> None:
    record = json.loads((RECORDS / "marry-v2-5.json").read_text())
    path = f"/api/records/{narrow.ask('POST', '/api/records', record)[1]['record']}/replay"
    whole = len(json.dumps(narrow.ask("GET", path)[1], separators=(",", ":"), ensure_ascii=False).encode())
    many = (64 << 20) // whole // 4  # more than the kernel takes in by itself
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(60)
        line.connect(("127.0.0.1", narrow.port))
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() * many)
        assert line.recv(1) == b"H"
        for _ in range(600):
            if not connections(narrow):
                break
            time.sleep(0.1)
        assert not connections(narrow)
        taken = 0
        with suppress(ConnectionError):
            while more := line.recv(65536):
                taken += len(more)
        assert taken < many * whole


def test_one_address_says_only_so_much_over_all_its_sockets(tmp_path: Path) -> None:
    server = Narrow(tmp_path / "tables.sqlite", messages_per_address=0.0, address_burst=30)
    try:
        table = server.open_table("me", "person", "person")
        clients = [Client(server.port, table["table"], link["token"]).connect() for link in table["links"][:2]]
        answers = []
        for number in range(29):
            client = clients[number % 2]
            client.send({"t": "ping", "n": number})
            answers.append(client.until("pong", "error").get("code", "pong"))
        assert answers == ["pong"] * 28 + ["too-fast"]  # each of them has said hello as well
        for client in clients:
            client.close()
    finally:
        server.stop()


@pytest.mark.parametrize("path", ["/api/tables", "/api/gatherings", "/api/records"])
def test_a_request_with_endless_names_is_not_told_what_is_wrong_with_each(server: ServerProcess, path: str) -> None:
    crowd = {f"k{number}": 1 for number in range(5000)}
    for body in (crowd, {"game": "marry", "seats": [crowd]}, {"game": "marry", "options": crowd}):
        status, answer = server.ask("POST", path, body)
        assert (status, "at most 200 names" in answer["words"]) == (422, True)


def is_connection(descriptor: Path) -> bool:
    """Tell whether a descriptor of the server is one of a client's that has gone."""
    with suppress(OSError):
        found = str(descriptor.readlink())
        states = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        return any(found == f"socket:[{row[9]}]" and row[3] != LISTENING for row in states)
    return False


def test_one_address_opens_so_many_tables_and_is_told_what_to_do(narrow: Narrow) -> None:
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]
    answers = [narrow.ask("POST", "/api/tables", {"game": "marry", "seats": seats}) for _ in range(7)]
    refused = [body for status, body in answers if status == 429]
    assert refused
    assert refused[0]["code"] == "too-many"
    assert "end some of them" in refused[0]["words"]


@pytest.mark.parametrize("path", ["/%00", "/x%00y.js", "/" + "a" * 3000, "/" + "a/" * 3000, "/..%2f..%2fetc/passwd"])
def test_odd_paths_are_no_fault_of_the_servers(server: ServerProcess, path: str) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.request("GET", path)
    answer = line.getresponse()
    assert answer.status < 500 or answer.status == 503  # 503: the page was not built
    assert b"root:" not in answer.read()
    line.close()


@pytest.mark.parametrize("number", [1 << 63, -(1 << 63), 1 << 70])
def test_numbers_that_no_rule_takes_are_refused(server: ServerProcess, number: int) -> None:
    status, answer = server.ask("POST", "/api/games/monstrous/practice", {"text": "", "decisions": [number]})
    assert status == 422
    assert answer["code"] == "invalid"


def test_a_text_of_ones_own_has_an_end_and_is_text(server: ServerProcess) -> None:
    seats = [{"kind": "me"}, {"kind": "person"}]
    for text, why in (("# " + "x" * 2_000_000, "too long"), ("# \ud800", "half a character in line 1")):
        status, answer = server.ask(
            "POST", "/api/tables", {"game": "factory", "seats": seats, "options": {"tiles": text}}
        )
        assert status in (400, 422)
        assert why in answer["words"] or answer["code"] == "invalid"


def test_pages_from_elsewhere_and_foreign_names_are_turned_away(server: ServerProcess) -> None:
    table = server.open_table("me", "person", "greedy")
    address = f"ws://127.0.0.1:{server.port}/ws/{table['table']}"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin="https://elsewhere.example", compression=None)  # type: ignore[arg-type]
    assert refused.value.response.status_code == 400
    with connect(address, origin=f"http://127.0.0.1:{server.port}", compression=None):  # type: ignore[arg-type]
        pass
    for head in ("Origin: https://elsewhere.example", "Host: rebound.example"):
        name = "" if head.startswith("Host") else "Host: 127.0.0.1\n"
        status, body = sent(server, f"GET /api/games HTTP/1.1\n{name}{head}\nConnection: close")
        assert status == 403
        assert b"not answer" in body or b"are not answered" in body


def test_metrics_are_the_operators(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path / "tables.sqlite", "--metrics-token", "let-me-see", "--trusted-proxy", "127.0.0.1")
    try:
        assert process.ask("GET", "/metrics")[0] == 200
        forwarded = "GET /metrics HTTP/1.1\nHost: 127.0.0.1\nConnection: close\nX-Forwarded-For: 192.0.2.7"
        assert sent(process, forwarded)[0] == 403
        assert sent(process, f"{forwarded}\nAuthorization: Bearer wrong")[0] == 403
        assert sent(process, f"{forwarded}\nAuthorization: Bearer let-me-see")[0] == 200
        assert process.ask("GET", "/healthz") == (200, {"ok": True})
    finally:
        process.stop()


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "client"),
    [
        ((), "192.0.2.1", "198.51.100.9", "192.0.2.1"),
        (("192.0.2.1",), "192.0.2.1", "198.51.100.9", "198.51.100.9"),
        (("192.0.2.0/24",), "192.0.2.1", "203.0.113.5, 198.51.100.9, 192.0.2.8", "198.51.100.9"),
        (("192.0.2.1",), "192.0.2.1", "made up", "192.0.2.1"),
        (("192.0.2.1",), "192.0.2.1", "", "192.0.2.1"),
        (("192.0.2.1",), "203.0.113.5", "198.51.100.9", "203.0.113.5"),
        (("::1",), "::1", "2001:db8::7", "2001:db8::/64"),
    ],
)
def test_only_a_trusted_proxy_says_who_is_asking(
    trusted: tuple[str, ...], peer: str, forwarded: str, client: str, tmp_path: Path
) -> None:
    keeper = Doorkeeper(Settings(trusted_proxies=trusted), Watched(tmp_path / "none.sqlite"))
    assert keeper.client(peer, forwarded) == client


def test_what_is_stored_is_for_its_owner_and_for_one_server(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.sqlite"
    storage = Sqlite(path)
    try:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        for beside in path.parent.iterdir():
            assert stat.S_IMODE(beside.stat().st_mode) == 0o600
            if beside != path and not beside.name.endswith(("-wal", "-shm")):
                beside.unlink()  # no file beside it is what keeps others out
        with pytest.raises(StorageError, match="in use by another Bestiary"):
            Sqlite(path)
    finally:
        storage.release()
    Sqlite(path).release()
