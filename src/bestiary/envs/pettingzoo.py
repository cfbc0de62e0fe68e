"""PettingZoo: every game as an AEC and as a parallel environment.

    from bestiary.envs.pettingzoo import aec_env, parallel_env

    env = aec_env("marry", players=4)

or, as for PettingZoo's own games, `pettingzoo.make("aec", "bestiary/marry-v2", players=4)`.

An observation is `{"observation": int32 row, "action_mask": int8 row}`. Both rows are filled by the compiled rules into
a new buffer, which numpy shares and does not let anyone write to: a stored observation stays what it was.

In a game in which one aims, `aims="box"` makes an action `{"action": number, "aim": numbers from -1 to 1}`. The aim
counts where `infos[agent]["aiming"]` says so; the mask is then called `legal`.
"""

from __future__ import annotations

from collections.abc import Mapping

from bestiary.core import Game, games
from bestiary.envs.aims import AimMode
from bestiary.envs.setup import IllegalMode, Natures, Setup, env_id
from bestiary.envs.zoo_aec import BestiaryAEC
from bestiary.envs.zoo_parallel import BestiaryParallel
from bestiary.envs.zoo_table import pettingzoo

__all__ = ["BestiaryAEC", "BestiaryParallel", "aec_env", "parallel_env", "register"]


def aec_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    render_mode: str | None = None,
    illegal: IllegalMode = "end",
    nature: Natures | None = None,
    aims: AimMode = "actions",
) -> BestiaryAEC:
    """Make an environment in which the seats act one after another, for PettingZoo's `AECEnv`."""
    return BestiaryAEC(Setup(game, players, options, nature), render_mode, illegal, aims)


def parallel_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    render_mode: str | None = None,
    illegal: IllegalMode = "end",
    nature: Natures | None = None,
    aims: AimMode = "actions",
) -> BestiaryParallel:
    """Make an environment in which all seats act at once, with NOOP for those not asked, for `ParallelEnv`."""
    return BestiaryParallel(Setup(game, players, options, nature), render_mode, illegal, aims)


def register(game: Game) -> str:
    """Make a game known to `pettingzoo.make`, which 1.27 brought, and return its name there."""
    name = env_id(game)
    if hasattr(pettingzoo, "register") and name not in pettingzoo.aec_registry:
        pettingzoo.register("aec", name, aec_env, kwargs={"game": game.id})
        pettingzoo.register("parallel", name, parallel_env, kwargs={"game": game.id})
    return name


for _game in games():
    register(_game)
