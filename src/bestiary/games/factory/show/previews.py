"""What laying the drawn tile somewhere would do, and where a beginner may lay it for a reason that fits a sentence."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from bestiary.core.previews import Previews
from bestiary.core.state import State
from bestiary.core.view import Choice
from bestiary.games.factory.notation.actions import cell_name
from bestiary.games.factory.rules.board import fill_cell, open_edges
from bestiary.games.factory.rules.edges import count_edges
from bestiary.games.factory.rules.monsters import complete, is_complete, points_of
from bestiary.games.factory.rules.numbers import DRAFT
from bestiary.games.factory.rules.placing import cell_of, rotation_of
from bestiary.games.factory.state import Factory

FEW: Final = 12  # tiles face down a player, below which one should close what is open

Why = Literal["finish", "close", "grow", "away", "only"]


class FactoryPreview(msgspec.Struct, omit_defaults=True):
    """What one placement would make of its monster."""

    open_edges: int = 0
    completes: bool = False
    points: int = 0  # what it brings then


class FactoryAdvice(msgspec.Struct):
    """A good place; its words are `hint-<why>`."""

    action: int
    spot: str
    why: Why


class FactoryProspect(msgspec.Struct):
    """What is told of a moment."""

    advice: FactoryAdvice | None


class FactoryPreviews(Previews):
    """What Monster Factory tells beforehand."""

    def preview(self, blind: State, seat: int, choice: Choice) -> FactoryPreview | None:
        """Return what a placement would do."""
        assert isinstance(blind, Factory)
        return _placed(blind, choice.action) if choice.kind == "place" else None

    def prospect(self, blind: State, seat: int) -> FactoryProspect:
        """Return the place that a beginner may be shown."""
        assert isinstance(blind, Factory)
        return FactoryProspect(_advice(blind, seat))


def _placed(position: Factory, action: int) -> FactoryPreview:
    """Return what a placement would do: it is done on a copy."""
    cell = cell_of(action)
    after, monster = position.clone(), position.cell_monster[cell]
    assert isinstance(after, Factory)
    fill_cell(after, cell, after.drawn, rotation_of(action))
    completes = is_complete(after, monster)
    if completes:
        complete(after, monster)
    return FactoryPreview(int(open_edges(after, monster)), completes, int(points_of(after, monster)))


def _advice(position: Factory, seat: int) -> FactoryAdvice | None:
    """Return the place that is best by simple reasons, the first of several."""
    if seat >= position.seats or position.step == DRAFT:
        return None
    weighed = [(*_weigh(position, seat, action), action) for action in position.legal(seat)]
    if not weighed:
        return None
    _, why, action = max(weighed, key=lambda each: each[0])
    return FactoryAdvice(action, cell_name(position, int(cell_of(action))), why)


def _weigh(position: Factory, seat: int, action: int) -> tuple[int, Why]:
    cell, face = cell_of(action), position.drawn
    own = position.monster_owner[position.cell_monster[cell]] == seat
    closes = int(count_edges(position.cell_needs[cell]))
    opens = int(count_edges(position.code(face, rotation_of(action)))) - closes
    if _placed(position, action).completes:
        return (100, "finish") if own else (-50, "only")
    if not own:
        return 10 + 3 * opens, "away"
    late = position.pool_size < FEW * position.seats
    if closes > opens:
        return (60 if late else 40), "close"
    return (12 - 4 * opens if late else 50 - 5 * opens), "grow"
