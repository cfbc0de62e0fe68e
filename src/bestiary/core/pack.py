"""States as bytes, by looking at their attributes: no code per game, the same bytes compiled and interpreted."""

from __future__ import annotations

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bestiary.core.chance import Chance
from bestiary.core.columns import columns
from bestiary.core.errors import BadState
from bestiary.core.state import State


def plain(state: State) -> dict[str, Any]:
    """Return a state as plain ints, bools and list: equal dictionaries mean equal states."""
    found: dict[str, Any] = {}
    for name in columns(state):
        value = getattr(state, name)
        found[name] = value if isinstance(value, bool | int) else list(value)
    return found


def pack(state: State) -> bytes:
    """Pack a state, without its chance source, into bytes."""
    from bestiary.core.registry import game_of

    return msgspec.msgpack.encode((game_of(state).id, int(state.seats), list(plain(state).values())))


def unpack(data: bytes) -> State:
    """Build a packed state again; it has no chance source."""
    from bestiary.core.registry import get

    try:
        game, seats, values = msgspec.msgpack.decode(data, type=tuple[str, int, list[bool | int | list[int]]])
    except msgspec.MsgspecError as error:
        raise BadState(f"these bytes hold no packed state: {error}") from None
    state: State = get(game).blank(seats)
    names = columns(state)
    if len(names) != len(values):
        raise BadState(f"a packed state of {game} has {len(names)} columns, not {len(values)}")
    for name, value in zip(names, values, strict=True):
        old = getattr(state, name)
        if isinstance(old, bool | int) == isinstance(value, list):
            raise BadState(f"column {name} of a packed state of {game} has the wrong kind")
        try:
            setattr(state, name, vec[i64](value) if isinstance(value, list) else type(old)(value))
        except (OverflowError, TypeError):  # the second from a compiled state's attribute
            raise BadState(f"column {name} of a packed state of {game} holds a number beyond 64 bits") from None
    return state


def unpack_with(data: bytes, chance: Chance) -> State:
    """Build a pickled state again, with its chance source."""
    state = unpack(data)
    state.chance = chance
    return state
