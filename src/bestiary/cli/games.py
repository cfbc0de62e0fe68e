"""Lists the games."""

import json
import textwrap
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from bestiary.core.game import Game

INDENT = " " * 13
WIDTH = 79
OWN = ("TEXT", "@FILE")


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    language: Annotated[str | None, typer.Option(help="en or de; else as the environment says (LANG).")] = None,
) -> None:
    """List the games: what they are, how long they take, who plays them, their options, and the bots."""
    from bestiary.cli.locale import language_of
    from bestiary.core import registry
    from bestiary.core.words import check_language

    spoken = check_language(language or language_of())
    if as_json:
        print(json.dumps(listed(spoken), indent=2, ensure_ascii=False))
        return
    found, wrong = registry.described(lambda game: in_words(game, spoken))
    for lines in found:
        print("\n".join([*lines, ""]))
    for game, trouble in wrong.items():
        print("\n".join([*trouble_in_words(game, trouble), ""]))
    print("\n".join(bots_in_words(spoken)))


def listed(language: str = "en") -> list[dict[str, Any]]:
    """Collect what is known of every installed game, and what is wrong with those that can't be played."""
    from bestiary.bots import names
    from bestiary.core import registry

    def known(game: "Game") -> dict[str, Any]:
        return {
            "id": game.id,
            "title": game.words(language).say("title"),
            "summary": game.words(language).say("summary"),
            "players": list(game.seats),
            "minutes": list(game.minutes),
            "options": {option.name: list(option.values) for option in game.options},
            "open_options": [option.name for option in game.options if option.open],  # these take one's own text too
            "bots": names(),  # the weakest first
        }

    found, wrong = registry.described(known)
    return found + [{"id": game, "trouble": trouble} for game, trouble in wrong.items()]


def in_words(game: "Game", language: str) -> list[str]:
    """Say what a game is, in a few lines."""
    from bestiary.terminal.speech import game_words

    words = game_words(game, language)
    shortest, longest = game.minutes
    head = words.say("games-head", title=words.say("title"), players=", ".join(map(str, game.seats)))
    length = words.say("games-length", least=shortest, most=longest)
    lines = [f"{game.id:<12} {head} {length}"]
    lines += textwrap.wrap(words.say("summary"), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    for option in game.options:
        lines += listed_values(f"--option {option.name}=", [*option.values, *(OWN if option.open else ())])
    return lines


def trouble_in_words(game: str, trouble: str) -> list[str]:
    """Say why an installed game can't be played."""
    return textwrap.wrap(f"{game:<12} {trouble}", WIDTH, subsequent_indent=INDENT)


def listed_values(start: str, values: list[str]) -> list[str]:
    """Write an option's values in a row, and in further rows where one is too short."""
    lines = [INDENT + start + values[0]]
    for value in values[1:]:
        if len(lines[-1]) + len(value) + 2 > WIDTH:
            lines[-1] += "|"
            lines.append(INDENT + " " * len(start) + value)
        else:
            lines[-1] += f"|{value}"
    return lines


def bots_in_words(language: str) -> list[str]:
    """Say which bots there are, the weakest first."""
    from bestiary.bots import names
    from bestiary.terminal.speech import terminal_words

    words = terminal_words(language)
    return [words.say("games-bots"), *(f"  {bot:<10} {words.say(f'bot-{bot}')}" for bot in names())]


def named_in(arguments: list[str]) -> "Game | None":
    """Return the game that a command line names, if it names one."""
    from bestiary.core import registry

    name = next((each for each in arguments if each in registry.ids()), None)
    return None if name is None else registry.get(name)


def options_of(game: "Game") -> list[str]:
    """Say how many play a game and which options it has, each with what it means."""
    words = game.words()
    lines = [f"{words.say('title')}: {', '.join(map(str, game.seats))} players, {game.minutes[0]} to"]
    lines[0] += f" {game.minutes[1]} minutes. Options of this game:"
    for option in game.options:
        lines.append(f"  --option {option.name}=VALUE   {words.say(f'option-{option.name}')}")
        for place, value in enumerate(option.values):
            meaning = words.say(f"option-{option.name}-{value}") + (" (default)" if place == 0 else "")
            told = f"{value}: {meaning}"
            lines += textwrap.wrap(told, WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 8)
        if option.open:
            lines.append(f"{' ' * 6}TEXT or @FILE: one's own")
    return lines if game.options else [lines[0].removesuffix(" Options of this game:")]
