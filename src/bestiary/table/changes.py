"""What changed between two views, and the view that follows from it: moves send this, not the whole view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import NoneType
from typing import Any

import msgspec
from msgspec.structs import astuple

from bestiary.table.news import Change, Put, Splice

Path = list[str | int]

PLAIN = frozenset((int, bool, str, float, NoneType))
FEW = 5  # items of a list that are changed one by one; a longer stretch is replaced


def changes(old: Any, new: Any) -> list[Change]:
    """Returns what turns the old view into the new one."""
    found: list[Change] = []
    if old != new:
        _differ(old, new, [], found)
    return found


def _differ(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    # Most of two views is the same object; comparing by identity first makes this a small part of a move.
    if isinstance(new, list) and isinstance(old, list) and old and new:
        _differ_in_list(old, new, path, found)
    elif isinstance(new, msgspec.Struct) and isinstance(old, msgspec.Struct) and type(old) is type(new):
        parts = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
        _differ_in_parts(parts, path, found)
    elif isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        _differ_in_parts(((name, old[name], after) for name, after in new.items()), path, found)
    else:
        found.append(Put(path, new))


def _differ_in_parts(parts: Iterable[tuple[str, Any, Any]], path: Path, found: list[Change]) -> None:
    for name, before, after in parts:
        if before is not after and before != after:
            if type(after) in PLAIN:
                found.append(Put([*path, name], after))
            else:
                _differ(before, after, [*path, name], found)


def _differ_in_list(old: list[Any], new: list[Any], path: Path, found: list[Change]) -> None:
    shorter = min(len(old), len(new))
    head = 0
    while head < shorter and (old[head] is new[head] or old[head] == new[head]):
        head += 1
    tail = 0
    while tail < shorter - head and (old[-1 - tail] is new[-1 - tail] or old[-1 - tail] == new[-1 - tail]):
        tail += 1
    end = len(new) - tail
    if len(old) == len(new):
        if head == end:
            return
        if type(new[head]) is not int:
            places = [place for place in range(head, end) if old[place] is not new[place] and old[place] != new[place]]
            if len(places) <= FEW:
                for place in places:
                    _differ(old[place], new[place], [*path, place], found)
                return
    found.append(Splice(path, head, len(old) - head - tail, new[head:end]))


def changed(view: Any, made: Sequence[Change]) -> Any:
    """Returns a view in plain data with the changes made; what a client does."""
    view = msgspec.to_builtins(view)
    for change in msgspec.to_builtins(made):
        kind, path, *rest = change
        if not path:
            view = rest[0]
            continue
        place = view
        for step in path[:-1]:
            place = place[step]
        if kind == "put":
            place[path[-1]] = rest[0]
        else:
            start, gone, items = rest
            place[path[-1]][start : start + gone] = items
    return view
