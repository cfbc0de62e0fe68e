"""Practice: aims that count for nothing, on a table that is laid out for it. It is no match and leaves no record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bestiary.core.aims import Decision, decide, read_decision
from bestiary.core.errors import BestiaryError
from bestiary.core.game import Game, column
from bestiary.core.log import Log
from bestiary.core.optional.practice import practice_of
from bestiary.core.optional.sights import Sights
from bestiary.core.pack import pack
from bestiary.core.state import NATURE, State
from bestiary.core.view import Event, View
from bestiary.core.words import Words

SEAT: Final = 0  # whose hand it is


class NotInTheAir(BestiaryError):
    """An error raised when something is to land that was not thrown."""


class Practice:
    """One try: from a table as a text lays it out, over the decisions of an aim, to where everything lies then."""

    def __init__(self, game: Game, text: str = "") -> None:
        self.game = game
        self.practice = practice_of(game)
        self.text = text  # how the table lies when nothing is in the air
        self.lay_out()

    def lay_out(self) -> None:
        """Lay the table out as it was before the try."""
        self.state: State = self.practice.rehearse(self.text)
        self.state.log = Log()

    @property
    def in_the_air(self) -> bool:
        """Tell whether something has to land."""
        return self.state.to_act() == NATURE

    def decide(self, decision: Decision) -> None:
        """Carry a decision out, or raise `Refused`."""
        decide(self.state, self.game, SEAT, decision)

    def read(self, text: str, words: Words | None = None) -> Decision:
        """Read a decision, or an aim in words."""
        words = words or self.game.words()
        sight = self.game.read_sight(self.state, SEAT, text, words) if isinstance(self.game, Sights) else None
        if sight is not None and isinstance(self.game, Sights):
            return self.game.aim_along(sight)
        return read_decision(self.game, self.state.blind(SEAT), text)

    def demand(self) -> bytes:
        """Return what an outcome is computed from."""
        if not self.in_the_air:
            raise NotInTheAir("nothing is in the air")
        return pack(self.state)

    def land(self, outcome: Sequence[int]) -> None:
        """Take an outcome in: what follows by the rules is seen, and none of it counts."""
        self.state.apply_nature(column(outcome))
        self.text = self.practice.rehearsed(self.state)

    def view(self) -> View:
        """Return the table as the thrower sees it."""
        view: View = self.game.view_of(self.state, SEAT)
        return view

    def events(self) -> list[Event]:
        """Return what happened in this try, each thing once."""
        assert self.state.log is not None
        seen = dict.fromkeys((row[0], *row[2:]) for row in self.state.log.rows() if row[1] >> SEAT & 1)
        return [event for event in map(self.game.event, seen) if event.kind in self.practice.practice]
