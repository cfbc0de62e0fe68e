"""Requests with more names in them than anything here has: refused before each of them is looked at."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import HTTPException, Request, Response
from fastapi.routing import APIRoute

MOST_NAMES: Final = 200  # of one object
DEEPEST: Final = 3  # below which nothing is looked at by its names


class BriefRequest(Request):
    """A request whose body is checked by its size in names: to say what is wrong with each takes a second of a loop."""

    async def json(self) -> Any:
        """Return the body."""
        found = await super().json()
        if _is_crowded(found, DEEPEST):
            raise HTTPException(422, f"an object of a request has at most {MOST_NAMES} names")
        return found


class BriefRoute(APIRoute):
    """A route of the API; all of them take such requests."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return what answers."""
        answer = super().get_route_handler()

        async def brief(request: Request) -> Response:
            return await answer(BriefRequest(request.scope, request.receive))

        return brief


def _is_crowded(value: Any, depth: int) -> bool:
    if isinstance(value, dict):
        return len(value) > MOST_NAMES or (depth > 0 and any(_is_crowded(each, depth - 1) for each in value.values()))
    return isinstance(value, list) and depth > 0 and any(_is_crowded(each, depth - 1) for each in value)
