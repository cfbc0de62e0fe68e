"""Catalogues."""

from __future__ import annotations

import pytest
from tests.core.pebbles import GAME

from bestiary.core import LANGUAGES, BestiaryError, Words, get
from bestiary.core.words import MissingWords, check_language, core_words


def test_a_message_is_said_with_its_arguments_and_plurals() -> None:
    words = Words("en", "cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n")
    assert words.say("cards", n=1) == "one card"
    assert words.say("cards", n=5) == "5 cards"


def test_a_later_catalogue_goes_before_an_earlier_one() -> None:
    assert Words("en", "a = first", "a = second").say("a") == "second"


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("nothing", "there are no words for 'nothing' in 'en'"),
        ("half", "'half' has no text in 'en'"),
        ("needs", "'needs' in 'en': Unknown external: thing"),
    ],
)
def test_missing_words_are_an_error(message: str, sentence: str) -> None:
    with pytest.raises(MissingWords) as error:
        GAME.words().say(message)
    assert sentence in str(error.value)


def test_an_unknown_language_is_refused() -> None:
    assert [check_language(language) for language in LANGUAGES] == ["en", "de"]
    with pytest.raises(BestiaryError, match="there is no language 'fr'; there are en, de"):
        get("marry").words("fr")
    with pytest.raises(BestiaryError, match="there is no language 'fr'"):
        core_words("fr")


def test_a_game_speaks_the_core_s_words_too() -> None:
    assert GAME.words("de").say("title") == "Kiesel"
    assert GAME.words("de").say("nobody") == "niemand"
    assert GAME.words("de") is GAME.words("de")
