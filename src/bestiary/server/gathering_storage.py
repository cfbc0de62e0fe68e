"""Gatherings as they are stored: each whole, in one row."""

from __future__ import annotations

import msgspec

from bestiary.server.gathering import Gathering
from bestiary.server.jobs import Gather
from bestiary.server.storage import Storage, encode, unreadable

read_gathering = msgspec.msgpack.Decoder(Gathering).decode


def kept(gathering: Gathering) -> Gather:
    """Return what stores a gathering."""
    return Gather(gathering.id, gathering.at, encode(gathering), gathering.table or None)


async def stored(storage: Storage, id: str) -> Gathering | None:  # noqa: A002
    """Return a gathering, or nothing if there is none."""
    data = await storage.gathering(id)
    try:
        return None if data is None else read_gathering(data)
    except msgspec.MsgspecError as error:
        raise unreadable(id, error) from error
