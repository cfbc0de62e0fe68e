"""What a player is asked, with a phrase for each kind of choice."""

from __future__ import annotations

from bestiary.core.view import Choice, Prompt
from bestiary.games.maker.rules import numbers as n
from bestiary.games.maker.rules import offers
from bestiary.games.maker.rules.position import Position

WAITING = {"joining": "joining", "sealing": "sealing", "assisting": "operation", "taking": "operation"}  # else a sale


def pending(state: Position) -> tuple[str, dict[str, int]]:
    """Return what is pending, and its values by name."""
    if not state.top():
        return "", {}
    name, names = n.PENDING[state.top()]
    return name, {each: int(state.top_value(which + 1)) for which, each in enumerate(names)}


def full_graves(state: Position) -> int:
    """Return how many graves hold parts: where there are none, a robbery brings nobody anything (M37)."""
    return sum(state.held[n.GRAVE + grave] > 0 for grave in range(state.graves()))


def prompt(state: Position, choices: list[Choice]) -> Prompt:
    """Return what is asked now; who is not asked reads what goes on."""
    if state.over:
        return Prompt("prompt-over", {})
    name, held = pending(state)
    if not choices:
        return Prompt(f"prompt-wait-{WAITING.get(name, 'market') if name else 'turn'}", {})
    if not name:
        return Prompt(f"prompt-action-{state.phase}", {}, _phrases(state, choices))
    values: dict[str, int] = {each: held[each] for each in ("kind", "points") if each in held}
    if "card" in held:
        values["part"] = int(state.kind[held["card"]])
    if name in ("joining", "sealing"):
        values["full"] = full_graves(state)
    elif name in ("offering", "demanding"):
        values["laid"] = int(offers.laid(state))
        values["most"] = int(offers.points_of(state, state.buyer()))
    return Prompt(f"prompt-{name}", values, _phrases(state, choices))


def _phrases(state: Position, choices: list[Choice]) -> list[str]:
    """Name the phrase of each kind of choice: to skip the last Action ends the turn, and points close two things."""
    variants = {
        "skip": "skip_end" if state.phase == n.THIRD else "skip",
        "points": "points_demand" if state.top() == n.DEMANDING else "points_offer",
    }
    return [variants.get(kind, kind) for kind in dict.fromkeys(choice.kind for choice in choices)]
