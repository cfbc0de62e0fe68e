"""A picture of a view for a notebook: its drawing set as SVG, with what each player has on the board in his colour."""

from __future__ import annotations

from collections.abc import Container
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bestiary.core.view import Drawing, View

# Of the seats; white letters stand on them with a contrast of 4.5 : 1 and more.
COLOURS: Final = (
    *("#b3261e", "#1f5fa8", "#2e6b2e", "#7a4f00", "#6b3fa0"),
    *("#00696b", "#8c1d62", "#4a4a4a", "#5b3a1e", "#3b4a8f"),
)
INK, PAPER, OPEN = "#21182c", "#fbf6ea", "#efd9a0"  # OPEN lies under places where something can be done
LETTER, LINE, EDGE = 8.4, 18.0, 14.0  # width of a letter, height of a line, room around


def svg_of(view: View, drawing: Drawing) -> str:
    """Draw a view: each line of its drawing, the places of pieces in their players' colours, open ones marked."""
    width = 2 * EDGE + LETTER * max(map(len, drawing.lines), default=1)
    height = 2 * EDGE + LINE * len(drawing.lines)
    said = escape(" ".join(drawing.spoken), quote=True)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img">',
        f"<title>{escape(view.game)}</title><desc>{said}</desc>",
        f"<style>text{{font:14px ui-monospace,monospace;fill:{INK};white-space:pre}}</style>",
        f'<rect width="{width:g}" height="{height:g}" rx="8" fill="{PAPER}"/>',
    ]
    owners = {spot.id: piece.seat for spot in view.spots for piece in spot.pieces if piece.seat >= 0}
    ends = {choice.spots[-1] for choice in view.choices if choice.spots}
    marks = [(place, COLOURS[owners[spot] % len(COLOURS)], "#fff") for spot, place in _places(drawing, owners)]
    marks += [(place, OPEN, INK) for spot, place in _places(drawing, ends) if spot not in owners]
    parts += [_text(0, number, line, INK) for number, line in enumerate(drawing.lines) if line.strip()]
    for (line, column, wide), fill, ink in marks:
        x, y = EDGE + LETTER * column, EDGE + LINE * line
        parts.append(f'<rect x="{x:g}" y="{y:g}" width="{LETTER * wide:g}" height="{LINE:g}" rx="3" fill="{fill}"/>')
        parts.append(_text(column, line, drawing.lines[line][column : column + wide], ink))
    return "\n".join([*parts, "</svg>"])


def _places(drawing: Drawing, spots: Container[str]) -> list[tuple[str, tuple[int, int, int]]]:
    return [(spot, place) for spot, place in drawing.places.items() if spot in spots]


def _text(column: int, line: int, text: str, ink: str) -> str:
    """Set a piece of a line; its length is fixed, so that letters stand in columns in any font."""
    x, y = EDGE + LETTER * column, EDGE + LINE * line + LINE * 0.72
    length = f'textLength="{LETTER * len(text):g}" lengthAdjust="spacingAndGlyphs"'
    return f'<text x="{x:g}" y="{y:g}" {length} xml:space="preserve" style="fill:{ink}">{escape(text)}</text>'
