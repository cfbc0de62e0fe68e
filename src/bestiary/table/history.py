"""What an entry adds to a game's record, so that the record can be read without executing anything."""

from __future__ import annotations

import msgspec

from bestiary.core.record import UNBOUNDED, Header, Move, Record, Result


class Base(msgspec.Struct, frozen=True):
    """How much of the record lies before what a table holds in memory."""

    moves: int = 0
    events: int = 0
    tape: int = 0


class History(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A piece of a record: what it adds, and from which number on; what stood there was taken back."""

    moves_at: int = 0
    moves: list[Move] = []
    events_at: int = 0
    events: list[list[int]] = []
    tape: list[int] = []
    bounds: list[int] = []  # of the tape's values

    def then(self, later: History) -> History:
        """Return this history, which must start at 0, with a later piece added."""
        return History(
            moves=[*self.moves[: later.moves_at], *later.moves],
            events=[*self.events[: later.events_at], *later.events],
            tape=[*self.tape, *later.tape],
            bounds=[*self.bounds, *later.bounds],
        )

    def add(self, later: History) -> None:
        """Add a later piece to this history, which must start at 0."""
        self.moves[later.moves_at :] = later.moves
        self.events[later.events_at :] = later.events
        self.tape += later.tape
        self.bounds += later.bounds

    def record(self, header: Header, result: Result | None) -> Record:
        """Make a record of a whole history; one that began when no bounds were kept is of the first format."""
        bounds = self.bounds
        if len(bounds) != len(self.tape):
            header, bounds = msgspec.structs.replace(header, format=UNBOUNDED), []
        return Record(header=header, tape=self.tape, bounds=bounds, moves=self.moves, events=self.events, result=result)
