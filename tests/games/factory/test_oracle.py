"""Whole games beside an oracle that shares no code with the rules."""

from __future__ import annotations

import pytest
from tests.games.factory.oracle import Oracle
from tests.games.factory.scene import GAME

from bestiary.core import Chance, Log, bits
from bestiary.games.factory.rules import Factory

GAMES = 10  # a number of players: some 3,400 positions in all


@pytest.mark.parametrize("seats", GAME.seats)
def test_legal_places_points_turns_and_the_end_are_those_of_the_oracle(seats: int) -> None:
    positions = sum(compare(seats, seed) for seed in range(GAMES))
    assert positions > 30 * GAMES


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
            state.play(seat, GAME.parse(state, action))
            oracle.pool -= drawn(state, told)
            continue
        face = faces[state.drawn]
        assert set(legal) == oracle.places(seat, face.edges)
        positions += 1
        completed = oracle.lay(action, face.edges, face.eye)
        state.play(seat, GAME.parse(state, action))
        follow(state, oracle, completed is not None, told)
        assert [int(points) for points in state.points] == [oracle.points.get(each, 0) for each in range(seats)]
        if not state.over:
            assert state.turn == (seat + 1) % seats
    assert oracle.over()
    best = max(oracle.points.get(each, 0) for each in range(seats))
    assert bits(state.winners()) == [each for each in range(seats) if oracle.points.get(each, 0) == best]
    return positions


def drawn(state: Factory, told: int) -> int:
    """Returns how many tiles were drawn in turns since an event."""
    assert state.log is not None
    return sum(GAME.event((row[0], *row[2:])).kind == "drew" for row in state.log.rows(told))


def follow(state: Factory, oracle: Oracle, completed: bool, told: int) -> None:
    """Lets the oracle see the tiles that chance gave, and says whether a minion was due."""
    due = completed and not oracle.over()
    assert state.log is not None
    minions = [row for row in state.log.rows(told) if GAME.event((row[0], *row[2:])).kind == "minion"]
    assert len(minions) == due
    if due:
        owner = int(minions[0][2])
        cell = next(at for at in range(len(state.cell_monster)) if state.cell_monster[at] == state.monster[owner])
        face = GAME.faces(state)[state.cell_face[cell]]  # type: ignore[attr-defined]
        oracle.begin(owner, face.edges, face.eye)
    oracle.pool -= drawn(state, told)
    assert oracle.pool == state.pool_size
