"""A server that is killed in the middle of moves: what it acknowledged is there, and nothing is there twice."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from kills import Found, kill_once, run
from nursery import Nursery


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_fifty_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    run(tmp_path, 3, tables=2)
    found = run(tmp_path, 50, tables=2)  # goes on where it stopped
    assert (found.kills, found.lost, found.doubled) == (50, 0, 0)
    assert found.acknowledged > 50
    assert found.resent > 0


def forget_everything(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DELETE FROM entries WHERE number > 0")
        connection.execute("DELETE FROM saved")
        connection.commit()


def test_a_loss_is_noticed(tmp_path: Path) -> None:
    server = Nursery(tmp_path / "tables.sqlite")
    found = Found(tables=[server.open_table("me", "me", "me")])
    for _ in range(2):
        kill_once(server, found, forget_everything)
    server.stop()
    assert found.lost > 0
