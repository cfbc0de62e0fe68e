"""Actions as text."""

from __future__ import annotations

import pytest
from tests.games.marry.scene import GAME, Scene

from bestiary.core import BadNotation
from bestiary.games.marry.notation.actions import read_action, write_action


def test_every_action_round_trips() -> None:
    texts = [write_action(action) for action in range(GAME.actions)]
    assert len(set(texts)) == GAME.actions == 266
    assert [read_action(text) for text in texts] == list(range(266))


def test_the_first_words_of_an_action_are_its_kind() -> None:
    for action in range(GAME.actions):
        assert write_action(action).split()[0] == GAME.action_kind(action).name


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("stomp 2 > d4", 203),
        ("  Stomp  2 >  D4 ", 203),
        ("MOVE NE 3", 120),
        ("swap build > fortify", 262),
        ("done", 265),
    ],
)
def test_spaces_and_capitals_do_not_matter(text: str, action: int) -> None:
    assert read_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "stomp",
        "stomp 4 > d4",
        "stomp 2 d4",
        "house h1",
        "house a5",
        "move n 1",
        "move e 7",
        "swap build > build",
        "dOne!",
    ],
)
def test_other_text_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        read_action(text)
    assert repr(text) in str(error.value)
    assert "stomp 2 > d4" in str(error.value)


@pytest.mark.parametrize("action", [-1, 266])
def test_other_numbers_are_refused(action: int) -> None:
    with pytest.raises(BadNotation, match=f"marry has actions 0 to 265, not {action}"):
        write_action(action)
    with pytest.raises(BadNotation, match=f"marry has actions 0 to 265, not {action}"):
        GAME.action_kind(action)


def test_a_choice_names_its_parts() -> None:
    state = Scene("d4=@ d5=a1 ; hands=1s3b1f,-,-").state
    parts = {choice.notation: choice for choice in GAME.view_of(state, 0).choices}
    assert parts["fortify d5"].spots == ["d5"]
    assert parts["fortify d5"].target == "d5"
    assert parts["move w 3"].spots == ["d3", "d2", "d1"]
    assert parts["move w 3"].values == {"direction": 3, "distance": 3}
    assert parts["move w 3"].target == "d1"
    assert parts["swap build > stomp"].values == {"source": 1, "becomes": 0}
    assert parts["build"].spots == []
    assert parts["done"].target == ""


def test_a_choice_that_is_not_possible_still_has_parts() -> None:
    state = Scene("d4=@ b3=a1").state
    impossible = GAME.choice(state, read_action("stomp 1 > b3"))
    assert impossible.spots == []
    assert impossible.values["blocker"] == -1
