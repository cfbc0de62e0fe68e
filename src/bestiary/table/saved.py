"""A table at one moment as bytes of bounded size: loading a long game takes no longer than loading a short one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from bestiary.core.chance import rebuild_keyed, rebuild_recorder
from bestiary.core.errors import BadState, OtherRulesVersion
from bestiary.core.game import column
from bestiary.core.log import Log
from bestiary.core.match import Checkpoint, Match
from bestiary.core.pack import pack, unpack
from bestiary.core.record import Move
from bestiary.core.registry import get
from bestiary.core.state import NATURE
from bestiary.table.clock import Clock
from bestiary.table.entries import AnyEntry
from bestiary.table.history import Base
from bestiary.table.news import Line
from bestiary.table.orders import Orders
from bestiary.table.seats import Seat
from bestiary.table.setup import Setup, milliseconds
from bestiary.table.streams import Stream
from bestiary.table.table import Table

NEVER: Final = -1  # nobody but people can make a table go on


class SavedPoint(msgspec.Struct, array_like=True):
    """Is a moment to which a decision can be taken back."""

    state: bytes
    moves: int
    events: int


class SavedStream(msgspec.Struct, array_like=True):
    """Is how far a recipient has been told."""

    version: int
    log: int
    undo: bool


class Saved(msgspec.Struct, kw_only=True):
    """Is all of a table that its setup does not say; of the record only what can still be taken back."""

    entered: int
    base: Base
    state: bytes
    drawn: int
    moves: list[Move]
    events: list[list[int]]
    points: list[SavedPoint]
    undo_seat: int
    pad: dict[int, list[int | list[int]]]
    seats: list[Seat]
    clock: Clock
    abandoned: bool
    talk: bool = True
    decided: int
    outcomes: int = 0
    lines: list[Line]
    ids: list[list[str]]
    streams: list[SavedStream]
    orders: list[Orders | None] = []
    passed: list[int] = []
    away: list[int] = []


def save(table: Table) -> bytes:
    """Packs a table."""
    match, base = table.match, table.base
    first = match.undoable[0] if match.undoable else None
    moves = first.moves if first else len(match.moves)
    events = first.events if first else len(match.log)
    saved = Saved(
        entered=table.entered,
        base=Base(base.moves + moves, base.events + events, base.tape + int(match.chance.asked)),
        state=pack(match.state),
        drawn=int(match.chance.source.asked),
        moves=match.moves[moves:],
        events=[list(row) for row in match.log.rows(events)],
        points=[SavedPoint(pack(p.state), p.moves - moves, p.events - events) for p in match.undoable],
        undo_seat=match.undo_seat,
        pad=table.pad.answers,
        seats=table.seats,
        clock=table.clock,
        abandoned=table.abandoned,
        talk=table.talk,
        decided=table.decided,
        outcomes=match.outcomes,
        lines=table.lines,
        ids=[list(known) for known in table.ids],
        streams=[SavedStream(stream.version, stream.log, stream.undo) for stream in table.streams],
        orders=table.orders,
        passed=sorted(table.passed),
        away=sorted(table.away),
    )
    return msgspec.msgpack.encode(saved)


def forget(table: Table) -> None:
    """Lets go of what lies in the record before all that can be taken back: storage has it."""
    match, base = table.match, table.base
    first = match.undoable[0] if match.undoable else None
    moves = first.moves if first else len(match.moves)
    events = first.events if first else len(match.log)
    table.base = Base(base.moves + moves, base.events + events, base.tape + int(match.chance.asked))
    match.chance = match.state.chance = rebuild_recorder(match.chance.source, [], [])
    log = Log()
    for row in match.log.rows(events):
        log.put_all(row[0], row[1], column(row[2:]))
    match.log = match.state.log = log
    match.moves = match.moves[moves:]
    for point in match.undoable:
        point.moves -= moves
        point.events -= events


def needed(table: Table) -> int:
    """Returns when a table has to go on though nobody comes: 0 at once, `NEVER`, or a moment in milliseconds."""
    if table.over:
        return NEVER
    if table.match.state.to_act() == NATURE:
        return 0
    if any(seat.player and table.owes(number) for number, seat in enumerate(table.seats)):
        return 0
    deadline = table.deadline()
    return NEVER if deadline is None else deadline


def load(setup: Setup, data: bytes | None, entries: Sequence[AnyEntry], now: Callable[[], int] = milliseconds) -> Table:
    """Makes a table again from what was saved of it and the entries accepted since, and tells everyone from then on."""
    table = restore(setup, data, now)
    carry_out_again(table, entries)
    return settle(table, everyone=True)


def restore(setup: Setup, data: bytes | None, now: Callable[[], int] = milliseconds) -> Table:
    """Makes a table as it was saved; what came since is to be carried out again, and then it is to be settled."""
    game = get(setup.game)
    if (game.rules_version, game.content_hash) != (setup.rules_version, setup.content):
        raise OtherRulesVersion(
            f"this table of {setup.game} follows rules version {setup.rules_version}, installed is "
            f"{game.rules_version}: its record can be shown, it can't be continued"
        )
    table = Table(setup, now, resting=True)
    if data is not None:
        _restore(table, read(data))
    return table


def carry_out_again(table: Table, entries: Sequence[AnyEntry]) -> None:
    """Carries out what was stored; it was told then, so no messages are made of it, and no record."""
    table.again = True
    for entry in entries:
        table.accept(entry)
    table.again = False


def settle(table: Table, everyone: bool = False) -> Table:
    """Ends the loading of a table; nobody is told anything before he comes, unless everyone is here."""
    for stream in table.streams:
        stream.fresh = False  # whoever comes back may know more than was saved: all get a snapshot
    table.look_again()
    if everyone:
        for stream in table.streams:
            if stream.seat == len(table.seats) or not table.seats[stream.seat].bot:
                table.listen(stream.seat)
    return table


def read(data: bytes) -> Saved:
    """Reads what was saved."""
    try:
        return msgspec.msgpack.decode(data, type=Saved)
    except msgspec.MsgspecError as error:
        raise BadState(f"these bytes hold no saved table: {error}") from None


def _restore(table: Table, saved: Saved) -> None:
    match = table.match
    match.chance = rebuild_recorder(rebuild_keyed(table.setup.key, saved.drawn), [], [])
    match.log = Log()
    for row in saved.events:
        match.log.put_all(row[0], row[1], column(row[2:]))
    match.moves = saved.moves
    match.outcomes = saved.outcomes
    match.state = unpack(saved.state)
    match.state.chance = match.chance
    match.state.log = match.log
    match.undoable = [_point(match, point) for point in saved.points]
    match.undo_seat = saved.undo_seat
    match.names = [seat.name for seat in saved.seats]
    table.base, table.seats, table.clock = saved.base, saved.seats, saved.clock
    table.abandoned, table.decided, table.entered = saved.abandoned, saved.decided, saved.entered
    table.lines, table.talk = saved.lines, saved.talk
    table.orders = saved.orders or table.orders
    table.passed, table.away = set(saved.passed), set(saved.away)
    table.ids = [dict.fromkeys(known) for known in saved.ids]
    for seat, steps in saved.pad.items():
        for action in steps:
            table.pad.write(match.state, seat, action)
    table.streams = [
        Stream(seat, {}, known.version, known.log, known.undo, among=len(saved.streams))
        for seat, known in enumerate(saved.streams)
    ]
    table.rest()


def _point(match: Match, saved: SavedPoint) -> Checkpoint:
    point = Checkpoint(match)
    point.state, point.moves, point.events = unpack(saved.state), saved.moves, saved.events
    return point
