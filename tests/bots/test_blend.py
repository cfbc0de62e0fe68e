"""Levels below greedy: each game's own share of decisions that are taken without looking."""

import json
from importlib.resources import files

import pytest

from bestiary import bots
from bestiary.bots.blend import HEEDLESS, OTHERS, WHOLE, heedless
from bestiary.bots.bot import UnknownBot
from bestiary.core import games
from bestiary.core.chance import Chance
from bestiary.core.game import bits
from bestiary.core.registry import get
from bestiary.lab.arena import Arena, line_up
from bestiary.lab.crew import hold
from bestiary.lab.players import check_player, player

SHARES = json.loads((files("bestiary.bots") / "levels.json").read_text("utf-8"))
OWN = [game.id for game in games() if type(game).__module__.startswith("bestiary.games.")]


def test_every_game_of_ours_is_calibrated_and_nothing_else() -> None:
    assert set(SHARES) == {*OWN, OTHERS}
    for row in SHARES.values():
        assert 0 < row["whelp"] < row["hatchling"] < WHOLE


def test_a_game_that_nobody_calibrated_has_levels_too() -> None:
    assert heedless("whelp", "a game of somebody else's") == SHARES[OTHERS]["whelp"]


@pytest.mark.parametrize("game", OWN)
def test_a_level_answers_legally_and_alike(game: str) -> None:
    state = get(game).start(min(get(game).seats), Chance(3), {})
    seat = bits(state.to_act())[0]
    for name in ("hatchling", "whelp"):
        chosen = {int(bots.get(name).choose(state.blind(seat), seat, Chance(5))) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen <= set(state.legal(seat))


@pytest.mark.parametrize(("upper", "lower"), [("hatchling", "random"), ("whelp", "hatchling"), ("greedy", "whelp")])
def test_each_level_beats_the_one_below_it(upper: str, lower: str) -> None:
    """Marry alone, on fixed deals; `research/levels.py` measures all games."""
    arena = Arena("marry", line_up("marry", (upper, lower), 3), 60)
    assert hold(arena, 1).wins[0] > arena.games / arena.players


def test_the_lab_tries_other_shares() -> None:
    careless = player(f"hatchling+{HEEDLESS}={WHOLE}")
    state = get("marry").start(3, Chance(1), {})
    seat = bits(state.to_act())[0]
    blind = state.blind(seat)
    assert {int(careless.choose(blind, seat, Chance(seed))) for seed in range(300)} == set(blind.legal(seat))
    with pytest.raises(UnknownBot, match="at least 1"):
        check_player(f"hatchling+{HEEDLESS}=0", get("marry"))
    with pytest.raises(UnknownBot, match="no term 'points' for"):
        check_player("hatchling+points=3", get("marry"))
