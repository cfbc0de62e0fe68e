"""Setup: the tiles lie face up, and everybody picks one to start from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bestiary.games.factory.rules.board import SLOTS
from bestiary.games.factory.rules.edges import turned
from bestiary.games.factory.rules.monsters import begin_monster
from bestiary.games.factory.rules.numbers import DRAFT, F_1_START, F_28_DUTY, NONE, PLAY, SIDES, START, STARTED
from bestiary.games.factory.rules.pool import is_left, take
from bestiary.games.factory.rules.position import Position
from bestiary.games.factory.rules.turn import take_turns

if TYPE_CHECKING:
    from bestiary.core.declared import Stage

# What picking a start tile needs, in the order in which a refusal names it
START_NEEDS: Final[tuple[tuple[int, Stage], ...]] = ((F_28_DUTY, "step"), (F_1_START, "target"))
START_RULES: Final[vec[i64]] = vec[i64]([rule for rule, _ in START_NEEDS])


def deal(position: Position, reverse: i64, codes: vec[i64], eyes: vec[i64], counts: vec[i64]) -> None:
    """Lay the set out and ask the first player to pick a start tile."""
    lay_out(position, reverse, codes, eyes, counts)
    position.first = position.chance.below(position.seats)
    position.turn = picker(position, 0)


def lay_out(position: Position, reverse: i64, codes: vec[i64], eyes: vec[i64], counts: vec[i64]) -> None:
    """Take in a set, a code for each face, and empty the table."""
    position.draft = reverse
    for code in codes:
        rotation: i64 = 0
        while rotation < SIDES:
            position.codes = append(position.codes, turned(code, rotation))
            rotation += 1
    position.eyes = eyes
    position.counts = counts
    position.pool = counts[:]
    for count in counts:
        position.pool_size += count
    position.out = vec[i64]([0] * len(counts))
    position.monster = vec[i64]([NONE] * position.seats)
    position.finished_first = vec[i64]([0] * position.seats)
    position.points = vec[i64]([0] * position.seats)
    position.index = vec[i64]([0] * SLOTS)


def picker(position: Position, pick: i64) -> i64:
    """Return the seat that picks its start tile as number `pick`."""
    place = position.seats - 1 - pick if position.draft else pick
    return (position.first + place) % position.seats


def starts_into(position: Position, out: vec[i64]) -> i64:
    """Write the start tiles that may be picked and return how many there are."""
    count: i64 = 0
    face: i64 = 0
    while face < len(position.pool):
        if is_left(position, face):
            out[count] = START + face
            count += 1
        face += 1
    return count


def why_not_start(position: Position, face: i64) -> i64:
    """Return the first rule that forbids to start from a face, or 0."""
    for rule in START_RULES:
        if start_fails(position, face, rule):
            return rule
    return 0


def start_fails(position: Position, face: i64, rule: i64) -> bool:
    """Tell whether starting from a face fails a rule's condition, whatever else stands against it."""
    if rule == F_28_DUTY:
        return position.step != DRAFT
    return rule == F_1_START and not is_left(position, face)


def pick_start(position: Position, seat: i64, face: i64) -> None:
    """Start from a tile; after the last pick the first turn begins."""
    take(position, face)
    begin_monster(position, seat, face, 0)
    position.tell(STARTED, seat, position.shape(face))
    position.picked += 1
    if position.picked < position.seats:
        position.turn = picker(position, position.picked)
        return
    position.step = PLAY
    take_turns(position, position.first)
