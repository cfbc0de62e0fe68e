"""OpenSpiel: chance as nodes, several seats at once, copies, words, and its own search on top."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from collections import Counter

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from tests.envs.every import EVERY, Options

from bestiary.core import BadOption, BadSeats, Chance, Game, Refused, Tape, TapeDry, plain
from bestiary.envs import Setup
from bestiary.envs.openspiel import load, register

IN_TURN = [each for each in EVERY if not each.values[0].simultaneous]


def walk(state: pyspiel.State, chance: random.Random, steps: int = 100_000) -> list[int]:
    """Plays at random and returns the outcomes of chance."""
    outcomes = []
    while not state.is_terminal() and steps:
        if state.is_simultaneous_node():
            seats = range(state.num_players())
            state.apply_actions([chance.choice(state.legal_actions(seat) or [0]) for seat in seats])
        else:
            action = chance.choice(state.legal_actions())
            if state.is_chance_node():
                outcomes.append(action)
            state.apply_action(action)
        steps -= 1
    return outcomes


@pytest.mark.parametrize(("game", "players", "options"), EVERY)
def test_metadata_is_what_the_game_declares(game: Game, players: int, options: Options) -> None:
    loaded = load(game, players, options)
    assert loaded.num_players() == players
    assert loaded.num_distinct_actions() == game.actions
    assert loaded.max_game_length() == game.longest
    assert loaded.observation_tensor_shape() == [game.observation_width]
    assert (loaded.min_utility(), loaded.max_utility()) == (0.0, 1.0)
    kind = loaded.get_type()
    assert (kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS) == game.simultaneous
    assert loaded.max_chance_nodes_in_history() > 0


@pytest.mark.parametrize(("game", "players", "options"), IN_TURN)
def test_the_outcomes_of_chance_are_the_tape_of_the_same_game(
    game: Game, players: int, options: dict[str, str]
) -> None:
    state = load(game, players, options).new_initial_state()
    outcomes = walk(state, random.Random(4), 120)
    steps = [action for action in state.full_history() if action.player >= 0]
    setup = Setup(game, players, options)
    twin = setup.start(Tape(outcomes))

    def play(step: pyspiel.PlayerAction) -> None:
        twin.play(step.player, step.action)
        setup.settle(twin)

    for step in steps[:-1]:
        play(step)
    if state.is_chance_node():
        with pytest.raises(TapeDry):
            play(steps[-1])
    else:
        play(steps[-1])
        assert plain(twin) == plain(state.node.state)


def test_a_game_pays_the_share_of_the_win() -> None:
    state = load("marry", 3).new_initial_state()
    assert state.returns() == [0.0] * 3
    walk(state, random.Random(1))
    assert sum(state.returns()) == pytest.approx(1.0)
    assert state.rewards() == state.returns()


def test_every_outcome_of_a_chance_node_is_as_likely() -> None:
    state = load("marry", 4).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seat, 0.25) for seat in range(4)]
    assert state.action_to_string(state.current_player(), 2) == "chance 2 of 4"


def test_a_clone_goes_its_own_way() -> None:
    state = load("marry", 3).new_initial_state()
    walk(state, random.Random(2), 60)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    walk(twin, random.Random(3), 30)
    assert str(state) == before
    assert str(twin) != before
    assert str(pickle.loads(pickle.dumps(state))) == before


def test_action_strings_are_the_notation() -> None:
    state = load("marry", 3).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert "house a1" in words
    assert state.string_to_action("house a1") == state.legal_actions()[words.index("house a1")]


def test_an_observation_tells_what_the_seat_knows_and_no_more() -> None:
    game = load("marry", 3)
    state = game.new_initial_state()
    assert state.observation_string(0) == "not dealt"
    walk(state, random.Random(5), 80)
    while state.is_chance_node():
        state.apply_action(0)
    observation = make_observation(game)
    for seat in range(3):
        observation.set_from(state, seat)
        assert observation.tensor.tolist() == [float(value) for value in state.node.state.observe(seat)]
        assert observation.tensor.tolist() == state.observation_tensor(seat)
        resampled = state.resample_from_infostate(seat, lambda: 0.3)
        assert state.observation_string(seat) == resampled.observation_string(seat)
        assert observation.string_from(state, seat) == state.observation_string(seat)
    with pytest.raises(BadOption):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))


def test_an_observer_sees_nothing_of_a_transition_that_waits_for_chance() -> None:
    state = load("marry", 3).new_initial_state()
    chance = random.Random(1)
    while state.node.state is None or not state.is_chance_node():
        known = state.observation_string(0) if not state.is_chance_node() else None
        state.apply_action(chance.choice(state.legal_actions()))
    assert known is not None
    assert state.observation_string(0) == known


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = load("marry", 3).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    before = str(state), state.history()
    wrong = next(each for each in range(300) if each not in state.legal_actions())
    with pytest.raises(Refused):
        state.apply_action(wrong)
    assert (str(state), state.history()) == before


# Several seats at once


def test_seats_choose_at_once_and_sleepers_have_nothing_to_choose(claws: Game) -> None:
    state = load(claws, 3).new_initial_state()
    state.apply_action(0)
    assert state.is_simultaneous_node()
    state.apply_actions([2, 1, 0])
    while state.is_chance_node():
        state.apply_action(0)
    assert [state.legal_actions(seat) for seat in range(3)] == [[], [0, 1, 2], [0, 1, 2]]
    state.apply_actions([0, 2, 2])
    while state.is_chance_node():
        state.apply_action(0)
    assert state.current_player() == 0


def test_nature_draws_through_chance_nodes(claws: Game) -> None:
    state = load(claws, 2, {"storms": "yes"}).new_initial_state()
    state.apply_action(0)
    state.apply_actions([0, 0])
    sizes = []
    while state.is_chance_node():
        sizes.append(len(state.chance_outcomes()))
        state.apply_action(1)
    assert sizes == [2, 3, 2]
    assert list(state.node.state.points) == [0, 2]


def test_chance_nodes_and_the_generator_have_the_same_distribution(claws: Game) -> None:
    chance = random.Random(1)
    walked, drawn = Counter(), Counter()
    for _ in range(1500):
        state = load(claws, 2).new_initial_state()
        state.apply_action(0)
        state.apply_actions([0, 1])
        walk(state, chance, 2)
        walked[tuple(state.node.state.points)] += 1
        plain_state = claws.start(2, Chance(chance.getrandbits(60)))
        plain_state.play(0, 0)
        plain_state.play(1, 1)
        drawn[tuple(plain_state.points)] += 1
    assert walked.keys() == drawn.keys()
    for key, count in walked.items():
        assert abs(count - drawn[key]) < 5 * np.sqrt(1500 * 0.5)


# OpenSpiel's algorithms


def test_openspiels_searchers_play_it() -> None:
    game = load("marry", 3)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    numbers = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    assert mcts.MCTSBot(game, 1.0, 3, evaluator, random_state=numbers).step(state) in state.legal_actions()
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.0, max_simulations=5, evaluator=evaluator, use_observation_string=True, random_state=numbers
    )
    assert bot.step(state) in state.legal_actions()


def test_openspiels_learning_environment_steps_through_it() -> None:
    env = rl_environment.Environment(load("marry", 3), chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    chance = random.Random(1)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([chance.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == pytest.approx(1.0)
    assert len(step.observations["info_state"][0]) == load("marry", 3).observation_tensor_shape()[0]


# Bad input


def test_what_there_is_not_is_named_with_what_there_is() -> None:
    with pytest.raises(BadSeats, match="not 7"):
        load("marry", 7)
    with pytest.raises(BadSeats, match="not 7"):
        pyspiel.load_game("bestiary_marry(players=7)")
    with pytest.raises(BadOption, match="one of"):
        pyspiel.load_game("bestiary_marry(free_tower=never)")


def test_registering_twice_does_no_harm(claws: Game) -> None:
    assert register(claws) == register(claws) == "bestiary_talons"


def test_a_process_that_used_it_ends_in_order() -> None:
    code = "import bestiary.envs.openspiel, pyspiel; pyspiel.load_game('bestiary_marry').new_initial_state()"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
