"""A finished game of six monsters, and how one plays Monster Factory through the page."""

from __future__ import annotations

from typing import Any

import httpx
from tests.e2e.serving import Server

from bestiary import bots
from bestiary.core import Chance, get
from bestiary.core.chance import Keyed
from bestiary.core.match import Match
from bestiary.core.record import encode

BOX_GAME = 483  # a key with which greedy bots finish all six first monsters, one of 24 tiles
NAMES = ("Ada", "Bruno", "Chiara", "Demir", "Elif", "Finn")


def six_finished(server: Server) -> str:
    """Imports a game in which all six first monsters get finished, and returns its id."""
    match = Match(get("factory"), 6, Keyed(BOX_GAME.to_bytes(32, "big")), names=NAMES)
    greedy, chance = bots.get("greedy"), Chance(BOX_GAME + 1)
    while not match.state.over:
        seat = int(match.state.to_act()).bit_length() - 1
        match.play(seat, greedy.choose(match.state.blind(seat), seat, chance))
    head = {"Content-Type": "application/json"}
    answer = httpx.post(f"{server.url}/api/records", content=encode(match.record()), headers=head)
    return str(answer.raise_for_status().json()["record"])


def open_factory(server: Server, bots_beside: int, bot: str = "greedy", options: dict[str, str] | None = None) -> str:
    """Opens a table of one person and bots and returns the person's link."""
    seats: list[dict[str, Any]] = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "bot": bot},) * bots_beside]
    wanted = {"game": "factory", "seats": seats, "options": options or {}}
    answer = httpx.post(f"{server.url}/api/tables", json=wanted).raise_for_status().json()
    return str(answer["links"][0]["path"])
