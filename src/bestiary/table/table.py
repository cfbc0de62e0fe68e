"""A seated match in memory: it decides who may do what, keeps sealed answers and clocks, and tells each seat its part.

It does no input or output, and its time comes from outside. Each change is an `Entry`; the same entries make the same
table and the same messages again, which is how a table outlives the process that serves it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from bestiary.core.chance import Keyed, commitment
from bestiary.core.errors import BadRecord, BadSeats
from bestiary.core.game import Game, Rule, bits
from bestiary.core.match import Match
from bestiary.core.pack import pack
from bestiary.core.record import Move, Record
from bestiary.core.registry import get
from bestiary.core.state import NATURE, State
from bestiary.core.view import Event, View
from bestiary.table.clock import ClockSetting, new_clock
from bestiary.table.entries import Abandon, AnyEntry, Outcome, Play, Rename, Say, StandIn, TakeBack
from bestiary.table.errors import TableRefusal, ended
from bestiary.table.history import Base, History
from bestiary.table.news import Ending, Line, News, SeatInfo, Snapshot
from bestiary.table.pad import Pad, simultaneous
from bestiary.table.seats import FALLBACK_BOT, Seat, bot, check_bot, check_seat, clean_name, person
from bestiary.table.streams import Happening, Stream

CHAT_KEPT = 50
LONGEST_LINE = 500
LONGEST_ID = 64
IDS_KEPT = 256
MASK62 = (1 << 62) - 1
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


class Thought(NamedTuple):
    """Is a decision that a bot owes: all it may know, and the seed of its chance."""

    seat: int
    bot: str
    blind: bytes
    seed: int
    ticket: tuple[int, int, str]  # what must not have changed when its answer comes


class Done(NamedTuple):
    """Is what came of entries: each with what it added to the record, and the messages for each recipient."""

    entries: list[tuple[AnyEntry, History | None]]
    news: list[News]


class Table:
    """Seats people and bots at one game."""

    def __init__(self, setup: Setup, now: Callable[[], int] = milliseconds) -> None:
        self.setup = setup
        self.now = now
        self.game: Game = get(setup.game)
        self.seats = [msgspec.structs.replace(seat) for seat in setup.seats]
        names = [seat.name for seat in self.seats]
        self.match = Match(self.game, len(self.seats), Keyed(setup.key), setup.options, names)
        self.base = Base()
        self.pad = Pad()
        self.clock = new_clock(setup.clock, len(self.seats))
        self.abandoned = False
        self.decided = 0  # decisions carried out or taken back
        self.entered = 0  # entries accepted
        self.lines: list[Line] = []
        self.ids: list[dict[str, None]] = [{} for _ in range(len(self.seats) + 1)]
        self._done = Done([], [])
        self.clock.ask(self._asked(), setup.at)
        self.streams = [Stream(seat, self.view(seat)) for seat in range(len(self.seats) + 1)]
        for stream in self.streams:
            stream.log = len(self.match.log.seen_by(stream.seat))

    @classmethod
    def open(
        cls,
        game: str | Game,
        seats: Sequence[Seat | str],
        *,
        options: Mapping[str, str] | None = None,
        clock: ClockSetting | None = None,
        key: bytes | None = None,
        now: Callable[[], int] = milliseconds,
    ) -> Table:
        """Opens a table; a seat is a person's name, or made by `person` or `bot`. The key is drawn if none is given."""
        found = get(game) if isinstance(game, str) else game
        if len(seats) not in found.seats:
            raise BadSeats(f"{found.id} is played by {', '.join(map(str, found.seats))} players, not {len(seats)}")
        setup = Setup(
            game=found.id,
            rules_version=found.rules_version,
            content=found.content_hash,
            seats=[person(seat) if isinstance(seat, str) else seat for seat in seats],
            options=found.complete(options or {}),
            clock=(clock or ClockSetting()).check(),
            key=key or os.urandom(32),
            at=now(),
        )
        return cls(setup, now)

    # What people do. A request with an id that was carried out before has no second effect, and returns False.

    def play(self, seat: int, action: int | str, id: str = "") -> bool:  # noqa: A002 - the protocol's word
        """Carries out a decision or puts it on the pad, or raises `Refused`."""
        if self._repeated(seat, id):
            return False
        self._check_open(seat)
        if isinstance(action, str):
            action = self.game.parse(self.blind(seat), action)
        self.accept(Play(at=self.now(), by=seat, id=id, seat=seat, action=action))
        return True

    def why_not(self, seat: int, action: int | str) -> Rule | None:
        """Returns the rule that forbids an action now, or nothing if it is allowed; changes nothing."""
        check_seat(self.seats, seat)
        blind = self.blind(seat)
        number = blind.refusal(seat, self.game.parse(blind, action) if isinstance(action, str) else action)
        return self.game.rule(int(number)) if number else None

    def undo(self, seat: int, id: str = "") -> bool:  # noqa: A002
        """Takes the seat's last decision back, or raises `CannotUndo`."""
        if self._repeated(seat, id):
            return False
        self._check_open(seat)
        self.accept(TakeBack(at=self.now(), by=seat, id=id, seat=seat))
        return True

    def can_undo(self, seat: int) -> bool:
        """Tells whether the seat may take its last decision back."""
        if self.over:
            return False
        if simultaneous(self.match.state):  # what came before is settled, whether or not others have answered
            return bool(self.pad.answers.get(seat))
        return self.match.can_undo(seat)

    def say(self, by: int, text: str, id: str = "") -> bool:  # noqa: A002
        """Says something to everyone; spectators say it from the seat after the last."""
        if self._repeated(by, id):
            return False
        text = text.strip()
        if not text or len(text) > LONGEST_LINE:
            raise TableRefusal("bad-value", f"a line of chat has 1 to {LONGEST_LINE} signs, not {len(text)}")
        self.accept(Say(at=self.now(), by=by, id=id, text=text))
        return True

    def rename(self, seat: int, name: str, id: str = "") -> bool:  # noqa: A002
        """Gives the seat another name."""
        check_seat(self.seats, seat)
        if self._repeated(seat, id):
            return False
        self.accept(Rename(at=self.now(), by=seat, id=id, seat=seat, name=clean_name(name)))
        return True

    # Leavers, and the end

    def stand_in(self, seat: int, name: str = FALLBACK_BOT, by: int = -1, id: str = "") -> bool:  # noqa: A002
        """Lets a bot play for a person who left."""
        if self._repeated(by, id):
            return False
        if check_seat(self.seats, seat).bot:
            raise TableRefusal("is-bot", "a bot already plays this seat")
        if self.over:
            raise ended()
        self.accept(StandIn(at=self.now(), by=by, id=id, seat=seat, bot=check_bot(name)))
        return True

    def back(self, seat: int, id: str = "") -> bool:  # noqa: A002
        """Hands a seat back to its person; there is nothing to do if nobody stands in."""
        found = check_seat(self.seats, seat)
        if self._repeated(seat, id) or not found.stand_in or self.over:
            return False
        if found.out_of_time:
            raise TableRefusal("out-of-time", "your time has run out: a bot plays this seat to the end")
        self.accept(StandIn(at=self.now(), by=seat, id=id, seat=seat, bot=""))
        return True

    def abandon(self, by: int = -1, id: str = "") -> bool:  # noqa: A002
        """Ends a game that nobody will finish, and reveals the key."""
        if self._repeated(by, id):
            return False
        if self.over:
            raise ended()
        self.accept(Abandon(at=self.now(), by=by, id=id))
        return True

    def tick(self) -> bool:
        """Puts a bot in the place of everyone whose time is over; tells whether there was one."""
        now = self.now()
        late = [seat for seat, deadline in self._deadlines() if deadline <= now]
        for seat in late:
            self.accept(StandIn(at=now, seat=seat, bot=FALLBACK_BOT, clock=True))
        return bool(late)

    def deadline(self) -> int | None:
        """Returns when `tick` has next something to do."""
        return min((deadline for _, deadline in self._deadlines()), default=None)

    @property
    def over(self) -> bool:
        """Tells whether the game has ended or was abandoned."""
        return self.abandoned or self.match.state.over

    def rematch(self) -> Table:
        """Opens another table for the same people, bots and options."""
        if not self.over:
            raise TableRefusal("not-over", "a rematch follows when this game is over")
        seats = [Seat(name=seat.name, bot=seat.bot) for seat in self.seats]
        return Table.open(self.game, seats, options=self.setup.options, clock=self.setup.clock, now=self.now)

    # What bots and nature do

    def due(self) -> list[Thought]:
        """Returns the decisions that bots owe now."""
        if self.over:
            return []
        owed = []
        for seat, found in enumerate(self.seats):
            if found.player and self.owes(seat):
                ticket = self._ticket(seat)
                digest = blake2b(repr(ticket).encode() + bytes([seat]), key=self.setup.key, person=b"bestiary bots")
                seed = int.from_bytes(digest.digest()[:8], "big") & MASK62
                owed.append(Thought(seat, found.player, pack(self.blind(seat)), seed, ticket))
        return owed

    def decide(self, thought: Thought, action: int) -> bool:
        """Carries out a bot's decision; does nothing if the moment it was made for has passed."""
        if self.over or not self.owes(thought.seat) or self._ticket(thought.seat) != thought.ticket:
            return False
        self.accept(Play(at=self.now(), seat=thought.seat, action=action))
        return True

    def nature(self, outcome: Sequence[int]) -> None:
        """Takes in an outcome that was computed outside."""
        self.accept(Outcome(at=self.now(), values=list(outcome)))

    # What a seat is shown

    def blind(self, seat: int) -> State:
        """Returns what the seat may know, its own sealed answer included; the spectators' is the one after the last."""
        return self.pad.at(self.match.state, seat).blind(seat)

    def view(self, seat: int) -> View:
        """Returns what the seat is shown."""
        return self.game.view(self.blind(seat), seat)

    def events(self, seat: int) -> list[Event]:
        """Returns what the seat was told so far, as far as this table holds it in memory."""
        return self.match.events(seat)

    def owes(self, seat: int) -> bool:
        """Tells whether the seat has still to decide something."""
        asked = self._asked()
        return bool(asked >> seat & 1) and self.pad.owes(self.match.state, seat)

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
            view=stream.view,
            people=self.people(),
            log=stream.log,
            undo=stream.undo,
            commitment=commitment(self.setup.key),
            clock=self.clock.face(self.now()),
            ending=self.ending(),
            chat=self.lines,
        )

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
        people = isinstance(entry, StandIn | Rename)
        if isinstance(entry, TakeBack) and not self.pad.answers.get(entry.seat):
            if not self.can_undo(entry.seat):
                match.undo(NOBODY)  # raises, with the reason
            gone = match.log.rows(match.undoable[-1].events)
        self._carry_out(entry)
        self.entered += 1
        if entry.id:
            self._remember(entry.by, entry.id)
        self._done.entries.append((entry, self._history(mark)))
        if isinstance(entry, Say):
            line = Line(entry.by, entry.text, entry.at)
            self.lines = [*self.lines, line][-CHAT_KEPT:]
            self._done.news.extend(stream.chat(line) for stream in self.streams)
            return
        self.clock.ask(self._asked(), entry.at)
        happening = Happening(
            gone=gone,
            rows=match.log.rows(min(mark[1], len(match.log))),
            people=self.people() if people else None,
            clock=self.clock.face(entry.at),
            turned=self.clock.setting.kind != "none" and self.clock.asked != running,
            ending=self.ending(),
        )
        for stream in self.streams:
            message = stream.tell(self.game, happening, self.view(stream.seat), self.can_undo(stream.seat))
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
            case TakeBack():
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
                seat.out_of_time = entry.clock and self.setup.clock.kind == "game"
            case Rename():
                self.seats[entry.seat].name = self.match.names[entry.seat] = entry.name
            case Abandon():
                self.abandoned = True
            case Say():
                pass

    def _decide(self, seat: int, action: int) -> None:
        state = self.match.state
        if simultaneous(state) and state.to_act() >> seat & 1:
            self.pad.write(state, seat, action)
            if not self.pad.complete(state):
                return
            for each, answer in self.pad.take():
                self.match.play(each, answer)
        else:
            self.match.play(seat, action)
        self.decided += 1

    def _mark(self) -> tuple[int, int, int]:
        return len(self.match.moves), len(self.match.log), int(self.match.chance.asked)

    def _history(self, mark: tuple[int, int, int]) -> History | None:
        match = self.match
        moves, events = min(mark[0], len(match.moves)), min(mark[1], len(match.log))
        if self._mark() == mark:
            return None
        return History(
            moves_at=self.base.moves + moves,
            moves=[Move(move.seat, move.text, move.outcome) for move in match.moves[moves:]],
            events_at=self.base.events + events,
            events=[list(row) for row in match.log.rows(events)],
            tape=[int(value) for value in match.chance.values[mark[2] :]],
        )

    def _asked(self) -> int:
        mask = int(self.match.state.to_act())
        return 0 if self.over or mask == NATURE else mask

    def _deadlines(self) -> list[tuple[int, int]]:
        found = []
        for seat in bits(self._asked()):
            deadline = self.clock.deadline(seat)
            if deadline is not None and not self.seats[seat].player and self.owes(seat):
                found.append((seat, deadline))
        return found

    def _ticket(self, seat: int) -> tuple[int, int, str]:
        return self.decided, len(self.pad.answers.get(seat, ())), self.seats[seat].player

    def _check_open(self, seat: int) -> None:
        check_seat(self.seats, seat)
        if self.over:
            raise ended()
        if self.seats[seat].player:
            raise TableRefusal("stood-in", "a bot plays this seat; take it back first")

    def _repeated(self, by: int, id: str) -> bool:  # noqa: A002
        if not -1 <= by <= len(self.seats):
            raise BadSeats(f"this table has seats 0 to {len(self.seats) - 1}, not {by}")
        if len(id) > LONGEST_ID:
            raise TableRefusal("bad-value", f"the id of a request has at most {LONGEST_ID} signs, not {len(id)}")
        return bool(id) and id in self.ids[by]

    def _remember(self, by: int, id: str) -> None:  # noqa: A002
        known = self.ids[by]
        known[id] = None
        if len(known) > IDS_KEPT:
            del known[next(iter(known))]


__all__ = ["Done", "Setup", "Table", "Thought", "bot", "person"]
