"""Without colours the screen says the same: whose a piece is, what is picked and what has changed are signs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from rich.style import Style
from tests.terminal.test_layout import MOVES, SEATS, midway
from textual.containers import ScrollableContainer
from textual.geometry import Region
from textual.widgets import OptionList

from bestiary.core.view import Drawing
from bestiary.terminal import board
from bestiary.terminal.board import Board
from bestiary.terminal.session import Session

LETTERS = "abcdef"  # of the seats
HEADING = re.compile(rf"^\W*([{LETTERS}])\d* ")  # of a player's part of a drawing


@dataclass(frozen=True)
class Cell:
    """One sign on the screen, and how it looks in a terminal that knows no colours."""

    sign: str
    reverse: bool
    bold: bool
    underline: bool


def cells(stage: Any) -> list[list[Cell]]:
    """Returns the screen, its colours left out."""
    return [
        [Cell(sign, *looks(segment.style or Style.null())) for segment in strip for sign in segment.text]
        for strip in stage.app.screen._compositor.render_strips()
    ]


def looks(style: Style) -> tuple[bool, bool, bool]:
    return bool(style.reverse), bool(style.bold), bool(style.underline)


def coloured(stage: Any) -> list[str]:
    """Returns the texts on the screen that have a colour all the same."""
    found = []
    for strip in stage.app.screen._compositor.render_strips():
        for text, style, _ in strip:
            shades = [each.triplet for each in (style.color, style.bgcolor) if each and each.triplet] if style else []
            if any(len(set(shade)) > 1 for shade in shades):
                found.append(text)
    return found


def unowned(drawing: Any, view: Any) -> set[str]:
    """Returns the drawn places with players' pieces that neither their sign nor their heading gives to one of them."""
    found = set()
    owners = {spot.id: {piece.seat for piece in spot.pieces if piece.seat >= 0} for spot in view.spots}
    for spot, (line, column, width) in drawing.places.items():
        # A card on a location of Monstrous is drawn as a place of its own, a hand is seen by its owner alone.
        if not owners.get(spot) or spot.startswith(("location-", "hand-")):
            continue
        above = (HEADING.match(each) for each in reversed(drawing.lines[: line + 1]))
        heading = next((each[1] for each in above if each), "")
        drawn = drawing.lines[line][column : column + width].casefold().split()[-1]
        if not any({heading, *drawn} & {LETTERS[seat], str(seat + 1)} for seat in owners[spot]):
            found.add(spot)
    return found


def around(stage: Any, spot: str) -> list[Cell]:
    """Returns the place of a spot on the screen, with the signs at its sides; nothing if it is out of sight."""
    drawn = stage.app.screen.query_one(Board)
    line, column, width = drawn.drawing.places[spot]
    place = Region(drawn.region.x + column - 1, drawn.region.y + line, width + 2, 1)
    pane = stage.app.screen.query_one("#board-pane", ScrollableContainer).scrollable_content_region
    return cells(stage)[place.y][place.x : place.right] if place in pane else []


def told_by_colour_alone(table: Any, session: Session) -> set[str]:
    """Returns what a person without colours could not read off a screen in the midst of a game."""
    found: set[str] = set()

    async def scene(stage: Any) -> None:
        screen = stage.app.screen
        await stage.until(lambda: session.due() == session.viewer and bool(screen.groups))
        await stage.press("down")
        found.update(f"coloured: {text}" for text in coloured(stage))
        found.update(f"owner of {spot}" for spot in unowned(screen.board, screen.seen[0]))
        picked = screen.picked()
        listed = screen.query_one("#choices", OptionList).scrollable_content_region
        rows = [row[listed.x : listed.right] for row in cells(stage)[listed.y : listed.bottom]]
        marked = ["".join(cell.sign for cell in row) for row in rows if all(cell.reverse for cell in row)]
        if len(marked) != 1 or picked.label not in marked[0]:
            found.add("picked")
        places = screen.board.places
        if picked.end in places and not all(cell.reverse for cell in around(stage, picked.end)[1:-1]):
            found.add("chosen")
        screen.news = frozenset(places)
        screen.moved = False
        screen.draw_board()
        await stage.pilot.pause()
        shown = {spot: around(stage, spot) for spot in places}
        assert any(shown.values())
        found.update(f"changed {spot}" for spot in places if not all(cell.underline for cell in shown[spot][1:-1]))

    table.run(session, scene)
    return found


def in_the_midst(table: Any, game: str) -> Session:
    return midway(table.seat(SEATS[game], game=game), MOVES.get(game, 40))


@pytest.mark.parametrize("game", SEATS)
def test_nothing_is_told_by_colour_alone(table: Any, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert told_by_colour_alone(table, in_the_midst(table, game)) == set()


def test_what_only_colour_tells_is_found_out(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a board that is lit by a colour alone, in a terminal that shows it."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr(board, "CHOSEN", "red")
    found = told_by_colour_alone(table, in_the_midst(table, "marry"))
    assert "chosen" in found
    assert any(each.startswith("coloured") for each in found)


def test_a_piece_that_is_nobodys_by_its_sign_is_found_out(table: Any) -> None:
    """Planted: pieces of Marry without the numbers of their owners."""
    session = in_the_midst(table, "marry")
    drawing, view = session.drawing(), session.view()
    bare = Drawing([re.sub(r"\d([▂▅█])", r" \1", line) for line in drawing.lines], drawing.places)
    assert unowned(drawing, view) == set()
    assert len(unowned(bare, view)) > 5
