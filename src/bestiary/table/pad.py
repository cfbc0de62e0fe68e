"""The pad of sealed answers: what each seat wrote down at a simultaneous node, until all are in.

An answer may take several steps. They are tried on a copy of the state that only its seat is shown, so nobody learns
whether or when another seat answered.
"""

from __future__ import annotations

from bestiary.core.aims import Decision, decide
from bestiary.core.game import Game, bits
from bestiary.core.state import NATURE, State


class Pad:
    """Sealed answers, in order and revisable."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.answers: dict[int, list[Decision]] = {}
        self.drafts: dict[int, State] = {}

    def at(self, state: State, seat: int) -> State:
        """Return the state as the seat's own answer so far would leave it."""
        return self.drafts.get(seat, state)

    def write(self, state: State, seat: int, decision: Decision) -> None:
        """Add a step to the seat's answer, or begin a complete one anew; raise `Refused` for a bad one."""
        finished = not self.at(state, seat).to_act() >> seat & 1
        draft = (state if finished else self.at(state, seat)).clone()
        decide(draft, self.game, seat, decision)
        steps = [] if finished else self.answers.get(seat, [])
        self.answers[seat] = [*steps, decision]
        self.drafts[seat] = draft

    def strike(self, state: State, seat: int) -> None:
        """Take the last step of the seat's answer back."""
        steps = self.answers.pop(seat)[:-1]
        del self.drafts[seat]
        for decision in steps:
            self.write(state, seat, decision)

    def owes(self, state: State, seat: int) -> bool:
        """Tell whether the seat has still to decide something."""
        mask = self.at(state, seat).to_act()
        return mask != NATURE and bool(mask >> seat & 1)

    def complete(self, state: State) -> bool:
        """Tell whether all answers are in."""
        return not any(self.owes(state, seat) for seat in bits(state.to_act()))

    def take(self) -> list[tuple[int, Decision]]:
        """Empty the pad and return its answers in seat order."""
        taken = [(seat, decision) for seat in sorted(self.answers) for decision in self.answers[seat]]
        self.answers = {}
        self.drafts = {}
        return taken


def simultaneous(state: State) -> bool:
    """Tell whether several seats choose at once."""
    mask = state.to_act()
    return mask != NATURE and int(mask).bit_count() > 1
