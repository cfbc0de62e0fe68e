"""What each recipient has been told: versions of its own, its own part of the view, and what it may have missed."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from bestiary.core.view import Event, View
from bestiary.table.changes import differences, in_field
from bestiary.table.clock import ClockFace
from bestiary.table.news import Change, Chat, Ending, Line, News, SeatInfo, Update
from bestiary.table.orders import Orders

KEPT = 128  # messages a recipient can have missed and still be told one by one


class Happening(NamedTuple):
    """Is what one entry did, before it is cut down to what a recipient may know."""

    gone: Sequence[tuple[int, ...]] = ()  # event rows that were taken back
    events: Sequence[tuple[int, Event]] = ()  # what was added, each with the mask of those who may know
    people: list[SeatInfo] | None = None
    clock: ClockFace | None = None
    turned: bool = False  # whether the clock runs for others now
    ending: Ending | None = None


class Sight:
    """Is what spectators see now, and how it differs from what they saw before: seats share most of it."""

    def __init__(self, before: View, now: View) -> None:
        self.before = before
        self.now = now
        self.differences = differences(before, now)
        self.shared: dict[str, list[Change]] = {}

    def changes_for(self, before: dict[str, Any], now: dict[str, Any]) -> list[Change]:
        """Returns what changes for a seat that sees some fields in its own way."""
        made: list[Change] = []
        shared = self.shared
        for name, pair in self.differences.items():
            if name not in now and name not in before:
                if name not in shared:
                    shared[name] = in_field(name, *pair)
                made += shared[name]
        for name, after in now.items():
            earlier = before[name] if name in before else getattr(self.before, name)
            if earlier is not after and earlier != after:
                made += in_field(name, earlier, after)
        if before.keys() != now.keys():
            for name in before.keys() - now.keys():
                if before[name] != getattr(self.now, name):
                    made += in_field(name, before[name], getattr(self.now, name))
        return made


class Stream:
    """Tells one recipient what concerns it, and nothing else: not even that there was something else."""

    def __init__(self, seat: int, own: dict[str, Any], version: int = 0, log: int = 0, undo: bool = False) -> None:
        self.seat = seat
        self.own = own  # the fields of its view that differ from a spectator's
        self.version = version
        self.log = log
        self.undo = undo
        self.orders: Orders | None = None  # as last told
        self.kept: deque[News] = deque(maxlen=KEPT)
        self.resting = False

    def rest(self) -> None:
        """Stops telling, since nobody listens: making views is most of a move's work."""
        self.resting = True

    def wake(self, now: int) -> None:
        """Begins to tell again, with versions that were never used before: those who come get a snapshot."""
        self.resting = False
        self.version = max(self.version + 1, now)
        self.kept.clear()

    def skip(self, what: Happening) -> None:
        """Only counts what happened."""
        bit = 1 << self.seat
        self.log += sum(bool(audience & bit) for audience, _ in what.events)
        self.log -= sum(bool(row[1] & bit) for row in what.gone)

    def tell(
        self, what: Happening, sight: Sight, own: dict[str, Any], undo: bool, orders: Orders | None = None
    ) -> Update | None:
        """Makes the message for something that happened, if the recipient notices any of it."""
        bit = 1 << self.seat
        self.log -= sum(bool(row[1] & bit) for row in what.gone)
        events = [event for audience, event in what.events if audience & bit]
        made = sight.changes_for(self.own, own)
        self.own = own
        ordered = orders is not self.orders
        shown = bool(events or made) or undo != self.undo or ordered
        self.undo, self.orders = undo, orders
        if not shown and what.people is None and what.ending is None and not what.turned:
            return None
        self.version += 1
        message = Update(
            seat=self.seat,
            version=self.version,
            log=self.log,
            events=events,
            changes=made,
            undo=undo,
            people=what.people,
            clock=what.clock,
            ending=what.ending,
            orders=orders if ordered else None,
        )
        self.log += len(events)
        self.kept.append(message)
        return message

    def chat(self, line: Line) -> Chat:
        """Makes the message for a line of chat."""
        self.version += 1
        message = Chat(seat=self.seat, version=self.version, line=line)
        self.kept.append(message)
        return message

    def missed(self, seen: int) -> list[News] | None:
        """Returns what came after a version, or nothing if that is too long ago or not ours."""
        count = self.version - seen
        if not 0 <= count <= len(self.kept):
            return None
        return list(self.kept)[len(self.kept) - count :]
