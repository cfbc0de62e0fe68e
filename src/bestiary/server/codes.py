"""How an error is named in the protocol."""

from __future__ import annotations

from bestiary.core.errors import BadNotation, BestiaryError, CannotUndo
from bestiary.server.errands import TooManyErrands
from bestiary.server.jobs import StorageError
from bestiary.server.quotas import TooManyTables, TooMuchStored
from bestiary.table.errors import TableRefusal


def code_of(error: BestiaryError) -> str:
    """Return the protocol's code for an error."""
    if isinstance(error, TableRefusal):
        return error.code
    if isinstance(error, BadNotation):
        return "notation"
    if isinstance(error, CannotUndo):
        return "undo"
    if isinstance(error, StorageError):
        return "storage"
    if isinstance(error, (TooMuchStored, TooManyTables, TooManyErrands)):
        return "too-fast"
    return "bad-value"
