"""What a table is made of and how it changes: one entry after the other, each told to whom it concerns."""

from __future__ import annotations

import time
from collections.abc import Callable, Container
from typing import NamedTuple

import msgspec

from bestiary.core.aims import Decision
from bestiary.core.chance import Keyed, commitment
from bestiary.core.errors import BadRecord
from bestiary.core.game import Game, bits
from bestiary.core.match import Match
from bestiary.core.record import Record
from bestiary.core.registry import get
from bestiary.core.state import NATURE, State
from bestiary.core.view import Event, View
from bestiary.table.clock import ClockSetting, new_clock
from bestiary.table.entries import Abandon, Aim, AnyEntry, GiveOrders, Outcome, Play, Rename, Say, StandIn, TakeBack
from bestiary.table.history import Base, History
from bestiary.table.news import Ending, Line, News, SeatInfo, Snapshot
from bestiary.table.orders import Orders, default_orders
from bestiary.table.pad import Pad, simultaneous
from bestiary.table.seats import Seat
from bestiary.table.sight import Own, Sight, seen
from bestiary.table.streams import Happening, Stream

CHAT_KEPT = 50
IDS_KEPT = 256
NOBODY = -2


def milliseconds() -> int:
    """Returns the time of day."""
    return time.time_ns() // 1_000_000


class Setup(msgspec.Struct, kw_only=True):
    """Is what a table is made from, and does not change."""

    game: str
    rules_version: int
    content: str
    seats: list[Seat]
    options: dict[str, str]
    clock: ClockSetting
    key: bytes
    at: int
    hints: bool = False  # whether all who sit down have agreed on hints


class Done(NamedTuple):
    """Is what came of entries: each with what it added to the record, and the messages for each recipient."""

    entries: list[tuple[AnyEntry, History | None]]
    news: list[News]


class Ledger:
    """Keeps a match with all that is known of its seats, and carries entries out."""

    def __init__(self, setup: Setup, now: Callable[[], int] = milliseconds) -> None:
        self.setup = setup
        self.now = now
        self.game: Game = get(setup.game)
        self.seats = [msgspec.structs.replace(seat) for seat in setup.seats]
        names = [seat.name for seat in self.seats]
        self.match = Match(self.game, len(self.seats), Keyed(setup.key), setup.options, names)
        self.base = Base()
        self.pad = Pad(self.game)
        self.clock = new_clock(setup.clock, len(self.seats))
        self.abandoned = False
        self.decided = 0  # decisions carried out or taken back
        self.entered = 0  # entries accepted
        self.lines: list[Line] = []
        self.ids: list[dict[str, None]] = [{} for _ in range(len(self.seats) + 1)]
        self.orders: list[Orders | None] = [default_orders(self.game) for _ in self.seats]
        self.passed: set[int] = set()  # seats for which the table has passed at this moment
        self._done = Done([], [])
        self.clock.ask(self._asked(), setup.at)
        self.public = self.view(len(self.seats))
        self.streams = [Stream(seat, self._own(seat)) for seat in range(len(self.seats) + 1)]
        for stream in self.streams:
            stream.log = len(self.match.log.seen_by(stream.seat))
            stream.orders = self.orders_of(stream.seat)

    # What a seat is shown

    @property
    def over(self) -> bool:
        """Tells whether the game has ended or was abandoned."""
        return self.abandoned or self.match.state.over

    def blind(self, seat: int) -> State:
        """Returns what the seat may know, its own sealed answer included; the spectators' is the one after the last."""
        return self.pad.at(self.match.state, seat).blind(seat)

    def view(self, seat: int) -> View:
        """Returns what the seat is shown."""
        return self.game.view(self.blind(seat), seat)

    def look_again(self) -> None:
        """Takes what everyone sees now for what they have been told."""
        self.public = self.view(len(self.seats))
        for stream in self.streams:
            stream.own, stream.undo = self._own(stream.seat), self.can_undo(stream.seat)
            stream.orders = self.orders_of(stream.seat)

    def orders_of(self, seat: int) -> Orders | None:
        """Returns a seat's standing orders; spectators have none."""
        return self.orders[seat] if seat < len(self.seats) else None

    def _own(self, seat: int) -> Own:
        if seat == len(self.seats):
            return {}
        if seat in self.pad.drafts:  # its own answer may have changed anything for it
            return Game.own(self.game, self.blind(seat), seat, self.public)
        return self.game.own(self.match.state.blind(seat), seat, self.public)

    def events(self, seat: int) -> list[Event]:
        """Returns what the seat was told so far, as far as this table holds it in memory."""
        return self.match.events(seat)

    def owes(self, seat: int) -> bool:
        """Tells whether the seat has still to decide something."""
        asked = self._asked()
        return bool(asked >> seat & 1) and self.pad.owes(self.match.state, seat)

    def can_undo(self, seat: int) -> bool:
        """Tells whether the seat may take its last decision back."""
        return seat in self._undoing()

    def _undoing(self) -> Container[int]:
        if self.over:
            return ()
        if simultaneous(self.match.state):  # what came before is settled, whether or not others have answered
            return self.pad.answers
        return (self.match.undo_seat,) if self.match.undoable else ()

    def people(self) -> list[SeatInfo]:
        """Returns who sits where."""
        return [SeatInfo(seat.name, seat.bot, seat.stand_in) for seat in self.seats]

    def ending(self) -> Ending | None:
        """Returns the key, once nothing can be drawn with it any more."""
        return Ending(self.abandoned, self.setup.key.hex()) if self.over else None

    def snapshot(self, seat: int) -> Snapshot:
        """Returns everything a recipient may know now."""
        stream = self.streams[seat]
        return Snapshot(
            seat=seat,
            version=stream.version,
            view=seen(self.public, stream.own),
            people=self.people(),
            log=stream.log,
            undo=stream.undo,
            commitment=commitment(self.setup.key),
            clock=self.clock.face(self.now()),
            ending=self.ending(),
            chat=self.lines,
            orders=stream.orders,
        )

    def listen(self, listening: bool) -> None:
        """Says whether any spectator listens; seats are always told, so that they can come for what they missed."""
        stream = self.streams[-1]
        if listening and stream.resting:
            stream.wake(self.now())
        elif not listening:
            stream.rest()

    def record(self, whole: History | None = None) -> Record:
        """Writes the game down; a table that was loaded needs its whole history, of which it holds only the end."""
        record = self.match.record()
        if whole is not None:
            record.moves, record.events, record.tape = whole.moves, whole.events, whole.tape
        elif self.base != Base():
            raise BadRecord("this table holds only the end of its record: give it the whole history")
        if self.over:
            record.header.key = self.setup.key.hex()
        return record

    def opening(self) -> History:
        """Returns what the deal added to the record; entries add the rest."""
        return History(events=[list(row) for row in self.match.log.rows()], tape=self.match.chance.tape())

    # Changing

    def accept(self, entry: AnyEntry) -> None:
        """Carries an entry out and notes what each recipient is to be told; raises and changes nothing if it can't."""
        match = self.match
        mark = self._mark()
        running = self.clock.asked
        gone: list[tuple[int, ...]] = []
        people = isinstance(entry, (StandIn, Rename))
        if isinstance(entry, TakeBack) and not self.pad.answers.get(entry.seat):
            if not self.can_undo(entry.seat):
                match.undo(NOBODY)  # raises, with the reason
            gone = match.log.rows(match.undoable[-1].events)
        decided = self.decided
        self._carry_out(entry)
        if self.game.moments and (self.decided != decided or isinstance(entry, GiveOrders)):
            self._follow_orders(decided)
        self.entered += 1
        if entry.id:
            self._remember(entry.by, entry.id)
        rows = match.log.rows(min(mark[1], len(match.log)))
        self._done.entries.append((entry, self._history(mark, rows)))
        if isinstance(entry, Say):
            line = Line(entry.by, entry.text, entry.at)
            self.lines = [*self.lines, line][-CHAT_KEPT:]
            self._done.news.extend(stream.chat(line) for stream in self.streams if not stream.resting)
            return
        self.clock.ask(self._asked(), entry.at)
        happening = Happening(
            gone=gone,
            events=[(row[1], self.game.event((row[0], *row[2:]))) for row in rows],
            people=self.people() if people else None,
            clock=self.clock.face(entry.at),
            turned=self.clock.setting.kind != "none" and self.clock.asked != running,
            ending=self.ending(),
        )
        before, self.public = self.public, self.view(len(self.seats))
        sight = Sight(before, self.public)
        undoing = self._undoing()
        for stream in self.streams:
            if stream.resting:
                stream.skip(happening)
                continue
            orders = self.orders_of(stream.seat)
            message = stream.tell(happening, sight, self._own(stream.seat), stream.seat in undoing, orders)
            if message is not None:
                self._done.news.append(message)

    def take(self) -> Done:
        """Hands over what has been accepted since it was last asked for, to be stored and then sent."""
        done, self._done = self._done, Done([], [])
        return done

    def _carry_out(self, entry: AnyEntry) -> None:
        match entry:
            case Play():
                self._decide(entry.seat, entry.action)
                self.passed.discard(entry.seat)
            case Aim():
                self._decide(entry.seat, entry.numbers)
                self.passed.discard(entry.seat)
            case TakeBack():
                self.passed.discard(entry.seat)
                if self.pad.answers.get(entry.seat):
                    self.pad.strike(self.match.state, entry.seat)
                else:
                    self.match.undo(entry.seat)
                    self.decided += 1
            case Outcome():
                self.match.nature(entry.values)
                self.decided += 1
            case StandIn():
                seat = self.seats[entry.seat]
                seat.stand_in = entry.bot
                if not entry.bot:
                    self.clock.begin_again(entry.seat, entry.at)
                seat.out_of_time = entry.clock and self.setup.clock.kind == "game"
            case GiveOrders():
                orders = self.orders[entry.seat]
                assert orders is not None
                self.orders[entry.seat] = orders.given(entry.ask, entry.until_turn)
            case Rename():
                self.seats[entry.seat].name = self.match.names[entry.seat] = entry.name
            case Abandon():
                self.abandoned = True
            case Say():
                pass

    def _decide(self, seat: int, decision: Decision) -> None:
        state = self.match.state
        if simultaneous(state) and state.to_act() >> seat & 1:
            self.pad.write(state, seat, decision)
            if not self.pad.complete(state):
                return
            for each, answer in self.pad.take():
                self.match.decide(each, answer)
            self.match.undoable.clear()  # the last in seat order decided no later than the others
        else:
            self.match.decide(seat, decision)
        self.decided += 1

    @property
    def moment(self) -> str:
        """Returns the kind of the moment at which seats may answer now, from what everyone knows, or nothing."""
        return self.game.moment(self.match.state.blind(len(self.seats))) if self.game.moments else ""

    def _follow_orders(self, decided: int) -> None:
        if self.decided != decided:
            self.passed.clear()
        while not self.over:
            moment, asked = self.moment, bits(self._asked())
            if not moment:
                for seat in asked:
                    if (orders := self.orders[seat]) is not None:
                        self.orders[seat] = orders.turn_came()
                return
            self._withdraw(moment)
            decided = self.decided
            for seat in [seat for seat in asked if self._passes(seat, moment)]:
                self.passed.add(seat)
                self._decide(seat, self.game.passing(self.match.state))
            if self.decided == decided:
                return
            self.passed.clear()

    def _passes(self, seat: int, moment: str) -> bool:
        orders, state = self.orders[seat], self.match.state
        if orders is None or orders.asks(moment) or self.pad.answers.get(seat):
            return False
        if self.game.on_turn(state.blind(len(self.seats))) >> seat & 1:
            return False
        return not state.refusal(seat, self.game.passing(state))

    def _withdraw(self, moment: str) -> None:
        # Whoever changes his mind while others still think is asked after all.
        for seat in sorted(self.passed):
            orders = self.orders[seat]
            if orders is not None and orders.asks(moment) and self.pad.answers.get(seat):
                self.passed.discard(seat)
                self.pad.strike(self.match.state, seat)

    def _mark(self) -> tuple[int, int, int]:
        return len(self.match.moves), len(self.match.log), int(self.match.chance.asked)

    def _history(self, mark: tuple[int, int, int], rows: list[tuple[int, ...]]) -> History | None:
        match = self.match
        if self._mark() == mark:
            return None
        moves = min(mark[0], len(match.moves))
        return History(
            moves_at=self.base.moves + moves,
            moves=match.moves[moves:],
            events_at=self.base.events + len(match.log) - len(rows),
            events=[list(row) for row in rows],
            tape=list(match.chance.values[mark[2] :]),
        )

    def _asked(self) -> int:
        mask = int(self.match.state.to_act())
        return 0 if self.over or mask == NATURE else mask

    def _remember(self, by: int, id: str) -> None:  # noqa: A002
        known = self.ids[by]
        known[id] = None
        if len(known) > IDS_KEPT:
            del known[next(iter(known))]
