"""Copies a server's database while it runs."""

import json
from pathlib import Path
from typing import Annotated

import typer


def backup(
    file: Annotated[Path, typer.Argument(help="Where to put the copy; nothing is overwritten.")],
    database: Annotated[Path | None, typer.Option(help="SQLite file; by default in your data folder.")] = None,
    finished: Annotated[
        bool,
        typer.Option("--finished", help="Only games that are over: a copy that others may see while games go on."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Copy all tables and games of a server into one file, while it runs, and check the copy."""
    from bestiary.server.safekeeping import back_up
    from bestiary.server.settings import Settings

    tell(back_up(database or Settings().database, file, finished=finished), "Copied", as_json=as_json)


def tell(found: tuple[Path | str, int, int, int, int], done: str, *, as_json: bool) -> None:
    """Say what a copy holds."""
    path, tables, running, records, size = found
    if as_json:
        print(json.dumps({"path": str(path), "tables": tables, "running": running, "records": records, "bytes": size}))
    else:
        print(f"{done} {tables} tables ({running} still played) and {records} imported games to {path}, {size} bytes.")
