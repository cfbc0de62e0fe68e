"""Whether a game meets the contract at all: what is missing is said at once, before anything is played with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bestiary.core.errors import BadGame
from bestiary.core.game import CONTRACT, Game
from bestiary.core.optional import PARTS, Aims, Checks, Mind, Nature
from bestiary.core.state import State

DECLARED: Final = ("rules_version", "seats", "minutes", "state", "action_kinds", "event_kinds")
ALSO_DECLARED: Final = ("chance_outcomes", "longest", "information")
PLAYED: Final = ("to_act", "legal_into", "refusal", "apply", "score", "winners")


def check_game(game: Game) -> None:
    """Raise `BadGame` with everything that a game declares wrongly or lacks."""
    name = getattr(game, "id", type(game).__name__)
    if game.contract != CONTRACT:
        raise BadGame(
            f"{name} meets contract {game.contract}; this Bestiary has contract {CONTRACT}: docs/contract.md says what "
            "has changed"
        )
    troubles = list(_missing(game)) or list(_nonsense(game))
    if troubles:
        raise BadGame(f"{name} does not meet the contract: {'; '.join(troubles)}")


def _missing(game: Game) -> Iterator[str]:
    for name in ("id", *DECLARED, *ALSO_DECLARED):
        if not hasattr(game, name):
            yield f"it declares no {name}"
    for part in PARTS:
        brought = isinstance(game, part)
        for name in members(part):
            if brought and not hasattr(game, name):
                yield f"it brings {part.__name__} and declares no {name}"
            elif not brought and hasattr(game, name):
                yield f"it has {name}, but does not inherit {part.__name__}, to which that belongs"


def members(kind: type) -> list[str]:
    """Return the public names that a class of the contract defines or asks for."""
    return sorted(name for name in {*vars(kind), *vars(kind).get("__annotations__", ())} if not name.startswith("_"))


def _nonsense(game: Game) -> Iterator[str]:
    state: Any = game.state
    if not (isinstance(state, type) and issubclass(state, State)):
        yield f"its state is {state!r}, no class that extends State"
        return
    for name in ("id", "seats", "action_kinds"):
        if not getattr(game, name):
            yield f"its {name} is empty"
    information: str = game.information
    if information not in ("perfect", "imperfect"):
        yield f"its information is {information!r}, not perfect or imperfect"
    for option in game.options:
        if not option.values:
            yield f"option {option.name} has no value"
    for kind in game.event_kinds:
        for argument in kind.arguments:
            if argument.count(":") != 1:
                yield f"argument {argument!r} of event {kind.name} is not written name:type"
            elif argument.endswith(":spot") and type(game).spot_name is Game.spot_name:
                yield f"event {kind.name} names a spot, and there is no spot_name"
    for method, reason in _needed(game):
        if getattr(game.state, method) is getattr(State, method):
            yield f"{game.state.__name__} has no {method}{reason}"


def _needed(game: Game) -> Iterator[tuple[str, str]]:
    """Yield the methods that the game's state must bring, and why where not every game needs them."""
    yield from ((method, "") for method in PLAYED)
    if game.information == "imperfect":
        yield from ((method, ", which a game with hidden information needs") for method in ("blind", "fill"))
    if isinstance(game, Nature):
        yield "apply_nature", ", which Nature needs"
    if isinstance(game, Aims):
        yield from ((method, ", which Aims needs") for method in ("aim_refusal", "apply_aim"))
    if isinstance(game, Mind) and game.terms != Mind.terms:
        yield "terms_into", ", which terms of its own need"
    if isinstance(game, Checks) and game.conditions:
        yield "breaks", ", which conditions need"


def offered(found: Any, game: str) -> Game:
    """Return what a package offers as a game of an id, if it is one."""
    if not isinstance(found, Game) or getattr(found, "id", "") != game:
        raise BadGame(f"the package that registers {game!r} does not offer a game of that id")
    return found
