"""Outcomes as the rules take them in: by physics, by practised landings, one card or two, and aims in both forms."""

from __future__ import annotations

import numpy as np
import pytest

from bestiary.core import NATURE, BadGame, Chance, Keyed, Match, bits, column, get
from bestiary.core.nature import outcome_key
from bestiary.games.monstrous.physics import flight, landings, nature
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.state import Monstrous

GAME = get("monstrous")
KEY = bytes(32)


def thrown(seats: int = 2, seed: int = 1, **options: str) -> Monstrous:
    """Starts a game and plays at random until something is in the air."""
    state = GAME.start(seats, Chance(seed), options)
    choices = Chance(seed)
    while state.to_act() != NATURE:
        seat = bits(state.to_act())[0]
        legal = state.legal(seat)
        state.apply(seat, int(n.LOCK) if n.LOCK in legal else legal[int(choices.below(len(legal)))])
    assert isinstance(state, Monstrous)
    return state


@pytest.mark.parametrize("options", [{}, {"players": "teams"}])
def test_physics_gives_what_the_rules_take(options: dict[str, str]) -> None:
    for seed in range(3):
        state = thrown(4, seed, **options)
        cards = [each.card for each in nature.flying(state)]
        assert len(cards) == (2 if options else 1)
        outcome = nature.live_outcome(state, Keyed(outcome_key(KEY, seed)))
        assert outcome == nature.live_outcome(state, Keyed(outcome_key(KEY, seed)))
        state.apply_nature(column(outcome))
        for card in cards:
            assert state.place[card] != n.AIR
        packed = flight.to_bytes([int(value) for value in state.flight])
        assert set(cards) <= set(flight.unpack(packed)[0])


def test_a_whole_game_is_played_by_physics_and_recorded() -> None:
    match = Match(GAME, 2, Keyed(KEY), {"sunset": "3"})
    choices = Chance(2)
    while mask := match.state.to_act():
        if mask == NATURE:
            key = outcome_key(KEY, match.outcomes)
            match.nature(GAME.live_outcome(match.state, Keyed(key)))
            continue
        seat = bits(mask)[0]
        aim = GAME.sample_aim(match.state, seat, choices)
        if aim is not None and choices.below(2):
            match.aim(seat, aim)
        else:
            legal = match.state.legal(seat)
            match.play(seat, legal[int(choices.below(len(legal)))])
    assert match.outcomes >= 6
    record = match.record()
    assert any(move.text.startswith("aim ") for move in record.moves)
    assert record.verify_key()
    assert [list(map(int, record.final().poses))] == [list(map(int, match.state.poses))]  # type: ignore[attr-defined]


@pytest.mark.parametrize("skill", ["normal", "expert", "novice"])
def test_practised_landings_give_what_the_rules_take(skill: str) -> None:
    for seed in range(8):
        state = thrown(3, seed, skill=skill)
        state.apply_nature(column(nature.outcome(state, Chance(seed))))
        assert state.to_act() != NATURE


def test_a_landing_asks_chance_once_for_each_card() -> None:
    for options, cards in (({}, 1), ({"players": "teams"}, 2)):
        chance = Chance(3)
        nature.outcome(thrown(4, 5, **options), chance)
        assert chance.asked == cards


def test_the_grid_and_its_numbers_end_at_the_same_place() -> None:
    for manner in range(n.MANNERS):
        for target in ((-290_000, 190_000), (20_000, 10_000), (412_500, -187_500)):
            numbers = landings.aim_at(*target, manner)
            assert GAME.start(2, Chance(1)).aim_refusal(0, column(numbers)) != 0  # nothing is to be aimed yet
            by_grid = landings.spread_at(*target, manner, 0)
            by_numbers = landings.spread_of(numbers, 0)
            assert np.abs(by_grid.rows[:, :2] - by_numbers.rows[:, :2]).max() < 4_000
            assert (by_grid.rows[:, 3] == by_numbers.rows[:, 3]).all()


def test_every_aim_of_the_grid_is_one_that_the_rules_allow() -> None:
    state = GAME.start(2, Chance(1))
    while state.ask != n.ASK_COLUMN:  # type: ignore[attr-defined]
        seat = bits(state.to_act())[0]
        state.apply(seat, state.legal(seat)[0])
    seat = bits(state.to_act())[0]
    for across in range(0, int(n.COLUMNS), 5):
        for along in range(0, int(n.ROWS), 3):
            for manner in range(n.MANNERS):
                numbers = landings.aim_at(*landings.cell(across, along), manner)
                assert state.aim_refusal(seat, column(numbers)) == 0, (across, along, manner, numbers)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("technique soft", "technique firm"),
        ("distance 250000", "distance far"),
        ("expert ", "clumsy "),
        ("normal ", "normal 1,2,3,4 "),
    ],
)
def test_a_spoilt_file_of_landings_is_refused_with_its_line(old: str, new: str) -> None:
    text = (GAME.folder / "physics" / landings.FILE).read_text("ascii")
    landings.parse(text)
    with pytest.raises(BadGame, match=landings.FILE):
        landings.parse(text.replace(old, new, 1))
