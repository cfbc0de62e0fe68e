"""A match with all that is known of its seats, and what each of them is shown."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from bestiary.core.chance import Keyed, commitment
from bestiary.core.errors import BadRecord
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.core.optional.fast_views import FastViews
from bestiary.core.pack import pack
from bestiary.core.record import Header, Record
from bestiary.core.registry import get
from bestiary.core.state import NATURE, State
from bestiary.core.view import Event, View
from bestiary.table.clock import new_clock
from bestiary.table.history import Base, History
from bestiary.table.news import Ending, Line, SeatInfo, Snapshot
from bestiary.table.orders import Orders, default_orders, open_moment
from bestiary.table.pad import Pad, simultaneous
from bestiary.table.setup import Setup, milliseconds
from bestiary.table.sight import Outlook, Own, own_places, seen
from bestiary.table.streams import Stream


class Shown:
    """Keeps a match with all that is known of its seats, and shows each its part."""

    def __init__(self, setup: Setup, now: Callable[[], int] = milliseconds, resting: bool = False) -> None:
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
        self.talk = setup.talk  # whether people may write what they like
        self.decided = 0  # decisions carried out or taken back
        self.entered = 0  # entries accepted
        self.lines: list[Line] = []
        self.ids: list[dict[str, None]] = [{} for _ in range(len(self.seats) + 1)]
        self.orders: list[Orders | None] = [default_orders(self.game) for _ in self.seats]
        self.away = {seat for seat in range(len(self.seats)) if not self._asked() >> seat & 1}  # from their turns
        self.passed: set[int] = set()  # seats for which the table has passed at this moment
        self.clock.ask(self._asked(), setup.at)
        self.public = self.outlook()
        recipients = len(self.seats) + 1
        self.streams = [Stream(seat, {}, among=recipients) for seat in range(recipients)]
        for stream in self.streams:
            stream.log = len(self.match.log.seen_by(stream.seat))
        if resting:
            self.rest()
        self.look_again()

    def _rest_for_bots(self) -> None:
        for stream, seat in zip(self.streams, self.seats, strict=False):
            if seat.bot:
                stream.rest()  # no link leads to a bot's seat: nobody will ever listen

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
        view: View = self.game.view(self.blind(seat), seat)
        return view

    def outlook(self) -> Outlook:
        """Returns what spectators know now."""
        return Outlook(self.game, self.match.state.blind(len(self.seats)))

    def look_again(self) -> None:
        """Takes what everyone sees now for what they have been told."""
        self.public = self.outlook()
        self._rest_for_bots()
        for stream in self.streams:
            if not stream.resting:
                self._look_through(stream)

    def _look_through(self, stream: Stream) -> None:
        stream.own, stream.undo = self._own(stream.seat), self.can_undo(stream.seat)
        stream.orders = self.orders_of(stream.seat)

    def orders_of(self, seat: int) -> Orders | None:
        """Returns a seat's standing orders; spectators have none."""
        return self.orders[seat] if seat < len(self.seats) else None

    def _own(self, seat: int) -> Own:
        if seat == len(self.seats):
            return {}
        game, blind = self.game, self.blind(seat)
        if isinstance(game, FastViews) and self._others_see_as_before(seat):
            return game.own(blind, seat, self.public.view)
        return own_places(game, blind, seat, self.public.view)

    def _others_see_as_before(self, seat: int) -> bool:
        """Tells whether a seat's own answer, if it has one, changes nothing but what that seat alone sees."""
        draft = self.pad.drafts.get(seat)
        return draft is None or pack(draft.blind(len(self.seats))) == pack(self.public.blind)

    def events(self, seat: int) -> list[Event]:
        """Returns what the seat was told so far, as far as this table holds it in memory."""
        return self.match.events(seat)

    def owes(self, seat: int) -> bool:
        """Tells whether the seat has still to decide something."""
        asked = self._asked()
        return bool(asked >> seat & 1) and self.pad.owes(self.match.state, seat)

    def _asked(self) -> int:
        mask = int(self.match.state.to_act())
        return 0 if self.over or mask == NATURE else mask

    @property
    def moment(self) -> str:
        """Returns the kind of the moment at which seats may answer now, from what everyone knows, or nothing."""
        return open_moment(self.game, self.match.state)

    def can_undo(self, seat: int) -> bool:
        """Tells whether the seat may take its last decision back, or the last step of its sealed answer."""
        return seat in self._undoing()

    def _undoing(self) -> Collection[int]:
        if self.over:
            return ()
        if simultaneous(self.match.state):  # what came before is settled, whether or not others have answered
            return [seat for seat in self.pad.answers if not self.seats[seat].player]
        seat = self.match.undo_seat
        return (seat,) if self.match.can_undo(seat) and not self.seats[seat].player else ()

    def people(self) -> list[SeatInfo]:
        """Returns who sits where."""
        return [SeatInfo(seat.name, seat.bot, seat.stand_in, seat.colour) for seat in self.seats]

    def ending(self) -> Ending | None:
        """Returns the key, once nothing can be drawn with it any more."""
        return Ending(self.abandoned, self.setup.key.hex()) if self.over else None

    def snapshot(self, seat: int) -> Snapshot:
        """Returns everything a recipient may know now."""
        stream = self.streams[seat]
        if stream.resting:
            self._look_through(stream)
        return Snapshot(
            seat=seat,
            version=stream.version,
            view=seen(self.public.view(), stream.own),
            people=self.people(),
            log=stream.log,
            undo=stream.undo,
            commitment=commitment(self.setup.number or self.setup.key),
            shares=self.setup.shares,
            left_out=self.setup.left_out,
            clock=self.clock.face(self.now()),
            ending=self.ending(),
            chat=self.lines,
            orders=stream.orders,
        )

    def rest(self) -> None:
        """Tells nobody anything until somebody listens."""
        for stream in self.streams:
            stream.rest()

    def forget_messages(self) -> None:
        """Lets go of what somebody may have missed: whoever comes back gets a snapshot."""
        for stream in self.streams:
            stream.forget()

    def listen(self, seat: int, listening: bool = True) -> None:
        """Says whether anybody listens; a seat is told from then on, so that it can come for what it missed."""
        stream = self.streams[seat]
        if not listening:
            stream.rest()
        elif stream.resting:
            self._look_through(stream)
            stream.wake(self.now())

    def header(self) -> Header:
        """Returns the first part of the record, with the key once nothing can be drawn with it any more."""
        header, setup = self.match.header(), self.setup
        if setup.number:
            header.commitment, header.shares = commitment(setup.number), setup.shares
            header.left_out = setup.left_out or msgspec.UNSET
        if self.over:
            header.key = setup.key.hex()
            header.number = setup.number.hex() or msgspec.UNSET
        return header

    def record(self, whole: History | None = None) -> Record:
        """Writes the game down; a table that was loaded needs its whole history, of which it holds only the end."""
        if whole is None:
            if self.base != Base():
                raise BadRecord("this table holds only the end of its record: give it the whole history")
            whole = self.history()
        return whole.record(self.header(), self.match.result())

    def history(self) -> History:
        """Returns what this table holds in memory of the record; when it is opened, what the deal added."""
        held = self.match.record()
        return History(moves=held.moves, events=held.events, tape=held.tape, bounds=held.bounds)
