"""Aims: decisions that are no number of the action space but a row of whole numbers, such as how a card is thrown.

Few games have them. Wherever a decision is kept or sent it is an action's number or an aim's row; in records and on a
line to write on, an aim is the word and its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.errors import BadNotation, refuse
from bestiary.core.game import Game
from bestiary.core.optional.aims import Aims
from bestiary.core.state import UNKNOWN_ACTION, State

Decision: TypeAlias = int | list[int]

AIM: Final = "aim"
LARGEST: Final = (1 << 62) - 1


def write_aim(numbers: Sequence[int]) -> str:
    """Write an aim as text."""
    return " ".join((AIM, *map(str, numbers)))


def read_decision(game: Game, state: State, text: str) -> Decision:
    """Read an action or an aim from text; raise `BadNotation` with an example of what would be right."""
    if not isinstance(game, Aims) or text.split(maxsplit=1)[:1] != [AIM]:
        return game.parse(state, text)
    try:
        numbers = [int(part) for part in text.split()[1:]]
    except ValueError:
        numbers = []
    if len(numbers) != game.aims:
        example = write_aim(range(game.aims))
        raise BadNotation(f"an aim of {game.id} is {game.aims} whole numbers, as in {example!r}; {text[:80]!r} is none")
    return numbers


def fits(game: Game, numbers: Sequence[int]) -> bool:
    """Tell whether a row of numbers can be an aim of a game at all."""
    if not isinstance(game, Aims) or len(numbers) != game.aims:
        return False
    return all(-LARGEST <= number <= LARGEST for number in numbers)


def aim_column(state: State, game: Game, numbers: Sequence[int]) -> vec[i64]:
    """Make a column of an aim's numbers; refuse what compiled rules could not even look at."""
    if not fits(game, numbers):
        refuse(state, UNKNOWN_ACTION)
    return vec[i64](numbers)


def decide(state: State, game: Game, seat: int, decision: Decision) -> None:
    """Carry out an action or an aim if it is allowed; otherwise raise `Refused` and change nothing."""
    if isinstance(decision, int):
        state.play(seat, decision)
    else:
        state.aim(seat, aim_column(state, game, decision))


def refusal_of(state: State, game: Game, seat: int, decision: Decision) -> int:
    """Return the number of the rule that forbids an action or an aim, or 0 if it is allowed."""
    if isinstance(decision, int):
        return int(state.refusal(seat, decision if 0 <= decision < game.actions else -1))
    if not fits(game, decision):
        return int(UNKNOWN_ACTION)
    return int(state.aim_refusal(seat, vec[i64](decision)))
