"""Lists a server's tables, closes some, and keeps addresses out."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer


def tables(
    database: Annotated[Path | None, typer.Option(help="SQLite file; by default in your data folder.")] = None,
    close: Annotated[list[str] | None, typer.Option(help="Close a table and delete it; may be repeated.")] = None,
    ban: Annotated[list[str] | None, typer.Option(help="Keep an address out; may be repeated.")] = None,
    unban: Annotated[list[str] | None, typer.Option(help="Let an address in again; may be repeated.")] = None,
    running: Annotated[bool, typer.Option("--running", help="Only games that are still played.")] = False,
    most: Annotated[int, typer.Option(min=1, help="So many, the one opened last first.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the tables of a server, running or not; what is asked of it is done within seconds, or when it starts."""
    from bestiary.server import control
    from bestiary.server.settings import Settings

    path = database or Settings().database
    wishes = control.read(path)
    if close or ban or unban:
        wishes = control.Wishes(
            (wishes.ban | {control.address(each) for each in ban or ()})
            - {control.address(each) for each in unban or ()},
            wishes.close | set(close or ()),
        )
        control.write(path, wishes)
    found = listed(path, running=running, most=most)
    if as_json:
        print(json.dumps({"tables": found, "banned": sorted(wishes.ban), "closing": sorted(wishes.close)}, indent=2))
        return
    for row in found:
        opened = datetime.fromtimestamp(row["opened"] / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        state = "over" if row["over"] else "running"
        figures = f"{row['entries']:6} entries {row['bytes']:9} bytes"
        print(f"{row['table']}  {opened} UTC  {row['game']:10} {state:8} {figures}")
    print(f"{len(found)} tables." + (f" Kept out: {', '.join(sorted(wishes.ban))}." if wishes.ban else ""))


def listed(path: Path, *, running: bool, most: int) -> list[dict[str, Any]]:
    """Return what is stored of each table; names, hands and keys are not looked at."""
    import sqlite3
    from contextlib import closing

    from bestiary.server.jobs import StorageError
    from bestiary.server.seals import Damaged
    from bestiary.server.seals import opened as unsealed
    from bestiary.server.storage import read_setup
    from bestiary.server.troubles import explain

    if not path.is_file():
        raise StorageError(f"There is no database {path}: no server has run here.")
    query = (
        "SELECT id, opened, ended IS NOT NULL, setup, (SELECT max(number) FROM entries WHERE tbl = id),"
        " (SELECT sum(length(entry) + length(history)) FROM entries WHERE tbl = id) FROM tables"
        " WHERE ended IS NULL OR NOT ? ORDER BY opened DESC LIMIT ?"
    )
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            rows = connection.execute(query, (running, most)).fetchall()
    except sqlite3.Error as error:
        raise explain(error, path) from error
    found = []
    for table, opened, over, setup, entries, size in rows:
        try:
            game = read_setup(unsealed(setup)).game
        except (Damaged, ValueError, TypeError):
            game = "damaged"
        found.append(
            {
                "table": table,
                "opened": opened,
                "game": game,
                "over": bool(over),
                "entries": entries or 0,
                "bytes": size or 0,
            }
        )
    return found
