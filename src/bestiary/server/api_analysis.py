"""The part of the HTTP API that looks back at finished games."""

from __future__ import annotations

from functools import partial
from typing import Literal

from fastapi import APIRouter

from bestiary.core.optional.endings import Finale
from bestiary.server import records
from bestiary.server.analysis_types import AnalysisInfo
from bestiary.server.api import BAD, Address, TableId, TheHub
from bestiary.server.brief import BriefRoute
from bestiary.server.records import NotOver

router = APIRouter(prefix="/api", route_class=BriefRoute)

Level = Literal["brute", "ogre", "titan"]


@router.get("/records/{table}/analysis", responses=BAD)
async def analysis(hub: TheHub, table: TableId) -> AnalysisInfo:
    """Tells how far the analysis of a finished game is, and what it found; its state is `none` if there is none."""
    return hub.analyses.get(table)


@router.post("/records/{table}/analysis", status_code=202, responses=BAD)
async def analyse(hub: TheHub, table: TableId, address: Address, level: Level = "titan") -> AnalysisInfo:
    """Begins to analyse a finished game in the background; the same analysis is made once."""
    record = await records.record_of(hub, table, address)
    if record.result is None:
        raise NotOver("this game was not played to its end: there is nothing to look back at")
    record.check_version()
    return hub.analyses.start(table, record, level, address)


@router.delete("/records/{table}/analysis", responses=BAD)
async def stop_analysis(hub: TheHub, table: TableId) -> AnalysisInfo:
    """Stops an analysis; what it has found so far is kept."""
    return hub.analyses.stop(table)


@router.get("/records/{table}/ending", responses=BAD)
async def record_ending(hub: TheHub, table: TableId, address: Address) -> Finale | None:
    """Tells how and why a finished game ended; nothing where it was ended early or its package tells no ends."""
    found = await records.record_of(hub, table, address)
    return await hub.errands.run(address, table, partial(records.ending, found))
