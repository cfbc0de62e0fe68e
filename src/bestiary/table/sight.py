"""What all seats see, once for all of them, and what each sees in its own way.

A seat's own part names places in the view: a field such as `choices`, or a place further down such as `table.0.hand`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple, replace

from bestiary.core.game import Game
from bestiary.core.optional.fast_views import FastViews
from bestiary.core.state import State
from bestiary.core.view import Change, Put, View
from bestiary.table.changes import changes, in_field

Own = dict[str, Any]  # values by their places
Path = tuple[str | int, ...]


class Plan(NamedTuple):
    """Is how a seat's own places lie in a view."""

    fields: tuple[str, ...]  # those that are whole fields
    deeper: tuple[tuple[str, Path], ...]  # the others, each with the steps that lead there
    above: frozenset[Path]  # what contains one of the others: a change there would bring the spectators' value


@lru_cache(maxsize=4096)
def path_of(place: str) -> Path:
    """Returns the steps that lead to a place."""
    return tuple(int(step) if step.isdigit() else step for step in place.split("."))


@lru_cache(maxsize=4096)
def _plan(places: tuple[str, ...]) -> Plan:
    deeper = tuple((place, path_of(place)) for place in places if "." in place)
    above = frozenset(path[:size] for _, path in deeper for size in range(1, len(path)))
    return Plan(tuple(place for place in places if "." not in place), deeper, above)


class Outlook:
    """Is what spectators know at a moment, and their view of it once it is needed."""

    def __init__(self, game: Game, blind: State) -> None:
        self.game = game
        self.blind = blind
        self.made: View | None = None

    def view(self) -> View:
        """Returns the spectators' view."""
        view = self.made
        if view is None:
            view = self.made = self.game.view(self.blind, int(self.blind.seats))
        return view


def own_places(game: Game, blind: State, seat: int, public: Callable[[], View]) -> Own:
    """Return the fields of a seat's view that differ from the spectators', by making and comparing it."""
    view: View = game.view(blind, seat)
    fields = zip(view.__struct_fields__, astuple(public()), astuple(view), strict=True)
    return {name: own for name, shared, own in fields if own is not shared and own != shared}


def _between(before: Outlook, now: Outlook) -> list[Change]:
    game = now.game
    found = game.changes(before.blind, now.blind) if isinstance(game, FastViews) else None
    return changes(before.view(), now.view()) if found is None else found


class Sight:
    """Is how what spectators see now differs from what they saw before."""

    def __init__(self, before: Outlook, now: Outlook) -> None:
        self.before = before
        self.now = now
        self.changes = [] if before is now else _between(before, now)  # for spectators
        self.paths = {tuple(change.path) for change in self.changes}
        self.fields = {path[0] for path in self.paths}

    def changes_for(self, before: Own, now: Own) -> list[Change]:
        """Returns what changes for a seat that saw and sees some places in its own way; nobody may change the list."""
        same = before is now or before == now
        plan = _plan(tuple(now) if same else tuple({**now, **before}))
        if same and self.paths.isdisjoint(plan.above):
            return self._without(plan.fields)  # as most often for whoever is not asked
        made = self._without(plan.fields)[:]
        for place in plan.fields:
            earlier, after = self._then_and_now(place, before, now)
            if earlier is not after and earlier != after:
                made += in_field(place, earlier, after)
        for place, path in plan.deeper:
            earlier, after = self._then_and_now(place, before, now)
            if earlier != after or any(path[:size] in self.paths for size in range(1, len(path))):
                made.append(Put(list(path), after))
        return made

    def _then_and_now(self, place: str, before: Own, now: Own) -> tuple[Any, Any]:
        """Returns what a seat saw and sees at a place: its own, or else what all others do."""
        earlier = before[place] if place in before else _at(self.before.view(), path_of(place))
        after = now[place] if place in now else _at(self.now.view(), path_of(place))
        return earlier, after

    def _without(self, fields: tuple[str, ...]) -> list[Change]:
        """Returns what changes in all fields but these."""
        if self.fields.isdisjoint(fields):
            return self.changes
        return [change for change in self.changes if change.path[0] not in fields]


def seen(public: View, own: Own) -> View:
    """Returns a seat's whole view."""
    view = replace(public, **{place: value for place, value in own.items() if "." not in place})
    for place, value in own.items():
        if "." in place:
            view = _with(view, path_of(place), value)
    return view


def _at(thing: Any, path: Path) -> Any:
    for step in path:
        thing = getattr(thing, step) if isinstance(step, str) else thing[step]
    return thing


def _with(thing: Any, path: Path, value: Any) -> Any:
    """Returns a copy in which a place has another value; what lies beside it is shared."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        copy = list(thing)
        copy[step] = _with(thing[step], rest, value)
        return copy
    assert isinstance(thing, msgspec.Struct)
    return replace(thing, **{step: _with(getattr(thing, step), rest, value)})
