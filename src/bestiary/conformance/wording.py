"""Words: every id that a player can meet is said in every language, and the languages say the same things."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from fluent.syntax import FluentParser, ast

from bestiary.conformance.case import Case, Setting
from bestiary.core import BestiaryError, Game, Log, Words
from bestiary.core.game import CORE_RULES
from bestiary.core.optional.mind import mind_of

ANCHOR = re.compile(r"""\bid=["']([^"']+)["']|\{#([^}\s]+)\}""")
VIEWS = 12  # moments of each setting that are drawn and said in every language


def every_id_has_words(case: Case, settings: Sequence[Setting]) -> None:
    """Check that everything declared and everything met in play has words in every language."""
    game = settings[0].game
    for language in game.languages:
        try:
            words = game.words(language)
        except (BestiaryError, OSError) as error:
            case.that(False, language, f"there is no catalogue: {error}")
            continue
        for message in declared_messages(game):
            case.that(words.has(message), language, f"there are no words for {message}")
        for setting in settings:
            _say_what_is_met(case, setting, words)


def declared_messages(game: Game) -> Iterator[str]:
    """Yield the id of every message that a game's declarations ask for."""
    yield from ("title", "summary")
    for option in game.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{value}" for value in option.values)
    yield from (f"action-{kind.name}" for kind in game.action_kinds)
    yield from (f"event-{kind.name}" for kind in game.event_kinds)
    yield from (f"term-{term.name}" for term in mind_of(game).terms)
    yield from (f"rule-{rule}" for rule in (*game.rules.values(), *CORE_RULES.values()))


def _say_what_is_met(case: Case, setting: Setting, words: Words) -> None:
    """Say prompts and events of played games, and draw their views."""
    game, names = setting.game, [f"player {seat}" for seat in range(setting.seats)]
    views = min(VIEWS, 2 * setting.size.nodes)
    for node in setting.nodes[:: max(1, len(setting.nodes) // views)]:
        for seat in range(setting.seats + 1):
            view = game.view_of(node.state, seat)
            wrong = _error(lambda v=view: words.say_prompt(v.prompt))
            case.that(not wrong, node.where, f"{words.language}: the prompt can't be said: {wrong}")
            wrong = _error(lambda v=view: game.draw(v, words))
            case.that(not wrong, node.where, f"{words.language}: the view can't be drawn: {wrong}")
    for played in setting.walks[:4]:
        log = Log()
        setting.again(played, log=log)
        for seat in (0, setting.seats):
            for row in sorted(set(log.seen_by(seat))):
                wrong = _error(lambda r=row: game.say_event(game.event(r), names, words))
                case.that(not wrong, f"seed {played.seed}", f"{words.language}: event {row} can't be said: {wrong}")


def _error(say: Any) -> str:
    try:
        said = say()
    except (BestiaryError, LookupError, NotImplementedError) as error:
        return f"{type(error).__name__}: {error}"
    return "" if said else "nothing is said"


def languages_agree(case: Case, settings: Sequence[Setting]) -> None:
    """Check that all catalogues hold the same messages with the same variables, and no line that can't be read."""
    game = settings[0].game
    found: dict[str, dict[str, set[str]]] = {}
    for language in game.languages:
        try:
            text = game.catalogue(language)
        except OSError as error:
            case.that(False, language, f"there is no catalogue: {error}")
            continue
        found[language], junk = messages(text)
        case.that(not junk, language, f"a line can't be read: {junk[:1]}")
    everything = {message for each in found.values() for message in each}
    for message in sorted(everything):
        variables = {language: each.get(message) for language, each in found.items()}
        known = [each for each in variables.values() if each is not None]
        case.that(len(known) == len(found), message, f"it is not said in every language: {variables}")
        case.that(all(each == known[0] for each in known), message, f"it has other variables: {variables}")


def messages(text: str) -> tuple[dict[str, set[str]], list[str]]:
    """Read a catalogue: each message's variables, and what can't be read."""
    found: dict[str, set[str]] = {}
    junk: list[str] = []
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(_variables(entry))
        elif isinstance(entry, ast.Junk):
            junk.append(str(entry.content).strip())
    return found, junk


def _variables(node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _variables(value)
    elif isinstance(node, list):
        for each in node:
            yield from _variables(each)


def pages_cover_the_rules(case: Case, settings: Sequence[Setting]) -> None:
    """Check that every language has a rules page, and that every rule has an anchor there or on the rulings page."""
    game = settings[0].game
    for language in game.languages:
        anchors: set[str] = set()
        for name in ("rules", "rulings"):
            try:
                page = game.page(name, language)
            except OSError as error:
                case.that(False, language, f"there is no page of {name}: {error}")
                continue
            case.that(name == "rulings" or bool(page.strip()), language, f"the page of {name} is empty")
            anchors |= anchors_of(page)
        for rule in game.rules.values():
            case.that(rule in anchors, language, f"no page has an anchor for rule {rule}")


def anchors_of(page: str) -> set[str]:
    """Return what a page can be linked at: `id="A-2"` and `{#A-2}`."""
    return {one or other for one, other in ANCHOR.findall(page)}
