"""Seats from which nothing comes, at tables without a clock: most of those who sit there may ask for a bot."""

from __future__ import annotations

from bestiary.table.errors import TableRefusal
from bestiary.table.table import Table


class Idleness:
    """What the seated say of a seat that holds all others up; a decision anywhere makes it forgotten."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.decided = -1
        self.said: dict[int, set[int]] = {}

    def say(self, by: int, seat: int, idle: float, patience: float) -> tuple[int, int]:
        """Note that somebody wants a bot for a seat; return how many do, and how many it takes."""
        table = self.table
        if not 0 <= by < len(table.seats) or by == seat:
            raise TableRefusal("not-yours", "those who sit at the table say whose seat is idle, of others")
        if table.clock.setting.kind != "none":
            raise TableRefusal("not-idle", "this table has a clock: it decides when a bot takes an idle seat")
        if not 0 <= seat < len(table.seats) or table.seats[seat].player or not table.owes(seat):
            raise TableRefusal("not-idle", "this seat owes nothing now")
        if idle < patience:
            raise TableRefusal("not-idle", f"wait until nothing has come for {patience:.0f} seconds")
        if self.decided != table.decided:
            self.decided, self.said = table.decided, {}
        people = {place for place, each in enumerate(table.seats) if not each.player and place != seat}
        voices = self.said.setdefault(seat, set())
        voices.add(by)
        return len(voices & people), len(people) // 2 + 1
