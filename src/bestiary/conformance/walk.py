"""Games played for the checks: at random or by the greedy bot, each told by a seed and found again by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Final

from bestiary.core import HIDDEN, NATURE, BestiaryError, Chance, Game, Log, State, bits, column

RANDOM: Final = "random"
GREEDY: Final = "greedy"
APART: Final = 7_919  # keeps the seeds of chance and of the players' choices apart

Move = tuple[int, int]  # a seat and its action
Visit = Callable[[State, int], None]


class Endless(BestiaryError):
    """Is raised for a game that takes more decisions than it declares."""


class Stuck(BestiaryError):
    """Is raised for a state in which somebody owes a decision and has none to make."""


class Asking(Chance):
    """Answers as `Chance` does and remembers the largest n that it was asked for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.largest = 0

    def below(self, n: int) -> int:
        self.largest = max(self.largest, n)
        return super().below(n)


@dataclass
class Walk:
    """Is a game that was played."""

    seed: int
    how: str
    largest: int = 0
    moves: list[Move] = field(default_factory=list)

    def at(self, step: int) -> str:
        """Names a moment so that it can be found again."""
        return f"seed {self.seed}, {self.how} play, step {step}"


@dataclass
class Node:
    """Is a moment of a played game, with its own copy of the state and the chance that comes."""

    state: State
    walk: Walk
    step: int

    @property
    def where(self) -> str:
        """Names the moment so that it can be found again."""
        return self.walk.at(self.step)

    def copy(self) -> State:
        """Returns the state with its own chance source, at the same place in its stream."""
        return deepcopy(self.state)


def walk(
    game: Game, seats: int, options: Mapping[str, str], seed: int, how: str = RANDOM, visit: Visit | None = None
) -> Walk:
    """Plays one game from its seed; `visit` is shown the state before every decision and at the end."""
    chance = Asking(seed)
    played = Walk(seed, how)
    state = game.start(seats, chance, options)
    state.log = Log()
    choices = Chance(seed + APART)
    while True:
        if visit is not None:
            visit(state, len(played.moves))
        mask = state.to_act()
        if mask == 0:
            break
        if len(played.moves) >= game.longest:
            raise Endless(f"{played.at(len(played.moves))}: {game.id} declares at most {game.longest} decisions")
        if mask == NATURE:
            state.apply_nature(column(game.outcome(state, choices)))
            played.moves.append((HIDDEN, 0))
            continue
        seat, action = choose(state, choices, how, played)
        state.apply(seat, action)
        played.moves.append((seat, action))
    played.largest = chance.largest
    return played


def choose(state: State, choices: Chance, how: str, played: Walk) -> Move:
    """Lets one of the seats that owe a decision say what it would do."""
    owing = bits(state.to_act())
    seat = owing[choices.below(len(owing))]
    legal = state.legal(seat)
    if not legal:
        raise Stuck(f"{played.at(len(played.moves))}: seat {seat} owes a decision and has no legal action")
    if how == GREEDY:
        from bestiary import bots

        return seat, bots.get(GREEDY).choose(state.blind(seat), seat, choices)
    return seat, legal[choices.below(len(legal))]


def state_at(game: Game, seats: int, options: Mapping[str, str], seed: int, how: str, step: int) -> State:
    """Plays a game again up to a moment that a failure names, and returns the state there."""
    found: list[State] = []

    def visit(state: State, at: int) -> None:
        if at == step:
            found.append(deepcopy(state))

    walk(game, seats, options, seed, how, visit)
    if not found:
        raise BestiaryError(f"the game of seed {seed} has no step {step}")
    return found[0]


def go_on(state: State, seed: int, steps: int) -> list[Move]:
    """Plays a state on at random for some decisions and returns them."""
    choices = Chance(seed)
    moves: list[Move] = []
    while len(moves) < steps:
        owing = bits(state.to_act() & (NATURE - 1))
        if not owing:
            break
        seat = owing[choices.below(len(owing))]
        legal = state.legal(seat)
        action = legal[choices.below(len(legal))]
        state.apply(seat, action)
        moves.append((seat, action))
    return moves
