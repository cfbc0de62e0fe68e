"""Outcomes drawn at random for tests that need no physics: cards land about locations, some fall, some slide under."""

from __future__ import annotations

from collections.abc import Mapping

from bestiary.core import NATURE, Chance, Log, bits, column, get
from bestiary.games.monstrous.notation.actions import SIDES
from bestiary.games.monstrous.notation.positions import pose_of
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.footprints import overlapping
from bestiary.games.monstrous.state import Monstrous

GAME = get("monstrous")
SPREAD = 90  # millimetres


def random_outcome(state: Monstrous, chance: Chance) -> list[int]:
    """Returns an outcome in which what was thrown lands near a location or falls off."""
    poses = [int(each) for each in state.poses]
    flying = [int(state.thrown[slot]) for slot in range(n.SLOTS) if state.flying[slot]]
    rows = []
    for card in [*map(int, state.lying()), *flying]:
        if card in flying:
            if chance.below(10) == 0:
                rows.append([card, 0, 0, int(n.FALLEN), 0, 0, 0, 0])
                continue
            target = (int(n.MONSTER_CARDS) + chance.below(5)) * 7
            x, y = (poses[target + axis] / 1000 + int(chance.below(2 * SPREAD + 1)) - SPREAD for axis in (0, 1))
            height = 2_000 + 1_000 * chance.below(100)
            poses[card * 7 : card * 7 + 7] = pose_of(x, y, int(chance.below(360)), SIDES[chance.below(2)], height)
        rows.append([card, *poses[card * 7 : card * 7 + 7]])
    lying = [row[0] for row in rows if row[3] != n.FALLEN]
    needed = [int(each) for each in overlapping(column(poses), column(lying))]
    known = set(zip(map(int, state.pairs[::2]), map(int, state.pairs[1::2]), strict=True))
    pairs: list[int] = []
    for one, other in zip(needed[::2], needed[1::2], strict=True):
        upper, lower = (one, other) if one in flying else (other, one)
        if (one, other) in known or (other, one) in known:
            upper, lower = (one, other) if (one, other) in known else (other, one)
        elif lower < n.MONSTER_CARDS and chance.below(5) == 0:
            upper, lower = lower, upper
        pairs += [upper, lower]
    return [len(rows), *(value for row in rows for value in row), len(pairs) // 2, *pairs, 0]


def play_on(state: Monstrous, choices: Chance) -> Monstrous:
    """Plays a game at random to its end."""
    while mask := state.to_act():
        if mask == NATURE:
            state.apply_nature(column(random_outcome(state, choices)))
        else:
            seat = bits(mask)[0]
            legal = state.legal(seat)
            state.play(seat, legal[choices.below(len(legal))])
    return state


def start(seats: int, options: Mapping[str, str] | None = None, seed: int = 1) -> Monstrous:
    """Sets a game up with a log."""
    state = GAME.blank(seats)
    state.chance, state.log = Chance(seed), Log()
    GAME.deal(state, GAME.complete(options or {}))
    assert isinstance(state, Monstrous)
    return state
