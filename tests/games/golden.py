"""Finished games kept as records: one for each game, rules version and number of players."""

from __future__ import annotations

from pathlib import Path

from bestiary.core import Game, Record, load

FOLDER = Path(__file__).parents[1] / "records"


def golden(game: Game, seats: int) -> Record:
    """Returns the finished game kept for a number of players."""
    return load(FOLDER / f"{game.id}-v{game.rules_version}-{seats}.json")


def told(game: Game, record: Record) -> list[str]:
    """Returns what a spectator is told of a finished game, from its events alone."""
    names, words, spectator = record.header.names, game.words(), record.header.seats
    rows = [(row[0], *row[2:]) for row in record.events if row[1] >> spectator & 1]
    return [game.say_event(game.event(row), names, words) for row in rows]
