"""A seated match: seats, clocks, the pad of sealed answers, undo, leaver and stand-in, the record."""

from bestiary.table.clock import ClockSetting
from bestiary.table.errors import TableRefusal
from bestiary.table.ledger import Done
from bestiary.table.news import Chat, Snapshot, Update
from bestiary.table.seats import Seat, bot, person
from bestiary.table.setup import Setup
from bestiary.table.table import Due, Table, Thought

__all__ = [
    "Chat",
    "ClockSetting",
    "Done",
    "Due",
    "Seat",
    "Setup",
    "Snapshot",
    "Table",
    "TableRefusal",
    "Thought",
    "Update",
    "bot",
    "person",
]
