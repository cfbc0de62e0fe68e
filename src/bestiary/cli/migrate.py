"""Prepares a PostgreSQL database that several servers share."""

import asyncio
import json
from typing import Annotated

import typer


def migrate(
    database: Annotated[str, typer.Option(help="Address, as postgresql://name@host/database.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Bring a PostgreSQL database to the version that this Bestiary needs; nothing happens to one that has it."""
    from bestiary.server.cluster.needs import check_installed, is_address

    if not is_address(database):
        raise typer.BadParameter("an address such as postgresql://name@host/database", param_hint="--database")
    check_installed()
    from bestiary.server.cluster.migrate import migrate as bring_up

    done = asyncio.run(bring_up(database))
    if as_json:
        print(json.dumps(done._asdict()))
    elif done.before == done.now:
        print(f"{done.database} has version {done.now} already.")
    else:
        print(f"{done.database} is of version {done.now} now; it was {done.before or 'empty'}.")
