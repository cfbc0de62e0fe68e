"""Does work for servers, on whatever machine it is started."""

import asyncio
import os
import secrets
import signal
import socket
from typing import Annotated

import typer


def worker(
    nats: Annotated[str, typer.Option(help="Where the servers' messages go, as nats://host:4222.")],
    places: Annotated[int, typer.Option(min=0, help="Questions answered at once; 0 for one a core.")] = 0,
    name: Annotated[str, typer.Option(help="As servers and their logs call it; by default the machine's name.")] = "",
    log_level: Annotated[str, typer.Option(help="DEBUG, INFO, WARNING or ERROR.")] = "WARNING",
) -> None:
    """Think for the bots of all servers that share a NATS, compute throws and hints, and analyse games."""
    from bestiary._engine import ENGINE
    from bestiary.bots.horde import cores
    from bestiary.cli.serve import set_up_logs
    from bestiary.server.cluster.needs import check_installed, is_messages

    if not is_messages(nats):
        raise typer.BadParameter("an address such as nats://host:4222", param_hint="--nats")
    check_installed()
    set_up_logs(log_level)
    from bestiary.server.cluster.worker import Worker

    many = places or cores()
    known_as = name or f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(2)}"

    def ready() -> None:
        told = f"{many} at once, engine {ENGINE.fingerprint[:12]}"
        print(f"Worker {known_as} is ready: {told}. Stop with Ctrl+C.", flush=True)

    async def run() -> None:
        working = Worker(nats, known_as, many)
        for sign in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(sign, working.leaving.set)
        await working.run(ready)

    asyncio.run(run())
