"""How a table changes: one entry after the other, each told to whom it concerns."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from bestiary.core.aims import Decision
from bestiary.core.game import bits
from bestiary.table.entries import Abandon, Aim, AnyEntry, GiveOrders, Outcome, Play, Rename, Say, StandIn, TakeBack
from bestiary.table.history import History
from bestiary.table.news import Line, News
from bestiary.table.orders import passed_for, turns_come
from bestiary.table.pad import simultaneous
from bestiary.table.setup import Setup, milliseconds
from bestiary.table.shown import Shown
from bestiary.table.sight import Sight
from bestiary.table.streams import Happening

CHAT_KEPT = 50
IDS_KEPT = 256
NOBODY = -2


class Done(NamedTuple):
    """Is what came of entries: each with what it added to the record, and the messages for each recipient."""

    entries: list[tuple[AnyEntry, History | None]]
    news: list[News]


class Ledger(Shown):
    """Carries entries out."""

    def __init__(self, setup: Setup, now: Callable[[], int] = milliseconds, resting: bool = False) -> None:
        super().__init__(setup, now, resting)
        self._done = Done([], [])
        self.spent = 0.0  # seconds in which entries were carried out: what doing that again would cost
        self.again = False  # whether entries that were stored and told are only carried out once more

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
        decided, started = self.decided, perf_counter()
        self._carry_out(entry)
        if self.game.moments and (self.decided != decided or isinstance(entry, GiveOrders)):
            self._follow_orders(decided)
        self.entered += 1
        if entry.id:
            self._remember(entry.by, entry.id)
        rows = match.log.rows(min(mark[1], len(match.log)))
        self.spent += perf_counter() - started
        if self.again:
            self._count(entry, rows, gone)
            return
        self._done.entries.append((entry, self._history(mark, rows)))
        if isinstance(entry, Say):
            line = self._line(entry)
            self._done.news.extend(stream.chat(line) for stream in self.streams if not stream.resting)
            return
        self.clock.ask(self._asked(), entry.at)
        happening = Happening(
            rows,
            [self.game.event((row[0], *row[2:])) for row in rows],
            gone,
            people=self.people() if people else None,
            clock=self.clock.face(entry.at),
            turned=self.clock.setting.kind != "none" and self.clock.asked != running,
            ending=self.ending(),
        )
        before, self.public = self.public, self.outlook()
        sight = None
        undoing = self._undoing()
        for stream in self.streams:
            if stream.resting:
                stream.skip(happening)
                continue
            if sight is None:
                sight = Sight(before, self.public)
            orders = self.orders_of(stream.seat)
            message = stream.tell(happening, sight, self._own(stream.seat), stream.seat in undoing, orders)
            if message is not None:
                self._done.news.append(message)

    def _line(self, entry: Say) -> Line:
        line = Line(entry.by, entry.text, entry.at)
        self.lines = [*self.lines, line][-CHAT_KEPT:]
        return line

    def _count(self, entry: AnyEntry, rows: list[tuple[int, ...]], gone: list[tuple[int, ...]]) -> None:
        if isinstance(entry, Say):
            self._line(entry)
        else:
            self.clock.ask(self._asked(), entry.at)
        for stream in self.streams:
            stream.count(rows, gone)

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

    def _follow_orders(self, decided: int) -> None:
        if self.decided != decided:
            self.passed.clear()
        while not self.over:
            moment, asked = self.moment, bits(self._asked())
            if not moment:
                turns_come(self.orders, self.away, self._asked())
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
        answered = self.pad.answers.get(seat)
        return not answered and passed_for(self.game, self.match.state, seat, self.orders[seat], moment)

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

    def _remember(self, by: int, id: str) -> None:  # noqa: A002
        known = self.ids[by]
        known[id] = None
        if len(known) > IDS_KEPT:
            del known[next(iter(known))]
