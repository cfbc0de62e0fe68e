"""Spoken text: whatever a view holds is said for the ear too, or the game says why not."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any, Final

import msgspec

from bestiary.conformance.case import Case, Setting
from bestiary.core import Game, View
from bestiary.core.optional.checks import checks_of

MOST_UNSPOKEN: Final = 10
VIEWS: Final = 24  # that are looked at leaf by leaf under each setting
LEAVES: Final = 2  # of each kind of place in a view
# Said by the table around the text, or nothing to be said: where a spot lies is told by its name.
BY_THE_TABLE: Final = (
    "game",
    "rules_version",
    "options.*",
    "seats",
    "seat",
    "to_act.*",
    "nature",
    "over",
    "winners.*",
    "prompt.*",
    "choices.*",
    "spots.*.id",
    "spots.*.x",
    "spots.*.y",
    "spots.*.neighbours.*",
)

Path = tuple[str | int, ...]


def all_is_spoken(case: Case, setting: Setting) -> None:
    """Check that each value of a view changes the spoken text when it changes, but for those the game excepts."""
    game = setting.game
    unspoken = checks_of(game).unspoken
    if unspoken is None:
        case.not_run("does not apply: the game does not say what its spoken text leaves out")
        return
    case.that(len(unspoken) <= MOST_UNSPOKEN, game.id, f"{len(unspoken)} places are not spoken")
    case.that(all(unspoken.values()), game.id, "a place is not spoken, and there is no reason")
    every = [
        (node.where, game.view_of(node.state, seat)) for node in setting.nodes for seat in range(setting.seats + 1)
    ]
    looked_at = every[:: max(1, len(every) // VIEWS)]
    seen: dict[str, list[Any]] = {}
    for _, view in looked_at:
        for path, value in leaves(view):
            known = seen.setdefault(pattern(path), [])
            if value not in known:
                known.append(value)
    for where, view in looked_at:
        _look(case, game, view, where, seen)


def _look(case: Case, game: Game, view: View, where: str, seen: dict[str, list[Any]]) -> None:
    words = game.words()
    spoken = game.draw(view, words).spoken
    by_pattern: dict[str, list[tuple[Path, Any]]] = {}
    for path, value in leaves(view):
        name = pattern(path)
        if not any(fnmatchcase(name, each) for each in (*BY_THE_TABLE, *(checks_of(game).unspoken or ()))):
            by_pattern.setdefault(name, []).append((path, value))
    for name, found in by_pattern.items():
        for path, value in case.random.sample(found, min(LEAVES, len(found))):
            others = [
                other for other in (*seen[name], *_beside(value)) if type(other) is type(value) and other != value
            ]
            said = any(_said_otherwise(game, replaced(view, path, other), spoken) for other in others)
            place = ".".join(map(str, path))
            case.that(said or not others, where, f"seat {view.seat}: {place} = {value!r} is not spoken ({name})")


def _said_otherwise(game: Game, view: View, spoken: list[str]) -> bool:
    try:
        return game.draw(view, game.words()).spoken != spoken
    except Exception:
        return True  # a value that goes with nothing else in the view was read at least


def _differs(other: Any, value: Any) -> bool:
    return type(other) is type(value) and bool(other != value)


def _beside(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    return [value + 1, value - 1] if isinstance(value, int) else []


def pattern(path: Path) -> str:
    """Return a path with a star for every place in a list or dictionary."""
    return ".".join("*" if isinstance(step, int) else step for step in path)


def leaves(thing: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every number, text and truth in a view, with the way to it; the places of dictionaries are numbered."""
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from leaves(getattr(thing, name), (*path, name))
    elif isinstance(thing, list | tuple | dict):
        for place, each in enumerate(thing.values() if isinstance(thing, dict) else thing):
            yield from leaves(each, (*path, place))
    elif thing is not None:
        yield path, thing


def replaced(thing: Any, path: Path, value: Any) -> Any:
    """Return a copy in which one leaf has another value."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, str):
        return msgspec.structs.replace(thing, **{step: replaced(getattr(thing, step), rest, value)})
    if isinstance(thing, dict):
        key = list(thing)[step]
        return {**thing, key: replaced(thing[key], rest, value)}
    return type(thing)(replaced(each, rest, value) if place == step else each for place, each in enumerate(thing))
