"""PettingZoo environments: what is observed, what is legal, how a game ends, how an environment is copied."""

from __future__ import annotations

import copy
import itertools
import pickle
import random

import numpy as np
import pettingzoo
import pytest
from tests.envs.every import EVERY, Options

from bestiary.core import BadOption, BadSeats, BadSeed, Game, Refused, UnknownGame, registry
from bestiary.envs import BadAction, NotReset
from bestiary.envs.pettingzoo import BestiaryAEC, BestiaryParallel, aec_env, parallel_env


def step_at_random(env: BestiaryAEC, chance: random.Random) -> tuple[dict, float, bool, bool, dict]:
    seen = env.last()
    env.step(None if seen[2] else int(chance.choice(np.flatnonzero(seen[0]["action_mask"]))))
    return seen


def play_at_random(env: BestiaryAEC, chance: random.Random, steps: int) -> None:
    for _ in range(steps):
        step_at_random(env, chance)


def actions_at_random(seen: dict, chance: random.Random) -> dict[str, int]:
    return {agent: int(chance.choice(np.flatnonzero(each["action_mask"]))) for agent, each in seen.items()}


def flat(seen: tuple) -> tuple:
    observation, *rest = seen
    return ({key: value.tolist() for key, value in observation.items()}, *rest)


# What is observed


@pytest.mark.parametrize(("game", "players", "options"), EVERY)
def test_the_mask_is_what_is_legal_and_the_row_has_the_declared_form(
    game: Game, players: int, options: dict[str, str]
) -> None:
    env = aec_env(game, players, options)
    env.reset(seed=3)
    chance = random.Random(3)
    for _ in range(150):
        if not env.agents:
            break
        for agent in env.agents:
            seat = env.possible_agents.index(agent)
            observation = env.observe(agent)
            assert np.flatnonzero(observation["action_mask"]).tolist() == env._state.legal(seat)
            assert observation["observation"].tolist() == list(env._state.blind(seat).observe(seat))
            assert env.observation_space(agent).contains(observation)
        step_at_random(env, chance)


def test_a_stored_observation_never_changes_and_cannot_be_written() -> None:
    env = aec_env("marry", 3)
    env.reset(seed=1)
    chance = random.Random(1)
    stored, copies = [], []
    for _ in range(60):
        observation = step_at_random(env, chance)[0]
        stored.append(observation)
        copies.append(copy.deepcopy(observation))
    for kept, copied in zip(stored, copies, strict=True):
        for key, row in kept.items():
            assert row.tolist() == copied[key].tolist()
            assert not row.flags.writeable
    for key in ("observation", "action_mask"):
        rows = [observation[key] for observation in stored]
        assert not any(np.shares_memory(one, other) for one, other in itertools.pairwise(rows))


def test_the_rows_are_the_buffers_of_the_rules() -> None:
    env = aec_env("marry", 3)
    env.reset(seed=1)
    observation = env.last()[0]
    assert observation["observation"].base is not None
    assert observation["observation"].dtype == np.int32
    assert observation["action_mask"].dtype == np.int8


def test_the_central_state_is_what_all_seats_know() -> None:
    env = aec_env("marry", 3)
    env.reset(seed=1)
    play_at_random(env, random.Random(1), 30)
    rows = [env.observe(agent)["observation"] for agent in env.agents]
    assert env.state().tolist() == np.concatenate(rows).tolist()


# Playing


@pytest.mark.parametrize(("game", "players", "options"), EVERY)
def test_the_winners_split_one_at_the_end(game: Game, players: int, options: Options) -> None:
    env = aec_env(game, players, options)
    env.reset(seed=5)
    chance = random.Random(5)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        step_at_random(env, chance)
    won = env._state.winners().bit_count()
    assert sum(env.rewards.values()) == pytest.approx(1.0 if won else 0.0)
    assert {agent: info["score"] for agent, info in env.infos.items()} == {
        agent: env._state.score(seat) for seat, agent in enumerate(env.agents)
    }
    for _ in range(players):
        step_at_random(env, chance)
    assert env.agents == []


def test_an_illegal_action_loses_the_game_and_cites_the_rule() -> None:
    env = aec_env("marry", 4)
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in env.agents}
    assert "[" in env.infos[offender]["refused"]
    for _ in range(4):
        env.step(None)
    assert env.agents == []


def test_an_illegal_action_can_be_raised_instead_and_changes_nothing() -> None:
    env = aec_env("marry", 4, illegal="raise")
    env.reset(seed=1)
    before = flat(env.last())
    with pytest.raises(Refused):
        env.step(env.action_space(env.agent_selection).n)
    assert flat(env.last()) == before


def test_seats_that_choose_at_once_are_asked_in_turn_and_see_nothing_of_each_other(claws: Game) -> None:
    env = aec_env(claws, 3)
    env.reset(seed=1)
    assert env.agent_selection == "player_0"
    before = env.observe("player_2")["observation"].tolist()
    env.step(1)
    assert env.agent_selection == "player_1"
    env.step(2)
    assert env.agent_selection == "player_2"
    assert env.observe("player_2")["observation"].tolist() == before


def test_nature_is_asked_and_another_source_can_be_given(claws: Game) -> None:
    env = aec_env(claws, 2, {"storms": "yes"}, nature=lambda state, chance: [1])
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        env.step(0)
    assert env.infos["player_1"]["score"] >= 3


# Parallel


def test_a_seat_not_asked_has_noop_alone() -> None:
    env = parallel_env("marry", 4)
    seen, _ = env.reset(seed=2)
    chance = random.Random(2)
    for _ in range(100):
        owed = env._state.to_act()
        for seat, agent in enumerate(env.agents):
            legal = np.flatnonzero(seen[agent]["action_mask"]).tolist()
            assert legal == (env._state.legal(seat) if owed >> seat & 1 else [env.noop])
            assert env.observation_space(agent).contains(seen[agent])
        seen = env.step(actions_at_random(seen, chance))[0]
    assert env.noop == env.action_space("player_0").n - 1


def test_parallel_and_aec_play_the_same_game() -> None:
    aec, parallel = aec_env("marry", 3), parallel_env("marry", 3)
    aec.reset(seed=9)
    parallel.reset(seed=9)
    chance = random.Random(9)
    while parallel.agents:
        actor, action = aec.agent_selection, int(chance.choice(np.flatnonzero(aec.last()[0]["action_mask"])))
        aec.step(action)
        actions = {agent: action if agent == actor else parallel.noop for agent in parallel.agents}
        seen, rewards, over, _, _ = parallel.step(actions)
        for agent in aec.agents:
            assert aec.observe(agent)["observation"].tolist() == seen[agent]["observation"].tolist()
    assert all(over.values())
    assert rewards == aec.rewards


def test_all_choose_at_once_and_sleepers_are_left_out(claws: Game) -> None:
    env = parallel_env(claws, 3)
    env.reset(seed=4)
    seen = env.step({"player_0": 2, "player_1": 0, "player_2": 1})[0]
    masks = {agent: each["action_mask"].tolist() for agent, each in seen.items()}
    assert masks == {"player_0": [0, 0, 0, 1], "player_1": [1, 1, 1, 0], "player_2": [1, 1, 1, 0]}
    seen = env.step({"player_1": 2, "player_2": 2})[0]
    assert seen["player_0"]["action_mask"].tolist() == [1, 1, 0, 0]


def test_in_parallel_every_offender_loses(claws: Game) -> None:
    env = parallel_env(claws, 3)
    env.reset(seed=4)
    _, rewards, over, _, infos = env.step({"player_0": 3, "player_1": 0, "player_2": 7})
    assert rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": -1.0}
    assert all(over.values())
    assert infos["player_0"]["refused"].endswith("[unknown-action]")
    assert env.agents == []


def test_in_parallel_a_seat_not_asked_that_acts_is_refused_and_nothing_is_played() -> None:
    env = parallel_env("marry", 3, illegal="raise")
    seen, _ = env.reset(seed=4)
    state = env._state
    before = list(state.observe(0))
    actions = {agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()}
    idle = next(agent for agent, action in actions.items() if action == env.noop)
    with pytest.raises(Refused) as refusal:
        env.step({**actions, idle: 0})
    assert refusal.value.rule == "not-asked"
    assert list(state.observe(0)) == before


# Seeds and copies


def test_a_seed_repeats_a_run_of_games_and_no_seed_does_not() -> None:
    def firsts(seed: int | None) -> list[list[int]]:
        env = aec_env("marry", 5)
        env.reset(seed=seed)
        found = []
        for _ in range(6):
            found.append(env.last()[0]["observation"].tolist())
            env.reset()
        return found

    assert firsts(8) == firsts(8)
    assert firsts(8) != firsts(9)
    assert firsts(None) != firsts(None)
    assert len({tuple(each) for each in firsts(8)}) > 1


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(("game", "players", "options"), EVERY)
def test_a_copied_environment_goes_on_alike(twin_of, game: Game, players: int, options: Options) -> None:
    env = aec_env(game, players, options)
    env.reset(seed=6)
    play_at_random(env, random.Random(6), 12)
    twin = twin_of(env)
    one, other = random.Random(7), random.Random(7)
    for _ in range(80):
        if not env.agents:
            env.reset()
            twin.reset()
        assert flat(step_at_random(env, one)) == flat(step_at_random(twin, other))


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copied_parallel_environment_goes_on_alike_and_apart(twin_of, claws: Game) -> None:
    env = parallel_env(claws, 4, {"storms": "yes"})
    env.reset(seed=6)
    twin = twin_of(env)
    actions = dict.fromkeys(env.agents, 1)
    before = twin._state.observe(0)
    seen = env.step(actions)[0]
    assert list(twin._state.observe(0)) == list(before)
    again = twin.step(actions)[0]
    assert [each["observation"].tolist() for each in seen.values()] == [
        each["observation"].tolist() for each in again.values()
    ]


def test_a_game_that_nobody_registered_can_be_given_itself(claws: Game) -> None:
    registry._registered.pop("talons")
    env = aec_env(type(claws)(), 2)
    env.reset(seed=1)
    env.step(9)
    assert env.infos["player_0"]["refused"].endswith("[unknown-action]")
    assert str(pickle.loads(pickle.dumps(env))) == "talons_v7"


# Pictures and names


def test_a_picture_shows_the_seat_that_owes_then_the_spectator(claws: Game, capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_env(claws, 2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == "seat 0 sees [0, 0]"
    while not any(env.terminations.values()):
        env.step(0)
    assert env.render().startswith("seat 2 sees")
    loud = parallel_env(claws, 2, render_mode="human")
    loud.reset()
    assert loud.render() is None
    assert capsys.readouterr().out == "seat 2 sees [0, 0]\n"
    silent = aec_env(claws, 2)
    silent.reset()
    assert silent.render() is None


def test_pettingzoo_makes_the_games_by_name() -> None:
    assert isinstance(pettingzoo.make("aec", "bestiary/marry-v2", players=5), BestiaryAEC)
    assert isinstance(pettingzoo.make("parallel", "bestiary/marry-v2"), BestiaryParallel)
    assert str(aec_env("marry")) == "marry_v2"


# Bad input


@pytest.mark.parametrize("make", [aec_env, parallel_env])
@pytest.mark.parametrize(
    ("error", "says", "arguments"),
    [
        (UnknownGame, "there are: ", {"game": "chess"}),
        (BadSeats, "3, 4, 5 players, not 9", {"game": "marry", "players": 9}),
        (BadSeats, "3, 4, 5 players, not four", {"game": "marry", "players": "four"}),
        (BadOption, "has no option 'colour'", {"game": "marry", "options": {"colour": "red"}}),
        (BadOption, "is one of", {"game": "marry", "options": {"free_tower": "red"}}),
        (BadOption, "ansi, human", {"game": "marry", "render_mode": "rgb_array"}),
        (BadOption, "'end'", {"game": "marry", "illegal": "ignore"}),
    ],
)
def test_what_there_is_not_is_named_with_what_there_is(
    make, error: type[Exception], says: str, arguments: dict
) -> None:
    with pytest.raises(error, match=says):
        make(**arguments)


def test_an_environment_says_that_it_must_be_reset_first() -> None:
    env, parallel = aec_env("marry", render_mode="ansi"), parallel_env("marry", render_mode="ansi")
    for call in (
        env.last,
        env.render,
        lambda: env.observe("player_0"),
        lambda: env.step(0),
        parallel.render,
        lambda: parallel.step({}),
    ):
        with pytest.raises(NotReset, match="reset"):
            call()


def test_nonsense_is_refused_in_words() -> None:
    env, parallel = aec_env("marry"), parallel_env("marry")
    with pytest.raises(BadSeed, match="'x'"):
        env.reset(seed="x")
    env.reset(seed=1)
    parallel.reset(seed=1)
    with pytest.raises(BadAction, match="None"):
        env.step(None)
    with pytest.raises(BadAction, match=r"1\.5"):
        env.step(1.5)
    with pytest.raises(BadSeats, match="player_2"):
        env.observe("player_3")
    with pytest.raises(BadSeats, match="player_9"):
        parallel.step({"player_9": 0})
    with pytest.raises(BadAction, match="owes"):
        parallel.step({})
    env.step(env.action_space(env.agent_selection).n)
    with pytest.raises(BadAction, match="over"):
        env.step(0)
