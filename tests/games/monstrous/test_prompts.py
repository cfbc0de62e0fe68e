"""What is asked: the sentence names every kind of answer that is allowed, and nobody else is asked."""

from __future__ import annotations

from importlib.resources import files

import pytest
from tests.games.monstrous.scene import FAR, GAME, Scene

from bestiary.core import NATURE, bits
from bestiary.games.monstrous.checks.moments import Moments
from bestiary.games.monstrous.show.prompts import prompt
from bestiary.games.monstrous.state import Monstrous

MOMENTS = Moments()


def said(state: Monstrous, seat: int, language: str) -> tuple[str, list[str]]:
    """Returns the sentence that a seat reads, and its phrases."""
    asked, words = prompt(state, seat), GAME.words(language)
    phrases = [words.say(f"ask-{name}", **asked.values) for name in asked.choices]
    return words.say(asked.message, **asked.values, choices=" / ".join(phrases)), phrases


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", MOMENTS)
def test_a_prompt_names_exactly_the_kinds_that_are_legal(name: str, language: str) -> None:
    state = MOMENTS[name]
    assert isinstance(state, Monstrous)
    mask = state.to_act()
    if mask == NATURE:
        assert prompt(state, 0).choices == []
        return
    seat = bits(mask)[0]
    kinds = {GAME.action_kind(action).name for action in state.legal(seat)}
    asked = prompt(state, seat)
    assert {choice.partition("_")[0] for choice in asked.choices} == kinds
    sentence, phrases = said(state, seat, language)
    assert all(phrase in sentence for phrase in phrases)
    for other in range(int(state.seats) + 1):
        if other != seat:
            assert prompt(state, other).choices == []
            said(state, other, language)


def test_m34_the_prompt_of_a_young_god_says_whether_the_card_lies_or_is_off_the_table() -> None:
    text = "seats=2 rest=underworld hand-a=dragon,harpy hand-b=giant young=a faith=3,0"
    lies = Scene(text).throw("dragon unique", *FAR)
    assert said(lies.state, 0, "en")[0] == (
        "Your card hit nothing: pay 1 Faith and throw it again / leave it where it lies."
    )
    off = Scene(text).plan("dragon unique").land({"a.dragon": None})
    assert said(off.state, 0, "en")[0] == (
        "Your card missed the table: pay 1 Faith and throw it again / leave it to its Underworld."
    )
    assert "Unterwelt" in said(off.state, 0, "de")[0]


def test_a_prompt_says_the_numbers_that_matter() -> None:
    scene = Scene("seats=2 rest=underworld hand-a=dragon hand-b=giant deck-a=hydra/")
    scene.throw("dragon unique", 320, 210)
    assert said(scene.state, 0, "en")[0] == "The location's power: gain 1 Faith / draw a card."
    assert said(scene.state, 1, "en")[0] == "It is for Green to decide."
    extra = Scene("seats=2 rest=underworld hand-a=dragon,harpy hand-b=giant extra=2").throw("dragon unique", *FAR)
    assert said(extra.state, 0, "en")[0].endswith("One more throw is stored.")


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_phrase_is_part_of_another(language: str) -> None:
    words = GAME.words(language)
    filled = {"monster": 0, "god": 0, "amount": 1, "extra": 0, "changes": 1}
    names = [
        name.removeprefix("ask-")
        for line in (files("bestiary.games.monstrous") / "words" / f"{language}.ftl").read_text("utf-8").splitlines()
        if (name := line.partition(" =")[0]).startswith("ask-")
    ]
    assert len(names) > 25
    phrases = {name: words.say(f"ask-{name}", **filled) for name in names}
    for name, phrase in phrases.items():
        for other, text in phrases.items():
            assert name.partition("_")[0] == other.partition("_")[0] or phrase not in text, (name, other)


def test_sole_answers_are_never_asked_for() -> None:
    for name in MOMENTS:
        state = MOMENTS[name]
        if state.to_act() != NATURE:
            assert len(state.legal(bits(state.to_act())[0])) > 1, name
