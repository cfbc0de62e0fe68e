"""The reverse proxies of `docs/operating.md`, started as it says: TLS outside, plain HTTP to the server."""

from __future__ import annotations

import http.client
import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from page_client import ServerProcess
from websockets.sync.client import connect

DOCS = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
NAME = "games.example.org"
PATIENCE = 60.0
# What a test changes of the documented configuration: where it listens and stores, and whose certificate it shows.
CADDY = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system FOLDER\n}\n"
NGINX = (
    "daemon off; pid FOLDER/nginx.pid; error_log FOLDER/error.log; events {}\n"
    "http { access_log off; client_body_temp_path FOLDER; proxy_temp_path FOLDER; fastcgi_temp_path FOLDER;"
    " uwsgi_temp_path FOLDER; scgi_temp_path FOLDER;\nDOCUMENTED\n}\n"
)


def documented(proxy: str) -> str:
    """Return the example that the page gives under a proxy's name."""
    found = re.search(rf"^{proxy}:\n\n```\w*\n(.*?)```", DOCS, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1].replace("127.0.0.1:8613", "127.0.0.1:SERVER")


def configured(proxy: str, folder: Path) -> tuple[str, list[str]]:
    """Return a proxy's configuration, and the command that starts it from a file."""
    if proxy == "Caddy":
        text = CADDY + documented(proxy).replace(f"{NAME} {{", f"https://{NAME}:PORT {{\n\ttls internal")
        return text, ["caddy", "run", "--adapter", "caddyfile", "--config"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    made += ["-keyout", str(folder / "games.key"), "-out", str(folder / "games.pem")]
    subprocess.run(made, check=True, capture_output=True)
    text = NGINX.replace("DOCUMENTED", documented(proxy)).replace("listen 443", "listen 127.0.0.1:PORT")
    return text.replace("/etc/ssl/", "FOLDER/"), ["nginx", "-p", str(folder), "-c"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def before(server: ServerProcess, proxy: str, folder: Path) -> Iterator[int]:
    """Start a proxy before a server and return the port at which it takes TLS."""
    port = free_port()
    text, command = configured(proxy, folder)
    file = folder / "configuration"
    for name, value in (("FOLDER", str(folder)), ("PORT", str(port)), ("SERVER", str(server.port))):
        text = text.replace(name, value)
    file.write_text(text)
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(
            [*command, str(file)], stdout=said, stderr=said, env={"HOME": str(folder), "PATH": PATHS}
        )
        try:
            yield port
        finally:
            process.kill()
            process.wait()


PATHS = ":".join(str(Path(found).parent) for name in ("caddy", "nginx") if (found := shutil.which(name)))


def line(port: int) -> ssl.SSLSocket:
    """Reach the proxy as somebody who asks for its name; tries until it is there."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE  # a certificate of the test's own
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return context.wrap_socket(socket.create_connection(("127.0.0.1", port), 20), server_hostname=NAME)
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def asked(port: int, method: str, path: str, body: str = "", **headers: str) -> tuple[int, bytes]:
    with line(port) as wire:
        asking = http.client.HTTPConnection(NAME)
        asking.sock = wire
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        asking.request(method, path, body, {"Content-Type": "application/json", "Connection": "close", **named})
        answer = asking.getresponse()
        return answer.status, answer.read()


@pytest.mark.parametrize("proxy", ["Caddy", "nginx"])
def test_a_game_is_played_through_the_documented_proxy(tmp_path: Path, proxy: str) -> None:
    if shutil.which(proxy.lower()) is None:
        pytest.skip(f"{proxy} could not be fetched here")
    flags = ("--trusted-proxy", "127.0.0.1", "--allowed-host", NAME, "--metrics-token", "let-me-see")
    server = ServerProcess(tmp_path / "tables.sqlite", *flags)
    try:
        with before(server, proxy, tmp_path) as port:
            seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
            status, text = asked(port, "POST", "/api/tables", json.dumps({"game": "marry", "seats": seats}))
            assert status == 201, text
            table = json.loads(text)
            address = f"wss://{NAME}:{port}/ws/{table['table']}"
            context = ssl.create_default_context()
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            with (
                socket.create_connection(("127.0.0.1", port), 20) as wire,
                connect(address, sock=wire, ssl=context, server_hostname=NAME, compression=None) as page,
            ):
                page.send(json.dumps({"t": "hello", "protocol": 1, "token": table["links"][0]["token"]}))
                page.send(json.dumps({"t": "say", "id": "hi", "text": "through the proxy"}))
                while (message := json.loads(page.recv(PATIENCE)))["t"] != "ack":
                    pass
                assert message["id"] == "hi"
            # Whoever comes through the proxy is nobody on this machine, whatever he says of himself.
            for lie in ({}, {"X_Forwarded_For": "127.0.0.1"}, {"X_Real_IP": "127.0.0.1"}):
                assert asked(port, "GET", "/metrics", **lie)[0] == 403
            assert asked(port, "GET", "/metrics", Authorization="Bearer let-me-see")[0] == 200
            assert asked(port, "GET", "/api/games", Origin="https://elsewhere.example")[0] == 403
    finally:
        server.stop()
