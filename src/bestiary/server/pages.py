"""The built page: its files, cached for ever where their name holds their hash, and nothing from other hosts."""

from __future__ import annotations

import mimetypes
import re
from html import escape
from pathlib import Path

from fastapi import Request, Response
from fastapi.responses import FileResponse, HTMLResponse

HASHED = re.compile(r".*[-.][0-9A-Za-z_-]{8,}\.[a-z0-9]+$")
LONGEST_PATH = 255  # that any file system takes as one name
POLICY = (
    "default-src 'self'; script-src 'self'; connect-src 'self'; worker-src 'self'; img-src 'self' data: blob:; "
    "style-src 'self'; font-src 'self'; "  # boards move pieces by the style's own properties, which no policy minds
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SOURCES = Path(__file__).resolve().parents[3] / "web" / "package.json"  # of the page: only a checkout has them
NOT_BUILT = (
    "The page has not been built: start with ./bestiary, which builds it, or run `npm ci && npm run build` in web/."
)
NOT_SHIPPED = (
    "The page is missing: this package of Bestiary was made without it. Install a wheel that holds it; "
    "until then `bestiary play` plays in the terminal, and the server answers programs alone."
)
EXPLAINED = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bestiary</title>
<body>
<h1>The server runs, but has no page</h1>
<p>{reason}</p></body></html>
"""


def lacking(folder: Path) -> str | None:
    """Say that the page is missing and what brings it, or nothing where it is."""
    if (folder / "index.html").is_file():
        return None
    return NOT_BUILT if SOURCES.is_file() else NOT_SHIPPED


def static(folder: Path, request: Request) -> Response:
    """Return a file of the page, or the page itself for any of its own addresses."""
    path = request.url.path.lstrip("/")
    if (reason := lacking(folder)) is not None:
        return HTMLResponse(EXPLAINED.format(reason=escape(reason)), status_code=503)
    index = folder / "index.html"
    if "\0" in path or len(path) > LONGEST_PATH:
        return Response("There is no such file.", status_code=404, media_type="text/plain")
    wanted = (folder / path).resolve()
    if path and wanted.is_file() and wanted.is_relative_to(folder.resolve()):
        lasting = path.startswith("assets/") and HASHED.fullmatch(wanted.name)
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return _packed(request, wanted, {"Cache-Control": cache})
    if "." in path.rpartition("/")[2]:
        return Response("There is no such file.", status_code=404, media_type="text/plain")
    return _packed(request, index, {"Cache-Control": "no-cache"})


def _packed(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """Send a file, in the smallest form that the build has laid beside it and the browser takes."""
    accepted = request.headers.get("accept-encoding", "")
    kind = mimetypes.guess_type(file.name)[0]
    for coding, ending in (("br", ".br"), ("gzip", ".gz")):
        small = file.with_name(file.name + ending)
        if coding in accepted and small.is_file():
            told = {**headers, "Content-Encoding": coding, "Vary": "Accept-Encoding"}
            return FileResponse(small, headers=told, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)
