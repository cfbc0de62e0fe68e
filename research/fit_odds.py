"""Fit the numbers by which Monster Factory estimates chances (`mind/odds.txt`), while playing by them.

`python research/fit_odds.py --games 300000` plays games at every number of players, most of them with one player among
greedy ones who takes what the numbers in the making like best one step ahead. After every 30 games it moves the numbers
towards what came of the positions: each is told what the next one is told, but for a tenth, which is the next one's
estimate; the last one is told who won (TD(0.9)). Some decisions and start tiles are random, so that bad positions are
known too. Now and then it says how the numbers do: the loss of `research/odds.py` in the games since, and how often one
who goes by them wins against greedy. In the end, and at Ctrl-C, it writes the file, which is read when the
game is imported next. `--from-shipped` goes on from the numbers that are there.

Needs numpy (`bestiary[envs]`).
"""

from __future__ import annotations

import random
import textwrap
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import numpy as np
import numpy.typing as npt
import typer

from bestiary.bots.search import Scales
from bestiary.bots.tuning import weights
from bestiary.core import Chance, get
from bestiary.core.game import shares
from bestiary.games.factory.mind.odds import NUMBERS, SKETCH, UNITS
from bestiary.games.factory.mind.prospects import INPUTS, odds_inputs
from bestiary.games.factory.state import Factory
from bestiary.lab.arena import seed_for

Array = npt.NDArray[np.float32]

GAME: Final = get("factory")
WRITTEN: Final = Path(__file__).parents[1] / "src/bestiary/games/factory/mind/odds.txt"
SEEDS: Final = 30  # bits
ASTRAY: Final = 0.04
ODD_START: Final = 0.3
TABLES: Final = (2, 3, 3, 4, 4, 4, 5, 5, 6, 6)  # how many players sit down, each as likely
A_STEP: Final = 30  # games
A_REPORT: Final = 200  # steps
JUDGED: Final = 100  # games for each number of players
MEMORY: Final = 0.9  # of what is still to come, in what a position is told
RATE: Final = 0.002
SMOOTH: Final = 0.002  # the share of the newest numbers in the mean that is written; more in the first steps
LEAST: Final = 1e-6


class Numbers(NamedTuple):
    """Is what is fitted, for inputs of typical size."""

    sketch: Array  # from inputs to the parts of a sketch
    sketch_start: Array
    unit: Array  # from a player's sketch, the mean of the rivals' and the most of them, to the units
    unit_start: Array
    outward: Array
    straight: Array  # from inputs, past sketches and units

    @classmethod
    def fresh(cls) -> Numbers:
        """Draws numbers to begin with."""
        luck, parts, units = np.random.default_rng(1), int(SKETCH), int(UNITS)
        drawn = [
            luck.normal(0, 0.2, (INPUTS, parts)),
            np.zeros(parts),
            luck.normal(0, 0.12, (3 * parts, units)),
            np.zeros(units),
            luck.normal(0, 0.1, units),
            np.zeros(INPUTS),
        ]
        return cls(*[array.astype(np.float32) for array in drawn])

    @classmethod
    def shipped(cls) -> Numbers:
        """Reads the numbers that the game has."""
        numbers = np.array(NUMBERS, np.float32)
        parts, units = int(SKETCH), int(UNITS)
        cut = parts * (INPUTS + 1)
        rows = numbers[:cut].reshape(parts, -1)
        more = numbers[cut:-INPUTS].reshape(units, -1)
        size = typical()
        sketch, straight = rows[:, :-1].T * size[:, None], numbers[-INPUTS:] * size
        return cls(sketch, rows[:, -1], more[:, :-2].T, more[:, -2], more[:, -1], straight)


@cache
def typical() -> Array:
    """Returns how much each input differs between players and positions in some greedy games."""
    luck = random.Random(0)
    seen = [
        inputs(state).reshape(-1, INPUTS)
        for seats in GAME.seats * 8
        for state in positions(seats, [], None, luck, ASTRAY)
        if not state.over
    ]
    return np.asarray(np.concatenate(seen).std(0) + 0.1, np.float32)


def positions(
    seats: int, keen: list[int], numbers: Numbers | None, luck: random.Random, astray: float
) -> Iterator[Factory]:
    """Plays a game, some by the numbers and the others greedily, and shows what comes of each placement."""
    state = GAME.start(seats, Chance(luck.getrandbits(SEEDS)))
    assert isinstance(state, Factory)
    players = [Player(seat, numbers if seat in keen else None, luck, astray) for seat in range(seats)]
    while not state.over:
        state.apply(state.turn, players[state.turn].choose(state))
        if state.step:
            yield state


def inputs(state: Factory) -> Array:
    """Returns what is seen in a position, by seat and input."""
    return np.array(list(odds_inputs(state)), np.float32).reshape(state.seats, -1)


class Thought(NamedTuple):
    """Is what the network makes of positions, with what it takes to learn from them."""

    sketches: Array
    sight: Array
    most: npt.NDArray[np.intp]  # who has the most of each part, among the rivals
    units: Array
    chances: Array


def think(numbers: Numbers, seen: Array) -> Thought:
    """Estimates chances in positions with the same number of players: seen is by position, seat and input."""
    sketches = np.maximum(seen @ numbers.sketch + numbers.sketch_start, 0)
    seats = seen.shape[1]
    mean = (sketches.sum(1, keepdims=True) - sketches) / (seats - 1)
    rivals = np.where(np.eye(seats, dtype=bool)[None, :, :, None], np.float32(-1), sketches[:, None])
    most = rivals.argmax(2)
    sight = np.concatenate([sketches, mean, rivals.max(2)], 2)
    units = np.maximum(sight @ numbers.unit + numbers.unit_start, 0)
    strength = units @ numbers.outward + seen @ numbers.straight
    powers = np.exp(strength - strength.max(1, keepdims=True))
    return Thought(sketches, sight, most, units, powers / powers.sum(1, keepdims=True))


def slopes(numbers: Numbers, seen: Array, thought: Thought, told: Array) -> Numbers:
    """Returns how the loss of positions changes with each number, summed over them."""
    error = thought.chances - told
    unit = error[..., None] * numbers.outward * (thought.units > 0)
    sight = unit @ numbers.unit.T
    own, mean, most = np.split(sight, 3, 2)
    seats = seen.shape[1]
    sketch = own + (mean.sum(1, keepdims=True) - mean) / (seats - 1)
    for seat in range(seats):
        sketch[:, seat] += (most * (thought.most == seat)).sum(1)
    sketch *= thought.sketches > 0
    return Numbers(
        np.tensordot(seen, sketch, ((0, 1), (0, 1))),
        sketch.sum((0, 1)),
        np.tensordot(thought.sight, unit, ((0, 1), (0, 1))),
        unit.sum((0, 1)),
        np.tensordot(thought.units, error, ((0, 1), (0, 1))),
        np.tensordot(seen, error, ((0, 1), (0, 1))),
    )


class Player:
    """Plays greedily, or keenly: what the numbers like best one step ahead."""

    def __init__(self, seat: int, numbers: Numbers | None, luck: random.Random, astray: float) -> None:
        self.seat, self.numbers, self.luck, self.astray = seat, numbers, luck, astray
        self.scales = Scales(weights(GAME), seat)

    def choose(self, state: Factory) -> int:
        """Returns an action; like greedy bots and search it compares all under the same luck."""
        legal = state.legal(self.seat)
        astray = self.astray if state.step else self.astray * ODD_START / ASTRAY
        if len(legal) == 1 or self.luck.random() < astray:
            return self.luck.choice(legal)
        seed = self.luck.getrandbits(SEEDS)
        if self.numbers and state.step:
            return legal[int(np.argmax(self.chances_after(state, self.numbers, legal, seed)))]
        worths = self.scales.compare(state, seed)
        best = max(worths)
        return self.luck.choice([action for action, worth in zip(legal, worths, strict=True) if worth == best])

    def chances_after(self, state: Factory, numbers: Numbers, legal: list[int], seed: int) -> list[float]:
        """Returns the player's chance after each action."""
        found = [0.0] * len(legal)
        open_ones = []
        for i, action in enumerate(legal):
            twin = state.clone()
            assert isinstance(twin, Factory)
            twin.chance = Chance(seed)
            twin.apply(self.seat, action)
            if twin.over:
                found[i] = shares(twin)[self.seat]
            else:
                open_ones.append((i, inputs(twin)))
        if open_ones:
            seen = np.stack([row for _, row in open_ones]) / typical()
            for (i, _), chances in zip(open_ones, think(numbers, seen).chances, strict=True):
                found[i] = float(chances[self.seat])
        return found


def play(seats: int, keen: list[int], numbers: Numbers, luck: random.Random, astray: float) -> tuple[Array, Array]:
    """Plays a game and returns what was seen after each decision, and who won."""
    seen: list[Array] = []
    won: list[float] = []
    for state in positions(seats, keen, numbers, luck, astray):
        if state.over:
            won = shares(state)
        else:
            seen.append(inputs(state) / typical())
    return np.stack(seen), np.array(won, np.float32)


def who_is_keen(seats: int, luck: random.Random) -> list[int]:
    """Draws who goes by the numbers: mostly one, at times nobody or everybody."""
    return luck.choice([[luck.randrange(seats)]] * 7 + [[]] + [list(range(seats))] * 2)


def told(chances: Array, won: Array) -> Array:
    """Returns what each position of a game is told: its outlook on those after it, back from who won."""
    targets = np.empty_like(chances)
    target = won
    for i in range(len(chances) - 1, -1, -1):
        targets[i] = target
        target = MEMORY * target + (1 - MEMORY) * chances[i]
    return targets


def learn_from(numbers: Numbers, games: list[tuple[Array, Array]], losses: dict[int, list[float]]) -> Numbers:
    """Returns the mean slope over all positions of some games, and notes the losses by the number of players."""
    count = sum(len(seen) for seen, _ in games)
    total = Numbers(*[np.zeros_like(number) for number in numbers])
    for seen, won in games:
        thought = think(numbers, seen)
        losses[len(won)] += list(-(won * np.log(np.maximum(thought.chances, LEAST))).sum(1))
        slope = slopes(numbers, seen, thought, told(thought.chances, won))
        total = Numbers(*[a + b / np.float32(count) for a, b in zip(total, slope, strict=True)])
    return total


class Descent:
    """Moves numbers down their slopes by Adam, and keeps a mean of where they were."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = self.mean = numbers
        self.drift = [np.zeros_like(number) for number in numbers]
        self.spread = [np.zeros_like(number) for number in numbers]
        self.steps = 0

    def step(self, slope: Numbers, rate: float) -> None:
        """Takes one step."""
        self.steps += 1
        moved = []
        for i, (number, along) in enumerate(zip(self.numbers, slope, strict=True)):
            self.drift[i] = 0.9 * self.drift[i] + 0.1 * along
            self.spread[i] = 0.999 * self.spread[i] + 0.001 * along * along
            even = np.sqrt(self.spread[i] / (1 - 0.999**self.steps)) + 1e-8
            moved.append(number - rate * self.drift[i] / (1 - 0.9**self.steps) / even)
        self.numbers = Numbers(*moved)
        share = max(SMOOTH, 2 / (self.steps + 1))
        self.mean = Numbers(*[old + share * (new - old) for old, new in zip(self.mean, moved, strict=True)])


def write(numbers: Numbers) -> None:
    """Writes the numbers into the game: a row for each part of a sketch, for each unit, and for what goes straight."""
    sketch = numbers.sketch / typical()[:, None]
    rows = [[*sketch[:, part], numbers.sketch_start[part]] for part in range(int(SKETCH))]
    rows += [[*numbers.unit[:, i], numbers.unit_start[i], numbers.outward[i]] for i in range(int(UNITS))]
    rows.append(list(numbers.straight / typical()))
    lines = [textwrap.fill(" ".join(f"{number:.3g}" for number in row), 118) for row in rows]
    said = [line for line in WRITTEN.read_text("utf-8").splitlines() if line.startswith("#")]
    WRITTEN.write_text("\n".join([*said, *lines]) + "\n", "utf-8")
    print(f"wrote {WRITTEN}")


def report(done: int, losses: dict[int, list[float]], numbers: Numbers) -> None:
    """Says how the numbers do, by the number of players."""
    luck = random.Random(done)
    for seats in GAME.seats:
        won = [play(seats, [game % seats], numbers, luck, 0.0)[1][game % seats] for game in range(JUDGED)]
        loss = np.mean(losses.pop(seats, [0.0]))
        said = f"{done} games, {seats} players: loss {loss:.4f} of {np.log(seats):.4f}, won {np.mean(won):.1%}"
        print(said, flush=True)


def main(
    games: Annotated[int, typer.Option(help="How many games.")] = 300_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same numbers.")] = 1,
    from_shipped: Annotated[bool, typer.Option(help="Go on from the numbers that the game has.")] = False,
) -> None:
    """Play and learn, and write the numbers into the game."""
    luck = random.Random(seed_for(seed, 0))
    descent = Descent(Numbers.shipped() if from_shipped else Numbers.fresh())
    losses: dict[int, list[float]] = defaultdict(list)
    steps = games // A_STEP
    try:
        for step in range(1, steps + 1):
            tables = [luck.choice(TABLES) for _ in range(A_STEP)]
            batch = [play(seats, who_is_keen(seats, luck), descent.numbers, luck, ASTRAY) for seats in tables]
            descent.step(learn_from(descent.numbers, batch, losses), RATE * min(1.0, (1 - step / steps) / 0.6 + 0.02))
            if step % A_REPORT == 0 or step == steps:
                report(step * A_STEP, losses, descent.mean)
    except KeyboardInterrupt:
        print("stopped")
    write(descent.mean)


if __name__ == "__main__":
    typer.run(main)
