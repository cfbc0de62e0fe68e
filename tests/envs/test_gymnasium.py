"""Gymnasium: one seat learns, others are answered for from what they may know."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from tests.envs.every import EVERY

from bestiary import bots
from bestiary.core import BadOption, BadSeats, BadSeed, BestiaryError, Chance, Game, Refused, State, UnknownGame
from bestiary.core.game import shares
from bestiary.envs import BadAction, NotReset
from bestiary.envs.gymnasium import BestiaryEnv


def first_legal(blind: State, seat: int, chance: Chance) -> int:
    return blind.legal(seat)[0]


def play(env: BestiaryEnv, seed: int | None = None, steps: int = 10_000) -> list[tuple[Any, ...]]:
    """Plays a game at random; returns what was seen, as plain data."""
    chance = random.Random(seed)
    observation, info = env.reset(seed=seed)
    found: list[tuple[Any, ...]] = [(observation["observation"].tolist(), info["action_mask"].tolist())]
    over = False
    while not over and len(found) < steps:
        action = int(chance.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, over, _, info = env.step(action)
        found.append((observation["observation"].tolist(), info["action_mask"].tolist(), reward, over))
    return found


@pytest.mark.parametrize(("game", "players", "options"), EVERY)
def test_a_game_is_played_to_its_end_and_pays_the_share_of_the_win(
    game: Game, players: int, options: dict[str, str]
) -> None:
    env = BestiaryEnv(game, players, options, seat=players - 1)
    assert isinstance(env, gymnasium.Env)
    reward, over = play(env, 3)[-1][2:]
    assert over
    assert reward == shares(env._state)[players - 1]


def test_the_mask_is_what_is_legal_everywhere_it_stands() -> None:
    env = BestiaryEnv("marry", 4)
    observation, info = env.reset(seed=2)
    chance = random.Random(2)
    for _ in range(40):
        legal = env._state.legal(0)
        assert legal
        assert np.flatnonzero(observation["action_mask"]).tolist() == legal
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        assert env.action_masks().dtype == np.bool_
        assert np.flatnonzero(env.action_masks()).tolist() == legal
        observation, _, over, _, info = env.step(chance.choice(legal))
        if over:
            break


def test_flat_observations_are_the_row_alone() -> None:
    env = BestiaryEnv("marry", 3, flat=True)
    observation, info = env.reset(seed=1)
    assert observation in env.observation_space
    assert observation.tolist() == list(env._state.observe(0))
    assert info["action_mask"].any()


def test_an_opponent_is_given_its_blind_state_and_nothing_else() -> None:
    given: list[tuple[State, int]] = []

    def nosy(blind: State, seat: int, chance: Chance) -> int:
        given.append((blind, seat))
        return first_legal(blind, seat, chance)

    env = BestiaryEnv("marry", 3, opponents=nosy)
    play(env, 4, steps=12)
    assert given
    for blind, seat in given:
        assert blind.log is None
        assert type(blind.chance).__name__ == "NoChance"
        for other in range(3):
            known = list(blind.hand[other * 3 : other * 3 + 3])
            assert (-1 in known) == (other != seat)


def test_opponents_are_bots_names_or_functions_one_for_all_or_one_each() -> None:
    for opponents in ("greedy", bots.get("random"), first_legal, ["random", first_legal]):
        assert play(BestiaryEnv("marry", 3, opponents=opponents), 1, steps=8)


def test_a_seat_can_be_drawn_for_each_game() -> None:
    env = BestiaryEnv("marry", 5, seat=None)
    env.reset(seed=1)
    assert len({env.reset()[1]["seat"] for _ in range(40)}) == 5


def test_the_learner_chooses_at_once_with_others(claws: Game) -> None:
    seen: list[list[int]] = []

    def watch(blind: State, seat: int, chance: Chance) -> int:
        seen.append(list(blind.observe(seat)))
        return 1

    for action in (0, 1):
        env = BestiaryEnv(claws, 2, {"storms": "yes"}, opponents=watch)
        env.reset(seed=5)
        env.step(action)
    assert seen[0] == seen[1]


def test_a_learner_who_sleeps_waits_for_the_others(claws: Game) -> None:
    env = BestiaryEnv(claws, 3, opponents=lambda blind, seat, chance: 0)
    env.reset(seed=1)
    observation = env.step(2)[0]
    assert observation["observation"][8] == 2


def test_an_illegal_action_ends_the_game_or_is_raised() -> None:
    env = BestiaryEnv("marry", 3)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert "[" in info["refused"]
    with pytest.raises(NotReset):
        env.step(0)
    strict = BestiaryEnv("marry", 3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(Refused):
        strict.step(wrong)
    assert strict.action_masks().any()


def test_seeds_repeat_and_their_lack_does_not() -> None:
    assert play(BestiaryEnv("marry", 3), 7) == play(BestiaryEnv("marry", 3), 7)
    one, other = BestiaryEnv("marry", 3), BestiaryEnv("marry", 3)
    assert [one.reset()[0]["observation"].tolist() for _ in range(5)] != [
        other.reset()[0]["observation"].tolist() for _ in range(5)
    ]


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copied_environment_goes_on_alike(twin_of) -> None:
    env = BestiaryEnv("marry", 4, opponents="greedy")
    play(env, 2, steps=5)
    twin = twin_of(env)
    for _ in range(10):
        action = int(np.flatnonzero(env.action_masks())[0])
        one, other = env.step(action), twin.step(action)
        assert one[0]["observation"].tolist() == other[0]["observation"].tolist()
        assert one[1:4] == other[1:4]


def test_gymnasium_makes_the_games_by_name_and_draws_them(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("bestiary/marry-v2", players=4, opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5
    loud = BestiaryEnv("marry", render_mode="human")
    loud.reset(seed=1)
    assert loud.render() is None
    assert capsys.readouterr().out
    assert BestiaryEnv("marry").render() is None


@pytest.mark.parametrize(
    ("error", "says", "arguments"),
    [
        (UnknownGame, "there are", {"game": "chess"}),
        (BadSeats, "not 2", {"players": 2}),
        (BadSeats, "seat is 0 to 2", {"seat": 3}),
        (BadOption, "no option", {"options": {"x": "y"}}),
        (BadOption, "ansi, human", {"render_mode": "rgb_array"}),
        (BadSeats, "2 other seats", {"opponents": ["random"]}),
        (BadSeats, "not 7", {"opponents": 7}),
        (BestiaryError, "there is no bot", {"opponents": "genius"}),
    ],
)
def test_what_there_is_not_is_named_with_what_there_is(error: type[Exception], says: str, arguments: dict) -> None:
    with pytest.raises(error, match=says):
        BestiaryEnv(**{"game": "marry", **arguments})


def test_whoever_tries_for_pixels_and_takes_less_gets_it() -> None:
    """Stable-Baselines3's `make_vec_env` asks for pixels first, and again without them after a TypeError."""
    with pytest.warns(UserWarning, match="rgb_array"), pytest.raises(TypeError, match="ansi, human"):
        gymnasium.make("bestiary/marry-v2", render_mode="rgb_array")
    assert gymnasium.make("bestiary/marry-v2").render_mode is None


def test_nonsense_is_refused_in_words() -> None:
    env = BestiaryEnv("marry", render_mode="ansi")
    for call in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(NotReset, match="reset"):
            call()
    for seed in (-1, "x", 1.5):
        with pytest.raises(BadSeed):
            env.reset(seed=seed)
    env.reset(seed=1)
    with pytest.raises(BadAction):
        env.step("house")


def test_a_seat_that_never_decides_is_reported(claws: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claws.state, "to_act", lambda state: 0)
    with pytest.raises(BadSeats, match="nothing to decide"):
        BestiaryEnv(claws).reset(seed=1)
