"""What the terminal says: its own catalogue, with a game's words on top."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from bestiary.core.errors import BadNotation, Refused
from bestiary.core.game import Game
from bestiary.core.state import State
from bestiary.core.view import Choice, View
from bestiary.core.words import Words, catalogue, check_language, core_words
from bestiary.terminal.rulebook import without_tests

ANCHOR = re.compile(r"<a id=[^>]*></a>\n?")  # what links on the page lead to


@cache
def terminal_words(language: str) -> Words:
    """Return the words of the terminal alone, for screens before a game is chosen."""
    return Words(language, core_words(check_language(language)), catalogue(files("bestiary.terminal"), language))


@cache
def game_words(game: Game, language: str) -> Words:
    """Return the words of the terminal and of a game."""
    own = catalogue(files("bestiary.terminal"), check_language(language))
    return Words(language, core_words(language), own, game.catalogue(language))


def say_prompt(view: View, words: Words) -> str:
    """Say what a seat is asked."""
    return words.say_prompt(view.prompt)


def say_refusal(game: Game, error: Refused, words: Words) -> str:
    """Say which rule forbids an action, with its id."""
    return words.say("ui-refused", words=game.rule(error.number, error.grounds).words(words.language), rule=error.rule)


def say_misread(error: BadNotation, text: str, choices: list[Choice], words: Words) -> str:
    """Say that a text is no action, with one example of each kind that is allowed now."""
    first = {choice.kind: choice.notation for choice in reversed(choices)}
    if not first:
        return str(error)
    return words.say("ui-misread", text=text, examples=", ".join(reversed(first.values())))


def why_not(game: Game, blind: State, seat: int, text: str, words: Words) -> Refused | None:
    """Return the rule that forbids all there is of a kind, if a text is no more than that kind's name."""
    wanted = text.casefold()
    for kind in game.action_kinds:
        named = words.say(f"action-{kind.name}").casefold() if words.has(f"action-{kind.name}") else ""
        if wanted in (kind.name.casefold(), kind.name.replace("-", " ").casefold(), named):
            rules = [int(blind.refusal(seat, action)) for action in range(kind.first, kind.first + kind.count)]
            if rules and all(rules):
                number = max(set(rules), key=rules.count)
                return Refused(game.rule(number).id, number, game.rule(number).words(words.language))
    return None


def rule_page(game: Game, words: Words) -> str:
    """Join the rules, the rulings and the cards of a game to one page; without pages it shows its refusals."""
    try:
        rules, rulings = (game.page(name, words.language) for name in ("rules", "rulings"))
    except FileNotFoundError:
        lines = [f"# {words.say('title')}", "", words.say("summary"), ""]
        lines += [f"- **{rule}** {words.say(f'rule-{rule}')}" for rule in game.rules.values()]
        return "\n".join(lines)
    entries = game.glossary(words)
    cards = [f"# {words.say('ui-rules-glossary')}", "\n".join(entries)] if entries else []
    return without_tests(ANCHOR.sub("", "\n\n".join([rules.strip(), *cards, rulings.strip()])))


def say_winners(names: list[str], words: Words) -> str:
    """Say who won."""
    if not names:
        return words.say("ui-end-nobody")
    if len(names) == 1:
        return words.say("ui-end-won", name=names[0])
    return words.say("ui-end-shared", names=", ".join(names))
