"""How the kept games of this game end, what they show, and how often they would have asked a person."""

from __future__ import annotations

from statistics import median

import pytest
from tests.games.golden import golden, told
from tests.games.mashup.scene import GAME

import bestiary.games.mashup.rules.numbers as n
from bestiary.core import bits
from bestiary.games.mashup.state import Mashup


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_can_be_told_from_its_events_alone(seats: int) -> None:
    said = told(GAME, golden(GAME, seats))
    assert any("destroy" in line for line in said)
    assert said[-1].strip()


def test_together_they_show_most_events_and_cards() -> None:
    rows = [row for seats in GAME.seats for row in golden(GAME, seats).events]
    names = {GAME.event_kinds[row[0]].name for row in rows}
    assert {"played-at", "played-on", "destroyed", "infamy", "ate", "grew", "shot", "fled", "closed"} <= names
    played = {row[3] for row in rows if GAME.event_kinds[row[0]].name in ("played", "played-at", "played-on")}
    assert len(played) > 45  # of 64 kinds


def prompts(seats: int) -> list[int]:
    """Counts, for each Monster Move and each other player, how often the default orders would have asked him."""
    found: list[int] = []
    counts: list[int] = []
    running, asked = False, None
    for state, _ in golden(GAME, seats).replay():
        assert isinstance(state, Mashup)
        if state.running and not running:
            found += counts
            counts = [0] * (seats - 1)
        running = state.running
        window = (len(state.frames), int(state.top()), int(state.revealed), int(state.phase), int(state.step))
        opened = state.top() == n.F_WINDOW and window != asked
        if opened and counts and GAME.moment(state.blind(seats)) in GAME.default_orders:
            for seat in bits(state.to_act()):
                if seat != state.turn:
                    counts[(seat - int(state.turn)) % seats - 1] += 1
        asked = window
    return found


def test_default_orders_ask_less_than_once_in_another_players_monster_move() -> None:
    for seats in GAME.seats:
        assert median(prompts(seats)) < 1
