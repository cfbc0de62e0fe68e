"""How a server runs; what a test injects is here too."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from bestiary.table.setup import milliseconds

STATIC = Path(__file__).parent / "static"


def data_home() -> Path:
    """Returns the folder for what must not be lost: BESTIARY_DATA, or `bestiary` in the user's data."""
    if chosen := os.environ.get("BESTIARY_DATA"):
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bestiary"


def new_token() -> str:
    """Draws a token of 144 bits."""
    return secrets.token_urlsafe(18)


def new_id() -> str:
    """Draws the id of a table: with it alone a finished game can be read, so it can't be guessed either."""
    return secrets.token_hex(8)


LEASE = 1.5  # seconds without a sign of life, after which others take a server's tables over


class Cluster(NamedTuple):
    """Where several servers find each other."""

    database: str  # PostgreSQL's address
    nats: str
    lease: float = LEASE


@dataclass
class Settings:
    """Is everything a server can be told."""

    database: Path = field(default_factory=lambda: data_home() / "bestiary.sqlite")
    cluster: Cluster | None = None  # instead of the database, which then only says where wishes lie
    static: Path = STATIC
    bot_pause: float = 0.25  # seconds before a bot's move, so that people can follow
    heartbeat: int = 20
    presence_seconds: float = 0.2  # between two times at which everybody is told who is here; 0 to tell at once
    hello_seconds: float = 5.0
    request_seconds: float = (
        20.0  # from its first byte, or from the opening of the connection, until a request is whole
    )
    connections_per_address: int = 320
    connections_per_second: float = 50.0  # that one address opens,
    connection_burst: int = 500  # and at once
    trusted_proxies: tuple[str, ...] = ()  # whose word on where a request comes from is believed
    hosts: frozenset[str] = frozenset()  # names the server answers for; any if there are none
    origins: tuple[str, ...] = ()  # of other pages that may ask
    metrics_token: str = ""  # opens /metrics from elsewhere
    sockets_per_table: int = 64
    sockets_per_address: int = 256
    messages_per_second: float = 20.0
    message_burst: int = 60
    messages_per_address: float = 200.0  # a second, over all its sockets,
    address_burst: int = 1000  # and at once
    requests_per_second: float = 50.0  # of HTTP, from one address
    request_burst: int = 500
    wrong_tokens_per_minute: int = 30
    tables_per_address: int = 100  # that go on at once
    tables_in_all: int = 50_000
    bytes_per_address: int = 256 << 20  # that are stored within a day
    gatherings_per_address: int = 20  # that wait for their start at once
    gatherings_in_all: int = 5_000
    wrong_names_per_minute: int = 6  # spoken names of tables that are none
    idle_seat_seconds: float = 90.0  # after which most of the seated may put a bot on a seat, without a clock
    quick_seconds: float = 20.0  # that quick play waits for more people before bots fill up
    host_seconds: float = 120.0  # that those at a table wait for a host who is gone before one of them is host
    unused_hours: float = 24.0  # after which a table to which nobody came is given up
    keep_days: float = 0.0  # for which a finished game is kept; 0 for ever
    idle_seconds: float = 60.0  # after which a table that nobody watches leaves the memory
    list_tables: bool = True  # whether tables that their hosts have listed are shown to everybody
    list_records: bool = False  # whether everybody may list the finished games: with its id alone one can be read
    now: Callable[[], int] = milliseconds
    token: Callable[[], str] = new_token
    id: Callable[[], str] = new_id
    key: Callable[[], bytes] = field(default=lambda: os.urandom(32))

    def lift_limits(self) -> None:
        """Leaves it to others to hold addresses and sockets back."""
        self.sockets_per_address = self.sockets_per_table = self.message_burst = self.request_burst = 1 << 40
        self.bytes_per_address = self.connections_per_address = self.tables_per_address = self.tables_in_all = 1 << 40
        self.wrong_tokens_per_minute = self.wrong_names_per_minute = 1 << 40
        self.gatherings_per_address = self.gatherings_in_all = 1 << 40
        self.connection_burst = self.address_burst = 1 << 40
