"""What changed between two views, and the view that follows from it: moves send this, not the whole view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bestiary.table.news import Change, Put, Splice

Path = list[str | int]


def changes(old: Any, new: Any) -> list[Change]:
    """Returns what turns the old view into the new one."""
    return list(_differ(old, new, []))


def _differ(old: Any, new: Any, path: Path) -> Iterator[Change]:
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        for name in new.__struct_fields__:
            before, after = getattr(old, name), getattr(new, name)
            if before is not after and before != after:
                yield from _differ(before, after, [*path, name])
    elif isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        for name, after in new.items():
            if old[name] != after:
                yield from _differ(old[name], after, [*path, name])
    elif isinstance(new, list) and isinstance(old, list) and old and new:
        yield from _differ_in_list(old, new, path)
    else:
        yield Put(path, new)


def _differ_in_list(old: list[Any], new: list[Any], path: Path) -> Iterator[Change]:
    if len(old) == len(new):
        places = [place for place, (before, after) in enumerate(zip(old, new, strict=True)) if before != after]
        if isinstance(new[0], int) and len(places) * 2 > len(new):
            yield Put(path, new)  # a path for each number would be longer than the numbers
            return
        for place in places:
            yield from _differ(old[place], new[place], [*path, place])
        return
    shorter = min(len(old), len(new))
    head = 0
    while head < shorter and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    yield Splice(path, head, len(old) - head - tail, new[head : len(new) - tail])


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
