"""Everything a drawing shows, in sentences that need no look at it."""

from __future__ import annotations

from bestiary.core.view import Choice
from bestiary.core.words import Words
from bestiary.games.factory.content.tiles import LETTERS, code_of, turned_edges
from bestiary.games.factory.rules.edges import shape_of
from bestiary.games.factory.show.view import FaceView, FactoryView, Laid, MonsterView


def tile_words(view: FactoryView, face: FaceView, words: Words) -> str:
    """Say what a tile looks like, and what its designer calls it."""
    look = words.say(f"tile-{shape_of(code_of(face.edges), int(face.eye))}")
    return look if view.options["tiles"] == "standard" else words.say("text-named", name=face.name, tile=look)


def pool_words(view: FactoryView, words: Words) -> list[str]:
    """Say how many tiles are still to come, and how many will not."""
    said = [words.say("text-face-up" if view.drafting else "text-pool", pool=view.pool)]
    out = sum(face.out for face in view.faces)
    return [*said, words.say("text-out", out=out)] if out else said


def speak(view: FactoryView, words: Words) -> list[str]:
    """Say how the table stands: what everyone has, then tile by tile what lies there and what is left."""
    sentences = pool_words(view, words)
    if view.over:
        names = [words.say("seat-name", number=seat + 1) for seat in view.winners]
        sentences.append(words.say("text-over", count=len(names), winners=", ".join(names)))
    sentences.append(words.say("spoken-turn", seat=words.say("seat-name", number=view.turn + 1), over=int(view.over)))
    if view.drawn >= 0:
        sentences.append(words.say("spoken-drawn", tile=tile_words(view, view.faces[view.drawn], words)))
    for seat, points in enumerate(view.scores):
        name = words.say("seat-name", number=seat + 1)
        sentences.append(words.say("spoken-seat", seat=name, you=int(seat == view.seat), points=points))
        if view.finished_first[seat]:
            sentences.append(words.say("spoken-banned", seat=name))
        for monster in view.monsters:
            if monster.owner == seat:
                sentences += _monster(view, monster, words)
    for name, value in view.options.items():
        known = words.has(f"option-{name}-{value}")
        said = words.say(f"option-{name}-{value if known else 'own'}")
        sentences.append(words.say("spoken-option", option=words.say(f"option-{name}"), value=said))
    return [*sentences, *(_face(view, face, words) for face in view.faces)]


def describe(view: FactoryView, choice: Choice, words: Words) -> str:
    """Say what a tile looks like and how many there are, or how it would lie on a monster and what stays open."""
    if choice.kind == "start":
        face = view.faces[choice.values["face"]]
        return words.say("does-start", tile=tile_words(view, face, words), pool=face.pool)
    monster, cell = _aimed_at(view, choice)
    return words.say(
        "does-place",
        seat=words.say("seat-name", number=monster.owner + 1),
        minion=monster.minion,
        edges=_edges(_turned(view, choice), words),
        open=open_after(monster, cell, _turned(view, choice)),
    )


def open_after(monster: MonsterView, cell: Laid, edges: str) -> int:
    """Return how many edges of a monster are open once a tile lies on a cell."""
    closed = sum(shown in LETTERS[1:] for shown in cell.needs)
    opened = sum(edge in LETTERS[1:] and shown == "?" for edge, shown in zip(edges, cell.needs, strict=True))
    return monster.open_edges - closed + opened


def _aimed_at(view: FactoryView, choice: Choice) -> tuple[MonsterView, Laid]:
    """Return the monster and the open cell that a drawn tile is to be laid on."""
    return next(
        (monster, cell) for monster in view.monsters for cell in monster.cells if cell.cell == choice.values["cell"]
    )


def _turned(view: FactoryView, choice: Choice) -> str:
    return turned_edges(view.faces[choice.values["face"]].edges, choice.values["turn"])


def _face(view: FactoryView, face: FaceView, words: Words) -> str:
    tile = tile_words(view, face, words)
    if view.options["tiles"] == "standard":
        tile = words.say("text-named", name=face.name, tile=tile)
    return words.say("spoken-face", tile=tile, pool=face.pool, out=face.out)


def _monster(view: FactoryView, monster: MonsterView, words: Words) -> list[str]:
    seat = words.say("seat-name", number=monster.owner + 1)
    head = words.say(
        "spoken-monster",
        seat=seat,
        minion=monster.minion,
        tiles=monster.tiles,
        eyes=monster.eyes,
        open=monster.open_edges,
    )
    brought = words.say("spoken-done", done=int(monster.done), points=monster.points)
    return [head, brought, *(_cell(view, cell, words) for cell in monster.cells)]


def _cell(view: FactoryView, cell: Laid, words: Words) -> str:
    said = []
    if cell.face >= 0:
        face = view.faces[cell.face]
        shown = _edges(turned_edges(face.edges, cell.turn).replace(".", "?"), words)
        said.append(words.say("spoken-tile", space=cell.spot, tile=tile_words(view, face, words), edges=shown))
    if cell.needs or cell.dead:
        message = "spoken-dead" if cell.dead else "spoken-open"
        said.append(words.say(message, space=cell.spot, needs=_edges(cell.needs, words)))
    return " ".join(said)


def _edges(edges: str, words: Words) -> str:
    """Name edges by their sides; those marked ? are left out."""
    said = [
        words.say("spoken-edge", edge=words.say(f"edge-{LETTERS.index(edge)}"), side=words.say(f"side-{side}"))
        for side, edge in enumerate(edges)
        if edge in LETTERS
    ]
    return ", ".join(said)
