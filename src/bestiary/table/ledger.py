"""How a table changes: one entry after the other, each told to whom it concerns."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from bestiary.core.aims import Decision
from bestiary.core.game import bits
from bestiary.core.optional.answers import Answers
from bestiary.core.pack import pack
from bestiary.table.entries import (
    Abandon,
    Aim,
    AnyEntry,
    GiveOrders,
    Outcome,
    Play,
    Rename,
    Rest,
    Say,
    StandIn,
    TakeBack,
    Talk,
)
from bestiary.table.history import History
from bestiary.table.news import Line, News
from bestiary.table.orders import kinds_for, passed_for, turns_come
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
        people = isinstance(entry, (StandIn, Rename))
        struck = self._struck_by(entry)
        gone = match.log.rows(match.undoable[-struck].events) if struck else []
        decided, drafts, started = self.decided, self.pad.drafts.copy(), perf_counter()
        self._carry_out(entry)
        if isinstance(self.game, Answers) and (self.decided != decided or isinstance(entry, GiveOrders)):
            if isinstance(entry, TakeBack):
                self.passed.clear()  # whoever takes a pass back that his orders made wants to be asked after all
            else:
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
        if isinstance(entry, Talk):
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
        before, settled = self.public, self.decided == decided  # only pads and people may have changed
        if not settled:
            self.public = self.outlook()
        sight = None
        undoing = self._undoing()
        for stream in self.streams:
            if stream.resting:
                stream.skip(happening)
                continue
            if sight is None:
                sight = Sight(before, self.public)
            orders = self.orders_of(stream.seat)
            noted = self.pad.drafts.get(stream.seat) is not drafts.get(stream.seat)
            own = stream.own if settled and not noted else self._own(stream.seat)
            message = stream.tell(happening, sight, own, stream.seat in undoing, orders)
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
                    self._take_back()
            case Outcome():
                self.match.nature(entry.values)
                self.decided += 1
            case StandIn():
                if entry.bot and entry.afresh:
                    self._strike_unseen(entry.seat)
                seat = self.seats[entry.seat]
                seat.stand_in = entry.bot
                if not entry.bot:
                    self.clock.begin_again(entry.seat, entry.at)
                seat.out_of_time = entry.clock and self.setup.clock.kind == "game"
            case GiveOrders():
                orders = self.orders[entry.seat]
                assert orders is not None
                self.orders[entry.seat] = orders.given(entry.ask, entry.until_turn)
            case Rest():
                self.clock.rest(entry.began, entry.ended)
            case Rename():
                self.seats[entry.seat].name = self.match.names[entry.seat] = entry.name
            case Abandon():
                self.abandoned = True
            case Talk():
                self.talk = entry.free

    def _take_back(self) -> None:
        self.match.take_back()
        self.decided += 1

    def _struck_by(self, entry: AnyEntry) -> int:
        """Returns how many decisions an entry takes back; raises `CannotUndo` if it may not."""
        if isinstance(entry, StandIn) and entry.bot and entry.afresh:
            return self._unseen(entry.seat)
        if not isinstance(entry, TakeBack) or self.pad.answers.get(entry.seat):
            return 0
        if not self.can_undo(entry.seat) and not self._could_once(entry.seat):
            self.match.undo(NOBODY)  # raises, with the reason
        return 1

    def _strike_unseen(self, seat: int) -> None:
        # Whoever stands in decides for himself: what is half-made binds nobody as long as nobody has seen it. A sealed
        # answer that is whole was given, and stays.
        if self.pad.answers.get(seat) and self.pad.owes(self.match.state, seat):
            while self.pad.answers.get(seat):
                self.pad.strike(self.match.state, seat)
        for _ in range(self._unseen(seat)):
            self._take_back()

    def _unseen(self, seat: int) -> int:
        """Returns how many of the seat's last decisions could be taken back without anyone else noticing."""
        match = self.match
        if not match.can_undo(seat):
            return 0
        others = [each for each in range(len(self.streams)) if each != seat]
        known = [pack(match.state.blind(each)) for each in others]
        count = 0
        for point in reversed(match.undoable):
            told = any(match.log.seen_by(each, point.events) for each in others)
            if told or [pack(point.state.blind(each)) for each in others] != known:
                break
            count += 1
        return count

    def _could_once(self, seat: int) -> bool:
        # Tables opened before a question to another seat made a decision final may have stored that it was taken back.
        return self.again and self.match.undo_seat == seat and bool(self.match.undoable)

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
        game = self.game
        while isinstance(game, Answers) and not self.over:
            asked = bits(self._asked())
            if not self.moment:
                turns_come(self.orders, self.away, self._asked())
                return
            self._withdraw()
            decided = self.decided
            for seat in [seat for seat in asked if self._passes(seat)]:
                self.passed.add(seat)
                self._decide(seat, game.passing(self.match.state))
            if self.decided == decided:
                return
            self.passed.clear()

    def _passes(self, seat: int) -> bool:
        answered = self.pad.answers.get(seat)
        return not answered and passed_for(self.game, self.match.state, seat, self.orders[seat])

    def _withdraw(self) -> None:
        # Whoever changes his mind while others still think is asked after all.
        for seat in sorted(self.passed):
            orders = self.orders[seat]
            if orders is None or not self.pad.answers.get(seat):
                continue
            if orders.asks_any(kinds_for(self.game, self.match.state, seat)):
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
            bounds=list(match.chance.bounds[mark[2] :]),
        )

    def _remember(self, by: int, id: str) -> None:  # noqa: A002
        known = self.ids[by]
        known[id] = None
        if len(known) > IDS_KEPT:
            del known[next(iter(known))]
