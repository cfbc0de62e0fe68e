"""What changed between two views, and the view that follows from it: moves send this, not the whole view.

Fields are compared, then the items of lists, then their fields; whatever differs below that is sent as it is. Most of
two views is the same objects, and going no deeper keeps this a small part of a move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from bestiary.core.view import Change, Put, Splice

FEW = 5  # items of a list that are changed one by one; a longer stretch is replaced


def changes(old: msgspec.Struct, new: msgspec.Struct) -> list[Change]:
    """Return what turns the old view into the new one of the same kind."""
    return [change for name, before, after in _differing(old, new) for change in in_field(name, before, after)]


def _differing(old: msgspec.Struct, new: msgspec.Struct) -> Iterator[tuple[str, Any, Any]]:
    for name, before, after in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
        if before is not after and before != after:
            yield name, before, after


def in_field(name: str, before: Any, after: Any) -> list[Change]:
    """Return what turns a field's value into another one."""
    if not (isinstance(after, list) and after and before):
        return [Put([name], after)]
    found: list[Change] = []
    _in_list(before, after, name, found)
    return found


def _in_list(old: list[Any], new: list[Any], name: str, found: list[Change]) -> None:
    if len(old) == len(new) and isinstance(new[0], msgspec.Struct):
        pairs = enumerate(zip(old, new, strict=True))
        places = [place for place, (before, after) in pairs if before is not after and before != after]
        if len(places) <= FEW:
            for place in places:
                _in_item(old[place], new[place], [name, place], found)
        else:
            found.append(Splice([name], places[0], places[-1] - places[0] + 1, new[places[0] : places[-1] + 1]))
        return
    shorter = min(len(old), len(new))
    head = 0
    while head < shorter and (old[head] is new[head] or old[head] == new[head]):
        head += 1
    tail = 0
    while tail < shorter - head and (old[-1 - tail] is new[-1 - tail] or old[-1 - tail] == new[-1 - tail]):
        tail += 1
    found.append(Splice([name], head, len(old) - head - tail, new[head : len(new) - tail]))


def _in_item(old: msgspec.Struct, new: msgspec.Struct, path: list[str | int], found: list[Change]) -> None:
    if type(old) is not type(new):
        found.append(Put(path, new))
        return
    found += [Put([*path, name], after) for name, _, after in _differing(old, new)]


def changed(view: Any, made: Sequence[Change]) -> Any:
    """Return a view in plain data with the changes made; what a client does."""
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
