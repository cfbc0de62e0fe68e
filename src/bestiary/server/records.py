"""Games that were played: read, watched move by move, imported and deleted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from bestiary.core.errors import BadRecord, BestiaryError, OtherRulesVersion
from bestiary.core.game import Game
from bestiary.core.log import ROW
from bestiary.core.optional.endings import Endings, Finale
from bestiary.core.previews import Foreseen, foresee
from bestiary.core.record import Header, Record, Result, decode, encode, result_of
from bestiary.core.registry import get
from bestiary.core.state import State
from bestiary.server.api_types import (
    EventInfo,
    Evidence,
    RecordInfo,
    RecordPage,
    Replay,
    ShareInfo,
    Step,
    StoredRecord,
)
from bestiary.server.errands import in_pieces
from bestiary.server.hub import BadToken, Hub, UnknownTable
from bestiary.server.jobs import Discard, Import, size_of
from bestiary.server.live import Live
from bestiary.server.seals import sealed
from bestiary.server.storage import Stored, fits, lock_of
from bestiary.table.changes import changes
from bestiary.table.seats import clean_name

LARGEST_RECORD = 4 << 20  # bytes that may be imported


class NotOver(BestiaryError):
    """An error raised for the record of a game that is still played: it would tell what is hidden."""


async def record_of(hub: Hub, id: str, address: str = "") -> Record:  # noqa: A002
    """Return the record of a finished game, or an imported one."""
    stored = await hub.storage.table(id)
    if stored is None:
        imported = await hub.storage.imported(id)
        if imported is None:
            raise UnknownTable(f"there is no record {id!r}: the link is wrong, or it was deleted")
        return decode(imported[1])
    header, result = _head(stored)
    whole = await hub.errands.read(address, partial(hub.storage.history, id))
    return whole.record(header, result)


def _head(stored: Stored) -> tuple[Header, Result | None]:
    if stored.ended is not None:
        return stored.ended.header, stored.ended.result
    setup = stored.setup
    if get(setup.game).rules_version == setup.rules_version:
        raise NotOver("this game is not over yet: its record can be read when it is")
    # Rules have moved on and nobody can continue this game: nothing of it needs to stay hidden.
    header = Header(
        game=setup.game,
        rules_version=setup.rules_version,
        content=setup.content,
        seats=len(setup.seats),
        options=setup.options,
        names=[seat.name for seat in setup.seats],
        key=setup.key.hex(),
    )
    return header, None


def _evidence(record: Record) -> Evidence:
    header = record.header
    key = header.key or ""
    return Evidence(
        format=header.format,
        commitment=header.commitment or "",
        key=key,
        number=header.number or key,
        shares=[ShareInfo(share.seat, share.commitment, share.number) for share in header.shares or []],
        tape=record.tape,
        bounds=record.bounds,
    )


def replay(record: Record, seat: int | None = None, imported: bool = False) -> Replay:
    """Make a record watchable as a seat saw it; as a spectator if none is named."""
    header, game = record.header, record.game
    seat = header.seats if seat is None else seat
    if not 0 <= seat <= header.seats:
        raise BadRecord(
            f"this record has seats 0 to {header.seats - 1}, and {header.seats} for a spectator, not {seat}"
        )
    result = record.result
    shown = Replay(
        game=header.game,
        rules_version=header.rules_version,
        options=header.options,
        names=header.names,
        seat=seat,
        verified=False,
        imported=imported,
        evidence=_evidence(record),
        view=None,
        events=[],
        steps=[],
        winners=result.winners if result else [],
        scores=result.scores if result else [],
    )
    try:
        _with_views(record, shown, seat)
        shown.verified = not imported and record.verify_key()
    except OtherRulesVersion:
        shown.view, shown.steps = None, []
        shown.events = _events(game, record.events, seat)
    return shown


def _with_views(record: Record, shown: Replay, seat: int) -> None:
    game, view, told = record.game, None, 0
    for number, (state, events) in enumerate(in_pieces(record.replay())):
        after = game.view_of(state, seat)
        rows = _events(game, record.events[told:events], seat)
        told = events
        if view is None:
            shown.view, shown.events = msgspec.to_builtins(after), rows
        else:
            move = record.moves[number - 1]
            shown.steps.append(Step(move.seat, move.text, rows, msgspec.to_builtins(changes(view, after))))
        view = after


def foreseen(record: Record, seat: int, move: int) -> Foreseen:
    """Return what a seat could be told beforehand at a moment of a recorded game, before its next move."""
    if not (0 <= seat <= record.header.seats and 0 <= move <= len(record.moves)):
        raise BadRecord(f"this record has {record.header.seats} seats and {len(record.moves)} moves")
    for number, (state, _) in enumerate(in_pieces(record.replay())):
        if number == move:
            return foresee(record.game, state.blind(seat), seat)
    raise BadRecord("this record ends before that move")


def ending(record: Record) -> Finale | None:
    """Tell how and why a game ended; nothing of one that was ended early, or whose package tells no ends."""
    game = record.game
    if record.result is None or not isinstance(game, Endings):
        return None

    def moments() -> Iterator[tuple[State, list[list[int]]]]:
        told = 0
        for state, events in in_pieces(record.replay()):
            yield state, [[row[0], *row[2:]] for row in record.events[told:events]]
            told = events

    found: Finale = game.ending(moments())
    return found


def _events(game: Game, rows: Sequence[Sequence[int]], seat: int) -> list[EventInfo]:
    found = (game.event((row[0], *row[2:])) for row in rows if row[1] >> seat & 1)
    return [EventInfo.of(event) for event in found]


async def watched(hub: Hub, id: str, seat: int | None, address: str = "") -> bytes:  # noqa: A002
    """Return a finished game as views, in JSON; a second look costs nothing."""
    text = hub.replays.get(id, seat)
    if text is None:
        shown = await watch(hub, id, seat, address)
        text = await hub.errands.run(address, id, partial(msgspec.json.encode, shown))
        hub.replays.put(id, seat, get(shown.game), text)
    return text


async def finished(hub: Hub, after: str, size: int) -> RecordPage:
    """Return a page of the finished games, the one opened last first; `after` is where the page before ended."""
    if not hub.settings.list_records:
        raise BadToken("this server does not list its games: whoever has a game's link can read it")
    opened, _, last = after.partition("-")
    if after and not (opened.isdecimal() and last):
        raise BadRecord(f"a list goes on after what its last page gave as `next`, not after {after!r}")
    rows = await hub.storage.finished(int(opened[:18]) if after else None, last, size + 1)
    found = [_listed(stored) for stored in rows[:size]]
    return RecordPage(found, f"{rows[size - 1].opened}-{rows[size - 1].id}" if len(rows) > size else "")


def _listed(stored: Stored) -> RecordInfo:
    assert stored.ended is not None
    header, result = stored.ended.header, stored.ended.result
    return RecordInfo(
        record=stored.id,
        game=header.game,
        rules_version=header.rules_version,
        opened=stored.opened,
        names=header.names,
        winners=result.winners if result else [],
        scores=result.scores if result else [],
        abandoned=result is None,
    )


async def watch(hub: Hub, id: str, seat: int | None, address: str = "") -> Replay:  # noqa: A002
    """Return a finished game as views."""
    record = await record_of(hub, id, address)
    imported = await hub.storage.table(id) is None
    return await hub.errands.run(address, id, partial(replay, record, seat, imported))


async def log_of(hub: Hub, live: Live, seat: int, address: str = "") -> list[EventInfo]:
    """Return all events a seat was told at a table, as far as they are stored."""
    whole = await hub.errands.read(address, partial(hub.storage.history, live.id))
    return _events(live.table.game, whole.events, seat)


async def import_record(hub: Hub, data: bytes, address: str = "") -> StoredRecord:
    """Store a record from elsewhere after checking that it follows the rules."""
    if len(data) > LARGEST_RECORD:
        raise BadRecord(f"a record has at most {LARGEST_RECORD} bytes, not {len(data)}")
    hub.quotas.check_room()
    hub.quotas.check_storing(address)
    record = await hub.errands.run(address, "", partial(_checked, data))
    id, token = hub.settings.id(), hub.settings.token()  # noqa: A001
    imported = [Import(id, hub.settings.now(), lock_of(token), sealed(encode(record)))]
    hub.quotas.note_stored(address, size_of(imported))
    await hub.store(id, imported)
    return StoredRecord(id, token)


def _is_event(game: Game, row: Sequence[int]) -> bool:
    kinds = game.event_kinds
    return bool(row) and 0 <= row[0] < len(kinds) and len(row) == max(int(ROW), 2 + len(kinds[row[0]].arguments))


def _checked(data: bytes) -> Record:
    record = decode(data)
    game = record.game
    if not all(_is_event(game, row) for row in record.events):
        raise BadRecord(f"this record holds an event that {game.id} does not have")
    if not 0 < record.header.seats <= 64 or len(record.header.names) != record.header.seats:
        raise BadRecord("this record does not have one name for each seat")
    if any(name != clean_name(name) for name in record.header.names):
        raise BadRecord("this record names a player by what is no name")
    try:
        *_, (state, _) = in_pieces(record.replay())
    except OtherRulesVersion:
        return record
    if record.result is not None and record.result != result_of(state):
        raise BadRecord("this record claims another result than its moves lead to")
    return record


async def delete_record(hub: Hub, id: str, token: str) -> None:  # noqa: A002
    """Delete a finished or imported game for whoever opened or imported it."""
    imported = await hub.storage.imported(id)
    if imported is not None:
        if not fits(token, imported[0]):
            raise BadToken("this token may not delete this record")
        await hub.store(id, [Discard(id)])
        hub.analyses.forget(id)
        hub.replays.forget(id)
        return
    if not (await hub.key(id, token)).owner:
        raise BadToken("only whoever opened the table may delete its record")
    stored = await hub.storage.table(id)
    if stored is not None and stored.ended is None:
        raise NotOver("this game is not over yet: abandon it first")
    await hub.caretaker.delete(id)
