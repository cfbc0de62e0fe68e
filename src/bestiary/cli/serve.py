"""Serves the page."""

import os
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bestiary.server.settings import Cluster

ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - chosen by whoever starts it


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in your network play.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")] = 8613,
    database: Annotated[
        str | None,
        typer.Option(
            help="SQLite file, by default in your data folder; or postgresql://... for one of several servers."
        ),
    ] = None,
    nats: Annotated[str | None, typer.Option(help="Messages between several servers, as nats://host:4222.")] = None,
    lease: Annotated[
        float,
        typer.Option(min=0.5, max=60, help="Seconds without a sign of life, after which other servers take over."),
    ] = 1.5,
    no_open: Annotated[bool, typer.Option("--no-open", help="Don't open a browser.")] = False,
    bot_pause: Annotated[float, typer.Option(min=0, max=10, help="Seconds a bot waits before it moves.")] = 0.25,
    no_limits: Annotated[
        bool,
        typer.Option("--no-limits", help="Don't limit addresses and sockets: behind a proxy that does, or to measure."),
    ] = False,
    no_listing: Annotated[
        bool, typer.Option("--no-listing", help="Show nobody which tables are open or played: only links lead there.")
    ] = False,
    list_records: Annotated[
        bool, typer.Option("--list-records", help="Let everyone who reaches the server list and watch finished games.")
    ] = False,
    keep_days: Annotated[
        float, typer.Option(min=0, help="Delete finished games after so many days; 0 keeps them.")
    ] = 0,
    idle_seat: Annotated[
        float,
        typer.Option(min=1, help="Seconds after which most of the seated may put a bot on a seat that owes a move."),
    ] = 90,
    quick_play: Annotated[
        float, typer.Option(min=1, help="Seconds that quick play waits for more people before bots fill up.")
    ] = 20,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address or network of a reverse proxy whose X-Forwarded-For is believed; may be repeated."),
    ] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option(help="Name under which the server is reached, if not any; may be repeated.")
    ] = None,
    allowed_origin: Annotated[
        list[str] | None, typer.Option(help="Another page that may use this server, as https://...; may be repeated.")
    ] = None,
    metrics_token: Annotated[
        str, typer.Option(envvar="BESTIARY_METRICS_TOKEN", help="Opens /metrics to who is not on this machine.")
    ] = "",
    log_level: Annotated[str, typer.Option(help="DEBUG, INFO, WARNING or ERROR.")] = "WARNING",
) -> None:
    """Serve the page: play in a browser, alone or with others."""
    from bestiary.server.door import own_names
    from bestiary.server.pages import lacking
    from bestiary.server.run import lan_address, run
    from bestiary.server.settings import Settings

    set_up_logs(log_level)
    settings = Settings(
        bot_pause=bot_pause,
        list_tables=not no_listing,
        list_records=list_records,
        trusted_proxies=tuple(trusted_proxy or ()),
        hosts=own_names(host, allowed_host or ()),
        origins=tuple(allowed_origin or ()),
        metrics_token=metrics_token,
        keep_days=keep_days,
        idle_seat_seconds=idle_seat,
        quick_seconds=quick_play,
    )
    if no_limits:
        settings.lift_limits()
    settings.cluster = cluster_of(database, nats, lease)
    if database is not None and settings.cluster is None:
        settings.database = Path(database)

    for warning in [*warnings(host, trusted_proxy or ()), *filter(None, [lacking(settings.static)])]:
        print(f"bestiary: {warning}", file=sys.stderr)

    def started(taken: int) -> None:
        here = f"http://{'localhost' if host in (*ANYWHERE, '127.0.0.1', '::1') else host}:{taken}/"
        print(f"Bestiary is ready: {here}")
        if host in ANYWHERE:
            print(f"In your network:   http://{lan_address() or 'this-machine'}:{taken}/")
        elif host in ("127.0.0.1", "::1"):
            print("Only this machine can reach it; --host 0.0.0.0 lets others in your network play.")
        print("Stop with Ctrl+C. Games are kept.", flush=True)
        if not no_open and has_screen():
            webbrowser.open(here)

    run(host, port, settings, started)


def set_up_logs(wanted: str) -> None:
    """Send logs to standard error, from a level on."""
    from bestiary.server import logs

    level = wanted.upper()
    if level not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise typer.BadParameter("choose DEBUG, INFO, WARNING or ERROR", param_hint="--log-level")
    logs.set_up(level)


def cluster_of(database: str | None, nats: str | None, lease: float) -> "Cluster | None":
    """Return where several servers find each other, if that is what is wanted."""
    from bestiary.server.cluster.needs import check_installed, is_address, is_messages
    from bestiary.server.settings import Cluster

    if database is None or not is_address(database):
        if nats is not None:
            raise typer.BadParameter("needs a --database that is postgresql://...", param_hint="--nats")
        return None
    if nats is None or not is_messages(nats):
        raise typer.BadParameter("several servers need NATS too, as nats://host:4222", param_hint="--nats")
    check_installed()
    return Cluster(database, nats, lease)


def warnings(host: str, proxies: Sequence[str]) -> list[str]:
    """Say what whoever starts a server like this should know."""
    found = []
    if host in ANYWHERE:
        found.append(
            "Everyone who reaches this machine can reach the server: docs/operating.md says how to hold the door."
        )
        if os.geteuid() == 0:
            found.append("It runs as root: give it a user of its own.")
    elif proxies and os.geteuid() == 0:
        found.append("It runs as root: give it a user of its own.")
    return found


def has_screen() -> bool:
    """Tell whether there is a desktop on which a browser could open."""
    if sys.platform in ("darwin", "win32"):
        return True
    return sys.stdout.isatty() and bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
