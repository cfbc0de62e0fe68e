"""PettingZoo: every game as an AEC and as a parallel environment.

    from bestiary.envs.pettingzoo import aec_env, parallel_env

    env = aec_env("marry", players=4)

An observation is `{"observation": int32 row, "action_mask": int8 row}`. Both rows are filled by the compiled rules into
a new buffer, which numpy shares and does not let anyone write to: a stored observation stays what it was.
"""

from __future__ import annotations

from collections.abc import Mapping

from bestiary.core import Game
from bestiary.envs.setup import IllegalMode, Nature, Setup
from bestiary.envs.zoo_aec import BestiaryAEC
from bestiary.envs.zoo_parallel import BestiaryParallel

__all__ = ["BestiaryAEC", "BestiaryParallel", "aec_env", "parallel_env"]


def aec_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    render_mode: str | None = None,
    illegal: IllegalMode = "end",
    nature: Nature | None = None,
) -> BestiaryAEC:
    """Makes an environment in which the seats act one after another, for PettingZoo's `AECEnv`."""
    return BestiaryAEC(Setup(game, players, options, nature), render_mode, illegal)


def parallel_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    render_mode: str | None = None,
    illegal: IllegalMode = "end",
    nature: Nature | None = None,
) -> BestiaryParallel:
    """Makes an environment in which all seats act at once, with NOOP for those not asked, for `ParallelEnv`."""
    return BestiaryParallel(Setup(game, players, options, nature), render_mode, illegal)
