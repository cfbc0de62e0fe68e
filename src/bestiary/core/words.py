"""Words for people: Fluent catalogues that the page reads too, one per game and language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from bestiary.core.errors import BestiaryError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from bestiary.core.view import Prompt

LANGUAGES = ("en", "de")


class MissingWords(BestiaryError):
    """A message that a catalogue does not have, or that lacks an argument."""


class Words:
    """What says messages in one language, from the core's catalogue and one game's."""

    def __init__(self, language: str, *catalogues: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        for text in catalogues:
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Tell whether the catalogue has a message of this id."""
        return self.bundle.has_message(message)

    def say(self, message: str, **values: str | int) -> str:
        """Return a message with its arguments filled in."""
        if not self.has(message):
            raise MissingWords(f"there are no words for {message!r} in {self.language!r}")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise MissingWords(f"{message!r} has no text in {self.language!r}")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{message!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def either(self, phrases: Sequence[str]) -> str:
        """Say phrases of which one can be chosen, as a list."""
        if len(phrases) < 2:
            return "".join(phrases)
        last = self.say("either", one=phrases[-2], other=phrases[-1])
        for phrase in reversed(phrases[:-2]):
            last = self.say("listed", one=phrase, others=last)
        return last

    def say_prompt(self, prompt: Prompt) -> str:
        """Say what a seat is asked: the sentence, with a phrase for each kind of choice where there are any."""
        if not prompt.choices:
            return self.say(prompt.message, **prompt.values)
        phrases = [self.say(f"ask-{choice}", **prompt.values) for choice in prompt.choices]
        return self.say(prompt.message, **prompt.values, choices=self.either(phrases))


def check_language(language: str) -> str:
    """Return the language if there are catalogues for it."""
    if language not in LANGUAGES:
        raise BestiaryError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """Return the languages that a package has catalogues of, those that everybody has first."""
    room = folder / "words"
    names = {each.name for each in room.iterdir()} if room.is_dir() else set()
    found = {name.removesuffix(".ftl") for name in names if name.endswith(".ftl")}
    return (*(each for each in LANGUAGES if each in found), *sorted(found.difference(LANGUAGES))) or LANGUAGES[:1]


def catalogue(folder: Traversable, language: str) -> str:
    """Read a package's catalogue of one language."""
    return (folder / "words" / f"{language}.ftl").read_text("utf-8")


@cache
def core_words(language: str) -> str:
    """Read the words that all games share."""
    return catalogue(files("bestiary.core"), check_language(language))
