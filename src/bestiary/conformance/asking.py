"""Questions: a prompt names what can be chosen and nothing else, and nobody is asked what has only one answer."""

from __future__ import annotations

from collections.abc import Iterator

from bestiary.conformance.case import Case, Setting
from bestiary.conformance.wording import messages
from bestiary.core import NATURE, Prompt, View, Words
from bestiary.core.optional.checks import checks_of
from bestiary.core.words import MissingWords

PHRASE = "ask-"


def prompts_name_what_is_legal(case: Case, setting: Setting) -> None:
    """Check that a prompt has a phrase for each kind of legal action and none besides, and that it is said so."""
    game = setting.game
    names = [name.removeprefix(PHRASE) for name in messages(game.catalogue("en"))[0] if name.startswith(PHRASE)]
    if not names:
        case.not_run("does not apply: the game's prompts are sentences of their own, without phrases for choices")
        return
    for node in setting.nodes:
        for seat in range(setting.seats + 1):
            view = game.view_of(node.state, seat)
            legal = {choice.kind for choice in view.choices}
            named = {Prompt.kind_of(choice) for choice in view.prompt.choices}
            case.that(named == legal, node.where, f"seat {seat} is asked {sorted(named)}; legal are {sorted(legal)}")
            for language in game.languages:
                wrong = list(_misnamed(view, names, game.words(language)))
                case.that(not wrong, node.where, f"seat {seat}, {language}: {wrong[:1]}")


def _misnamed(view: View, names: list[str], words: Words) -> Iterator[str]:
    """Yield what is wrong with the sentence itself."""
    prompt = view.prompt
    sentence = words.say_prompt(prompt)
    said = [words.say(f"{PHRASE}{choice}", **prompt.values) for choice in prompt.choices]
    yield from (f"{sentence!r} does not say {phrase!r}" for phrase in said if phrase not in sentence)
    left = sentence
    for phrase in sorted(said, key=len, reverse=True):
        left = left.replace(phrase, "")
    legal = {Prompt.kind_of(choice) for choice in prompt.choices}
    for name in names:
        if Prompt.kind_of(name) in legal:
            continue
        try:
            phrase = words.say(f"{PHRASE}{name}", **prompt.values)
        except MissingWords:
            continue  # it asks for a number that this prompt does not have, so it can't be in it
        if phrase in left:
            yield f"{sentence!r} says {phrase!r}, which is not allowed now"


def no_idle_questions(case: Case, setting: Setting) -> None:
    """Check that a seat with one legal action is asked for it only where the game says why."""
    game = setting.game
    alone = checks_of(game).asked_alone
    if alone is None:
        case.not_run("does not apply: the game does not say which questions may have a single answer")
        return
    kinds = {kind.name for kind in game.action_kinds}
    for kind, reason in alone.items():
        case.that(kind in kinds and bool(reason), kind, "it is no kind of action, or has no reason")
    for node in setting.moments(setting.size.thoughts * 5):
        mask = node.state.to_act()
        if mask == NATURE:
            continue
        for seat in range(setting.seats):
            legal = node.state.legal(seat)
            if len(legal) == 1:
                kind = game.action_kind(legal[0]).name
                case.that(kind in alone, node.where, f"seat {seat} is asked though it can only {kind}")
            else:
                case.that(True, node.where, "")
