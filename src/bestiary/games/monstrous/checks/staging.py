"""Stages moments: a position, then throws that land where one says. For checks, tests and lessons."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bestiary.core.chance import Chance
from bestiary.core.game import bits, column
from bestiary.core.state import NATURE
from bestiary.games.monstrous.notation.actions import read_action
from bestiary.games.monstrous.notation.positions import card_of, pose_of, read_position
from bestiary.games.monstrous.rules import numbers as n
from bestiary.games.monstrous.rules.footprints import overlapping
from bestiary.games.monstrous.state import Monstrous

Where = Sequence[float | str] | None  # x, y, and if one likes degrees and the side that is up; None fell off
POSE = int(n.POSE)
HEIGHT = 20_000  # micrometres: over all that lies flat


def flying(state: Monstrous) -> list[int]:
    """Return the cards whose landing nature owes."""
    return [int(state.thrown[slot]) for slot in range(n.SLOTS) if state.flying[slot]]


def landing(
    state: Monstrous, where: Mapping[int, Where], under: Mapping[int, Collection[int]] | None = None
) -> list[int]:
    """Return an outcome in which cards come to rest, each over what it overlaps but for those it is under."""
    poses = [int(each) for each in state.poses]
    rows: list[list[int]] = []
    for card in [*(int(each) for each in state.lying()), *flying(state)]:
        at = where.get(card, ())
        if at is None:
            rows.append([card, 0, 0, int(n.FALLEN), 0, 0, 0, 0])
            continue
        if at:
            degrees = float(at[2]) if len(at) > 2 else 0.0
            side = str(at[3]) if len(at) > 3 else "unique"
            poses[card * POSE : (card + 1) * POSE] = pose_of(float(at[0]), float(at[1]), degrees, side, HEIGHT)
        rows.append([card, *poses[card * POSE : (card + 1) * POSE]])
    lying = [row[0] for row in rows if row[3] != n.FALLEN]
    needed = [int(each) for each in overlapping(column(poses), column(lying))]
    known = set(zip(map(int, state.pairs[::2]), map(int, state.pairs[1::2]), strict=True))
    pairs: list[int] = []
    for one, other in zip(needed[::2], needed[1::2], strict=True):
        if (one in where) == (other in where):
            upper, lower = (other, one) if (other, one) in known else (one, other)
        else:
            upper, lower = (one, other) if one in where else (other, one)
        if lower in (under or {}).get(upper, ()):
            upper, lower = lower, upper
        pairs += [upper, lower]
    return [len(rows), *(value for row in rows for value in row), len(pairs) // 2, *pairs, 0]


def do(state: Monstrous, *actions: str) -> Monstrous:
    """Play actions by the seat that is asked; `hydra unique` alone throws that card somewhere."""
    for text in actions:
        words = text.split()
        plan = len(words) == 2 and words[0] in n.MONSTER_NAMES
        for each in (f"throw {text}", "column 24", "row 16", "from south flat") if plan else (text,):
            state.play(bits(state.to_act())[0], read_action(state, each))
    return state


def stage(text: str, *steps: str | Mapping[str, Where]) -> Monstrous:
    """Return a moment: a position, then actions and landings (cards by name) in turn."""
    state = read_position(text, chance=Chance(1))
    for step in steps:
        if isinstance(step, str):
            do(state, step)
        else:
            assert state.to_act() == NATURE
            state.apply_nature(column(landing(state, {card_of(state, name): at for name, at in step.items()})))
    return state
