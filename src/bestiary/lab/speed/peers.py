"""What is measured of other libraries, played at random by the same drivers as Bestiary."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from typing import Any, Final

OPEN_SPIEL: Final = ("tic_tac_toe", "connect_four", "hex", "backgammon", "chess", "python_tic_tac_toe")
PETTINGZOO: Final = ("connect_four_v3", "tictactoe_v3", "go_v5")
SEARCHED: Final = ("hex", "backgammon", "chess")
IN_PYTHON: Final = " python bot"  # marks a search by OpenSpiel's bot that is written in Python
SEARCHED_IN_PYTHON: Final = ("hex", "backgammon")
RAW: Final = " raw"  # marks an environment without PettingZoo's own wrappers
ROLLOUTS: Final = 20

Sample = Callable[[], int]


def open_spiel_game(name: str) -> Any:
    """Load a game of OpenSpiel; those written in Python are known once their module is imported."""
    import pyspiel

    if name.startswith("python_"):
        importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    return pyspiel.load_game(name)


def open_spiel_python_steps(name: str) -> Sample:
    """Play a random game from Python: lists the legal actions and applies one; chance nodes are passed uncounted."""
    game = open_spiel_game(name)
    pick = random.Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), pick()))
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
            steps += 1
        return steps

    return play


def drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    """Return the outcome that a number between 0 and 1 falls on."""
    for outcome, probability in outcomes:
        at -= probability
        if at < 0:
            return outcome
    return outcomes[-1][0]


def open_spiel_engine_decisions(name: str) -> Sample:
    """Play random games inside OpenSpiel's C++: the rollouts of its search bot at a root it does not go beyond.

    It does not tell how many decisions they took, so the mean length of games driven from Python stands in.
    """
    import pyspiel

    game = open_spiel_game(name)
    play = open_spiel_python_steps(name)
    length = sum(play() for _ in range(ROLLOUTS)) / ROLLOUTS
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 1, False, 1, False)

    def roll_out() -> int:
        search.mcts_search(root)
        return round(ROLLOUTS * length)

    return roll_out


def open_spiel_simulations(name: str) -> Sample:
    """Search from the opening position by OpenSpiel's own bot, one random rollout to the end a simulation."""
    game = open_spiel_game(name.removesuffix(IN_PYTHON))
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.legal_actions()[0])
    size, search = python_search(game) if name.endswith(IN_PYTHON) else native_search(game)

    def simulate() -> int:
        search.mcts_search(root)
        return size

    return simulate


def native_search(game: Any) -> tuple[int, Any]:
    """Make OpenSpiel's search in C++, and say how many simulations it makes."""
    import pyspiel

    size = 200
    return size, pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, size, 100, False, 1, False)


def python_search(game: Any) -> tuple[int, Any]:
    """Make OpenSpiel's search in Python, and say how many simulations it makes."""
    import numpy as np
    from open_spiel.python.algorithms import mcts

    size = 10
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    return size, mcts.MCTSBot(game, 1.4, size, evaluator, solve=False, random_state=chance)


def pettingzoo_environment(name: str) -> Any:
    """Make one of PettingZoo's classic environments, wrapped as its documentation does, or raw."""
    module = importlib.import_module(f"pettingzoo.classic.{name.removesuffix(RAW)}")
    return module.raw_env() if name.endswith(RAW) else module.env()


def pettingzoo_steps(name: str) -> Sample:
    """Play a random game in one of PettingZoo's own environments."""
    env = pettingzoo_environment(name)
    pick = random.Random(1).random
    return lambda: play_environment(env, pick)


def play_environment(env: Any, pick: Callable[[], float]) -> int:
    """Play a random game by `last()` and `step()`; the None steps after the end are made and not counted."""
    env.reset()
    steps = 0
    while env.agents:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        actions = observation["action_mask"].nonzero()[0]
        env.step(actions[int(pick() * len(actions))])
        steps += 1
    return steps


SAMPLES: Final[dict[tuple[str, str], Callable[[str], Sample]]] = {
    ("open_spiel", "python_steps_per_s"): open_spiel_python_steps,
    ("open_spiel", "engine_decisions_per_s"): open_spiel_engine_decisions,
    ("open_spiel", "simulations_per_s"): open_spiel_simulations,
    ("pettingzoo", "pettingzoo_steps_per_s"): pettingzoo_steps,
}


def players_of(subject: str, game: str) -> int:
    """Return how many play a peer's game."""
    if subject == "open_spiel":
        return int(open_spiel_game(game.removesuffix(IN_PYTHON)).num_players())
    return len(pettingzoo_environment(game).possible_agents)
