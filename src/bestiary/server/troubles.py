"""What can be wrong with a SQLite file, in sentences that say what to do."""

from __future__ import annotations

from pathlib import Path

from bestiary.server.jobs import StorageError


def explain(error: Exception, path: Path) -> StorageError:
    """Say in a sentence what is wrong with the database."""
    text = str(error).lower()
    if "locked" in text or "busy" in text:
        why = "is locked by another program; close that, then try again"
    elif "readonly" in text or "read-only" in text or "permission denied" in text:
        why = "can't be written: check the rights of the file and its folder"
    elif "full" in text:
        why = "can't grow: the disk is full; nothing stored is lost, make room and try again"
    elif "malformed" in text or "not a database" in text or "corrupt" in text:
        why = "is damaged or no database; move it away and restore a copy, or start with another --database"
    elif "unable to open" in text:
        why = "can't be opened: check that its folder exists and may be written"
    else:
        return StorageError(f"The database {path} failed: {error}.", "The database failed.")
    return StorageError(f"The database {path} {why}.", f"The database {why}.")
