"""Actions as text."""

from __future__ import annotations

import pytest
from tests.games.maker.scene import GAME, Scene

from bestiary.core import BadNotation
from bestiary.games.maker.notation.actions import read_action, write_action
from bestiary.games.maker.rules import numbers as n


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("turn", [0, 2])
def test_every_action_that_means_something_reads_as_it_is_written(seats: int, turn: int) -> None:
    absent = {n.OPERATE + steps * n.KINDS + kind for steps in range(seats, 5) for kind in range(n.KINDS)}
    absent |= {first + steps for first in (n.ACCEPT, n.DEMAND) for steps in range(seats, 5)}
    texts = {write_action(action, turn, seats): action for action in range(GAME.actions) if action not in absent}
    assert len(texts) == GAME.actions - len(absent)
    for text, action in texts.items():
        assert read_action(text, turn, seats) == action
    for action in absent:
        with pytest.raises(BadNotation, match="means nothing here"):
            write_action(action, turn, seats)


@pytest.mark.parametrize(
    ("text", "turn", "action"),
    [
        ("steal #12", 0, 12),
        ("Operate  Left-Arm with B", 0, 288 + 6),
        ("operate left-arm with b", 2, 288 + 12),
        ("accept a", 2, 332 + 1),
        ("wish brain", 0, 318 + 5),
        ("points 2", 0, 328),
        ("grave 1", 0, 342),
        ("stay out", 0, 349),
    ],
)
def test_players_are_named_and_counted_from_the_one_on_turn(text: str, turn: int, action: int) -> None:
    assert read_action(text, turn, 3) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "steal",
        "steal #36",
        "steal 12",
        "grave 0",
        "grave 6",
        "points 6",
        "operate arm with b",
        "accept d",
        "wish gold",
    ],
)
def test_what_is_no_action_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadNotation, match="write for example rob, grave 2, steal #12"):
        read_action(text, 0, 3)


def test_there_are_no_actions_beyond_the_last() -> None:
    with pytest.raises(BadNotation, match="maker has actions 0 to 358, not 359"):
        write_action(359, 0, 3)


def test_an_action_in_its_parts() -> None:
    state = Scene("A=la1 a=ra1,ra2 b=he1,he2,he3 heap=br7 die=3,3,3 action=2").state
    operate = next(choice for choice in GAME.view_of(state, 0).choices if choice.kind == "operate")
    assert operate.values == {"assistant": 1, "kind": 1, "modifier": 1, "need": 2}
    assert operate.target == "warehouse-b"
    revive = GAME.choice(Scene("A=he1,br1,la1 die=2,3,3 action=2").state, 352)
    assert revive.values == {"modifier": -3, "need": 5}
    assert revive.target == "slab-a"
    assert GAME.choice(Scene("b=la1 die=3,1,3").state, 1).values == {"card": 1, "kind": 0}
    assert GAME.choice(state, 343).target == "grave-2"
    assert GAME.choice(state, 333).values == {"seat": 1}
    assert GAME.choice(state, 327).values == {"points": 1}
    assert GAME.choice(state, 358).target == ""
