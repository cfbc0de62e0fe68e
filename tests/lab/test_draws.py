"""Wins with and without a card: the rates, and intervals that hold for all cards at once."""

from __future__ import annotations

import json
from random import Random

import pytest

from bestiary.cli import run
from bestiary.lab.arena import Arena, BadArena
from bestiary.lab.crew import hold
from bestiary.lab.draws import Draws


def test_rates_are_counted_by_seats() -> None:
    draws = Draws()
    draws.add(0, [(0, "crown"), (0, "crown"), (1, "mud")], {0: 1.0}, 2)
    draws.add(1, [(1, "crown"), (1, "mud")], {0: 0.5, 1: 0.5}, 2)
    crown, mud = draws.report()
    assert (crown["card"], crown["drawn"], crown["not_drawn"], crown["with"], crown["without"]) == (
        "crown", 2, 2, 0.75, 0.25,
    )  # fmt: skip
    assert (mud["card"], mud["drawn"], mud["difference"]) == ("mud", 2, -0.5)


def test_an_interval_finds_the_card_that_wins_and_spares_those_that_do_nothing() -> None:
    chance = Random(4)
    draws = Draws()
    for deal in range(2_000):
        drawn = [(seat, f"card {card}") for card in range(10) for seat in range(2) if chance.random() < 0.3]
        strong = [seat for seat, card in drawn if card == "card 0"]
        winner = strong[0] if len(strong) == 1 and chance.random() < 0.4 else chance.randrange(2)
        draws.add(deal, drawn, {winner: 1.0}, 2)
    first, *others = draws.report()
    assert first["card"] == "card 0"
    assert 0 < first["low"] < first["difference"] < first["high"]
    assert all(row["low"] <= 0 <= row["high"] for row in others)


def test_games_of_one_deal_count_as_one_sample() -> None:
    once, again = Draws(), Draws()
    for deal in range(40):
        game = ([(deal % 2, "crown")], {deal % 3 % 2: 1.0}, 2)
        once.add(deal, *game)
        for _ in range(3):
            again.add(deal, *game)
    assert {**again.report()[0], "drawn": 40, "not_drawn": 40} == once.report()[0]


def test_the_arena_compares_cards_where_a_game_tells_them(capsys: pytest.CaptureFixture[str]) -> None:
    arena = Arena("mashup", ("random",) * 2, 2, cards=True)
    cards = hold(arena, 1).report()["cards"]
    assert cards == hold(arena, 2).report()["cards"]
    assert all(card["drawn"] + card["not_drawn"] == 4 for card in cards)
    assert run(["arena", "mashup", "--seats", "random", "--players", "2", "--games", "1", "--cards", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["cards"]) > 10
    with pytest.raises(BadArena, match="does not tell"):
        Arena("marry", ("random",) * 3, 1, cards=True)
