"""The HTTP API: games, tables by link, records. `GET /api/openapi.json` describes it."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Body, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from bestiary import bots
from bestiary.core import record as core_record
from bestiary.core.errors import BadSeats, BestiaryError
from bestiary.core.game import Game
from bestiary.core.optional.practice import Practice
from bestiary.core.registry import described, get
from bestiary.core.words import core_words
from bestiary.server import records
from bestiary.server.api_types import (
    BeginRound,
    ContentInfo,
    GameInfo,
    Link,
    LogInfo,
    OpenedTable,
    OpenTable,
    OptionInfo,
    PersonInfo,
    Problem,
    RecordPage,
    Replay,
    RoundInfo,
    ShareInfo,
    StoredRecord,
    TableInfo,
    WantedClock,
    WantedContent,
)
from bestiary.server.brief import BriefRoute
from bestiary.server.contents import content_of, is_shipped
from bestiary.server.hub import BadToken, Hub
from bestiary.server.schema import json_schema
from bestiary.server.storage import Key, lock_of
from bestiary.table.clock import ClockSetting
from bestiary.table.round import Round
from bestiary.table.seats import Seat, bot, person
from bestiary.table.table import Table

BAD: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem, "description": about}
    for code, about in (
        (400, "The request does not fit the games there are."),
        (401, "No token was given."),
        (403, "The token does not open this."),
        (404, "There is no such thing here."),
        (409, "The game is not over yet."),
        (413, "The request is too large."),
        (422, "The request is not as described."),
        (429, "Too many requests came from this address."),
        (503, "The database can't be used now."),
    )
}
# The same where the good answer is text: FastAPI would otherwise promise the bad ones as text too.
BAD_BESIDE_TEXT: dict[int | str, dict[str, Any]] = {
    code: {
        "description": about["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for code, about in BAD.items()
}
SHORT_TEXT = 1_000  # characters of an option that are read in no time
TableId = Annotated[str, Path(max_length=64, pattern="^[0-9a-zA-Z_-]+$")]
GameId = Annotated[str, Path(max_length=40)]
Language = Literal["en", "de"]

router = APIRouter(prefix="/api", route_class=BriefRoute)


class NoToken(BestiaryError):
    """Is raised where a token is needed and none was given."""


class NoPage(BestiaryError):
    """Is raised for a page that a game does not have."""


def the_hub(request: Request) -> Hub:
    """Returns the server's hub."""
    hub: Hub = request.app.state.hub
    return hub


def bearer(authorization: Annotated[str, Header(max_length=200)] = "") -> str:
    """Returns the token of the Authorization header."""
    kind, _, token = authorization.partition(" ")
    if kind.lower() != "bearer" or not token:
        raise NoToken("a token is needed: Authorization: Bearer <token>")
    return token


def address_of(request: Request) -> str:
    """Return where a request comes from."""
    return request.client.host if request.client else "?"


TheHub = Annotated[Hub, Depends(the_hub)]
Address = Annotated[str, Depends(address_of)]
Token = Annotated[str, Depends(bearer)]


def _say_all(game: Game, message: str) -> dict[str, str]:
    return {language: game.words(language).say(message) for language in game.languages}


@router.get("/games", responses=BAD)
async def list_games() -> list[GameInfo]:
    """Lists the games one can open a table for; after them, with what is wrong, those whose packages are at fault."""
    found, wrong = described(_info)
    found.sort(key=lambda info: not is_shipped(get(info.id)))  # our own first
    return found + [
        GameInfo(game, 0, {}, {}, [], [], [], [], False, trouble=trouble) for game, trouble in wrong.items()
    ]


def _info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        title=_say_all(game, "title"),
        summary=_say_all(game, "summary"),
        players=list(game.seats),
        minutes=list(game.minutes),
        options=[OptionInfo(option.name, list(option.values), option.open, option.form) for option in game.options],
        bots=bots.names(),
        practice=isinstance(game, Practice),
        newcomer=bots.NEWCOMER,
    )


@router.get("/games/{game}/content", responses=BAD, response_model=ContentInfo)
async def content(game: GameId) -> Response:
    """Returns what a screen needs of a game besides its words and views, under the options' defaults."""
    return Response(_usual_content(get(game)), media_type="application/json")


@lru_cache(maxsize=64)
def _usual_content(game: Game) -> bytes:
    return msgspec.json.encode(content_of(game, {}))


@router.post("/games/{game}/content", responses=BAD)
async def content_under(game: GameId, wanted: WantedContent) -> ContentInfo:
    """Returns what a screen needs of a game under other options than the defaults."""
    return content_of(get(game), wanted.options)


@router.get("/games/{game}/words/{language}", response_class=PlainTextResponse, responses=BAD_BESIDE_TEXT)
async def words(game: GameId, language: Language) -> PlainTextResponse:
    """Returns a game's message catalogue in Fluent's format, after the words that all games share."""
    return PlainTextResponse(core_words(language) + "\n" + get(game).catalogue(language))


@router.get(
    "/games/{game}/{page}/{language}",
    response_class=PlainTextResponse,
    responses={**BAD_BESIDE_TEXT, 200: {"content": {"text/markdown": {"schema": {"type": "string"}}}}},
)
async def page(game: GameId, page: Literal["rules", "rulings"], language: Language) -> PlainTextResponse:
    """Returns a game's rules or rulings page as Markdown."""
    try:
        text = get(game).page(page, language)
    except FileNotFoundError:
        raise NoPage(f"{game} has no {page} page yet") from None
    return PlainTextResponse(text, media_type="text/markdown")


@router.post("/rounds", status_code=201, responses=BAD)
async def begin_round(hub: TheHub, wanted: BeginRound, address: Address) -> RoundInfo:
    """Begins to make a key: takes the hash of a number and tells the hash of the server's own."""
    hub.lobby.check_here()
    id, made = hub.rounds.begin(address, wanted.seat, wanted.commitment)  # noqa: A001
    return RoundInfo(id, made.commitment, [ShareInfo(*msgspec.structs.astuple(share)) for share in made.shares()])


@router.post("/tables", status_code=201, responses=BAD)
async def open_table(hub: TheHub, wanted: OpenTable, address: Address) -> OpenedTable:
    """Opens a table and returns a link for each person, the owner's first, and one for spectators."""
    await hub.quotas.check_opening(address)
    clock = wanted.clock
    setting = ClockSetting(kind=clock.kind, seconds=clock.seconds, increment=clock.increment, lag=clock.lag)
    opening = partial(
        Table.open,
        wanted.game,
        _seats(wanted),
        options=wanted.options,
        clock=setting,
        hints=wanted.hints,
        key=hub.settings.key(),
        made=_round(hub, wanted),
        now=hub.settings.now,
    )
    # Others go on while a text of somebody's own is read.
    long = any(len(value) > SHORT_TEXT for value in wanted.options.values())
    table = await hub.errands.run(address, "", opening) if long else opening()
    mine = [seat for seat, chosen in enumerate(wanted.seats) if chosen.kind == "me"]
    held = [mine, *([seat] for seat, chosen in enumerate(wanted.seats) if chosen.kind == "person"), []]
    tokens = [hub.settings.token() for _ in held]
    keys = [
        Key(lock_of(token), seats, owner=not place)
        for place, (token, seats) in enumerate(zip(tokens, held, strict=True))
    ]
    live = await hub.open(table, keys, address)
    return OpenedTable(live.id, [_link(live.id, key, token) for key, token in zip(keys, tokens, strict=True)])


def _round(hub: Hub, wanted: OpenTable) -> Round | None:
    if not wanted.round:
        return None
    hub.lobby.check_here()  # rounds are where people wait: their games may begin with one as well
    made = hub.rounds.end(wanted.round, wanted.number)
    if any(seat >= len(wanted.seats) or wanted.seats[seat].kind != "me" for seat in made.seats):
        raise BadSeats("whoever opens a table adds a number for a seat of his own")
    return made


def _seats(wanted: OpenTable) -> list[Seat]:
    game = get(wanted.game)
    if len(wanted.seats) not in game.seats:
        raise BadSeats(f"{game.id} is played by {', '.join(map(str, game.seats))} players, not {len(wanted.seats)}")
    seats = []
    for number, seat in enumerate(wanted.seats):
        if seat.kind == "bot":
            seats.append(bot(seat.bot or bots.DEFAULT, seat.name))
        else:
            seats.append(person(seat.name or game.words().say("seat-name", number=number + 1)))
    return seats


def _link(table: str, key: Key, token: str) -> Link:
    role: Literal["owner", "seat", "spectator"] = "owner" if key.owner else "seat" if key.seats else "spectator"
    return Link(role, key.seats, token, f"/t/{table}#{token}")


@router.get("/tables/{table}", responses=BAD)
async def table_info(hub: TheHub, table: TableId, token: Token) -> TableInfo:
    """Tells what a link leads to."""
    key = await hub.key(table, token)
    live = await hub.live(table)
    setup = live.table.setup
    clock = setup.clock
    return TableInfo(
        table=table,
        game=setup.game,
        options=setup.options,
        people=[PersonInfo(seat.name, seat.bot, seat.stand_in) for seat in live.table.seats],
        clock=WantedClock(clock.kind, clock.seconds, clock.increment, clock.lag),
        opened=setup.at,
        hints=live.table.hints,
        over=live.table.over,
        seats=key.seats,
        owner=key.owner,
        due=any(live.table.owes(seat) for seat in key.seats),
    )


@router.get("/tables/{table}/log", responses=BAD)
async def table_log(
    hub: TheHub,
    table: TableId,
    token: Token,
    address: Address,
    seat: Annotated[int | None, Query(ge=0, le=64)] = None,
) -> LogInfo:
    """Returns all events that a seat of the token was told, the spectators' if it holds none."""
    key = await hub.key(table, token)
    live = await hub.live(table)
    allowed = key.seats or [live.spectators]
    chosen = allowed[0] if seat is None else seat
    if chosen not in allowed:
        raise BadToken(f"this link does not hold seat {chosen}")
    return LogInfo(chosen, await records.log_of(hub, live, chosen, address))


@router.get("/records", responses=BAD)
async def list_records(
    hub: TheHub,
    after: Annotated[str, Query(max_length=100)] = "",
    size: Annotated[int, Query(ge=1, le=200)] = 50,
) -> RecordPage:
    """Lists finished games page by page, the one opened last first, where the server was told to."""
    return await records.finished(hub, after, size)


@router.post("/records", status_code=201, responses=BAD)
async def import_record(
    hub: TheHub,
    request: Request,
    address: Address,
    _record: Annotated[dict[str, Any], Body(description="A record as exported.")],
) -> StoredRecord:
    """Imports a record after checking that it follows the rules."""
    return await records.import_record(hub, await request.body(), address)


@router.get(
    "/records/{table}",
    response_class=Response,
    responses={**BAD_BESIDE_TEXT, 200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def record(hub: TheHub, table: TableId, address: Address) -> Response:
    """Exports the record of a finished or imported game."""
    found = await records.record_of(hub, table, address)
    return Response(core_record.encode(found), media_type="application/json")


@router.get("/records/{table}/replay", responses=BAD, response_model=Replay)
async def record_replay(
    hub: TheHub, table: TableId, address: Address, seat: Annotated[int | None, Query(ge=0, le=64)] = None
) -> Response:
    """Returns a finished game as views: the first one, then what each move changes; a spectator's by default."""
    return Response(await records.watched(hub, table, seat, address), media_type="application/json")


@router.get("/records/{table}/previews", responses=BAD, response_model=None)
async def record_previews(
    hub: TheHub,
    table: TableId,
    address: Address,
    seat: Annotated[int, Query(ge=0, le=64)],
    move: Annotated[int, Query(ge=0)],
) -> Response:
    """Returns what could be told beforehand at a moment of a finished game: what each choice would do."""
    found = await records.record_of(hub, table, address)
    told = await hub.errands.run(address, table, partial(records.foreseen, found, seat, move))
    return Response(msgspec.json.encode(told), media_type="application/json")


@router.delete("/records/{table}", status_code=204, responses=BAD)
async def delete_record(hub: TheHub, table: TableId, token: Token) -> None:
    """Deletes a finished or imported game, for good."""
    await records.delete_record(hub, table, token)


@router.get(
    "/protocol",
    response_class=Response,
    responses={**BAD_BESIDE_TEXT, 200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def protocol() -> Response:
    """Returns the socket protocol as JSON Schema."""
    return Response(_protocol(), media_type="application/json")


@cache
def _protocol() -> bytes:
    return msgspec.json.encode(json_schema())
