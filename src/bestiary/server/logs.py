"""Structured logs: one JSON object a line, made of named fields. Tokens, keys and cards are never among them."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

FIELDS = ("table", "game", "seat", "code", "address", "seconds", "count", "bot", "words", "version", "path")

log = logging.getLogger("bestiary")


class OneLine(logging.Formatter):
    """A formatter that writes a log entry as JSON, with the fields that are meant for logs and no others."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str = "INFO") -> None:
    """Send the server's log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    for name in ("bestiary", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "bestiary" else "WARNING")
