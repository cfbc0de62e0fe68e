"""PettingZoo's AEC environment: the seats act one after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from bestiary.core import Refused, State, decide
from bestiary.core.game import shares
from bestiary.envs.aims import AimMode
from bestiary.envs.buffers import INT8, INT32, share
from bestiary.envs.setup import (
    ILLEGAL_REWARD,
    RESET_FIRST,
    BadAction,
    IllegalMode,
    NotReset,
    Setup,
)
from bestiary.envs.zoo_table import Observation, ZooTable, pettingzoo


class BestiaryAEC(ZooTable, pettingzoo.AECEnv):  # type: ignore[misc]
    """An environment that asks seat by seat; of several that owe at once, the first, without telling the others.

    An action that a rule forbids ends the game with reward -1 for the offender and 0 for the others, as PettingZoo's
    own games do, and `infos` cites the rule; with `illegal="raise"` it raises `Refused` and changes nothing.
    """

    _noops = 0

    def __init__(
        self,
        setup: Setup,
        render_mode: str | None = None,
        illegal: IllegalMode = "end",
        aims: AimMode = "actions",
    ) -> None:
        ZooTable.__init__(self, setup, render_mode, illegal, aims)
        self._mask = self._aims.mask
        # A mask of seats that owe, and the seat asked first: a look-up is cheaper than counting bits in each step.
        self._asked = {owed: (owed & -owed).bit_length() - 1 for owed in range(1, 1 << setup.players)}
        self._seat = 0
        self.agent_selection = self.possible_agents[0]

    def reset(self, seed: SupportsIndex | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a new game; the game's options belong to the environment, so `options` here changes nothing."""
        self._state = state = self.started(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on(state)

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows now; its mask is all zeros while it owes no decision."""
        return self._observe(self.playing(), self._seats[self.known(agent)])

    def _observe(self, state: State, seat: int) -> Observation:
        return {
            "observation": share(state.observe(seat), INT32),
            self._mask: share(state.mask(seat, self._width), INT8),
        }

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, terminated, truncated and info of the agent that owes."""
        agent = self.agent_selection
        state = self._state
        if state is None or not self.agents:
            raise NotReset(RESET_FIRST)
        return (
            self._observe(state, self._seat) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Play the decision of the agent that owes; take None from an agent whose game is over."""
        state = self._state
        if state is None or not self.agents:
            raise NotReset(RESET_FIRST)
        if self.terminations[self.agent_selection]:
            self._leave(action)
            return
        try:
            decide(state, self._setup.game, self._seat, self._aims.decision(state, self._seat, action))
        except Refused as refusal:
            if self.illegal == "raise":
                raise
            offender = self.agent_selection
            self._end(state, {offender: ILLEGAL_REWARD})
            self.infos[offender]["refused"] = str(refusal)
            return
        self._go_on(state)

    def _go_on(self, state: State) -> None:
        seat = self._asked.get(state.to_act())
        if seat is None:
            seat = self._asked.get(self._setup.settle(state))
        if seat is None:
            self._end(state, dict(zip(self.possible_agents, shares(state), strict=True)))
            return
        self._seat = seat
        self.agent_selection = self.possible_agents[seat]
        if self._aims.box:
            self.infos[self.agent_selection]["aiming"] = self._aims.may(state, seat)

    def _end(self, state: State, rewards: Mapping[str, float]) -> None:
        for agent, seat in self._seats.items():
            self.rewards[agent] = rewards.get(agent, 0.0)
            self.terminations[agent] = True
            self.infos[agent] = {"score": int(state.score(seat))}
        self._accumulate_rewards()
        self._seat = 0
        self.agent_selection = self.agents[0]

    def _leave(self, action: Any) -> None:
        if action is not None:
            raise BadAction(f"the game of {self.agent_selection} is over: its only action is None, not {action!r}")
        self._was_dead_step(None)
        self._seat = self._seats[self.agent_selection]

    def render(self) -> str | None:
        """Draw what the agent that owes sees, or at the end a spectator: returned ("ansi") or printed ("human")."""
        state = self.playing()
        return self.picture(state, self._setup.players if state.over else self._seat)
