"""What the checks may know of the game: what never changes, and moments that play rarely reaches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bestiary.games.factory.notation.actions import cell_name, monster_name
from bestiary.games.factory.rules.numbers import NONE, PLAY
from bestiary.games.factory.rules.placing import fits
from bestiary.games.factory.rules.position import Position

A_FINISHED = "a (0,0)t... (0,-1)..t. / a1 (0,0)K.K."

POSITIONS = {
    "before the first pick": "; seats=2",
    "before the last pick": "a (0,0)KKKK / b (0,0)tttt ; seats=3",
    "the last tile completes a monster": "a (0,0)t... / b (0,0)tK.. ; drawn=t... pool=",
    "the last tile completes nothing": "a (0,0)t... / b (0,0)tK.. ; drawn=t.t. pool=",
    "the last tile becomes a minion": "a (0,0)t... / b (0,0)tK.. ; drawn=t... pool=K...",
    "all other first monsters are complete": f"{A_FINISHED} / b (0,0)K... ; turn=b drawn=K... pool=t...:3",
    "another's tile completes my monster": "a (0,0)t... / b (0,0)tK.. ; turn=b drawn=t... pool=K...:3",
    "the finished may not add to a first monster": f"{A_FINISHED} / b (0,0)K... ; drawn=K... pool=t...:3",
    "the next tile has one place": "a (0,0)t... / b (0,0)tK.. ; drawn=t.t. pool=K...:2",
    "nothing that is left fits": "a (0,0)t... / b (0,0)t... ; drawn=t.t. pool=K...:3",
    "a gap that nothing fits": "a (0,0)tt.. (0,-1).Kt. (1,0)t..t / b (0,0)K.K. ; drawn=K... pool=t...:2",
    "a hole closes": (
        "a (0,0)tt.. (0,-1)t.t. (0,-2).tt. (1,-2).t.t (2,-2)..Kt (2,-1)K.t. (2,0)t..t*"
        " / b (0,0)tK.. ; drawn=t.t.* pool=K...:3"
    ),
    "six players, all have minions but one": (
        "a (0,0)t... (0,-1)..t. / b (0,0)t... (0,-1)..t. / c (0,0)t... (0,-1)..t. / d (0,0)t... (0,-1)..t. / "
        "e (0,0)K... (0,-1)..K. / f (0,0)tttt / a1 (0,0)K... / b1 (0,0)K...* / c1 (0,0)t...* / d1 (0,0)t...* / "
        "e1 (0,0)KKKK ; seats=6 turn=f drawn=K...*"
    ),
}


def invariants(position: Position) -> Iterator[str]:
    """Name tiles that have come or gone, edges that differ where they touch, and counts that don't add up."""
    laid = Counter(int(face) for face in position.cell_face if face != NONE)
    for face in range(len(position.counts)):
        held = position.pool[face] + position.out[face] + laid[face] + (position.drawn == face)
        if held != position.counts[face]:
            yield f"there are {held} tiles of face {face}, not {position.counts[face]}"
    if position.pool_size != sum(position.pool):
        yield f"{sum(position.pool)} tiles lie face down, but {position.pool_size} are counted"
    for cell in range(len(position.cell_monster)):
        face = int(position.cell_face[cell])
        if face != NONE and not fits(position, face, cell, position.cell_turn[cell]):
            yield f"the tile on {cell_name(position, cell)} does not match"
        if (face == NONE) != (cell in position.open_cells):
            yield f"{cell_name(position, cell)} is not listed as it lies"
    for monster in range(len(position.monster_owner)):
        cells = [cell for cell in range(len(position.cell_monster)) if position.cell_monster[cell] == monster]
        empty = sum(position.cell_face[cell] == NONE for cell in cells)
        counted = int(position.monster_open[monster]), int(position.monster_tiles[monster])
        if counted != (empty, len(cells) - empty):
            yield f"{monster_name(position, monster)} has other tiles and open cells than counted"
        if bool(position.monster_done[monster]) != (empty == 0):
            yield f"{monster_name(position, monster)} is complete or not, and says otherwise"
    if not position.over and (position.step == PLAY) != (position.drawn != NONE):
        yield "a tile is in hand exactly when one is to be laid, and not here"
