"""What a cluster needs before anything of it is imported."""

from __future__ import annotations

from importlib.util import find_spec

from bestiary.core.errors import BestiaryError


class NotInstalled(BestiaryError):
    """A library that is missing."""


def is_address(text: str) -> bool:
    """Tell whether what was given for a database is PostgreSQL's."""
    return text.startswith(("postgresql://", "postgres://"))


def is_messages(text: str) -> bool:
    """Tell whether what was given for messages is NATS's."""
    return text.startswith(("nats://", "tls://"))


def check_installed() -> None:
    """Raise unless the libraries of a cluster are there."""
    missing = [name for module, name in (("asyncpg", "asyncpg"), ("nats", "nats-py")) if find_spec(module) is None]
    if missing:
        raise NotInstalled(f"Several servers need {' and '.join(missing)}: pip install 'bestiary[cluster]'")
