"""`bestiary games`."""

from __future__ import annotations

import json
from typing import Any


def test_games_are_listed_as_json(run: Any) -> None:
    listed = run("games", "--json")
    assert listed.returncode == 0, listed.stderr
    games = {game["id"]: game for game in json.loads(listed.stdout)}
    assert games["marry"] == {
        "id": "marry",
        "title": "Marry the Monster",
        "players": [3, 4, 5],
        "options": {"free_tower": ["every_turn", "once_when_reached"]},
        "open_options": [],
    }


def test_games_are_listed_in_words(run: Any) -> None:
    listed = run("games")
    assert "Marry the Monster, 3, 4, 5 players" in listed.stdout
    assert "--option free_tower=every_turn|once_when_reached" in listed.stdout


def test_options_that_take_a_text_of_ones_own_say_so(run: Any) -> None:
    assert "--option tiles=standard|TEXT|@FILE" in run("games").stdout
    games = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert games["factory"]["open_options"] == ["tiles"]
