"""Games played for the checks: at random or by the greedy bot, each told by a seed and found again by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bestiary.core import NATURE, BestiaryError, Chance, Game, Log, State, bits, column
from bestiary.core.optional.nature import nature_of

RANDOM: Final = "random"
GREEDY: Final = "greedy"
NOBODY: Final = -1  # who decides an outcome of nature
APART: Final = 7_919  # keeps the seeds of chance and of the players' choices apart

Move = tuple[int, int]  # a seat and its action
Visit = Callable[[State, int], None]


class Endless(BestiaryError):
    """A game that takes more decisions than it declares."""


class Stuck(BestiaryError):
    """A state in which somebody owes a decision and has none to make."""


class Asking(Chance):
    """A source that answers as `Chance` does and remembers the largest n that it was asked for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.largest = 0

    def below(self, n: int) -> int:
        self.largest = max(self.largest, n)
        return super().below(n)


@dataclass
class Walk:
    """A game that was played."""

    seed: int
    how: str
    largest: int = 0
    moves: list[Move] = field(default_factory=list)
    outcomes: dict[int, list[int]] = field(default_factory=dict)  # nature's, by step

    def at(self, step: int) -> str:
        """Name a moment so that it can be found again."""
        how = f"{self.how} play" if self.how in (RANDOM, GREEDY) else self.how
        return f"seed {self.seed}, {how}, step {step}"


@dataclass
class Node:
    """A moment of a played game, or a named position."""

    state: State
    walk: Walk
    step: int
    make: Callable[[], State]

    @property
    def where(self) -> str:
        """Name the moment so that it can be found again."""
        return self.walk.at(self.step)

    def fresh(self) -> State:
        """Make the state once more, from the deal on: no copying that could be at fault has a part in it."""
        return self.make()


def walk(
    game: Game, seats: int, options: Mapping[str, str], seed: int, how: str = RANDOM, visit: Visit | None = None
) -> Walk:
    """Play one game from its seed; `visit` is shown the state before every decision and at the end."""
    chance = Asking(seed)
    played = Walk(seed, how)
    state: State = game.blank(seats)
    state.chance = chance
    state.log = Log()
    game.set_up(state, game.complete(options))
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
            outcome = list(nature_of(game).outcome(state, choices))
            state.apply_nature(column(outcome))
            played.outcomes[len(played.moves)] = outcome
            played.moves.append((NOBODY, 0))
            continue
        seat, action = choose(state, choices, how, played)
        state.apply(seat, action)
        played.moves.append((seat, action))
    played.largest = chance.largest
    return played


def again(
    game: Game, seats: int, options: Mapping[str, str], played: Walk, step: int | None = None, *, log: Log | None = None
) -> State:
    """Make a game's state after some of its decisions, or all, from the deal on."""
    state: State = game.blank(seats)
    state.chance = Chance(played.seed)
    state.log = log
    game.set_up(state, game.complete(options))
    return replay(state, played, step)


def replay(state: State, played: Walk, step: int | None = None) -> State:
    """Carry a game's decisions out on a state that was dealt."""
    for at, (seat, action) in enumerate(played.moves[:step]):
        step_on(state, played, at, seat, action)
    return state


def step_on(state: State, played: Walk, at: int, seat: int, action: int) -> None:
    """Carry one decision of a played game out."""
    if seat == NOBODY:
        state.apply_nature(column(played.outcomes[at]))
    else:
        state.apply(seat, action)


def choose(state: State, choices: Chance, how: str, played: Walk) -> Move:
    """Let one of the seats that owe a decision say what it would do."""
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
    """Play a game again up to a moment that a failure names, and return the state there."""
    played = walk(game, seats, options, seed, how)
    if not 0 <= step <= len(played.moves):
        raise BestiaryError(f"the game of seed {seed} has steps 0 to {len(played.moves)}, not {step}")
    return again(game, seats, options, played, step)


def go_on(state: State, seed: int, steps: int) -> list[Move]:
    """Play a state on at random for some decisions and return them."""
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
