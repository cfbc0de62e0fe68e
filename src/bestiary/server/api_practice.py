"""The part of the HTTP API that lets people practise.

Every request brings how the table lies and what is tried; the server keeps nothing of it.
"""

from __future__ import annotations

from functools import partial

import msgspec
from fastapi import APIRouter

from bestiary.core.previews import foresee
from bestiary.core.registry import get
from bestiary.server.api import BAD, Address, GameId, TheHub
from bestiary.server.api_types import EventInfo, Practised, Tried
from bestiary.server.brief import BriefRoute
from bestiary.table.practice import SEAT, Practice

router = APIRouter(prefix="/api", route_class=BriefRoute)


@router.post("/games/{game}/practice", responses=BAD)
async def practise(hub: TheHub, game: GameId, tried: Tried, address: Address) -> Practised:
    """Tries decisions on a table that lies as the text says, at first an empty one; nothing counts or is kept."""
    practice = Practice(get(game), tried.text)
    for decision in tried.decisions:
        practice.decide(decision)
    air = msgspec.to_builtins(practice.view()) if practice.in_the_air else None
    if air:
        await hub.practice_ground.land(practice, address)
    events = [EventInfo.of(event) for event in practice.events()]
    # What every aim would hit takes long to count: nobody else waits for it.
    looking = partial(foresee, practice.game, practice.state.blind(SEAT), SEAT)
    told = await hub.errands.run(address, "practice", looking)
    view = msgspec.to_builtins(practice.view())
    return Practised(practice.text, air, view, events, msgspec.to_builtins(told))
