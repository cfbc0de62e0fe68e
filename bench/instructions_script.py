"""One fixed script of one game, run by whatever revision of Bestiary is on the path.

    python bench/instructions_script.py engine|step|simulation|clone|bytes GAME PLAYERS PORTION [MARKS]

It asks only what every revision since the first contract has, so that two of them can run the same file. It prints as
JSON how much it did, a checksum of what came of it, and what it cost.
"""

from __future__ import annotations

import ctypes
import gc
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.bots.seeker import tree_for
from bestiary.core import NATURE, Chance, State, bits, get, playout
from bestiary.core.playout import buffer

OPENING: Final = 30  # random decisions after which a state is taken for typical
KEPT: Final = 20_000  # copies that are held to weigh one
HORIZON: Final = 40  # random decisions behind each walk down a tree

Work = Callable[[], tuple[int, int]]  # does it, and returns how much it was and a checksum


def engine(game: Any, players: int, portion: int) -> Work:
    """Play whole random games inside the engine; nature is asked between."""

    def play() -> tuple[int, int]:
        done, check, room = 0, 0, buffer()
        for seed in range(10 * portion):
            chance = Chance(seed)
            state = game.start(players, Chance(seed))
            while True:
                done += playout(state, chance, 1_000_000, room)
                if state.to_act() != NATURE:
                    break
                state.apply_nature(vec[i64](game.outcome(state, chance)))
            for seat in range(players):
                check = (check * 31 + state.score(seat)) % (1 << 61)
        return done, check

    return play


def step(game: Any, players: int, portion: int) -> Work:
    """Play random games from Python: who owes, what is legal, one of them played with all checks."""

    def play() -> tuple[int, int]:
        steps, check = 0, 0
        for seed in range(2 * portion):
            pick = random.Random(seed).random
            state = game.start(players, Chance(seed))
            while mask := state.to_act():
                if mask == NATURE:
                    state.apply_nature(vec[i64](game.outcome(state, state.chance)))
                    continue
                seat = (mask & -mask).bit_length() - 1
                legal = state.legal(seat)
                action = legal[int(pick() * len(legal))]
                state.play(seat, action)
                steps += 1
                check = (check * 31 + action) % (1 << 61)
                if steps == 300 * portion:
                    return steps, check
        return steps, check

    return play


def simulation(game: Any, players: int, portion: int) -> Work:
    """Search from the opening position in one tree."""
    first = game.start(players, Chance(1))
    seat = bits(first.to_act())[0]
    blind = first.blind(seat)
    mind = game if hasattr(game, "terms") else part_of(game)
    tree = tree_for(game)(blind, seat, [term.weight for term in mind.terms], mind.scale, HORIZON, 1)

    def search() -> tuple[int, int]:
        tree.run(50 * portion)
        return 50 * portion, 0

    return search


def part_of(game: Any) -> Any:
    """Return the part of the contract that knows terms; before it was one, the game knew them."""
    from bestiary.core.optional.mind import mind_of

    return mind_of(game)


def clone(game: Any, players: int, portion: int) -> Work:
    """Copy a typical state."""
    state = typical(game, players)

    def copy() -> tuple[int, int]:
        for _ in range(200 * portion):
            state.clone()
        return 200 * portion, 0

    return copy


def typical(game: Any, players: int) -> State:
    """Return a state some way into a random game."""
    state: State = game.start(players, Chance(1))
    playout(state, Chance(2), OPENING, buffer())
    return state


def bytes_per_state(game: Any, players: int) -> float:
    """Return by how much the process grows for each copy of a typical state that is kept."""
    state = typical(game, players)
    kept: list[State | None] = [None] * KEPT
    gc.disable()
    before = resident_bytes()
    for i in range(KEPT):
        kept[i] = state.clone()
    return (resident_bytes() - before) / KEPT


def resident_bytes() -> int:
    """Return the memory this process holds."""
    status = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS:"))


SCRIPTS: Final[dict[str, Callable[[Any, int, int], Work]]] = {
    "engine": engine,
    "step": step,
    "simulation": simulation,
    "clone": clone,
}


def main(script: str, name: str, players: str, portion: str, marks: str = "") -> None:
    """Run a script once; between the marks of a library, if one is named, instructions are counted."""
    game = get(name)
    if script == "bytes":
        print(json.dumps({"done": KEPT, "check": 0, "cost": bytes_per_state(game, int(players))}))
        return
    work = SCRIPTS[script](game, int(players), int(portion))
    library = ctypes.CDLL(marks) if marks else None
    gc.disable()
    started = time.process_time()
    if library:
        library.begin()
    done, check = work()
    if library:
        library.end()
    print(json.dumps({"done": done, "check": check, "cost": time.process_time() - started}))


if __name__ == "__main__":
    main(*sys.argv[1:])
