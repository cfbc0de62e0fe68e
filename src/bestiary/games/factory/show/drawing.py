"""Monsters in box-drawing signs, side by side where they fit: thin limbs in single lines, thick ones in double."""

from __future__ import annotations

from bestiary.core.view import Drawing
from bestiary.core.words import Words
from bestiary.games.factory.content.tiles import turned_edges
from bestiary.games.factory.show.spoken import pool_words, speak, tile_words
from bestiary.games.factory.show.view import FactoryView, Laid, MonsterView

LINE = 78
GAP = 4  # columns between monsters that stand side by side
PITCHES = (4, 3, 2)  # columns from tile to tile, the widest that fits
COLUMNS = 3  # of start tiles
BODY, EYE = "●", "◉"
START_BODY, START_EYE = "■", "▣"  # the tile that coordinates are counted from
OPEN, FITS, DEAD = "·", "○", "×"
ACROSS = {"t": "─", "K": "═", ".": " "}
DOWN = {"t": "│", "K": "║", ".": " "}

Places = dict[str, tuple[int, int, int]]


class Block:
    """A piece of the drawing: its lines, and where spots stand in them."""

    def __init__(self, lines: list[str], places: Places | None = None) -> None:
        self.lines = lines
        self.places = places or {}

    @property
    def width(self) -> int:
        """Return how many columns it takes."""
        return max(map(len, self.lines), default=0)


def draw(view: FactoryView, words: Words) -> Drawing:
    """Draw the tile in hand in its rotations, then every monster in progress, then how everybody stands."""
    above = _start_tiles(view, words) if view.drafting else _drawn(view, words)
    lines, places = list(above), {}
    shown = [monster for monster in view.monsters if not monster.done or (view.over and monster.first)]
    shown.sort(key=lambda monster: (monster.owner, monster.minion))
    for row in _rows([_monster(view, monster, words) for monster in shown]):
        for spot, (line, column, width) in row.places.items():
            places[spot] = (line + len(lines), column, width)
        lines += [*row.lines, ""]
    return Drawing([*lines, *_status(view, words), *_table(view, words)], places, speak(view, words))


def _drawn(view: FactoryView, words: Words) -> list[str]:
    if view.drawn < 0:
        return []
    face = view.faces[view.drawn]
    turns = [turned_edges(face.edges, turn) for turn in range(4)]
    tiles = [_lone_tile(edges, face.eye, turn * 90) for turn, edges in enumerate(turns) if edges not in turns[:turn]]
    head = words.say("text-drawn", tile=tile_words(view, face, words))
    return [head, *("  ".join(parts).rstrip() for parts in zip(*tiles, strict=True)), ""]


def _lone_tile(edges: str, eye: bool, degrees: int) -> list[str]:
    up, right, down, left = list(edges)
    middle = ACROSS[left] * 3 + (EYE if eye else BODY) + ACROSS[right] * 3
    return [f"   {DOWN[up]}   ", middle, f"   {DOWN[down]}   ", f"{degrees:^7}"]


def _start_tiles(view: FactoryView, words: Words) -> list[str]:
    left = [f"{face.name:<16}{face.edges} {face.pool:>2}x" for face in view.faces if face.pool]
    height = -(-len(left) // COLUMNS)
    rows = ("  ".join(left[at::height]) for at in range(height))
    return [words.say("text-start-head"), *rows, ""]


def _monster(view: FactoryView, monster: MonsterView, words: Words) -> Block:
    seat = words.say("seat-name", number=monster.owner + 1)
    message = "text-monster" if monster.first else "text-minion"
    head = words.say(
        message,
        name=monster.name,
        seat=seat,
        tiles=monster.tiles,
        eyes=monster.eyes,
        open=monster.open_edges,
    )
    dead = sum(cell.dead for cell in monster.cells)
    heads = [head, words.say("text-dead", dead=dead)] if dead else [head]
    picture = _picture(view, monster)
    places = {spot: (line + len(heads), column, width) for spot, (line, column, width) in picture.places.items()}
    return Block(heads + picture.lines, places)


def _picture(view: FactoryView, monster: MonsterView) -> Block:
    """Draw a monster on a grid of its own: a sign for each cell, and what joins it to its neighbours."""
    left, top = min(cell.x for cell in monster.cells), min(cell.y for cell in monster.cells)
    right, bottom = max(cell.x for cell in monster.cells), max(cell.y for cell in monster.cells)
    pitch = next((pitch for pitch in PITCHES if (right - left) * pitch < LINE), PITCHES[-1])
    canvas = [[" "] * ((right - left) * pitch + 1) for _ in range((bottom - top) * 2 + 1)]
    lit = {choice.target for choice in view.choices}
    places: Places = {}
    for cell in monster.cells:
        line, column = (cell.y - top) * 2, (cell.x - left) * pitch
        canvas[line][column] = _sign(view, cell, cell.spot in lit)
        places[cell.spot] = (line, column, 1)
        if cell.face < 0:
            continue
        # Each side may be drawn twice, once from either tile: both show the same.
        up, east, down, west = list(turned_edges(view.faces[cell.face].edges, cell.turn))
        for edge, row in ((up, line - 1), (down, line + 1)):
            if edge != ".":
                canvas[row][column] = DOWN[edge]
        for edge, start in ((east, column + 1), (west, column - pitch + 1)):
            if edge != ".":
                canvas[line][start : start + pitch - 1] = ACROSS[edge] * (pitch - 1)
    return Block(["".join(row).rstrip() for row in canvas], places)


def _sign(view: FactoryView, cell: Laid, lit: bool) -> str:
    if cell.face < 0:
        return DEAD if cell.dead else FITS if lit else OPEN
    eye = view.faces[cell.face].eye
    if (cell.x, cell.y) == (0, 0):
        return START_EYE if eye else START_BODY
    return EYE if eye else BODY


def _rows(blocks: list[Block]) -> list[Block]:
    """Set blocks side by side, as many in a row as fit on a line."""
    rows: list[list[Block]] = []
    for block in blocks:
        if rows and sum(each.width + GAP for each in rows[-1]) + block.width <= LINE:
            rows[-1].append(block)
        else:
            rows.append([block])
    return [_side_by_side(row) for row in rows]


def _side_by_side(blocks: list[Block]) -> Block:
    lines = [""] * max(len(block.lines) for block in blocks)
    places: Places = {}
    start = 0
    for block in blocks:
        for at, text in enumerate(block.lines):
            lines[at] = lines[at].ljust(start) + text
        for spot, (line, column, width) in block.places.items():
            places[spot] = (line, column + start, width)
        start += block.width + GAP
    return Block(lines, places)


def _status(view: FactoryView, words: Words) -> list[str]:
    if view.over:
        names = [words.say("seat-name", number=seat + 1) for seat in view.winners]
        return [words.say("text-over", count=len(names), winners=", ".join(names))]
    return [words.say("text-legend"), " ".join(pool_words(view, words))]


def _table(view: FactoryView, words: Words) -> list[str]:
    """List everybody's points, and the finished monsters they come from."""
    lines = []
    for seat, points in enumerate(view.scores):
        mark = ">" if not view.over and seat == view.turn else " "
        done = [
            words.say("text-done", minion=int(not monster.first), points=monster.points)
            for monster in view.monsters
            if monster.owner == seat and monster.done
        ]
        name = words.say("seat-name", number=seat + 1)
        said = words.say("text-points", points=points)
        shown = f" ({', '.join(done)})" if done else ""
        lines.append(f"{mark} {name:<12}{said}{shown}")
    return lines
