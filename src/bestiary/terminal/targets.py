"""Aims in lines: what can be aimed at by name, and what a throw there will probably hit."""

from __future__ import annotations

from bestiary.core.game import Game
from bestiary.core.optional.sights import BadSight, Sights
from bestiary.core.state import State
from bestiary.core.words import Words
from bestiary.terminal.hints import percent


def say_targets(game: Game, blind: State, seat: int, words: Words) -> list[str]:
    """Say what a seat can aim at, each with what is to be written for it; nothing where it does not aim."""
    if not isinstance(game, Sights) or not (targets := game.targets(blind, seat, words)):
        return []
    told = (words.say("ui-target", text=each.text, said=each.said, chance=percent(each.chance)) for each in targets)
    return [words.say("ui-targets"), *told]


def say_aim(game: Game, blind: State, seat: int, text: str, words: Words) -> str:
    """Say what an aim in words will probably hit, or why it is none; nothing for a text that is no such aim."""
    if not isinstance(game, Sights):
        return ""
    try:
        sight = game.read_sight(blind, seat, text, words)
    except BadSight as error:
        return str(error)
    return game.say_sight(blind, sight, words) if sight else ""
