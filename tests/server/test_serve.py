"""`bestiary serve`: what it says when it can't."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from page_client import SOURCES, ServerProcess

from bestiary.cli.serve import warnings
from bestiary.server.pages import NOT_BUILT, lacking


def serve(*arguments: str, sources: str | Path = SOURCES) -> tuple[int, str]:
    command = [sys.executable, "-m", "bestiary", "serve", "--no-open", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)
    return ended.returncode, ended.stderr


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, words = serve("--port", str(port), "--database", str(tmp_path / "t.sqlite"))
    assert code == 2
    assert f"Port {port} is in use" in words
    assert "Traceback" not in words


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.7"])
def test_an_address_that_is_not_ours_is_named(tmp_path: Path, host: str) -> None:
    code, words = serve("--host", host, "--port", "0", "--database", str(tmp_path / "t.sqlite"))
    assert code == 2
    assert host in words
    assert "Traceback" not in words


def test_a_package_without_the_page_says_so_and_names_no_checkout(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("static", "__pycache__")  # others write to the second while this copies
    shutil.copytree(Path(SOURCES) / "bestiary", tmp_path / "bestiary", ignore=left_out)
    _, words = serve("--host", "no.such.host.invalid", "--database", str(tmp_path / "t.sqlite"), sources=tmp_path)
    assert "was made without it. Install a wheel that holds it" in words
    assert "./bestiary" not in words
    assert "npm" not in words


def test_a_checkout_without_the_page_says_what_builds_it(tmp_path: Path) -> None:
    assert lacking(tmp_path) == NOT_BUILT
    (tmp_path / "index.html").touch()
    assert lacking(tmp_path) is None


def test_a_database_in_use_or_damaged_is_named(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "t.sqlite")
    try:
        code, words = serve("--port", "0", "--database", str(tmp_path / "t.sqlite"))
        assert (code, "in use by another Bestiary server" in words) == (2, True)
    finally:
        server.stop()
    (tmp_path / "bad.sqlite").write_bytes(b"no database" * 500)
    code, words = serve("--port", "0", "--database", str(tmp_path / "bad.sqlite"))
    assert (code, "damaged or no database" in words) == (2, True)
    assert "Traceback" not in words


@pytest.mark.parametrize(
    ("host", "proxies", "user", "told"),
    [
        ("127.0.0.1", (), 0, []),
        ("127.0.0.1", ("127.0.0.1",), 1000, []),
        ("127.0.0.1", ("127.0.0.1",), 0, ["as root"]),
        ("0.0.0.0", (), 1000, ["Everyone who reaches"]),
        ("::", (), 0, ["Everyone who reaches", "as root"]),
    ],
)
def test_who_lets_strangers_in_is_warned(
    monkeypatch: pytest.MonkeyPatch, host: str, proxies: tuple[str, ...], user: int, told: list[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    said = warnings(host, proxies)
    assert len(said) == len(told)
    assert all(words in line for words, line in zip(told, said, strict=True))


def test_a_bad_log_level_is_named(tmp_path: Path) -> None:
    code, words = serve("--log-level", "LOUD", "--database", str(tmp_path / "t.sqlite"))
    assert code == 2
    assert "DEBUG" in words


def test_it_ends_in_good_order_and_tells_clients_to_come_back(tmp_path: Path) -> None:
    from page_client import Client, ConnectionClosed

    server = ServerProcess(tmp_path / "t.sqlite")
    table = server.open_table("me", "me", "me")
    client = Client(server.port, table["table"], table["links"][0]["token"]).connect()
    server.stop()
    with pytest.raises(ConnectionClosed) as closed:
        client.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert server.process.returncode in (0, -15)
    client.close()
