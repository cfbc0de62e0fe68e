"""Whole games beside an oracle that shares no code with the rules."""

from __future__ import annotations

import pytest
from tests.games.factory.oracle import Oracle
from tests.games.factory.scene import GAME

from bestiary.core import Chance, Log, bits
from bestiary.games.factory.content.tiles import edges_of
from bestiary.games.factory.notation.actions import cell_name, place_name
from bestiary.games.factory.state import Factory

GAMES = 10  # a number of players: some 3,000 positions in all


@pytest.mark.parametrize("seats", GAME.seats)
def test_legal_places_points_turns_and_the_end_are_those_of_the_oracle(seats: int) -> None:
    positions = sum(compare(seats, seed) for seed in range(GAMES))
    assert positions > 25 * GAMES


def compare(seats: int, seed: int) -> int:
    """Plays a game at random beside the oracle and returns how many positions were compared."""
    state = GAME.start(seats, Chance(seed), {"draft": ("turn_order", "reverse")[seed % 2]})
    assert isinstance(state, Factory)
    state.log = Log()
    chance = Chance(seed + 99)
    faces = GAME.faces(state)  # type: ignore[attr-defined]
    oracle = Oracle(seats, sum(face.count for face in faces))
    positions = 0
    while not state.over:
        seat, told = int(state.turn), len(state.log)
        legal = [GAME.notation(state, action) for action in state.legal(seat)]
        action = legal[chance.below(len(legal))]
        if state.step == 0:
            face = next(face for face in faces if action == f"start {face.name}")
            oracle.begin(seat, face.edges, face.eye)
        else:
            assert set(legal) == oracle.places(seat, faces[state.drawn].edges)
            assert len(legal) > 1  # F38
            positions += 1
        state.play(seat, GAME.parse(state, action))
        follow(state, oracle, told)
        assert [int(points) for points in state.points] == [oracle.points.get(each, 0) for each in range(seats)]
        assert oracle.pool == state.pool_size
    assert oracle.over()
    best = max(oracle.points.get(each, 0) for each in range(seats))
    assert bits(state.winners()) == [each for each in range(seats) if oracle.points.get(each, 0) == best]
    return positions


def follow(state: Factory, oracle: Oracle, told: int) -> None:
    """Lets the oracle see what was told since an event, and compares it with what the oracle would have done."""
    assert state.log is not None
    laid = {cell_name(state, cell): cell for cell in range(len(state.cell_monster))}
    player, forced, due = -1, False, False
    for row in state.log.rows(told):
        event = GAME.event((row[0], *row[2:]))
        seat = event.values.get("seat", -1)
        if event.kind == "turn":
            assert not due
            assert player in (-1, (seat - 1) % oracle.seats)
        elif event.kind == "drew":
            oracle.pool -= 1
        elif event.kind == "unplayable":
            assert not oracle.places(seat, edges_of(event.values["tile"] & 255))
        elif event.kind == "one-place":
            forced = True
        elif event.kind == "placed":
            player, name = seat, place_name(event.values["space"])
            edges, eye = lying(state, laid[name])
            assert not forced or [place.split()[1] for place in oracle.places(seat, edges)] == [name]
            due = oracle.lay(f"place {name} 0", edges, eye) is not None and not oracle.over()
            forced = False
        elif event.kind == "minion":
            assert due
            number = sum(monster.owner == seat for monster in oracle.monsters)
            oracle.begin(seat, *lying(state, laid[f"{'abcdef'[seat]}{number}(0,0)"]))
            due = False
    assert not due


def lying(state: Factory, cell: int) -> tuple[str, bool]:
    """Returns the edges of a tile as it lies, and whether it shows an eye."""
    face = int(state.cell_face[cell])
    return edges_of(state.code(face, state.cell_turn[cell])), bool(state.eyes[face])
