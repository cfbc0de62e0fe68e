"""The drawing of a view on the screen, with the spots lit that can be chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text
from textual.events import Click
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from bestiary.core.optional.sights import Mark
from bestiary.core.view import Drawing, View
from bestiary.terminal.palette import DARK, Palette, palette_of

LIT = "bold"
CHOSEN = "bold reverse"
OPEN, CLOSE, BETWEEN = "[", "]", "|"
CHOSEN_OPEN, CHOSEN_CLOSE = "<", ">"
CHANGED = "*"
PUNCTUATION = ":;,."  # gives way to a mark that closes


def light(
    drawing: Drawing,
    view: View,
    lit: Collection[str],
    chosen: Sequence[str] = (),
    changed: Collection[str] = (),
    palette: Palette = DARK,
) -> Text:
    """Mark spots in a drawing by brackets and by style: lit ones [so], the end of the chosen one <so>, new ones *so.

    Two lit neighbours with one column between them share a bar.
    """
    rows = [list(line) for line in drawing.lines]
    target = chosen[-1] if chosen else None
    for spot, (line, column, width) in drawing.places.items():
        if spot in lit and spot != target and _closes(rows[line], column + width):
            _put(rows[line], column - 1, OPEN, CLOSE)
            _put(rows[line], column + width, CLOSE, OPEN)
    for spot, (line, column, width) in drawing.places.items():
        if spot in changed and spot != target:
            _put(rows[line], column - 1, CHANGED, CHANGED, force=True)
            if column + width < len(rows[line]) and rows[line][column + width] == CLOSE:
                rows[line][column + width] = CHANGED  # no bracket closes what a star has opened
    if target in drawing.places:
        line, column, width = drawing.places[target]
        _put(rows[line], column - 1, CHOSEN_OPEN, CHOSEN_OPEN, force=True)
        _put(rows[line], column + width, CHOSEN_CLOSE, CHOSEN_CLOSE, force=True)
    texts = [Text("".join(row)) for row in rows]
    owners = {spot.id: piece.seat for spot in view.spots for piece in spot.pieces if piece.seat >= 0}
    for spot, (line, column, width) in drawing.places.items():
        if spot in owners:
            texts[line].stylize(palette.seat(owners[spot]), column, column + width)
        if spot in chosen:
            texts[line].stylize(CHOSEN, column, column + width)
        elif spot in lit:
            texts[line].stylize(LIT, column, column + width)
        elif lit and spot not in owners:
            texts[line].stylize(palette.quiet, column, column + width)
        if spot in changed:
            texts[line].stylize("underline", column, column + width)
    return Text("\n").join(texts)


def marked(text: Text, marks: Sequence[Mark]) -> Text:
    """Put the marks of an aim on top of a lit drawing, the last of them as what is chosen."""
    texts = list(text.split("\n", allow_blank=True))
    for number, (line, column, sign) in enumerate(marks, 1):
        before, after = texts[line][:column], texts[line][column + 1 :]
        texts[line] = before + Text(sign, CHOSEN if number == len(marks) else LIT) + after
    return Text("\n").join(texts)


def _closes(row: list[str], column: int) -> bool:
    """Tell whether a mark can be closed there: what is opened and never closed reads as a slip."""
    return column >= len(row) or row[column] in (" ", OPEN, CHANGED, *PUNCTUATION)


def _put(row: list[str], column: int, sign: str, other: str, *, force: bool = False) -> None:
    if column < 0:
        return
    row.extend(" " * (column + 1 - len(row)))
    over = (OPEN, CLOSE, BETWEEN, CHANGED) if force else ()
    if row[column] in (" ", *over) or (sign in (CLOSE, CHOSEN_CLOSE) and row[column] in PUNCTUATION):
        row[column] = sign
    elif row[column] == other and sign != other:
        row[column] = BETWEEN


class Board(Static):
    """A drawing; a click on a spot is told to the screen."""

    class SpotClicked(Message):
        """The news on which spot the mouse was clicked."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    class PlaceClicked(Message):
        """The news where else the mouse was clicked."""

        def __init__(self, line: int, column: int) -> None:
            super().__init__()
            self.line = line
            self.column = column

    def __init__(self) -> None:
        super().__init__(id="board", markup=False)
        self.aiming = False  # whether places are asked for, not spots
        self.drawing = Drawing([], {})
        self.shape = (0, 0)  # a new layout is needed only when it changes

    def show(
        self,
        drawing: Drawing,
        view: View,
        lit: Collection[str],
        chosen: Sequence[str] = (),
        changed: Collection[str] = (),
        marks: Sequence[Mark] = (),
    ) -> None:
        """Draw a view."""
        self.drawing = drawing
        shape = len(drawing.lines), max(map(len, drawing.lines), default=0)
        palette = palette_of(self.app.current_theme.dark)
        lit_up = light(drawing, view, lit, chosen, changed, palette)
        self.update(marked(lit_up, marks), layout=shape != self.shape)
        self.shape = shape
        if marks:
            line, column, _ = marks[-1]
            self.call_after_refresh(self.reveal, line, column, 1)
        elif chosen and chosen[-1] in drawing.places:
            self.call_after_refresh(self.follow, chosen[-1])

    def follow(self, spot: str) -> None:
        """Scroll the pane around the board so that a spot can be seen, with its brackets."""
        if spot not in self.drawing.places:
            return
        self.reveal(*self.drawing.places[spot])

    def reveal(self, line: int, column: int, width: int) -> None:
        """Scroll the pane around the board so that a place can be seen."""
        if not isinstance(self.parent, Widget):
            return
        around = Region(max(0, column - 1), max(0, line - 1), width + 2, 3)
        self.parent.scroll_to_region(around, animate=False, force=True, immediate=True)

    def spot_at(self, column: int, line: int) -> str | None:
        """Return the spot that stands at a place of the drawing."""
        for spot, (row, first, width) in self.drawing.places.items():
            if row == line and first <= column < first + width:
                return spot
        return None

    def on_click(self, event: Click) -> None:
        if self.aiming:
            event.stop()
            self.post_message(self.PlaceClicked(event.y, event.x))
            return
        spot = self.spot_at(event.x, event.y)
        if spot is not None:
            event.stop()
            self.post_message(self.SpotClicked(spot))
