"""Requests over HTTP that only a table's owner can answer, carried to it and back."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.types import ASGIApp, Message

from bestiary.server.cluster import frames

CARRIED = {b"authorization", b"accept", b"accept-language", b"host", b"x-forwarded-for"}


def asked_of(request: Request) -> frames.Asked:
    """Return a request without a body as it is carried."""
    headers = [(name, value) for name, value in request.scope["headers"] if name in CARRIED]
    return frames.Asked(request.method, request.url.path, request.scope["query_string"], headers)


async def ask_app(app: ASGIApp, asked: frames.Asked) -> frames.Answered:
    """Answer a request by this server's own application."""
    answered = frames.Answered(500, [], b"")
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": "http",
        "path": asked.path,
        "raw_path": asked.path.encode(),
        "root_path": "",
        "query_string": asked.query,
        "headers": asked.headers,
        "client": None,
        "server": None,
        "relayed": True,
    }

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            answered.status, answered.headers = message["status"], list(message.get("headers", []))
        else:
            answered.body += message.get("body", b"")

    await app(scope, receive, send)
    return answered
