"""Practice over HTTP: a throw by physics, what is refused, and how many may wait."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bestiary.games.monstrous.physics.landings import aim_at
from bestiary.server.ground import WAITING, PracticeGround, TooManyThrows
from bestiary.server.settings import Settings

PATH = "/api/games/monstrous/practice"


def test_a_throw_flies_by_physics_and_stays_for_the_next(server: Any) -> None:
    status, laid = server.ask("POST", PATH, {})
    assert status == 200
    assert laid["air"] is None
    choice = laid["view"]["choices"][0]["action"]
    _, aimed = server.ask("POST", PATH, {"text": laid["text"], "decisions": [choice]})
    assert aimed["view"]["aiming"]
    _, made = server.ask("POST", PATH, {"text": laid["text"], "decisions": [choice, aim_at(320_000, 210_000, 0)]})
    assert made["air"]["nature"]
    assert made["view"]["flight"]
    assert made["events"][0]["kind"] in ("landed", "missed-table")
    _, again = server.ask("POST", PATH, {"text": made["text"]})
    assert len(again["view"]["lying"]) == 5 + ("a." in made["text"])


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        (PATH, {"text": "faith=9,9"}, 400, "bad-value"),
        (PATH, {"text": "x" * 7000}, 422, "invalid"),
        (PATH, {"decisions": [0, [0] * 8]}, 400, "refused"),
        (PATH, {"decisions": [0, [1 << 70] * 8]}, 422, "invalid"),
        (PATH, {"decisions": [99_999]}, 400, "refused"),
        (PATH, {"decisions": [0] * 20}, 422, "invalid"),
        (PATH, {"decisions": ["throw"]}, 422, "invalid"),
        (PATH, {"seats": 3}, 422, "invalid"),
        ("/api/games/marry/practice", {}, 404, "no-practice"),
        ("/api/games/chess/practice", {}, 404, "unknown-game"),
    ],
)
def test_a_bad_try_is_refused(server: Any, path: str, body: dict[str, Any], status: int, code: str) -> None:
    found, problem = server.ask("POST", path, body)
    assert (found, problem["code"]) == (status, code)
    assert problem["words"]


def test_no_more_throws_wait_than_land_soon() -> None:
    ground = PracticeGround(Settings())
    ground.waiting = [f"192.0.2.{number}" for number in range(WAITING)]
    with pytest.raises(TooManyThrows):
        asyncio.run(ground.land(SimpleNamespace()))  # type: ignore[arg-type]
    ground.close()
