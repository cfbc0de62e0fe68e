"""What both kinds of PettingZoo environment have: agents, spaces, seeds and pictures."""

from __future__ import annotations

from typing import Any, SupportsIndex, TypeAlias

from bestiary.core import BadSeats, Chance, State
from bestiary.core.columns import observation_width
from bestiary.core.optional.mind import mind_of
from bestiary.envs.aims import AimMode, Aims
from bestiary.envs.buffers import INT32, share
from bestiary.envs.setup import (
    RENDER_MODES,
    RESET_FIRST,
    SEED_BITS,
    IllegalMode,
    MissingPackage,
    NotReset,
    Setup,
    check_illegal,
    check_render,
    seed_source,
)

try:
    import numpy as np
    import pettingzoo
    from gymnasium import spaces
except ImportError as missing:
    raise MissingPackage(missing.name or "pettingzoo") from missing

# The library is imported, and missed, in this one place.
__all__ = ["Observation", "ZooTable", "pettingzoo"]

Observation: TypeAlias = "dict[str, np.ndarray[Any, Any]]"


class ZooTable:
    """What both kinds of environment have."""

    _noops: int  # how many actions the environment adds to the game's own

    def __init__(self, setup: Setup, render_mode: str | None, illegal: IllegalMode, aims: AimMode) -> None:
        game = setup.game
        low, high = mind_of(game).observation_range
        self.metadata: dict[str, Any] = {
            "name": setup.name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = check_render(render_mode)
        self.illegal = check_illegal(illegal)
        self.possible_agents = [f"player_{seat}" for seat in range(setup.players)]
        self._setup = setup
        self._width = game.actions + self._noops
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = seed_source(None)
        self._state: State | None = None
        self.agents: list[str] = []
        self.state_space = spaces.Box(low, high, (setup.players * observation_width(game),), np.int32)
        self._aims = Aims(setup, aims)
        self.action_spaces = {agent: self._aims.space(self._width) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, (observation_width(game),), np.int32),
                    self._aims.mask: spaces.Box(0, 1, (self._width,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def state(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """Return what all seats know together, row after row, for learners with a central critic."""
        state = self.playing()
        return np.concatenate([share(state.observe(seat), INT32) for seat in range(self._setup.players)])

    def playing(self) -> State:
        """Return the state of the game that is being played."""
        if self._state is None:
            raise NotReset(RESET_FIRST)
        return self._state

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return an agent's observation space, always the same object."""
        return self.observation_spaces[self.known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return an agent's action space, always the same object."""
        return self.action_spaces[self.known(agent)]

    def known(self, agent: str) -> str:
        """Return an agent's name, if there is such an agent."""
        if agent not in self._seats:
            raise BadSeats(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")
        return agent

    def started(self, seed: SupportsIndex | None) -> State:
        """Start a new game: from the seed, or from the source that the last seed began."""
        if seed is not None:
            self._seeds = seed_source(seed)
        return self._setup.start(Chance(self._seeds.getrandbits(SEED_BITS)))

    def picture(self, state: State, seat: int) -> str | None:
        """Return or print what a seat sees, as the render mode asks for."""
        if self.render_mode is None:
            return None
        text = self._setup.draw(state, seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing open."""
