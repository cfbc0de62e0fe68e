"""The whole server: sockets go straight to their table, everything else to FastAPI."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

import bestiary
from bestiary.core.errors import BestiaryError, NoPractice, Refused, UnknownGame
from bestiary.server import api_analysis, api_gathering, api_practice
from bestiary.server.analyses import TooManyAnalyses
from bestiary.server.api import NoPage, NoToken, address_of, router
from bestiary.server.arrivals import arrive
from bestiary.server.connection import Way
from bestiary.server.door import LARGEST_BODY, Counted, Doorkeeper, problem, too_large
from bestiary.server.errands import TooManyErrands
from bestiary.server.ground import TooManyThrows
from bestiary.server.hub import BadToken, Hub, UnknownTable
from bestiary.server.jobs import StorageError, told
from bestiary.server.lobby import Guessing, TooManyGatherings, UnknownGathering
from bestiary.server.logs import log
from bestiary.server.pages import HEADERS, static
from bestiary.server.quotas import TooManyTables, TooMuchStored
from bestiary.server.records import NotOver
from bestiary.server.rounds import TooManyRounds
from bestiary.server.settings import Settings
from bestiary.server.sockets import greet
from bestiary.server.storage import Elsewhere
from bestiary.server.wire import Session

if TYPE_CHECKING:
    from bestiary.server.cluster.member import Member

LONGEST_NUMBER = 18  # digits of a length
FORWARDING = {"forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"}

STATUS: tuple[tuple[type[BestiaryError], int, str], ...] = (
    (NoToken, 401, "no-token"),
    (BadToken, 403, "bad-token"),
    (UnknownTable, 404, "unknown-table"),
    (UnknownGame, 404, "unknown-game"),
    (NoPage, 404, "no-page"),
    (NoPractice, 404, "no-practice"),
    (NotOver, 409, "not-over"),
    (TooManyAnalyses, 429, "too-fast"),
    (TooManyThrows, 429, "too-fast"),
    (TooManyErrands, 429, "too-fast"),
    (TooMuchStored, 429, "too-fast"),
    (TooManyTables, 429, "too-many"),
    (TooManyRounds, 429, "too-fast"),
    (UnknownGathering, 404, "unknown-table"),
    (TooManyGatherings, 429, "too-many"),
    (Guessing, 429, "too-fast"),
    (Refused, 400, "refused"),
    (StorageError, 503, "storage"),
    (BestiaryError, 400, "bad-value"),
)


class Server:
    """The application; `hub` is there from the moment it is made, so a bad database is told before starting."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.member: Member | None = None
        if self.settings.cluster is None:
            self.hub = Hub(self.settings)
        else:
            # PostgreSQL and NATS are installed only where somebody wants several servers.
            from bestiary.server.cluster.joining import joined

            self.hub, self.member = joined(self.settings, self.settings.cluster)
        self.keeper = Doorkeeper(self.settings, self.hub.wishes)
        self.web: ASGIApp = Counted(self.keeper, web_app(self.hub, self.keeper, self.member))
        if self.member is not None:
            self.member.app = self.web

    async def prepare(self) -> None:
        """Look whether everything that is needed can be reached, before anybody is let in."""
        if self.member is not None:
            await self.member.prepare()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.web(scope, receive, send)

    def greet(self, way: Way, path: str, peer: str, forwarded: str) -> Session | None:
        """Receive a socket."""
        address = self.keeper.client(peer, forwarded)
        if self.keeper.is_banned(address):
            return None
        if self.member is not None:
            return self.member.greet(way, path, address) or arrive(self.hub, way, path, address)
        return greet(self.hub, way, path, address) or arrive(self.hub, way, path, address)


def web_app(hub: Hub, keeper: Doorkeeper, member: Member | None) -> FastAPI:
    """Make the HTTP side."""

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        if member is not None:
            await member.start()
        yield
        await hub.close()
        if member is not None:
            await member.close()

    app = FastAPI(
        title="Bestiary",
        version=bestiary.__version__,
        description="Tables by link, games and records. Moves go over the socket protocol, see `GET /api/protocol`.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    app.state.hub = hub
    app.include_router(router)
    app.include_router(api_analysis.router)
    app.include_router(api_practice.router)
    app.include_router(api_gathering.router)
    _add_errors(app, member)
    _add_guard(app, hub, keeper)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> JSONResponse:
        alive = "storage" not in hub.storage.ails()
        return JSONResponse({"ok": alive}, 200 if alive else 503)

    @app.get("/readyz", include_in_schema=False)
    async def readyz() -> JSONResponse:
        missing = hub.missing()
        return JSONResponse({"ready": not missing, "missing": missing}, 503 if missing else 200)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        # What is counted moves when somebody seals an answer: it is for whoever runs the server alone.
        if not _is_operator(hub.settings, request):
            return problem(403, "bad-token", "metrics are for the operator: ask from this machine, or with his token")
        return PlainTextResponse(hub.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/{path:path}", include_in_schema=False)
    async def pages(request: Request) -> Response:
        if request.url.path.startswith("/api/"):
            return problem(404, "not-found", "there is no such address")
        return static(hub.settings.static, request)

    return app


def _is_operator(settings: Settings, request: Request) -> bool:
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    if settings.metrics_token and hmac.compare_digest(token.encode(), settings.metrics_token.encode()):
        return True
    # A proxy on this machine speaks for others, whether or not it was told to say for whom.
    peer = request.scope.get("peer")
    return peer in ("127.0.0.1", "::1") and address_of(request) == peer and not FORWARDING & set(request.headers)


def _add_errors(app: FastAPI, member: Member | None) -> None:
    @app.exception_handler(Elsewhere)
    async def elsewhere(request: Request, error: Elsewhere) -> Response:
        answer = None if member is None else await member.ask_owner(request, error.owner)
        return answer or problem(503, "storage", str(error))

    @app.exception_handler(BestiaryError)
    async def bad(_: Request, error: BestiaryError) -> JSONResponse:
        status, code = next((status, code) for kind, status, code in STATUS if isinstance(error, kind))
        return problem(status, code, told(error))

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        found = error.errors()[0]
        place = ".".join(str(part) for part in found["loc"])
        return problem(422, "invalid", f"{place}: {found['msg']}")

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> Response:
        answer = problem(error.status_code, "http", str(error.detail))
        answer.headers.update(error.headers or {})
        return answer


def _add_guard(app: FastAPI, hub: Hub, keeper: Doorkeeper) -> None:
    @app.middleware("http")
    async def guard(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
        if keeper.is_banned(address_of(request)):
            return problem(403, "banned", "whoever runs this server does not let this address in")
        if refusal := keeper.refusal(request.scope["headers"]):
            return problem(403, "not-here", refusal)
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > LONGEST_NUMBER or int(length) > LARGEST_BODY:
            return problem(413, "too-large", too_large())
        framed = "content-length" not in request.headers or "transfer-encoding" in request.headers
        if request.method in ("POST", "PUT", "PATCH") and framed:
            return problem(411, "no-length", "say how long the request is by Content-Length, and by nothing else")
        if not hub.addresses.request(address_of(request), int(length)):
            words = "too many requests came from this address: wait a moment"
            return problem(429, "too-fast", words, {"Connection": "close"})
        response = await go_on(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if request.url.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
        if response.status_code >= 500:
            log.error("request failed", extra={"path": request.url.path, "code": response.status_code})
        return response
