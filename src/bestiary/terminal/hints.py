"""Hints in words: the best moves, the chances to win with them, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bestiary.core.words import Words

if TYPE_CHECKING:
    from bestiary.bots.wire import Hint, Reason
    from bestiary.terminal.session import Session


def in_order(hints: Sequence[Hint]) -> list[Hint]:
    """Leave out what claims better chances than the move that is advised: it was looked at less closely."""
    kept: list[Hint] = []
    for hint in hints:
        if not kept or hint.chance <= kept[-1].chance:
            kept.append(hint)
    return kept


def say_hints(session: Session, hints: Sequence[Hint]) -> list[str]:
    """Say which moves are best, in the order of the hints."""
    words, game, seat = session.words, session.game, session.viewer
    blind = session.match.state.blind(seat)
    return [
        words.say(
            "hint-move",
            place=place,
            move=game.notation(blind, hint.action),
            chance=percent(hint.chance),
            why=say_reasons(hint.reasons, seat, session.names, words),
        )
        for place, hint in enumerate(hints, 1)
    ]


def say_reasons(reasons: Sequence[Reason], seat: int, names: Sequence[str], words: Words) -> str:
    """Say which score terms change, a seat's own and what others lose, or nothing."""
    said = []
    for reason in reasons:
        change = words.say("analysis-change", by=f"{reason.by:+g}", term=words.say(f"term-{reason.term}"))
        own = reason.seat == seat
        said.append(change if own else words.say("analysis-other", name=names[reason.seat], change=change))
    return words.say("analysis-why", changes=", ".join(said)) if said else ""


def percent(chance: float) -> int:
    """Write chances in whole percent."""
    return round(chance * 100)
