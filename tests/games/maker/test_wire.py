"""Secrecy over real sockets: what reaches another seat tells nothing of sealed choices, drafts and unseen fronts.

A server in a process of its own, with clock, ids and key given, deals the same game to every table. What arrives at an
observer's socket is compared byte by byte: contents, sizes, order and number of messages.
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.page_client import SOURCES, Client, ServerProcess

SERVE = """
import itertools, sys
from pathlib import Path
from bestiary.server.run import run
from bestiary.server.settings import Settings

numbers = itertools.count(100_000)
settings = Settings(
    database=Path(sys.argv[1]), bot_pause=0, now=lambda: 5_000_000, key=lambda: bytes(32),
    id=lambda: f"table{next(numbers)}", token=lambda: f"token-{next(numbers)}-long-enough",
)
settings.lift_limits()
run("127.0.0.1", 0, settings, lambda port: print(port, flush=True))
"""
pytestmark = pytest.mark.slow
OWN_REQUEST = re.compile(r'"id":"[^"]*"')  # answers name the request that they answer
QUIET_SECONDS = 0.4
SEATS = 3


class Given(ServerProcess):
    """Is a server whose every source of difference is given."""

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.database)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, cwd=SOURCES
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())


class Tap:
    """Lets a socket's frames through and keeps each as it came."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.send = socket.send

    def recv(self, timeout: float) -> str:
        frame = str(self.socket.recv(timeout))
        self.frames.append(frame)
        return frame


class Seat(Client):
    """Sits at a table and keeps every frame that comes after the welcome."""

    def connect(self, hello: dict[str, Any] | None = None) -> Seat:
        super().connect(hello)
        self.tap = Tap(self.socket)
        self.socket = self.tap  # type: ignore[assignment]
        return self

    def play(self, notation: str) -> None:
        """Makes a move of this seat by its notation."""
        self.settle(QUIET_SECONDS)
        choice = next(each for each in self.choices(self.seats[0]) if each["notation"] == notation)
        assert self.ask("act", seat=self.seats[0], action=choice["action"])["t"] == "ack"

    def undo_last(self) -> None:
        """Takes this seat's last move back."""
        assert self.ask("undo", seat=self.seats[0])["t"] == "ack"


class Table:
    """Is a table of three people at one server."""

    def __init__(self, server: ServerProcess) -> None:
        kinds = [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}]
        status, opened = server.ask("POST", "/api/tables", {"game": "maker", "seats": kinds})
        assert status == 201, opened
        tokens = [link["token"] for link in opened["links"] if link["role"] != "spectator"]
        self.names = {str(opened["table"]): "TABLE", **dict.fromkeys(tokens, "TOKEN")}
        self.seats: list[Seat] = []
        for token in tokens:
            self.seats.append(Seat(server.port, str(opened["table"]), token).connect())
        self.settle()
        for seat in self.seats:
            seat.tap.frames.clear()  # who came in which order is not what is compared

    def settle(self) -> None:
        """Waits until everybody has heard everything."""
        for seat in self.seats:
            seat.settle(QUIET_SECONDS)

    def heard_by(self, seat: int) -> list[str]:
        """Returns every frame that a seat was sent, without the table's name."""
        self.settle()
        frames = self.seats[seat].tap.frames
        for name, word in self.names.items():
            frames = [frame.replace(name, word) for frame in frames]
        return [OWN_REQUEST.sub('"id":"-"', frame) for frame in frames]

    @property
    def turn(self) -> int:
        """Returns who is on turn."""
        return int(self.seats[0].views[0]["turn"])

    def close(self) -> None:
        """Leaves."""
        for seat in self.seats:
            seat.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Given]:
    running = Given(tmp_path_factory.mktemp("wire") / "tables.sqlite")
    yield running
    running.stop()


# What two robbers do before the third has chosen; a pair is a seat, counted from the one on turn, and a grave or None
# for taking the choice back.
BEFORE_THE_LAST_CHOICE: dict[str, list[tuple[int, int | None]]] = {
    "nothing": [],
    "one has chosen": [(1, 1)],
    "both have chosen": [(1, 1), (0, 2)],
    "in the other order, other graves": [(0, 4), (1, 3)],
    "changed often": [(1, 1), (1, None), (1, 2), (1, None), (1, 4), (0, 1), (0, None)],
}


def rob(server: Given, moves: list[tuple[int, int | None]], ends: bool) -> list[str]:
    """Plays a robbery of three and returns what the last robber heard, up to the reveal or to its end."""
    table = Table(server)
    try:
        first = table.turn
        seat = [table.seats[(first + steps) % SEATS] for steps in range(SEATS)]
        seat[0].play("rob")
        seat[1].play("join")
        seat[2].play("join")
        chosen: dict[int, bool] = {}
        for steps, grave in moves:
            if grave is None:
                seat[steps].undo_last()
            else:
                seat[steps].play(f"grave {grave}")
            chosen[steps] = grave is not None
        if ends:
            for steps, grave in ((0, 1), (1, 2)):
                if chosen.get(steps):
                    seat[steps].undo_last()
                seat[steps].play(f"grave {grave}")
            seat[2].play("grave 3")
        return table.heard_by((first + 2) % SEATS)
    finally:
        table.close()


@pytest.mark.parametrize("ends", [False, True])
def test_sealed_choices_leave_no_trace_in_contents_sizes_order_or_number_of_messages(server: Given, ends: bool) -> None:
    heard = {name: rob(server, moves, ends) for name, moves in BEFORE_THE_LAST_CHOICE.items()}
    plain = heard.pop("nothing")
    assert len(plain) >= 4
    for name, frames in heard.items():
        assert [len(frame) for frame in frames] == [len(frame) for frame in plain], name
        assert frames == plain, name


def sell(server: Given, drafts: int, shown: bool) -> list[list[str]]:
    """Plays a sale in which the buyer changes his mind so often; returns what both others heard before he closes."""
    table = Table(server)
    try:
        first = table.turn
        seat = [table.seats[(first + steps) % SEATS] for steps in range(SEATS)]
        seat[0].play("skip")
        seat[0].play("skip")
        goods = next(each for each in seat[0].choices(first) if each["kind"] == "sell")
        seat[0].play(goods["notation"])
        seat[0].play("wish nothing")
        seat[1].settle(QUIET_SECONDS)
        word = "show" if shown else "add"
        offer = next(each for each in seat[1].choices((first + 1) % SEATS) if each["kind"] == word)
        for _ in range(drafts):
            seat[1].play(offer["notation"])
            seat[1].undo_last()
        seat[1].play(offer["notation"])
        return [table.heard_by(first), table.heard_by((first + 2) % SEATS)]
    finally:
        table.close()


def test_an_offer_in_the_making_can_not_be_noticed_by_anybody(server: Given) -> None:
    plain = sell(server, 0, shown=False)
    assert sell(server, 2, shown=False) == plain
    assert sell(server, 1, shown=True) == plain  # not even whether a front will be shown


def test_no_frame_of_a_long_game_holds_a_front_that_its_reader_has_not_seen(server: Given) -> None:
    table = Table(server)
    dice = random.Random(4)
    operations = sales = robberies = 0
    try:
        for _ in range(240):
            asked = [seat for seat in range(SEATS) if table.seats[seat].choices(seat)]
            if not asked:
                table.settle()
                continue
            if table.seats[0].views[0]["over"]:
                break
            number = dice.choice(asked)
            seat, choices = table.seats[number], table.seats[number].choices(number)
            choice = dice.choice(choices)
            done = seat.ask("act", seat=number, action=choice["action"])["t"] == "ack"  # or its view was a move behind
            operations += done and choice["kind"] in ("operate", "hand", "take")
            sales += done and choice["kind"] in ("show", "add", "points", "accept")
            robberies += done and choice["kind"] == "grave"
            for reader, each in enumerate(table.seats):
                each.settle(0.02)
                for part in each.views[reader]["parts"]:
                    assert part["value"] == -1 or reader in part["seen"], part
        assert min(operations, sales, robberies) > 5
    finally:
        table.close()
