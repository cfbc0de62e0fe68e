"""A drawing in two: the board, and the facts below it."""

from __future__ import annotations

from bestiary.core.view import Drawing

INDENT = " " * 4


def changed(before: Drawing, after: Drawing) -> set[str]:
    """Return the spots that look otherwise than before, or are new."""
    return {spot for spot in after.places if _look(after, spot) != _look(before, spot)}


def _look(drawing: Drawing, spot: str) -> str | None:
    if spot not in drawing.places:
        return None
    line, column, width = drawing.places[spot]
    return drawing.lines[line][column : column + width].strip()


def split(drawing: Drawing) -> tuple[Drawing, list[str]]:
    """Part a drawing into its board, down to the last line that holds a spot, and the facts below it.

    What stands indented below a spot belongs to it. The board gets a column more on both sides, to leave room for the
    outermost brackets.
    """
    end = max((line for line, _, _ in drawing.places.values()), default=-1) + 1
    while 0 < end < len(drawing.lines) and drawing.lines[end].startswith(INDENT) and drawing.lines[end].strip():
        end += 1
    places = {spot: (line, column + 1, width) for spot, (line, column, width) in drawing.places.items()}
    width = max(map(len, drawing.lines[:end]), default=0)
    board = Drawing([f" {line:{width}} " for line in drawing.lines[:end]], places)
    return board, [line for line in drawing.lines[end:] if line.strip()]
