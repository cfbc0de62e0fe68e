"""Lists the games."""

import json
from typing import Annotated, Any

import typer


def games(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """List the games with their numbers of players and their options."""
    found = listed()
    if as_json:
        print(json.dumps(found, indent=2))
        return
    for game in found:
        players = ", ".join(map(str, game["players"]))
        print(f"{game['id']:<12} {game['title']}, {players} players")
        for name, values in game["options"].items():
            own = ["TEXT", "@FILE"] if name in game["open_options"] else []
            print(f"{'':<12} --option {name}={'|'.join([*values, *own])}")


def listed() -> list[dict[str, Any]]:
    """Collect what is known of every installed game."""
    from bestiary.core import registry

    return [
        {
            "id": game.id,
            "title": game.words().say("title"),
            "players": list(game.seats),
            "options": {option.name: list(option.values) for option in game.options},
            "open_options": [option.name for option in game.options if option.open],  # these take one's own text too
        }
        for game in registry.games()
    ]
