"""What each recipient has been told: versions of its own, its own part of the view, and what it may have missed."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from bestiary.core.log import EVERYONE
from bestiary.core.view import Event
from bestiary.table.clock import ClockFace
from bestiary.table.news import Chat, Ending, Line, News, SeatInfo, Update, encode
from bestiary.table.orders import Orders
from bestiary.table.sight import Own, Sight

KEPT = 128  # messages a recipient can have missed and still be told one by one,
KEPT_BYTES = 30_000  # as long as those of all at a table are no longer than this: a snapshot says as much in as many


@dataclass
class Happening:
    """Is what one entry did, before it is cut down to what a recipient may know."""

    rows: Sequence[tuple[int, ...]]  # of the log: what was added
    events: list[Event]  # the same by name
    gone: Sequence[tuple[int, ...]] = ()  # rows that were taken back
    people: list[SeatInfo] | None = None
    clock: ClockFace | None = None
    turned: bool = False  # whether the clock runs for others now
    ending: Ending | None = None

    def __post_init__(self) -> None:
        self.common = int(EVERYONE)  # who may know everything that was added
        for row in self.rows:
            self.common &= row[1]

    def events_for(self, bit: int) -> list[Event]:
        """Returns what a recipient, by its bit, may know of what was added; nobody may change the list."""
        if self.common & bit:
            return self.events
        return [event for row, event in zip(self.rows, self.events, strict=True) if row[1] & bit]

    def gone_for(self, bit: int) -> int:
        """Returns how much of what the recipient knew was taken back."""
        return sum([row[1] & bit != 0 for row in self.gone])


class Stream:
    """Tells one recipient what concerns it, and nothing else: not even that there was something else."""

    def __init__(self, seat: int, own: Own, version: int = 0, log: int = 0, undo: bool = False, among: int = 1) -> None:
        self.seat = seat
        self.room = KEPT_BYTES // among  # for what it may have missed, as one of so many recipients
        self.own = own  # what its view has of its own
        self.version = version
        self.log = log
        self.undo = undo
        self.orders: Orders | None = None  # as last told
        self.kept: deque[bytes] = deque(maxlen=KEPT)
        self.kept_bytes = 0
        self.resting = False
        self.fresh = True  # whether nobody can know any version of it yet

    def rest(self) -> None:
        """Stops telling, since nobody listens: making views is most of a move's work."""
        self.resting = True

    def wake(self, now: int) -> None:
        """Begins to tell again, with versions that were never used before: those who come get a snapshot."""
        self.resting = False
        if not self.fresh:
            self.version = max(self.version + 1, now)
        self.fresh = False
        self.forget()

    def forget(self) -> None:
        """Lets go of what somebody may have missed: whoever comes back gets a snapshot."""
        self.kept.clear()
        self.kept_bytes = 0

    def count(self, rows: Sequence[tuple[int, ...]], gone: Sequence[tuple[int, ...]]) -> None:
        """Counts what is carried out once more after it was told long ago; its message had a version too."""
        bit = 1 << self.seat
        self.version += 1
        self.fresh = False
        self.log += sum([row[1] & bit != 0 for row in rows]) - sum([row[1] & bit != 0 for row in gone])

    def skip(self, what: Happening) -> None:
        """Only counts what happened."""
        bit = 1 << self.seat
        self.log += len(what.events_for(bit)) - what.gone_for(bit)

    def tell(self, what: Happening, sight: Sight, own: Own, undo: bool, orders: Orders | None = None) -> Update | None:
        """Makes the message for something that happened, if the recipient notices any of it."""
        bit = 1 << self.seat
        self.log -= what.gone_for(bit)
        events = what.events_for(bit)
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
        return message

    def chat(self, line: Line) -> Chat:
        """Makes the message for a line of chat."""
        self.version += 1
        return Chat(seat=self.seat, version=self.version, line=line)

    def keep(self, message: News) -> bytes:
        """Writes a message as it is sent, and keeps that for who misses it: bytes cost less than objects."""
        text = encode(message)
        if len(self.kept) == KEPT:
            self.kept_bytes -= len(self.kept.popleft())
        self.kept.append(text)
        self.kept_bytes += len(text)
        while self.kept_bytes > self.room:
            self.kept_bytes -= len(self.kept.popleft())
        return text

    def missed(self, seen: int) -> list[bytes] | None:
        """Returns what came after a version, or nothing if that is too long ago or not ours."""
        count = self.version - seen
        if not 0 <= count <= len(self.kept):
            return None
        return list(self.kept)[len(self.kept) - count :]
