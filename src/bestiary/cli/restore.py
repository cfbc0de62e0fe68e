"""Puts a copy of a server's database back."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `bestiary backup` made.")],
    database: Annotated[Path | None, typer.Option(help="SQLite file; by default in your data folder.")] = None,
    replace: Annotated[bool, typer.Option("--replace", help="Keep what lies there under another name.")] = False,
    into: Annotated[
        str, typer.Option(help="Add its games to a database that several servers share, as postgresql://...")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Put a copy back, checked first; the server must not run."""
    from bestiary.cli.backup import tell

    if into:
        from bestiary.server.cluster.needs import check_installed, is_address

        if not is_address(into):
            raise typer.BadParameter("an address such as postgresql://name@host/database", param_hint="--into")
        if database or replace:
            raise typer.BadParameter("adds to what is there: leave --database and --replace out", param_hint="--into")
        check_installed()
        from bestiary.server.cluster.importing import bring_in

        tell(asyncio.run(bring_in(file, into)), "Added", as_json=as_json)
        return
    from bestiary.server.safekeeping import restore as put_back
    from bestiary.server.settings import Settings

    tell(put_back(file, database or Settings().database, replace=replace), "Restored", as_json=as_json)
