"""A game being played: the one place where a live state changes, is recorded, and is taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from librt.vecs import vec
from msgspec import UNSET
from mypy_extensions import i64

from bestiary.core.aims import Decision, aim_column, read_decision, write_aim
from bestiary.core.chance import Chance, Keyed, Recorder
from bestiary.core.errors import BadOutcome, BadRecord, BadSeats, CannotUndo, refuse
from bestiary.core.game import Game
from bestiary.core.log import Log
from bestiary.core.optional.nature import Nature, nature_of
from bestiary.core.record import NATURES_SEAT, Header, Move, Record, Result, result_of
from bestiary.core.state import NATURE, NOT_ASKED, OVER, UNKNOWN_ACTION, State
from bestiary.core.view import Event, View


class Checkpoint:
    """A moment to which the player who acted since then may go back."""

    def __init__(self, match: Match) -> None:
        self.state = match.state.clone()
        self.moves = len(match.moves)
        self.events = len(match.log)


class Match:
    """One live game: it checks every decision, logs and records it, and takes it back where nobody learned anything.

    A decision can be taken back while its seat alone is asked, until chance is drawn from or a front is shown to a seat
    that did not know it. Once another seat is asked who might decide something unseen, it is final, whether or not he
    has: else the way back would close, for its seat to see, by what it may not notice. Where everything lies open, it
    stays until the other decides. That is computed from what is asked and known, not declared for each decision.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        chance: Chance,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        self.game = game
        self.options = game.complete(options or {})
        self.names = list(names or [game.words().say("seat-name", number=seat + 1) for seat in range(seats)])
        if len(self.names) != seats:
            raise BadSeats(f"a game of {seats} players has {seats} names, not {len(self.names)}")
        self.chance = Recorder(chance)
        self.log = Log()
        self.moves: list[Move] = []
        self.state: State = game.blank(seats)
        self.state.chance = self.chance
        self.state.log = self.log
        game.set_up(self.state, self.options)
        self.outcomes = 0  # of nature, so far
        self.undoable: list[Checkpoint] = []
        self.undo_seat = -1

    # Playing

    def play(self, seat: int | str, action: int = -1) -> None:
        """Carry out a seat's action, or raise `Refused` and change nothing.

        A text alone, as in `play("house c3")`, is a decision in notation of the one seat that is asked.
        """
        if isinstance(seat, str):
            self.play_text(self._only_asked(seat), seat)
            return
        if not 0 <= action < self.game.actions:  # here, since compiled rules take no number beyond 64 bits
            refuse(self.state, UNKNOWN_ACTION)
        self._check_seat(seat)
        before = Checkpoint(self)
        asked = int(self.chance.asked)
        self.state.play(seat, action)
        self._note(seat, self.game.notation(before.state, action), before, asked)

    def aim(self, seat: int, numbers: Sequence[int]) -> None:
        """Carry out a seat's aim, or raise `Refused` and change nothing."""
        aimed = aim_column(self.state, self.game, numbers)
        self._check_seat(seat)
        before = Checkpoint(self)
        asked = int(self.chance.asked)
        self.state.aim(seat, aimed)
        self._note(seat, write_aim(numbers), before, asked)

    def decide(self, seat: int, decision: Decision) -> None:
        """Carry out an action or an aim."""
        if isinstance(decision, int):
            self.play(seat, decision)
        else:
            self.aim(seat, decision)

    def play_text(self, seat: int, text: str) -> None:
        """Carry out a decision written in notation."""
        self.decide(seat, read_decision(self.game, self.state.blind(seat), text))

    def step(self, choose: Callable[[State, int], int], chance: Chance) -> None:
        """Let everyone who is asked decide by what he knows, `choose(blind, seat)`, or nature by `chance`."""
        if self.state.to_act() == NATURE:
            self.nature(nature_of(self.game).outcome(self.state, chance))
            return
        chosen = [(seat, choose(self.state.blind(seat), seat)) for seat in self.state.actors()]
        for seat, action in chosen:
            self.play(seat, action)

    def __repr__(self) -> str:
        return f"<{len(self.moves)} moves of {self.state!r}>"

    def __str__(self) -> str:
        return str(self.state)

    def _repr_html_(self) -> str:
        """Return the board as everyone sees it, for a notebook's cell."""
        return self.state._repr_html_()

    def _only_asked(self, text: str) -> int:
        """Return the seat that a text must be for; say who is asked where that is not one."""
        asked = self.state.actors()
        if len(asked) != 1:
            who = "nature owes an outcome" if self.state.to_act() == NATURE else f"the seats asked are {asked}"
            raise BadSeats(f"{text!r} does not say whose it is: {who}; use play_text(seat, text)")
        return asked[0]

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < int(self.state.seats):  # compared as Python's own numbers, however large
            refuse(self.state, OVER if self.state.over else NOT_ASKED)

    def _note(self, seat: int, text: str, before: Checkpoint, asked: int) -> None:
        self.moves.append(Move(seat, text))
        if seat != self.undo_seat:
            self.undoable.clear()
            self.undo_seat = seat
        alone = before.state.to_act() == 1 << seat
        if not alone or self.chance.asked != asked or self._revealed(seat, before):
            self.undoable.clear()
        else:
            self.undoable.append(before)

    def _revealed(self, seat: int, before: Checkpoint) -> bool:
        """Tell whether a front was shown since then, as far as the seat knows."""
        if self.state.revealed == before.state.revealed:
            return False
        return bool(self.state.blind(seat).revealed != before.state.blind(seat).revealed)

    def nature(self, outcome: Sequence[int]) -> None:
        """Take in an outcome that was computed outside."""
        if self.state.to_act() != NATURE:
            raise BadOutcome("nothing has been thrown: no outcome is due")
        try:
            column = vec[i64](outcome)
        except OverflowError:
            raise BadOutcome("an outcome holds a number beyond 64 bits") from None
        self.state.apply_nature(column)
        self.moves.append(Move(NATURES_SEAT, "", list(outcome)))
        self.outcomes += 1
        self.undoable.clear()

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Tell whether the seat may take its last decision back."""
        return bool(self.undoable) and self.undo_seat == seat and not self.state.over and self._sees_all(seat)

    def _sees_all(self, seat: int) -> bool:
        """Tell whether the seat would see at once whatever is decided next."""
        mask = int(self.state.to_act())
        if mask == 1 << seat:
            return True
        # With something hidden, whoever is asked may draft, seal or look at something, now or before he is done.
        return self.game.information == "perfect" and mask != NATURE and mask.bit_count() == 1

    def undo(self, seat: int) -> None:
        """Take the seat's last decision back, or raise `CannotUndo`."""
        if not self.can_undo(seat):
            raise CannotUndo(
                "nothing can be taken back: since your last decision somebody else was asked or decided, "
                "chance was asked or something hidden was shown"
            )
        self.take_back()

    def take_back(self) -> None:
        """Take the last decision back for which there is a checkpoint, whoever might be asked by now."""
        point = self.undoable.pop()
        self.state = point.state
        self.state.chance = self.chance
        self.state.log = self.log
        self.log.cut(point.events)
        del self.moves[point.moves :]

    # Reading

    def view(self, seat: int) -> View:
        """Return what a seat may see; `seat == seats` is the spectator."""
        view: View = self.game.view_of(self.state, seat)
        return view

    def events(self, seat: int, start: int = 0) -> list[Event]:
        """Return the events from number `start` of the whole log on that a seat may read."""
        return [self.game.event(row) for row in self.log.seen_by(seat, start)]

    def header(self) -> Header:
        """Say what is played, by whom and how; the key is told only when it is over."""
        source = self.chance.source
        keyed = source if isinstance(source, Keyed) else None
        return Header(
            game=self.game.id,
            rules_version=self.game.rules_version,
            content=self.game.content_hash,
            seats=int(self.state.seats),
            options=self.options,
            names=self.names,
            commitment=keyed.commitment() if keyed else None,
            key=keyed.key.hex() if keyed and self.state.over else None,
            computed_by=self.game.computed_by() if self.outcomes and isinstance(self.game, Nature) else UNSET,
        )

    def result(self) -> Result | None:
        """Return who won, once the game is over."""
        return result_of(self.state) if self.state.over else None

    def record(self) -> Record:
        """Write the game down as far as it is."""
        return Record(
            header=self.header(),
            tape=self.chance.tape(),
            bounds=self.chance.limits(),
            moves=list(self.moves),
            events=[list(row) for row in self.log.rows()],
            result=self.result(),
        )


def resume(record: Record, chance: Chance) -> Match:
    """Go on with a recorded game; `chance` must be the source it was played with, from its start."""
    match = Match(record.game, record.header.seats, chance, record.header.options, record.header.names)
    for move in record.moves:
        if move.seat == NATURES_SEAT:
            match.nature(move.outcome)
        else:
            match.play_text(move.seat, move.text)
    if match.chance.tape() != record.tape:
        raise BadRecord("this game was played with another chance source than the one it is to go on with")
    return match
