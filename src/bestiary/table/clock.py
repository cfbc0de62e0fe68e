"""Time to decide: none, so much a turn, so much a game with an allowance for the network, or days.

At a simultaneous node nobody's own time is counted, since it would tell when a seat answered: all have one limit.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from bestiary.core.errors import BadOption
from bestiary.core.game import bits

MS = 1000
LONGEST_SECONDS = 60 * 86_400
SHORTEST_SEALED = 30 * MS

Kind = Literal["none", "move", "game", "days"]


class ClockSetting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is timed; `seconds` counts a turn, or with `game` the whole game of a player."""

    kind: Kind = "none"
    seconds: int = 0
    increment: int = 0  # seconds given back for every turn, with `game`
    lag: int = 500  # milliseconds of every turn that are not counted, with `game`

    def check(self) -> ClockSetting:
        """Return the setting if a table can be timed so."""
        if self.kind != "none" and not 5 <= self.seconds <= LONGEST_SECONDS:
            raise BadOption(f"a clock has 5 to {LONGEST_SECONDS} seconds, not {self.seconds}")
        if not 0 <= self.increment <= 3600 or not 0 <= self.lag <= 5000:
            raise BadOption("a clock gives 0 to 3600 seconds back and allows 0 to 5000 milliseconds of lag")
        return self


class ClockFace(msgspec.Struct, kw_only=True):
    """What everyone sees of the clock: milliseconds each seat has left at `at`, and whose time runs."""

    kind: Kind
    at: int
    left: list[int]
    running: list[int]


class Clock(msgspec.Struct, kw_only=True):
    """Time as a table counts it; all moments are given to it in milliseconds, so that a table can be played again."""

    setting: ClockSetting
    banks: list[int]  # what each seat has left of its game
    asked: int = 0  # the seats whose time runs, as a mask
    since: int = 0  # when they were asked
    rested: int = 0  # until when it was left out when nobody served the table

    def ask(self, mask: int, now: int) -> None:
        """Note who owes a decision from now on, and charge who did until now."""
        if mask == self.asked:
            return
        if self.setting.kind == "game" and self.asked.bit_count() == 1:
            seat = bits(self.asked)[0]
            spent = max(0, now - self.since - self.setting.lag)
            self.banks[seat] = max(0, self.banks[seat] - spent) + self.setting.increment * MS
        self.asked = mask
        self.since = now

    def rest(self, began: int, ended: int) -> None:
        """Leave out a time in which nobody could decide."""
        self.since += max(0, ended - max(began, self.since))
        self.rested = ended

    def begin_again(self, seat: int, now: int) -> None:
        """Give the time of a turn again to one who comes back in his own; a bot would take the seat at once else."""
        if self.setting.kind in ("move", "days") and self.asked == 1 << seat:
            self.since = now

    def limit(self, seat: int) -> int | None:
        """Return how many milliseconds the seat had when it was asked."""
        setting = self.setting
        if setting.kind == "none":
            return None
        if setting.kind == "game":
            if self.asked.bit_count() > 1:
                return max(SHORTEST_SEALED, setting.seconds * MS // 10)
            return self.banks[seat] + setting.lag
        return setting.seconds * MS

    def deadline(self, seat: int) -> int | None:
        """Return when the seat's time is over, or nothing while it isn't asked."""
        limit = self.limit(seat)
        return None if limit is None or not self.asked >> seat & 1 else self.since + limit

    def face(self, now: int) -> ClockFace | None:
        """Return what everyone sees."""
        if self.setting.kind == "none":
            return None
        left = []
        for seat, bank in enumerate(self.banks):
            deadline = self.deadline(seat)
            if deadline is not None:
                left.append(max(0, deadline - now))
            else:
                left.append(bank if self.setting.kind == "game" else self.setting.seconds * MS)
        return ClockFace(kind=self.setting.kind, at=now, left=left, running=bits(self.asked))


def new_clock(setting: ClockSetting, seats: int) -> Clock:
    """Make a clock that has not been started."""
    return Clock(setting=setting.check(), banks=[setting.seconds * MS] * seats)
