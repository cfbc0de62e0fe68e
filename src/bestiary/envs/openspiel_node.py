"""A moment of a game as OpenSpiel walks it: settled, or inside a transition that waits for an outcome."""

from __future__ import annotations

from typing import Final

from bestiary.core import State, Tape, TapeDry, plain
from bestiary.core.chance import NO_CHANCE
from bestiary.envs.setup import Setup

Moves = tuple[tuple[int, int], ...]


class Node:
    """A settled state and, between two of them, the moves being carried out and the outcomes so far.

    Nothing in it ever changes, so that clones may share it.
    """

    # OpenSpiel's numbers for those who decide without a seat.
    CHANCE: Final = -1
    SIMULTANEOUS: Final = -2
    TERMINAL: Final = -4

    __slots__ = ("moves", "outcomes", "owed", "player", "setup", "state", "tape")

    def __init__(self, setup: Setup, state: State | None, moves: Moves, tape: tuple[int, ...], outcomes: int) -> None:
        self.setup = setup
        self.state = state  # None before the deal
        self.moves = moves
        self.tape = tape
        self.outcomes = outcomes  # of the draw that is due; 0 when settled
        self.owed = 0 if state is None else int(state.to_act())
        if outcomes:
            self.player = self.CHANCE
        elif self.owed == 0:
            self.player = self.TERMINAL
        elif self.owed & (self.owed - 1):
            self.player = self.SIMULTANEOUS
        else:
            self.player = self.owed.bit_length() - 1

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[type[Node], tuple[Setup, State | None, Moves, tuple[int, ...], int]]:
        return Node, (self.setup, self.state, self.moves, self.tape, self.outcomes)

    def text(self) -> str:
        """Write all there is, so that equal texts mean equal moments."""
        lines = ["not dealt"] if self.state is None else columns(self.state)
        if self.outcomes:
            lines.append(f"moves={list(map(list, self.moves))} tape={list(self.tape)} outcomes={self.outcomes}")
        return "\n".join(lines)

    def blind_text(self, seat: int) -> str:
        """Write what a seat knows; inside a transition, what it knew before."""
        return "not dealt" if self.state is None else "\n".join(columns(self.state.blind(seat)))


def columns(state: State) -> list[str]:
    """Write a state's columns, one a line."""
    return [f"{name}={value}" for name, value in plain(state).items()]


def advance(setup: Setup, state: State | None, moves: Moves, tape: tuple[int, ...]) -> Node:
    """Carry moves out, or the deal, on a copy, as far as the tape reaches."""
    twin = setup.game.blank(setup.players) if state is None else state.clone()
    twin.chance = Tape(list(tape))
    try:
        if state is None:
            setup.game.set_up(twin, setup.options)
        for seat, action in moves:
            twin.play(seat, action)
        setup.settle(twin)
    except TapeDry as dry:
        return Node(setup, state, moves, tape, dry.n)
    twin.chance = NO_CHANCE
    return Node(setup, twin, (), (), 0)
