"""What a game brings that a page was not built with: `python -m bestiary.server.contents` writes the shipped games'.

The page bundles what is written here, made anew at each build and never committed; of any other game it asks the
server for the same.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from bestiary.core.game import Game
from bestiary.core.printed import Printed
from bestiary.core.registry import games
from bestiary.server.api_types import ContentInfo

OURS = "bestiary.games."  # where our own games are
DEFAULT = Path(__file__).parents[3] / "web" / "src" / "generated" / "content"


def is_shipped(game: Game) -> bool:
    """Tell whether a game is one of Bestiary's own."""
    return type(game).__module__.startswith(OURS)


def event_arguments(game: Game) -> dict[str, dict[str, str]]:
    """Return of what type each event's arguments are: without it their numbers have no words."""
    return {kind.name: dict(part.split(":") for part in kind.arguments) for kind in game.event_kinds}


def content_of(game: Game, options: Mapping[str, str]) -> ContentInfo:
    """Return what a screen needs of a game besides its words and views."""
    complete = game.complete(options)
    printed = game.printed(complete) if isinstance(game, Printed) else {}
    return ContentInfo(event_arguments(game), dict(printed))


def main(arguments: list[str]) -> None:
    """Write what is printed on each shipped game and what its events mean, each only if it changed."""
    target = Path(arguments[0]) if arguments else DEFAULT
    target.mkdir(parents=True, exist_ok=True)
    events = target.parent / "events"
    events.mkdir(exist_ok=True)
    for game in games():
        if is_shipped(game):
            content = content_of(game, {})
            write(events / f"{game.id}.json", content.events)
            if isinstance(game, Printed):
                write(target / f"{game.id}.json", content.printed)


def write(path: Path, data: Any) -> None:
    """Write data as JSON unless the file holds it already."""
    text = msgspec.json.format(msgspec.json.encode(data), indent=1).decode()
    if not path.is_file() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
