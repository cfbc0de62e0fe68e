"""Fits the numbers by which Monster Factory estimates chances (`rules_odds_fit.py`), in three steps:

1. `python bench/fit_odds.py play FOLDER --games 5000` plays greedy games at every number of players;
2. `python bench/fit_odds.py fit FOLDER` fits the numbers to them and writes the file; build the engine anew;
3. the same two with `play --keen` and another `--seed`: now many players take what the new numbers like best, so that
   the second fit, to both kinds of games, knows what becomes of positions that the first one took to be good.

Every twentieth decision and a quarter of the start tiles are random, so that bad positions are known too. The last
tenth of the games is set aside and judges the fit, by the loss of `bench/odds.py`. Needs numpy (`bestiary[envs]`).
"""

from __future__ import annotations

import random
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt
import typer

from bestiary.bots.search import Scales
from bestiary.bots.tuning import weights
from bestiary.core import Chance, bits, column, get
from bestiary.games.factory.rules import Factory
from bestiary.games.factory.rules_odds import WHOLE
from bestiary.lab.arena import seed_for

Array = npt.NDArray[np.float32]
Numbers = list[Array]  # what is fitted: to hidden units, their biases, from hidden units, straight through

GAME: Final = get("factory")
WRITTEN: Final = Path(__file__).parents[1] / "src/bestiary/games/factory/rules_odds_fit.py"
SEEDS: Final = 30  # bits
ASTRAY: Final = 0.05
ODD_START: Final = 0.25
HELD_OUT: Final = 0.1
LEAST: Final = 1e-6

app = typer.Typer(help=__doc__)


class Player:
    """Plays greedily, or keenly: what the present numbers like best one step ahead."""

    def __init__(self, seat: int, keen: bool, luck: random.Random) -> None:
        self.seat, self.keen, self.luck = seat, keen, luck
        self.scales = Scales(weights(GAME), seat)

    def choose(self, state: Factory) -> int:
        """Returns an action; like greedy bots and search it compares all under the same luck."""
        legal = state.legal(self.seat)
        if len(legal) == 1 or self.luck.random() < (ASTRAY if state.step else ODD_START):
            return self.luck.choice(legal)
        seed = self.luck.getrandbits(SEEDS)
        worths = [self.after(state, action, seed) for action in legal] if self.keen and state.step else None
        worths = worths or self.scales.compare(state, seed)
        best = max(worths)
        return self.luck.choice([action for action, worth in zip(legal, worths, strict=True) if worth == best])

    def after(self, state: Factory, action: int, seed: int) -> int:
        """Returns the player's chance after an action, in millionths."""
        twin = state.clone()
        twin.chance = Chance(seed)
        twin.apply(self.seat, action)
        out = column([0] * state.seats)
        if twin.chances_into(out):
            return int(out[self.seat])
        return int(WHOLE * shares(twin)[self.seat])


def shares(state: Any) -> list[float]:
    """Returns who won a finished game; winners share it."""
    winners = bits(state.winners())
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def play_one(seats: int, number: int, seed: int, keen: bool) -> tuple[list[list[float]], list[float]]:
    """Plays a game and returns what was seen after each decision, and who won."""
    luck = random.Random(f"{seed} {seats} {number}")
    state = GAME.start(seats, Chance(seed_for(seed, number)))
    assert isinstance(state, Factory)
    among: Sequence[int] = luck.choice([range(seats), *[[luck.randrange(seats)]] * 2, ()]) if keen else ()
    players = [Player(seat, seat in among, luck) for seat in range(seats)]
    seen = []
    while not state.over:
        state.apply(state.turn, players[state.turn].choose(state))
        if state.step and not state.over:
            seen.append(list(state.odds_inputs()))
    return seen, shares(state)


@app.command()
def play(
    folder: Annotated[Path, typer.Argument(help="Where positions are kept.")],
    games: Annotated[int, typer.Option(help="How many, at each number of players.")] = 5000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    keen: Annotated[bool, typer.Option(help="Let some or all go by the present numbers.")] = False,
) -> None:
    """Play games and keep what is seen of their positions, with who won."""
    folder.mkdir(parents=True, exist_ok=True)
    for seats in GAME.seats:
        seen: list[Array] = []
        won: list[Array] = []
        for number in range(games):
            rows, result = play_one(seats, number, seed, keen)
            seen.append(np.array(rows, np.float32).reshape(len(rows), seats, -1))
            won.append(np.full((len(rows), seats), result, np.float32))
        held = sum(len(rows) for rows in seen[int(games * (1 - HELD_OUT)) :])
        np.savez(folder / f"{seed}-{seats}.npz", seen=np.concatenate(seen), won=np.concatenate(won), held=held)
        print(f"{seats} players: {games} games, {sum(map(len, seen))} positions")


def strengths(numbers: Numbers, seen: Array) -> tuple[Array, Array]:
    """Returns what the network makes of each seat, and its hidden units on the way."""
    inward, bias, outward, straight = numbers
    hidden = np.maximum(seen @ inward + bias, 0)
    return hidden @ outward + seen @ straight, hidden


def chances(strength: Array) -> Array:
    """Returns chances in the ratio of e to the power of strengths."""
    powers = np.exp(strength - strength.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


def loss(numbers: Numbers, seen: Array, won: Array) -> float:
    """Returns the mean of -ln of the winners' chances."""
    told = chances(strengths(numbers, seen)[0])
    return float(-(won * np.log(np.maximum(told, LEAST))).sum(1).mean())


def slopes(numbers: Numbers, seen: Array, won: Array) -> Numbers:
    """Returns how the loss changes with each number."""
    strength, hidden = strengths(numbers, seen)
    error = (chances(strength) - won) / len(seen)
    back = (error[..., None] * numbers[2] * (hidden > 0)).reshape(-1, hidden.shape[2])
    flat, errors = seen.reshape(-1, seen.shape[2]), error.reshape(-1)
    return [flat.T @ back, back.sum(0), hidden.reshape(-1, hidden.shape[2]).T @ errors, flat.T @ errors]


def descend(sets: list[tuple[Array, Array]], hidden: int, steps: int, rate: float = 0.005, batch: int = 512) -> Numbers:
    """Fits by Adam: each step looks at some positions of every set; over the second half steps become shorter."""
    luck = np.random.default_rng(1)
    width = sets[0][0].shape[2]
    shapes = [(width, hidden), (hidden,), (hidden,), (width,)]
    sizes = [width**-0.5, 0.0, 0.3, 0.0]
    numbers = [luck.normal(0, size, shape).astype(np.float32) for size, shape in zip(sizes, shapes, strict=True)]
    drift = [np.zeros(shape, np.float32) for shape in shapes]
    spread = [np.zeros(shape, np.float32) for shape in shapes]
    for step in range(1, steps + 1):
        total = [5e-5 * number for number in numbers]  # a pull towards nought, so that few numbers grow large
        for seen, won in sets:
            some = luck.integers(0, len(seen), batch)
            total = [a + b for a, b in zip(total, slopes(numbers, seen[some], won[some]), strict=True)]
        pace = rate * min(1.0, 2 * (1 - step / steps))
        for i, slope in enumerate(total):
            drift[i] = 0.9 * drift[i] + 0.1 * slope
            spread[i] = 0.999 * spread[i] + 0.001 * slope * slope
            even = np.sqrt(spread[i] / (1 - 0.999**step)) + 1e-8
            numbers[i] -= pace * drift[i] / (1 - 0.9**step) / even
    return numbers


def table(numbers: Numbers, scale: Array) -> str:
    """Writes a row for each hidden unit, its weight drawn into it but for the sign, and one for what goes straight."""
    inward, bias, outward, straight = numbers
    rows = [
        [*(inward[:, unit] / scale * abs(weight)), bias[unit] * abs(weight), np.sign(weight)]
        for unit, weight in enumerate(outward)
    ]
    rows.append([*(straight / scale), 0.0, 1.0])
    lines = [textwrap.fill(" ".join(f"{number:.4g}" for number in row), 118) for row in rows]
    return "\n".join(lines)


@app.command()
def fit(
    folder: Annotated[Path, typer.Argument(help="Where positions are kept.")],
    hidden: Annotated[int, typer.Option(help="Hidden units.")] = 24,
    steps: Annotated[int, typer.Option(help="Steps of the descent.")] = 4000,
) -> None:
    """Fit to all positions in a folder, tell the loss on those set aside, and write the numbers into the game."""
    learned: list[tuple[Array, Array]] = []
    aside: dict[str, tuple[Array, Array]] = {}
    for file in sorted(folder.glob("*.npz")):
        kept = np.load(file)
        cut = len(kept["won"]) - int(kept["held"])
        learned.append((kept["seen"][:cut], kept["won"][:cut]))
        aside[file.stem] = kept["seen"][cut:], kept["won"][cut:]
    scale = np.max([seen.std((0, 1)) for seen, _ in learned], 0) + np.float32(LEAST)
    numbers = descend([(seen / scale, won) for seen, won in learned], hidden, steps)
    for name, (seen, won) in aside.items():
        print(f"{name}: {loss(numbers, seen / scale, won):.4f}, knowing nothing {np.log(won.shape[1]):.4f}")
    head, start, _ = WRITTEN.read_text("utf-8").partition('TABLE: Final = """\\\n')
    WRITTEN.write_text(f'{head}{start}{table(numbers, scale)}\n"""\n', "utf-8")
    print(f"wrote {WRITTEN}")


if __name__ == "__main__":
    app()
