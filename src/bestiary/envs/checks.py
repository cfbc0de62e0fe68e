"""The research libraries' own test suites, run over any game: each function raises what the suite raises.

The suites' warnings count as failures, except for those listed here with the reason.
"""

from __future__ import annotations

import io
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from typing import Any

from bestiary.core import Game
from bestiary.envs.setup import Natures, known, need

# PettingZoo keeps a list of its own environments that may have a dictionary with a mask as observation, which is the
# form its documentation asks for, and warns of every other environment that has.
# The mask of a game that is over is all zeros in its own games too: no action is legal then.
ZOO_NOISE = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    r"Action mask numpy array is all zeros \(no legal actions\)",
)


def pettingzoo(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    nature: Natures | None = None,
    cycles: int = 300,
) -> None:
    """Run PettingZoo's api, seed, render and state tests, and its parallel api and seed tests."""
    need("pettingzoo")
    from bestiary.envs.pettingzoo import aec_env, parallel_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the suite imports PettingZoo's own games in a way it calls deprecated
        from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test

    def aec(render_mode: str | None = None) -> Any:
        return aec_env(game, players, options, render_mode=render_mode, nature=nature)

    def parallel() -> Any:
        return parallel_env(game, players, options, nature=nature)

    with strictly(*ZOO_NOISE):
        api_test(aec(), num_cycles=cycles)
        seed_test(aec, num_cycles=cycles)
        render_test(aec)
        parallel_api_test(parallel(), num_cycles=cycles)
        parallel_seed_test(parallel, num_cycles=cycles)
        state_test(aec(), parallel())


def gymnasium(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    nature: Natures | None = None,
) -> None:
    """Run Gymnasium's environment checker, with the mask in the observation and without it."""
    need("gymnasium")
    from gymnasium import make
    from gymnasium.utils.env_checker import check_env

    from bestiary.envs.gymnasium import register

    name = register(known(game))
    for flat in (False, True):
        with strictly():
            check_env(make(name, players=players, options=options, nature=nature, flat=flat).unwrapped)


def openspiel(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    games: int = 1,
) -> None:
    """Run OpenSpiel's simulation test, with serialisation, clones, masks and the declared bounds."""
    need("pyspiel")
    from pyspiel import random_sim_test

    from bestiary.envs.openspiel import load

    loaded = load(game, players, options)
    with strictly():
        random_sim_test(loaded, num_sims=games, serialize=True, verbose=False)


@contextmanager
def strictly(*noise: str) -> Iterator[None]:
    """Turn warnings into errors but for the given ones, and keep the suites' chatter off the screen."""
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        for message in noise:
            warnings.filterwarnings("ignore", message=message)
        yield
