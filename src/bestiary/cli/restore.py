"""Puts a copy of a server's database back."""

from pathlib import Path
from typing import Annotated

import typer


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `bestiary backup` made.")],
    database: Annotated[Path | None, typer.Option(help="SQLite file; by default in your data folder.")] = None,
    replace: Annotated[bool, typer.Option("--replace", help="Keep what lies there under another name.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Put a copy back, checked first; the server must not run."""
    from bestiary.cli.backup import tell
    from bestiary.server.safekeeping import restore as put_back
    from bestiary.server.settings import Settings

    tell(put_back(file, database or Settings().database, replace=replace), "Restored", as_json=as_json)
