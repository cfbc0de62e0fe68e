"""Nothing to decide on is out of sight: whatever a legal choice names is drawn, and shown when the choice is picked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from textual.containers import ScrollableContainer

from bestiary.core import Chance
from bestiary.terminal.board import Board
from bestiary.terminal.drawing import split

GAMES = {"marry": (3, 5), "factory": (2, 6), "maker": (3, 5), "mashup": (2, 6), "monstrous": (2, 5)}  # fewest, most
SMALL, LARGE = (80, 24), (140, 45)
STEPS = 150  # decisions of one game
EVERY = 10  # decisions, at least, from one that is looked at to the next
LEAST = 3  # looks without which a game has shown nothing


def unseen(
    table: Any, game: str, players: int, size: tuple[int, int], language: str = "en", options: Sequence[str] = ()
) -> set[str]:
    """Return the spots that legal choices of a game named and that were not on the screen when they were picked."""
    seats = ",".join(("you", *["random"] * (players - 1)))
    session = table.seat(seats, game=game, language=language, options=options)
    chance, found = Chance(4), set[str]()

    def look(board: Board, pane: ScrollableContainer) -> None:
        view = session.match.view(0)
        drawing, _ = split(session.game.draw(view, session.words))
        named = {spot for choice in view.choices for spot in choice.spots}
        found.update(named - set(drawing.places))
        board.drawing = drawing
        for spot in named & set(drawing.places):
            board.follow(spot)
            line, column, width = drawing.places[spot]
            left, top = pane.scroll_offset
            high, wide = pane.scrollable_content_region.height, pane.scrollable_content_region.width
            if not (top <= line < top + high and left <= column and column + width <= left + wide):
                found.add(spot)

    def pick(legal: Any) -> int:
        return int(legal[int(chance.below(len(legal)))])

    async def scene(stage: Any) -> None:
        await stage.until(lambda: session.due() == 0)
        screen = stage.app.screen
        screen.workers.cancel_all()
        looks = due = 0
        for number in range(STEPS):
            if session.over:
                break
            if number >= due and 0 in session.match.state.actors():
                looks, due = looks + 1, number + EVERY
                screen.show_all()
                await stage.pilot.pause()
                look(screen.query_one(Board), screen.query_one("#board-pane", ScrollableContainer))
            session.match.step(lambda blind, seat: pick(blind.legal(seat)), chance)
        assert looks >= LEAST

    table.run(session, scene, size)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("many", "size", "language"), [(0, SMALL, "en"), (1, SMALL, "de"), (1, LARGE, "de")])
def test_what_a_choice_names_is_in_sight(
    table: Any, game: str, many: int, size: tuple[int, int], language: str
) -> None:
    assert unseen(table, game, GAMES[game][many], size, language) == set()


@pytest.mark.parametrize(("players", "size", "language"), [(6, LARGE, "en"), (8, SMALL, "en"), (10, SMALL, "de")])
def test_what_a_team_aims_at_is_in_sight(table: Any, players: int, size: tuple[int, int], language: str) -> None:
    assert unseen(table, "monstrous", players, size, language, ["players=teams"]) == set()


def test_a_board_that_follows_nothing_is_found_out(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Board, "reveal", lambda *place: None)
    assert unseen(table, "monstrous", 2, SMALL)
