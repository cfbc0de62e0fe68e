"""Hands vectors from interpreted to compiled code, again and again, and prints how much memory each way of it lost.

Run in a process of its own, with the id of a game or the name of a module that has a game as `GAME`.
"""

from __future__ import annotations

import gc
import importlib
import json
import sys
from collections.abc import Callable
from pathlib import Path

from librt.vecs import vec

import bestiary
from bestiary.core import NATURE, Chance, Game, State, column, get, pack, playout, register, unpack
from bestiary.core.columns import columns
from bestiary.core.optional.nature import Nature, nature_of
from bestiary.core.state import MOST_LEGAL

OFTEN = 10_000
LONG = [7] * 200  # numbers in a vector: lost 10,000 times, they are 16 MB
ROOM = [0] * MOST_LEGAL


def lost(step: Callable[[], object], times: int = OFTEN) -> int:
    """Returns the bytes by which this process grows while something is done over and over."""
    for _ in range(times // 10):
        step()
    gc.collect()
    before = resident()
    for _ in range(times):
        step()
    gc.collect()
    return resident() - before


def resident() -> int:
    return int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1]) * 4096


def setting(state: State, name: str) -> Callable[[], object]:
    return lambda: setattr(state, name, column(LONG))


def crossings(game: Game) -> dict[str, int]:
    """Tries each way in which a vector of this game gets from interpreted to compiled code."""
    state = game.start(game.seats[0], Chance(1))
    found = {}
    blank = game.blank(game.seats[0])
    for name in columns(blank):
        if isinstance(getattr(blank, name), vec):
            found[f"set {name}"] = lost(setting(blank, name))
    data = pack(state)
    found["unpack"] = lost(lambda: unpack(data))
    found["deal"] = lost(lambda: game.start(game.seats[0], Chance(1)), OFTEN // 10)
    chance = Chance(2)
    few = OFTEN // 10  # of vectors with room for all actions: 32 MB where they are lost
    found["legal_into"] = lost(lambda: state.legal_into(0, column(ROOM)), few)
    found["terms_into"] = lost(lambda: state.terms_into(0, column(ROOM)), few)
    found["chances_into"] = lost(lambda: state.chances_into(column(ROOM)), few)
    found["playout"] = lost(lambda: playout(going_on(state, chance), chance, 1, column(ROOM)), few)
    found["aim_refusal"] = lost(lambda: state.aim_refusal(0, column(LONG)))
    found["observe"] = lost(lambda: state.observe(0))
    if isinstance(game, Nature):
        found["apply_nature"] = lost(outcome_of(game), OFTEN // 10)
    return found


def going_on(state: State, chance: Chance) -> State:
    twin = state.clone()
    twin.chance = chance
    return twin


def outcome_of(game: Game) -> Callable[[], object]:
    """Returns what takes in an outcome of nature at the first moment that owes one."""
    state, chance = game.start(game.seats[0], Chance(3)), Chance(4)
    while state.to_act() != NATURE:
        seat = int(state.to_act()).bit_length() - 1
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    outcome = nature_of(game).outcome(state, chance)

    def take_in() -> None:
        going_on(state, chance).apply_nature(column(outcome))

    return take_in


if __name__ == "__main__":
    name = sys.argv[1]
    played = importlib.import_module(name).GAME if "." in name else get(name)
    register(played)
    print(json.dumps({"mode": bestiary.engine_mode().mode, "lost": crossings(played)}))
