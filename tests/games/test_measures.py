"""What every game promises beside its rules: score terms, observations and invariants hold all through a game."""

from __future__ import annotations

import pytest

from bestiary.conformance.settings import settings_of
from bestiary.core import NATURE, Chance, Game, State, bits, games
from bestiary.core.game import column

DECISIONS = 160
EVERY = 8


def step(game: Game, state: State, chance: Chance) -> None:
    """Plays one decision at random, or takes in an outcome."""
    if state.to_act() == NATURE:
        state.apply_nature(column(game.outcome(state, chance)))
        return
    seat = bits(state.to_act())[0]
    actions = state.legal(seat)
    state.play(seat, actions[int(chance.below(len(actions)))])


@pytest.mark.parametrize("ends", [0, -1], ids=["fewest", "most"])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_terms_observations_and_invariants_hold_all_through_a_game(game: Game, ends: int) -> None:
    seats, options = sorted(settings_of(game, pairs=False), key=lambda each: each[0])[ends]
    chance = Chance(11)
    state = game.start(seats, Chance(5), options)
    low, high = game.observation_range
    for number in range(DECISIONS):
        if state.over:
            break
        if number % EVERY == 0:
            assert game.invariants(state) == []
            for seat in range(seats):
                assert len(state.terms(seat)) == len(game.terms)
                observed = [int(value) for value in state.observe(seat)]
                assert len(observed) == game.observation_width
                assert low <= min(observed)
                assert max(observed) <= high
                assert observed == [int(value) for value in state.blind(seat).observe(seat)]
                assert state.terms(seat) == state.blind(seat).terms(seat)
        step(game, state, chance)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_named_positions_are_sound_and_can_be_shown_and_said(game: Game) -> None:
    words = game.words()
    for name, state in game.positions().items():
        assert game.invariants(state) == [], name
        for seat in range(state.seats + 1):
            view = game.view_of(state, seat)
            assert words.say_prompt(view.prompt), name
            assert all(game.describe(view, choice, words) for choice in view.choices[:12]), name
        assert game.draw(game.view_of(state, 0), words).lines, name
