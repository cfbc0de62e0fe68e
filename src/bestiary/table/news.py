"""What a table tells each recipient: seats, and the spectators as the one after the last.

Every message of a recipient's stream carries that recipient's own version, counted from 1. A shared counter would
tell a seat how often others decided in secret.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bestiary.core.record import Share
from bestiary.core.view import Change, Event
from bestiary.table.clock import ClockFace
from bestiary.table.orders import Orders


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """What everyone knows of who sits on a seat."""

    name: str
    bot: str = ""
    stand_in: str = ""
    colour: int = -1


class Ending(msgspec.Struct):
    """What is told when the game is over or abandoned: with the key, anyone can verify every draw."""

    abandoned: bool
    key: str


class Line(msgspec.Struct):
    """A line of chat."""

    seat: int
    text: str
    at: int


class Snapshot(msgspec.Struct, kw_only=True, tag_field="t", tag="snapshot"):
    """Everything a recipient may know now."""

    seat: int
    version: int
    view: Any  # the game's own view
    people: list[SeatInfo]
    log: int  # how many events the recipient has been told so far
    undo: bool
    commitment: str  # of the server's number
    shares: list[Share]  # what players added to the key, and the hash by which each had promised it
    left_out: list[int]  # seats that had promised a number and did not show it: the round began anew without them
    clock: ClockFace | None
    ending: Ending | None
    chat: list[Line]
    orders: Orders | None  # the seat's own standing orders, in a game that has such moments


class Update(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="t", tag="update"):
    """What one change of the table means to a recipient; what is left out has not changed."""

    seat: int
    version: int
    log: int  # the number of this message's first event; lower than before if something was taken back
    events: list[Event] = []
    changes: list[Change] = []
    undo: bool = False
    people: list[SeatInfo] | None = None
    clock: ClockFace | None = None
    ending: Ending | None = None
    orders: Orders | None = None  # if they changed


class Chat(msgspec.Struct, kw_only=True, tag_field="t", tag="chat"):
    """A message that brings a line of chat."""

    seat: int
    version: int
    line: Line


News = Update | Chat
encode = msgspec.json.Encoder().encode
