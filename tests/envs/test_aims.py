"""Aims for learners: a box beside the actions, never refused, in Gymnasium and both kinds of PettingZoo environment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from tests.conformance.toys.tumble.game import GAME as TUMBLE

from bestiary.core import BadOption, Chance, Game, bits, column, get, register, registry
from bestiary.envs import BadAction
from bestiary.envs.gymnasium import BestiaryEnv
from bestiary.envs.pettingzoo import aec_env, parallel_env

MONSTROUS = get("monstrous")


@pytest.fixture(autouse=True)
def tumble() -> Iterator[None]:
    register(TUMBLE)
    yield
    registry._registered.pop(TUMBLE.id)


def some(space: Any, mask: Any, seed: int) -> dict[str, Any]:
    """Returns a legal action and an aim somewhere in the box."""
    space.seed(seed)
    return {"action": int(np.flatnonzero(mask)[0]), "aim": space["aim"].sample()}


def test_gymnasium_takes_a_box_where_one_aims() -> None:
    env = BestiaryEnv(TUMBLE, 2, aims="box", seat=0)
    assert isinstance(env.action_space, spaces.Dict)
    assert env.action_space["aim"].shape == (1,)
    _, info = env.reset(seed=1)
    assert info["aiming"]
    over = False
    for number in range(2):
        _, _, over, _, info = env.step({"action": 1, "aim": np.array([number - 0.5], np.float32)})
    assert over
    assert "refused" not in info
    check_env(BestiaryEnv(TUMBLE, 2, aims="box"), skip_render_check=True)


def test_a_whole_game_is_thrown_by_box_in_every_library() -> None:
    options = {"sunset": "2"}
    env = BestiaryEnv(MONSTROUS, 2, options, aims="box", opponents="random")
    _, info = env.reset(seed=3)
    aimed = over = 0
    while not over:
        aimed += info["aiming"]
        _, _, over, _, info = env.step(some(env.action_space, info["action_mask"], aimed))
        assert "refused" not in info
    assert aimed >= 2

    zoo = aec_env(MONSTROUS, 2, options, aims="box")
    zoo.reset(seed=3)
    for number, agent in enumerate(zoo.agent_iter()):
        row, _, ended, _, told = zoo.last()
        assert "refused" not in told
        zoo.step(None if ended else some(zoo.action_space(agent), row["legal"], number))  # type: ignore[index]

    together = parallel_env(MONSTROUS, 2, options, aims="box")
    rows, infos = together.reset(seed=3)
    number = aimed = 0
    while together.agents:
        actions = {agent: some(together.action_space(agent), rows[agent]["legal"], number) for agent in together.agents}
        rows, _, _, _, infos = together.step(actions)
        assert not any("refused" in each for each in infos.values())
        aimed += any(each["aiming"] for each in infos.values())
        number += 1
    assert 0 < aimed < number


def test_no_number_of_the_box_is_refused() -> None:
    state = MONSTROUS.start(3, Chance(1))
    while MONSTROUS.sample_aim(state, bits(state.to_act())[0], Chance(1)) is None:
        seat = bits(state.to_act())[0]
        state.apply(seat, state.legal(seat)[0])
    seat = bits(state.to_act())[0]
    dice = np.random.default_rng(4)
    corners = [list(row) for row in np.array(np.meshgrid(*[[-1.0, 1.0]] * 8)).reshape(8, -1).T]
    for box in [*corners, *dice.uniform(-1, 1, (300, 8)).tolist()]:
        aim = MONSTROUS.aim_of(box)
        assert state.aim_refusal(seat, column(aim)) == 0, (box, aim)


@pytest.mark.parametrize(
    "action", [0, {"action": 0}, {"action": 0, "aim": [1, 2]}, {"action": 0, "aim": [float("nan")]}]
)
def test_what_is_no_action_with_an_aim_says_so(action: Any) -> None:
    env = BestiaryEnv(TUMBLE, 2, aims="box")
    env.reset(seed=1)
    with pytest.raises(BadAction, match="aim"):
        env.step(action)


@pytest.mark.parametrize(("game", "aims"), [("marry", "box"), ("tumble", "boxes")])
def test_aims_are_for_games_in_which_one_aims(game: str, aims: Any) -> None:
    with pytest.raises(BadOption, match="aims"):
        BestiaryEnv(game, aims=aims)


@pytest.mark.parametrize("nature", ["quick", "live"])
def test_nature_is_quick_or_as_people_play(nature: Any) -> None:
    env = aec_env(MONSTROUS, 2, {"sunset": "1"}, nature=nature)
    env.reset(seed=2)
    for agent in env.agent_iter():
        row, _, ended, _, _ = env.last()
        env.step(None if ended else int(np.flatnonzero(row["action_mask"])[-1]))  # type: ignore[index]
        assert agent in env.possible_agents
    with pytest.raises(BadOption, match="nature"):
        aec_env(MONSTROUS, 2, nature="slow")  # type: ignore[arg-type]


def test_a_game_may_be_given_itself() -> None:
    assert isinstance(TUMBLE, Game)
    assert aec_env(TUMBLE, 2, aims="box").action_space("player_0")["aim"].shape == (1,)  # type: ignore[index]
