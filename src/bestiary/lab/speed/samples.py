"""What is measured of Bestiary. A sample does a portion of work and returns how much it was."""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Final

import bestiary
from bestiary.bots.seeker import tree_for
from bestiary.core import Chance, Game, State, bits, get, playout, playouts
from bestiary.core.optional.mind import mind_of
from bestiary.core.playout import buffer
from bestiary.lab.speed.peers import play_environment

OPENING: Final = 30  # random decisions after which a state is taken for typical
KEPT: Final = 20_000  # copies that are held to weigh one
PORTION: Final = 100
SEARCH: Final = 1000  # simulations of a tree

Sample = Callable[[], int]


def engine_decisions(game: str, players: int) -> Sample:
    """Play whole random games without leaving the engine: legal actions, one of them at random, applied."""
    first = get(game).start(players, Chance(1))
    games = PORTION if bestiary.engine_mode().compiled else 2
    seeds = count(1)
    return lambda: playouts(first, games, next(seeds))[0]


def python_steps(game: str, players: int) -> Sample:
    """Deal and play a random game from Python: ask who owes, list the legal actions, play one with all checks."""
    described = get(game)
    first = {mask: (mask & -mask).bit_length() - 1 for mask in range(1, 1 << players)}  # of those that owe
    pick = random.Random(1).random
    seeds = count(1)

    def play() -> int:
        state = described.start(players, Chance(next(seeds)))
        steps = 0
        while (seat := first.get(state.to_act())) is not None:
            actions = state.legal(seat)
            state.play(seat, actions[int(pick() * len(actions))])
            steps += 1
        return steps

    return play


def pettingzoo_steps(game: str, players: int) -> Sample:
    """Play a random game through Bestiary's PettingZoo environment, by the driver the peers are played with."""
    from bestiary.envs.pettingzoo import aec_env

    env = aec_env(game, players=players)
    pick = random.Random(1).random
    return lambda: play_environment(env, pick)


def simulations(game: str, players: int, horizon: int) -> Sample:
    """Search from the opening position, in new trees: `horizon` random decisions follow each walk down the tree."""
    described = get(game)
    first = described.start(players, Chance(1))
    seat = bits(first.to_act())[0]
    blind = first.blind(seat)
    weights = [term.weight for term in mind_of(described).terms]
    kind = tree_for(described)
    size = SEARCH if bestiary.engine_mode().compiled else 20
    seeds = count(1)

    def search() -> int:
        tree = kind(blind, seat, weights, mind_of(described).scale, horizon, next(seeds))
        tree.run(size)
        return size

    return search


def full_simulations(game: str, players: int) -> Sample:
    """Play every simulation to the end of the game, as the peers' searches do."""
    return simulations(game, players, get(game).longest)


def cut_simulations(game: str, players: int) -> Sample:
    """Cut simulations off where the bots do, and weighs the position by its terms."""
    return simulations(game, players, mind_of(get(game)).horizon)


SAMPLES: Final[dict[str, Callable[[str, int], Sample]]] = {
    "engine_decisions_per_s": engine_decisions,
    "python_steps_per_s": python_steps,
    "pettingzoo_steps_per_s": pettingzoo_steps,
    "simulations_per_s": full_simulations,
    "cut_simulations_per_s": cut_simulations,
}


def own_samples(game: Game) -> Mapping[str, Callable[[], Sample]]:
    """Return what a game measures of its own, by names that end in `_per_s`: `speeds()` of its `checks/speeds.py`."""
    package = sys.modules[type(game).__module__].__package__
    if not package or not (files(package) / "checks" / "speeds.py").is_file():
        return {}
    found: Mapping[str, Callable[[], Sample]] = import_module(f"{package}.checks.speeds").speeds()
    return found


def typical(game: str, players: int) -> State:
    """Return a state some way into a random game."""
    state: State = get(game).start(players, Chance(1))
    playout(state, Chance(2), OPENING, buffer())
    return state


def clone_us(game: str, players: int, seconds: float) -> float:
    """Return the CPU microseconds that copying a typical state takes, driven from Python."""
    clone = typical(game, players).clone
    done = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds or not done:
        for _ in range(PORTION):
            clone()
        done += PORTION
    return spent / done * 1e6


def bytes_per_state(game: str, players: int) -> float:
    """Return by how much the process grows for each copy of a typical state that is kept; needs a fresh process."""
    state = typical(game, players)
    kept: list[State | None] = [None] * KEPT
    gc.disable()
    before = resident_bytes()
    for i in range(KEPT):
        kept[i] = state.clone()
    return (resident_bytes() - before) / KEPT


def resident_bytes() -> int:
    """Return the memory this process holds."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise OSError("/proc/self/status names no VmRSS")
