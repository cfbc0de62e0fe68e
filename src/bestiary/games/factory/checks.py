"""What the checks may know of the game: what never changes, and moments that play rarely reaches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bestiary.games.factory.notation import cell_name, monster_name
from bestiary.games.factory.rules import Factory
from bestiary.games.factory.rules_numbers import NONE, PLAY

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


def invariants(state: Factory) -> Iterator[str]:
    """Names tiles that have come or gone, edges that differ where they touch, and counts that don't add up."""
    laid = Counter(int(face) for face in state.cell_face if face != NONE)
    for face in range(len(state.counts)):
        held = state.pool[face] + state.out[face] + laid[face] + (state.drawn == face)
        if held != state.counts[face]:
            yield f"there are {held} tiles of face {face}, not {state.counts[face]}"
    if state.pool_size != sum(state.pool):
        yield f"{sum(state.pool)} tiles lie face down, but {state.pool_size} are counted"
    for cell in range(len(state.cell_monster)):
        face = int(state.cell_face[cell])
        if face != NONE and not state.fits(face, cell, state.cell_turn[cell]):
            yield f"the tile on {cell_name(state, cell)} does not match"
        if (face == NONE) != (cell in state.open_cells):
            yield f"{cell_name(state, cell)} is not listed as it lies"
    for monster in range(len(state.monster_owner)):
        cells = [cell for cell in range(len(state.cell_monster)) if state.cell_monster[cell] == monster]
        empty = sum(state.cell_face[cell] == NONE for cell in cells)
        counted = int(state.monster_open[monster]), int(state.monster_tiles[monster])
        if counted != (empty, len(cells) - empty):
            yield f"{monster_name(state, monster)} has other tiles and open cells than counted"
        if bool(state.monster_done[monster]) != (empty == 0):
            yield f"{monster_name(state, monster)} is complete or not, and says otherwise"
    if not state.over and (state.step == PLAY) != (state.drawn != NONE):
        yield "a tile is in hand exactly when one is to be laid, and not here"
