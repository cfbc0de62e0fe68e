"""What a player is asked: a phrase for each kind of choice, and no question that has one answer all can see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.golden import golden
from tests.games.mashup.scene import GAME, Scene

from bestiary.core import Prompt, State, bits

LANGUAGES = ("en", "de")


def asked() -> Iterator[tuple[State, int]]:
    """Yields moments of named positions and kept games, with a seat that is asked."""
    for state in GAME.positions().values():
        yield from ((state, seat) for seat in bits(int(state.to_act())))
    for number, (state, _) in enumerate(golden(GAME, 2).replay()):
        if number % 5 == 0 and not state.over:
            yield from ((state, seat) for seat in bits(int(state.to_act())))


def test_a_prompt_names_each_kind_of_choice_and_no_other() -> None:
    for state, seat in asked():
        view = GAME.view_of(state, seat)
        assert {Prompt.kind_of(choice) for choice in view.prompt.choices} == {each.kind for each in view.choices}
        for language in LANGUAGES:
            words = GAME.words(language)
            said = words.say_prompt(view.prompt)
            for choice in view.prompt.choices:
                assert words.say(f"ask-{choice}", **view.prompt.values) in said


def test_who_is_asked_has_a_choice_or_a_secret() -> None:
    for state, seat in asked():
        legal = state.legal(seat)
        if len(legal) == 1:
            assert GAME.action_kind(legal[0]).name in (GAME.asked_alone or {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_last_monster_move_nobody_is_asked_before_the_next(language: str) -> None:
    text = "a=2/7@nowhere a.hand=zoo b.hand=blaze phase=resting now=happened,moves:{}"
    words = GAME.words(language)
    said = [
        [words.say_prompt(GAME.view_of(Scene(text.format(moves)).state, seat).prompt) for seat in (0, 1)]
        for moves in (1, 0)
    ]
    assert said[0][0] != said[1][0]
    assert said[0][1] != said[1][1]
    assert not any(word in line for line in said[1] for word in ("before", "Before", "vor", "Vor"))
