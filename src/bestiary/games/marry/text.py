"""The valley as plain text: seven rows of spaces, then what everyone knows of each player."""

from __future__ import annotations

from bestiary.core.view import Drawing, Spot
from bestiary.core.words import Words
from bestiary.games.marry.view import MarryView

ROWS = (4, 5, 6, 7, 6, 5, 4)
WIDTH = 6  # columns a space takes


def _cell(spot: Spot) -> str:
    for piece in spot.pieces:
        if piece.kind == "fachan":
            return "@"
        return "ABCDE"[piece.seat] + str(piece.size)
    return "·" * spot.value if spot.value < 4 else "*"


def draw(view: MarryView, words: Words) -> Drawing:
    """Draws the board: A2 is a manor of player A, @ the fachan, dots an empty space's value (* is 5)."""
    lines: list[str] = []
    places: dict[str, tuple[int, int, int]] = {}
    at = 0
    for row, length in enumerate(ROWS):
        indent = (7 - length) * WIDTH // 2
        line = " " * indent
        for spot in view.spots[at : at + length]:
            places[spot.id] = (row, len(line), WIDTH - 1)
            line += f"{spot.id}{_cell(spot):>3} "
        lines.append(line.rstrip())
        at += length
    lines.append(words.say("text-table", deck=view.deck, pile=len(view.pile), round=view.round + 1))
    return Drawing(lines, places)
