"""The part of the HTTP API that leads to tables at which people gather: opening one, open ones, quick play, names."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query

from bestiary.server.api import BAD, Address, TheHub
from bestiary.server.api_types import (
    CalledTable,
    OpenedGathering,
    OpenGathering,
    OpenTables,
    PersonInfo,
    QuickPlay,
    WaitingTable,
    WatchedTable,
)
from bestiary.server.brief import BriefRoute
from bestiary.server.gathering import Gathering
from bestiary.server.lobby import Opened


def lobby_is_here(hub: TheHub) -> None:
    """Refuse what only the server at which people wait can answer."""
    hub.lobby.check_here()


router = APIRouter(prefix="/api", route_class=BriefRoute, dependencies=[Depends(lobby_is_here)])


@router.post("/gatherings", status_code=201, responses=BAD)
async def open_gathering(hub: TheHub, wanted: OpenGathering, address: Address) -> OpenedGathering:
    """Opens a table to gather at: one link for all, and for whoever opens it the token that makes him its host."""
    opened = hub.lobby.open(wanted.game, address, name=wanted.name.strip(), beast=wanted.beast)
    await hub.lobby.keep(opened.waiting)
    return _told(opened)


@router.post("/gatherings/quick", status_code=201, responses=BAD)
async def quick_play(hub: TheHub, wanted: QuickPlay, address: Address) -> OpenedGathering:
    """Seats somebody with others who want the same game now; after a moment bots fill up and it begins."""
    opened = hub.lobby.quick(wanted.game, address, wanted.name.strip(), wanted.beast)
    opened.waiting.changed()
    await hub.lobby.keep(opened.waiting)
    return _told(opened)


def _told(opened: Opened) -> OpenedGathering:
    gathering = opened.waiting.gathering
    return OpenedGathering(gathering.id, opened.token, f"/g/{gathering.id}#{gathering.word}")


@router.get("/gatherings", responses=BAD)
async def open_tables(hub: TheHub, game: Annotated[str, Query(max_length=40)] = "") -> OpenTables:
    """Lists the tables that their hosts have listed: those with a free chair, and games one may look on at."""
    tables = [each for each in hub.lobby.open_tables() if game in ("", each.game)]
    watched = [(live, token) for live, token in hub.lobby.watched() if game in ("", live.table.setup.game)]
    return OpenTables(
        open=[_waiting(each) for each in tables],
        watch=[
            WatchedTable(
                table=live.id,
                game=live.table.setup.game,
                people=[PersonInfo(seat.name, seat.bot, seat.stand_in) for seat in live.table.seats],
                colours=[seat.colour for seat in live.table.seats],
                token=token,
            )
            for live, token in watched
        ],
    )


def _waiting(gathering: Gathering) -> WaitingTable:
    host = next((guest.name for guest in gathering.guests if guest.number == gathering.host), "")
    chairs = range(len(gathering.chairs))
    return WaitingTable(
        gathering=gathering.id,
        game=gathering.game,
        host=host,
        clock=gathering.clock.kind,
        quick=bool(gathering.starts),
        colours=[guest.colour for guest in gathering.guests if guest.chair >= 0],
        bots=[gathering.chairs[chair].bot for chair in chairs if gathering.chairs[chair].kind == "bot"],
        free=sum(gathering.is_open(chair) for chair in chairs),
    )


@router.get("/gatherings/called/{name}", responses=BAD)
async def called(hub: TheHub, name: Annotated[str, Path(max_length=40)], address: Address) -> CalledTable:
    """Tells which table a spoken name belongs to; one may knock there, and the host lets one in."""
    gathering = hub.lobby.called(name, address).gathering
    return CalledTable(gathering.id, gathering.game)
