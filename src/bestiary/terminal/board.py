"""The drawing of a view on the screen, with the spots lit that can be chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from bestiary.core.view import Drawing, View

SEAT_STYLES = ("bright_red", "bright_cyan", "bright_yellow", "bright_green", "bright_magenta", "bright_blue")
LIT = "bold"
CHOSEN = "bold reverse"
OPEN, CLOSE, BETWEEN = "[", "]", "|"
CHOSEN_OPEN, CHOSEN_CLOSE = "<", ">"


def light(drawing: Drawing, view: View, lit: Collection[str], chosen: Sequence[str] = ()) -> Text:
    """Marks spots in a drawing by brackets and by style: lit ones [so], the end of the chosen one <so>.

    Two lit neighbours with one column between them share a bar.
    """
    rows = [list(line) for line in drawing.lines]
    target = chosen[-1] if chosen else None
    for spot, (line, column, width) in drawing.places.items():
        if spot in lit and spot != target:
            _put(rows[line], column - 1, OPEN, CLOSE)
            _put(rows[line], column + width, CLOSE, OPEN)
    if target in drawing.places:
        line, column, width = drawing.places[target]
        _put(rows[line], column - 1, CHOSEN_OPEN, CHOSEN_OPEN, force=True)
        _put(rows[line], column + width, CHOSEN_CLOSE, CHOSEN_CLOSE, force=True)
    texts = [Text("".join(row)) for row in rows]
    owners = {spot.id: piece.seat for spot in view.spots for piece in spot.pieces if piece.seat >= 0}
    for spot, (line, column, width) in drawing.places.items():
        if spot in owners:
            texts[line].stylize(SEAT_STYLES[owners[spot] % len(SEAT_STYLES)], column, column + width)
        if spot in chosen:
            texts[line].stylize(CHOSEN, column, column + width)
        elif spot in lit:
            texts[line].stylize(LIT, column, column + width)
        elif lit:
            texts[line].stylize("dim", column, column + width)
    return Text("\n").join(texts)


def _put(row: list[str], column: int, sign: str, other: str, *, force: bool = False) -> None:
    if column < 0:
        return
    row.extend(" " * (column + 1 - len(row)))
    if row[column] == " " or (force and row[column] in (OPEN, CLOSE, BETWEEN)):
        row[column] = sign
    elif row[column] == other and sign != other:
        row[column] = BETWEEN


class Board(Static):
    """Shows a drawing; a click on a spot is told to the screen."""

    class SpotClicked(Message):
        """Says on which spot the mouse was clicked."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self) -> None:
        super().__init__(id="board", markup=False)
        self.drawing = Drawing([], {})
        self.shape = (0, 0)  # a new layout is needed only when it changes

    def show(self, drawing: Drawing, view: View, lit: Collection[str], chosen: Sequence[str] = ()) -> None:
        """Draws a view."""
        self.drawing = drawing
        shape = len(drawing.lines), max(map(len, drawing.lines), default=0)
        self.update(light(drawing, view, lit, chosen), layout=shape != self.shape)
        self.shape = shape

    def spot_at(self, column: int, line: int) -> str | None:
        """Returns the spot that stands at a place of the drawing."""
        for spot, (row, first, width) in self.drawing.places.items():
            if row == line and first <= column < first + width:
                return spot
        return None

    def on_click(self, event: Click) -> None:
        spot = self.spot_at(event.x, event.y)
        if spot is not None:
            event.stop()
            self.post_message(self.SpotClicked(spot))
