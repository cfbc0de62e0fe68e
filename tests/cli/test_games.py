"""`bestiary games`."""

from __future__ import annotations

import json
from typing import Any

from bestiary.core import get


def test_games_are_listed_as_json(run: Any) -> None:
    listed = run("games", "--json")
    assert listed.returncode == 0, listed.stderr
    games = {game["id"]: game for game in json.loads(listed.stdout)}
    assert games["marry"].pop("summary").startswith("A lonely fachan")
    assert games["marry"] == {
        "id": "marry",
        "title": "Marry the Monster",
        "players": [3, 4, 5],
        "minutes": [20, 40],
        "bots": ["random", "hatchling", "whelp", "greedy", "brute", "ogre", "titan"],
        "options": {option.name: list(option.values) for option in get("marry").options},
        "open_options": [],
    }


def test_games_are_listed_in_words(run: Any) -> None:
    listed = run("games")
    assert "Marry the Monster, 3, 4, 5 players, 20 to 40 minutes" in listed.stdout
    assert "A lonely fachan stomps through the valley." in listed.stdout
    assert max(map(len, listed.stdout.splitlines())) <= 80
    assert "--option free_tower=every_turn|once_when_reached" in listed.stdout


def test_bots_are_listed_the_weakest_first_with_their_strength(run: Any) -> None:
    rows = run("games").stdout.split("The bots, the weakest first")[1].splitlines()[1:]
    assert [row.split()[0] for row in rows] == ["random", "hatchling", "whelp", "greedy", "brute", "ogre", "titan"]
    assert all(len(row.split()) > 3 for row in rows)
    german = run("games", "--language", "de").stdout
    assert "der schwächste zuerst" in german
    assert "20 bis 40 Minuten" in german


def test_options_that_take_a_text_of_ones_own_say_so(run: Any) -> None:
    assert "--option tiles=standard|TEXT|@FILE" in run("games").stdout
    games = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert games["factory"]["open_options"] == ["tiles"]
