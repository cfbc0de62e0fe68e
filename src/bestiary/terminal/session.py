"""A game at one machine, without any screen: who is due, whose eyes look on, what is said, where it is kept."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from hashlib import blake2b
from pathlib import Path

from bestiary.bots import ADVISER
from bestiary.core.aims import Decision, read_decision
from bestiary.core.chance import KEY_BYTES, Keyed
from bestiary.core.errors import BestiaryError, CannotUndo
from bestiary.core.game import Game, bits
from bestiary.core.match import Match
from bestiary.core.nature import outcome_key
from bestiary.core.optional.answers import Answers
from bestiary.core.optional.sights import Sights
from bestiary.core.pack import pack
from bestiary.core.state import NATURE
from bestiary.core.view import Choice, Drawing, View
from bestiary.core.words import Words
from bestiary.table.orders import Orders, open_moment
from bestiary.terminal import saved
from bestiary.terminal.command import command
from bestiary.terminal.names import Named, by_letters, labelled
from bestiary.terminal.seating import Seat
from bestiary.terminal.shelf import called
from bestiary.terminal.speech import game_words
from bestiary.terminal.standing import Standing, checked_orders, read_orders


def key_of(seed: str | None) -> bytes:
    """Return a new secret key, or the one that a seed always gives."""
    if seed is None:
        return os.urandom(KEY_BYTES)
    return blake2b(seed.encode(), digest_size=KEY_BYTES, person=b"bestiary seed").digest()


class NoHints(BestiaryError):
    """A question for hints where they were not agreed on, or nothing is to be decided."""


class Session:
    """A match with people and bots. Everything shown comes from the view of the seat in `viewer`.

    With several people at one machine nobody looks on between their decisions but the spectator, who sees no hand.
    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        key: bytes,
        path: Path | None = None,
        language: str = "en",
        agreed: bool = False,
        orders: Sequence[Orders | None] = (),
    ) -> None:
        self.match = match
        self.game = match.game
        self.seats = list(seats)
        self.key = key
        self.path = path or saved.default_path(self.game.id)
        self.language = language
        self.agreed = agreed  # whether all who play here have agreed on hints
        self.standing = Standing(match, orders)
        self.people = [number for number, seat in enumerate(self.seats) if seat.bot is None]
        self.viewer = self.people[0] if len(self.people) == 1 else self.spectator
        self.last_person = self.viewer
        self._said: list[str] = []
        self._said_for: tuple[int, str] = (-1, "")
        self._said_events = 0

    @classmethod
    def new(
        cls,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, str],
        key: bytes,
        path: Path | None = None,
        language: str = "en",
        agreed: bool = False,
    ) -> Session:
        """Deal a new game."""
        match = Match(game, len(seats), Keyed(key), options, [seat.name for seat in seats])
        return cls(match, seats, key, path, language, agreed)

    @classmethod
    def resumed(cls, path: Path, language: str | None = None) -> Session:
        """Go on with a saved game, in its own file."""
        held = saved.load(path)
        match = saved.go_on(held)
        seats = [Seat(name, bot) for name, bot in zip(match.names, held.bots, strict=True)]
        orders = checked_orders(match.game, held.orders, len(seats))
        return cls(match, seats, bytes.fromhex(held.key), path, language or held.language, held.hints, orders)

    def rematch(self) -> Session:
        """Deal the same people and bots a new game, with the orders they gave."""
        dealt = self.game, self.seats, self.match.options, key_of(None), None, self.language, self.agreed
        again = Session.new(*dealt)
        again.standing.orders = [orders and orders.turn_came() for orders in self.standing.orders]
        return again

    # Who is due

    @property
    def spectator(self) -> int:
        return len(self.seats)

    @property
    def over(self) -> bool:
        return self.match.state.over

    def due(self) -> int | None:
        """Return the seat that decides next, or None when the game is over or nature has something in the air."""
        owing = self.match.state.to_act()
        if owing == NATURE:
            return None
        # Of several who choose at once the first is asked first: no answer is shown before the last one.
        return next(iter(bits(owing)), None)

    @property
    def in_the_air(self) -> bool:
        """Tell whether nature owes an outcome."""
        return bool(self.match.state.to_act() == NATURE)

    def demand(self) -> tuple[bytes, bytes]:
        """Return what nature's outcome is computed from: the packed state, and the key of its chance."""
        return pack(self.match.state), outcome_key(self.key, self.match.outcomes)

    def land(self, outcome: Sequence[int]) -> None:
        """Take in nature's outcome."""
        self.match.nature(outcome)
        self._go_on()

    def is_out_of_turn(self, seat: int) -> bool:
        """Tell whether a seat is asked at a moment that is not its own."""
        game, state = self.game, self.match.state
        if not isinstance(game, Answers) or not open_moment(game, state):
            return False
        return not game.on_turn(state.blind(self.spectator)) >> seat & 1

    def is_person(self, seat: int) -> bool:
        return self.seats[seat].bot is None

    def hand_over_due(self) -> bool:
        """Tell whether another person has to come to the machine before anything private is shown."""
        due = self.due()
        return due is not None and self.is_person(due) and due != self.viewer and due != self.last_person

    def take_over(self) -> None:
        """Let the person who is due look on."""
        due = self.due()
        if due is not None and self.is_person(due):
            self.viewer = self.last_person = due

    # Deciding

    def play(self, seat: int, decision: Decision) -> None:
        """Carry out a decision, or raise `Refused` and change nothing."""
        self.match.decide(seat, decision)
        self.standing.passed[seat].clear()
        self._go_on()

    def play_text(self, seat: int, text: str) -> None:
        """Carry out a decision in notation."""
        self.play(seat, self.read(seat, text))

    def read(self, seat: int, text: str) -> Decision:
        """Read a decision in notation, or an aim in words."""
        blind = self.match.state.blind(seat)
        if isinstance(self.game, Sights) and (sight := self.game.read_sight(blind, seat, text, self.words)):
            return self.game.aim_along(sight)
        return read_decision(self.game, blind, text)

    def undo(self, seat: int, words: Words) -> None:
        """Take a seat's last decision back, or raise `CannotUndo` with the reason."""
        if not self.match.can_undo(seat):
            raise CannotUndo(words.say(f"ui-no-undo-{self._why_no_undo(seat)}"))
        # Nobody is passed for now: whoever takes an ordered pass back wants to be asked after all.
        self.match.undo(seat)
        self.standing.passed[seat].clear()
        self._said_for = (-1, "")
        self.viewer = self.last_person = seat

    def _why_no_undo(self, seat: int) -> str:
        if self.over:
            return "over"
        if all(move.seat != seat for move in self.match.moves):
            return "nothing"
        if self.match.undo_seat != seat:
            return "others"
        if self.match.undoable:
            return "asked"
        return "learned"

    def _go_on(self) -> None:
        self.standing.follow()
        # With several people, a person whose turn is over may leave the machine at once.
        if len(self.people) > 1 and self.due() != self.viewer:
            self.viewer = self.spectator

    # Standing orders

    @property
    def orders(self) -> Orders | None:
        """Return the orders of the person at the machine, if there is anything to order and anyone to do it."""
        return self.standing.orders[self.viewer] if self.viewer < self.spectator else None

    def order(self, orders: Orders) -> None:
        """Give the person at the machine other orders, which hold at once."""
        self.standing.orders[self.viewer] = orders
        self._go_on()

    def order_all(self, text: str) -> None:
        """Give every person orders as a command line writes them."""
        for seat in self.people:
            self.standing.orders[seat] = read_orders(self.game, self.standing.orders[seat], text)
        self._go_on()

    def bot_question(self, seat: int) -> tuple[str, bytes, int, int]:
        """Return all that a bot is given: its name, its seat's packed blind state, the seat and a seed."""
        bot = self.seats[seat].bot
        assert bot is not None
        return bot, pack(self.match.state.blind(seat)), seat, self._seed()

    def hint_question(self) -> tuple[str, bytes, int, int]:
        """Return all that whoever advises is given, the same as a bot in the place of the person at the machine."""
        if not self.agreed and len(self.people) > 1:
            raise NoHints(self.words.say("hint-not-agreed"))
        if self.due() is None or self.due() != self.viewer:
            raise NoHints(self.words.say("hint-none"))
        return ADVISER, pack(self.match.state.blind(self.viewer)), self.viewer, self._seed()

    def _seed(self) -> int:
        count = len(self.match.moves).to_bytes(8, "big")
        return int.from_bytes(blake2b(count, key=self.key, digest_size=8, person=b"bestiary bots").digest(), "big") >> 2

    # Reading

    @property
    def words(self) -> Words:
        """Return the words of the language, in which boards call the players by their names."""
        return Named(game_words(self.game, self.language), self.match.names)

    def label(self, seat: int) -> str:
        """Return what a player is called beside the board: his name, and the board's sign for the seat."""
        return labelled(seat, self.names[seat], self.letters_for_seats, self.words)

    @cached_property
    def letters_for_seats(self) -> bool:
        return by_letters(self.game.draw(self.match.view(self.spectator), self.words), len(self.seats))

    @property
    def names(self) -> list[str]:
        return self.match.names

    def view(self) -> View:
        """Return what the person at the machine may see."""
        return self.match.view(self.viewer)

    def drawing(self) -> Drawing:
        """Draw what the person at the machine may see."""
        return self.game.draw(self.view(), self.words)

    def describe(self, choice: Choice) -> str:
        """Say what a choice will do, or nothing where its notation says as much."""
        words = self.words
        said = self.game.describe(self.view(), choice, words)
        return "" if said == words.say(f"action-{choice.kind}") else said

    def log(self) -> list[str]:
        """Say what happened so far as the person at the machine may know it."""
        who, events = (self.viewer, self.language), len(self.match.log)
        if who != self._said_for or events < self._said_events:
            self._said, self._said_events = [], 0
        self._said += self.news(self._said_events)
        self._said_for, self._said_events = who, events
        return self._said

    def news(self, start: int) -> list[str]:
        """Say what happened from event number `start` on as the person at the machine may know it."""
        quiet = {kind.name for kind in self.game.event_kinds if kind.quiet}
        events = [event for event in self.match.events(self.viewer, start) if event.kind not in quiet]
        return [self.game.say_event(event, self.names, self.words) for event in events]

    @cached_property
    def letters(self) -> set[str]:
        """Return the letters with which moves of this game begin, allowed or not: they are no commands."""
        blind = self.match.state.blind(self.spectator)
        found: set[str] = set()
        for action in range(self.game.actions):
            # Some notations name what only lies there later in the game.
            with suppress(BestiaryError, LookupError, ValueError):
                found.add(self.game.notation(blind, action)[:1].casefold())
        return found

    def standings(self) -> list[tuple[int, str, int, bool]]:
        """Return seat, name, score and whether it won, the best first."""
        view = self.match.view(self.spectator)
        rows = [(seat, self.names[seat], view.scores[seat], seat in view.winners) for seat in range(len(self.seats))]
        return sorted(rows, key=lambda row: (not row[3], -row[2], row[0]))

    def winners(self) -> list[str]:
        """Return the names of those who won."""
        return [name for _, name, _, won in self.standings() if won]

    # Keeping

    def where(self) -> dict[str, str]:
        """Return where the game is kept: as a path, as it is called on a command line, and what starts that line."""
        return {"path": str(self.path), "file": called(self.path), "command": command()}

    def save(self) -> Path:
        """Write the game to its file."""
        bots, orders = [seat.bot for seat in self.seats], self.standing.orders
        saved.save(self.path, self.match, self.key, bots, self.language, self.agreed, orders)
        return self.path
