"""Lit spots are marked by brackets as well as by colour."""

from __future__ import annotations

from bestiary.core import Drawing, Keyed, Match, get
from bestiary.terminal.board import light
from bestiary.terminal.drawing import split


def drawn() -> tuple[Drawing, Match]:
    match = Match(get("marry"), 3, Keyed(bytes(32)))
    game = match.game
    return game.draw(match.view(0), game.words()), match


def test_lit_spots_stand_in_brackets_and_the_chosen_end_in_angles() -> None:
    drawing, match = drawn()
    board, _ = split(drawing)
    text = light(board, match.view(0), {"a1", "a2"}, ["b1", "a2"]).plain.splitlines()
    assert "[a1 +1]<a2 +1>" in text[0]
    assert "[b1" not in text[1]


def test_neighbours_with_one_column_between_share_a_bar() -> None:
    _, match = drawn()
    board = Drawing(["x1 x2 x3"], {"x1": (0, 0, 2), "x2": (0, 3, 2), "x3": (0, 6, 2)})
    assert light(board, match.view(0), {"x1", "x2", "x3"}).plain == "x1|x2|x3]"
    assert light(board, match.view(0), {"x1", "x2"}, ["x2"]).plain == "x1<x2>x3"


def test_the_leftmost_spot_has_room_for_its_bracket() -> None:
    drawing, match = drawn()
    board, facts = split(drawing)
    assert any(line.startswith("[d1") for line in light(board, match.view(0), {"d1"}).plain.splitlines())
    assert all(line.strip() for line in facts)


def test_a_drawing_without_spots_is_all_facts() -> None:
    board, facts = split(Drawing(["one", "", "two"], {}))
    assert board.lines == []
    assert facts == ["one", "two"]
