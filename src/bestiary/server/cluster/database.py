"""Reaching PostgreSQL: what can go wrong is said in a sentence, and what passes by itself is tried again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar
from urllib.parse import urlsplit

import asyncpg

from bestiary.server.jobs import StorageError

T = TypeVar("T")

PATIENCE: Final = 10.0  # seconds for which the database may be away before anybody is refused
PAUSE: Final = 0.05
CONNECT_SECONDS: Final = 3
ANSWER_SECONDS: Final = 5.0  # after which a connection that says nothing is given up
PASSING: Final = (  # what a restart of the database leads to
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)


def shown(dsn: str) -> str:
    """Return an address without its password."""
    parts = urlsplit(dsn)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host}{parts.path}"


def explain(error: BaseException, dsn: str) -> StorageError:
    """Say in a sentence what is wrong with the database and what to do."""
    if isinstance(error, StorageError):
        return error
    if isinstance(error, asyncpg.InvalidPasswordError | asyncpg.InvalidAuthorizationSpecificationError):
        why = "lets nobody in with this name and password: check both in the address"
    elif isinstance(error, asyncpg.InvalidCatalogNameError):
        why = "does not exist: make it with `createdb`, or check its name in the address"
    elif isinstance(error, asyncpg.InsufficientPrivilegeError):
        why = f"refuses this user: {error}; its owner has to grant that"
    elif isinstance(error, asyncpg.UndefinedTableError | asyncpg.UndefinedFunctionError):
        why = "lacks what this version needs: run `bestiary migrate` first"
    elif isinstance(error, asyncpg.DiskFullError):
        why = "can't grow: its disk is full; nothing stored is lost, make room and try again"
    elif isinstance(error, PASSING):
        why = (
            f"can't be reached: {str(error) or type(error).__name__}; check that it runs and that the address is right"
        )
    else:
        why = f"failed: {error}"
    return StorageError(f"The database {shown(dsn)} {why}.")


async def connect(dsn: str) -> asyncpg.Connection:
    """Open a connection, or raise what keeps it from opening."""
    return await asyncpg.connect(
        dsn,
        timeout=CONNECT_SECONDS,
        command_timeout=ANSWER_SECONDS,
        server_settings={"application_name": "bestiary", "synchronous_commit": "on", "jit": "off"},
    )


async def patiently(work: Callable[[], Awaitable[T]], dsn: str, patience: float = PATIENCE) -> T:
    """Do something with the database, again as long as what is wrong may pass; raise `StorageError` if it did not."""
    until = time.monotonic() + patience
    while True:
        try:
            return await work()
        except PASSING as error:
            if time.monotonic() > until:
                raise explain(error, dsn) from error
            await asyncio.sleep(PAUSE)
        except asyncpg.PostgresError as error:
            raise explain(error, dsn) from error
