"""Monsters in box-drawing signs: thin limbs in single lines, thick ones in double."""

from __future__ import annotations

from bestiary.core.view import Drawing
from bestiary.core.words import Words
from bestiary.games.factory.view import FactoryView, MonsterView

UP, RIGHT, DOWN, LEFT = range(4)


def turned(edges: str, turn: int) -> str:
    """Returns the edges of a face after a clockwise turn of so many quarters."""
    return edges[-turn:] + edges[:-turn] if turn else edges


def tile_lines(edges: str, eye: bool) -> list[str]:
    """Draws a tile in three lines of five signs."""
    up = {"t": "  │  ", "K": "  ║  ", ".": "     "}[edges[UP]]
    down = {"t": "  │  ", "K": "  ║  ", ".": "     "}[edges[DOWN]]
    left = {"t": "──", "K": "══", ".": "  "}[edges[LEFT]]
    right = {"t": "──", "K": "══", ".": "  "}[edges[RIGHT]]
    return [up, left + ("◉" if eye else "●") + right, down]


def draw_monster(view: FactoryView, monster: MonsterView) -> tuple[list[str], dict[str, tuple[int, int, int]]]:
    """Draws a monster; open cells are dotted, ones that nothing can fill any more are crossed."""
    left = min(cell.x for cell in monster.cells)
    top = min(cell.y for cell in monster.cells)
    width = max(cell.x for cell in monster.cells) - left + 1
    height = max(cell.y for cell in monster.cells) - top + 1
    canvas = [[" "] * (width * 5) for _ in range(height * 3)]
    places = {}
    for cell in monster.cells:
        if cell.face >= 0:
            face = view.faces[cell.face]
            lines = tile_lines(turned(face.edges, cell.turn), face.eye)
        else:
            lines = ["     ", "  x  " if cell.dead else "  ·  ", "     "]
        row, at = (cell.y - top) * 3, (cell.x - left) * 5
        for line, text in enumerate(lines):
            canvas[row + line][at : at + 5] = list(text)
        places[cell.spot] = (row + 1, at, 5)
    return ["".join(line).rstrip() for line in canvas], places


def draw(view: FactoryView, words: Words) -> Drawing:
    """Draws the tile in hand and every monster in progress, one below the other."""
    lines: list[str] = []
    places: dict[str, tuple[int, int, int]] = {}
    if view.drawn >= 0:
        face = view.faces[view.drawn]
        lines += [words.say("text-drawn", pool=view.pool), *tile_lines(face.edges, face.eye)]
    for monster in view.monsters:
        state = "text-done" if monster.done else "text-monster"
        lines.append(
            words.say(state, name=monster.name, tiles=monster.tiles, eyes=monster.eyes, open=monster.open_edges)
        )
        if monster.done:
            continue
        drawn, found = draw_monster(view, monster)
        for spot, (line, column, width) in found.items():
            places[spot] = (line + len(lines), column, width)
        lines += drawn
    return Drawing(lines, places, list(lines))
