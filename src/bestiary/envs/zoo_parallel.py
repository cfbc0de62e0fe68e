"""PettingZoo's parallel environment: all seats act at once, with NOOP for those not asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from bestiary.core import Decision, Refused, State, decide
from bestiary.core.game import shares
from bestiary.core.state import NOT_ASKED
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


class BestiaryParallel(ZooTable, pettingzoo.ParallelEnv):  # type: ignore[misc]
    """An environment for all seats at once; one that is not asked has one legal action, NOOP, the last.

    An action that a rule forbids is answered as in the AEC environment; with `illegal="raise"` nothing is played
    unless all of it can be.
    """

    _noops = 1

    def __init__(
        self,
        setup: Setup,
        render_mode: str | None = None,
        illegal: IllegalMode = "end",
        aims: AimMode = "actions",
    ) -> None:
        ZooTable.__init__(self, setup, render_mode, illegal, aims)
        self.noop = setup.game.actions
        self._idle = bytes(self.noop) + b"\x01"

    def reset(
        self,
        seed: SupportsIndex | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new game; the game's options belong to the environment, so `options` here changes nothing."""
        self._state = state = self.started(seed)
        self.agents = self.possible_agents[:]
        return self._observations(state, state.to_act()), self._infos(state)

    def _infos(self, state: State) -> dict[str, dict[str, Any]]:
        if not self._aims.box:
            return {agent: {} for agent in self.possible_agents}
        return {agent: {"aiming": self._aims.may(state, seat)} for agent, seat in self._seats.items()}

    def _observations(self, state: State, owed: int) -> dict[str, Observation]:
        return {
            agent: {
                "observation": share(state.observe(seat), INT32),
                self._aims.mask: share(state.mask(seat, self._width) if owed >> seat & 1 else self._idle, INT8),
            }
            for agent, seat in self._seats.items()
        }

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the decisions of all agents that owe one, in seat order."""
        state = self._state
        if state is None or not self.agents:
            raise NotReset(RESET_FIRST)
        owed = state.to_act()
        answers = self._answers(state, actions, owed)
        refused = {
            seat: number
            for seat, decision in answers.items()
            if (number := self._aims.refusal(state, seat, decision) if owed >> seat & 1 else int(NOT_ASKED))
        }
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        if refused:
            for seat, number in refused.items():
                rule = self._setup.game.rule(number)
                refusal = Refused(rule.id, number, rule.words())
                if self.illegal == "raise":
                    raise refusal
                rewards[agents[seat]] = ILLEGAL_REWARD
                infos[agents[seat]]["refused"] = str(refusal)
        else:
            for seat, decision in answers.items():
                decide(state, self._setup.game, seat, decision)
            owed = self._setup.settle(state)
            infos = self._infos(state)
        over = bool(refused) or owed == 0
        if over:
            for seat, agent in enumerate(agents):
                infos[agent]["score"] = int(state.score(seat))
            if not refused:
                rewards = dict(zip(agents, shares(state), strict=True))
            owed = 0
            self.agents = []
        return (
            self._observations(state, owed),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _answers(self, state: State, actions: Mapping[str, Any], owed: int) -> dict[int, Decision]:
        """Return what the seats decide: all that owe, and whatever else is not NOOP."""
        for agent in actions:
            self.known(agent)
        answers: dict[int, Decision] = {}
        for agent, seat in self._seats.items():
            if agent in actions:
                decision = self._aims.decision(state, seat, actions[agent])
                if owed >> seat & 1 or decision != self.noop:
                    answers[seat] = decision
            elif owed >> seat & 1:
                raise BadAction(f"{agent} owes a decision and `actions` has none for it")
        return answers

    def render(self) -> str | None:
        """Draw what a spectator sees: returned ("ansi") or printed ("human")."""
        return self.picture(self.playing(), self._setup.players)
